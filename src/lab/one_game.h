// One game of typed bots, from the start to the end or to a limit.
#pragma once

#include <array>
#include <cstdint>

#include "bots/bot.h"

namespace orrery {

struct Played {
    bool finished = false;
    Standing end;  // of a finished game
    std::uint64_t chances = 0, decisions = 0, options = 0;
};

// Who looks on, if anybody does: before chance speaks, at every decision before it is taken, and at the end
// of a finished game.
struct NobodyLooksOn {
    template <class State>
    void chance(const State&) {}
    template <class State>
    void decision(const State&, Seat, Action, std::size_t) {}
    template <class State>
    void end(const State&) {}
};

// `chance` rolls the dice, `thinking` is what the bots draw from.
template <GameRules R, class LooksOn = NobodyLooksOn>
Played play_one(const R& rules, const Setup& setup, const std::array<Bot<R>*, kMaxSeats>& at_seat, Rng chance,
                Rng thinking, std::uint64_t most_answers, LooksOn looks_on = {}) {
    Played played;
    ActionList options;
    for (std::size_t seat = 0; seat < setup.players; ++seat) at_seat[seat]->new_game();
    typename R::State state = rules.start(setup);
    Actors who = rules.actors(state);
    for (; !who.over() && played.chances + played.decisions < most_answers; who = rules.actors(state)) {
        if (who.chance) {
            looks_on.chance(state);
            rules.play(state, kChance, rules.sample(state, chance));
            ++played.chances;
            continue;
        }
        const Seat seat = who.first();
        options.clear();
        rules.list(state, seat, options);
        const Action action = at_seat[seat]->choose({rules, state, seat, options, thinking});
        looks_on.decision(state, seat, action, options.size());
        rules.play(state, seat, action);
        ++played.decisions;
        played.options += options.size();
    }
    played.finished = who.over();
    if (played.finished) {
        played.end = rules.standing(state);
        looks_on.end(state);
    }
    return played;
}

}  // namespace orrery
