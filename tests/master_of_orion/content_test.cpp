// 6.1: what a file may hold, and what is refused, with file, line and reason.
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

namespace {

// The reason why a file with one piece replaced is refused: "no_system 42"; empty: it is not.
std::string refusal(std::string_view from, std::string_view to) {
    const auto rules = MasterOfOrion::with_content("cards.toml", edited(from, to));
    if (rules) return {};
    std::string line, file;
    for (const Param& param : rules.problem().params) {
        if (param.name == "line") line = param.value;
        if (param.name == "file") file = param.value;
    }
    CHECK(file == "cards.toml");
    CHECK(line != "0");
    CHECK_FALSE(line.empty());
    constexpr std::string_view kPrefix = "error.content.";
    REQUIRE(rules.problem().key.starts_with(kPrefix));
    // People read a sentence with everything filled in.
    for (const Language language : kLanguages) {
        Texts texts{language};
        texts.add(MasterOfOrion::info().texts());
        if (texts.has(rules.problem().key))
            CHECK(texts.format(rules.problem()).find('{') == std::string::npos);
    }
    return rules.problem().key.substr(kPrefix.size());
}

constexpr std::string_view kDome = "{ when = \"activation\", steps = [ { op = \"morale\", n = 2 } ] }";
constexpr std::string_view kFarm =
    "{ when = \"after_building\", steps = [ { op = \"gain\", res = [2, 0, 0] } ] }";
constexpr std::string_view kLoknar =
    "{ when = \"round_start\", steps = [ { may = true, cost = { res = [1, 0, 0] }, op = \"draw\", n = 3 } ] "
    "}";

std::string dome(std::string_view steps) {
    return refusal(kDome, "{ when = \"activation\", steps = [ " + std::string{steps} + " ] }");
}
std::string farm(std::string_view effect) { return refusal(kFarm, effect); }

// What people read when the Pleasure Dome has this step, after file and line.
std::string told_of_dome(std::string_view step) {
    const auto rules = MasterOfOrion::with_content(
        "cards.toml", edited(kDome, "{ when = \"activation\", steps = [ " + std::string{step} + " ] }"));
    REQUIRE_FALSE(static_cast<bool>(rules));
    Texts texts{Language::English};
    texts.add(MasterOfOrion::info().texts());
    const std::string told = texts.format(rules.problem());
    const std::string_view file = MasterOfOrion::content_file().text;
    const auto line = 1 + std::ranges::count(file.substr(0, file.find(kDome)), '\n');
    const std::string place = "cards.toml, line " + std::to_string(line) + ": ";
    CHECK(told.starts_with(place));
    return told.substr(std::min(place.size(), told.size()));
}

}  // namespace

TEST_CASE("the built-in file is read, and its hash does not depend on names, sources and blanks") {
    const MasterOfOrion built_in;
    const auto again = MasterOfOrion::with_content("x", MasterOfOrion::content_file().text);
    REQUIRE(static_cast<bool>(again));
    CHECK(again->content_hash() == built_in.content_hash());
    CHECK(rules_with("name_pl = \"Kapitol\"", "name_pl = \"Stolica\"").content_hash() ==
          built_in.content_hash());
    CHECK(rules_with("source = { name = \"P\"", "source = { name = \"S\"").content_hash() ==
          built_in.content_hash());
    CHECK(rules_with("cost = [4, 2, 1]", "cost = [4, 2, 2]").content_hash() != built_in.content_hash());
}

TEST_CASE("sources are counted: what the rulebook gives, what was read through damage, ours") {
    const SourceCounts counts = MasterOfOrion{}.sources();
    const SourceCounts told = rules_with("source = { name = \"P\"", "source = { name = \"S\"").sources();
    CHECK(counts[Provenance::Reconstructed] > 0);
    CHECK(told[Provenance::Rulebook] == counts[Provenance::Rulebook] + 1);
    CHECK(told[Provenance::Public] == counts[Provenance::Public] - 1);
}

