// Which of several seats wins, told from numbers that each of them has: a multinomial logit, fitted to races
// that were run. A seat's chance is its share of e^(offset + sum of weight x number).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/action.h"

namespace orrery {

// Many races with the same number of seats. Most numbers are 0 in most races: only the others are kept.
class Races {
  public:
    explicit Races(int seats = 2) : seats_{static_cast<std::size_t>(seats)} {}

    using EachSeat = std::array<float, kMaxSeats>;

    // Begins a race: what is known without any weight, and who won (shares of 1).
    void add(const EachSeat& offsets, const EachSeat& won);
    // A number that the seats of the race just begun have.
    void add_number(std::uint16_t column, const EachSeat& by_seat);
    void append(const Races& others);

    std::size_t seats() const { return seats_; }
    std::size_t size() const { return races_.size(); }

    struct Number {
        std::uint16_t column;
        EachSeat by_seat;
    };
    struct Race {
        EachSeat offsets, won;
        std::size_t first, count;  // of its numbers
    };
    std::span<const Race> all() const { return races_; }
    std::span<const Number> numbers(const Race& race) const { return {&numbers_[race.first], race.count}; }

  private:
    std::size_t seats_;
    std::vector<Race> races_;
    std::vector<Number> numbers_;
};

using LogitWeights = std::vector<double>;  // one for each column

struct LogitFit {
    double pull = 1e-3;  // towards where it begins, in parts of what the races say on average
    int steps = 6;       // of Newton's method, at most
    int threads = 1;     // they do not change the result
};

// The weights that make what happened likeliest. Columns without numbers stay as they are.
LogitWeights fit_logit(std::span<const Races> races, const LogitWeights& from, const LogitFit& how = {});

// How much of the outcome the weights tell: 0 no more than equal chances for all, 1 everything; below 0 less
// than nothing.
double share_told(std::span<const Races> races, const LogitWeights& weights);

}  // namespace orrery
