// The Temporal Warper (AF-178 to AF-180): ships rolled again; discarded, it takes a card from the pile.
#include "alien_frontiers/table.h"

using namespace orrery::af;

namespace {

using Options = std::vector<std::string>;
using Values = std::vector<int>;

}  // namespace

TEST_CASE("AF-178 the Temporal Warper re-rolls one or more unplaced ships together, for 1 fuel") {
    auto table = Table::of(2).hand({2, 2, 5}).docked(SolarConverter, Ruby, {3}).has(Ruby, 2, 0);
    table.owns(Ruby, {TemporalWarper}).relic(Ruby, RelicPlace::Hand, 4).play("use temporal_warper");
    CHECK(table.options() == Options{"reroll 2", "reroll 4r", "reroll 5"});
    CHECK(table.refuses("roll_them") == "AF-178");  // at least one
    CHECK(table.refuses("reroll 3") == "AF-40");    // it is docked
    table.play("reroll 2", "reroll 4r");
    CHECK(table.refuses("reroll 2") ==
          "out-of-order");  // picked in rising order, so that each choice exists once
    CHECK(table.options() == Options{"reroll 5", "roll_them"});
    table.play("roll_them");
    CHECK(table.rules.actors(table.state).chance);
    CHECK(table.options() == Options{"roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"});
    table.play("roll 6", "roll 1");
    CHECK(table.step() == Step::Main);
    CHECK(table.hand() == Values{1, 2, 5, 6});
    CHECK(table.state.relic.value == 1);
    CHECK(table.fuel(Ruby) == 1);
    CHECK(table.refuses("use temporal_warper") == "AF-136");

    auto all = Table::of(2).hand({1, 1, 1}).has(Ruby, 1, 0).owns(Ruby, {TemporalWarper});
    all.play("use temporal_warper", "reroll 1", "reroll 1", "reroll 1", "roll_them", "roll 4", "roll 4",
             "roll 4");
    CHECK(all.hand() == Values{4, 4, 4});
    CHECK(all.fuel(Ruby) == 0);
}

TEST_CASE("AF-179 a discarded Temporal Warper takes a card of a kind I do not own from the discard pile") {
    auto table =
        Table::of(2).owns(Ruby, {TemporalWarper, BoosterPod}).pile({BoosterPod, StasisBeam, StasisBeam});
    table.play("discard temporal_warper");
    CHECK(table.options() == Options{"recover stasis_beam"});
    CHECK(table.refuses("recover booster_pod") == "AF-179");
    CHECK(table.refuses("recover temporal_warper") == "AF-180");  // this one is not in the pile yet
    table.play("recover stasis_beam");
    CHECK(table.owns(Ruby, StasisBeam));
    CHECK(!table.owns(Ruby, TemporalWarper));
    CHECK(table.state.discard[StasisBeam] == 1);
    CHECK(table.state.discard[TemporalWarper] == 1);
    CHECK(table.state.discard[BoosterPod] == 1);
}

TEST_CASE("AF-180 the discard needs at least one such card in the pile") {
    auto table = Table::of(2).owns(Ruby, {TemporalWarper, BoosterPod});
    CHECK(table.refuses("discard temporal_warper") == "AF-140");
    table.pile({BoosterPod});
    CHECK(table.refuses("discard temporal_warper") == "AF-140");
    table.pile({AlienCity}).play("discard temporal_warper");
    CHECK(table.refuses("recover data_crystal") == "AF-180");
    CHECK(table.allows("recover alien_city"));
}

TEST_CASE("AF-Q46 the Temporal Warper fetches its twin, not itself; the twin's discard power waits a turn") {
    auto table = Table::of(2).owns(Ruby, {TemporalWarper}).hand({3}).has(Ruby, 1, 0);
    CHECK(table.refuses("discard temporal_warper") == "AF-140");
    table.pile({TemporalWarper, AlienCity}).play("discard temporal_warper", "recover temporal_warper");
    CHECK(table.owns(Ruby, TemporalWarper));
    CHECK(table.state.discard[TemporalWarper] == 1);
    CHECK(table.refuses("discard temporal_warper") == "AF-137");
    CHECK(table.allows("use temporal_warper"));
}

TEST_CASE("AF-Q47 with no useful card in the pile the discard power cannot be used") {
    auto table = Table::of(2).owns(Ruby, {TemporalWarper, StasisBeam}).pile({StasisBeam});
    CHECK(table.refuses("discard temporal_warper") == "AF-140");
    for (const std::string& option : table.options()) CHECK(option != "discard temporal_warper");
}

TEST_CASE("AF-Q56 the discard pile is open to everybody at all times") {
    auto table = Table::of(2).pile({StasisBeam, StasisBeam, AlienCity}).turn_of(Sapphire);
    for (const orrery::Seat viewer : {Ruby, Sapphire, orrery::kSpectator}) {
        const orrery::Json view = table.rules.view(table.state, viewer);
        const boost::json::object& pile = view.as_object().at("discard").as_object();
        CHECK(pile.size() == 2);
        CHECK(pile.at("stasis_beam") == 2);
        CHECK(pile.at("alien_city") == 1);
    }
}
