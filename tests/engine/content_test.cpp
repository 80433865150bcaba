// Content from a file: what is accepted, and how every mistake is told, with its line.
#include "engine/content.h"

#include <doctest/doctest.h>

#include "engine/said.h"
#include "shared/mutations.h"

namespace orrery {

namespace {

enum class Colour : std::uint8_t { Red, Blue };
constexpr Colour last_of(Colour) { return Colour::Blue; }
constexpr auto kColours = named<Colour>({{Colour::Red, "red"}, {Colour::Blue, "blue"}});
std::span<const std::string_view> names_of(Colour) { return kColours; }

// "GAIN 3": a type with a form of its own.
struct Gain {
    Number<1, 15> n;
};
BOOST_DESCRIBE_STRUCT(Gain, (), (n))
void read_toml(const toml::node& node, Gain& gain, ContentReader& reader) {
    const auto text = reader.text(node);
    if (!text) return;
    const auto n = text->starts_with("GAIN ") ? whole_number(text->substr(5)) : std::nullopt;
    if (!n || *n < 1 || *n > 15)
        return reader.fail(node, "error.content.name", {{"name", *text}, {"known", "GAIN n"}});
    gain.n = static_cast<int>(*n);
}

struct Effect {
    std::optional<Colour> if_;
    Gain does;
};
BOOST_DESCRIBE_STRUCT(Effect, (), (if_, does))

struct WareSource {
    Source name, numbers;
};
BOOST_DESCRIBE_STRUCT(WareSource, (), (name, numbers))

struct Ware {
    std::string id;
    Spelling name;
    std::optional<Spelling> motto;
    Colour colour{};
    std::array<Number<0, 9>, 3> cost{};
    Number<1, 20, 2> copies;
    bool rare = false;
    std::optional<Number<-9, 9>> morale;
    OrDefault<FixedVector<Effect, 2>> effects;
    WareSource source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(Ware, (), (id, name, motto, colour, cost, copies, rare, morale, effects, source, line))

struct Constants {
    Number<1, 9, 5> hand;
    std::uint8_t bank = 0;
};
BOOST_DESCRIBE_STRUCT(Constants, (), (hand, bank))

struct Document {
    Constants constants;
    By<Colour, Number<0, 9>> limits;
    At<std::vector<std::int8_t>> steps;
    std::vector<Ware> wares;
};
BOOST_DESCRIBE_STRUCT(Document, (), (constants, limits, steps, wares))

// What follows from the whole: ids are unique, and a step is no larger than the bank.
void check_content(const Document& document, ContentReader& reader) {
    IdCheck ids{reader};
    ids.add(document.wares);
    for (const int step : document.steps.value)
        if (step > document.constants.bank)
            reader.fail(document.steps.line, "error.content.number",
                        {{"min", "0"}, {"max", std::to_string(document.constants.bank)}, {"field", "steps"}});
}

const std::string kFile =
    "game = \"toy\"\n"
    "steps = [1, -2]\n"
    "limits = { red = 1, blue = 2 }\n"
    "[constants]\n"
    "bank = 12\n"
    "\n"
    "[[wares]]\n"
    "id = \"tin\"\n"
    "name_en = \"Tin\"\n"
    "name_pl = \"Cyna\"\n"
    "colour = \"red\"\n"
    "cost = [0, 1, 9]\n"
    "source = { name = \"S\", numbers = [\"S~\", \"R\"] }\n"
    "\n"
    "[[wares]]\n"
    "id = \"silk\"\n"
    "name_en = \"Silk\"\n"
    "name_pl = \"Jedwab\"\n"
    "motto_en = \"Soft.\"\n"
    "motto_pl = \"Miękki.\"\n"
    "colour = \"blue\"\n"
    "cost = [3, 0, 0]\n"
    "copies = 7\n"
    "rare = true\n"
    "morale = -3\n"
    "effects = [{ if = \"red\", does = \"GAIN 4\" }, { does = \"GAIN 15\" }]\n"
    "source = { name = { from = [\"P\"], note = \"a review\" }, numbers = \"R\" }\n";

std::string edited(std::string_view from, std::string_view to) {
    std::string text = kFile;
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::string param(const Message& message, std::string_view name) {
    for (const Param& each : message.params)
        if (each.name == name) return each.value;
    return {};
}

// "number 12 cost": the key without "error.content.", the line and the field; empty: the file is accepted.
std::string problem_with(const std::string& text) {
    const auto read = read_content<Document>("mine.toml", text);
    if (read) return {};
    const Message& problem = read.problem();
    CHECK_MESSAGE(can_be_said(problem), problem.key);
    CHECK(param(problem, "file") == "mine.toml");
    return problem.key.substr(std::string_view{"error.content."}.size()) + ' ' + param(problem, "line") +
           ' ' + param(problem, "field");
}
std::string problem_with(std::string_view from, std::string_view to) {
    return problem_with(edited(from, to));
}

std::uint64_t hash_of(const std::string& text) {
    const auto read = read_content<Document>("mine.toml", text);
    REQUIRE_MESSAGE(static_cast<bool>(read), problem_with(text));
    return content_hash(*read);
}

}  // namespace

TEST_CASE("a content is read by the description of its entries") {
    const auto read = read_content<Document>("mine.toml", kFile);
    REQUIRE_MESSAGE(static_cast<bool>(read), problem_with(kFile));
    CHECK(read->constants.hand == 5);
    CHECK(read->constants.bank == 12);
    CHECK(read->limits[Colour::Blue] == 2);
    CHECK(read->steps.value == std::vector<std::int8_t>{1, -2});
    CHECK(read->steps.line.number == 2);
    REQUIRE(read->wares.size() == 2);
    const Ware& tin = read->wares[0];
    CHECK(tin.name == Spelling{"Tin", "Cyna"});
    CHECK(tin.motto == std::nullopt);
    CHECK(tin.copies == 2);
    CHECK_FALSE(tin.rare);
    CHECK(tin.morale == std::nullopt);
    CHECK(tin.effects.empty());
    CHECK(tin.line.number == 7);
    CHECK(tin.source.numbers.weakest() == Provenance::Reconstructed);
    const Ware& silk = read->wares[1];
    CHECK(silk.motto->in(Language::Polish) == "Miękki.");
    CHECK(silk.colour == Colour::Blue);
    CHECK(silk.cost[0] == 3);
    CHECK(silk.copies == 7);
    CHECK(silk.rare);
    CHECK(*silk.morale == -3);
    REQUIRE(silk.effects.size() == 2);
    CHECK(silk.effects[0].if_ == Colour::Red);
    CHECK(silk.effects[1].does.n == 15);
    CHECK(silk.source.name.note == "a review");
}

TEST_CASE("each mistake in a content file is told by its kind, line and field") {
    CHECK(problem_with("id = \"tin\"", "id = \"tin") == "syntax 8 ");
    CHECK(problem_with("name_pl = \"Cyna\"", "name_pl = \"Cyna\" ę") == "syntax 10 ");
    CHECK(problem_with("copies = 7", "copys = 7") == "unknown 23 copys");
    CHECK(problem_with("if = ", "if_ = ") == "unknown 26 if_");
    CHECK(problem_with("bank = 12", "line = 3") == "unknown 5 line");
    CHECK(problem_with("game = \"toy\"", "version = 1") == "unknown 1 version");
    CHECK(problem_with("name_pl = \"Cyna\"\n", "") == "missing 7 name_pl");
    CHECK(problem_with("motto_en = \"Soft.\"\n", "") == "missing 15 motto_en");
    CHECK(problem_with("bank = 12\n", "") == "missing 4 bank");
    CHECK(problem_with("colour = \"red\"\n", "") == "missing 7 colour");
    CHECK(problem_with("blue = 2", "blue = 2, green = 1") == "name 3 limits");
    CHECK(problem_with(", blue = 2", "") == "missing 3 blue");
    CHECK(problem_with("limits = { red = 1, blue = 2 }", "limits = 3") == "table 3 limits");
    CHECK(problem_with("[constants]\nbank = 12", "constants = 3") == "table 4 constants");
    CHECK(problem_with("effects = [{ if = \"red\", does = \"GAIN 4\" }", "effects = [1") ==
          "table 26 effects");
    CHECK(problem_with("effects = [{ if", "effects = 3 # [{ if") == "table 26 effects");
    CHECK(problem_with("steps = [1, -2]", "steps = 1") == "list 2 steps");
    CHECK(problem_with("cost = [0, 1, 9]", "cost = 1") == "list 12 cost");
    CHECK(problem_with("cost = [0, 1, 9]", "cost = [0, 1]") == "items 12 cost");
    CHECK(problem_with("cost = [0, 1, 9]", "cost = [0, 1, 9, 9]") == "items 12 cost");
    CHECK(problem_with("{ does = \"GAIN 15\" }]", "{ does = \"GAIN 1\" }, { does = \"GAIN 2\" }]") ==
          "length 26 effects");
    CHECK(problem_with("\"GAIN 4\"", "\"LOSE 4\"") == "name 26 does");
    CHECK(problem_with("\"GAIN 4\"", "4") == "text 26 does");
    CHECK(problem_with("\"Tin\"", "7") == "text 9 name_en");
    CHECK(problem_with("\"Tin\"", "\" \"") == "text 9 name_en");
    CHECK(problem_with("rare = true", "rare = 1") == "flag 24 rare");
    CHECK(problem_with("\"Tin\"", "\"T\\nin\"") == "control 9 name_en");
    CHECK(problem_with("\"Tin\"", "\"\\u001b[31mTin\"") == "control 9 name_en");
    CHECK(problem_with("colour = \"red\"", "colour = \"pink\"") == "name 11 colour");
    CHECK(problem_with("colour = \"red\"", "colour = 1") == "text 11 colour");
}

TEST_CASE("what a file says is repeated without control characters, and not without end") {
    CHECK(problem_with("bank = 12", "\"\\u001b[31m\" = 1\nbank = 12") == "unknown 5  [31m");
    const std::string many(100'000, 'a');
    CHECK(problem_with("bank = 12", many + " = 1\nbank = 12") == "unknown 5 " + many.substr(0, 400) + "...");
}

TEST_CASE("a key of very many parts is refused before the parser follows it") {
    std::string key = "a";
    for (int i = 0; i < 64; ++i) key += ".a";
    CHECK(problem_with("bank = 12", key + " = 1\nbank = 12") == "unknown 5 a");
    CHECK(problem_with("bank = 12", key + ".a = 1\nbank = 12") == "dots 5 ");
    CHECK(problem_with("bank = 12", "# " + key + ".a\nbank = 12").empty());
    std::string long_key = "a";
    for (int i = 0; i < 100'000; ++i) long_key += ".a";
    CHECK(problem_with("bank = 12", "bank = 12\n[" + long_key + "]") == "dots 6 ");
}

TEST_CASE("numbers of a content stay in their ranges") {
    for (const char* number : {"0", "21", "2.0", "\"7\"", "9223372036854775807"})
        CHECK(problem_with("copies = 7", "copies = " + std::string{number}) == "number 23 copies");
    CHECK(problem_with("morale = -3", "morale = -10") == "number 25 morale");
    CHECK(problem_with("morale = -3", "morale = 9").empty());
    CHECK(problem_with("[0, 1, 9]", "[0, 1, 10]") == "number 12 cost");
    CHECK(problem_with("bank = 12", "bank = 256") == "number 5 bank");
    CHECK(problem_with("bank = 12", "bank = -1") == "number 5 bank");
    CHECK(problem_with("bank = 12", "bank = 12\nhand = 10") == "number 6 hand");
}

TEST_CASE("a source names where a fact comes from, each origin once") {
    for (const char* source : {"[]", "[\"S\", \"S\"]"})
        CHECK(problem_with("[\"S~\", \"R\"]", source) == "source 13 numbers");
    CHECK(problem_with("[\"S~\", \"R\"]", "\"X\"") == "name 13 numbers");
    CHECK(problem_with("[\"S~\", \"R\"]", "7") == "list 13 numbers");
    CHECK(problem_with(", note = \"a review\"", "") == "missing 27 note");
    CHECK(problem_with("name = \"S\", ", "") == "missing 13 name");
    SourceCounts counts;
    count_sources(*read_content<Document>("mine.toml", kFile), counts);
    CHECK(counts == SourceCounts{{1, 0, 1, 2}});
}

TEST_CASE("what follows from the whole is told with the line of its entry") {
    CHECK(problem_with("\"silk\"", "\"tin\"") == "twice 15 ");
    CHECK(problem_with("\"silk\"", "\"fine silk\"") == "id 15 ");
    CHECK(problem_with("\"silk\"", '"' + std::string(65, 's') + '"') == "id 15 ");
    CHECK(problem_with("\"silk\"", '"' + std::string(64, 's') + '"').empty());
    CHECK(problem_with("bank = 12", "bank = 0") == "number 2 steps");
}

TEST_CASE("the hash of a content is of what is played, not of what people read") {
    const std::uint64_t hash = hash_of(kFile);
    CHECK(hash_of("# mine\n\n" + kFile) == hash);
    CHECK(hash_of(edited("\"Cyna\"", "\"Cyna biała\"")) == hash);
    CHECK(hash_of(edited("motto_en = \"Soft.\"\nmotto_pl = \"Miękki.\"\n", "")) == hash);
    CHECK(hash_of(edited("name = \"S\"", "name = \"R\"")) == hash);
    CHECK(hash_of(edited("colour = \"red\"\n", "colour = \"red\"\ncopies = 2\nrare = false\n")) == hash);
    CHECK(hash_of(edited("[0, 1, 9]", "[0, 9, 1]")) != hash);
    CHECK(hash_of(edited("\"tin\"", "\"iron\"")) != hash);
    CHECK(hash_of(edited("morale = -3\n", "")) != hash);
    CHECK(hash_of(edited("GAIN 4", "GAIN 5")) != hash);
    CHECK(hash_of(edited("colour = \"red\"\n", "colour = \"red\"\ncopies = 3\n")) != hash);
}

TEST_CASE("files that an accident befell are read or refused with a reason that can be said") {
    Rng rng{2026};
    int refused = 0;
    for (int i = 0; i < 3000; ++i) refused += !problem_with(mutated(kFile, rng)).empty();
    CHECK(refused > 1000);
}

TEST_CASE("sources as JSON name their origins in words") {
    const auto read = read_content<Document>("mine.toml", kFile);
    CHECK(boost::json::serialize(source_json(read->wares[1].source.name)) ==
          R"({"from":["public"],"note":"a review"})");
    CHECK(boost::json::serialize(source_json(read->wares[0].source.numbers)) ==
          R"({"from":["inferred","reconstructed"]})");
}

}  // namespace orrery
