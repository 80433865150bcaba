// Who gets the machine to think, and when.
#include <doctest/doctest.h>

#include <future>
#include <semaphore>

#include "server/base/allowance.h"
#include "server/base/workers.h"

using namespace orrery::server;

namespace {

// Works for a while on a processor, so that it costs something.
void burn(double seconds) {
    const double until = thread_seconds() + seconds;
    while (thread_seconds() < until) {
    }
}

struct Shop {
    Metrics metrics;
    Faults faults{metrics};
};

// Holds the only worker, so that what is submitted waits until it is opened.
class Gate {
  public:
    explicit Gate(Workers& workers) {
        workers.submit({.payer = {"x", "x"}, .work = [this](double) {
                            begun_.set_value();
                            closed_.acquire();
                        }});
        begun_.get_future().wait();
    }
    void open() { closed_.release(); }

  private:
    std::promise<void> begun_;
    std::binary_semaphore closed_{0};
};

}  // namespace

TEST_CASE("turns: what is quick does not wait behind what is slow, however much of it there is") {
    Shop shop;
    Workers workers{2, 1000, 0, shop.faults};
    std::binary_semaphore gate{0};
    std::promise<void> begun;
    for (int i = 0; i < 50; ++i)
        workers.submit({.pace = Pace::Slow, .payer = {"a", "a"}, .work = [&, first = i == 0](double) {
                            if (first) begun.set_value();
                            gate.acquire();
                            gate.release();
                        }});
    begun.get_future().wait();
    std::promise<void> done;
    REQUIRE(workers.submit(
        {.pace = Pace::Quick, .payer = {"a", "a"}, .work = [&](double) { done.set_value(); }}));
    done.get_future().wait();  // while the first slow one still holds its thread
    CHECK(workers.waiting() == 49);
    gate.release();
}

TEST_CASE("turns: they go round over addresses, and over people behind one address") {
    Shop shop;
    Workers workers{1, 1000, 0, shop.faults};
    Gate gate{workers};
    std::promise<void> done;
    std::vector<std::string> order;
    const auto submit = [&](const char* address, const char* person, bool last = false) {
        workers.submit({.payer = {address, person}, .work = [&, person, last](double) {
                            order.emplace_back(person);
                            burn(0.02);
                            if (last) done.set_value();
                        }});
    };
    for (int i = 0; i < 6; ++i) submit("mill", "greedy");
    submit("mill", "neighbour");
    submit("home", "modest");
    submit("mill", "greedy", true);
    gate.open();
    done.get_future().wait();
    // Each address has its first turn before any has its second; so have the people of one address.
    REQUIRE(order.size() == 9);
    CHECK(order[0] == "greedy");
    CHECK(order[1] == "modest");
    CHECK(order[2] == "neighbour");
}

TEST_CASE("turns: what can wait lets everybody else go first, whoever has used more") {
    Shop shop;
    Workers workers{1, 1000, 0, shop.faults};
    Gate gate{workers};
    std::promise<void> done;
    std::vector<std::string> order;
    const auto submit = [&](Pace pace, const char* who) {
        workers.submit({.pace = pace, .payer = {who, who}, .work = [&, who](double) {
                            order.emplace_back(who);
                            burn(0.02);
                            if (order.size() == 5) done.set_value();
                        }});
    };
    submit(Pace::Idle, "study");
    for (int i = 0; i < 4; ++i) submit(Pace::Slow, "bots");
    gate.open();
    done.get_future().wait();
    CHECK(order.back() == "study");
}

TEST_CASE("turns: who comes late has saved nothing up") {
    Shop shop;
    Workers workers{1, 1000, 0, shop.faults};
    for (int i = 0; i < 5; ++i) {
        std::promise<void> done;
        workers.submit({.payer = {"a", "a"}, .work = [&](double) {
                            burn(0.02);
                            done.set_value();
                        }});
        done.get_future().wait();
    }
    Gate gate{workers};
    std::promise<void> done;
    std::vector<std::string> order;
    for (const char* who : {"late", "late", "late", "a", "last"})
        workers.submit({.payer = {who, who}, .work = [&, who](double) {
                            order.emplace_back(who);
                            burn(0.05);
                            if (order.size() == 5) done.set_value();
                        }});
    gate.open();
    done.get_future().wait();
    CHECK(std::ranges::find(order, "a") - order.begin() <= 3);
}

