// Declaring ambitions (5.5), and what it sets off.
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

Table leading(std::string_view card, int players = 3) {
    auto table = Table::of(players)
                     .hand(Ruby, {card, "aggression_2"})
                     .hand(Sapphire, {"construction_6", "aggression_3"});
    return table.round(Ruby).play("lead " + std::string{card});
}

}  // namespace

TEST_CASE("AR-73 the leader may declare the ambition of the number: 2 to 6 one, 7 any, 1 none") {
    CHECK(leading("construction_2").options() == Lines{"declare tycoon", "begin_prelude"});
    CHECK(leading("construction_3").options() == Lines{"declare tyrant", "begin_prelude"});
    CHECK(leading("construction_4").options() == Lines{"declare warlord", "begin_prelude"});
    CHECK(leading("construction_5").options() == Lines{"declare keeper", "begin_prelude"});
    CHECK(leading("mobilization_6").options() == Lines{"declare empath", "begin_prelude"});
    CHECK(leading("construction_7", 4).options().size() == 6);
    CHECK_FALSE(leading("construction_1", 4).asks(Step::Opening));
    CHECK(leading("construction_2").refuses("declare empath") == "AR-73");
}

TEST_CASE("AR-74, AR-E3 the best available marker goes into the box; a box can hold several") {
    auto table = leading("construction_4").play("declare warlord");
    CHECK(table.state.markers[2] == Ambition::Warlord);
    CHECK(worth_of(table.state, Ambition::Warlord).first == 5);
    CHECK(worth_of(table.state, Ambition::Warlord).second == 3);
    CHECK(table.state.zeroed);
    CHECK(value_of(table.state, available_marker(table.state)).first == 3);
    table.state.markers[1] = Ambition::Warlord;
    CHECK(worth_of(table.state, Ambition::Warlord).first == 8);
    // The pips stay.
    auto pips =
        Table::of(3).ships("3h", Ruby, 0, 2).hand(Ruby, {"construction_4", "aggression_2"}).round(Ruby);
    pips.play("lead construction_4", "declare warlord");
    CHECK(pips.state.turn.pips == 3);
}

TEST_CASE("AR-75 declaring with the lead card puts the zero marker on it, by another effect it does not") {
    CHECK(leading("construction_4").play("declare warlord").state.zeroed);
    auto table = Table::of(3).row({"populist_demands"}).agents("populist_demands", Ruby, 1);
    table.acting(Ruby, "aggression_2").play("act secure", "demand keeper");
    CHECK(table.state.markers[2] == Ambition::Keeper);
    CHECK_FALSE(table.state.zeroed);
}

TEST_CASE("AR-76 without an available marker nobody declares") {
    auto table =
        Table::of(3).marker(0, Ambition::Tycoon).marker(1, Ambition::Tycoon).marker(2, Ambition::Empath);
    table.hand(Ruby, {"construction_4", "aggression_2"})
        .hand(Jade, {"aggression_3"})
        .round(Ruby)
        .play("lead construction_4");
    CHECK_FALSE(table.asks(Step::Opening));
    auto demands =
        Table::of(3).marker(0, Ambition::Tycoon).marker(1, Ambition::Tycoon).marker(2, Ambition::Empath);
    demands.row({"populist_demands"})
        .agents("populist_demands", Ruby, 1)
        .acting(Ruby, "aggression_2")
        .play("act secure");
    CHECK_FALSE(demands.asks(Step::Demands));  // declining was the only answer
}

TEST_CASE("AR-77 one card declares at most once") {
    auto table = leading("construction_7", 4).play("declare warlord");
    CHECK_FALSE(table.asks(Step::Opening));
    auto twice = leading("construction_4");
    twice.state.turn.declared = true;
    CHECK(twice.refuses("declare warlord") == "AR-77");
}

TEST_CASE("AR-Q5, AR-194, AR-E42 Galactic Bards declare for a Surpass or Pivot, before or after seizing") {
    auto table =
        Table::of(3).guild(Sapphire, "galactic_bards").hand(Ruby, {"construction_4", "aggression_2"});
    table.hand(Sapphire, {"mobilization_5", "construction_5", "aggression_3"}).round(Ruby);
    table.play("lead construction_4", "begin_prelude");
    State follow = table.state;
    table.play("pivot mobilization_5");
    CHECK(table.options() ==
          Lines{"seize aggression_3", "seize construction_5", "bards keeper", "begin_prelude"});
    CHECK(table.refuses("bards empath") == "AR-73");
    table.play("bards keeper");
    CHECK(table.state.markers[2] == Ambition::Keeper);
    CHECK_FALSE(table.state.zeroed);
    CHECK(table.allows("seize aggression_3"));
    table.state = follow;
    table.play("pivot mobilization_5", "seize aggression_3");
    CHECK(table.allows("bards keeper"));
    table.state = follow;
    table.play("copy mobilization_5");
    CHECK(table.refuses("bards keeper") == "AR-194");
    table.state = follow;
    table.play("surpass construction_5");
    CHECK(table.allows("bards keeper"));
}

