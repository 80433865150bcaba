// Abilities of ships and of technologies in attacks (6.1), and what the rows of tables do.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE(
    "AA-179, AA-203, AA-224, AA-E49 Reinforced Hulls and tough ships are damaged instead of destroyed") {
    auto table = against_system("as_silent_reef", "sh_iron_duke");
    table.reveal(1);
    CHECK(table.in_construction(Ruby, "sh_iron_duke"));
    CHECK(table.track(Ruby) == 2);
    auto hulls = Table::of(2)
                     .operational(Ruby, {"sh_fram"})
                     .logistic(Ruby, {"te_reinforced_hulls"})
                     .system("as_silent_reef");
    hulls = offensive(std::move(hulls)).play("attack_system").reveal(1);
    CHECK(hulls.in_construction(Ruby, "sh_fram"));
}

TEST_CASE("AA-204 of two equal numbers the first card counts, also for its kind") {
    auto table = Table::of(2).operational(Ruby, {"sh_hesperus"}).turn();
    const Content& cards = table.rules.content();
    const Card ship = table.id("sh_hesperus");
    table.state.attack = {.on = true, .target = kNobody};
    Resource match{}, other{};
    for (const Resource card : table.state.deck)
        if (cards.attack[index(card)] == 2)
            (matches(cards, card, cards.kind_of(ship)) ? match : other) = card;
    const auto bonus = [&](Resource first, Resource second) {
        table.state.revealed = {};
        table.state.revealed.push_back(first);
        table.state.revealed.push_back(second);
        return attack_value(table.now(), ship).bonus;
    };
    CHECK(bonus(match, other) == 3 + bonus(other, match));
}

TEST_CASE("AA-180, AA-E57, AA-Q4, AA-Q58 a choice of two; what cannot be carried out is not offered") {
    auto table = against_system("as_silent_reef", "sh_fram");
    table.reveal(3);
    CHECK(table.options() == Strings{"choose first", "choose second"});
    Table artifact = table;
    artifact.play("choose second");
    CHECK(artifact.asks(Step::FindArtifact));
    artifact.luck();
    CHECK(artifact.artifacts(Ruby) == 1);
    auto none = Table::of(2).operational(Ruby, {"sh_fram"}).system("as_silent_reef").without_artifacts();
    none = offensive(std::move(none)).play("attack_system").reveal(3);
    CHECK(none.track(Ruby) == 1);  // only the point can be taken
}

TEST_CASE("AA-194, AA-E94 the War Beacon: +2, and nothing happens to the own ships") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_war_beacon")
                     .operational(Ruby, {"sh_valkyrie"})
                     .system("as_crystal_vault");
    table.logistic(Ruby, {"te_salvage_crews"}).hand(Ruby, {"R3", "R2"}).credits(Ruby, 0).turn();
    table.play("use ar_war_beacon", "offensive", "attack_system").reveal(1);  // 1 + 2 = 3
    CHECK(table.in_empire(Ruby, "sh_valkyrie", Side::Operational));
    CHECK(table.credits(Ruby) == 0);  // it was not lost
}

TEST_CASE("AA-194 the War Beacon's +2 counts for the attack, and ends with the turn") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_war_beacon")
                     .operational(Ruby, {"sh_valkyrie"})
                     .operational(Sapphire, {"sh_ares"})
                     .system("as_outer_watch");
    table.hand(Ruby, {"R3", "R2"}).hand(Sapphire, {"R3", "R2"}).turn();
    table.play("use ar_war_beacon", "offensive", "attack_system").reveal(2).luck();  // 2 + 2 = 4
    CHECK(table.track(Ruby) == 2);
    CHECK(table.state.now.attack == 2);
    table.draw_up();
    CHECK(table.state.turn == Sapphire);
    table.system("as_outer_watch").play("offensive", "attack_system").reveal(1);  // 1 + 1 = 2
    CHECK(table.track(Sapphire) == 1);
}

