// Files of cards at the ends of what a file can hold: they are read, or refused with few words, and never end
// the program.
#include "alien_artifacts/table.h"
#include "games/alien_artifacts/effect_reader.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

std::string times(std::string_view text, int n) {
    std::string result;
    for (int i = 0; i < n; ++i) result += text;
    return result;
}

// The built-in cards with these texts in place of others, wherever those stand.
AlienArtifacts cards_with(std::initializer_list<std::pair<std::string_view, std::string_view>> edits) {
    std::string text{AlienArtifacts::content_file().text};
    for (const auto& [before, after] : edits) {
        REQUIRE(text.find(before) != std::string::npos);
        for (std::size_t at = 0; (at = text.find(before, at)) != std::string::npos; at += after.size())
            text.replace(at, before.size(), after);
    }
    const auto read = AlienArtifacts::with_content("cards.toml", text);
    REQUIRE(read);
    return *read;
}

template <class T>
std::string param_of(const Result<T>& result, std::string_view name) {
    REQUIRE_FALSE(result);
    for (const Param& each : result.problem().params)
        if (each.name == name) return each.value;
    return {};
}

}  // namespace

TEST_CASE("AA-1 a file may hold more ladders than a byte counts, and a technology may name the last one") {
    std::string text{AlienArtifacts::content_file().text};
    for (int i = 0; i < 300; ++i)
        text += "\n[[ladders]]\nid = \"L" + std::to_string(i) +
                "\"\ncount = \"CREDITS\"\nsteps = [{ at = 1, play = 7, end = 9 }]\nsource = [\"R\"]\n";
    const std::string_view before = "ladder = \"KP\"";
    text.replace(text.find(before), before.size(), "ladder = \"L299\"");
    const auto read = AlienArtifacts::with_content("cards.toml", text);
    REQUIRE(read);
    auto table = Table::of(2, {}, *read).operational(Ruby, {"te_new_horizons"}).turn();
    CHECK(ladder_points(table.rules.content(), table.state, Ruby, table.id("te_new_horizons")).end == 9);
}

TEST_CASE("AA-268 three choices within each other are read, any more are too long") {
    const auto nested = [](int n) { return times("CHOICE(", n) + "VP 1" + times(" / CR 1)", n); };
    CHECK(read_play(nested(3)));
    for (const int n : {4, 100'000}) {
        const auto result = read_play(nested(n));
        REQUIRE_FALSE(result);
        CHECK(result.problem().key == "error.effect.long");
    }
    CHECK_FALSE(read_play(times("CHOICE(", 100'000)));
    CHECK_FALSE(read_play(times("CHOICE(CHOICE(VP 1 / CR 1) / ", 100'000)));
}

TEST_CASE("AA-2 a message names whole characters of an effect") {
    CHECK(param_of(read_play("żółw 3"), "word") == "ż");
    CHECK(param_of(read_play("VP \U0001F600"), "word") == "\U0001F600");
    CHECK(param_of(read_play("VP 3 → CR 1"), "word") == "→");
}

TEST_CASE("AA-201 production that adds up to 256 cards takes what there is") {
    const std::string more = "\"CONST " + times("PROD(+15), ", 5) + "PROD(+6)\"\ncopies = 3";
    const AlienArtifacts rules =
        cards_with({{"\"CONST PROD(+1)\"", more}, {"exploit_cards = 3", "exploit_cards = 13"}});
    auto table =
        Table::of(2, {}, rules)
            .logistic(Ruby, {"te_deep_core_drilling", "te_deep_core_drilling_2", "te_deep_core_drilling_3"})
            .building(Ruby, "pl_amundsen")
            .artifact(Ruby, "ar_void_key")
            .next_resources({"res_01", "res_02", "res_03"})
            .turn()
            .play("use ar_void_key", "side operational");
    while (table.asks(Step::ProduceCard) || table.asks(Step::ShowSection)) table.produce();
    CHECK(table.stored(Ruby) == 3);
}

TEST_CASE("AA-194 attack bonuses of a turn that add up to 256 are not lost") {
    const std::string most = "\"" + times("TURN_ATK 15, ", 7) + "TURN_ATK 15\"";  // 120
    const AlienArtifacts rules =
        cards_with({{"\"TURN_ATK 2, TURN_ARMOUR\"", most}, {"\"VP 3\"\n", "\"TURN_ATK 15, TURN_ATK 1\"\n"}});
    auto table = Table::of(2, {}, rules)
                     .operational(Ruby, {"sh_ares"})
                     .artifact(Ruby, "ar_war_beacon")
                     .artifact(Ruby, "ar_war_beacon")
                     .artifact(Ruby, "ar_first_chronicle")
                     .system("as_dead_armada")
                     .hand(Ruby, {"R3", "R2/XPLT"})
                     .turn();
    table.play("use ar_war_beacon", "use ar_war_beacon", "use ar_first_chronicle", "offensive",
               "attack_system");
    table.reveal(1);
    CHECK(table.track(Ruby) == 3);  // 5 and more; without a bonus the ship would be damaged
}

TEST_CASE("AA-101 an Exchange of 258 icons fills the bank") {
    const AlienArtifacts rules =
        cards_with({{"icons = 1,", "icons = 3,"},
                    {"icons = 2,", "icons = 3,"},
                    {"attack = 1\n", "attack = 1\ncopies = 2\n"},
                    {"\"CONST LIMIT(EXCHANGE, +1)\"",
                     "\"CONST LIMIT(EXCHANGE, +15), LIMIT(EXCHANGE, +15), LIMIT(EXCHANGE, "
                     "+15), LIMIT(EXCHANGE, +15), LIMIT(EXCHANGE, +15), LIMIT(EXCHANGE, +9)\""},
                    {"colour = \"blue\"", "colour = \"red\""},
                    {"colour = \"green\"", "colour = \"red\""},
                    {"colour = \"gold\"", "colour = \"red\""}});
    auto table = Table::of(2, {}, rules).credits(Ruby, 0).logistic(Ruby, {"te_clearing_house"});
    table.state.players[Ruby].hand = table.state.deck;
    table.state.deck = {};
    table.turn().play("exchange");
    for (int i = 0; i < 86; ++i) table.play(table.options()[0]);
    CHECK(table.credits(Ruby) == 15);
}
