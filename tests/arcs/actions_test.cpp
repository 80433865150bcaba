// Tax, Build, Repair, Influence, Secure (5.9 - 5.11, 5.13, 5.14).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

// --- Tax ---

TEST_CASE("AR-102, AR-E7 tax a city of yours anywhere, or a Rival city in a system you control") {
    auto table =
        Table::of(3).city("3a_1", Ruby).ships("2a", Ruby, 1).city("2a_1", Sapphire).city("2h_1", Jade);
    table.acting(Ruby, "administration_2").play("act tax");
    CHECK(table.options() == Lines{"tax 2a_1", "tax 3a_1"});
    CHECK(table.refuses("tax 2h_1") == "AR-102");
    CHECK(table.refuses("tax 2h_2") == "AR-102");
    table.play("tax 3a_1", "act tax", "arrange psionic");
    CHECK(table.tokens(Ruby, Material) == 1);
    CHECK(table.tokens(Ruby, Psionic) == 1);
    CHECK(table.player(Ruby).captives[Sapphire] == 1);
    CHECK(table.player(Sapphire).agents == 9);
}

TEST_CASE("AR-103 the own city may be taxed although a Rival controls the system") {
    auto table =
        Table::of(3).city("3c_1", Ruby).ships("3c", Jade, 3).acting(Ruby, "administration_2").play("act tax");
    CHECK(table.tokens(Ruby, Fuel) == 1);
}

TEST_CASE("AR-104 each city once in a turn, Prelude and pips together; two on one planet are two") {
    auto table = Table::of(3)
                     .city("3h_1", Ruby)
                     .city("3h_2", Ruby)
                     .slots(Ruby, {Psionic})
                     .in_prelude(Ruby, "administration_2");
    table.play("spend psionic", "spend_as psionic", "act tax");
    CHECK(table.tokens(Ruby, Weapon) == 1);  // equal buildings are one option: no question
    CHECK(table.state.buildings.used.has(Table::place_id("3h_1")));
    table.play("spend weapon", "spend_for_nothing", "act tax");
    CHECK(table.state.buildings.used.size() == 2);
    CHECK(table.refuses("act tax") == "AR-102");
    table.play("end_turn").until(Step::Lead);
    CHECK(table.state.buildings.used.empty());
}

TEST_CASE("AR-104 a city that comes anew to a place that was taxed is a new one") {
    auto table = Table::of(3).row({"song_of_freedom"}).agents("song_of_freedom", Ruby, 1);
    table.ships("3c", Ruby, 1).city("3c_1", Jade).cities_off_board(Ruby, 2);
    table.slots(Ruby, {Psionic, Relic, Material}).in_prelude(Ruby, "administration_2");
    table.play("spend psionic", "spend_as psionic", "act tax");
    REQUIRE(table.state.buildings.used.has(Table::place_id("3c_1")));
    while (table.asks(Step::Arrange)) table.play(table.options().front());
    table.play("spend relic", "spend_as relic", "free_city 3c_1").chance_any();
    table.play("spend material", "spend_as material", "build city");
    REQUIRE(table.is_city("3c_1", Ruby));
    CHECK(table.play("end_prelude").allows("act tax"));
}

TEST_CASE(
    "AR-105, AR-106, AR-E25, AR-Q28 the capture needs an agent in the Rival's supply; the token one in "
    "supply") {
    auto table = Table::of(3)
                     .ships("3h", Ruby, 1)
                     .city("3h_1", Jade)
                     .empty_supply(Weapon)
                     .acting(Ruby, "administration_2");
    table.play("act tax");
    CHECK(table.tokens(Ruby, Weapon) == 0);
    CHECK(table.captives(Ruby) == 1);
    auto neither = Table::of(3).ships("3h", Ruby, 1).city("3h_1", Jade).empty_supply(Weapon);
    neither.agents("secret_order", Jade, 4).captives(Sapphire, Jade, 6).acting(Ruby, "administration_2");
    CHECK(neither.refuses("act tax") == "AR-102");
    auto token = Table::of(3).ships("3h", Ruby, 1).city("3h_1", Jade).agents("secret_order", Jade, 10);
    token.acting(Ruby, "administration_2").play("act tax");
    CHECK(token.tokens(Ruby, Weapon) == 1);
    CHECK(token.captives(Ruby) == 0);
}

// --- Build ---

