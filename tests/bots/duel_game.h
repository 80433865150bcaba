// The Duel, a game with an interruption for the tests of bots: in turn, a seat waits (1 point) or strikes for
// a point; then the other guards or flees, and the striker takes 4 points if the other has fled.
#pragma once

#include <array>
#include <string_view>

#include "core/mix.h"
#include "engine/rules.h"
#include "engine/weights.h"

namespace orrery::duel {

enum Verb : std::uint8_t { Wait, Strike, Guard, Flee, Take };
enum class Asking : std::uint8_t { Move, Defence, Spoils };
inline constexpr int kTurns = 6;

struct State {
    std::array<std::int8_t, 2> points{};
    std::uint8_t turn = 0;
    Asking asking = Asking::Move;
    bool fled = false;
    friend constexpr bool operator==(const State&, const State&) = default;
};

struct Rules {
    using State = duel::State;
    int guard = -2;  // points for whoever guards

    Verdict judge_setup(const Setup&) const { return kAllowed; }
    State start(const Setup&) const { return {}; }
    int players(const State&) const { return 2; }
    Seat mover(const State& s) const { return s.turn % 2; }
    Actors actors(const State& s) const {
        if (s.turn == kTurns) return {};
        return Actors::of(s.asking == Asking::Defence ? static_cast<Seat>(1 - mover(s)) : mover(s));
    }
    void list(const State& s, Seat, ActionList& out) const {
        if (s.asking == Asking::Spoils) return out.push_back({Take});
        for (const Verb verb : s.asking == Asking::Move ? std::array{Wait, Strike} : std::array{Guard, Flee})
            out.push_back({verb});
    }
    Verdict judge(const State& s, Seat seat, Action action) const {
        ActionList options;
        list(s, seat, options);
        return options.contains(action) ? kAllowed : kNotAsked;
    }
    void play(State& s, Seat seat, Action action) const {
        const auto add = [&](int n) { s.points[seat] = static_cast<std::int8_t>(s.points[seat] + n); };
        switch (action.verb) {
            case Wait:
                add(1);
                ++s.turn;
                return;
            case Strike:
                add(-1);
                s.asking = Asking::Defence;
                return;
            case Take:
                if (s.fled) add(4);
                s.asking = Asking::Move;
                ++s.turn;
                return;
            default:
                s.fled = action.verb == Flee;
                if (!s.fled) add(guard);
                s.asking = Asking::Spoils;
        }
    }
    void outcomes(const State&, OutcomeList&) const {}
    Action sample(const State&, Rng&) const { return {}; }
    bool settled(const State& s) const { return s.asking == Asking::Move; }
    std::uint8_t reveals(const State&, Seat, Action) const { return 0; }
    Standing standing(const State& s) const {
        Standing end;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            end.scores[seat] = s.points[seat];
            end.ranks[seat] = s.points[seat] >= s.points[1 - seat] ? 1 : 2;
        }
        return end;
    }
    State imagine(const State& s, Seat, Rng&) const { return s; }
    std::uint64_t key(const State& s, Seat) const {
        Mixer mix{s.turn};
        mix.add_bytes(s.points);
        mix.add(static_cast<std::uint64_t>(s.asking), s.fled);
        return mix.hash();
    }
};
static_assert(Keyed<Rules>);

struct Insight {
    static constexpr std::array<std::string_view, 1> kTerms{"points"};
    static constexpr Scale scale() { return {.worth = 4, .prior = 2}; }
    double left(const Rules&, const State& s) const { return static_cast<double>(kTurns - s.turn) / kTurns; }
    std::array<double, 1> terms(const Rules&, const State& s, Seat seat) const {
        return {static_cast<double>(s.points[seat])};
    }
};

}  // namespace orrery::duel
