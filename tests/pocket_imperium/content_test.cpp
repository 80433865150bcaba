// The map from a file: what is accepted, and how every mistake is told, with its line.
#include <algorithm>
#include <memory>

#include "core/embedded.h"
#include "engine/content_types.h"
#include "engine/position.h"
#include "pocket_imperium/table.h"

namespace orrery {
std::span<const EmbeddedFile> games_pocket_imperium_content();
}

using namespace orrery;
using namespace orrery::pi;

namespace {

std::string built_in() { return std::string{games_pocket_imperium_content().front().text}; }

// The text with the first `from` after `mark` replaced, and the line where that happened.
struct Edited {
    std::string text;
    int line = 0;
};
Edited edited(std::string text, std::string_view mark, std::string_view from, std::string_view to) {
    const std::size_t begin = text.find(mark);
    REQUIRE(begin != std::string::npos);
    const std::size_t at = text.find(from, begin);
    REQUIRE(at != std::string::npos);
    text.replace(at, from.size(), to);
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return {text, static_cast<int>(line)};
}
Edited edited(std::string_view mark, std::string_view from, std::string_view to) {
    return edited(built_in(), mark, from, to);
}

std::string param(const Message& message, std::string_view name) {
    for (const Param& each : message.params)
        if (each.name == name) return each.value;
    return {};
}

// "kind 10": the key without "error.content.", and the line.
std::string problem_with(const std::string& text) {
    const Result<Atlas> read = read_atlas("map.toml", text);
    if (read) return {};
    const std::string_view prefix = "error.content.";
    REQUIRE(read.problem().key.starts_with(prefix));
    CHECK(param(read.problem(), "file") == "map.toml");
    return read.problem().key.substr(prefix.size()) + ' ' + param(read.problem(), "line");
}

std::string named_in(const std::string& text, std::string_view name) {
    const Result<Atlas> read = read_atlas("map.toml", text);
    return read ? std::string{} : param(read.problem(), name);
}

// Whether this change is refused for this reason, at the line of the change or so many lines before it.
bool refused(std::string_view reason, std::string_view mark, std::string_view from, std::string_view to,
             int above = 0) {
    const Edited file = edited(mark, from, to);
    const std::string expected = std::string{reason} + ' ' + std::to_string(file.line - above);
    const std::string found = problem_with(file.text);
    INFO(found);
    CHECK(found == expected);
    return found == expected;
}

std::uint64_t hash_of(const std::string& text) {
    const Result<Atlas> read = read_atlas("map.toml", text);
    REQUIRE(bool{read});
    return read->hash;
}

const std::string kTile7B =
    "[[tile]]\nnumber = 7\nside = \"b\"\n"
    "systems = [\"empty\", \"level_1\", \"empty\", \"level_1\", \"level_1\", \"empty\", \"empty\"]\n"
    "source = \"R\"\n";

}  // namespace

TEST_CASE("PI-Q36 a copy of the map gives the same map and the same hash") {
    const Result<Atlas> copy = read_atlas("copy.toml", built_in());
    REQUIRE(bool{copy});
    CHECK(copy->hash == default_atlas().hash);
    CHECK(copy->tiles == default_atlas().tiles);
    CHECK(copy->galaxies == default_atlas().galaxies);
    CHECK(PocketImperium{}.content_hash() == copy->hash);
}