TEST_CASE(
    "AA-199, AA-191, AA-238, AA-E58 bonuses of technologies and of the Stargunners' offensive are added") {
    auto table =
        Table::of(2).faction(Ruby, "fa_stargunners").operational(Ruby, {"sh_ares"}).system("as_dead_armada");
    table.hand(Ruby, {"R3", "R3", "R2"}).turn();
    table.play("faction_action");
    CHECK(table.state.discard.size() == 3);
    table.play("attack_system").reveal(2);  // 2 + 1 + 1 = 4
    CHECK(table.track(Ruby) == 2);
    auto arrays = Table::of(2)
                      .logistic(Ruby, {"te_targeting_arrays"})
                      .operational(Ruby, {"sh_ares"})
                      .system("as_dead_armada");
    arrays = offensive(std::move(arrays)).play("attack_system").reveal(1);  // 1 + 1 + 1 = 3
    CHECK(arrays.track(Ruby) == 2);
    // OPCOST and GOLD_OP do not apply to the faction action
    auto price = Table::of(2)
                     .faction(Ruby, "fa_stargunners")
                     .operational(Ruby, {"sh_ares"})
                     .logistic(Ruby, {"te_rapid_mobilisation", "te_gold_standard"});
    CHECK_FALSE(price.hand(Ruby, {"R3", "R3", "R1/XPLT"})
                    .card_in_hand(Ruby, "res_60")
                    .turn()
                    .allows("faction_action"));
    CHECK_FALSE(Table::of(2)
                    .faction(Ruby, "fa_stargunners")
                    .hand(Ruby, {"R3", "R3", "R2"})
                    .turn()
                    .allows("faction_action"));
}

TEST_CASE(
    "AA-204, AA-223, AA-E56 two cards are revealed and the higher number counts: War Simulator for the first "
    "ship, H always") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_war_simulator"})
                     .operational(Ruby, {"sh_fram", "sh_ares"})
                     .system("as_iron_swarm");
    table = offensive(std::move(table)).play("attack_system", "ship sh_fram").reveal(2).reveal(4);
    CHECK(table.track(Ruby) == 3);         // 4 + 1 = 5
    table.play("ship sh_ares").reveal(1);  // 1 + 1 = 2
    CHECK(table.track(Ruby) == 4);
    CHECK(table.state.discard.size() == 5);  // two paid, three revealed
    auto earlier = Table::of(2)
                       .logistic(Ruby, {"te_war_simulator"})
                       .operational(Ruby, {"sh_fram"})
                       .system("as_iron_swarm");
    earlier = offensive(std::move(earlier)).play("attack_system").reveal(4).reveal(2);
    CHECK(earlier.track(Ruby) == 3);  // the higher one, not the last
    auto nautilus = against_system("as_iron_swarm", "sh_nautilus");
    nautilus.reveal(4).reveal(1);
    CHECK(nautilus.track(Ruby) == 2);
    auto both = Table::of(2)
                    .logistic(Ruby, {"te_war_simulator"})
                    .operational(Ruby, {"sh_nautilus"})
                    .system("as_iron_swarm");
    both = offensive(std::move(both)).play("attack_system").reveal(1).reveal(2);
    CHECK(both.asks(Step::ChooseSide) == false);
    CHECK(both.state.revealed.empty());  // never more than two
}

TEST_CASE("AA-204 if only one card can be revealed, it counts") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_time_controller")
                     .logistic(Ruby, {"te_war_simulator", "sh_ares"})
                     .system("as_iron_swarm")
                     .next_resources({"res_05"});  // 4
    table.turn().play("use ar_time_controller", "flip sh_ares");
    while (!table.asks(Step::Target)) table.play(table.options().back());
    table.play("attack_system", "reveal res_05").luck();
    CHECK(table.track(Ruby) == 3);  // 4 + 1 = 5
    CHECK(table.discarded("res_05"));
}

TEST_CASE("AA-221, AA-E45 M3 adds 3 if the card that gives the base has the kind of the ship") {
    auto table = against_system("as_iron_swarm", "sh_persephone");
    Table match = table;
    match.play("reveal res_02");  // 2, XPND: 5
    CHECK(match.track(Ruby) == 3);
    table.play("reveal res_08");  // 2, no XPND: 2
    CHECK(table.track(Ruby) == 1);
}

