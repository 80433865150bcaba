// Chapter, round, turn; Surpass, Copy, Pivot; passing, seizing; the ends (5.3, 5.4, 5.6, 5.18).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

// Three players with two cards each; Ruby leads administration_3.
Table three_hands() {
    return Table::of(3)
        .hand(Ruby, {"administration_3", "aggression_3"})
        .hand(Sapphire, {"administration_5", "construction_2"})
        .hand(Jade, {"administration_6", "mobilization_4"})
        .no_agents();
}

}  // namespace

TEST_CASE("AR-56, AR-157 a chapter is played in rounds until all hands are empty") {
    auto table = Table::of(2)
                     .hand(Ruby, {"administration_3"})
                     .hand(Sapphire, {"construction_2"})
                     .no_agents()
                     .round(Ruby);
    table.play("lead administration_3", "begin_prelude", "pivot construction_2");
    CHECK(table.state.chapter == 2);  // scored, and dealt anew
    CHECK(table.asks(Step::Deal));
}

TEST_CASE("AR-57, AR-Q3 one turn each, clockwise from the leader, whoever seizes") {
    auto table = three_hands().round(Ruby).play("lead administration_3", "begin_prelude");
    CHECK(table.asked() == Sapphire);
    table.play("copy construction_2", "seize administration_5");
    CHECK(table.state.initiative == Sapphire);
    CHECK(table.asked() == Jade);  // still Jade's turn in this round
    CHECK(table.asks(Step::Follow));
}

TEST_CASE("AR-58, AR-E1, AR-66 the lead card gives an action of its list for each pip") {
    auto table = Table::of(3).ships("3h", Ruby, 1, 3).acting(Ruby, "construction_2");
    CHECK(table.state.turn.pips == 4);
    CHECK(table.options() == Lines{"act build", "act repair", "end_turn"});
    table.play("act repair", "act repair", "act repair", "act build", "build starport");
    CHECK(table.fresh("3h", Ruby) == 4);
    CHECK(table.is_starport("3h_1", Ruby));
    CHECK(table.asks(Step::Follow));  // four actions: the turn is over
    CHECK(three_hands().round(Ruby).refuses("lead construction_2") == "AR-58");
}

TEST_CASE("AR-65 the actions of the four suits") {
    CHECK(kSuitActions[0] == KindSet::of(Kind::Tax, Kind::Repair, Kind::Influence));
    CHECK(kSuitActions[1] == KindSet::of(Kind::Battle, Kind::Move, Kind::Secure));
    CHECK(kSuitActions[2] == KindSet::of(Kind::Build, Kind::Repair));
    CHECK(kSuitActions[3] == KindSet::of(Kind::Move, Kind::Influence));
    auto table = Table::of(3).ships("3g", Ruby, 1).acting(Ruby, "administration_3");
    CHECK(table.refuses("act move") == "AR-65");
    CHECK(table.refuses("act build") == "AR-65");
    constexpr int kPrinted[4][7] = {
        {4, 4, 3, 3, 3, 2, 1}, {3, 3, 2, 2, 2, 2, 1}, {4, 4, 3, 3, 2, 2, 1}, {4, 4, 3, 3, 2, 2, 1}};
    for (const Suit suit : every<Suit>())
        for (int number = 1; number <= 7; ++number)
            CHECK(kPips[card_of(suit, number)] == kPrinted[at(suit)][number - 1]);
}

TEST_CASE("AR-67, AR-E2 the turn may end at any time; unused pips are lost") {
    auto table = Table::of(3).ships("3h", Ruby, 1, 1).acting(Ruby, "construction_4");
    table.play("act build", "build city", "act repair", "end_turn");
    CHECK(table.asks(Step::Follow));
    CHECK(table.state.turn.pips == 0);
}

TEST_CASE("AR-59, AR-Q2 passing hands the initiative on; a new round starts, with the one who passed") {
    auto table = three_hands().round(Ruby).play("pass");
    CHECK(table.asks(Step::Lead));
    CHECK(table.asked() == Sapphire);
    table.play("lead administration_5", "begin_prelude", "copy mobilization_4", "begin_prelude");
    CHECK(table.asked() == Ruby);
    CHECK(table.asks(Step::Follow));
}

