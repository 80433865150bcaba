// Terms and general principles (5.1), and the map (6.1).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

Lines neighbours_of(const Table& table, std::string_view system) {
    Lines names;
    for (const System near : neighbours(table.state, Table::id(system)))
        names.emplace_back(system_names()[near]);
    return names;
}

}  // namespace

TEST_CASE("AR-19 turn order begins with the holder of the initiative and is counted anew when it moves") {
    auto table = Table::of(4);
    table.state.initiative = Jade;
    CHECK(in_turn_order(table.state, 0) == Jade);
    CHECK(in_turn_order(table.state, 1) == Pearl);
    CHECK(in_turn_order(table.state, 3) == Sapphire);
    seize(table.state, Sapphire);
    CHECK(in_turn_order(table.state, 0) == Sapphire);
    CHECK(place_in_order(table.state, Ruby) == 3);
}

TEST_CASE("AR-20 everybody else is a Rival") {
    auto table = Table::of(3).ships("3g", Ruby, 1).ships("3g", Jade, 1).acting(Ruby, "aggression_2");
    CHECK(table.offers("act battle"));
    table.play("act battle");
    CHECK(table.refuses("raid_dice 1") == "");  // Jade has no building on the whole map (AR-129)
    CHECK(table.state.fight.defender == Jade);
}

TEST_CASE("AR-21 out-of-play clusters do not exist: no neighbours, no building, no uprising") {
    auto table = Table::of(3);  // 1 and 4 are out
    CHECK(neighbours_of(table, "1g").empty());
    CHECK(in_play(table.state).size() == 16);
    table.ships("2g", Ruby, 1).acting(Ruby, "mobilization_2");
    table.play("act move");
    CHECK(table.refuses("move_to 1g") == "AR-21");
    CHECK(table.refuses("move_to 4g") == "AR-21");
    CHECK(Table::of(4).state.out == 1U << 3);
    CHECK(in_play(Table::of(4).state).size() == 20);
}

TEST_CASE("AR-22 gates form a ring; a path marker joins those on both sides of what is out of play") {
    CHECK(neighbours_of(Table::of(2, "2p_frontiers"), "2g") == Lines{"2a", "2c", "2h", "3g", "5g"});
    CHECK(neighbours_of(Table::of(2, "2p_mixup1"), "1g") == Lines{"1a", "1c", "1h", "3g", "6g"});
    CHECK(neighbours_of(Table::of(2, "2p_mixup1"), "4g") == Lines{"3g", "4a", "4c", "4h", "6g"});
    CHECK(neighbours_of(Table::of(3), "5g") == Lines{"3g", "5a", "5c", "5h", "6g"});
    CHECK(neighbours_of(Table::of(3, "3p_frontiers"), "1g") == Lines{"1a", "1c", "1h", "4g", "6g"});
    CHECK(neighbours_of(Table::of(3, "3p_homelands"), "1g") == Lines{"1a", "1c", "1h", "2g", "4g"});
    CHECK(neighbours_of(Table::of(3, "3p_core"), "2g") == Lines{"1g", "2a", "2c", "2h", "4g"});
    CHECK(neighbours_of(Table::of(4, "4p_mixup3"), "5g") == Lines{"1g", "4g", "5a", "5c", "5h"});
    // Planets: only inside the cluster, but for 2h-3a and 5h-6a.
    CHECK(neighbours_of(Table::of(4), "2h") == Lines{"2g", "2c", "3a"});
    CHECK(neighbours_of(Table::of(4), "5h") == Lines{"5g", "5c", "6a"});
    CHECK(neighbours_of(Table::of(4), "1h") == Lines{"1g", "1c"});
    CHECK(neighbours_of(Table::of(4, "4p_mixup1"), "2h") == Lines{"2g", "2c"});
    int adjacencies = 0;
    for (System system = 0; system < kSystems; ++system)
        adjacencies += kMapTables.neighbours[0][system].size();
    CHECK(adjacencies == 2 * 38);
}

