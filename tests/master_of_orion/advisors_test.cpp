// 5.13: the advisors (MO-106 to MO-118).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-106 Fulcrum is the bottom of an additional system with room for 4 structures") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).advisor(Ruby, "fulcrum_sandebar").hand(Ruby, {"biospheres"});
    table.on_fulcrum(Ruby, {"frigate", "frigate", "titan"}).turn(Ruby).play("build", "card biospheres");
    CHECK(table.options() == std::vector<std::string>{"onto system_f", "found"});
    table.play("onto system_f");
    CHECK(table.system(Ruby, 5) == "frigate frigate titan biospheres");
    table.hand(Ruby, {"biospheres"}).turn(Ruby).play("build", "card biospheres");
    CHECK(table.system(Ruby, 1) == "biospheres");  // the system of Fulcrum is full
    // Without that advisor nobody has such a system.
    auto wrong = Table::of(2).turn(Ruby);
    wrong.state.players[0].systems[4].push_back(wrong.title("titan"));
    wrong.state.deck.take(wrong.title("titan"));
    CHECK(wrong.rules.check(wrong.state) == breaks("MO-106"));
}

TEST_CASE("MO-107, MO-Q15 Fulcrum cannot be returned, replaced or moved") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"espionage_training_complex", "holosimulator"});
    table.advisor(Ruby, "fulcrum_sandebar").advisor(Sapphire, "fulcrum_sandebar").turn(Ruby);
    table.play("build", "card espionage_training_complex", "found");
    CHECK(table.advisor(Sapphire) == "fulcrum_sandebar");
    table.turn(Ruby).play("build", "card holosimulator", "found");
    CHECK(table.asked() == Sapphire);  // no question: it cannot be replaced
    CHECK(table.advisor(Ruby) == "fulcrum_sandebar");
    CHECK(table.available(Ruby) == 1);  // two for building; hiring would cost one more
    // Contract would replace it (MO-83).
    table.hand(Ruby, {"titan", "frigate", "autolab"}).turn(Ruby);
    CHECK(table.refuses("contract") == "MO-83");
}

TEST_CASE(
    "MO-107, MO-Q15 Fulcrum stays lowest when its system is put into order, and when its top card sinks") {
    auto table = building(2, "communications_satellite").advisor(Ruby, "fulcrum_sandebar", Colour::Yellow);
    table.on_fulcrum(Ruby, {"frigate", "autolab"})
        .turn(Ruby)
        .play("build", card("communications_satellite"), "found", "rearrange system_f");
    CHECK(table.options() == std::vector<std::string>{"next autolab", "next frigate"});
    table.play("next autolab");
    CHECK(table.system(Ruby, 5) == "autolab frigate");
    CHECK(table.advisor(Ruby) == "fulcrum_sandebar");
    CHECK(table.player(Ruby).colour == Colour::Yellow);
    // Alone it is a system that may be chosen, where there is nothing to put into order.
    auto alone = building(2, "communications_satellite").advisor(Ruby, "fulcrum_sandebar").turn(Ruby);
    alone.play("build", card("communications_satellite"), "found", "rearrange system_f");
    CHECK(alone.advisor(Ruby) == "fulcrum_sandebar");
    CHECK(alone.asked() == Sapphire);
    auto sunk = building(2, "transport").advisor(Sapphire, "fulcrum_sandebar", Colour::Red);
    sunk.system(Sapphire, {"titan"}).turn(Ruby).play("build", card("transport"), "sink sapphire system_f");
    CHECK(sunk.advisor(Sapphire) == "fulcrum_sandebar");
    CHECK(sunk.system(Sapphire, 5).empty());
    CHECK(sunk.player(Sapphire).colour == Colour::Red);
}

TEST_CASE(
    "MO-108, MO-Q14 structures in its system cost 1 less, also when it is covered, by action or effect") {
    auto table = Table::of(2)
                     .tracks(Ruby, 9, 9, 9)
                     .advisor(Ruby, "fulcrum_sandebar")
                     .on_fulcrum(Ruby, {"civil_transport"});
    table.hand(Ruby, {"civil_transport", "autolab"})
        .turn(Ruby)
        .play("build", "card civil_transport", "onto system_f", "use", "card autolab", "onto system_f");
    CHECK(table.system(Ruby, 5) == "civil_transport civil_transport autolab");
    CHECK(table.tracks(Ruby) == "5/9/9");  // 2 and 2
}

