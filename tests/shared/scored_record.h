// Records for tests.
#pragma once

#include <doctest/doctest.h>

#include "catalog/catalog.h"
#include "core/rng.h"
#include "engine/record.h"

namespace orrery {

// Of a game that ends with an answer that sets something off by itself: two seats of Arcs, whoever may
// declare an ambition does, until the first chapter with a declared one is scored.
inline std::string scored_record() {
    const Games games = all_games();
    auto start = games.make("arcs", Setup{.players = 2});
    REQUIRE(start);
    Match match{std::move(*start)};
    Rng rng{7};
    for (int i = 0; i < 2000 && !match.game().over(); ++i) {
        const AnyGame& game = match.game();
        const Seat who = game.actors().first();
        ActionList answers;
        game.list(who, answers);
        Action action = rng.one_of(answers);
        for (const Action each : answers)
            if (game.verbs().write(each).starts_with("declare ")) action = each;
        const std::vector<Sequel> sequels = game.sequels(who, action);
        REQUIRE(match.answer(who, action));
        if (!sequels.empty() && !sequels[0].parts.empty() && sequels[0].parts[0].key == "scored.ambition")
            return write_record({{}, std::move(match)}, games);
    }
    FAIL("no ambition was scored");
    return "";
}

// A game of no answer at all, so that nothing takes long; a comment makes it a record of its own.
inline std::string record_without_answers(int number) {
    const Games games = all_games();
    auto start = games.make("pocket_imperium", Setup{.players = 2});
    REQUIRE(start);
    return write_record(Record{{}, Match{std::move(*start)}}, games) + "# " + std::to_string(number) + '\n';
}

}  // namespace orrery
