// The laws along random games of one game, each set up as it says.
#pragma once

#include <doctest/doctest.h>

#include "engine/laws.h"
#include "shared/setups.h"

namespace orrery {

struct Seeds {
    std::uint64_t count = 1, first = 1;
};

template <GameAtTheEdge R, class Conserved>
void along_laws(const Conserved& conserved, const Setup& setup, Seeds seeds, const Thoroughness& how) {
    const Laws laws{R{}, conserved};
    for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed) {
        const auto broken = laws.check_game(setup, seed, how);
        CHECK_MESSAGE(!broken, broken.value_or(""));
    }
}

}  // namespace orrery
