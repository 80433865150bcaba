// What a seat has at the end of a game that may have helped it: its race, its cards. Rules that have such
// things offer traits(state, seat); the lab then tells what goes with winning.
#pragma once

#include <concepts>
#include <string_view>
#include <vector>

#include "engine/rules.h"

namespace orrery {

// A group ("traits.<group>" in the game's texts) and one of its members ("name.<group>.<id>").
struct TraitOf {
    std::string_view group, id;
    int price = 0;  // what all of it cost, in a unit of the game's own; 0 where nothing is paid
    friend bool operator==(const TraitOf&, const TraitOf&) = default;
};
using SeatTraits = std::vector<TraitOf>;  // each once

template <class R>
concept HasTraits = requires(const R& rules, const typename R::State& now, Seat seat) {
    { rules.traits(now, seat) } -> std::same_as<SeatTraits>;
};

template <class R>
SeatTraits traits_of(const R& rules, const typename R::State& now, Seat seat) {
    if constexpr (HasTraits<R>) return rules.traits(now, seat);
    return {};
}

}  // namespace orrery
