#include "lab/players/aids.h"

#include <doctest/doctest.h>

#include <array>
#include <atomic>

#include "catalog/catalog.h"

namespace orrery {

namespace {

struct Counting final : SharedWork {
    void run(int worker) override { ++done[static_cast<std::size_t>(worker)]; }
    std::array<std::atomic<int>, 4> done{};
};

}  // namespace

TEST_CASE("the machine lends hands, each with its number, and a clock") {
    for (const BotAids* aids : {&machine_aids(), &no_aids()}) {
        Counting work;
        aids->share(4, work);
        for (const auto& count : work.done) CHECK(count == 1);
    }
    CHECK(machine_aids().seconds().has_value());
    CHECK(!no_aids().seconds().has_value());
}

TEST_CASE("a bot that is given a time thinks, and one with hands lent chooses as one without") {
    const GameRow& game = catalog()[1];
    const auto table = *game.make(built_in(), {.players = 2});
    const auto answer = [&](const char* name, const BotAids& aids) {
        const auto bot = game.make_bot(built_in(), name, aids);
        REQUIRE(static_cast<bool>(bot));
        auto played = table->clone();
        Rng rng{6};
        while (played->actors().chance) {
            ActionList possible;
            played->list(kChance, possible);
            played->play(kChance, possible[0]);
        }
        const Seat seat = played->actors().first();
        ActionList options;
        played->list(seat, options);
        const Action chosen = (*bot)->choose(*played, seat, rng);
        CHECK(options.contains(chosen));
        return chosen;
    };
    answer("mcts:time=5ms", machine_aids());
    CHECK(answer("mcts:iterations=60:threads=3", machine_aids()) ==
          answer("mcts:iterations=60:threads=3", no_aids()));
}

}  // namespace orrery
