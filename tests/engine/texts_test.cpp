// Texts: gaps, forms, plurals, capitals; and the engine's own texts in both languages.
#include "engine/texts.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/said.h"

using namespace orrery;

namespace {

constexpr EmbeddedFile kFiles[] = {{"en.toml", R"(
plain = "Nothing to fill"
count = "{n} {n:ship|ships}"
docks = "{player} docks at {station.loc}"
begins = "{^station} is full"
odd = "a {gap} that nobody fills, and { an open one"
[name.station]
mine = "the Lunar Mine"
)"},
                                   {"pl.toml", R"(
plain = "Nic do wstawienia"
count = "{n} {n:statek|statki|statków}"
docks = "{player} dokuje: {station.loc}"
begins = "{^station}: brak miejsca"
[name.station]
mine = "żelazna kopalnia"
"mine.loc" = "w żelaznej kopalni"
)"}};

Texts texts_in(Language language) {
    Texts texts{language};
    texts.add(kFiles);
    return texts;
}

// Without the grammatical forms of names, which each language has of its own: "name.seat.ruby.gen".
std::set<std::string> keys_but_forms(const Texts& texts) {
    std::set<std::string> keys;
    for (const std::string& key : texts.keys())
        if (!texts.has(key.substr(0, key.rfind('.')))) keys.insert(key);
    return keys;
}

std::string file_text(const std::filesystem::path& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

// Every key of a problem or a refusal that the code of a folder spells out.
std::set<std::string> keys_in_code(const std::string& folder) {
    static const std::regex kKey{R"re("(error\.[a-z_]+\.[a-z_]+)")re"};
    std::set<std::string> keys;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{ORRERY_ROOT "/src/" + folder}) {
        if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
        const std::string code = file_text(entry.path());
        for (std::sregex_iterator at{code.begin(), code.end(), kKey}, end; at != end; ++at)
            keys.insert((*at)[1]);
    }
    return keys;
}

}  // namespace

TEST_CASE("languages have codes") {
    CHECK(code_of(Language::Polish) == "pl");
    CHECK(language_of("en") == Language::English);
    CHECK(language_of("xx") == std::nullopt);
}

TEST_CASE("a missing text shows its key") {
    CHECK(texts_in(Language::English).get("plain") == "Nothing to fill");
    CHECK(texts_in(Language::English).get("nothing.like.it") == "<nothing.like.it>");
    CHECK_FALSE(texts_in(Language::English).has("nothing.like.it"));
}

TEST_CASE("gaps are filled with values, names and forms of names") {
    const Params params{{"player", "Ania"}, {"station", "name.station.mine", true}};
    CHECK(texts_in(Language::English).format("docks", params) == "Ania docks at the Lunar Mine");
    CHECK(texts_in(Language::Polish).format("docks", params) == "Ania dokuje: w żelaznej kopalni");
    CHECK(texts_in(Language::English).format(Message{"docks", params}) == "Ania docks at the Lunar Mine");
}

TEST_CASE("a gap that nobody fills stays as it is") {
    CHECK(texts_in(Language::English).format("odd", {}) == "a {gap} that nobody fills, and { an open one");
}

TEST_CASE("capitals, Polish letters included") {
    const Params params{{"station", "name.station.mine", true}};
    CHECK(texts_in(Language::English).format("begins", params) == "The Lunar Mine is full");
    CHECK(texts_in(Language::Polish).format("begins", params) == "Żelazna kopalnia: brak miejsca");
    const auto capital = [](std::string value) {
        return texts_in(Language::Polish).format("begins", {{"station", std::move(value)}}).substr(0, 2);
    };
    const std::pair<std::string, std::string> letters[] = {{"ą", "Ą"}, {"ć", "Ć"}, {"ę", "Ę"},
                                                           {"ł", "Ł"}, {"ń", "Ń"}, {"ó", "Ó"},
                                                           {"ś", "Ś"}, {"ź", "Ź"}, {"ż", "Ż"}};
    for (const auto& [small, great] : letters) CHECK(capital(small) == great);
    CHECK(texts_in(Language::Polish).format("begins", {{"station", "Łódź"}}) == "Łódź: brak miejsca");
    CHECK(texts_in(Language::Polish).format("begins", {{"station", ""}}) == ": brak miejsca");
}

TEST_CASE("English has two plural forms") {
    const auto count = [](int n) {
        return texts_in(Language::English).format("count", {{"n", std::to_string(n)}});
    };
    CHECK(count(0) == "0 ships");
    CHECK(count(1) == "1 ship");
    CHECK(count(2) == "2 ships");
    CHECK(count(21) == "21 ships");
}

TEST_CASE("Polish has three plural forms") {
    const auto count = [](int n) {
        return texts_in(Language::Polish).format("count", {{"n", std::to_string(n)}});
    };
    CHECK(count(1) == "1 statek");
    for (const int n : {2, 3, 4, 22, 34, 102, 1003}) CHECK(count(n) == std::to_string(n) + " statki");
    for (const int n : {0, 5, 10, 11, 12, 13, 14, 21, 25, 31, 101, 112, 1014})
        CHECK(count(n) == std::to_string(n) + " statków");
}

TEST_CASE("every text of the engine is there in both languages, with the same gaps") {
    const Texts& english = engine_texts_in(Language::English);
    const Texts& polish = engine_texts_in(Language::Polish);
    CHECK(keys_but_forms(english) == keys_but_forms(polish));
    for (const std::string& key : keys_but_forms(english))
        CHECK_MESSAGE(gaps_of(english.get(key)) == gaps_of(polish.get(key)), key);
}

TEST_CASE("every problem that the engine reports has a text, and every such text is used") {
    const Texts& english = engine_texts_in(Language::English);
    auto used = keys_in_code("engine");
    CHECK(used.size() > 40);
    for (const std::string& key : used) CHECK_MESSAGE(english.has(key), key);
    used.merge(keys_in_code("games"));  // what games read by hand has the engine's words
    for (const std::string& key : english.keys())
        if (key.starts_with("error.")) CHECK_MESSAGE(used.contains(key), key);
    for (const auto key : {"refusal.not-asked", "refusal.not-your-turn", "refusal.malformed", "refusal.rule"})
        CHECK_MESSAGE(english.has(key), key);
}

TEST_CASE("counted things of the engine's texts agree with their numbers") {
    const auto say = [](Language language, std::string key, std::string name, int n) {
        return engine_texts_in(language).format(key, {{"path", "state.x"}, {name, std::to_string(n)}});
    };
    CHECK(say(Language::English, "error.json.length", "max", 1) ==
          "state.x: the list is too long. It takes at most 1 item.");
    CHECK(say(Language::Polish, "error.json.length", "max", 3) ==
          "state.x: lista jest za długa. Mieści najwyżej 3 elementy.");
    CHECK(say(Language::Polish, "error.json.length", "max", 12) ==
          "state.x: lista jest za długa. Mieści najwyżej 12 elementów.");
}