TEST_CASE("AR-23, AR-24 a hit on a fresh piece damages it, a hit on a damaged one destroys it") {
    auto table = Table::of(3).ships("3h", Ruby, 2).city("3h_1", Jade).acting(Ruby, "aggression_2");
    table.play("act battle", "raid_dice 0", "assault_dice 2", "roll_assault 0-0 0-2-0");
    CHECK(table.trophies(Ruby) == 1);  // four hits: damaged, destroyed, two lost
    CHECK_FALSE(table.is_city("3h_1", Jade));
    auto once = Table::of(3).ships("3h", Ruby, 1).city("3h_1", Jade).acting(Ruby, "aggression_2");
    once.play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(once.is_city("3h_1", Jade));
    CHECK(once.is_damaged("3h_1"));
}

TEST_CASE("AR-25 a damaged ship moves, attacks, lets build and can be attacked, but gives no control") {
    auto table = Table::of(3).ships("3h", Ruby, 0, 2).city("3h_1", Jade).acting(Ruby, "aggression_2");
    CHECK(controller(table.state, Table::id("3h")) == kNobody);
    CHECK(table.offers("act battle"));
    table.play("act battle", "raid_dice 0");
    CHECK(table.allows("assault_dice 2"));  // a die for each
    auto moving = Table::of(3).ships("3h", Ruby, 0, 2).acting(Ruby, "mobilization_2");
    moving.play("act move", "move_to 3g", "move_damaged 1");
    CHECK(moving.damaged("3g", Ruby) == 1);
    auto building = Table::of(3).ships("3h", Ruby, 0, 1).acting(Ruby, "construction_2");
    CHECK(building.play("act build").offers("build city"));
}

TEST_CASE("AR-26, AR-Q26 a damaged building works: tax, ships, Catapult, its slot") {
    auto table = Table::of(3).city("3c_1", Ruby, true).acting(Ruby, "administration_2").play("act tax");
    CHECK(table.tokens(Ruby, Resource::Fuel) == 1);
    auto port = Table::of(3).starport("3c_1", Ruby, true).acting(Ruby, "construction_2").play("act build");
    CHECK(port.fresh("3c", Ruby) == 1);  // the ship is the only thing that can be built: the slot is taken
    auto flying =
        Table::of(3).starport("3c_1", Ruby, true).ships("3c", Ruby, 1).acting(Ruby, "mobilization_2");
    CHECK(flying.play("act move", "move_to 3g").asks(Step::CatNext));
}

TEST_CASE("AR-27, AR-28, AR-E22 control: more fresh ships than every other; a tie gives it to nobody") {
    auto table = Table::of(3).ships("2g", Sapphire, 4).ships("2g", Jade, 3, 4);
    CHECK(controller(table.state, Table::id("2g")) == Sapphire);  // damaged ships do not count
    table.ships("2g", Jade, 1);
    CHECK(controller(table.state, Table::id("2g")) == kNobody);
    table.ships("2g", Ruby, 5);
    CHECK(controller(table.state, Table::id("2g")) == Ruby);
    CHECK(controller(table.state, Table::id("3g")) == kNobody);
    table.city("3h_1", Jade).starport("3h_2", Jade);
    CHECK(controller(table.state, Table::id("3h")) == kNobody);  // buildings never give it
    // AR-E22: nobody controls it, so a Catapult may pass.
    auto flying = Table::of(3).ships("2g", Sapphire, 4).ships("2g", Jade, 4).starport("3h_1", Ruby);
    flying.ships("3h", Ruby, 1).acting(Ruby, "mobilization_2").play("act move", "move_to 3g", "fly_on 2g");
    CHECK(flying.asks(Step::CatNext));
}