TEST_CASE("a replaced card is played as the file says") {
    const auto rules = rules_with("id = \"frigate\"", "id = \"corvette\"");
    auto table = Table::of(2, rules)
                     .tracks(Ruby, 2, 2, 0)
                     .hand(Ruby, {"corvette"})
                     .turn(Ruby)
                     .play("build", "card corvette");
    CHECK(table.system(Ruby, 1) == "corvette");
    CHECK_FALSE(rules.verbs().read("card frigate").has_value());
}

TEST_CASE("unknown keys, keywords, operations, wrong types and ranges are refused") {
    CHECK(refusal("copies = 2", "copies = 2\nprice = 3") == "unknown");
    CHECK(farm("{ when = \"sometimes\", steps = [ { op = \"draw\", n = 1 } ] }") == "name");
    CHECK(dome("{ op = \"explode\" }") == "name");
    CHECK(refusal("copies = 2", "copies = \"two\"") == "number");
    CHECK(refusal("copies = 2", "copies = 11") == "number");
    CHECK(refusal("cost = [4, 2, 1]", "cost = [4, 12, 1]") == "number");
    CHECK(refusal("cost = [4, 2, 1]", "cost = [4, 2]") == "items");
    CHECK(refusal("colour = \"grey\"", "colour = \"green\"") == "name");
    CHECK(refusal("space = \"A\"", "space = \"B\"") == "name");
    CHECK(refusal("space = \"A\"", "space = \"none\"") == "name");
    CHECK(refusal("name_pl = \"Kapitol\"\n", "") == "missing");
    CHECK(refusal("game = \"master_of_orion\"", "game = ") == "syntax");
    CHECK(refusal("high_level = { cubes = 4, morale = 0, gain_choice = 2 }",
                  "high_level = { cubes = 4, morale = 0 }") == "missing");
}

TEST_CASE("ids are unique in the whole file") {
    CHECK(refusal("id = \"frigate\"", "id = \"titan\"") == "twice");
    CHECK(refusal("id = \"vale\"", "id = \"titan\"") == "twice");
    CHECK(refusal("id = \"human\"", "id = \"hu man\"") == "id");
}

TEST_CASE("spaces belong to effects") {
    CHECK(refusal("space = \"A\"\n", "") == "space_a");
    CHECK(refusal("id = \"frigate\"", "id = \"frigate\"\nspace = \"A\"") == "space_a");
    CHECK(refusal("id = \"frigate\"", "id = \"frigate\"\nspace = \"R\"") == "space_r");
    CHECK(refusal(kFarm, "{ when = \"after_attack\", steps = [ { op = \"place_r\" } ] }") == "space_r");
}

TEST_CASE(
    "what could never work is refused: after_building without building, morale without activation, no "
    "worth") {
    const std::string gain = "steps = [ { op = \"gain\", res = [1, 0, 0] } ] }";
    CHECK(refusal(kLoknar, "{ when = \"after_building\", " + gain) == "structure_only");
    CHECK(refusal("{ when = \"after_exploit\", steps", "{ when = \"after_building\", steps") ==
          "structure_only");
    CHECK(refusal("id = \"fulcrum_sandebar\"\n", "id = \"fulcrum_sandebar\"\nactivate_morale = 6\n") ==
          "activate_morale");
    CHECK(refusal("id = \"frigate\"\n", "id = \"frigate\"\nactivate_morale = 6\n") == "activate_morale");
    CHECK(refusal("id = \"pleasure_dome\"\n", "id = \"pleasure_dome\"\nactivate_morale = 6\n").empty());
    const std::string_view at_end = "steps = [ { op = \"score\", n = 1, per = { count = \"system\" } } ] }";
    const std::string capitol = "{ when = \"end_of_game\", " + std::string{at_end};
    CHECK(refusal(capitol, "{ when = \"round_start\", " + gain) == "worthless");
    CHECK(refusal("cost = [4, 2, 1]", "cost = [4, 2, 1]\nvp = 2").empty());  // both at once
}

