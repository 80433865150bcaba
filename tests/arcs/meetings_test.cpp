// Where rules meet: cards with cards, one effect inside another.
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

TEST_CASE(
    "AR-96, AR-186, AR-217 secured in this Prelude, given away and stolen back: it may be used at once") {
    auto table = Table::of(3).leader(Ruby, Leader::Feastbringer).guild(Ruby, "silver_tongues");
    table.row({"gatekeepers", "populist_demands"})
        .agents("gatekeepers", Ruby, 1)
        .agents("populist_demands", Ruby, 1)
        .slots(Ruby, {Relic, Relic})
        .in_prelude(Ruby, "aggression_2");
    table.play("spend relic", "token 3", "spend_as relic", "secure gatekeepers").chance_any();
    CHECK(table.refuses("use gatekeepers") == "AR-96");
    table.play("spend relic", "spend_as relic", "demand tyrant", "give_guild gatekeepers").chance_any();
    CHECK(table.has(Sapphire, "gatekeepers"));
    table.play("use silver_tongues");
    CHECK(table.has(Ruby, "gatekeepers"));
    CHECK(table.allows("use gatekeepers"));
    CHECK(table.allows("discard gatekeepers"));
}

TEST_CASE(
    "AR-96, AR-159 an Interest secured in this Prelude is not discarded in it, but manufactures at once") {
    auto table = Table::of(3).row({"mining_interest"}).agents("mining_interest", Ruby, 1);
    table.slots(Ruby, {Relic, Material})
        .in_prelude(Ruby, "aggression_2")
        .play("spend relic", "spend_as relic");
    table.chance_any();
    CHECK(table.refuses("use mining_interest") == "AR-96");
    CHECK(table.refuses("discard mining_interest") == "AR-96");
    table.play("spend material", "spend_as material");  // with nothing on the map it is all there is
    CHECK(table.tokens(Ruby, Material) == 1);
}

TEST_CASE("AR-125, AR-200 the Song fills a hole further left, when nothing else is in the deck") {
    auto table = Table::of(3)
                     .row({"none", "song_of_freedom"})
                     .court_deck({})
                     .agents("song_of_freedom", Ruby, 1)
                     .ships("3a", Ruby, 2)
                     .city("3a_1", Jade);
    table.acting(Ruby, "aggression_2").play("act secure", "free_city 3a_1").chance_any();
    CHECK(table.state.row[0] == Court::SongOfFreedom);
    CHECK(table.state.row[1] == Court::None);
    CHECK(table.player(Jade).cities == kCitiesEach);
}

TEST_CASE(
    "AR-35, AR-141, AR-146, AR-236 two Outrages of a gate city and one agent; Ransack fills the place") {
    auto table = Table::of(3)
                     .row({"gatekeepers"})
                     .agents("gatekeepers", Jade, 1)
                     .agents("gatekeepers", Ruby, 9)
                     .city("3g_city", Jade, true)
                     .city("3h_1", Sapphire)
                     .city("3c_1", Sapphire);
    table.ships("3g", Ruby, 1).acting(Ruby, "aggression_2");
    table.play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(table.player(Ruby).outrage == ResourceSet::of(Fuel, Weapon));
    CHECK(table.has(Ruby, "gatekeepers"));
    CHECK(table.player(Ruby).placeholders == 0);  // one agent was in supply, nine came back, one to the icon
    CHECK(table.player(Ruby).agents == 8);
    CHECK(table.trophies(Ruby) == 2);
}

TEST_CASE("AR-37, AR-208 with one Fuel in supply the city yields it, and the Insatiable nothing more") {
    auto table = Table::of(3)
                     .leader(Sapphire, Leader::FuelDrinker)
                     .slots(Sapphire, {Fuel, Fuel})
                     .slots(Jade, {Fuel, Fuel})
                     .city("3c_1", Sapphire);
    table.copying(Sapphire, "administration_3", "construction_2").play("act tax");
    CHECK(table.tokens(Sapphire, Fuel) == 3);
    CHECK(table.state.supply[Fuel] == 0);
}