TEST_CASE("AR-29, AR-30 who controls a system controls its cities, at the moment a rule asks") {
    auto table = Table::of(3).ships("3h", Ruby, 1).city("3h_1", Jade).city("3h_2", Sapphire);
    table.acting(Ruby, "administration_2").play("act tax");
    CHECK(table.options() == Lines{"tax 3h_1", "tax 3h_2"});
    auto lost = Table::of(3).ships("3h", Ruby, 1).ships("3h", Jade, 1).city("3h_1", Jade);
    lost.acting(Ruby, "administration_2");
    CHECK(lost.refuses("act tax") == "AR-102");
    // Within one turn: as soon as the only fresh ship of the other is damaged.
    auto won = Table::of(3).ships("3h", Ruby, 1).ships("3h", Jade, 1).city("3h_1", Jade);
    won.slots(Ruby, {Resource::Weapon}).in_prelude(Ruby, "administration_2");
    won.play("spend weapon", "spend_as weapon");
    CHECK(won.refuses("act tax") == "AR-102");
    won.play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(won.allows("act tax"));
}

TEST_CASE("AR-31 destroyed Rival pieces are Trophies; returned and replaced ones are not") {
    auto table = Table::of(3).ships("3h", Ruby, 2).ships("3h", Jade, 0, 1).acting(Ruby, "aggression_2");
    table.play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 1", "roll_skirmish 0-1");
    CHECK(table.player(Ruby).trophies[Trophy::Ship][Jade] == 1);
    // Song of Freedom returns a city: no Trophy (AR-198).
    auto song = Table::of(3).row({"song_of_freedom"}).agents("song_of_freedom", Ruby, 1);
    song.ships("3h", Ruby, 1)
        .city("3h_1", Jade)
        .acting(Ruby, "aggression_2")
        .play("act secure", "free_city 3h_1");
    CHECK(song.trophies(Ruby) == 0);
    CHECK(song.player(Jade).cities == 5);
}

TEST_CASE("AR-32 captured agents come from the supply or from a Court card, into the Captives box") {
    auto table =
        Table::of(3).ships("3h", Ruby, 1).city("3h_1", Jade).acting(Ruby, "administration_2").play("act tax");
    CHECK(table.captives(Ruby) == 1);
    CHECK(table.player(Jade).agents == 9);
    auto court = Table::of(3).agents("secret_order", Ruby, 2).agents("secret_order", Jade, 1);
    court.acting(Ruby, "aggression_2").play("act secure");
    CHECK(court.captives(Ruby) == 1);
}

TEST_CASE("AR-33 placing is not building: fresh, even where a Rival controls, and without a starport") {
    auto table = Table::of(3).row({"mass_uprising"}).agents("mass_uprising", Ruby, 1).ships("3h", Jade, 2);
    table.acting(Ruby, "aggression_2").play("act secure", "uprise 3");
    CHECK(table.fresh("3h", Ruby) == 1);
    CHECK(table.damaged("3h", Ruby) == 0);
}

TEST_CASE("AR-34 as much as possible; if only some places can be served, the player chooses") {
    auto table = Table::of(3).row({"mass_uprising"}).agents("mass_uprising", Ruby, 1).ships("5g", Ruby, 13);
    table.acting(Ruby, "aggression_2").play("act secure", "uprise 3");
    CHECK(table.options() == Lines{"place_ship 3g", "place_ship 3a", "place_ship 3c", "place_ship 3h"});
    table.play("place_ship 3c", "place_ship 3g");
    CHECK_FALSE(table.asks(Step::PlaceShip));  // two ships were left
    CHECK(table.refuses("place_ship 3a") == "not-asked");
    CHECK(table.fresh("3c", Ruby) == 1);
    CHECK(table.player(Ruby).ships == 0);
}

TEST_CASE("AR-35, AR-Q25 without an agent an Outrage icon gets a placeholder; the next agent goes there") {
    auto table = Table::of(3);
    table.state.players[Ruby].agents = 0;
    table.captives(Jade, Ruby, 0);
    provoke_outrage(table.state, Ruby, Resource::Fuel);
    provoke_outrage(table.state, Ruby, Resource::Relic);
    CHECK(table.player(Ruby).outrage.size() == 2);
    CHECK(table.player(Ruby).placeholders == 2);
    return_agents(table.state, Ruby, 3);
    CHECK(table.player(Ruby).placeholders == 0);
    CHECK(table.player(Ruby).agents == 1);
}

