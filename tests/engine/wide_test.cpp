// There is room in the engine: a game with all that is hard about the next ones keeps every law.
#include <doctest/doctest.h>

#include "engine/laws.h"
#include "engine/walks.h"
#include "engine/wide_toy.h"

using namespace orrery;
using conclave::Conclave, conclave::act;
using Verb = conclave::Verb;

namespace {

// Dealt, five players, the first to move.
Match dealt(std::uint64_t seed) {
    Match match{std::make_unique<GameOf<Conclave>>(Conclave{}, Setup{.players = 5})};
    Rng rng{seed};
    while (match.game().actors().chance) match.answer(kChance, draw_outcome(match.game(), rng));
    return match;
}

Action first_show(const AnyGame& game, Seat seat) {
    ActionList options;
    game.list(seat, options);
    return options[0];
}

}  // namespace

TEST_CASE("a game with 70 verbs, five seats, names from its content and an interruption keeps every law") {
    const Conclave rules;
    CHECK(rules.verbs().verbs().size() == 70);
    const Laws laws{rules};
    for (int players = 2; players <= 5; ++players)
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            CHECK(laws.check_game({.players = static_cast<std::uint8_t>(players)}, seed, {.costly_every = 1})
                      .value_or("") == "");
}

TEST_CASE("a hand that two seats know: a card shown from it teaches the three others") {
    Match match = dealt(1);
    CHECK(match.answers()[0].seen_by(4));  // the last seat gets the first card
    CHECK(match.answers()[0].seen_by(0));
    CHECK_FALSE(match.answers()[0].seen_by(1));
    CHECK_FALSE(match.answers()[0].seen_by(kSpectator));
    CHECK(match.answer(0, act(Verb::Challenge)) == kAllowed);
    CHECK_FALSE(match.game().settled());
    CHECK(match.game().actors() == Actors::of(1));
    CHECK(match.answer(1, first_show(match.game(), 1)) == kAllowed);
    CHECK(match.answers().back().flags.reveals == 0b11001);
    CHECK(match.free_undo(1) == 0);
    CHECK_FALSE(match.game().settled());
    CHECK(match.game().actors() == Actors::of(0));
}

TEST_CASE("a walk goes on behind what shows something to others only, and stops at an interruption") {
    Match match = dealt(2);
    for (const auto& walk : walks_of(match.game(), 0).walks) CHECK(walk.size() == 1);
    match.answer(0, act(Verb::Challenge));
    const Walks walks = walks_of(match.game(), 1);
    CHECK(walks.complete);
    bool told = false;
    for (std::size_t i = 0; i < walks.walks.size(); ++i)
        told = told || walks.gains[i] == Goods{{"points", 1}};
    CHECK(told);  // showing teaches the others and not the seat itself: it knows what it gains
}

TEST_CASE("verbs behind the 64th are written, read and refused like all others") {
    const Conclave rules;
    const auto last = rules.verbs().read("ring_63");
    REQUIRE(last);
    CHECK(last->verb == 69);
    CHECK(rules.verbs().write(rules.verbs().at(rules.verbs().size() - 1)) == "ring_63");
    Match match = dealt(3);
    CHECK(match.answer(0, *last) == breaks("CC-3"));
    CHECK(match.answer(0, {70}) == kMalformed);
    CHECK(match.answer(0, act(Verb::Show)) == kNotAsked);
}
