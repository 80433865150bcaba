// Random games in great numbers, checked as they go, with every number of players that the game has, each
// with the next of the given sets of options:
//   soak_GAME [GAMES]
// Options are never empty and never repeat, pieces are where they can be, no list and no stack is full, every
// game ends with a winner. How full each list of the state came to be is told at the end.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/any_game.h"
#include "soak/fullest.h"

namespace orrery {

namespace soak_detail {

[[noreturn]] inline void fail(std::uint64_t game, std::uint64_t answers, const char* what) {
    std::fprintf(stderr, "game %llu, answer %llu: %s\n", static_cast<unsigned long long>(game),
                 static_cast<unsigned long long>(answers), what);
    std::exit(1);
}

inline bool repeats(const ActionList& options) {
    for (std::size_t i = 1; i < options.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (options[i] == options[k]) return true;
    return false;
}

// How much was needed of what there is room for.
template <class State>
struct Fullest {
    FullestLists<State> lists;
    std::size_t options = 0, outcomes = 0;
    std::uint64_t answers = 0;
};

template <GameAtTheEdge R>
class Checked {
  public:
    using Needed = Fullest<typename R::State>;

    Checked(const R& rules, std::uint64_t number, Needed& fullest)
        : rules_{rules}, number_{number}, fullest_{fullest} {}

    void play(const Setup& setup) {
        Rng rng = Rng::stream(2026, number_);
        auto state = rules_.start(setup);
        for (Actors who = rules_.actors(state); !who.over(); who = rules_.actors(state), ++answers_) {
            look_at(state);
            if (who.chance) {
                look_at_outcomes(state);
                rules_.play(state, kChance, rules_.sample(state, rng));
                continue;
            }
            list(state, who.first());
            rules_.play(state, who.first(), rng.one_of(options_));
        }
        check(state);
        const auto ranks = rules_.standing(state).ranks;
        if (std::count(ranks.begin(), ranks.end(), 1) == 0) fail(number_, answers_, "nobody wins");
        fullest_.answers += answers_;
    }

  private:
    static constexpr std::uint64_t kMostAnswers = 50'000;

    void look_at(const typename R::State& state) {
        if (answers_ == kMostAnswers) fail(number_, answers_, "the game does not end");
        fullest_.lists.look_at(state);
        if (state.todo.full()) fail(number_, answers_, "the stack is full");
        if (answers_ % 97 == number_ % 97) check(state);
    }
    void look_at_outcomes(const typename R::State& state) {
        outcomes_.clear();
        rules_.outcomes(state, outcomes_);
        fullest_.outcomes = std::max(fullest_.outcomes, outcomes_.size());
        if (outcomes_.size() == kMaxOptions) fail(number_, answers_, "the list of outcomes is full");
    }
    void check(const typename R::State& state) const {
        if (const Verdict verdict = rules_.check(state); !verdict) fail(number_, answers_, verdict.rule);
    }
    void list(const typename R::State& state, Seat seat) {
        options_.clear();
        rules_.list(state, seat, options_);
        fullest_.options = std::max(fullest_.options, options_.size());
        if (options_.empty()) fail(number_, answers_, "no option");
        if (options_.size() == kMaxOptions) fail(number_, answers_, "the list of options is full");
        if (answers_ % 31 == number_ % 31 && repeats(options_))
            fail(number_, answers_, "an option is listed twice");
    }

    const R& rules_;
    std::uint64_t number_, answers_ = 0;
    Needed& fullest_;
    ActionList options_;
    OutcomeList outcomes_;
};

}  // namespace soak_detail

// Names and values; what is not named has its default.
using SoakOptions = std::vector<std::pair<std::string_view, std::string_view>>;

template <GameAtTheEdge R>
Setup setup_to_soak(int players, const SoakOptions& options) {
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    for (const auto& [name, value] : options)
        if (set_option(R::info(), setup, name, value)) soak_detail::fail(0, 0, "no such option");
    return setup;
}

template <GameAtTheEdge R>
int soak(int argc, char** argv, const std::vector<SoakOptions>& options = {{}}) {
    const auto games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000ULL;
    const R rules;
    for (int players = R::info().min_players; players <= R::info().max_players; ++players) {
        soak_detail::Fullest<typename R::State> fullest;
        for (std::uint64_t number = 0; number < games; ++number)
            soak_detail::Checked<R>{rules, number, fullest}.play(
                setup_to_soak<R>(players, options[number % options.size()]));
        std::printf("%d players: %llu games, %llu answers, at most %zu options and %zu outcomes: all well\n",
                    players, games, static_cast<unsigned long long>(fullest.answers), fullest.options,
                    fullest.outcomes);
        std::printf("  lists at their fullest: %s\n", fullest.lists.written().c_str());
        std::fflush(stdout);
    }
    return 0;
}

}  // namespace orrery
