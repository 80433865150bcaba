// 5.1: precedence, order, what is possible (MO-1 to MO-10, MO-162 to MO-164).
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-1 a card beats the general rules, a sheet beats them too") {
    // MO-31 lets a structure go anywhere; the text of Colony Ship says "this very system".
    auto table = Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"frigate"}).system(Ruby, {"biospheres"});
    table.system(Ruby, {"colony_ship"}).turn(Ruby).play("activate", "card frigate", "save food", "save food");
    CHECK(table.system(Ruby, 2) == "colony_ship frigate");
    // MO-65 draws two cards, the sheet of Psilon says three.
    auto psilon = Table::of(2).race(Ruby, "psilon").turn(Ruby).play("research");
    CHECK(psilon.state.asked().count == 3);
}

TEST_CASE("MO-2 the most points win") {
    auto table = Table::of(3).score(Ruby, 4).score(Sapphire, 9).score(Jade, 7);
    const Standing standing = table.rules.standing(table.state);
    CHECK(standing.ranks[Ruby] == 3);
    CHECK(standing.ranks[Sapphire] == 1);
    CHECK(standing.ranks[Jade] == 2);
}

TEST_CASE("MO-3 cards in hand, pile and centre are not your cards") {
    // Cards in hand produce nothing and score nothing; an advisor in the centre does not act at the start of
    // a round.
    auto table = Table::of(2).hand(Ruby, {"hydroponic_farm", "pleasure_dome"}).pile({"subterranean_farms"});
    table.centre({"moldred"}).tracks(Ruby, 4, 0, 0).tracks(Sapphire, 4, 0, 0).start_round();
    CHECK(table.tracks(Ruby) == "4/0/0");
    CHECK(table.asks(Step::ChooseAction));
    CHECK(table.points(Ruby) == 10);
}

TEST_CASE("MO-4 ships are structures, an advisor is a card but no structure") {
    // Colour counts: battleship is a red structure, Fulcrum is a red card only.
    auto table = Table::of(2).advisor(Ruby, "fulcrum_sandebar", Colour::Red);
    table.on_fulcrum(Ruby, {"battleship", "fighter_garrison"}).turn(Ruby).play("activate");
    CHECK(table.tracks(Ruby) == "0/2/0");
    auto cards = Table::of(2).advisor(Ruby, "fulcrum_sandebar", Colour::Red);
    cards.on_fulcrum(Ruby, {"battleship", "artemis_system_net"});
    CHECK(cards.points(Ruby) == 10 + 4 + 3);
}

TEST_CASE("MO-5 what cannot be done is skipped, only may is optional") {
    // Moldred draws 2, then discards 1: with nothing to draw and an empty hand nothing is asked, and the food
    // is all that happens.
    auto table = Table::of(2).advisor(Ruby, "moldred").deck({}).tracks(Ruby, 4, 0, 0).start_round();
    CHECK(table.asks(Step::ChooseAction));
    CHECK(table.tracks(Ruby) == "5/0/0");
    // With cards in hand the discard is compulsory.
    auto full = Table::of(2).advisor(Ruby, "moldred").tracks(Ruby, 4, 0, 0).hand(Ruby, {"frigate", "titan"});
    full.deck({}).start_round();
    CHECK(full.asks(Step::DiscardCard));
    CHECK(full.options() == std::vector<std::string>{"discard titan", "discard frigate"});
    CHECK(full.refuses("done") == "not-asked");
}

TEST_CASE("MO-5 a price is asked for before it is paid, whatever it pays for") {
    const auto rules = [](std::string_view from, std::string_view step) {
        return rules_with("{ " + std::string{from} + " }",
                          "{ may = true, cost = { vp = 1 }, " + std::string{step} + " }");
    };
    auto data =
        Table::of(2, rules("op = \"take_discard\", from = \"any\"", "op = \"take_discard\", from = \"any\""));
    data.tracks(Ruby, 3, 0, 0).score(Ruby, 2).hand(Ruby, {"advanced_data_center"}).pile({"titan", "frigate"});
    data.turn(Ruby).play("build", "card advanced_data_center");
    CHECK(data.options() == std::vector<std::string>{"use", "decline"});
    auto kept = data;
    CHECK(kept.play("decline").score(Ruby) == 2);
    CHECK(kept.asked() == Sapphire);
    data.play("use");
    CHECK(data.score(Ruby) == 1);
    CHECK(data.options() == std::vector<std::string>{"take titan", "take frigate"});
    CHECK(data.refuses("leave") == "MO-5");  // it is paid for
    CHECK(data.play("take titan").hand(Ruby) == "titan");

    auto sonar = Table::of(2, rules("may = true, op = \"activate_free\"", "op = \"activate_free\""));
    sonar.tracks(Ruby, 1, 0, 1)
        .score(Ruby, 2)
        .hand(Ruby, {"high_orbit_sonar"})
        .system(Ruby, {"pleasure_dome"});
    sonar.turn(Ruby).play("build", "card high_orbit_sonar", "found");
    CHECK(sonar.options() == std::vector<std::string>{"use", "decline"});
    CHECK(sonar.play("use", "also pleasure_dome system_1").score(Ruby) == 1);
    CHECK(sonar.has_cube(Ruby, Place::System1));
}