TEST_CASE("MO-109, MO-Q13 its owner chooses a colour when it is hired; it counts as a card of that colour") {
    auto table = Table::of(2)
                     .hand(Ruby, {"frigate", "titan", "autolab"})
                     .centre({"fulcrum_sandebar", "vale"})
                     .turn(Ruby);
    table.play("contract", "discard frigate", "discard titan", "hire fulcrum_sandebar");
    CHECK(table.options() ==
          std::vector<std::string>{"colour blue", "colour red", "colour yellow", "colour grey"});
    // While it is asked for there is none to be seen, by nobody.
    const auto seen = [&] {
        return table.rules.view(table.state, Sapphire).at("seats").at(Ruby).at("colour");
    };
    CHECK(seen().is_null());
    table.play("colour red");
    CHECK(seen() == "red");
    CHECK(table.player(Ruby).colour == Colour::Red);
    CHECK(table.asked() == Sapphire);
    auto holo =
        Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"holosimulator"}).centre({"fulcrum_sandebar", "vale"});
    holo.turn(Ruby).play("build", "card holosimulator", "use", "hire fulcrum_sandebar", "colour grey");
    CHECK(holo.player(Ruby).colour == Colour::Grey);
    // A colour belongs to that advisor alone.
    auto wrong = Table::of(2).turn(Ruby);
    wrong.state.players[0].colour = Colour::Red;
    CHECK(wrong.rules.check(wrong.state) == breaks("MO-109"));
}

TEST_CASE("MO-110 Harrava keeps its cube and gives it back at Round start") {
    auto table =
        Table::of(2).advisor(Ruby, "harrava").tracks(Ruby, 4, 2, 0).tracks(Sapphire, 4, 0, 0).turn(Ruby);
    table.play("attack", "resolve harrava advisor");
    CHECK(table.has_cube(Ruby, Place::Advisor));
    CHECK(table.reserve(Ruby) == 6);
    table.end_round();
    CHECK(table.state.round == 2);
    CHECK(table.available(Ruby) == 5);  // medium level, and the cube of Harrava
    CHECK_FALSE(table.has_cube(Ruby, Place::Advisor));
}

TEST_CASE("MO-111, MO-E14 a cube that came to Harrava by Battleship is treated in the same way") {
    auto table = Table::of(2).advisor(Sapphire, "harrava").tracks(Ruby, 4, 4, 1).tracks(Sapphire, 4, 2, 0);
    table.hand(Ruby, {"battleship"}).turn(Ruby).play("build", "card battleship");
    CHECK(table.has_cube(Sapphire, Place::Advisor));
    table.turn(Sapphire).play("attack");
    CHECK(table.asked() == Ruby);  // the space is occupied: no After attack effect
    table.end_round();
    CHECK(table.available(Sapphire) == 5);
}

TEST_CASE("MO-112, MO-Q35 Vale: 2 virtual fleet in attacks; 2 points for a cube and 1 morale") {
    auto table =
        Table::of(2).advisor(Ruby, "vale").tracks(Ruby, 0, 2, 0).tracks(Sapphire, 0, 4, 0).turn(Ruby);
    table.play("attack", "resolve vale advisor");
    CHECK(table.score(Ruby) == 4);
    CHECK(table.morale(Ruby) == 9);
    CHECK(table.has_cube(Ruby, Place::Advisor));
    // Not in the defence.
    auto defence =
        Table::of(2).advisor(Sapphire, "vale").tracks(Ruby, 0, 2, 0).tracks(Sapphire, 0, 2, 0).turn(Ruby);
    CHECK(defence.offers("attack"));
}

TEST_CASE("MO-113, MO-E4 Victoria: 2 food / 2 fleet / 2 production") {
    for (const auto& [answer, result] :
         {std::pair{"gain 2 food", "3/1/1"}, {"gain 2 fleet", "1/3/1"}, {"gain 2 production", "1/1/3"}}) {
        auto table =
            Table::of(2).advisor(Ruby, "victoria").tracks(Ruby, 1, 1, 1).turn(Ruby).play("activate", answer);
        CHECK(table.tracks(Ruby) == result);
        CHECK(table.asked() == Sapphire);
    }
}

TEST_CASE("MO-114 ADVIA-OSM builds the top card of the discard pile with a discount of 1") {
    auto table =
        Table::of(2).advisor(Ruby, "advia_osm").tracks(Ruby, 1, 2, 0).pile({"titan", "frigate"}).turn(Ruby);
    table.play("activate");  // 2/2/0 with 1/2/0: the food is saved
    CHECK(table.system(Ruby, 1) == "frigate");
    CHECK(table.tracks(Ruby) == "0/0/0");
    CHECK(table.pile() == "titan");
    CHECK_FALSE(Table::of(2).advisor(Ruby, "advia_osm").tracks(Ruby, 9, 9, 9).turn(Ruby).offers("activate"));
    CHECK_FALSE(Table::of(2).advisor(Ruby, "advia_osm").pile({"frigate"}).turn(Ruby).offers("activate"));
}

TEST_CASE("MO-115 Moldred: draw 2, then discard a new or an old card, and 1 food") {
    auto table =
        Table::of(2).advisor(Ruby, "moldred").tracks(Ruby, 4, 0, 0).hand(Ruby, {"capitol"}).start_round();
    table.draws({"titan", "frigate"});
    CHECK(table.options() == std::vector<std::string>{"discard titan", "discard frigate", "discard capitol"});
    CHECK(table.tracks(Ruby) == "4/0/0");
    table.play("discard capitol");
    CHECK(table.hand(Ruby) == "titan frigate");
    CHECK(table.tracks(Ruby) == "5/0/0");
}

