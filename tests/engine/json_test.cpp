// States as JSON: what is written is read back, and every kind of mistake is told apart, with its path.
#include "engine/json.h"

#include <doctest/doctest.h>

#include "engine/said.h"

using namespace orrery;

namespace {

enum class Colour : std::uint8_t { Red, Blue, None };
constexpr Colour last_of(Colour) { return Colour::Blue; }
constexpr std::string_view kColours[] = {"red", "blue", "none"};
std::span<const std::string_view> names_of(Colour) { return kColours; }

struct Ship {
    Colour colour{};
    std::int8_t value = 0;
    friend bool operator==(const Ship&, const Ship&) = default;
};
BOOST_DESCRIBE_STRUCT(Ship, (), (colour, value))

// Places are numbers with names.
struct OfPlaces {};
constexpr std::string_view kPlaces[] = {"north", "south", "east"};
std::span<const std::string_view> names_of(OfPlaces) { return kPlaces; }

struct Table {
    FixedVector<Ship, 2> ships;
    std::array<std::uint8_t, 3> ore{};
    By<Colour, std::int16_t> points;
    bool over = false;
    Actors asked;
    Bits<3, Colour> seen;  // none of them may be asked for
    Bits<3, std::uint8_t, OfPlaces> held;
};
BOOST_DESCRIBE_STRUCT(Table, (), (ships, ore, points, over, asked, seen, held))

constexpr std::string_view kText =
    R"({"ships":[{"colour":"red","value":-3},{"colour":"blue","value":6}],"ore":[1,2,255],)"
    R"("points":{"red":-300,"blue":12},"over":true,"asked":[0,2],)"
    R"("seen":["red","blue"],"held":["north","east"]})";

// "error.json.number at table.ore[1]": what is wrong once `part` of the text is replaced.
std::string problem_with(std::string_view part, std::string_view instead) {
    std::string text{kText};
    const auto at = text.find(part);
    REQUIRE(at != std::string::npos);
    text.replace(at, part.size(), instead);
    const auto json = parse_json(text);
    REQUIRE(json);
    Table table;
    JsonReader reader{"table"};
    from_json(*json, table, reader);
    if (!reader.failed()) return "";
    CHECK_MESSAGE(can_be_said(*reader.problem()), reader.problem()->key);
    return reader.problem()->key + " at " + reader.problem()->params.back().value;
}

}  // namespace

TEST_CASE("a state is read as it was written") {
    const auto json = parse_json(kText);
    REQUIRE(json);
    Table table;
    JsonReader reader{"table"};
    from_json(*json, table, reader);
    CHECK_FALSE(reader.failed());
    CHECK(table.ships == FixedVector<Ship, 2>{{Colour::Red, -3}, {Colour::Blue, 6}});
    CHECK(table.points[Colour::Red] == -300);
    CHECK(table.asked == Actors{0b101, false});
    CHECK(boost::json::serialize(to_json(table)) == kText);
    CHECK(problem_with("[0,2]", "\"chance\"") == "");
}

TEST_CASE("a set is the list of its elements: written in order, read in any, each once") {
    CHECK(problem_with(R"(["red","blue"])", R"(["blue","red"])") == "");
    CHECK(problem_with(R"(["north","east"])", "[]") == "");
    CHECK(problem_with(R"(["north","east"])", "{}") == "error.json.array at table.held");
    CHECK(problem_with(R"("north","east")", R"("north",2)") == "error.json.string at table.held[1]");
    CHECK(problem_with(R"("north","east")", R"("north","west")") == "error.json.name at table.held[1]");
    CHECK(problem_with(R"("north","east")", R"("east","east")") == "error.json.repeated at table.held[1]");
    CHECK(problem_with(R"("red","blue")", R"("red","blue","red")") == "error.json.repeated at table.seen[2]");
    CHECK(problem_with(R"("red","blue")", R"("none")") == "error.json.name at table.seen[0]");
}

TEST_CASE("what is not JSON is refused") {
    CHECK(parse_json("{\"a\":}").problem().key == "error.json.syntax");
    CHECK(parse_json("").problem().key == "error.json.syntax");
    CHECK(parse_json("{} {}").problem().key == "error.json.syntax");
    CHECK(parse_json(std::string(40, '[') + std::string(40, ']')).problem().key == "error.json.syntax");
    CHECK(parse_json(std::string(20, '[') + std::string(20, ']')));
}

TEST_CASE("each mistake in a document is named with its path") {
    CHECK(problem_with(R"({"colour":"red","value":-3})", "7") == "error.json.object at table.ships[0]");
    CHECK(problem_with(R"({"red":-300,"blue":12})", "[]") == "error.json.object at table.points");
    CHECK(problem_with(R"(,"value":6)", "") == "error.json.missing at table.ships[1]");
    CHECK(problem_with(R"("blue":12)", R"("green":12)") == "error.json.missing at table.points");
    CHECK(problem_with(R"("blue":12)", R"("blue":12,"green":1)") == "error.json.unknown at table.points");
    CHECK(problem_with(R"("over":true)", R"("over":true,"extra":1)") == "error.json.unknown at table");
    CHECK(problem_with("[1,2,255]", "{}") == "error.json.array_of at table.ore");
    CHECK(problem_with("[1,2,255]", "[1,2]") == "error.json.array_of at table.ore");
    CHECK(problem_with("255", "256") == "error.json.number at table.ore[2]");
    CHECK(problem_with("255", "-1") == "error.json.number at table.ore[2]");
    CHECK(problem_with("255", "2.5") == "error.json.number at table.ore[2]");
    CHECK(problem_with("255", "1e2") == "error.json.number at table.ore[2]");
    CHECK(problem_with("255", "99999999999999999999") == "error.json.number at table.ore[2]");
    CHECK(problem_with("255", "\"1\"") == "error.json.number at table.ore[2]");
    CHECK(problem_with("-3", "-129") == "error.json.number at table.ships[0].value");
    CHECK(problem_with("\"red\"", "\"pink\"") == "error.json.name at table.ships[0].colour");
    CHECK(problem_with("\"red\"", "1") == "error.json.string at table.ships[0].colour");
    CHECK(problem_with("true", "1") == "error.json.bool at table.over");
    CHECK(problem_with(R"({"colour":"blue","value":6}])",
                       R"({"colour":"blue","value":6},{"colour":"blue","value":6}])") ==
          "error.json.length at table.ships");
    CHECK(problem_with(R"([{"colour":"red","value":-3},{"colour":"blue","value":6}])", "{}") ==
          "error.json.array at table.ships");
    CHECK(problem_with("[0,2]", "[0,0]") == "error.json.seats at table.asked");
    CHECK(problem_with("[0,2]", "[9]") == "error.json.seats at table.asked");
    CHECK(problem_with("[0,2]", "\"fate\"") == "error.json.array at table.asked");
}

TEST_CASE("the first problem is the one reported") {
    JsonReader reader{"x"};
    reader.fail("first");
    reader.fail("second");
    CHECK(reader.problem()->key == "first");
}

TEST_CASE("pretty JSON is the same JSON") {
    const auto json = parse_json(kText);
    const std::string text = pretty(*json);
    CHECK(*parse_json(text) == *json);
    CHECK(text.find("\n  \"ore\": [1,2,255],\n") != std::string::npos);
    CHECK(pretty(Json(boost::json::object{})) == "{}\n");
}