TEST_CASE("AR-36 what is returned goes to its owner; a city to the board") {
    auto table = Table::of(3).trophies(Ruby, Trophy::Ship, Jade, 2).trophies(Ruby, Trophy::Starport, Jade, 1);
    table.trophies(Ruby, Trophy::Agent, Jade, 1)
        .cities_off_board(Sapphire, 1)
        .marker(2, Ambition::Warlord)
        .score();
    CHECK(table.player(Jade).ships == 15);
    CHECK(table.player(Jade).starports == 5);
    CHECK(table.player(Jade).agents == 10);
    CHECK(table.player(Sapphire).cities == 5);
}

TEST_CASE("AR-37 from an empty supply nothing is gained") {
    auto table = Table::of(3);
    CHECK(gain(table.state, Ruby, Resource::Relic));
    table.empty_supply(Resource::Relic);
    CHECK_FALSE(gain(table.state, Ruby, Resource::Relic));
    CHECK(table.tokens(Ruby, Resource::Relic) == 1);
}

TEST_CASE("AR-38 stealing can be forbidden, a swap cannot") {
    auto table = Table::of(3).guild(Ruby, "elder_broker").guild(Jade, "sworn_guardians").ships("3c", Ruby, 1);
    table.city("3c_1", Jade).slots(Jade, {Resource::Fuel}).slots(Ruby, {Resource::Weapon});
    table.acting(Ruby, "administration_2").play("act trade");
    CHECK(table.tokens(Ruby, Resource::Fuel) == 1);  // no choice was left
    CHECK(table.tokens(Jade, Resource::Weapon) == 1);
}

TEST_CASE(
    "AR-39 discards: tokens to the supply, Court cards face up to their pile; buried cards to the bottom") {
    auto table = Table::of(3).guild(Ruby, "farseers").slots(Ruby, {Resource::Psionic});
    provoke_outrage(table.state, Ruby, Resource::Psionic);
    CHECK(table.state.supply[Resource::Psionic] == 5);
    CHECK(table.state.court_discard.has(Court::Farseers));
    table.guild(Jade, "sworn_guardians");
    steal_guild(table.state, Ruby, Jade, Court::SwornGuardians);
    CHECK(table.state.buried);
    CHECK_FALSE(table.state.court_deck.has(Court::SwornGuardians));
}

TEST_CASE("AR-40, AR-Q32 a card overrides the rules, a prohibition only if it says so") {
    // Gatekeepers raise the limit of dice, but not the six of one type (AR-Q32).
    auto table = Table::of(3).guild(Ruby, "gatekeepers").ships("3g", Ruby, 6).ships("3g", Jade, 1);
    table.acting(Ruby, "aggression_2").play("act battle", "raid_dice 0");
    CHECK(table.refuses("assault_dice 7") == "AR-128");
    table.play("assault_dice 6");
    CHECK(table.options() == Lines{"skirmish_dice 0", "skirmish_dice 1", "skirmish_dice 2"});  // eight in all
    auto without = Table::of(3).ships("3g", Ruby, 6).ships("3g", Jade, 1);
    without.acting(Ruby, "aggression_2").play("act battle", "raid_dice 0", "assault_dice 6");
    CHECK(without.asks(Step::RollAssault));
}

TEST_CASE("AR-41 the active player orders simultaneous effects") {
    auto table = Table::of(3).leader(Ruby, Leader::Demagogue).guild(Ruby, "farseers");
    table.hand(Ruby, {"construction_4", "construction_5"}).hand(Jade, {"construction_3"}).round(Ruby);
    table.play("lead construction_4", "declare warlord");
    CHECK(table.options() == Lines{"resolve farseers", "resolve bold"});
    table.play("resolve bold");
    CHECK(table.asks(Step::Bold));
    table.play("bold_stop");
    CHECK(table.asks(Step::FarSwap));  // only Jade has cards
}

