// The measure for speed: a toy with dice and two places to put them, as little of a game as has the shape of
// one. The ratio of a game's speed to the toy's in the same run says more than either, on any machine.
#pragma once

#include <array>

#include "engine/rules.h"

namespace orrery::baseline {

inline constexpr int kPlayers = 4, kDice = 3, kRounds = 12;
inline constexpr std::size_t kPitDocks = 5, kSailDocks = 8;
inline constexpr std::size_t kUsualStateBytes = 512;

enum Verb : std::uint8_t { Roll, Dig, Sail, Rest };

struct State {
    std::array<std::array<std::uint8_t, 7>, kPlayers> unplaced{};  // dice of each value
    std::array<std::uint8_t, kPlayers> ore{}, fuel{};
    FixedVector<std::uint8_t, kPitDocks> pit;
    FixedVector<std::uint8_t, kSailDocks> sail;
    std::uint8_t turn = 0, round = 0, to_roll = kDice;
    std::array<std::uint8_t, kUsualStateBytes - 60>
        ballast{};  // so that a copy costs what a game's copy costs

    friend constexpr bool operator==(const State&, const State&) = default;
};

// Roll three dice; dig with a die that no higher one stands in the way of, or sail for half its value; a die
// that neither takes rests. Twelve rounds, most of both together wins.
struct Rules {
    using State = baseline::State;

    Verdict judge_setup(const Setup& setup) const {
        return setup.players == kPlayers ? kAllowed : breaks("players");
    }
    State start(const Setup&) const { return {}; }
    int players(const State&) const { return kPlayers; }

    Actors actors(const State& s) const {
        if (s.round == kRounds) return {};
        return s.to_roll > 0 ? Actors::nature() : Actors::of(s.turn);
    }
    Verdict judge(const State& s, Seat seat, Action action) const {
        if (seat != s.turn || action.a > 6 || s.unplaced[seat][action.a] == 0) return kNotAsked;
        switch (action.verb) {
            case Dig:
                return may_dig(s, action.a);
            case Sail:
                return s.sail.full() ? breaks("sail-full") : kAllowed;
            default:
                return kAllowed;
        }
    }
    void list(const State& s, Seat seat, ActionList& out) const {
        for (std::uint8_t value = 1; value <= 6; ++value) {
            if (s.unplaced[seat][value] == 0) continue;
            for (const Verb verb : {Dig, Sail})
                if (const Action action{verb, value}; judge(s, seat, action)) out.push_back(action);
        }
        for (std::uint8_t value = 1; out.empty(); ++value)
            if (s.unplaced[seat][value] > 0) out.push_back({Rest, value});
    }
    void play(State& s, Seat seat, Action action) const {
        if (seat == kChance) {
            ++s.unplaced[s.turn][action.a];
            --s.to_roll;
            return;
        }
        --s.unplaced[seat][action.a];
        if (action.verb == Dig) {
            s.pit.push_back(action.a);
            ++s.ore[seat];
        } else if (action.verb == Sail) {
            s.sail.push_back(action.a);
            s.fuel[seat] = static_cast<std::uint8_t>(s.fuel[seat] + (action.a + 1) / 2);
        }
        int left = 0;
        for (const auto n : s.unplaced[seat]) left += n;
        if (left == 0) hand_over(s);
    }
    void outcomes(const State&, OutcomeList& out) const {
        for (std::uint8_t value = 1; value <= 6; ++value) out.push_back({{Roll, value}, 1});
    }
    Action sample(const State&, Rng& rng) const {
        return {Roll, static_cast<std::uint8_t>(1 + rng.below(6))};
    }
    bool settled(const State&) const { return true; }
    std::uint8_t reveals(const State&, Seat, Action) const { return 0; }
    Standing standing(const State& s) const {
        Standing result;
        for (std::size_t i = 0; i < kPlayers; ++i)
            result.scores[i] = static_cast<std::int16_t>(s.ore[i] + s.fuel[i]);
        for (std::size_t i = 0; i < kPlayers; ++i) {
            int rank = 1;
            for (std::size_t j = 0; j < kPlayers; ++j) rank += int{result.scores[j] > result.scores[i]};
            result.ranks[i] = static_cast<std::uint8_t>(rank);
        }
        return result;
    }
    State imagine(const State& s, Seat, Rng&) const { return s; }

  private:
    static Verdict may_dig(const State& s, std::uint8_t value) {
        if (s.pit.full()) return breaks("pit-full");
        for (const auto docked : s.pit)
            if (docked > value) return breaks("higher-docked");
        return kAllowed;
    }
    static void hand_over(State& s) {
        s.to_roll = kDice;
        if (++s.turn < kPlayers) return;
        s.turn = 0;
        s.pit.clear();
        s.sail.clear();
        ++s.round;
    }
};
static_assert(GameRules<Rules>);

}  // namespace orrery::baseline