TEST_CASE("MO-5 done is refused while something compulsory is pending") {
    auto table = Table::of(2).tracks(Ruby, 4, 0, 0).system(Ruby, {"cloning_center"}).advisor(Ruby, "loknar");
    table.start_round();
    CHECK(table.options() ==
          std::vector<std::string>{"resolve cloning_center system_1", "resolve loknar advisor"});
    CHECK(table.refuses("done") == "MO-5");
    table.play("resolve cloning_center system_1");
    CHECK(table.options() == std::vector<std::string>{"resolve loknar advisor", "done"});
}

TEST_CASE("MO-6 the player chooses the order of several effects") {
    auto table = Table::of(2).tracks(Ruby, 4, 0, 0).system(Ruby, {"cloning_center"});
    table.system(Ruby, {"research_laboratory"}).start_round();
    CHECK(table.options() == std::vector<std::string>{"resolve cloning_center system_1",
                                                      "resolve research_laboratory system_2"});
    table.play("resolve research_laboratory system_2");
    CHECK(table.asks(Step::Draw));
}

TEST_CASE("MO-7 an effect triggered meanwhile is resolved first") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"civil_transport", "advanced_data_center", "autolab"});
    table.pile({"titan", "frigate"}).turn(Ruby);
    table.play("build", "card civil_transport", "use", "card advanced_data_center", "found");
    CHECK(table.asks(Step::TakeDiscard));  // before Civil Transport goes on
    table.play("take titan");
    CHECK(table.asks(Step::UseOptional));
}

TEST_CASE("MO-8 clockwise from the first player, or from the left neighbour of who acts") {
    auto round = Table::of(3).first(Jade);
    for (Seat seat = 0; seat < 3; ++seat) round.tracks(seat, 4, 0, 0).advisor(seat, "loknar");
    round.start_round();
    CHECK(round.asked() == Jade);
    round.play("done");
    CHECK(round.asked() == Ruby);
}

TEST_CASE("MO-8 the opponents discard clockwise from the left neighbour") {
    auto table =
        Table::of(4).race(Jade, "darlok").hand(Pearl, {"frigate", "titan"}).hand(Ruby, {"frigate", "titan"});
    table.hand(Sapphire, {"autolab", "capitol"}).turn(Jade).play("propaganda");
    CHECK(table.asked() == Pearl);
    table.play("discard frigate");
    CHECK(table.asked() == Ruby);
    table.play("discard titan");
    CHECK(table.asked() == Sapphire);
    table.play("discard capitol");
    CHECK(table.pile() == "frigate titan capitol");
    CHECK(table.asked() == Jade);
}

TEST_CASE("MO-9 everybody sees systems and the pile, with their order") {
    auto table = Table::of(2).system(Sapphire, {"frigate", "titan"}).pile({"capitol", "autolab"}).turn(Ruby);
    for (const Seat eye : {Ruby, Sapphire, kSpectator}) {
        const Json view = table.rules.view(table.state, eye);
        CHECK(boost::json::serialize(view.at("pile")) == "[\"capitol\",\"autolab\"]");
        const Json& cards = view.at("seats").at(1).at("systems").at(0).at("cards");
        CHECK(cards.at(0).at("card") == "frigate");
        CHECK(cards.at(1).at("card") == "titan");
    }
}

TEST_CASE("MO-10 a race ability works like an active card, but the sheet is no card") {
    // Alkari's ability is in the list of Round start effects, but nothing can activate or block it.
    auto table = Table::of(2).race(Ruby, "alkari").score(Ruby, 1).tracks(Ruby, 4, 0, 0).start_round();
    CHECK(table.offers("resolve alkari race"));
    table.play("resolve alkari race");
    CHECK(table.score(Ruby) == 0);
    CHECK(table.available(Ruby) == 5);
    // It has no space to block, is no system to count or to sink, and no advisor to send away.
    for (const std::string_view id : {"battleship", "titan", "transport", "espionage_training_complex"}) {
        CAPTURE(id);
        auto hindered = building(2, id).race(Sapphire, "alkari").turn(Ruby).play("build", card(id));
        CHECK(hindered.asked() == Sapphire);
        CHECK(hindered.asks(Step::ChooseAction));
        CHECK(hindered.player(Sapphire).cubes.empty());
        CHECK(hindered.morale(Sapphire) == 10);
        CHECK(hindered.player(Sapphire).race[0] == *hindered.rules.names().find<Race>("alkari"));
    }
    // No file can give it an Activation.
    const auto rules = MasterOfOrion::with_content(
        "cards.toml",
        edited(
            "{ when = \"round_start\", steps = [ { may = true, cost = { vp = 1 }, op = \"cube\", n = 1 } ] }",
            "{ when = \"activation\", steps = [ { op = \"cube\", n = 1 } ] }"));
    REQUIRE_FALSE(static_cast<bool>(rules));
    CHECK(rules.problem().key == "error.content.space_a");
}