TEST_CASE("AR-42 ties are broken in turn order") {
    auto table = Table::of(3).power(Ruby, 7).power(Sapphire, 7).power(Jade, 7);
    table.state.initiative = Sapphire;
    const Standing now = table.rules.standing(table.state);
    CHECK(now.ranks[Sapphire] == 1);
    CHECK(now.ranks[Jade] == 2);
    CHECK(now.ranks[Ruby] == 3);
}

TEST_CASE("AR-43 icons are tokens and Guild cards of the suit") {
    auto table = Table::of(3).slots(Ruby, {Resource::Weapon, Resource::Weapon}).guild(Ruby, "skirmishers");
    table.guild(Ruby, "loyal_marines").lore(Ruby, Lore::GalacticRifles).leader(Ruby, Leader::Warrior);
    CHECK(icons(table.state, Ruby, Resource::Weapon) == 4);
    CHECK(icons(table.state, Ruby, Resource::Relic) == 0);
}

TEST_CASE("AR-44 hands are not shown: a Rival's view has their number only") {
    auto table = Table::of(3)
                     .hand(Ruby, {"construction_4", "construction_5"})
                     .hand(Jade, {"construction_3"})
                     .round(Ruby);
    const auto view = table.rules.view(table.state, Jade).as_object();
    const auto& ruby = view.at("seats").as_array()[0].as_object();
    CHECK(ruby.at("hand").as_int64() == 2);
    CHECK(ruby.at("cards").as_array().empty());
}

TEST_CASE(
    "AR-45, AR-Q14 what would change nothing is not offered; spending for nothing and battles without dice "
    "are") {
    auto sound = Table::of(3).ships("3h", Ruby, 1).acting(Ruby, "construction_2");
    CHECK(sound.refuses("act repair") == "AR-113");
    auto table = Table::of(3).ships("3g", Ruby, 1, 1).acting(Ruby, "construction_2");
    CHECK(table.refuses("act build") == "AR-107");
    auto prelude =
        Table::of(3).slots(Ruby, {Resource::Relic, Resource::Fuel}).in_prelude(Ruby, "construction_2");
    prelude.play("spend relic");  // nothing to secure: for nothing
    CHECK(prelude.state.turn.spent[Resource::Relic] == 1);
    auto battle = Table::of(3).ships("3g", Ruby, 1).ships("3g", Jade, 1).acting(Ruby, "aggression_2");
    battle.play("act battle", "raid_dice 0", "assault_dice 0");
    CHECK(battle.allows("skirmish_dice 0"));
}

TEST_CASE("AR-267 a card reacts to an event only if it was in the play area when it happened") {
    // The Outrage of a battle takes a Psionic card that is there, not the one that its Ransack brings.
    auto table = Table::of(3).row({"farseers"}).agents("farseers", Jade, 1).ships("2a", Ruby, 3);
    table.guild(Ruby, "silver_tongues").city("2a_1", Jade, true).acting(Ruby, "aggression_2");
    table.play("act battle", "raid_dice 0", "assault_dice 0", "skirmish_dice 3", "roll_skirmish 0-3");
    CHECK_FALSE(table.has(Ruby, "silver_tongues"));
    CHECK(table.has(Ruby, "farseers"));
    // Farseers look into a hand when their holder declares: not those that were given away for it.
    const auto feast = [](std::string_view given) {
        auto declaring = Table::of(3).leader(Ruby, Leader::Feastbringer).guild(Ruby, "farseers");
        declaring.guild(Ruby, "silver_tongues").hand(Ruby, {"construction_4", "construction_5"});
        declaring.hand(Jade, {"construction_3"}).round(Ruby);
        return declaring.play("lead construction_4", "declare warlord", given);
    };
    CHECK(feast("give_guild silver_tongues").asks(Step::FarSwap));
    CHECK_FALSE(feast("give_guild farseers").asks(Step::FarSwap));
}
