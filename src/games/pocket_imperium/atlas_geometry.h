// From the centres of tiles to the map: hexes, neighbours, depth (6.1, PI-3, PI-4, PI-105).
#pragma once

#include <vector>

#include "games/pocket_imperium/atlas.h"

namespace orrery::pi {

struct Hex {
    int q = 0, r = 0;
    friend bool operator==(const Hex&, const Hex&) = default;
    friend auto operator<=>(const Hex&, const Hex&) = default;
};
int distance(Hex a, Hex b);

// True if the seven hexes of no two tiles coincide.
bool tiles_fit(Hex prime, const std::vector<Hex>& slots);
GalaxyMap build_map(Hex prime, const std::vector<Hex>& slots);

}  // namespace orrery::pi
