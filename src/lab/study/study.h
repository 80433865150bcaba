// What wins: counts from many games that say which seats, openings, answers and kinds of points go with
// victory. All of them are whole numbers, so parts can be added in any order.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "engine/any_game.h"
#include "lab/study/traits.h"

namespace orrery {

struct Study {
    static constexpr std::size_t kOpenings = 2;  // first decisions that are looked at
    static constexpr std::size_t kMoments = 21;  // of a game: 0%, 5% ... 100% of its decisions
    static constexpr std::size_t kQuarters = 3;  // 25%, 50%, 75%

    struct Sources {                                                          // of points, at the end
        std::uint64_t winners = 0, others = 0;                                // sides
        std::map<std::string, std::pair<std::int64_t, std::int64_t>> points;  // by kind: winners, others
        std::vector<std::string> order;  // of the kinds, as the game names them
    };
    struct Opening {
        std::size_t decision = 0;  // the first: 0
        int index = 0;             // of the answer in the verb table
        auto operator<=>(const Opening&) const = default;
    };

    std::uint64_t games = 0;                   // finished ones
    std::vector<Seen> actions;                 // by index in the verb table
    std::map<Opening, Seen> openings;          // of all seats together
    std::array<Seen, kMaxSeats> turn_order{};  // who was asked first, second, ...
    Sources sources;
    std::map<long, std::uint64_t> lengths, scores;
    std::array<std::pair<Sum, Sum>, kMoments> course{};  // scores of winners and of the others
    std::array<Seen, kQuarters> leaders{};               // those who led alone then

    Traits traits;  // what seats had at the end

    std::set<std::uint64_t> kinds;  // hashes of what was answered: games that differ

    void add(const Study& other);
    Seen everybody() const;  // all seats of all games
};

// What happened in one game, as it goes on.
class GameNotes {
  public:
    explicit GameNotes(const VerbTable& verbs)
        : verbs_{verbs}, marked_(static_cast<std::size_t>(verbs.size())) {}

    void begin(int players);
    // `choices`: how many answers there were; `now`: how the game stood before.
    void decision(Seat seat, Action action, std::size_t choices, const Standing& now);
    // `traits`: of each seat, where the game names any.
    void end(const Standing& end, const Breakdown& breakdown, const std::vector<SeatTraits>& traits,
             Study& into);

  private:
    using Scores = std::array<std::int16_t, kMaxSeats>;

    void end_of_sources(const std::array<int, kMaxSeats>& won, const Breakdown& breakdown, Study& into) const;
    void end_of_course(const std::array<int, kMaxSeats>& won, Study& into) const;

    const VerbTable& verbs_;
    std::size_t players_ = 0;
    std::vector<std::array<std::uint16_t, kMaxSeats>> marked_;  // by answer: how often the seat gave it
    std::vector<int> used_;                                     // answers that somebody gave
    std::array<std::vector<int>, kMaxSeats> openings_;
    std::vector<Seat> order_;
    std::vector<Scores> course_;
    std::uint64_t kind_ = 0;
};

}  // namespace orrery