TEST_CASE("MO-162 a step is possible if condition, cost and operation allow it") {
    // Gains that a limit swallows count as doing something.
    auto full = Table::of(2).tracks(Ruby, 9, 0, 0).system(Ruby, {"subterranean_farms"}).turn(Ruby);
    CHECK(full.offers("activate"));
    // The cost of Planetary Stock Exchange cannot be paid.
    auto poor = Table::of(2).system(Ruby, {"planetary_stock_exchange"}).turn(Ruby);
    CHECK_FALSE(poor.offers("activate"));
    // The operation of Biospheres finds nothing.
    auto empty = Table::of(2).system(Ruby, {"biospheres"}).turn(Ruby);
    CHECK_FALSE(empty.offers("activate"));
    // An optional step is offered only while it is possible: no advisor in the centre, no question.
    auto none = Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"holosimulator"}).centre({}).turn(Ruby);
    none.play("build", "card holosimulator");
    CHECK(none.asked() == Sapphire);
}

TEST_CASE("MO-163, MO-E48, MO-Q41 an effect goes on when its card is covered") {
    auto table =
        Table::of(2).tracks(Ruby, 9, 9, 9).hand(Ruby, {"civil_transport", "autolab", "frigate"}).turn(Ruby);
    table.play("build", "card civil_transport", "use", "card autolab", "onto system_1");
    CHECK(table.system(Ruby, 1) == "civil_transport autolab");
    CHECK(table.asks(Step::UseOptional));
    table.play("use", "card frigate", "found");
    CHECK(table.system(Ruby, 2) == "frigate");
}

TEST_CASE("MO-163 this system stays the one where the effect began") {
    // Research Laboratory counts blue structures of its system, wherever the top card is by then.
    const auto rules = rules_with(
        "{ when = \"round_start\", steps = [ { op = \"draw\", n = 1 } ] }",
        "{ when = \"round_start\", steps = [ { op = \"rearrange\" }, { op = \"draw\", n = 1, per = { count = "
        "\"structure\", colour = \"blue\" } } ] }");
    auto table =
        Table::of(2, rules).system(Ruby, {"frigate", "autolab", "research_laboratory"}).start_round();
    table.play("next autolab", "next research_laboratory");
    CHECK(table.system(Ruby, 1) == "autolab research_laboratory frigate");
    CHECK(table.asks(Step::Draw));
    CHECK(table.state.asked().count == 2);
}

TEST_CASE("MO-164 the list of effects is made once and each is resolved at most once") {
    auto table = Table::of(2).tracks(Ruby, 0, 2, 0).system(Ruby, {"frigate"}).system(Ruby, {"frigate"});
    table.system(Ruby, {"death_spores"}).turn(Ruby).play("attack");
    CHECK(table.options() == std::vector<std::string>{"resolve frigate system_1", "resolve frigate system_2",
                                                      "resolve death_spores system_3"});
    table.play("resolve frigate system_1").draws({"capitol"});
    CHECK(table.options() ==
          std::vector<std::string>{"resolve frigate system_2", "resolve death_spores system_3"});
    CHECK(table.refuses("resolve frigate system_1") == "MO-164");
    CHECK(table.refuses("resolve doom_star system_2") == "MO-164");
    table.play("resolve frigate system_2").draws({"capitol"});
    table.play("done");
    CHECK(table.asked() == Sapphire);
}

TEST_CASE("MO-164 entries that are not possible are left out, also those whose card is no longer active") {
    // No reserve: the R space of Death Spores cannot get a cube, so there is nothing to ask.
    auto empty = Table::of(2).tracks(Ruby, 0, 2, 0).system(Ruby, {"death_spores"}).cubes(Ruby, 10).turn(Ruby);
    empty.play("attack");
    CHECK(empty.asked() == Sapphire);
    // Frigate lets its owner build over Death Spores here: its entry is gone.
    const auto rules = rules_with("{ when = \"after_attack\", steps = [ { op = \"draw\", n = 1 } ] }",
                                  "{ when = \"after_attack\", steps = [ { op = \"build\", from = \"hand\", "
                                  "where = \"anywhere\", discount = 9 } ] }");
    auto table =
        Table::of(2, rules).tracks(Ruby, 0, 2, 0).system(Ruby, {"frigate"}).system(Ruby, {"death_spores"});
    table.hand(Ruby, {"marine_barracks"}).turn(Ruby).play("attack", "resolve frigate system_1");
    table.play("card marine_barracks", "onto system_2");
    // Marine Barracks became active later in the step: it is not added.
    CHECK(table.asked() == Sapphire);
}