TEST_CASE("AR-60, AR-E20 an initiative holder without cards passes it on at once; that is no pass") {
    auto table = Table::of(3).hand(Jade, {"administration_3", "construction_2"}).round(Ruby);
    CHECK(table.state.initiative == Jade);
    CHECK(table.asked() == Jade);
    CHECK(table.state.passes == 0);
    table.play("pass");  // the only one with cards: the chapter ends, and Jade keeps the marker
    CHECK(table.state.chapter == 2);
    CHECK(table.state.initiative == Jade);
}

TEST_CASE(
    "AR-61, AR-Q1, AR-E19 all who have cards pass: the chapter ends, the marker is back with the first") {
    auto table = Table::of(4).hand(Ruby, {"construction_2"}).hand(Sapphire, {"construction_3"});
    table.hand(Jade, {"construction_4"}).round(Ruby).play("pass");
    CHECK(table.asked() == Sapphire);
    table.play("pass", "pass");
    CHECK(table.state.chapter == 2);
    CHECK(table.state.initiative == Ruby);
    // A lead in between begins the count anew.
    auto led = three_hands().round(Ruby).play("pass", "pass", "lead administration_6", "begin_prelude");
    led.until(Step::Lead).play("pass", "pass");
    CHECK(led.state.chapter == 1);
    led.play("pass");
    CHECK(led.state.chapter == 2);
}

TEST_CASE("AR-61 all hands are discarded, face down") {
    auto table = three_hands().chapter(5).pile({"aggression_2"}).round(Ruby).play("pass", "pass", "pass");
    CHECK(table.over());
    for (const Player& player : table.state.players) CHECK(player.hand.empty());
    CHECK(discard_pile(table.state).size() == 7);
    CHECK(table.state.layer[Table::card_id("aggression_2")] == 1);  // they lie on top
    const auto known = [&](Seat viewer, std::string_view card) {
        return known_to(table.state, viewer).has(Table::card_id(card));
    };
    CHECK(known(Sapphire, "construction_2"));
    CHECK_FALSE(known(Ruby, "construction_2"));
    CHECK_FALSE(known(kSpectator, "construction_2"));
}

TEST_CASE("AR-62, AR-E18 who follows must play a card; a Copy is always possible") {
    auto table = Table::of(3).hand(Ruby, {"aggression_5"}).hand(Sapphire, {"aggression_2", "construction_2"});
    table.round(Ruby).play("lead aggression_5", "begin_prelude");
    CHECK(table.refuses("pass") == "not-asked");
    CHECK(table.options() == Lines{"copy aggression_2", "copy construction_2", "pivot construction_2"});
    auto only = Table::of(3).hand(Ruby, {"aggression_5"}).hand(Sapphire, {"aggression_2"}).round(Ruby);
    only.play("lead aggression_5", "begin_prelude");
    CHECK(only.options() == Lines{"copy aggression_2"});  // asked all the same: else all would know the card
    CHECK(only.refuses("surpass aggression_2") == "AR-68");
    CHECK(only.refuses("copy aggression_3") == "AR-62");
}

TEST_CASE("AR-63 without cards there is no turn") {
    auto table = Table::of(3)
                     .hand(Ruby, {"aggression_5", "aggression_3"})
                     .hand(Jade, {"aggression_2", "aggression_4"});
    table.round(Ruby).play("lead aggression_5", "begin_prelude");
    CHECK(table.asked() == Jade);
}

TEST_CASE("AR-64, AR-78, AR-Q4 card, opening, Prelude, actions: strictly in this order") {
    auto table = Table::of(3).slots(Ruby, {Resource::Fuel}).ships("3g", Ruby, 1);
    table.hand(Ruby, {"construction_4", "construction_3"}).hand(Jade, {"construction_5"}).round(Ruby);
    table.play("lead construction_4");
    CHECK(table.asks(Step::Opening));
    CHECK(table.refuses("spend fuel") == "not-asked");
    table.play("begin_prelude");
    CHECK(table.asks(Step::Prelude));
    CHECK(table.refuses("declare warlord") == "not-asked");  // AR-78: too late
    CHECK(table.refuses("act build") == "not-asked");
    table.play("end_prelude");
    CHECK(table.refuses("spend fuel") == "not-asked");
}

