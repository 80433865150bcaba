// What those won who had something at the end of a game: a race, a card (engine/traits.h).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/traits.h"
#include "lab/study/seen.h"

namespace orrery {

// A group of such things, such as all structures.
struct TraitGroup {
    // How many things of the group a seat had, and what they cost together, in steps of kPriceStep.
    struct Wealth {
        std::size_t things = 0;
        int spent = 0;
        friend auto operator<=>(const Wealth&, const Wealth&) = default;
    };
    static constexpr int kPriceStep = 8;
    using ByWealth = std::map<Wealth, Seen>;

    ByWealth sides;                           // all seats that had any
    std::map<std::string, ByWealth> members;  // those that had this one, by its id

    void add(const TraitGroup& other);
};
using Traits = std::map<std::string, TraitGroup>;  // by the group's name

// What one seat had at the end, and what it won.
void note_traits(const SeatTraits& had, int won, Traits& into);

// Whoever wins has more of everything, so a card that does nothing goes with victory, too; and whoever can
// pay for what is dear has won already. Seats that had it are therefore compared with others as well off:
// those that had as many things of the group, for which they had paid as much, but not this one.
struct TraitMerit {
    std::string id;
    Seen had;
    double times_even = 0;     // their share of wins, as a multiple of that of all seats
    double above_others = 0;   // share of wins of those who had it, less that of all who had not
    double above_similar = 0;  // the same among seats as well off
    double margin = 0;         // half of the 95% interval of both
};
// The best first; `everybody`: all seats of all games.
std::vector<TraitMerit> merits_in(const TraitGroup& group, const Seen& everybody);

}  // namespace orrery
