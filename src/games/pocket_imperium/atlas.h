// The map as data: what the tiles show and how the galaxies lie, read from content.toml (section 6), with
// what follows from it once and for all: neighbours, sectors, distance to the border.
#pragma once

#include <array>
#include <string_view>

#include "engine/message.h"
#include "engine/provenance.h"
#include "games/pocket_imperium/types.h"

namespace orrery::pi {

using TileSystems = std::array<Kind, kTileSystems>;  // by printed position: c, n, ne, se, s, sw, nw

struct GalaxyMap {
    int slots = 0;                                           // 5 or 6
    std::uint8_t players = 0;                                // a bit for each legal number of players
    SystemSet all;                                           // Prime and the systems of the used slots
    std::array<SystemSet, kSystems> neighbours{};            // PI-3, PI-4
    std::array<SystemSet, kSlots + 1> sectors{};             // by slot, 1 .. 6
    std::array<std::uint8_t, kSystems> depth{};              // PI-105
    std::array<std::array<std::int8_t, 2>, kSystems> hex{};  // (q, r); Prime: its centre

    bool suits(int number) const { return ((players >> number) & 1U) != 0; }
    friend bool operator==(const GalaxyMap&, const GalaxyMap&) = default;
};

struct Atlas {
    std::array<std::array<TileSystems, 2>, kTiles> tiles{};  // by tile number - 2 and side
    By<Galaxy, GalaxyMap> galaxies;
    SourceCounts sources;    // where the data comes from, as the file says
    std::uint64_t hash = 0;  // of the data, not of its spelling
};

// The map that is built in.
const Atlas& default_atlas();
// A map from a file's text. Refused with file, line and reason ({file}, {line}) unless it holds every tile
// side and every galaxy once and no two tiles of a galaxy overlap.
Result<Atlas> read_atlas(std::string_view file, std::string_view text);

}  // namespace orrery::pi