TEST_CASE(
    "AR-214, AR-237 the only attacker falls to Railgun Arrays: no dice, and the Warrior still may Move") {
    auto table = Table::of(3).leader(Sapphire, Leader::Warrior).lore(Jade, Lore::RailgunArrays);
    table.ships("3g", Sapphire, 0, 1).ships("2g", Sapphire, 2).ships("3g", Jade, 1);
    table.copying(Sapphire, "aggression_3", "construction_2").play("act battle");
    CHECK(table.trophies(Jade) == 1);
    CHECK(table.options() == Lines{"extra_move", "no_extra"});
}

TEST_CASE("AR-189, AR-201 Guild Struggle steals the Guardians and shuffles: any card may come up") {
    auto table = Table::of(3)
                     .row({"guild_struggle"})
                     .agents("guild_struggle", Ruby, 1)
                     .guild(Jade, "sworn_guardians")
                     .guild(Jade, "farseers")
                     .court_deck({"call_to_action"});
    table.acting(Ruby, "aggression_2").play("act secure");
    CHECK(table.options() == Lines{"steal_card jade sworn_guardians", "decline"});
    table.play("steal_card jade sworn_guardians");
    CHECK_FALSE(table.state.buried);
    CHECK(table.offers("reveal sworn_guardians"));
    CHECK(table.offers("reveal call_to_action"));
    CHECK(table.offers("reveal gatekeepers"));  // was discarded
    CHECK_FALSE(table.offers("reveal guild_struggle"));
    CHECK_FALSE(table.offers("reveal mass_uprising"));  // a Vox card does not come back
}

TEST_CASE("AR-48, AR-147, AR-150, AR-Q40 a Song by Ransack: the defender arranges before it is raided") {
    auto table = Table::of(3)
                     .row({"song_of_freedom"})
                     .agents("song_of_freedom", Jade, 1)
                     .ships("3h", Ruby, 5)
                     .ships("3a", Ruby, 1)
                     .city("3h_1", Jade, true)
                     .city("3a_1", Jade);
    table.slots(Jade, {Fuel, Relic, Psionic, Material}).acting(Ruby, "aggression_2");
    table.play("act battle", "battle_at 3h", "raid_dice 2", "assault_dice 0", "skirmish_dice 0");
    table.play("roll_raid 0-0 0-2-0", "free_city 3a_1");
    CHECK(table.asks(Step::Arrange));
    CHECK(table.asked() == Jade);
    table.play("arrange fuel", "arrange relic", "arrange psionic").chance_any();
    CHECK(table.player(Jade).cities == 4);  // the destroyed one is a Trophy
    CHECK(table.state.supply[Material] == kTokensOfType);
    CHECK(table.options() == Lines{"raid_token relic 1", "raid_token psionic 1", "raid_stop"});
}

TEST_CASE("AR-142, AR-147, AR-197 Outrage Spreads by Ransack empties the board before the raid") {
    auto table = Table::of(3)
                     .row({"outrage_spreads"})
                     .agents("outrage_spreads", Jade, 1)
                     .ships("3h", Ruby, 5)
                     .city("3h_1", Jade, true)
                     .slots(Jade, {Relic, Relic});
    table.guild(Jade, "loyal_keepers").guild(Jade, "elder_broker").guild(Ruby, "galactic_bards");
    table.acting(Ruby, "aggression_2").play("act battle", "raid_dice 4", "assault_dice 0", "skirmish_dice 0");
    table.play("roll_raid 0-0 0-4-0", "provoke relic").chance_any();
    CHECK(table.options() == Lines{"raid_card loyal_keepers", "raid_stop"});
    CHECK_FALSE(table.has(Ruby, "galactic_bards"));
    CHECK(table.player(Ruby).outrage == ResourceSet::of(Weapon, Relic));
    CHECK(table.player(Sapphire).outrage == ResourceSet::of(Relic));
}

TEST_CASE("AR-34, AR-139, AR-195 Mass Uprising by Ransack brings ships to the battle, but no attackers") {
    auto table = Table::of(3)
                     .row({"mass_uprising", "farseers"})
                     .agents("mass_uprising", Jade, 1)
                     .agents("farseers", Jade, 2)
                     .ships("3h", Ruby, 0, 2)
                     .city("3h_1", Jade, true)
                     .city("3h_2", Jade, true);
    table.slots(Jade, {Fuel}).trophies(Sapphire, Trophy::Ship, Ruby, 10).acting(Ruby, "aggression_2");
    table.play("act battle", "raid_dice 2", "roll_raid 0-0 2-0-0", "ransack mass_uprising", "uprise 3");
    CHECK(table.options() == Lines{"place_ship 3g", "place_ship 3a", "place_ship 3c", "place_ship 3h"});
    table.play("place_ship 3h", "place_ship 3g", "place_ship 3a").chance_any();
    CHECK(table.has(Ruby, "farseers"));  // the only card left for the second city
    CHECK(table.trophies(Ruby) == 5);    // two cities, three agents
    CHECK(table.fresh("3h", Ruby) == 1);
    CHECK(table.asks(Step::Act));  // no attacking ship, no raid
}