TEST_CASE("PI-Q36 the hash is of the data, not of its spelling") {
    const std::uint64_t hash = default_atlas().hash;
    CHECK(hash_of("# mine\n" + built_in() + "\n# the end\n") == hash);
    CHECK(hash_of(edited("", "number = 2\nside = \"a\"", "side = 'a'\nnumber=2 # two").text) == hash);
    CHECK(hash_of(edited("", kTile7B, "").text + "\n" + kTile7B) == hash);  // another order of tiles
    CHECK(hash_of(edited("", "\"level_2\", \"level_1\", \"empty\"", "\"level_2\", \"empty\", \"level_1\"")
                      .text) != hash);
    CHECK(hash_of(edited("cloud", "[4]", "[3, 4]").text) != hash);
    CHECK(hash_of(edited("cloud", "[4, 1]", "[6, 0]").text) != hash);
    // One coordinate alone: the whole galaxy further right, the whole galaxy further down.
    const auto moved = [](std::string_view prime, std::string_view slots) {
        const Edited centre = edited("id = \"ring_empire\"", "prime = [0, 0]", prime);
        return hash_of(edited(centre.text, "id = \"ring_empire\"",
                              "[[0, -3], [3, -3], [3, 0], [0, 3], [-3, 3], [-3, 0]]", slots)
                           .text);
    };
    CHECK(moved("prime = [0, 0]", "[[0, -3], [3, -3], [3, 0], [0, 3], [-3, 3], [-3, 0]]") == hash);
    CHECK(moved("prime = [0, 1]", "[[0, -2], [3, -2], [3, 1], [0, 4], [-3, 4], [-3, 1]]") != hash);
    CHECK(moved("prime = [1, 0]", "[[1, -3], [4, -3], [4, 0], [1, 3], [-2, 3], [-2, 0]]") != hash);
    CHECK(hash_of(edited("number = 2", "source = \"R\"", "source = \"S\"").text) == hash);
}

TEST_CASE("PI-Q36 the map says where it comes from, and need not") {
    CHECK(default_atlas().sources == SourceCounts{{0, 0, 1, 16}});
    std::string silent = built_in();
    for (std::size_t at = silent.find("\nsource ="); at != std::string::npos; at = silent.find("\nsource ="))
        silent.erase(at, silent.find('\n', at + 1) - at);
    CHECK(hash_of(silent) == default_atlas().hash);
    CHECK(refused("name", "number = 2", "source = \"R\"", "source = \"rumour\""));
}

TEST_CASE("PI-Q36 records name the map that is built in by the same hash as ever") {
    CHECK(content_digits(default_atlas().hash) == "75678d7fb12397ae");
}

TEST_CASE("PI-Q36 a corrected map is the one that is played on") {
    const Edited file = edited("", "[\"level_2\", \"level_1\"", "[\"asteroid\", \"level_1\"");
    const Result<Atlas> atlas = read_atlas("map.toml", file.text);
    REQUIRE(bool{atlas});
    const PocketImperium rules{std::shared_ptr<const Atlas>{std::shared_ptr<void>{}, &*atlas}};
    const State s = rules.start({.players = 2});
    CHECK(s.kinds[Kind::Asteroid].has(Table::id("s1_c")));
    CHECK(s.kinds[Kind::LevelOne].has(Table::id("s1_n")));
    CHECK(rules.content_hash() != PocketImperium{}.content_hash());
}

TEST_CASE("PI-Q36 text that is no TOML is refused with its line and the reason") {
    CHECK(refused("syntax", "", "number = 3", "number = "));
    const Edited open = edited("", "side = \"a\"", "side = \"a");
    CHECK(problem_with(open.text).starts_with("syntax "));
    CHECK_FALSE(named_in(open.text, "reason").empty());
}

TEST_CASE("PI-Q36 fields that do not belong into the file are refused by name") {
    CHECK(refused("unknown", "number = 3", "side", "colour = 1\nside"));
    CHECK(named_in(edited("number = 3", "side", "colour = 1\nside").text, "field") == "colour");
    CHECK(refused("unknown", "id = \"ring\"", "prime", "moons = 2\nprime"));
    CHECK(refused("unknown", "", "[[tile]]", "version = 2\n[[tile]]"));
    CHECK(named_in("version = 2\n" + built_in(), "field") == "version");
}

