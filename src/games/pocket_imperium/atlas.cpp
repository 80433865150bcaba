#include "games/pocket_imperium/atlas.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <string>

#include "core/embedded.h"
#include "engine/content.h"
#include "games/pocket_imperium/atlas_geometry.h"

namespace orrery {
std::span<const EmbeddedFile> games_pocket_imperium_content();
}

namespace orrery::pi {

namespace {

using Centre = std::array<Number<-20, 20>, 2>;  // (q, r)

struct TileSide {
    Number<2, 7> number;
    Side side{};
    TileSystems systems{};
    std::optional<Source> source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(TileSide, (), (number, side, systems, source, line))

struct GalaxyEntry {
    Galaxy id{};
    At<FixedVector<Number<2, kSeats>, 3>> players;
    Centre prime{};
    At<FixedVector<Centre, 2 * kSlots>> slots;
    std::optional<Source> source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(GalaxyEntry, (), (id, players, prime, slots, source, line))

// The file as it is written. `line`: of the whole, for what is missing in it.
struct MapFile {
    std::vector<TileSide> tile;
    std::vector<GalaxyEntry> galaxy;
    Line line;
};
BOOST_DESCRIBE_STRUCT(MapFile, (), (tile, galaxy, line))

Hex hex_of(const Centre& centre) { return {centre[0], centre[1]}; }
std::vector<Hex> slots_of(const GalaxyEntry& galaxy) {
    std::vector<Hex> slots;
    for (const Centre& centre : galaxy.slots.value) slots.push_back(hex_of(centre));
    return slots;
}

// Every side of a tile once.
void check_tiles(const MapFile& file, ContentReader& reader) {
    std::map<std::string, int> seen;
    for (const TileSide& each : file.tile) {
        const std::string name = std::to_string(each.number) +
                                 std::string{names_of(each.side)[static_cast<std::size_t>(each.side)]};
        if (++seen[name] > 1) return reader.fail(each.line, "error.content.twice", {{"name", name}});
    }
    for (int number = 2; number < 2 + kTiles; ++number)
        for (const std::string_view side : names_of(Side{}))
            if (const std::string name = std::to_string(number) + std::string{side}; !seen.contains(name))
                return reader.fail(file.line, "error.content.missing", {{"field", "tile " + name}});
}

void check_galaxy(const GalaxyEntry& galaxy, ContentReader& reader) {
    const auto slots = slots_of(galaxy);
    const Line line = galaxy.slots.line;
    if (galaxy.players.value.empty()) return reader.fail(galaxy.players.line, "error.content.players");
    if (slots.size() < 5 || slots.size() > kSlots) return reader.fail(line, "error.content.slots");
    if (!tiles_fit(hex_of(galaxy.prime), slots)) return reader.fail(line, "error.content.overlap");
    if (build_map(hex_of(galaxy.prime), slots).neighbours[kPrime].empty())
        return reader.fail(line, "error.content.island");
}

// Every galaxy once.
void check_galaxies(const MapFile& file, ContentReader& reader) {
    By<Galaxy, bool> seen{};
    for (const GalaxyEntry& each : file.galaxy) {
        if (std::exchange(seen[each.id], true))
            return reader.fail(each.line, "error.content.twice", {{"name", std::string{name_of(each.id)}}});
        check_galaxy(each, reader);
    }
    for (const Galaxy galaxy : every<Galaxy>())
        if (!seen[galaxy])
            return reader.fail(file.line, "error.content.missing",
                               {{"field", "galaxy " + std::string{name_of(galaxy)}}});
}

// PI-15, PI-16: whatever tiles are used and whichever side they show, everybody finds two Level I systems.
void check_starts(const MapFile& file, ContentReader& reader) {
    std::array<int, kTiles> fewest;
    fewest.fill(kTileSystems);
    for (const TileSide& each : file.tile) {
        const auto level_one = std::count(each.systems.begin(), each.systems.end(), Kind::LevelOne);
        int& least = fewest[static_cast<std::size_t>(each.number - 2)];
        least = std::min(least, static_cast<int>(level_one));
    }
    std::sort(fewest.begin(), fewest.end());
    for (const GalaxyEntry& galaxy : file.galaxy) {
        const int most = *std::max_element(galaxy.players.value.begin(), galaxy.players.value.end());
        const auto slots = static_cast<std::ptrdiff_t>(galaxy.slots.value.size());
        if (std::accumulate(fewest.begin(), fewest.begin() + slots, 0) < 2 * most)
            return reader.fail(file.line, "error.content.level_1",
                               {{"name", std::string{name_of(galaxy.id)}}, {"n", std::to_string(most)}});
    }
}

void check_content(const MapFile& file, ContentReader& reader) {
    check_tiles(file, reader);
    if (!reader.failed()) check_galaxies(file, reader);
    if (!reader.failed()) check_starts(file, reader);
}

// Of what is played on, so the order of tiles and galaxies in the file does not matter; records name it.
std::uint64_t hash_of(const Atlas& atlas) {
    std::string text;
    for (const auto& tile : atlas.tiles)
        for (const auto& side : tile)
            for (const Kind kind : side) text += static_cast<char>(kind);
    for (const GalaxyMap& map : atlas.galaxies.items) {
        text += static_cast<char>(map.players);
        for (const auto& hex : map.hex) text += {static_cast<char>(hex[0]), static_cast<char>(hex[1])};
    }
    return stable_hash(text);
}

Atlas atlas_of(const MapFile& file) {
    Atlas atlas;
    for (const TileSide& each : file.tile)
        atlas.tiles[static_cast<std::size_t>(each.number - 2)][static_cast<std::size_t>(each.side)] =
            each.systems;
    for (const GalaxyEntry& each : file.galaxy) {
        GalaxyMap& map = atlas.galaxies[each.id];
        map = build_map(hex_of(each.prime), slots_of(each));
        for (const int players : each.players.value)
            map.players = static_cast<std::uint8_t>(map.players | (1U << players));
    }
    count_sources(file, atlas.sources);
    atlas.hash = hash_of(atlas);
    return atlas;
}

}  // namespace

Result<Atlas> read_atlas(std::string_view file, std::string_view text) {
    const Result<MapFile> read = read_content<MapFile>(file, text);
    if (!read) return read.problem();
    return atlas_of(*read);
}

const Atlas& default_atlas() {
    static const EmbeddedFile& file = games_pocket_imperium_content().front();
    static const Atlas atlas = compiled_in(read_atlas(file.name, file.text));
    return atlas;
}

}  // namespace orrery::pi
