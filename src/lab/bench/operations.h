// The cost of single operations of a game, over positions from random games.
#pragma once

#include <time.h>

#include <chrono>
#include <vector>

#include "engine/any_game.h"

namespace orrery {

// Tells the compiler that the value is needed, so that computing it is not left out.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

template <GameRules R>
struct Position {
    typename R::State state;
    Seat seat = 0;  // who is asked
    Action action;  // one of the answers
};

// Some positions of one random game in which a seat is asked, each with a random answer.
template <GameRules R>
void sample_game(const R& rules, const Setup& setup, Rng rng, std::vector<Position<R>>& positions) {
    constexpr std::uint32_t kOneIn = 16;
    ActionList options;
    typename R::State state = rules.start(setup);
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
        const Action action = random_answer(rules, state, who, rng, options);
        if (!who.chance && rng.below(kOneIn) == 0) positions.push_back({state, who.first(), action});
        rules.play(state, who.first(), action);
    }
}

template <GameRules R>
std::vector<Position<R>> sample_positions(const R& rules, const Setup& setup, std::size_t count,
                                          std::uint64_t seed) {
    std::vector<Position<R>> positions;
    for (std::uint64_t game = 0; positions.size() < count; ++game)
        sample_game(rules, setup, Rng::stream(seed, game), positions);
    positions.resize(count);
    return positions;
}

// How long to go on is told by the clock on the wall, how long it took by the time that this thread really
// ran: on a busy machine the figures stay those of one whole core.
class Stopwatch {
  public:
    double elapsed() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
    }
    double worked() const { return thread_seconds() - worked_before_; }

  private:
    static double thread_seconds() {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
    }

    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    double worked_before_ = thread_seconds();
};

// Nanoseconds that each(position) takes, in whole rounds over all positions, because positions differ by more
// than machines do: one round at least, and others until so many seconds are over.
template <class Positions, class Each>
double time_each(Positions& positions, double seconds, Each each) {
    std::uint64_t rounds = 0;
    const Stopwatch watch;
    do {
        for (auto& position : positions) each(position);
        ++rounds;
    } while (watch.elapsed() < seconds);
    return watch.worked() * 1e9 / (static_cast<double>(rounds) * static_cast<double>(positions.size()));
}

// An answer can be taken only once, so each round begins with a fresh copy that is not timed.
template <GameRules R>
double time_play(const R& rules, const std::vector<Position<R>>& positions, double seconds) {
    double timed = 0;
    std::uint64_t rounds = 0;
    std::vector<Position<R>> fresh;
    for (const Stopwatch whole; rounds == 0 || whole.elapsed() < seconds; ++rounds) {
        fresh = positions;
        const Stopwatch watch;
        for (Position<R>& each : fresh) rules.play(each.state, each.seat, each.action);
        timed += watch.worked();
        keep(fresh);
    }
    return timed * 1e9 / (static_cast<double>(rounds) * static_cast<double>(positions.size()));
}

}  // namespace orrery