TEST_CASE("AR-107 a city or starport in an empty slot of a planet with a piece of yours") {
    auto table =
        Table::of(3).ships("3h", Ruby, 0, 1).city("3c_1", Ruby).starport("5h_1", Ruby).ships("2h", Jade, 1);
    table.acting(Ruby, "construction_2").play("act build", "build city");
    CHECK(table.options() == Lines{"site 3h", "site 5h"});
    CHECK(table.refuses("site 3c") == "AR-107");  // the only slot is taken
    CHECK(table.refuses("site 2h") == "AR-107");  // no piece of Ruby's
    CHECK(table.refuses("site 1a") == "AR-21");
    table.play("site 5h");
    CHECK(table.is_city("5h_2", Ruby));
    auto shared = Table::of(3)
                      .ships("3h", Ruby, 1, 1)
                      .city("3h_1", Jade)
                      .starport("3h_2", Sapphire)
                      .acting(Ruby, "construction_2");
    CHECK(shared.refuses("act build") == "AR-107");  // slots are shared by all players and kinds
}

TEST_CASE("AR-108, AR-109 cities come from the board, starports from the supply") {
    auto table = Table::of(3).cities_off_board(Ruby, 5).ships("3h", Ruby, 1).acting(Ruby, "construction_2");
    CHECK(table.play("act build").is_starport("3h_1", Ruby));
    CHECK(table.player(Ruby).starports == 4);
    auto city = Table::of(3)
                    .trophies(Jade, Trophy::Starport, Ruby, 5)
                    .ships("3h", Ruby, 1)
                    .acting(Ruby, "construction_2");
    CHECK(city.play("act build").is_city("3h_1", Ruby));
    CHECK(city.player(Ruby).cities == 4);
    auto judged = Table::of(3).cities_off_board(Ruby, 5).ships("3h", Ruby, 1).starport("5h_1", Ruby);
    judged.acting(Ruby, "construction_2").play("act build");
    CHECK(judged.refuses("build city") == "AR-108");
    judged.state.players[Ruby].starports = 0;
    CHECK(judged.refuses("build starport") == "AR-109");
}

TEST_CASE("AR-110, AR-E8, AR-E24 each starport builds one ship in a turn, a new one too") {
    auto table = Table::of(3).ships("3c", Ruby, 1).slots(Ruby, {Material}).in_prelude(Ruby, "construction_2");
    table.play("spend material", "spend_as material", "build starport");
    CHECK(table.is_starport("3c_1", Ruby));
    table.play("act build");  // the slot is taken: a ship at the new starport
    CHECK(table.fresh("3c", Ruby) == 2);
    CHECK(table.asks(Step::Follow));  // nothing more could be done

    auto prelude =
        Table::of(3).starport("3c_1", Ruby).slots(Ruby, {Material}).in_prelude(Ruby, "construction_2");
    prelude.play("spend material", "spend_as material");
    CHECK(prelude.fresh("3c", Ruby) == 1);
    CHECK(prelude.asks(Step::Follow));
    auto two = Table::of(3).starport("3h_1", Ruby).starport("5h_1", Ruby).ships("5g", Ruby, 1);
    two.acting(Ruby, "construction_2")
        .play("act build", "build ship", "shipyard 3h_1", "act build", "build ship");
    CHECK(two.fresh("5h", Ruby) == 1);
    CHECK(two.refuses("act build") == "");  // cities and starports still
}

TEST_CASE("AR-111, AR-E23 built where a Rival controls: damaged; where you or nobody does: fresh") {
    auto table = Table::of(3).ships("3h", Ruby, 1).ships("3h", Jade, 2).starport("3h_1", Ruby);
    table.acting(Ruby, "construction_2").play("act build", "build ship", "act build", "build city");
    CHECK(table.damaged("3h", Ruby) == 1);
    CHECK(table.is_damaged("3h_2"));
    auto tie = Table::of(3).ships("3h", Ruby, 1).ships("3h", Jade, 1).starport("3h_1", Ruby);
    tie.acting(Ruby, "construction_2").play("act build", "build city", "act build");
    CHECK(tie.fresh("3h", Ruby) == 2);
    CHECK_FALSE(tie.is_damaged("3h_2"));
}

TEST_CASE("AR-112 gates have no building slots") {
    auto table = Table::of(3).ships("3g", Ruby, 1, 1).acting(Ruby, "construction_2");
    CHECK(table.refuses("act build") == "AR-107");
    auto judged = Table::of(3)
                      .ships("3g", Ruby, 1)
                      .ships("3h", Ruby, 1)
                      .acting(Ruby, "construction_2")
                      .play("act build", "build city");
    CHECK(judged.is_city("3h_1", Ruby));
}

// --- Repair ---