TEST_CASE("MO-116 Quail: 1 point and 2 cards, morale 6+ to activate") {
    auto table = Table::of(2)
                     .advisor(Ruby, "quail")
                     .morale(Ruby, 6)
                     .turn(Ruby)
                     .play("activate")
                     .draws({"titan", "frigate"});
    CHECK(table.score(Ruby) == 1);
    CHECK(table.hand(Ruby) == "titan frigate");
    CHECK_FALSE(Table::of(2).advisor(Ruby, "quail").morale(Ruby, 5).turn(Ruby).offers("activate"));
    // Without cards the point is still possible.
    CHECK(Table::of(2).advisor(Ruby, "quail").deck({}).turn(Ruby).offers("activate"));
}

TEST_CASE("MO-117 Loknar: 1 food for 3 cards at Round start") {
    auto table = Table::of(2)
                     .advisor(Ruby, "loknar")
                     .tracks(Ruby, 4, 0, 0)
                     .start_round()
                     .play("resolve loknar advisor")
                     .draws({"titan", "autolab", "capitol"});
    CHECK(table.tracks(Ruby) == "3/0/0");
    CHECK(table.hand(Ruby) == "autolab titan capitol");
    auto none = Table::of(2).advisor(Ruby, "loknar").tracks(Ruby, 4, 0, 0).start_round().play("done");
    CHECK(none.tracks(Ruby) == "4/0/0");
    CHECK(none.hand(Ruby).empty());
}

TEST_CASE("MO-118 an advisor that returns is available to everyone, without its cube") {
    auto table = Table::of(2).advisor(Sapphire, "harrava").cube_on(Sapphire, Place::Advisor).centre({"vale"});
    table.tracks(Ruby, 9, 9, 9)
        .hand(Ruby, {"espionage_training_complex", "frigate", "titan", "autolab"})
        .turn(Ruby);
    table.play("build", "card espionage_training_complex");
    CHECK(table.centre() == "harrava vale");
    CHECK(table.reserve(Sapphire) == 7);
    table.turn(Ruby).play("contract", "discard frigate", "discard titan", "hire harrava");
    CHECK(table.advisor(Ruby) == "harrava");
    CHECK_FALSE(table.has_cube(Ruby, Place::Advisor));
}

TEST_CASE("MO-58, MO-114, MO-126 what an effect builds is told with its prices before it is asked for") {
    const auto seat = [](const Table& table, Seat eye) {
        return table.rules.view(table.state, eye).at("seats").at(Ruby);
    };
    const auto text = [](const Json& json) { return boost::json::serialize(json); };
    auto table = Table::of(2).tracks(Ruby, 1, 9, 0).system(Ruby, {"colony_ship"}).hand(Ruby, {"frigate"});
    table.advisor(Ruby, "advia_osm").pile({"capitol", "frigate"}).turn(Ruby);
    const Json ship = seat(table, Ruby).at("systems").at(0).at("active").at("builds").at(0);
    CHECK(ship.at("card") == "frigate");
    CHECK(text(ship.at("build")) ==
          R"([{"place":"system_1","new":false,"covers":"colony_ship","pays":[[1,1,0],[0,2,0]]}])");
    const Json top = seat(table, Ruby).at("advisor_active").at("builds").at(0);
    CHECK(top.at("card") == "frigate");
    CHECK(text(top.at("build").at(1)) == R"({"place":"system_2","new":true,"covers":null,"pays":[[1,2,0]]})");
    for (const Seat eye : {Sapphire, kSpectator})
        CHECK(seat(table, eye).at("systems").at(0).at("active").at("builds").is_null());

    table.play("activate", "work advia_osm advisor");
    REQUIRE(table.asks(Step::BuildSystem));
    const Json building = table.rules.view(table.state, Ruby).at("building");
    CHECK(text(building.at("build")) == text(top.at("build")));
}

TEST_CASE("MO-121 the prices in a hand are those of the effect that may build") {
    const auto rules =
        rules_with("where = \"anywhere\", discount = 0 }", "where = \"anywhere\", discount = 2 }");
    auto table =
        Table::of(2, rules).tracks(Ruby, 3, 2, 0).hand(Ruby, {"civil_transport", "frigate"}).turn(Ruby);
    table.play("build", "card civil_transport");
    REQUIRE(table.asks(Step::UseOptional));
    const Json held = table.rules.view(table.state, Ruby).at("seats").at(Ruby).at("hand").at(0);
    CHECK(held.at("card") == "frigate");
    CHECK(boost::json::serialize(held.at("build").at(0).at("pays")) == "[[0,2,0]]");
}