TEST_CASE("turns: of one person only so much waits, and in all") {
    Shop shop;
    Workers workers{0, 3, 0, shop.faults};  // nobody works here
    const auto submit = [&](const char* who, std::size_t most) {
        return workers.submit({.payer = {who, who}, .most = most, .work = [](double) {}});
    };
    CHECK(submit("a", 2));
    CHECK(submit("a", 2));
    CHECK_FALSE(submit("a", 2));
    CHECK(submit("b", 2));
    CHECK_FALSE(submit("c", 2));
}

TEST_CASE("turns: who takes another address of one network for each job has some turns, not one for each") {
    Shop shop;
    Workers workers{1, 1000, 0, shop.faults, 2};
    Gate gate{workers};
    std::promise<void> done;
    std::vector<std::string> order;
    const auto submit = [&](const std::string& address, const std::string& network, const std::string& who) {
        workers.submit({.payer = {address, who, network}, .work = [&, who](double) {
                            order.emplace_back(who);
                            burn(0.02);
                            if (order.size() == 11) done.set_value();
                        }});
    };
    for (int i = 0; i < 8; ++i) submit("many" + std::to_string(i), "network", "many");
    for (int i = 0; i < 3; ++i) submit("home", "", "modest");
    gate.open();
    done.get_future().wait();
    // Two of theirs for each one of the other's, or nearly: time is measured.
    const auto last = std::ranges::find(order.rbegin(), order.rend(), "modest");
    CHECK(order.rend() - last <= 9);
}

TEST_CASE("allowances: a network of the longer addresses has some shares of what an address has") {
    Allowances allowances;
    const Budget budget{.of_person = {1e6, 1e6, 1000}, .of_address = {10, 0, 1000}, .network_shares = 2};
    const auto payer = [](const char* address, const char* network) {
        return Payer{address, std::string{"somebody at "} + address, network};
    };
    allowances.spend(payer("a", "network"), budget, 10, 0);
    CHECK(allowances.wait(payer("a", "network"), budget, 0) > 0);
    CHECK(allowances.wait(payer("b", "network"), budget, 0) == 0);
    allowances.spend(payer("b", "network"), budget, 10, 0);
    CHECK(allowances.wait(payer("c", "network"), budget, 0) > 0);
    CHECK(allowances.wait(payer("d", "other"), budget, 0) == 0);
    CHECK(allowances.wait(payer("e", ""), budget, 0) == 0);
}

TEST_CASE("allowances: seconds that are used up come back with time") {
    Allowances allowances;
    const Rate rate{10, 3600, 3'600'000};  // ten at once, one every second
    CHECK(allowances.wait("a", rate, 0) == 0);
    allowances.spend("a", rate, 4, 0);
    CHECK(allowances.wait("a", rate, 0) == 0);
    allowances.spend("a", rate, 26, 0);
    CHECK(allowances.wait("a", rate, 0) == 21'000);
    CHECK(allowances.wait("b", rate, 0) == 0);
    CHECK(allowances.wait("a", rate, 21'000) == 0);
    CHECK(allowances.wait("a", rate, 100'000'000) == 0);
    allowances.spend("a", rate, 11, 100'000'000);  // no more than ten were saved
    CHECK(allowances.wait("a", rate, 100'000'000) > 0);
}

TEST_CASE("allowances: a clock that is set back takes nothing away") {
    Allowances allowances;
    const Rate rate{10, 3600, 3'600'000};
    allowances.spend("a", rate, 4, 3'600'000);
    CHECK(allowances.wait("a", rate, 0) == 0);
    allowances.spend("a", rate, 6, 0);
    CHECK(allowances.wait("a", rate, 0) == 1000);
}
