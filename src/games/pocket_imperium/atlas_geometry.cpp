#include "games/pocket_imperium/atlas_geometry.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace orrery::pi {

namespace {

// Positions inside a tile: c, n, ne, se, s, sw, nw (6.1); the last six are the directions too.
constexpr Hex kOffsets[kTileSystems] = {{0, 0}, {0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};

Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }

// Every covered hex and the system it belongs to; the seven hexes of Prime are one system (PI-1).
std::map<Hex, System> covered_hexes(Hex prime, const std::vector<Hex>& slots) {
    std::map<Hex, System> hexes;
    for (const Hex offset : kOffsets) hexes[prime + offset] = kPrime;
    for (std::size_t slot = 0; slot < slots.size(); ++slot)
        for (int position = 0; position < kTileSystems; ++position)
            hexes[slots[slot] + kOffsets[position]] = system_at(static_cast<int>(slot) + 1, position);
    return hexes;
}

// PI-105: the uncovered hexes connected to infinity; a hole inside the map is not outside (PI-Q14).
std::set<Hex> outside_of(const std::map<Hex, System>& covered) {
    int reach = 2;
    for (const auto& [hex, system] : covered)
        reach = std::max({reach, std::abs(hex.q) + 2, std::abs(hex.r) + 2});
    std::set<Hex> outside;
    std::vector<Hex> todo{{-reach, -reach}};
    while (!todo.empty()) {
        const Hex hex = todo.back();
        todo.pop_back();
        const bool beyond = std::abs(hex.q) > reach || std::abs(hex.r) > reach;
        if (beyond || covered.contains(hex) || !outside.insert(hex).second) continue;
        for (int direction = 1; direction < kTileSystems; ++direction)
            todo.push_back(hex + kOffsets[direction]);
    }
    return outside;
}

}  // namespace

int distance(Hex a, Hex b) {
    const int q = a.q - b.q;
    const int r = a.r - b.r;
    return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

bool tiles_fit(Hex prime, const std::vector<Hex>& slots) {
    return covered_hexes(prime, slots).size() == (slots.size() + 1) * kTileSystems;
}

GalaxyMap build_map(Hex prime, const std::vector<Hex>& slots) {
    GalaxyMap map;
    map.slots = static_cast<int>(slots.size());
    const auto covered = covered_hexes(prime, slots);
    const auto outside = outside_of(covered);
    map.depth.fill(255);
    for (const auto& [hex, system] : covered) {
        map.all.add(system);
        map.hex[system] = {static_cast<std::int8_t>(hex.q), static_cast<std::int8_t>(hex.r)};
        for (int direction = 1; direction < kTileSystems; ++direction) {
            const auto beside = covered.find(hex + kOffsets[direction]);
            if (beside != covered.end() && beside->second != system)
                map.neighbours[system].add(beside->second);
        }
        for (const Hex out : outside)
            map.depth[system] = std::min(map.depth[system], static_cast<std::uint8_t>(distance(hex, out)));
    }
    map.hex[kPrime] = {static_cast<std::int8_t>(prime.q), static_cast<std::int8_t>(prime.r)};
    for (int slot = 1; slot <= map.slots; ++slot)
        for (int position = 0; position < kTileSystems; ++position)
            map.sectors[static_cast<std::size_t>(slot)].add(system_at(slot, position));
    return map;
}

}  // namespace orrery::pi