TEST_CASE("AA-222 X2 counts against the system, P2 against a player") {
    auto system = against_system("as_iron_swarm", "sh_argo");
    system.reveal(1);  // 3
    CHECK(system.track(Ruby) == 1);
    CHECK(system.in_empire(Ruby, "sh_argo", Side::Operational));
    auto wrong = against_system("as_iron_swarm", "sh_valkyrie");
    wrong.reveal(1);  // 1: destroyed
    CHECK_FALSE(wrong.in_empire(Ruby, "sh_valkyrie", Side::Operational));
    auto player = against_sapphire("sh_valkyrie", "dp_basic");
    player.reveal(1);  // 3: two tokens
    CHECK(player.state.asked().amount == 2);
    auto explorer = against_sapphire("sh_argo", "dp_basic");
    explorer.reveal(1);  // 1: nothing
    CHECK_FALSE(explorer.asks(Step::PlaceToken));
}

TEST_CASE("AA-225, AA-E90 C1: a credit after the row, also if the ship was lost") {
    auto table = against_system("as_hive_nursery", "sh_fortuna");
    table.credits(Ruby, 0).reveal(1);
    CHECK(table.credits(Ruby) == 1);
    CHECK(table.in_construction(Ruby, "sh_fortuna"));
}

TEST_CASE("AA-226, AA-E89 V1: a point if the ship is still there and the row scored none") {
    auto table = against_system("as_nebula_market", "sh_demeter");
    table.credits(Ruby, 0).reveal(2);  // 3: CR 4
    CHECK(table.credits(Ruby) == 4);
    CHECK(table.track(Ruby) == 1);
    auto five = against_system("as_nebula_market", "sh_demeter");
    five.credits(Ruby, 0).reveal(4).luck();  // 5: CR 4, ART 1
    CHECK(five.track(Ruby) == 1);
    CHECK(five.artifacts(Ruby) == 1);
    auto scored = against_system("as_outer_watch", "sh_demeter");
    scored.reveal(1);  // 2: VP 1
    CHECK(scored.track(Ruby) == 1);
    auto lost = against_system("as_crystal_vault", "sh_demeter");
    lost.reveal(1);  // 2: damaged
    CHECK(lost.track(Ruby) == 0);
    auto player = against_sapphire("sh_demeter", "dp_basic");
    player.reveal(1);  // 1: nothing
    CHECK(player.track(Ruby) == 1);
    CHECK(player.state.tokens.empty());
}

TEST_CASE("AA-227, AA-E55 B1 places one token more if the row places one, as a free pick of its own") {
    auto table = against_sapphire("sh_tempest", "dp_basic");
    table.reveal(1).play("block pl_calcine");  // 2: one token
    CHECK(table.options() == Strings{"block sh_barok", "block pl_calcine"});
    table.play("block sh_barok");
    CHECK(table.tokens("sh_barok") == 1);
    CHECK(table.tokens("pl_calcine") == 1);
    auto none = against_sapphire("sh_tempest", "dp_last_stand");
    none.reveal(1);  // 2: destroyed, no token
    CHECK(none.state.tokens.empty());
}

TEST_CASE("AA-271 BLOCK and DEF_LOSE_CR in the row of a system do nothing") {
    std::string text{AlienArtifacts::content_file().text};
    const std::string row = "{ min = 2, effect = \"VP 1\" }, { min = 4, effect = \"VP 2\" }]";
    const std::size_t at = text.find(row);
    REQUIRE(at != std::string::npos);
    text.replace(at, row.size(), "{ min = 2, effect = \"BLOCK 2, DEF_LOSE_CR 3, VP 1\" }]");
    auto rules = AlienArtifacts::with_content("test.toml", text);
    REQUIRE(rules);
    auto table = offensive(Table::of(2, {}, *rules)
                               .operational(Ruby, {"sh_fram"})
                               .logistic(Sapphire, {"pl_calcine"})
                               .system("as_outer_watch"));
    table.play("attack_system").reveal(2);
    CHECK(table.track(Ruby) == 1);
    CHECK(table.state.tokens.empty());
    CHECK(table.credits(Sapphire) == 8);
}

TEST_CASE("AA-Q21 a card that becomes cheaper by a loss is completed after the attack, not in the middle") {
    auto table = Table::of(2)
                     .operational(Ruby, {"sh_fram", "sh_sonne"})
                     .building(Ruby, "sh_argo", {"R3", "R3"})
                     .system("as_silent_reef");
    CHECK(table.cost_of(Type::Ship) == 7);
    table = offensive(std::move(table)).play("attack_system", "ship sh_fram").reveal(1);
    CHECK(table.asks(Step::NextShip));
    table.play("stop").luck();
    CHECK(table.asks(Step::ChooseSide));
}