TEST_CASE("AR-68, AR-E5 Surpass: the lead suit, a higher number than the lead card, all its pips") {
    auto table = three_hands().round(Ruby).play("lead administration_3", "begin_prelude");
    CHECK(table.refuses("surpass construction_2") == "AR-68");
    table.play("surpass administration_5", "begin_prelude");
    CHECK(table.asked() == Jade);
    CHECK(table.allows("surpass administration_6"));  // only the lead card matters
    auto high =
        Table::of(3).hand(Ruby, {"administration_5"}).hand(Sapphire, {"administration_3", "construction_2"});
    high.no_agents().round(Ruby).play("lead administration_5", "begin_prelude");
    CHECK(high.lacks("surpass administration_3") == "AR-68 number 6 3");
    auto pips =
        Table::of(3).ships("3h", Sapphire, 0, 3).surpassing(Sapphire, "construction_4", "construction_5");
    CHECK(pips.state.turn.pips == 2);
    CHECK(pips.state.turn.mode == Mode::Surpass);
}

TEST_CASE("AR-69 Copy: any card face down, one action of the lead suit") {
    auto table = Table::of(3).ships("3g", Sapphire, 1).copying(Sapphire, "mobilization_3", "construction_2");
    CHECK(table.state.turn.pips == 1);
    CHECK(table.options() == Lines{"act move", "act influence", "end_turn"});
    const auto view = table.rules.view(table.state, Ruby).as_object();
    CHECK(view.at("round").at("played").as_array()[1].at("card").is_null());
    const auto own = table.rules.view(table.state, Sapphire).as_object();
    CHECK(own.at("round").at("played").as_array()[1].at("card").as_string() == "construction_2");
}

TEST_CASE(
    "AR-70, AR-72, AR-E4 Pivot: another suit, face up, one action of its own suit; the lead suit stays") {
    auto table =
        three_hands().ships("3h", Sapphire, 1).round(Ruby).play("lead administration_3", "begin_prelude");
    CHECK(table.refuses("pivot administration_5") == "AR-70");
    table.play("pivot construction_2", "begin_prelude");
    CHECK(table.state.turn.pips == 1);
    CHECK(table.offers("act build"));
    CHECK(table.refuses("act influence") == "AR-65");
    table.play("end_turn");
    CHECK(table.allows("surpass administration_6"));
    CHECK(table.refuses("pivot administration_6") == "AR-70");
}

TEST_CASE("AR-71, AR-E17 a zeroed lead card has number 0: even a 1 surpasses it; its pips stay") {
    auto table = Table::of(4)
                     .hand(Ruby, {"administration_6", "aggression_2"})
                     .hand(Sapphire, {"administration_1", "aggression_3"});
    table.hand(Jade, {"mobilization_2"}).round(Ruby).play("lead administration_6", "declare empath");
    CHECK(table.state.zeroed);
    table.until(Step::Follow);
    CHECK(table.allows("surpass administration_1"));
    table.play("surpass administration_1");
    CHECK(table.state.turn.pips == 4);
    table.until(Step::Lead);
    CHECK(table.state.initiative == Sapphire);
}

// --- seizing ---

TEST_CASE("AR-79, AR-81 a follower seizes with one more card, face down, at once; it gives no action") {
    auto table =
        three_hands().round(Ruby).play("lead administration_3", "begin_prelude", "copy construction_2");
    CHECK(table.options() == Lines{"seize administration_5", "begin_prelude"});
    CHECK(table.refuses("seize aggression_3") == "AR-79");
    table.play("seize administration_5");
    CHECK(table.state.seized);
    CHECK(table.state.initiative == Sapphire);
    CHECK(table.state.played.size() == 3);
    CHECK_FALSE(table.state.played[2].face_up());
    auto leader = three_hands().round(Ruby).play("lead administration_3");
    CHECK(leader.refuses("seize aggression_3") == "AR-82");
}

