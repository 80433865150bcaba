// What the log tells of what an answer sets off by itself.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE("AA-63 the only card drawn is kept without a question, and the log names it") {
    auto table =
        Table::of(2).credits(Ruby, 5).deck(Type::Technology, {"te_open_archives", "te_patent_office"});
    table.turn().play("purchase");
    const Strings told = table.sets_off("deck technology");
    CHECK(std::find(told.begin(), told.end(), "0 keep te_open_archives") != told.end());
    for (const std::string& line : told) CHECK(line != "0 extra 0");  // nothing more was to be paid
}

TEST_CASE("AA-74 the only card under construction is completed without a question, and the log names it") {
    auto table = Table::of(2).hand(Ruby, {"G3", "G2"}).building(Ruby, "pl_mika_1").turn();
    const Strings told = table.sets_off("discover");
    REQUIRE(!told.empty());
    CHECK(told[0] == "0 complete pl_mika_1");
}

TEST_CASE("AA-156 a card that a search finds is told") {
    auto table = Table::of(2).credits(Ruby, 5).logistic(Ruby, {"te_automated_fleet", "pl_jacobus"});
    table.deck(Type::Ship, {"sh_sonne", "sh_barok", "sh_ariadne", "sh_fram", "sh_argo"}).turn();
    table.play("act te_automated_fleet");
    const Strings told = table.sets_off("kind expansion");
    CHECK(std::find(told.begin(), told.end(), "told.found(sh_ariadne 0 ruby)") != told.end());
}

TEST_CASE("AA-113, AA-114 the only section that may show is told, and the point for a match") {
    auto table = Table::of(2).hand(Ruby, {"G3", "G2"}).building(Ruby, "pl_mika_1").turn();
    table.play("discover", "side operational", "produce res_23");
    CHECK(table.sets_off("show res_23_b")[0] == "told.match(pl_mika_1 1 ruby)");
    const Strings told = table.sets_off("show res_23_a");
    for (const std::string& line : told) CHECK(line.find("told.match") == std::string::npos);
}

TEST_CASE("AA-110, AA-123 what a technology scores is told, and that one scores nothing") {
    auto table = Table::of(2)
                     .operational(Ruby, {"te_xenobotany_labs", "te_targeting_arrays"})
                     .logistic(Ruby, {"sh_fram", "sh_argo", "sh_sonne", "sh_ares"});
    table.hand(Ruby, {"B3", "B2"}).turn().play("income", "score te_targeting_arrays");
    const Strings first = table.sets_off("reveal res_35");
    table.play("reveal res_35");
    const Strings second = table.sets_off("reveal res_11");
    // One of the two has a match and its 4 ships score a point, the other has neither.
    Strings all = first;
    all.insert(all.end(), second.begin(), second.end());
    const auto says = [&](const char* key) {
        return std::count_if(all.begin(), all.end(),
                             [&](const std::string& line) { return line.starts_with(key); });
    };
    CHECK(says("told.scores(") == 1);
    CHECK(says("told.no_points(") == 1);
}

namespace {

bool tells(const Strings& told, std::string_view line) {
    return std::find(told.begin(), told.end(), line) != told.end();
}

// A card of the deck with this attack number, as it is shown.
std::string card_with(const Table& table, int number) {
    for (const Resource card : table.state.deck)
        if (table.rules.content().attack[index(card)] == number)
            return "reveal " + std::string{table.rules.names().id(card)};
    return {};
}

}  // namespace

TEST_CASE("AA-132, AA-271 credits that somebody loses are told, as many as there were") {
    auto table = against_sapphire("sh_fram", "dp_hell");
    CHECK(tells(table.sets_off(card_with(table, 2)), "told.loses_credits(1 sapphire)"));
    CHECK(tells(table.sets_off(card_with(table, 2)), "told.gains_points(1 0 ruby)"));
    auto more = against_sapphire("sh_fram", "dp_economic_war");
    more.credits(Sapphire, 4);
    CHECK(tells(more.sets_off(card_with(more, 2)), "told.loses_credits(4 sapphire)"));
    more.credits(Sapphire, 0);
    for (const std::string& line : more.sets_off(card_with(more, 2)))
        CHECK(line.find("told.loses_credits") == std::string::npos);
}

TEST_CASE("AA-101 what an Exchange brings is told, also where the bank is full") {
    auto table = Table::of(2).credits(Ruby, 1).hand(Ruby, {"R3"}).turn().play("exchange");
    CHECK(tells(table.sets_off("colour red"), "told.exchanged(3 3 ruby)"));
    auto full = Table::of(2).credits(Ruby, 14).hand(Ruby, {"R3"}).turn().play("exchange");
    CHECK(tells(full.sets_off("colour red"), "told.exchanged(1 3 ruby)"));
    auto two = Table::of(2).credits(Ruby, 1).hand(Ruby, {"R3", "R2"}).turn().play("exchange", "colour red");
    for (const std::string& line : two.sets_off(two.spend("R3")))
        CHECK(line.find("told.exchanged(3") == std::string::npos);  // not before the last card
    auto unblocked = Table::of(2).logistic(Ruby, {"sh_fram"}).tokens("sh_fram", 1).hand(Ruby, {"R3"}).turn();
    for (const std::string& line : unblocked.sets_off("unblock"))
        CHECK(line.find("told.exchanged") == std::string::npos);
}

TEST_CASE("AA-130 with which value a ship attacks is told, as the sum that it is") {
    const auto told = [](const char* ship, int number) {
        const auto table = against_system("as_silent_reef", ship);
        REQUIRE(table.asks(Step::RevealCard));
        return table.sets_off(card_with(table, number)).front();
    };
    CHECK(told("sh_fram", 3) == "told.attack(sh_fram 4 3 1 ruby)");
    CHECK(told("sh_argo", 1) == "told.attack(sh_argo 3 1 2 ruby)");
    auto none = Table::of(2).operational(Ruby, {"sh_valkyrie"}).system("as_silent_reef");
    none = offensive(std::move(none)).play("attack_system");
    CHECK(none.sets_off(card_with(none, 2)).front() == "told.attack(sh_valkyrie 2 2 0 ruby)");
    auto more = Table::of(2).operational(Ruby, {"sh_sonne"}).logistic(Ruby, {"te_targeting_arrays"});
    more = offensive(std::move(more.system("as_silent_reef"))).play("attack_system");
    CHECK(more.sets_off(card_with(more, 4)).front() == "told.attack(sh_sonne 7 4 3 ruby)");
}