TEST_CASE("always and end_of_game hold their own words, and no others do") {
    CHECK(dome("{ op = \"discount\", n = 1, scope = \"this\" }") == "always");
    CHECK(dome("{ op = \"virtual_fleet\", n = 1, side = \"attack\" }") == "always");
    CHECK(dome("{ op = \"attack_cost\", n = 1, side = \"own\" }") == "always");
    CHECK(dome("{ on = \"attacked\", op = \"vp\", n = 1 }") == "always");
    CHECK(farm("{ when = \"always\", steps = [ { op = \"vp\", n = 1 } ] }") == "in_always");
    CHECK(farm("{ when = \"always\", steps = [ { on = \"attacked\", op = \"discard\", n = 1 } ] }") ==
          "attacked");
    CHECK(farm("{ when = \"always\", steps = [ { may = true, op = \"discount\", n = 1, scope = \"this\" } ] "
               "}") == "plain");
    CHECK(farm("{ when = \"always\", steps = [ { on = \"attacked\", who = \"each_opponent\", op = \"vp\", n "
               "= 1 } ] }") == "plain");
    CHECK(farm("{ when = \"end_of_game\", steps = [ { cost = { vp = 1 }, op = \"score\", n = 1 } ] }") ==
          "plain");
    CHECK(farm("{ when = \"end_of_game\", steps = [ { op = \"vp\", n = 1 } ] }") == "end_of_game");
    CHECK(farm("{ when = \"after_building\", steps = [ { op = \"score\", n = 1 } ] }") == "end_of_game");
}

TEST_CASE("who, if and moments") {
    CHECK(farm("{ when = \"after_building\", steps = [ { who = \"defender\", op = \"vp\", n = 1 } ] }") ==
          "defender");
    CHECK(farm("{ when = \"after_building\", steps = [ { who = \"each_opponent\", op = \"build\", from = "
               "\"hand\", where = \"anywhere\", discount = 0 } ] }") == "owner_only");
    CHECK(
        farm(
            "{ when = \"after_building\", steps = [ { if = { built = \"blue\" }, op = \"vp\", n = 1 } ] }") ==
        "built");
    CHECK(farm("{ when = \"after_building\", steps = [ { if = { built = \"blue\", active = \"red\" }, op = "
               "\"vp\", n = 1 } ] }") == "if");
    CHECK(farm("{ when = \"after_exploit\", steps = [ { op = \"vp\", n = 1 } ] }") == "race_only");
    CHECK(farm("{ when = \"after_propaganda\", steps = [ { op = \"vp\", n = 1 } ] }") == "race_only");
    CHECK(dome("{ op = \"activate_free\" }") == "activate_free");
    CHECK(dome("{ op = \"take_cube\" }") == "take_cube");
}

TEST_CASE("parameters of the words") {
    CHECK(dome("{ op = \"draw\" }") == "parameter");
    CHECK(dome("{ op = \"draw\", n = 1, res = [1, 0, 0] }") == "no_parameter");
    CHECK(dome("{ op = \"take_discard\", from = \"hand\" }") == "from");
    CHECK(dome("{ op = \"build\", from = \"top\", where = \"anywhere\", discount = 0 }") == "from");
    CHECK(farm("{ when = \"always\", steps = [ { op = \"virtual_fleet\", n = 1, side = \"own\" } ] }") ==
          "side");
    CHECK(farm("{ when = \"always\", steps = [ { op = \"attack_cost\", n = 1, side = \"defence\" } ] }") ==
          "side");
    CHECK(dome("{ op = \"draw\", n = 0 }") == "n");
    CHECK(dome("{ op = \"draw\", n = -1 }") == "n");
    CHECK(dome("{ op = \"draw\", n = 10 }") == "number");
    CHECK(dome("{ op = \"morale\", n = 0 }") == "n_signed");
    CHECK(dome("{ op = \"gain\", res = [0, 0, 0] }") == "nothing");
    CHECK(dome("{ cost = { res = [0, 0, 0] }, op = \"vp\", n = 1 }") == "nothing");
    CHECK(dome("{ op = \"exchange\", a = [1, 0, 0], b = [1, 0, 0] }") == "exchange");
    for (const char* op :
         {"op = \"exchange\", a = [1, 0, 0], b = [0, 1, 0]", "op = \"take_discard\", from = \"any\"",
          "op = \"build\", from = \"hand\", where = \"anywhere\", discount = 0"})
        CHECK(dome("{ " + std::string{op} + ", per = { count = \"system\" } }") == "no_parameter");
    CHECK(dome("{ op = \"vp\", n = 1, per = { count = \"structure\" } }") == "per");
    CHECK(dome("{ op = \"vp\", n = 1, per = { count = \"system\", colour = \"red\" } }") == "per");
    CHECK(dome("{ op = \"vp\", n = 1, per = { count = \"once\" } }") == "name");
}

