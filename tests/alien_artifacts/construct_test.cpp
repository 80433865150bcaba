// 5.6 to 5.8: completing cards, the two sides, automatic construction.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE("AA-67, AA-73, AA-74, AA-75 Discover, Develop and Build complete one chosen card with its colour") {
    auto table =
        Table::of(2).hand(Ruby, {"R3/XPLT", "R2/XTRM"}).building(Ruby, "sh_fram").building(Ruby, "sh_argo");
    table.building(Ruby, "te_open_archives").turn();
    CHECK(table.refuses("develop") == "AA-74");
    CHECK(table.refuses("discover") == "AA-74");
    table.play("build");
    CHECK(table.options() == Strings{"complete sh_argo", "complete sh_fram"});
    CHECK(table.refuses("complete te_open_archives") == "AA-74");
    CHECK(table.refuses("complete sh_sonne") == "AA-73");
    table.play("complete sh_fram");
    CHECK(table.options() == Strings{"side logistic", "side operational"});
    table.play("side logistic");
    CHECK(table.in_empire(Ruby, "sh_fram", Side::Logistic));
    CHECK(table.in_construction(Ruby, "sh_argo"));
    CHECK(table.action_is_over());  // one action, and no extra to use
}

TEST_CASE("AA-68, AA-E5, AA-E8, AA-E10 a card costs 5, and 1 for each card of its type in the empire") {
    auto table = Table::of(2)
                     .operational(Ruby, {"pl_tycho", "sh_fram"})
                     .logistic(Ruby, {"sh_sonne", "te_open_archives", "te_patent_office"});
    table.turn();
    CHECK(table.cost_of(Type::Planet) == 6);
    CHECK(table.cost_of(Type::Technology) == 7);
    CHECK(table.cost_of(Type::Ship) == 7);
}

TEST_CASE("AA-69, AA-195, AA-E7 logistic planets reduce by 2, technologies by 1, and they add up") {
    auto table = Table::of(2).logistic(Ruby, {"pl_vitruvius_xxi", "pl_mika_1"}).turn();
    CHECK(table.cost_of(Type::Planet) == 3);
    table.logistic(Ruby, {"te_orbital_beacons"}).turn();
    CHECK(table.cost_of(Type::Planet) == 2);
    CHECK(table.cost_of(Type::Ship) == 5);
    auto kinds = Table::of(2).logistic(Ruby, {"pl_gutenberg", "pl_calcine", "te_orbital_shipyards"}).turn();
    CHECK(kinds.cost_of(Type::Technology) == 5 + 1 - 2);
    CHECK(kinds.cost_of(Type::Ship) == 5 - 2 - 1);
    CHECK(kinds.cost_of(Type::Planet) == 7);
    auto other_side = Table::of(2).operational(Ruby, {"pl_vitruvius_xxi"}).turn();
    CHECK(other_side.cost_of(Type::Planet) == 6);
}

TEST_CASE("AA-70, AA-71, AA-E13 attached icons count, and do not count for the limit") {
    auto table = Table::of(2).hand(Ruby, {"Y1"}).building(Ruby, "pl_tycho", {"G2", "G2"}).turn();
    table.play("discover");
    CHECK(table.asks(Step::ChooseSide));
    CHECK(table.state.discard.size() == 3);
}

TEST_CASE("AA-72, AA-E37 the cost is that of the moment, not that of buying or preparing") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_open_archives"})
                     .building(Ruby, "te_patent_office", {"B3", "B2"})
                     .turn();
    CHECK(remainder(table.now(), table.id("te_patent_office")) == 1);
    table.logistic(Ruby, {"te_clearing_house"});
    CHECK(remainder(table.now(), table.id("te_patent_office")) == 2);
}