TEST_CASE("AR-Q6 any declaration in the round stops the Bards, by Populist Demands too") {
    auto table = Table::of(3)
                     .guild(Sapphire, "galactic_bards")
                     .row({"populist_demands"})
                     .agents("populist_demands", Ruby, 1);
    table.hand(Ruby, {"aggression_3", "aggression_2"})
        .hand(Sapphire, {"mobilization_5", "aggression_4"})
        .round(Ruby);
    table.play("lead aggression_3", "begin_prelude", "act secure", "demand empath").until(Step::Follow);
    CHECK(table.state.declared);
    table.play("pivot mobilization_5");
    CHECK(table.refuses("bards keeper") == "AR-194");
}

TEST_CASE("AR-Q7, AR-196 Populist Demands declare any ambition, for followers too, without the zero marker") {
    auto table = Table::of(3).row({"populist_demands"}).agents("populist_demands", Sapphire, 1);
    table.copying(Sapphire, "aggression_2", "construction_2").play("act secure");
    CHECK(table.options() == Lines{"demand tycoon", "demand tyrant", "demand warlord", "demand keeper",
                                   "demand empath", "decline"});
    table.play("demand tyrant");
    CHECK(table.state.markers[2] == Ambition::Tyrant);
    CHECK_FALSE(table.state.zeroed);
    CHECK(table.state.court_discard.has(Court::PopulistDemands));
}

TEST_CASE("AR-182, AR-Q8, AR-Q9 Farseers: a Rival with cards must be looked at, a swap is optional") {
    auto table = Table::of(3).guild(Ruby, "farseers").hand(Ruby, {"construction_4", "construction_5"});
    table.hand(Sapphire, {"aggression_2"}).hand(Jade, {"aggression_3", "mobilization_2"}).round(Ruby);
    table.play("lead construction_4", "declare warlord");
    CHECK(table.options() == Lines{"look_at sapphire", "look_at jade"});
    CHECK(table.refuses("look_at ruby") == "AR-182");
    table.play("look_at jade");
    CHECK(table.options() ==
          Lines{"swap aggression_3 construction_5", "swap mobilization_2 construction_5", "no_swap"});
    CHECK(table.refuses("swap aggression_2 construction_5") == "AR-182");
    table.play("swap aggression_3 construction_5");
    CHECK(table.holds(Ruby, "aggression_3"));
    CHECK(table.holds(Jade, "construction_5"));
    // With an empty hand there is no swap; if no Rival has cards, nothing happens.
    auto empty = Table::of(3)
                     .guild(Ruby, "farseers")
                     .hand(Ruby, {"construction_4"})
                     .hand(Jade, {"aggression_3"})
                     .round(Ruby);
    empty.play("lead construction_4", "declare warlord");
    CHECK_FALSE(empty.asks(Step::FarSwap));
    CHECK(known_to(empty.state, Ruby).has(Table::card_id("aggression_3")));
    auto alone =
        Table::of(3).guild(Ruby, "farseers").hand(Ruby, {"construction_4", "construction_5"}).round(Ruby);
    alone.play("lead construction_4", "declare warlord");
    CHECK_FALSE(alone.asks(Step::FarRival));
}

TEST_CASE("AR-184, AR-E43 the Secret Order keeps the number for Keeper and Empath only") {
    const auto declared = [](std::string_view card, std::string_view ambition) {
        auto table = Table::of(3)
                         .guild(Ruby, "secret_order")
                         .hand(Ruby, {card, "construction_2"})
                         .hand(Jade, {"aggression_3"});
        table.round(Ruby).play("lead " + std::string{card}, "declare " + std::string{ambition});
        return table.state.zeroed;
    };
    CHECK_FALSE(declared("aggression_6", "empath"));
    CHECK_FALSE(declared("aggression_5", "keeper"));
    CHECK(declared("aggression_4", "warlord"));
    CHECK(declared("mobilization_2", "tycoon"));
}