TEST_CASE("PI-Q36 a missing field is refused at the table that lacks it") {
    CHECK(refused("missing", "# Kinds", "number = 2\n", "", 1));
    CHECK(refused("missing", "number = 3", "side = \"a\"\n", "", 2));
    CHECK(refused("missing", "number = 7\nside = \"b\"", "systems", "# systems", 3));
    CHECK(refused("missing", "[[galaxy]]", "id = \"standard\"", "", 1));
    CHECK(refused("missing", "id = \"cloud\"", "players", "# players", 2));
    CHECK(refused("missing", "id = \"ring\"", "prime", "# prime", 3));
    CHECK(refused("missing", "id = \"ring\"", "slots", "# slots", 4));
    CHECK(named_in(edited("id = \"ring\"", "slots", "# slots").text, "field") == "slots");
}

TEST_CASE("PI-Q36 a missing tile side or galaxy is refused by name") {
    CHECK(named_in(edited("", kTile7B, "").text, "field") == "tile 7b");
    CHECK(problem_with(edited("", kTile7B, "").text) == "missing 1");
    const std::string text = built_in();
    const std::size_t last = text.find("[[galaxy]]\nid = \"ring_empire\"");
    CHECK(named_in(text.substr(0, last), "field") == "galaxy ring_empire");
    CHECK(named_in(text.substr(0, text.find("[[galaxy]]")), "field") == "galaxy");
    CHECK(named_in(text.substr(text.find("[[galaxy]]")), "field") == "tile");
    CHECK(problem_with("") == "missing 1");
    CHECK(problem_with("game = \"pocket_imperium\"\ntile = 5\n") == "table 2");
    CHECK(problem_with("tile = \"all\"\n") == "table 1");
}

TEST_CASE("PI-Q36 tiles and galaxies are tables of their own") {
    const std::string galaxies = built_in().substr(built_in().find("[[galaxy]]"));
    CHECK(problem_with("\ntile = [2, 3]\n" + galaxies) == "table 2");
    CHECK(named_in("tile = [2, 3]\n" + galaxies, "field") == "tile");
}

TEST_CASE("PI-Q36 the same tile side or galaxy twice is refused where it is repeated") {
    const std::string text = built_in();
    const auto line_after = [&] { return std::to_string(std::count(text.begin(), text.end(), '\n') + 1); };
    CHECK(problem_with(text + kTile7B) == "twice " + line_after());
    CHECK(named_in(text + kTile7B, "name") == "7b");
    const std::size_t ring = text.find("[[galaxy]]\nid = \"ring\"");
    const std::string again = text.substr(ring, text.find("[[galaxy]]", ring + 1) - ring);
    CHECK(problem_with(text + again) == "twice " + line_after());
    CHECK(named_in(text + again, "name") == "ring");
}

TEST_CASE("PI-Q36 a tile has a number from 2 to 7, a side and seven systems of known kinds") {
    for (const char* number : {"1", "8", "-2", "2.5", "\"2\""})
        CHECK(refused("number", "", "number = 2", "number = " + std::string{number}));
    for (const char* side : {"\"c\"", "\"A\""})
        CHECK(refused("name", "number = 4", "side = \"a\"", "side = " + std::string{side}));
    CHECK(refused("text", "number = 4", "side = \"a\"", "side = 1"));
    CHECK(refused("items", "number = 4", "[\"empty\", \"empty\", ", "[\"empty\", "));
    CHECK(refused("items", "number = 4", "[\"empty\", ", "[\"empty\", \"empty\", "));
    CHECK(refused("list", "number = 7\nside = \"a\"", "systems = ", "systems = \"none\" # "));
    CHECK(refused("name", "number = 5", "\"level_2\"", "\"level_3\""));
    CHECK(refused("text", "number = 5", "\"level_2\"", "2"));
}

