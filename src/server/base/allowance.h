// Seconds of search that a person and an address may use: so many at once, and so many in an hour in the long
// run. Who has used them up is told how long to wait. Lives on the loop's thread.
#pragma once

#include <string>
#include <unordered_map>

#include "server/base/limits.h"

namespace orrery::server {

class Allowances {
  public:
    void spend(const std::string& who, const Rate& rate, double seconds, Millis now) {
        Left& left = at(who, rate, now);
        left.seconds -= seconds;
    }
    // How long until there is something left; 0: there is.
    Millis wait(const std::string& who, const Rate& rate, Millis now) {
        const Left& left = at(who, rate, now);
        if (left.seconds > 0) return 0;
        return static_cast<Millis>((kLeast - left.seconds) * static_cast<double>(rate.per) / rate.count);
    }

  private:
    static constexpr double kLeast = 1;  // a second to go on with, so that nobody asks again at once
    struct Left {
        double seconds;
        Millis at;
    };

    Left& at(const std::string& who, const Rate& rate, Millis now) {
        const auto refilled = [&](const Left& left) {
            return std::min(rate.burst, left.seconds + rate.count * static_cast<double>(now - left.at) /
                                                           static_cast<double>(rate.per));
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
