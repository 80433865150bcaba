// From what a position is worth to every seat's chance of winning the game.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "bots/insight.h"
#include "engine/weights.h"

namespace orrery {

// A number for each seat.
using PerSeat = std::array<float, kMaxSeats>;

// Chances of `seats` seats as they are to be believed. One seat alone: the others share the rest evenly.
inline void believe(std::span<double> chances, double trust) {
    double total = 0;
    for (double& chance : chances) total += chance = std::pow(std::max(chance, 1e-9), trust);
    for (double& chance : chances) chance /= total;
}
inline double believed(double chance, int seats, double trust) {
    const double others = seats - 1;
    const double own = std::pow(std::max(chance, 1e-9), trust);
    return own / (own + others * std::pow(std::max((1 - chance) / others, 1e-9), trust));
}

// Shares in proportion to e^(number / unit).
inline PerSeat shares_of(const PerSeat& numbers, int seats, float unit) {
    const auto n = static_cast<std::size_t>(seats);
    const float most = *std::max_element(numbers.begin(), numbers.begin() + n);
    PerSeat shares{};
    float total = 0;
    for (std::size_t seat = 0; seat < n; ++seat)
        total += shares[seat] = std::exp((numbers[seat] - most) / unit);
    for (std::size_t seat = 0; seat < n; ++seat) shares[seat] /= total;
    return shares;
}

// Those who are first share the victory.
inline PerSeat shares_of_victory(const Standing& end, int seats) {
    const auto winners = std::count(end.ranks.begin(), end.ranks.begin() + seats, 1);
    PerSeat shares{};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        shares[seat] = end.ranks[seat] == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
    return shares;
}

template <GameRules R, Insight<R> I>
class Judgement {
  public:
    using State = typename R::State;

    Judgement(const R& rules, const I& insight, const Scale& scale = I::scale())
        : rules_{&rules}, insight_{&insight}, scale_{scale} {}

    // With what it is worth to those who wait that they move soon: the more, the sooner.
    PerSeat worths(const State& now, Seat mover = kNobody) const {
        const int seats = rules_->players(now);
        PerSeat numbers{};
        std::ranges::transform(own_worths(*insight_, *rules_, now), numbers.begin(),
                               [](double each) { return static_cast<float>(each); });
        const Actors who = rules_->actors(now);
        if (mover == kNobody) mover = who.first();
        if ((scale_.tempo.early == 0 && scale_.tempo.late == 0) || mover == kChance) return numbers;
        const auto tempo = static_cast<float>(scale_.tempo.at(insight_->left(*rules_, now)));
        for (int k = 1; k < seats; ++k) {
            const auto waiting = static_cast<std::size_t>((mover + k) % seats);
            numbers[waiting] += tempo * static_cast<float>(seats - k) / static_cast<float>(seats - 1);
        }
        return numbers;
    }

    // Every seat's chance of winning. The result itself when the game is over: winners share it.
    PerSeat chances(const State& now) const {
        if (rules_->actors(now).over()) return result(now);
        return shares_of(worths(now), rules_->players(now), scale_.worth);
    }

    // The same, were the position worth so much to the seat, and to the others what it is now.
    PerSeat chances_if(const State& now, Seat seat, double worth_to_seat) const {
        PerSeat numbers = worths(now);
        const double gain = worth_to_seat - sum(insight_->terms(*rules_, now, seat));
        numbers[seat] += static_cast<float>(gain);
        return shares_of(numbers, rules_->players(now), scale_.worth);
    }

    // What a search maximises: the chance, and a little of the margin, so that whoever is lost still plays
    // for a good place, and whoever has won still for a clear victory.
    PerSeat value(const State& now, Seat mover = kNobody) const {
        const int seats = rules_->players(now);
        if (rules_->actors(now).over()) {
            const Standing end = rules_->standing(now);
            PerSeat points{};
            for (std::size_t seat = 0; seat < points.size(); ++seat) points[seat] = end.scores[seat];
            return mixed(result(now), shares_of(points, seats, scale_.points), seats);
        }
        const PerSeat numbers = worths(now, mover);
        return mixed(shares_of(numbers, seats, scale_.worth), shares_of(numbers, seats, kWide * scale_.worth),
                     seats);
    }

    const R& rules() const { return *rules_; }
    const I& insight() const { return *insight_; }
    const Scale& scale() const { return scale_; }

  private:
    static constexpr float kMargin = 0.08F;  // the margin's part of a value
    static constexpr float kWide = 4;        // margins are told apart where chances no longer are

    static PerSeat mixed(const PerSeat& chances, const PerSeat& margins, int seats) {
        PerSeat both{};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            both[seat] = (1 - kMargin) * chances[seat] + kMargin * margins[seat];
        return both;
    }

    PerSeat result(const State& now) const {
        return shares_of_victory(rules_->standing(now), rules_->players(now));
    }

    const R* rules_;
    const I* insight_;
    Scale scale_;
};

}  // namespace orrery