TEST_CASE("AR-80, AR-E16 a Surpass with a 7 seizes by itself, unless somebody has; it keeps its pip") {
    auto table = Table::of(4)
                     .hand(Ruby, {"mobilization_3", "aggression_2"})
                     .hand(Sapphire, {"mobilization_7", "aggression_3"});
    table.hand(Jade, {"construction_2"}).hand(Pearl, {"construction_3"}).round(Ruby);
    table.play("lead mobilization_3", "begin_prelude").until(Step::Follow).play("surpass mobilization_7");
    CHECK(table.state.seized);
    CHECK(table.state.initiative == Sapphire);
    CHECK(table.state.turn.pips == 1);
    auto late = Table::of(4)
                    .hand(Ruby, {"mobilization_3", "aggression_2"})
                    .hand(Sapphire, {"construction_2", "aggression_3"});
    late.hand(Jade, {"mobilization_7", "aggression_4"}).hand(Pearl, {"construction_3"}).round(Ruby);
    late.play("lead mobilization_3", "begin_prelude").until(Step::Follow);
    late.play("copy construction_2", "seize aggression_3").until(Step::Follow).play("surpass mobilization_7");
    CHECK(late.state.initiative == Sapphire);
    CHECK(late.state.turn.pips == 1);
    auto pivot = Table::of(4)
                     .hand(Ruby, {"mobilization_3", "aggression_2"})
                     .hand(Sapphire, {"construction_7", "aggression_3"});
    pivot.hand(Jade, {"construction_2"})
        .round(Ruby)
        .play("lead mobilization_3", "begin_prelude")
        .until(Step::Follow);
    pivot.play("pivot construction_7");
    CHECK_FALSE(pivot.state.seized);
}

TEST_CASE("AR-82, AR-83 nobody seizes twice in a round, nor the holder; in the next round it is open again") {
    auto table =
        three_hands().round(Ruby).play("lead administration_3", "begin_prelude", "copy construction_2");
    table.play("seize administration_5", "copy mobilization_4");
    CHECK(table.refuses("seize administration_6") ==
          "not-asked");  // only begin_prelude was left: taken by itself
    CHECK_FALSE(table.asks(Step::Opening));
    table.until(Step::Lead);
    CHECK_FALSE(table.state.seized);
    // In the next round Jade leads, since Sapphire has no card left; Ruby seizes from Jade.
    auto next = three_hands().hand(Ruby, {"construction_5"}).round(Ruby).play("lead administration_3");
    next.play("begin_prelude", "copy construction_2", "seize administration_5", "copy mobilization_4");
    next.until(Step::Lead).play("lead administration_6", "begin_prelude", "copy aggression_3");
    next.play("seize construction_5");
    CHECK(next.state.initiative == Ruby);
}

TEST_CASE(
    "AR-84, AR-181, AR-Q51 Lattice Spies seize in the opening, under the same limits; later only a discard") {
    auto table = three_hands()
                     .guild(Sapphire, "lattice_spies")
                     .round(Ruby)
                     .play("lead administration_3", "begin_prelude");
    table.play("copy construction_2");
    CHECK(table.options() == Lines{"seize administration_5", "seize_spies", "begin_prelude"});
    State other = table.state;
    table.play("seize_spies");
    CHECK(table.state.initiative == Sapphire);
    CHECK(table.state.court_discard.has(Court::LatticeSpies));
    CHECK(table.player(Sapphire).hand.size() == 1);
    table.state = other;
    table.play("begin_prelude");
    CHECK(table.refuses("use lattice_spies") == "AR-95");
    CHECK(table.allows("discard lattice_spies"));
    // The leader cannot seize, but discard.
    auto leader = three_hands().guild(Ruby, "lattice_spies").round(Ruby).play("lead administration_3");
    CHECK(leader.refuses("seize_spies") == "AR-82");
    CHECK(leader.play("begin_prelude").allows("discard lattice_spies"));
}

// --- ends ---

TEST_CASE(
    "AR-151, AR-E51, AR-Q41 who has neither ship nor starport on the map places three ships in a gate") {
    auto table =
        Table::of(3).rescuing().city("3h_1", Ruby, true).acting(Ruby, "mobilization_2").play("end_turn");
    CHECK(table.asks(Step::Rescue));
    CHECK(table.options() == Lines{"rescue 2g", "rescue 3g", "rescue 5g", "rescue 6g"});
    CHECK(table.refuses("rescue 3h") == "AR-151");
    CHECK(table.state.turn.pips == 4);  // AR-152 comes after it
    CHECK(table.play("rescue 5g").state.turn.pips == 0);
    CHECK(table.fresh("5g", Ruby) == 3);
    // A starport is enough, and without ships in supply nothing happens.
    auto port =
        Table::of(3).rescuing().starport("3h_1", Ruby).acting(Ruby, "mobilization_2").play("end_turn");
    CHECK_FALSE(port.asks(Step::Rescue));
    auto few = Table::of(3)
                   .rescuing()
                   .trophies(Jade, Trophy::Ship, Ruby, 14)
                   .acting(Ruby, "mobilization_2")
                   .play("end_turn", "rescue 3g");
    CHECK(few.fresh("3g", Ruby) == 1);
    // No card, no turn, no rescue (AR-63).
    auto none = Table::of(3)
                    .rescuing()
                    .hand(Ruby, {"aggression_2", "aggression_3"})
                    .ships("3g", Ruby, 1)
                    .ships("3g", Jade, 1);
    none.round(Ruby).play("lead aggression_2", "begin_prelude", "end_turn");
    CHECK(none.asks(Step::Lead));
}

