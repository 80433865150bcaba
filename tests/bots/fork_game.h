// The Fork, a game of one question for the tests of bots: the first answer opens a way, and some ways ask on
// or roll. A State says whether it is imagined; whoever looks at the true one is counted.
#pragma once

#include <array>
#include <string_view>

#include "engine/rules.h"

namespace orrery::fork {

enum Verb : std::uint8_t { Go, Flip };

// What an answer leads to.
enum class Way : std::uint8_t {
    Pays,     // `gain`, at once
    Asks,     // a second question: nothing, or `gain`
    Rolls,    // chance first: `gain` and a die of 1 to 6
    Guesses,  // a second question, heads or tails; then a coin, `gain` if it is right
    Endless   // question after question, twenty levels of two answers, `gain` only where all are the second
};
struct Path {
    Way way = Way::Pays;
    double gain = 0;
};

enum class Asking : std::uint8_t { First, Second, Guess, Coin, Die, Level, Nothing };

struct State {
    Asking asking = Asking::First;
    std::uint8_t path = 0, guess = 0, level = 0;
    bool imagined = false;
    double won = 0;
    friend constexpr bool operator==(const State&, const State&) = default;
};

struct Rules {
    using State = fork::State;
    std::array<Path, 3> paths{};

    inline static int imaginings = 0;  // how often a bot asked for an imagined state
    inline static int true_looks = 0;  // how often it looked at the true one
    static void forget() { imaginings = true_looks = 0; }
    static void look(const State& s) { true_looks += s.imagined ? 0 : 1; }

    Verdict judge_setup(const Setup&) const { return kAllowed; }
    State start(const Setup&) const { return {}; }
    int players(const State&) const { return 1; }
    Actors actors(const State& s) const {
        look(s);
        if (s.asking == Asking::Nothing) return {};
        return s.asking == Asking::Coin || s.asking == Asking::Die ? Actors::nature() : Actors::of(0);
    }
    void list(const State& s, Seat, ActionList& out) const {
        look(s);
        const std::uint8_t answers = s.asking == Asking::First ? 3 : 2;
        for (std::uint8_t i = 0; i < answers; ++i) out.push_back({Go, i});
    }
    Verdict judge(const State&, Seat, Action) const { return kAllowed; }
    void play(State& s, Seat, Action action) const {
        look(s);
        switch (s.asking) {
            case Asking::First:
                return set_out(s, action.a);
            case Asking::Second:
                return end(s, action.a == 1 ? paths[s.path].gain : 0.0);
            case Asking::Guess:
                s.guess = action.a, s.asking = Asking::Coin;
                return;
            case Asking::Coin:
                return end(s, action.a == s.guess ? paths[s.path].gain : 0.0);
            case Asking::Die:
                return end(s, paths[s.path].gain + action.a);
            case Asking::Level:
                return climb(s, action.a);
            case Asking::Nothing:
                return;
        }
    }
    void outcomes(const State&, OutcomeList&) const {}
    Action sample(const State& s, Rng& rng) const {
        look(s);
        const std::uint32_t number = s.asking == Asking::Coin ? rng.below(2) : 1 + rng.below(6);
        return {Flip, static_cast<std::uint8_t>(number)};
    }
    bool settled(const State& s) const { return s.asking == Asking::First || s.asking == Asking::Nothing; }
    std::uint8_t reveals(const State&, Seat, Action) const { return 0; }
    Standing standing(const State&) const { return {}; }
    State imagine(const State& s, Seat, Rng&) const {
        ++imaginings;
        State imagined = s;
        imagined.imagined = true;
        return imagined;
    }

  private:
    static void end(State& s, double won) {
        s.won = won;
        s.asking = Asking::Nothing;
    }
    void set_out(State& s, std::uint8_t path) const {
        s.path = path;
        switch (paths[path].way) {
            case Way::Pays:
                return end(s, paths[path].gain);
            case Way::Asks:
                s.asking = Asking::Second;
                return;
            case Way::Rolls:
                s.asking = Asking::Die;
                return;
            case Way::Guesses:
                s.asking = Asking::Guess;
                return;
            case Way::Endless:
                s.asking = Asking::Level;
                return;
        }
    }
    void climb(State& s, std::uint8_t answer) const {
        s.guess = static_cast<std::uint8_t>(s.guess + answer);
        if (++s.level == 20) end(s, s.guess == 20 ? paths[s.path].gain : 0.0);
    }
};
static_assert(GameRules<Rules>);

struct Insight {
    static constexpr std::array<std::string_view, 2> kTerms{"won", "path"};
    double per_path = 0;  // a second term, so that there is more than one reason
    inline static int evaluations = 0;

    static Scale scale() { return {}; }
    double left(const Rules&, const State&) const { return 0; }
    std::array<double, 2> terms(const Rules&, const State& s, Seat) const {
        Rules::look(s);
        ++evaluations;
        return {s.won, per_path * s.path};
    }
};

}  // namespace orrery::fork
