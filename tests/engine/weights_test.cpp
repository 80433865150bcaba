// Weights from a file: what is accepted, and how every mistake is told, with its line.
#include "engine/weights.h"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/said.h"
#include "shared/mutations.h"

namespace orrery {

namespace {

enum class Metal : std::uint8_t { Iron, Gold };
constexpr Metal last_of(Metal) { return Metal::Gold; }
std::span<const std::string_view> names_of(Metal) {
    static constexpr std::string_view kNames[] = {"iron", "gold"};
    return kNames;
}

struct Toy {
    double speed = 0;
    Phase growth;
    std::array<double, 3> fuel{};
    By<Metal, Phase> metal;
};
BOOST_DESCRIBE_STRUCT(Toy, (), (speed, growth, fuel, metal))

const WeightNames& names() { return weight_names<Toy>(); }

const std::string kFile =
    "game = \"toy\"\n"
    "default = \"fast\"\n"
    "\n"
    "[set.slow]\n"
    "speed = 1\n"
    "growth = { early = 2.5, late = -3 }\n"
    "fuel = [1, 0.5, 0]\n"
    "metal.iron = { early = 4, late = 5 }\n"
    "metal.gold.early = 6\n"
    "metal.gold.late = 7\n"
    "\n"
    "[set.fast]\n"
    "speed = 10\n"
    "growth = { early = 0, late = 0 }\n"
    "fuel = [0, 0, 0]\n"
    "metal.iron = { early = 0, late = 0 }\n"
    "metal.gold = { early = 0, late = 0 }\n"
    "[set.fast.players_2]\n"
    "speed = 12\n"
    "metal.gold.late = 8\n";

WeightSets read(const std::string& text) {
    const auto sets = read_weights("mine.toml", text, names());
    REQUIRE_MESSAGE(static_cast<bool>(sets), sets.problem().key);
    return *sets;
}

std::string param(const Message& message, std::string_view name) {
    for (const Param& each : message.params)
        if (each.name == name) return each.value;
    return {};
}

// "number 5 speed": the key without "error.weights.", the line, and the name that it is about.
std::string problem_with(const std::string& text) {
    const auto sets = read_weights("mine.toml", text, names());
    if (sets) return "none";
    CHECK(can_be_said(sets.problem()));
    CHECK(param(sets.problem(), "file") == "mine.toml");
    const std::string_view prefix = "error.weights.";
    REQUIRE(sets.problem().key.starts_with(prefix));
    return sets.problem().key.substr(prefix.size()) + ' ' + param(sets.problem(), "line") + ' ' +
           param(sets.problem(), "name");
}

std::string changed(std::string_view from, std::string_view to) {
    std::string text = kFile;
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("every number of a struct of weights has a name, its path") {
    CHECK(names() == WeightNames{"speed", "growth.early", "growth.late", "fuel.1", "fuel.2", "fuel.3",
                                 "metal.iron.early", "metal.iron.late", "metal.gold.early",
                                 "metal.gold.late"});
}

TEST_CASE("numbers find their way from the file into the struct") {
    const WeightSets sets = read(kFile);
    CHECK(sets.names() == "fast, slow");
    CHECK(sets.standard == "fast");
    REQUIRE(sets.find("slow") != nullptr);
    const Toy slow = weights_from<Toy>(sets.find("slow")->with(3));
    CHECK(slow.speed == 1);
    CHECK(slow.growth.early == 2.5);
    CHECK(slow.growth.late == -3);
    CHECK(slow.fuel == std::array<double, 3>{1, 0.5, 0});
    CHECK(slow.metal[Metal::Iron].late == 5);
    CHECK(slow.metal[Metal::Gold].early == 6);
}

TEST_CASE("a number of players may have weights of its own, and the others keep the common ones") {
    const WeightSets sets = read(kFile);
    const WeightSet& fast = sets.default_set();
    CHECK(weights_from<Toy>(fast.with(2)).speed == 12);
    CHECK(weights_from<Toy>(fast.with(2)).metal[Metal::Gold].late == 8);
    CHECK(weights_from<Toy>(fast.with(2)).metal[Metal::Gold].early == 0);
    for (int n = 3; n <= kMaxSeats; ++n) CHECK(weights_from<Toy>(fast.with(n)).speed == 10);
}

TEST_CASE("a weight of a phase goes evenly from early to late") {
    constexpr Phase phase{10, 4};
    CHECK(phase.at(1) == 10);
    CHECK(phase.at(0) == 4);
    CHECK(phase.at(0.5) == 7);
}

TEST_CASE("sets are added, or replaced, by name; the default is that of the later file if it names one") {
    WeightSets sets = read(kFile);
    const WeightSets more = read(changed("default = \"fast\"\n", "").replace(0, 0, "# later\n"));
    CHECK(more.standard.empty());
    WeightSets other = more;
    other.sets[0].by_players[2][0] = 99;
    other.sets[1].name = "new";
    sets.take(other);
    CHECK(sets.names() == "fast, slow, new");
    CHECK(sets.find("fast")->with(2)[0] == 99);
    CHECK(sets.standard == "fast");
    other.standard = "new";
    sets.take(other);
    CHECK(sets.default_set().name == "new");
    CHECK_FALSE(sets.is_temper("new"));
    other.tempers = {"new"};
    sets.take(other);
    CHECK(sets.is_temper("new"));
    sets.take(more);
    CHECK(sets.is_temper("new"));
}

TEST_CASE("what is written is read again as the same") {
    WeightSets sets = read(kFile);
    sets.tempers = {"slow", "fast"};
    const std::string text = write_weights("two\nlines", "toy", sets, names());
    CHECK(text.starts_with("# two\n# lines\n"));
    const WeightSets again = read(text);
    CHECK(again.standard == sets.standard);
    CHECK(again.tempers == sets.tempers);
    for (const WeightSet& set : sets.sets) {
        REQUIRE(again.find(set.name) != nullptr);
        CHECK(*again.find(set.name) == set);
    }
}

TEST_CASE("mistakes in a file of weights are told with their line") {
    CHECK(problem_with(kFile) == "none");
    CHECK(problem_with(changed("speed = 1\n", "speed = \"1\"\n")) == "number 5 speed");
    CHECK(problem_with(changed("speed = 1\n", "speed = true\n")) == "number 5 speed");
    CHECK(problem_with(changed("speed = 1\n", "speed = inf\n")) == "range 5 speed");
    CHECK(problem_with(changed("speed = 1\n", "speed = -inf\n")) == "range 5 speed");
    CHECK(problem_with(changed("speed = 1\n", "speed = nan\n")) == "range 5 speed");
    CHECK(problem_with(changed("speed = 1\n", "speed = 1e7\n")) == "range 5 speed");
    CHECK(problem_with(changed("speed = 1\n", "speed = 1e999\n")).starts_with("syntax 5"));
    CHECK(problem_with(changed("speed = 1\n", "speed = 1979-05-27\n")) == "number 5 speed");
    CHECK(problem_with(changed("speed = 1\n", "speed = 1\nspeed = 2\n")).starts_with("syntax 6"));
    CHECK(problem_with(changed("speed = 1\n", "speed = [1]\n")) == "unknown 5 speed");
    CHECK(problem_with(changed("speed = 1\n", "speed = { early = 1 }\n")) == "unknown 5 speed");
    CHECK(problem_with(changed("speed = 1\n", "sped = 1\n")) == "unknown 5 sped");
    CHECK(problem_with(changed("speed = 1\n", "")) == "missing 4 speed");
    CHECK(problem_with(changed(", late = -3", "")) == "missing 4 growth.late");
    CHECK(problem_with(changed("early = 2.5", "earl = 2.5")) == "unknown 6 growth.earl");
    CHECK(problem_with(changed("[1, 0.5, 0]", "[1, 0.5]")) == "missing 4 fuel.3");
    CHECK(problem_with(changed("[1, 0.5, 0]", "[1, 0.5, 0, 0]")) == "unknown 7 fuel.4");
    CHECK(problem_with(changed("[1, 0.5, 0]", "[1, 0.5, \"0\"]")) == "number 7 fuel.3");
    CHECK(problem_with(changed("[1, 0.5, 0]", "[]")) == "missing 4 fuel.1");
    CHECK(problem_with(changed("[1, 0.5, 0]", "1")) == "unknown 7 fuel");
    CHECK(problem_with(changed("metal.iron", "metal.lead")) == "unknown 8 metal.lead");
    CHECK(problem_with(changed("metal.gold.late = 7", "metal.gold.late.x = 7")) ==
          "unknown 10 metal.gold.late");
    CHECK(problem_with(changed("players_2", "players_1")) == "players 18 players_1");
    CHECK(problem_with(changed("players_2", "players_6")) == "players 18 players_6");
    CHECK(problem_with(changed("players_2", "players_x")) == "players 18 players_x");
    CHECK(problem_with(changed("[set.fast.players_2]\n", "players_2 = 3\n[set.fast.players_3]\n")) ==
          "players 18 players_2");
    CHECK(problem_with(changed("speed = 12", "sped = 12")) == "unknown 19 sped");
    CHECK(problem_with(changed("default = \"fast\"", "default = \"fest\"")) == "default 2 fest");
    CHECK(problem_with(changed("default = \"fast\"", "default = 1")) == "default 2 ");
    CHECK(problem_with(changed("default = \"fast\"", "defualt = \"fast\"")) == "unknown 2 defualt");
    CHECK(problem_with(changed("default = \"fast\"", "tempers = [\"fast\", \"slow\"]")) == "none");
    CHECK(problem_with(changed("default = \"fast\"", "tempers = [\"fast\", \"fest\"]")) == "temper 2 fest");
    CHECK(problem_with(changed("default = \"fast\"", "tempers = [\"fast\", \"fast\"]")) == "temper 2 fast");
    CHECK(problem_with(changed("default = \"fast\"", "tempers = [7]")) == "temper 2 ");
    CHECK(problem_with(changed("default = \"fast\"", "tempers = \"fast\"")) == "temper 2 ");
    CHECK(problem_with(changed("[set.slow]", "[set.\"so slow\"]")) == "set_name 4 so slow");
    CHECK(problem_with(changed("[set.slow]", "[sets.slow]")) == "unknown 4 sets");
    CHECK(problem_with("game = \"toy\"\n") == "no_sets 1 ");
    CHECK(problem_with("game = \"toy\"\nset = 3\n").starts_with("no_sets 1"));
    CHECK(problem_with("game = \"toy\"\n[set]\nfast = 3\n") == "table 3 fast");
    CHECK(problem_with("game = \"toy").starts_with("syntax 1"));
}

TEST_CASE("the default may be a set that is there already") {
    const WeightSets there = read(kFile);
    const std::string text = changed("default = \"fast\"", "default = \"slow\"");
    const std::string only_fast =
        text.substr(0, text.find("[set.slow]")) + text.substr(text.find("[set.fast]"));
    CHECK(problem_with(only_fast) == "default 2 slow");
    CHECK(static_cast<bool>(read_weights("mine.toml", only_fast, names(), there)));
}

TEST_CASE("whatever happens to a file of weights, it is refused with a reason, or its numbers are numbers") {
    Rng rng{4};
    int refused = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto sets = read_weights("mine.toml", mutated(kFile, rng), names());
        if (!sets) {
            ++refused;
            CHECK(can_be_said(sets.problem()));
            continue;
        }
        for (const WeightSet& set : sets->sets)
            for (int n = 2; n <= kMaxSeats; ++n) {
                REQUIRE(set.with(n).size() == names().size());
                for (const double number : set.with(n)) CHECK(std::abs(number) <= kMostWeight);
            }
    }
    CHECK(refused > 1000);
}

}  // namespace orrery
