// The laws hold for a game that keeps them.
#include "engine/laws.h"

#include <doctest/doctest.h>

#include "engine/toy_game.h"

using namespace orrery;
using toy::SealedBids, toy::setup_for;

TEST_CASE("Sealed Bids keeps every law, in every setup") {
    const Laws laws{SealedBids{}, toy::cards_are_conserved};
    for (int players = 2; players <= 4; ++players)
        for (int length = 0; length < 2; ++length)
            for (int calls = 0; calls < 2; ++calls)
                for (std::uint64_t seed = 0; seed < 8; ++seed)
                    CHECK(laws.check_game(setup_for(players, length, calls), seed, {.costly_every = 3}) ==
                          std::nullopt);
}

TEST_CASE("Sealed Bids keeps every law at every ply of a few games") {
    const Laws laws{SealedBids{}, toy::cards_are_conserved};
    for (std::uint64_t seed = 100; seed < 108; ++seed)
        CHECK(laws.check_game(setup_for(3), seed, {.costly_every = 1, .wild_answers = 1000}) == std::nullopt);
}

TEST_CASE("how much is checked does not change the game that is played") {
    std::vector<toy::State> seen;
    const Laws laws{SealedBids{}, [&](const toy::State& s) -> laws::Violation {
                        seen.push_back(s);
                        return std::nullopt;
                    }};
    CHECK(laws.check_game(setup_for(2), 5, {.costly_every = 1'000'000}) == std::nullopt);
    const auto game = std::exchange(seen, {});
    CHECK(laws.check_game(setup_for(2), 5, {.costly_every = 1}) == std::nullopt);
    CHECK(seen.size() > game.size());  // imagined positions come between those of the game
    auto next = game.begin();
    for (const toy::State& state : seen)
        if (next != game.end() && state == *next) ++next;
    CHECK(next == game.end());
}

TEST_CASE("a setup that the rules forbid is reported") {
    CHECK(Laws{SealedBids{}}.check_game(setup_for(5), 1) == "seed 1, ply 0: the setup is refused: SB-1");
}

TEST_CASE("a playout reaches the end, by chance and by decisions") {
    const SealedBids rules;
    Rng rng{7};
    auto state = rules.start(setup_for(3));
    CHECK(playout(rules, state, rng) == 4 * (2 + 3));
    CHECK(rules.actors(state).over());
}
