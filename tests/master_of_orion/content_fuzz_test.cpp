// Files of cards that somebody has spoilt: they are refused with a place, or played to the end. Keys of the
// built-in file are lost, doubled, and given other values, mostly such as could be meant; the sanitizers
// watch. ORRERY_SPOILT says how many files; 300 without it.
#include <doctest/doctest.h>

#include <cstdlib>
#include <map>

#include "core/rng.h"
#include "engine/laws.h"
#include "games/master_of_orion/rules.h"
#include "shared/mutations.h"

using namespace orrery;
using namespace orrery::mo;

namespace {

int how_many_files() {
    const char* wanted = std::getenv("ORRERY_SPOILT");
    return wanted == nullptr ? 300 : std::atoi(wanted);
}

// A `key = value` in a text, alone on its line or inside of another value.
struct Entry {
    std::string key, value;
    std::size_t at = 0;

    std::string text() const { return key + " = " + value; }
    std::size_t end() const { return at + text().size(); }
};

// Where the value that begins here ends: no bracket in it is open.
std::size_t end_of_value(const std::string& text, std::size_t at) {
    int depth = 0;
    bool quoted = false;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        const bool opens = c == '[' || c == '{', closes = c == ']' || c == '}';
        if (depth == 0 && (closes || c == ',' || c == '\n')) break;
        depth += int{opens} - int{closes};
    }
    while (text[at - 1] == ' ') --at;
    return at;
}

std::vector<Entry> entries_of(const std::string& text) {
    constexpr std::string_view kIs = " = ";
    std::vector<Entry> entries;
    for (std::size_t is = 0; (is = text.find(kIs, is)) != std::string::npos; is += kIs.size()) {
        const std::size_t line = text.rfind('\n', is) + 1;
        if (text[line] == '#') continue;
        const std::size_t at = text.find_last_of(" \n{", is - 1) + 1, value = is + kIs.size();
        entries.push_back(
            {text.substr(at, is - at), text.substr(value, end_of_value(text, value) - value), at});
    }
    return entries;
}

// What stands in no card of the box, or hardly.
constexpr std::string_view kRare[] = {
    "if = {}",
    "if = { built = \"blue\" }",
    "if = { active = \"red\" }",
    "cost = {}",
    "cost = { vp = 1 }",
    "cost = { return_cube = 1, morale = 9 }",
    "cost = { place_r = true }",
    "who = \"defender\"",
    "who = \"each_opponent\"",
    "on = \"attacked\"",
    "may = true",
    "per = { count = \"system\" }",
    "per = { count = \"card\", colour = \"grey\" }",
    "n = 0",
    "n = -9",
    "n = 9",
    "res = [0, 0, 0]",
    "res = [9, 9, 9]",
    "a = [0, 1, 0]",
    "b = [0, 0, 0]",
    "grey = [0, 1, 0]",
    "from = \"any\"",
    "where = \"this\"",
    "discount = 9",
    "scope = \"other_systems\"",
    "side = \"against\"",
    "options = []",
    "options = [ { op = \"cube\", n = 9 } ]",
    "options = [ { op = \"cube\", n = 9 }, { op = \"discard\", n = 9 } ]",
    "options = [ { op = \"choose\", options = [] }, {} ]",
    "op = \"choose\"",
    "op = \"fill_spaces\"",
    "op = \"sink\"",
    "op = \"rearrange\"",
    "op = \"cube\"",
    "op = \"take_cube\"",
    "op = \"activate_free\"",
    "op = \"hire_free\"",
    "op = \"expel\"",
    "when = \"always\"",
    "when = \"after_exploit\"",
    "steps = []",
    "steps = [ {} ]",
    "effects = []",
    "effects = [ {} ]",
    "space = \"R\"",
    "space = \"A\"",
    "own_system = true",
    "keeps_cube = true",
    "shared = true",
    "copies = 1",
    "copies = 10",
    "research_draw = 9",
    "start_vp = 99",
    "first_build_discount = 9",
    "activate_morale = 10",
    "high_level = { cubes = 10, morale = -9, gain_choice = 9 }",
    "vp = true",
    "cost = \"\"",
    "n = 9223372036854775808",
    "source = []",
};

class Spoiler {
  public:
    explicit Spoiler(Rng& rng) : rng_{rng} {
        std::string rare;
        for (const std::string_view each : kRare) rare.append(each).append("\n");
        for (Entry& each : entries_of(rare)) add(std::move(each));
        for (Entry& each : entries_of(text_)) add(std::move(each));
    }

    // The built-in file with one to three changes.
    std::string file() {
        std::string text = text_;
        for (std::uint32_t times = 1 + rng_.below(3); times > 0; --times) change(text);
        if (rng_.below(16) == 0) return mutated(std::move(text), rng_);
        return text;
    }

  private:
    void add(Entry entry) {
        values_[entry.key].push_back(entry.value);
        all_.push_back(std::move(entry));
    }
    template <class T>
    const T& any(const std::vector<T>& list) {
        return list[rng_.below(static_cast<std::uint32_t>(list.size()))];
    }

    void change(std::string& text) {
        const auto entries = entries_of(text);
        if (entries.empty()) return;
        const Entry& here = any(entries);
        const bool own_line = here.at == 0 || text[here.at - 1] == '\n';
        const std::string between = own_line ? "\n" : ", ";
        const auto put = [&](const std::string& value) {
            text.replace(here.at, here.text().size(), here.key + " = " + value);
        };
        switch (rng_.below(8)) {
            case 0:  // lost, with what divides it from the next
                text.erase(here.at, here.text().size() + between.size());
                return;
            case 1:
                text.insert(here.at, here.text() + between);
                return;
            case 2:
                put(any(all_).value);
                return;
            case 3:
                text.insert(here.at, any(all_).text() + between);
                return;
            default:
                put(any(values_.at(here.key)));
        }
    }

    Rng& rng_;
    std::string text_{MasterOfOrion::content_file().text};
    std::vector<Entry> all_;
    std::map<std::string, std::vector<std::string>> values_;
};

void check_refusal(const Message& problem) {
    CHECK(problem.key.starts_with("error.content."));
    for (const char* needed : {"file", "line"})
        CHECK(std::ranges::any_of(problem.params, [&](const Param& each) { return each.name == needed; }));
}

void check_game(const MasterOfOrion& rules, Rng& rng) {
    for (const Language language : kLanguages) {
        CHECK_FALSE(rules.texts(language).empty());
        CHECK(rules.content_json(language).is_object());
    }
    Setup setup{.players = static_cast<std::uint8_t>(2 + rng.below(3))};
    REQUIRE_FALSE(set_option(MasterOfOrion::info(), setup, "races", "random").has_value());
    const auto broken =
        Laws{rules}.check_game(setup, rng(), {.max_answers = 5'000, .costly_every = 40, .wild_answers = 4});
    CHECK_MESSAGE(!broken, broken.value_or(""));
}

}  // namespace

TEST_CASE("spoilt files are refused with file and line, or can be played to the end") {
    Rng rng{17};
    Spoiler spoiler{rng};
    int played = 0;
    for (int n = 0; n < how_many_files(); ++n) {
        CAPTURE(n);
        const std::string file = spoiler.file();
        const auto rules = MasterOfOrion::with_content("cards.toml", file);
        if (!rules) {
            check_refusal(rules.problem());
            continue;
        }
        ++played;
        check_game(*rules, rng);
    }
    MESSAGE("played: ", played);
    CHECK(played > how_many_files() / 10);
    CHECK(played < how_many_files());
}
