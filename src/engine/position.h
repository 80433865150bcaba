// A position as a JSON document: tests, puzzles, analysis, bug reports. docs/positions.md describes it.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/any_game.h"

namespace orrery {

// Makes the game of an id as it is set up, or says why it cannot be. The catalog's, handed in because the
// engine names no game.
using GameMaker = std::function<Result<std::unique_ptr<AnyGame>>(std::string_view id, const Setup& setup)>;
// Describes a game by id. Null: there is no such game.
using GameFinder = std::function<const GameInfo*(std::string_view id)>;

struct Games {
    GameFinder find;
    GameMaker make;
};

// The game of these rules as it is set up, or the rule that forbids such a setup.
template <GameAtTheEdge R>
Result<std::unique_ptr<AnyGame>> make_game(const R& rules, const Setup& setup) {
    if (const Verdict verdict = rules.judge_setup(setup); !verdict)
        return Message{"error.setup.refused", {{"rule", verdict.rule}}};
    return std::unique_ptr<AnyGame>{std::make_unique<GameOf<R>>(rules, setup)};
}

// Where just one game is known: in its tests.
template <GameAtTheEdge R>
Games only_game(const R& rules) {
    return {[](std::string_view id) { return id == R::info().id ? &R::info() : nullptr; },
            [rules](std::string_view, const Setup& setup) { return make_game(rules, setup); }};
}

// The 16 hex digits by which positions and records name the content that a game is played with.
std::string content_digits(std::uint64_t content_hash);
// A number of players that the game has, or the reason why not.
std::optional<Message> set_players(const GameInfo& info, Setup& setup, std::int64_t players);

Json position_json(const AnyGame& game);
// Refuses what is not a position, of an unknown game, of other rules or content, or impossible.
Result<std::unique_ptr<AnyGame>> read_position(const Json& json, const Games& games);

}  // namespace orrery