TEST_CASE(
    "AA-76, AA-78, AA-80, AA-E38 logistic sides are in force at once; an Additionally ability in the same "
    "turn") {
    auto table =
        Table::of(2).credits(Ruby, 3).hand(Ruby, {"B3", "B2"}).building(Ruby, "te_investment_bank").turn();
    table.play("develop", "side logistic");
    CHECK(table.asks(Step::After));
    table.play("add te_investment_bank");
    CHECK(table.track(Ruby) == 1);
    auto planet = Table::of(2).hand(Ruby, {"G3", "G2"}).building(Ruby, "pl_calcine").turn();
    planet.play("discover", "side logistic");
    CHECK(planet.cost_of(Type::Ship) == 3);
    CHECK(planet.state.discard.size() == 2);
    CHECK(planet.stored(Ruby) == 0);
    auto ship = Table::of(2).hand(Ruby, {"R3", "R2"}).building(Ruby, "sh_fram").turn();
    ship.play("build", "side logistic");
    CHECK(limit(ship.now(), Deed::Discover) == 3);
}

TEST_CASE(
    "AA-77, AA-112, AA-116, AA-118 a planet that becomes operational produces three cards, one after the "
    "other, openly") {
    auto table = Table::of(2).hand(Ruby, {"G3", "G2"}).building(Ruby, "pl_tycho").turn();
    table.play("discover", "side operational");
    for (int i = 0; i < 3; ++i) {
        CHECK(table.asks(Step::ProduceCard));
        CHECK(table.stored(Ruby) == i);
        CHECK(table.rules.witnesses(table.state, kChance, {}) == kEverybody);
        table.produce();
    }
    CHECK(table.stored(Ruby) == 3);
    CHECK(table.cards_in_hand(Ruby) == 0);
}

TEST_CASE(
    "AA-79, AA-120, AA-121, AA-122, AA-E9, AA-Q39 a sold technology scores its best condition if the "
    "revealed card matches") {
    auto table = Table::of(2).logistic(Ruby, {"pl_mika_1", "pl_ophir", "pl_verdun", "pl_calcine"});
    table.hand(Ruby, {"B3", "B2"}).building(Ruby, "te_shareholder_centre").turn();
    table.play("develop", "side operational");
    Table match = table, miss = table;
    match.reveal_kind("XPLT", true);
    CHECK(match.track(Ruby) == 1);  // 4 planets: 1, only the first condition
    CHECK(match.state.discard.size() == 3);
    miss.reveal_kind("XPLT", false);
    CHECK(miss.track(Ruby) == 0);
    auto six = Table::of(2).logistic(
        Ruby, {"pl_mika_1", "pl_kepler_9", "pl_verdun", "pl_calcine", "pl_potosi", "pl_ophir"});
    six.hand(Ruby, {"B3", "B2"})
        .building(Ruby, "te_shareholder_centre")
        .turn()
        .play("develop", "side operational");
    six.reveal_kind("XPLT", true);
    CHECK(six.track(Ruby) == 3);  // the best of three fulfilled ones, not their sum
    auto none = Table::of(2).hand(Ruby, {"B3", "B3"}).building(Ruby, "te_shareholder_centre").turn();
    none.play("develop", "side operational").reveal_kind("XPLT", true);
    CHECK(none.track(Ruby) == 0);
}

TEST_CASE("AA-84, AA-E39, AA-E40 a technology counts for its own conditions and fires its own trigger") {
    auto table = Table::of(2).logistic(Ruby, {"te_open_archives", "te_patent_office", "te_clearing_house"});
    table.hand(Ruby, {"B3", "B3"}).building(Ruby, "te_core_academy", {"B2"}).turn();
    table.play("develop", "side operational").reveal_kind("XPND", true);
    CHECK(table.track(Ruby) == 1);  // CT: 4 technologies, itself included
    auto phantom = Table::of(2).hand(Ruby, {"B3", "B2"}).building(Ruby, "te_phantom_mk2").turn();
    phantom.play("develop", "side logistic");
    CHECK(phantom.track(Ruby) == 1);
}