TEST_CASE("AR-43, AR-91, AR-179 a Weapon spent as Psionic for Abduct is no icon any more") {
    const auto paying = [](std::initializer_list<Resource> tokens) {
        auto table = Table::of(3)
                         .row({"arms_union"})
                         .agents("arms_union", Jade, 1)
                         .guild(Ruby, "court_enforcers")
                         .guild(Ruby, "loyal_empaths")
                         .slots(Ruby, tokens);
        return table.no_agents()
            .ships("3g", Ruby, 0, 1)
            .in_prelude(Ruby, "aggression_2")
            .play("spend weapon");
    };
    auto one = paying({Weapon});
    CHECK(one.options() == Lines{"spend_as psionic", "spend_for_nothing"});
    one.play("spend_as psionic");
    CHECK(
        one.asks(Step::MoveTo));  // with the card's icon alone one agent is too many: a Move is all there is
    auto two = paying({Weapon, Weapon}).play("token 3", "spend_as psionic");
    CHECK(two.options() == Lines{"act move", "act abduct"});
    two.play("act abduct");
    CHECK(two.captives(Ruby) == 1);
}

TEST_CASE("AR-94, AR-160, AR-188 an Interest counts neither what was spent nor what Guardians protect") {
    auto table = Table::of(3)
                     .guild(Ruby, "mining_interest")
                     .guild(Sapphire, "sworn_guardians")
                     .slots(Ruby, {Material})
                     .slots(Sapphire, {Material, Material})
                     .slots(Jade, {Material});
    table.cities_off_board(Ruby, 2).in_prelude(Ruby, "aggression_2");
    table.play("spend material", "spend_for_nothing", "use mining_interest");
    CHECK(table.options() ==
          Lines{"claim 1", "claim 2"});  // one in supply, one of Jade's; four slots are empty
    table.play("claim 2");
    CHECK(table.tokens(Ruby, Material) == 2);
    CHECK(table.tokens(Jade, Material) == 0);
    CHECK(table.tokens(Sapphire, Material) == 2);
}

TEST_CASE(
    "AR-169, AR-212 the Rebel with the Gatekeepers in a gate: two dice at least, two and two more at most") {
    auto table = Table::of(3).leader(Ruby, Leader::Rebel).guild(Ruby, "gatekeepers").city("3h_1", Jade);
    table.ships("3g", Ruby, 1).ships("3g", Jade, 1).acting(Ruby, "aggression_2").play("act battle");
    CHECK(table.options().size() == 6);  // 0 to 5 assault dice
    table.play("assault_dice 1");
    CHECK(table.options() ==
          Lines{"skirmish_dice 1", "skirmish_dice 2", "skirmish_dice 3", "skirmish_dice 4"});
}

TEST_CASE(
    "AR-35, AR-52, AR-176 Pressgang: the last Relic is named once; Captives come home to open icons first") {
    auto table = Table::of(3)
                     .guild(Ruby, "prison_wardens")
                     .captives(Ruby, Sapphire, 3)
                     .captives(Jade, Sapphire, 7)
                     .outrage(Sapphire, Fuel)
                     .outrage(Sapphire, Relic)
                     .slots(Sapphire, {Relic, Relic})
                     .slots(Jade, {Relic, Relic});
    CHECK(table.player(Sapphire).placeholders == 2);
    table.acting(Ruby, "construction_2").play("act pressgang", "press sapphire relic");
    CHECK(table.refuses("press sapphire relic") == "AR-37");
    table.play("press sapphire fuel", "press sapphire fuel");
    CHECK(table.player(Sapphire).placeholders == 0);
    CHECK(table.player(Sapphire).agents == 1);
    table.play("arrange relic");  // three tokens, two slots: once, after the last
    CHECK(table.slot(Ruby, 1) == Relic);
    CHECK(table.slot(Ruby, 2) == Fuel);
    CHECK(table.state.supply[Fuel] == 4);
}