TEST_CASE("choices have two plain options") {
    CHECK(dome("{ op = \"choose\", options = [ { op = \"vp\", n = 1 } ] }") == "options");
    CHECK(dome("{ op = \"choose\", options = [ { op = \"vp\", n = 1 }, { op = \"sink\" } ] }") == "option");
    CHECK(dome("{ op = \"choose\", options = [ { op = \"vp\", n = 1 }, { may = true, op = \"vp\", n = 2 } ] "
               "}") == "option");
    CHECK(dome("{ op = \"choose\", options = [ { op = \"vp\", n = 1 }, { op = \"vp\" } ] }") == "parameter");
    CHECK(
        dome("{ op = \"choose\", options = [ { op = \"vp\", n = 1 }, { op = \"draw\", n = 2 } ] }").empty());
}

TEST_CASE("a step is refused for the first thing that is wrong with it") {
    const std::string two = "in \"pleasure_dome\" a choice has exactly two options. Write two.";
    CHECK(told_of_dome("{ cost = { vp = 1 }, op = \"choose\", options = [] }") == two);
    CHECK(told_of_dome("{ cost = { vp = 1 }, op = \"choose\", options = [ { op = \"vp\", n = 1 } ] }") ==
          two);
    CHECK(told_of_dome("{ cost = { vp = 1 }, op = \"draw\", n = 1, options = [] }") ==
          "in \"pleasure_dome\" the operation \"draw\" takes no \"options\". Remove it.");
    CHECK(told_of_dome("{ cost = { vp = 1 }, if = {}, op = \"vp\", n = 1 }") ==
          "in \"pleasure_dome\" a condition is either active or built. Write exactly one of the two.");
    CHECK(told_of_dome("{ cost = { vp = 1 }, op = \"choose\" }") ==
          "in \"pleasure_dome\" the operation \"choose\" needs \"options\". Add it.");
}

TEST_CASE("a round ends: what clears spaces goes with nothing that fills them again") {
    const auto with_cubes = [](std::string_view step) {
        return dome("{ op = \"cube\", n = 1 }, { " + std::string{step} + " }");
    };
    for (const char* op : {"rearrange", "sink", "expel", "hire_free"}) {
        CAPTURE(op);
        const std::string own = "op = \"" + std::string{op} + '"';
        const std::string theirs = "who = \"each_opponent\", " + own;
        CHECK(with_cubes(own) == "endless_cubes");
        CHECK(with_cubes(theirs) == "endless_cubes");
        // High Orbit Sonar activates for free, cards of its owner alone.
        CHECK(dome("{ " + own + " }") == "endless_free");
        CHECK(dome("{ " + theirs + " }").empty());
        CHECK(farm("{ when = \"after_building\", steps = [ { " + own + " }, { op = \"cube\", n = 1 } ] }")
                  .empty());
    }
    CHECK(dome("{ who = \"each_opponent\", op = \"sink\" }, { op = \"choose\", options = [ { op = \"vp\", n "
               "= 1 }, "
               "{ op = \"cube\", n = 1 } ] }") == "endless_cubes");
    CHECK(dome("{ op = \"cube\", n = 1 }").empty());
    CHECK(told_of_dome("{ op = \"rearrange\" }") ==
          "with rearrange, the activation of \"pleasure_dome\" clears spaces of its owner, and "
          "\"high_orbit_sonar\" activates for free wherever a space is empty, so a turn need not end. Use "
          "rearrange with another keyword, or take activate_free from \"high_orbit_sonar\".");
}