TEST_CASE(
    "AA-81, AA-E42 an Exploitation ship brings a Defence Plan whenever it is built on its logistic side") {
    auto table = Table::of(2)
                     .hand(Ruby, {"R3", "R2"})
                     .building(Ruby, "sh_barok")
                     .turn()
                     .play("build", "side logistic");
    CHECK(table.asks(Step::FindPlan));
    table.luck();
    CHECK(table.plans(Ruby) == 1);
    auto automatic = Table::of(2)
                         .logistic(Ruby, {"pl_calcine", "pl_flandern", "pl_verdun"})
                         .building(Ruby, "sh_neu_bremen");
    automatic.credits(Ruby, 0).hand(Ruby, {"R1"}).turn().play("exchange", "colour red");
    if (automatic.asks(Step::Spend)) automatic.play("done");
    automatic.play("side logistic").luck();
    CHECK(automatic.plans(Ruby) == 1);
    auto other =
        Table::of(2).hand(Ruby, {"R3", "R2"}).building(Ruby, "sh_fram").turn().play("build", "side logistic");
    CHECK(other.plans(Ruby) == 0);
}

TEST_CASE("AA-82 a ship that becomes operational may attack alone at once, or not") {
    auto table = Table::of(3)
                     .hand(Ruby, {"R3", "R2"})
                     .building(Ruby, "sh_fram")
                     .operational(Ruby, {"sh_sonne"})
                     .turn();
    CHECK_FALSE(table.allows("build"));
    table.state.players[Ruby].hand.add(Resource{48});
    table.state.deck.remove(Resource{48});
    table.turn().play("build", "side operational");
    CHECK(table.options() == Strings{"attack_system", "attack sapphire", "attack jade", "decline"});
    Table declined = table;
    declined.play("decline");
    CHECK_FALSE(declined.state.now.attacked.has(declined.id("sh_fram")));
    table.play("attack_system").luck();
    CHECK(table.state.now.attacked.has(table.id("sh_fram")));
    CHECK_FALSE(table.state.now.attacked.has(table.id("sh_sonne")));
}

TEST_CASE(
    "AA-83, AA-207, AA-208, AA-E41 triggers fire after the card is placed; a new kind is judged without it") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_new_horizons", "te_colonial_charter"})
                     .operational(Ruby, {"pl_kepler_9"});
    table.credits(Ruby, 0)
        .hand(Ruby, {"G3", "G3"})
        .building(Ruby, "pl_calcine")
        .turn()
        .play("discover", "side logistic");
    CHECK(table.track(Ruby) == 2);    // new kind
    CHECK(table.credits(Ruby) == 3);  // the Colonial Charter fires too
    auto again = Table::of(2).logistic(Ruby, {"te_new_horizons"}).operational(Ruby, {"pl_kepler_9"});
    again.hand(Ruby, {"G3", "G3"}).building(Ruby, "pl_mika_1").turn().play("discover", "side logistic");
    CHECK(again.track(Ruby) == 1);
    // triggers come before the effect of the side: the point is there while the planet still produces
    auto order = Table::of(2)
                     .logistic(Ruby, {"te_new_horizons"})
                     .hand(Ruby, {"G3", "G2"})
                     .building(Ruby, "pl_mika_1")
                     .turn();
    order.play("discover", "side operational");
    CHECK(order.asks(Step::ProduceCard));
    CHECK(order.track(Ruby) == 2);
    auto develop = Table::of(2).logistic(Ruby, {"te_core_academy", "te_patent_office"}).credits(Ruby, 0);
    develop.hand(Ruby, {"B3", "B2", "B2"})
        .logistic(Ruby, {"sh_ariadne"})
        .building(Ruby, "te_open_archives")
        .turn();
    develop.play("develop", "side logistic");
    CHECK(develop.track(Ruby) == 1);
    CHECK(develop.credits(Ruby) == 2);
}

