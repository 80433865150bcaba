#include "games/pocket_imperium/atlas.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <string>

#include "core/embedded.h"
#include "core/text.h"
#include "engine/toml.h"
#include "games/pocket_imperium/atlas_geometry.h"

namespace orrery {
std::span<const EmbeddedFile> games_pocket_imperium_content();
}

namespace orrery::pi {

namespace {

// Reads one document and keeps the first problem, with its line.
class AtlasReader {
  public:
    AtlasReader(std::string_view file, std::string_view text) : file_{file} { read(text); }

    Result<Atlas> result() const {
        if (problem_) return *problem_;
        return atlas_;
    }

  private:
    void fail(const toml::source_region& where, const char* key, Params params = {}) {
        if (problem_) return;
        params.push_back({"file", file_});
        params.push_back({"line", std::to_string(where.begin.line)});
        problem_ = Message{key, std::move(params)};
    }

    void read(std::string_view text) {
        const toml::parse_result parsed = toml::parse(text, std::string_view{file_});
        if (!parsed) {
            return fail(parsed.error().source(), "error.content.syntax",
                        {{"reason", std::string{parsed.error().description()}}});
        }
        const toml::table& root = parsed.table();
        for (const auto& [key, node] : root)
            if (key != "game" && key != "tile" && key != "galaxy")
                return fail(node.source(), "error.content.unknown", {{"field", std::string{key.str()}}});
        each_table(root, "tile", &AtlasReader::read_tile);
        each_table(root, "galaxy", &AtlasReader::read_galaxy);
        if (!problem_) check_complete(root);
        if (!problem_) check_starts(root);
        if (!problem_) atlas_.hash = hash_of(atlas_);
    }

    void each_table(const toml::table& root, std::string_view name,
                    void (AtlasReader::*read_one)(const toml::table&)) {
        const toml::node* found = root.get(name);
        if (found == nullptr)
            return fail(root.source(), "error.content.missing", {{"field", std::string{name}}});
        const auto* list = found->as_array();
        if (list == nullptr)
            return fail(found->source(), "error.content.table", {{"field", std::string{name}}});
        for (const toml::node& node : *list) {
            const auto* table = node.as_table();
            if (table == nullptr)
                return fail(node.source(), "error.content.table", {{"field", std::string{name}}});
            (this->*read_one)(*table);
            if (problem_) return;
        }
    }

    bool has_only(const toml::table& table, std::initializer_list<std::string_view> fields) {
        for (const std::string_view field : fields) {
            if (table.contains(field)) continue;
            fail(table.source(), "error.content.missing", {{"field", std::string{field}}});
            return false;
        }
        for (const auto& [key, node] : table) {
            bool known = false;
            for (const std::string_view field : fields) known = known || key == field;
            if (known) continue;
            fail(node.source(), "error.content.unknown", {{"field", std::string{key.str()}}});
            return false;
        }
        return true;
    }

    void read_tile(const toml::table& table) {
        if (!has_only(table, {"number", "side", "systems"})) return;
        const auto number = table["number"].value<std::int64_t>();
        const auto side = table["side"].value<std::string_view>();
        if (!number || *number < 2 || *number > 7)
            return fail(table["number"].node()->source(), "error.content.tile");
        if (side != "a" && side != "b") return fail(table["side"].node()->source(), "error.content.side");
        const auto tile = static_cast<std::size_t>(*number - 2);
        const std::size_t face = side == "a" ? 0 : 1;
        if (seen_tiles_[tile][face])
            return fail(table.source(), "error.content.twice",
                        {{"name", std::to_string(*number) + std::string{*side}}});
        seen_tiles_[tile][face] = true;
        read_systems(*table["systems"].node(), atlas_.tiles[tile][face]);
    }

    void read_systems(const toml::node& node, TileSystems& out) {
        const auto* list = node.as_array();
        if (list == nullptr || list->size() != kTileSystems)
            return fail(node.source(), "error.content.seven");
        for (std::size_t i = 0; i < kTileSystems; ++i) {
            const toml::node& item = (*list)[i];
            const auto kind = kind_named(item.value<std::string_view>().value_or(""));
            if (!kind) return fail(item.source(), "error.content.kind");
            out[i] = *kind;
        }
    }

    static std::optional<Kind> kind_named(std::string_view name) {
        for (const Kind kind : every<Kind>())
            if (names_of(kind)[static_cast<std::size_t>(kind)] == name) return kind;
        return std::nullopt;
    }

    void read_galaxy(const toml::table& table) {
        if (!has_only(table, {"id", "players", "prime", "slots"})) return;
        const auto id = table["id"].value<std::string_view>().value_or("");
        for (const Galaxy galaxy : every<Galaxy>()) {
            if (names_of(galaxy)[static_cast<std::size_t>(galaxy)] != id) continue;
            if (atlas_.galaxies[galaxy].slots != 0)
                return fail(table.source(), "error.content.twice", {{"name", std::string{id}}});
            return read_map(table, atlas_.galaxies[galaxy]);
        }
        fail(table["id"].node()->source(), "error.content.galaxy", {{"name", std::string{id}}});
    }