TEST_CASE("races and advisors without a system do not speak of one") {
    const auto loknar = [](std::string_view steps) {
        return refusal(kLoknar, "{ when = \"round_start\", steps = [ " + std::string{steps} + " ] }");
    };
    CHECK(loknar("{ op = \"build\", from = \"hand\", where = \"this\", discount = 0 }") == "no_system");
    CHECK(loknar("{ op = \"by_colour_below\", blue = [1, 0, 0] }") == "no_system");
    CHECK(loknar("{ op = \"vp\", n = 1, per = { count = \"card\", colour = \"red\" } }") == "no_system");
    CHECK(loknar("{ op = \"vp\", n = 1, per = { count = \"system\" } }").empty());
    CHECK(refusal(kLoknar,
                  "{ when = \"always\", steps = [ { op = \"discount\", n = 1, scope = \"this\" } ] }") ==
          "no_system");
}

TEST_CASE("numbers of effects, steps, cards and races") {
    const std::string vp = "{ op = \"vp\", n = 1 }";
    CHECK(dome(vp + ", " + vp + ", " + vp + ", " + vp + ", " + vp) == "steps");
    CHECK(dome("") == "steps");
    CHECK(refusal(kDome, std::string{kDome} + ", " + std::string{kDome}) == "same_when");
    const auto step = [&](std::string_view when) {
        return "{ when = \"" + std::string{when} + "\", steps = [ " + vp + " ] }, ";
    };
    CHECK(refusal(kDome, std::string{kDome} + ", " + step("after_attack") + step("after_building") +
                             step("round_start") +
                             "{ when = \"end_of_game\", steps = [ { op = \"score\", n = 1 } ] }") ==
          "effects");
    CHECK(refusal("shared = true\n", "") == "races");
    CHECK(refusal("id = \"psilon\"", "id = \"psilon\"\nshared = true").empty());
    // Copies of cards and entries in large numbers.
    std::string many{MasterOfOrion::content_file().text};
    for (std::size_t at = 0; (at = many.find("copies = 2", at)) != std::string::npos; at += 10)
        many.replace(at, 10, "copies = 3");
    const auto cards = MasterOfOrion::with_content("cards.toml", many);
    REQUIRE_FALSE(static_cast<bool>(cards));
    CHECK(cards.problem().key == "error.content.cards");
    std::string races{MasterOfOrion::content_file().text};
    for (int i = 0; i < 10; ++i)
        races += "[[race]]\nid = \"more_" + std::to_string(i) +
                 "\"\nname_en = \"M\"\nname_pl = \"M\"\nstart = [1, 1, 1]\nsource = { start = \"R\", ability "
                 "= \"R\" }\n";
    CHECK(MasterOfOrion::with_content("cards.toml", races).problem().key == "error.content.too_many");
    const std::string text{MasterOfOrion::content_file().text};
    const std::size_t advisors = text.find("[[advisor]]"), from_races = text.find("[[race]]");
    CHECK(MasterOfOrion::with_content("cards.toml", text.substr(0, advisors) + text.substr(from_races))
              .problem()
              .key == "error.content.missing");
    const std::size_t fifth = text.find("id = \"advia_osm\"");
    CHECK(MasterOfOrion::with_content(
              "cards.toml", text.substr(0, text.rfind("[[advisor]]", fifth)) + text.substr(from_races))
              .problem()
              .key == "error.content.advisors");
}

TEST_CASE("an unusual deck is allowed, with a warning for each colour") {
    const auto read = read_entries("cards.toml", edited("copies = 2", "copies = 3"));
    REQUIRE(static_cast<bool>(read));
    const auto warnings = warnings_about(*read);
    REQUIRE(warnings.size() == 1);
    CHECK(warnings[0].key == "warning.colour");
}