TEST_CASE("AA-209, AA-E18, AA-Q40 Phantom Mk2 compares ships with ships, as the empire is now") {
    auto table = Table::of(2).logistic(Ruby, {"te_phantom_mk2"}).operational(Ruby, {"pl_kepler_9"});
    table.hand(Ruby, {"R3", "R2"}).building(Ruby, "sh_fram").turn().play("build", "side logistic");
    CHECK(table.track(Ruby) == 1);
    auto second = Table::of(2).logistic(Ruby, {"te_phantom_mk2", "sh_argo"});
    second.hand(Ruby, {"R3", "R3"}).building(Ruby, "sh_fram").turn().play("build", "side logistic");
    CHECK(second.track(Ruby) == 0);
    // after a loss the kind is new again
    auto lost = Table::of(2)
                    .logistic(Ruby, {"te_phantom_mk2", "pl_calcine", "pl_flandern", "pl_verdun"})
                    .operational(Ruby, {"sh_fram"});
    lost.system("as_crystal_vault")
        .hand(Ruby, {"R3", "R2"})
        .turn()
        .play("offensive", "attack_system")
        .reveal(1)
        .luck();
    CHECK(lost.asks(Step::ChooseSide));  // damaged, and completed again for nothing
    lost.play("side logistic");
    CHECK(lost.track(Ruby) == 1);
}

TEST_CASE(
    "AA-85, AA-86, AA-89, AA-90, AA-E3, AA-Q17, AA-Q20 a card whose attached icons reach the cost is "
    "completed at once") {
    auto table = Table::of(2).logistic(Ruby, {"te_phantom_mk2"}).building(Ruby, "sh_black_death", {"R3"});
    table.building(Ruby, "pl_calcine").hand(Ruby, {"G3", "G2"}).turn();
    CHECK(table.cost_of(Type::Ship) == 5);
    table.play("discover", "side logistic");
    CHECK(table.asks(Step::ChooseSide));  // not optional
    CHECK(table.state.discard.size() == 3);
    table.play("side operational");
    CHECK(table.asks(Step::Target));
    table.play("decline");
    CHECK(table.in_empire(Ruby, "sh_black_death", Side::Operational));
    CHECK(table.track(Ruby) == 2);  // it counts as built: new kinds of planet and ship
}

TEST_CASE("AA-87, AA-88, AA-E34, AA-E35 of several the owner chooses one, and the others cost 1 more") {
    auto table =
        Table::of(2).building(Ruby, "sh_fram", {"R2", "R2"}).building(Ruby, "sh_sonne", {"R2", "R2"});
    table.building(Ruby, "pl_calcine").hand(Ruby, {"G3", "G2"}).turn().play("discover", "side logistic");
    CHECK(table.options() == Strings{"auto sh_fram", "auto sh_sonne"});
    table.play("auto sh_sonne", "side logistic");
    CHECK(table.asks(Step::ChooseSide));  // the other costs 4 and is satisfied too
    table.play("side logistic");
    CHECK(table.state.players[Ruby].logistic[Type::Ship] != 0);
    CHECK(table.in_empire(Ruby, "sh_fram", Side::Logistic));
    auto three = Table::of(2).building(Ruby, "sh_fram", {"R3"}).building(Ruby, "sh_sonne", {"R3"});
    three.building(Ruby, "pl_calcine").hand(Ruby, {"G3", "G2"}).turn().play("discover", "side logistic");
    three.play("auto sh_sonne", "side logistic");
    CHECK(three.in_construction(Ruby, "sh_fram"));
    CHECK(three.action_is_over());
}

TEST_CASE("AA-91 only the cards of the player on turn are checked") {
    auto table = Table::of(2).building(Sapphire, "sh_fram", {"R3", "R3"}).hand(Ruby, {"G3"}).turn();
    table.play("exchange", "colour green");
    CHECK(table.in_construction(Sapphire, "sh_fram"));
}

TEST_CASE("AA-92, AA-E60 a reduction on a blockaded card counts only while the card is lifted") {
    auto table = Table::of(2).logistic(Ruby, {"pl_calcine"}).tokens("pl_calcine", 2).credits(Ruby, 3);
    table.building(Ruby, "sh_fram", {"R3"}).turn();
    CHECK(table.cost_of(Type::Ship) == 5);
    table.play("lift pl_calcine");
    CHECK(table.credits(Ruby) == 1);
    CHECK(table.asks(Step::ChooseSide));  // Build is reduced by 2: satisfied
    CHECK(table.tokens("pl_calcine") == 2);
    CHECK(table.cost_of(Type::Ship) == 3);
}