TEST_CASE("PI-Q35 Mech Worlds and other promotional tiles are not part of the game") {
    CHECK(refused("name", "number = 5", "\"level_2\"", "\"mech_world\""));
    CHECK(refused("number", "", "number = 2", "number = 8"));
    CHECK(names_of(Kind{}).size() == 5);
    CHECK(names_of(Command{}).size() == 3);
    for (const VerbSpec& verb : verb_table().verbs())
        CHECK(std::string{verb.id}.find("prosper") == std::string::npos);
}

TEST_CASE("PI-Q36 a galaxy has a known name, two to four players and five or six numbered tiles") {
    CHECK(refused("name", "", "\"cloud\"", "\"spiral\""));
    CHECK(named_in(edited("", "\"cloud\"", "\"spiral\"").text, "name") == "spiral");
    CHECK(refused("text", "", "\"cloud\"", "4"));
    CHECK(refused("players", "id = \"cloud\"", "[4]", "[]"));
    for (const char* players : {"[1, 2]", "[5]", "[\"2\"]"})
        CHECK(refused("number", "id = \"cloud\"", "[4]", players));
    CHECK(refused("list", "id = \"cloud\"", "[4]", "3"));
    CHECK(refused("length", "id = \"cloud\"", "[4]", "[2, 3, 4, 4]"));
    CHECK(refused("slots", "id = \"ring\"", "[3, -1], ", ""));
    CHECK(refused("slots", "id = \"ring_empire\"", "[0, -3], ", "[0, -3], [9, 9], "));
    CHECK(refused("list", "id = \"ring\"", "slots = ", "slots = 5 # "));
}

TEST_CASE("PI-Q36 a centre is a pair of whole numbers from -20 to 20") {
    const auto refused_as = [](std::string_view reason, const std::string& centre) {
        CAPTURE(centre);
        CHECK(refused(reason, "id = \"standard\"", "prime = [0, 0]", "prime = " + centre));
        CHECK(refused(reason, "id = \"standard\"", "[2, -3]", centre));
    };
    for (const char* pair : {"[0]", "[0, 0, 0]"}) refused_as("items", pair);
    for (const char* pair : {"[21, 0]", "[0, -21]", "[\"a\", 0]", "[0.5, 0]", "[-9223372036854775808, 0]",
                             "[0, -9223372036854775808]"})
        refused_as("number", pair);
    refused_as("list", "0");
    CHECK(problem_with(edited("id = \"cloud\"", "[4, 1]", "[20, -20]").text).empty());
}

TEST_CASE("PI-Q36 tiles that overlap, or leave Prime alone, are refused") {
    CHECK(refused("overlap", "id = \"standard\"", "[2, -3]", "[2, -2]"));
    CHECK(refused("overlap", "id = \"standard\"", "[2, -3]", "[3, -1]"));
    CHECK(refused("island", "id = \"ring_empire\"\nplayers = [2, 3, 4]\nprime", "prime = [0, 0]",
                  "prime = [15, 0]", -1));
}

TEST_CASE("PI-Q36 whatever tiles are used, everybody finds two Level I systems, or the map is refused") {
    const auto without_level_1 = [](const std::string& text, std::string_view tile) {
        return edited(text, tile, "\"level_1\"", "\"empty\"").text;
    };
    constexpr std::string_view k2B = "number = 2\nside = \"b\"", k3B = "number = 3\nside = \"b\"";
    const std::string eight = without_level_1(without_level_1(built_in(), k2B), k2B);
    CHECK(problem_with(eight).empty());  // just enough for four
    const std::string seven = without_level_1(eight, k3B);
    CHECK(problem_with(seven) == "level_1 1");
    CHECK(named_in(seven, "name") == "standard");
    CHECK(named_in(seven, "n") == "4");
    // Eight on six tiles, but five of them may have only five.
    const std::string five = edited(seven, "number = 5", "\"level_2\"", "\"level_1\"").text;
    CHECK(problem_with(five) == "level_1 1");
    CHECK(named_in(five, "name") == "pyramid");
    CHECK(named_in(five, "n") == "3");
}