    void read_map(const toml::table& table, GalaxyMap& map) {
        const toml::node& slots_node = *table["slots"].node();
        std::vector<Hex> slots;
        if (const auto* list = slots_node.as_array())
            for (const toml::node& item : *list) slots.push_back(read_hex(item));
        const Hex prime = read_hex(*table["prime"].node());
        if (problem_) return;
        if (slots.size() < 5 || slots.size() > kSlots)
            return fail(slots_node.source(), "error.content.slots");
        if (!tiles_fit(prime, slots)) return fail(slots_node.source(), "error.content.overlap");
        map = build_map(prime, slots);
        if (map.neighbours[kPrime].empty()) return fail(slots_node.source(), "error.content.island");
        read_players(*table["players"].node(), map);
    }

    void read_players(const toml::node& node, GalaxyMap& map) {
        const auto* list = node.as_array();
        if (list == nullptr || list->empty()) return fail(node.source(), "error.content.players");
        for (const toml::node& item : *list) {
            const auto number = item.value<std::int64_t>().value_or(0);
            if (number < 2 || number > kSeats) return fail(item.source(), "error.content.players");
            map.players = static_cast<std::uint8_t>(map.players | (1U << number));
        }
    }

    Hex read_hex(const toml::node& node) {
        const auto* pair = node.as_array();
        if (pair != nullptr && pair->size() == 2) {
            const auto q = (*pair)[0].value<std::int64_t>();
            const auto r = (*pair)[1].value<std::int64_t>();
            const auto fits = [](const std::optional<std::int64_t>& n) { return n && *n >= -20 && *n <= 20; };
            if (fits(q) && fits(r)) return {static_cast<int>(*q), static_cast<int>(*r)};
        }
        fail(node.source(), "error.content.hex");
        return {};
    }

    void check_complete(const toml::table& root) {
        for (std::size_t tile = 0; tile < kTiles; ++tile)
            for (std::size_t side = 0; side < 2; ++side)
                if (!seen_tiles_[tile][side])
                    return fail(root.source(), "error.content.missing",
                                {{"field", "tile " + std::to_string(tile + 2) + (side == 0 ? "a" : "b")}});
        for (const Galaxy galaxy : every<Galaxy>())
            if (atlas_.galaxies[galaxy].slots == 0)
                return fail(
                    root.source(), "error.content.missing",
                    {{"field", "galaxy " + std::string{names_of(galaxy)[static_cast<std::size_t>(galaxy)]}}});
    }

    // PI-15, PI-16: whatever tiles are used and whichever side they show, everybody finds two Level I
    // systems.
    void check_starts(const toml::table& root) {
        std::array<int, kTiles> fewest{};
        for (std::size_t tile = 0; tile < kTiles; ++tile) {
            const auto on = [&](std::size_t side) {
                const TileSystems& systems = atlas_.tiles[tile][side];
                return static_cast<int>(std::count(systems.begin(), systems.end(), Kind::LevelOne));
            };
            fewest[tile] = std::min(on(0), on(1));
        }
        std::sort(fewest.begin(), fewest.end());
        for (const Galaxy galaxy : every<Galaxy>()) {
            const GalaxyMap& map = atlas_.galaxies[galaxy];
            const int most_players = map.suits(4) ? 4 : map.suits(3) ? 3 : 2;
            if (std::accumulate(fewest.begin(), fewest.begin() + map.slots, 0) < 2 * most_players)
                return fail(root.source(), "error.content.level_1",
                            {{"name", std::string{names_of(galaxy)[static_cast<std::size_t>(galaxy)]}},
                             {"n", std::to_string(most_players)}});
        }
    }

    static std::uint64_t hash_of(const Atlas& atlas) {
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

    std::string file_;
    Atlas atlas_;
    std::array<std::array<bool, 2>, kTiles> seen_tiles_{};
    std::optional<Message> problem_;
};

}  // namespace

Result<Atlas> read_atlas(std::string_view file, std::string_view text) {
    return AtlasReader{file, text}.result();
}

const Atlas& default_atlas() {
    static const Atlas atlas = [] {
        const EmbeddedFile& file = games_pocket_imperium_content().front();
        const Result<Atlas> read = read_atlas(file.name, file.text);
        if (!read) {
            std::fprintf(stderr, "%s: %s\n", std::string{file.name}.c_str(), read.problem().key.c_str());
            std::abort();
        }
        return *read;
    }();
    return atlas;
}

}  // namespace orrery::pi