TEST_CASE("AR-113 one damaged ship or building of yours becomes fresh, anywhere") {
    auto table = Table::of(3)
                     .ships("3h", Ruby, 1, 2)
                     .city("3h_1", Ruby, true)
                     .starport("5h_1", Ruby, true)
                     .ships("2g", Jade, 0, 1);
    table.acting(Ruby, "construction_2").play("act repair");
    CHECK(table.options() == Lines{"repair_ship 3h", "repair_building 3h_1", "repair_building 5h_1"});
    CHECK(table.refuses("repair_ship 2g") == "AR-113");
    table.play("repair_building 5h_1", "act repair", "repair_ship 3h");
    CHECK_FALSE(table.is_damaged("5h_1"));
    CHECK(table.fresh("3h", Ruby) == 2);
    CHECK(table.damaged("3h", Ruby) == 1);
}

// --- the Court ---

TEST_CASE("AR-119 Influence places an agent on any card of the row, without limit") {
    auto table =
        Table::of(3).agents("secret_order", Ruby, 3).acting(Ruby, "mobilization_2").play("act influence");
    CHECK(table.options() == Lines{"influence secret_order", "influence loyal_keepers",
                                   "influence loyal_pilots", "influence loyal_empaths"});
    CHECK(table.refuses("influence farseers") == "AR-119");
    table.play("influence secret_order");
    CHECK(table.state.agents[0][Ruby] == 4);
    CHECK(table.player(Ruby).agents == 6);
    auto none =
        Table::of(3).agents("secret_order", Ruby, 10).ships("3g", Ruby, 1).acting(Ruby, "mobilization_2");
    CHECK(none.refuses("act influence") == "AR-119");
}

TEST_CASE("AR-120, AR-121, AR-122, AR-E26 Secure: more agents than each Rival; theirs become Captives") {
    auto tie = Table::of(3)
                   .agents("secret_order", Ruby, 2)
                   .agents("secret_order", Sapphire, 2)
                   .agents("secret_order", Jade, 1);
    tie.ships("5g", Ruby, 1).acting(Ruby, "aggression_2");
    CHECK(tie.refuses("act secure") == "AR-120");
    auto table = Table::of(3)
                     .agents("secret_order", Ruby, 3)
                     .agents("secret_order", Sapphire, 2)
                     .agents("secret_order", Jade, 1);
    table.agents("loyal_pilots", Ruby, 1)
        .agents("loyal_pilots", Jade, 1)
        .acting(Ruby, "aggression_2")
        .play("act secure");
    CHECK(table.has(Ruby, "secret_order"));
    CHECK(table.captives(Ruby) == 3);
    CHECK(table.player(Ruby).agents == 9);
    auto judged = Table::of(3)
                      .agents("secret_order", Ruby, 1)
                      .agents("loyal_pilots", Ruby, 1)
                      .agents("loyal_keepers", Jade, 2);
    judged.acting(Ruby, "aggression_2").play("act secure");
    CHECK(judged.lacks("secure loyal_keepers") == "AR-120 agents 3 0");
    CHECK(judged.refuses("secure farseers") == "AR-120");
}

TEST_CASE("AR-123, AR-124 a Vox card is resolved at once and not kept; then the position is refilled") {
    auto table =
        Table::of(3).row({"secret_order", "mass_uprising", "loyal_pilots"}).agents("mass_uprising", Ruby, 1);
    table.acting(Ruby, "aggression_2").play("act secure");
    CHECK(table.asks(Step::Uprising));
    CHECK(table.state.row[1] == Court::None);
    table.play("uprise 3");
    CHECK(table.asks(Step::RevealCourt));
    table.play("reveal farseers");
    CHECK(table.state.row[1] == Court::Farseers);
    CHECK_FALSE(table.has(Ruby, "mass_uprising"));
}

TEST_CASE(
    "AR-125, AR-Q29 an empty Court deck leaves the position empty until a later refill fills all of them") {
    auto table = Table::of(3)
                     .row({"secret_order", "mining_interest", "loyal_pilots", "guild_struggle"})
                     .court_deck({});
    table.agents("secret_order", Ruby, 1).agents("guild_struggle", Ruby, 1).acting(Ruby, "aggression_2");
    table.state.court_discard = {};
    table.play("act secure", "secure secret_order");
    CHECK(table.state.row[0] == Court::None);
    CHECK(table.asks(Step::Act));
    table.state.court_discard = CourtSet::of(Court::Farseers, Court::Skirmishers, Court::CallToAction);
    table.play("act secure");  // Guild Struggle: the Guild cards go back into the deck; a Vox card does not
    CHECK(table.options() == Lines{"reveal skirmishers", "reveal farseers"});
    table.play("reveal farseers", "reveal skirmishers");
    CHECK(table.state.row[0] == Court::Farseers);  // from left to right
    CHECK(table.state.row[3] == Court::Skirmishers);
    CHECK(table.state.court_discard.has(Court::CallToAction));
}