TEST_CASE("AA-187, AA-E69 the Void Key completes a card free of charge; what is attached is discarded") {
    auto table =
        Table::of(2).artifact(Ruby, "ar_void_key").building(Ruby, "te_open_archives", {"B1", "B1"}).turn();
    table.play("use ar_void_key");
    CHECK(table.asks(Step::ChooseSide));
    CHECK(table.state.discard.size() == 2);
    table.play("side operational").reveal_kind("XPND", false);
    CHECK(table.in_empire(Ruby, "te_open_archives", Side::Operational));
    auto none = Table::of(2).artifact(Ruby, "ar_void_key").turn();
    CHECK(none.refuses("use ar_void_key") == "AA-160");
}

TEST_CASE(
    "AA-186, AA-E63, AA-E64, AA-Q41, AA-Q48 the Time Controller turns one or two active logistic cards "
    "over") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_time_controller")
                     .logistic(Ruby, {"te_new_horizons", "pl_mika_1", "sh_fram"});
    table.turn().play("use ar_time_controller");
    CHECK(table.options() == Strings{"flip sh_fram", "flip te_new_horizons", "flip pl_mika_1"});
    CHECK(table.refuses("stop") == "AA-186");
    table.play("flip pl_mika_1");
    for (int i = 0; i < 3; ++i) {
        table.produce();
    }
    CHECK(table.stored(Ruby) == 3);
    CHECK(table.asks(Step::Flip));
    CHECK(table.allows("stop"));
    const int before = table.track(Ruby);
    table.play("flip sh_fram");
    CHECK(table.options() == Strings{"attack_system", "attack sapphire", "decline"});
    table.play("decline");
    CHECK(table.track(Ruby) == before);  // no Discover trigger
    CHECK(table.in_empire(Ruby, "pl_mika_1", Side::Operational));
    auto blocked = Table::of(2)
                       .artifact(Ruby, "ar_time_controller")
                       .logistic(Ruby, {"pl_mika_1"})
                       .tokens("pl_mika_1", 1);
    blocked.credits(Ruby, 0).turn();
    CHECK(blocked.refuses("use ar_time_controller") == "AA-160");
    auto single =
        Table::of(2).artifact(Ruby, "ar_time_controller").logistic(Ruby, {"te_open_archives"}).turn();
    single.play("use ar_time_controller").reveal_kind("XPND", true);  // the only card is turned by itself
    CHECK(single.in_empire(Ruby, "te_open_archives", Side::Operational));
}

TEST_CASE(
    "AA-192, AA-241, AA-E88 the Free Engineers construct for 2 less and without the limit; gold counts") {
    auto table = Table::of(2).faction(Ruby, "fa_engineers").logistic(Ruby, {"te_open_archives"});
    table.card_in_hand(Ruby, "res_07")
        .card_in_hand(Ruby, "res_08")
        .card_in_hand(Ruby, "res_36");  // B1, B1, B2
    table.building(Ruby, "te_patent_office").turn();
    CHECK(table.cost_of(Type::Technology) == 6);
    CHECK_FALSE(table.allows("develop"));
    table.play("faction_action");
    CHECK(table.asks(Step::ChooseSide));
    CHECK(table.state.discard.size() == 3);
    auto gold = Table::of(2)
                    .faction(Ruby, "fa_engineers")
                    .hand(Ruby, {"Y2", "B1"})
                    .building(Ruby, "te_patent_office")
                    .turn();
    CHECK(gold.allows("faction_action"));
    // the lower cost holds for the payment only: attached icons that reach it complete nothing
    auto attached = Table::of(2)
                        .faction(Ruby, "fa_engineers")
                        .building(Ruby, "te_patent_office", {"B3"})
                        .hand(Ruby, {"R3"})
                        .turn();
    CHECK(attached.allows("faction_action"));
    attached.play("exchange", "colour red");  // the checkpoint after it
    CHECK(attached.action_is_over());         // no side is asked for
    CHECK(attached.in_construction(Ruby, "te_patent_office"));
}