TEST_CASE("AR-94, AR-Q52 what was spent in this Prelude is no supply of a Cartel in a Trade") {
    const auto trading = [](std::initializer_list<Resource> others) {
        auto table = Table::of(3)
                         .guild(Ruby, "elder_broker")
                         .guild(Jade, "fuel_cartel")
                         .slots(Ruby, {Fuel, Fuel, Psionic})
                         .slots(Jade, {Weapon})
                         .slots(Sapphire, others);
        return table.cities_off_board(Ruby, 1).ships("3h", Ruby, 1).city("3h_1", Jade);
    };
    auto left = trading({Fuel}).in_prelude(Ruby, "administration_2").play("spend fuel", "token 3");
    left.play("spend_for_nothing", "spend psionic");
    CHECK(left.player(Ruby).slots[1] == Fuel);
    CHECK(left.state.supply[Fuel] == 2);  // Jade counts as having Fuel
    left.play("spend_as psionic");
    CHECK_FALSE(left.offers("act trade"));
    auto gone =
        trading({Fuel, Fuel, Fuel}).in_prelude(Ruby, "administration_2").play("spend fuel", "token 3");
    gone.play("spend_for_nothing", "spend psionic", "spend_as psionic");
    CHECK(gone.state.supply[Fuel] == 0);  // the spent one lies aside
    gone.play("act trade");
    CHECK(gone.tokens(Jade, Fuel) == 1);
    CHECK(gone.tokens(Ruby, Weapon) == 1);
}

TEST_CASE(
    "AR-104, AR-110, AR-234 what is pruned is new: taxed before, it may build; built before, it may be "
    "taxed") {
    auto table = Table::of(3).lore(Ruby, Lore::LivingStructures).city("3h_1", Ruby).slots(Ruby, {Material});
    table.in_prelude(Ruby, "administration_2").play("end_prelude", "act tax").chance_any();
    while (table.asks(Step::Arrange)) table.play(table.options().front());
    CHECK(table.state.buildings.used == PlaceSet::of(Table::place_id("3h_1")));
    table.play("act prune");
    while (table.asks(Step::Arrange)) table.play(table.options().front());
    CHECK(table.is_starport("3h_1", Ruby));
    CHECK(table.state.buildings.used.empty());
    table.play("act prune");
    CHECK(table.is_city("3h_1", Ruby));
    CHECK(table.allows("act tax"));
}

TEST_CASE(
    "AR-60, AR-61, AR-154 a Union that brings the only card: the marker goes there, and a pass ends it all") {
    auto table = Table::of(3).guild(Sapphire, "admin_union").hand(Ruby, {"administration_2"});
    table.hand(Sapphire, {"construction_3"}).hand(Jade, {"construction_4"}).no_agents().round(Ruby);
    table.play("lead administration_2", "begin_prelude", "copy construction_3", "use admin_union");
    table.play("copy construction_4");
    CHECK(table.asks(Step::Lead));
    CHECK(table.asked() == Sapphire);
    CHECK(table.holds(Sapphire, "administration_2"));
    CHECK(table.state.court_discard.has(Court::AdminUnion));
    table.play("pass");
    CHECK(table.state.chapter == 2);
    CHECK(table.state.initiative == Sapphire);
}

TEST_CASE(
    "AR-163, AR-209, AR-242 the Fuel-Drinker with the Fuel Cartel counts the supply, then all lose their "
    "Fuel") {
    auto table = Table::of(3)
                     .leader(Ruby, Leader::FuelDrinker)
                     .lore(Jade, Lore::AncientHoldings)
                     .guild(Ruby, "fuel_cartel")
                     .slots(Ruby, {Fuel})
                     .slots(Sapphire, {Fuel, Material})
                     .holdings(Jade, Fuel);
    table.marker(2, Ambition::Tycoon).score();
    CHECK(table.power(Ruby) == 5);  // a token, the card, two of the supply
    CHECK(table.power(Sapphire) == 3);
    CHECK(table.state.supply[Fuel] == kTokensOfType);
    CHECK(table.tokens(Sapphire, Material) == 1);
}
