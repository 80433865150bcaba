// What a person and an address may use (seconds of search, bytes of the disk): so much at once, and so much
// in an hour or a day in the long run. Who has used it up is told how long to wait. Lives on the loop's
// thread.
#pragma once

#include <string>
#include <unordered_map>

#include "server/base/limits.h"
#include "server/base/payer.h"

namespace orrery::server {

// What a person and an address have; a network has so many shares of what an address has.
struct Budget {
    Rate of_person, of_address;
    double network_shares = 1;
};

class Allowances {
  public:
    void spend(const Payer& payer, const Budget& budget, double amount, Millis now) {
        for_each(payer, budget,
                 [&](const std::string& who, const Rate& rate) { spend(who, rate, amount, now); });
    }
    Millis wait(const Payer& payer, const Budget& budget, Millis now) {
        Millis longest = 0;
        for_each(payer, budget, [&](const std::string& who, const Rate& rate) {
            longest = std::max(longest, wait(who, rate, now));
        });
        return longest;
    }
    void spend(const std::string& who, const Rate& rate, double amount, Millis now) {
        Left& left = at(who, rate, now);
        left.amount -= amount;
    }
    // How long until there is something left; 0: there is.
    Millis wait(const std::string& who, const Rate& rate, Millis now) {
        const Left& left = at(who, rate, now);
        if (left.amount > 0) return 0;
        constexpr double kLongest = 86'400'000;
        const double all = (kLeast - left.amount) * static_cast<double>(rate.per) / rate.count;
        return all < kLongest ? static_cast<Millis>(all) : static_cast<Millis>(kLongest);
    }

  private:
    // Who comes from this machine is known by name alone.
    template <typename Do>
    static void for_each(const Payer& payer, const Budget& budget, const Do& act) {
        act(payer.person, budget.of_person);
        if (payer.address != payer.person) act(payer.address, budget.of_address);
        if (!payer.network.empty()) act(payer.network, budget.of_address.times(budget.network_shares));
    }

    static constexpr double kLeast = 1;  // to go on with, so that nobody asks again at once
    struct Left {
        double amount;
        Millis at;
    };

    Left& at(const std::string& who, const Rate& rate, Millis now) {
        const auto refilled = [&](const Left& left) {
            return std::min(rate.burst, left.amount + rate.come_back(left.at, now));
        };
        if (mark_.due(left_.size())) {
            std::erase_if(left_, [&](const auto& each) { return refilled(each.second) >= rate.burst; });
            mark_.swept(left_.size());
        }
        Left& left = left_.try_emplace(who, Left{rate.burst, now}).first->second;
        left = {refilled(left), now};
        return left;
    }

    std::unordered_map<std::string, Left> left_;
    SweepMark mark_;
};

}  // namespace orrery::server