TEST_CASE("AR-152 limits per turn, the battle flag and unused pips end with the turn") {
    auto table = Table::of(3).city("3c_1", Ruby).slots(Ruby, {Resource::Weapon}).ships("3c", Ruby, 1);
    table.in_prelude(Ruby, "administration_2").play("spend weapon", "spend_as weapon", "act tax");
    CHECK(table.state.buildings.used.size() == 1);
    CHECK(table.state.turn.battle);
    table.play("end_turn");
    CHECK(table.state.buildings.used.empty());
    CHECK_FALSE(table.state.turn.battle);
    CHECK(table.state.turn.pips == 0);
}

TEST_CASE(
    "AR-153, AR-E6, AR-E15 the seizer keeps the initiative, else the highest Surpass takes it, else it "
    "stays") {
    auto table = three_hands()
                     .hand(Sapphire, {"aggression_4"})
                     .round(Ruby)
                     .play("lead administration_3", "begin_prelude");
    State start = table.state;
    table.play("surpass administration_5", "begin_prelude", "surpass administration_6", "begin_prelude");
    CHECK(table.state.initiative == Jade);
    table.state = start;
    table.play("copy construction_2", "begin_prelude", "copy mobilization_4", "begin_prelude");
    CHECK(table.state.initiative == Ruby);
    table.state = start;
    table.play("copy construction_2", "seize administration_5", "surpass administration_6");
    CHECK(table.asks(Step::Lead));
    CHECK(table.state.initiative == Sapphire);
}

TEST_CASE(
    "AR-154, AR-165, AR-Q11, AR-Q12, AR-E40 a Union brings its card to the hand, and that prolongs the "
    "chapter") {
    auto table = Table::of(3)
                     .guild(Sapphire, "admin_union")
                     .slots(Sapphire, {Resource::Fuel})
                     .hand(Ruby, {"administration_2"})
                     .hand(Sapphire, {"construction_2"});
    table.round(Ruby).play("lead administration_2").until(Step::Follow).play("pivot construction_2");
    CHECK(table.allows("use admin_union"));
    table.play("use admin_union");  // the lead card is the only one of the suit
    CHECK_FALSE(table.has(Sapphire, "admin_union"));
    CHECK(icons(table.state, Sapphire, Resource::Material) == 0);
    CHECK(table.state.played[0].claimed == Sapphire + 1);
    table.until(Step::Lead);
    CHECK(table.state.chapter == 1);  // a further round in which only Sapphire has a card
    CHECK(table.holds(Sapphire, "administration_2"));
    CHECK(table.asked() == Sapphire);
    CHECK(table.state.court_discard.has(Court::AdminUnion));
    CHECK_FALSE(discard_pile(table.state).has(Table::card_id("administration_2")));
    CHECK(table.state.open_knowledge.has(Table::card_id("administration_2")));  // all know where it is
}

TEST_CASE("AR-155, AR-Q10 played cards go on the pile in the order of play, a seizing card after its own") {
    auto table =
        three_hands().pile({"aggression_2"}).round(Ruby).play("lead administration_3", "declare tyrant");
    CHECK(table.state.zeroed);
    table.until(Step::Follow)
        .play("copy construction_2", "seize administration_5", "surpass administration_6");
    CHECK(table.asks(Step::Lead));
    const Lines order{"aggression_2", "administration_3", "construction_2", "administration_5",
                      "administration_6"};
    for (std::size_t i = 0; i < order.size(); ++i)
        CHECK(table.state.layer[Table::card_id(order[i])] == static_cast<int>(i) + 1);
    CHECK_FALSE(table.state.zeroed);
}

TEST_CASE("AR-156 the next round starts with the holder of the initiative") {
    auto table =
        three_hands().round(Ruby).play("lead administration_3", "begin_prelude", "surpass administration_5");
    table.play("begin_prelude", "copy mobilization_4", "begin_prelude");
    CHECK(table.asks(Step::Lead));
    CHECK(table.asked() == Sapphire);
    CHECK(table.state.played.empty());
}
