// What the log tells of what an answer sets off by itself.
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

namespace orrery {
std::span<const EmbeddedFile> engine_texts();
}

namespace {

std::string lines_of(const Table& table, std::string_view notation) {
    std::string told;
    for (const std::string& line : table.sets_off(notation)) told += line + '\n';
    return told;
}

// The same as people read it.
std::string said_of(const Table& table, std::string_view notation, Language language) {
    Texts texts{language};
    texts.add(engine_texts());
    texts.add(MasterOfOrion::info().texts());
    texts.add(table.rules.names());
    const auto action = table.rules.verbs().read(notation);
    REQUIRE(action.has_value());
    std::string said;
    for (const Sequel& sequel : table.rules.sequels(table.state, table.asked(), *action))
        said += sequel_text(texts, table.rules.verbs(), sequel) + '\n';
    return said;
}

// Ruby has chosen to build this and has one system: the place is asked for.
Table placing(int players, std::string_view id) {
    return building(players, id).system(Ruby, {"frigate"}).turn(Ruby).play("build", card(id));
}

}  // namespace

TEST_CASE(
    "MO-63, MO-93, MO-45, MO-46 the last action of a round tells the card, the new round and its cubes") {
    auto table = Table::of(2)
                     .tracks(Ruby, 7, 0, 0)
                     .tracks(Sapphire, 4, 0, 0)
                     .hand(Ruby, {"autolab"})
                     .cubes(Ruby, 1)
                     .cubes(Sapphire, 0)
                     .turn(Ruby);
    CHECK(lines_of(table, "exploit") ==
          "0 spend autolab\n"
          "told.round(2) told.first(sapphire)\n"
          "told.cubes(4 +0 medium sapphire) told.cubes_and_morale(5 \u22121 high ruby)\n");
    CHECK(said_of(table, "exploit", Language::English)
              .ends_with("Ruby: high level, 5 action cubes, morale \u22121\n"));
}

TEST_CASE("MO-60, MO-106 what is covered by a structure is named") {
    CHECK(lines_of(placing(2, "hydroponic_farm"), "onto system_1") ==
          "told.covered(frigate)\ntold.food(+ 2 ruby)\n");
    CHECK(lines_of(placing(2, "orbital_batteries"), "found").empty());
    auto table = building(2, "orbital_batteries")
                     .advisor(Ruby, "fulcrum_sandebar")
                     .turn(Ruby)
                     .play("build", "card orbital_batteries", "onto system_f");
    CHECK(lines_of(table, "save food") == "told.covered(fulcrum_sandebar)\n");
}

TEST_CASE("Titan tells whose morale falls, and by how much") {
    const auto table = placing(4, "titan")
                           .system(Sapphire, {"frigate"})
                           .system(Sapphire, {"doom_star"})
                           .system(Jade, {"autolab"});
    CHECK(lines_of(table, "found") == "told.morale(\u2212 2 sapphire) told.morale(\u2212 1 jade)\n");
    CHECK(said_of(table, "found", Language::English) == "Sapphire: \u22122 morale · Jade: \u22121 morale\n");
    CHECK(said_of(table, "found", Language::Polish) == "Szafir: \u22122 morale · Jadeit: \u22121 morale\n");
    // It is an effect of Ruby's.
    const auto told = table.rules.sequels(table.state, Ruby, *table.rules.verbs().read("found"));
    REQUIRE(told.size() == 1);
    CHECK(told[0].seat == Ruby);
}

TEST_CASE("MO-127 Battleship tells how many spaces it blocks, not which cubes its owner puts") {
    auto table = placing(3, "battleship")
                     .system(Sapphire, {"pleasure_dome"})
                     .system(Sapphire, {"asteroid_mine"})
                     .system(Jade, {"pleasure_dome"});
    CHECK(lines_of(table, "found") == "told.blocked(+ 2 sapphire) told.blocked(+ 1 jade)\n");
    CHECK(said_of(table, "found", Language::English) ==
          "Sapphire: 2 blocked spaces · Jade: 1 blocked space\n");
    CHECK(said_of(table, "found", Language::Polish) ==
          "Szafir: 2 zablokowane pola · Jadeit: 1 zablokowane pole\n");
}

TEST_CASE("MO-118 Espionage Training Complex tells which advisors leave") {
    auto table = placing(3, "espionage_training_complex").advisor(Jade, "victoria");
    CHECK(lines_of(table, "found") == "told.expelled(victoria jade)\n");
    CHECK(said_of(table, "found", Language::English) == "Jade: Victoria returns to the centre\n");
    CHECK(said_of(table, "found", Language::Polish) == "Jadeit: Wiktoria wraca na środek stołu\n");
}

TEST_CASE("MO-140 Star Fortress tells the point of who is attacked, and nothing of the attack itself") {
    const auto attacked = [](std::string_view top) {
        return Table::of(3).tracks(Ruby, 0, 5, 0).system(Sapphire, {top}).turn(Ruby).play("attack");
    };
    CHECK(lines_of(attacked("star_fortress"), "target sapphire") == "told.score(+ 1 sapphire)\n");
    CHECK(said_of(attacked("star_fortress"), "target sapphire", Language::Polish) == "Szafir: +1 punkt\n");
    CHECK(lines_of(attacked("star_fortress"), "target jade").empty());
    CHECK(lines_of(attacked("frigate"), "target sapphire").empty());
}

TEST_CASE("an activation tells what its owner pays and gains, and what the others get") {
    auto table = Table::of(2).system(Ruby, {"goods_exchange"}).turn(Ruby);
    CHECK(lines_of(table, "activate") ==
          "0 work goods_exchange system_1\n"
          "told.food(+ 3 ruby) told.also.production(+ 1 ruby) told.food(+ 1 sapphire)\n");
    CHECK(said_of(table, "activate", Language::Polish)
              .ends_with("Rubin: +3 żywności · +1 produkcja · Szafir: +1 żywność\n"));
    auto paid = Table::of(2)
                    .tracks(Ruby, 2, 0, 0)
                    .morale(Ruby, 4)
                    .system(Ruby, {"government_support_facility"})
                    .turn(Ruby);
    CHECK(
        lines_of(paid, "activate") ==
        "0 work government_support_facility system_1\ntold.food(\u2212 2 ruby) told.also.morale(+ 3 ruby)\n");
}

TEST_CASE("MO-120 what comes twice by one effect is told once, and levels are no part of it") {
    auto table =
        building(2, "autolab").system(Ruby, {"asteroid_mine"}).turn(Ruby).play("build", card("autolab"));
    CHECK(lines_of(table, "found") == "told.cubes_by_card(+ 2 ruby)\n");
}

TEST_CASE("an effect that was chosen tells what it changes; one that was declined tells nothing") {
    auto table = Table::of(2).race(Ruby, "alkari").score(Ruby, 1).start_round();
    REQUIRE(table.offers("resolve alkari race"));
    CHECK(lines_of(table, "resolve alkari race") ==
          "told.score(\u2212 1 ruby) told.also.cubes_by_card(+ 1 ruby)\n");
    CHECK(lines_of(table, "done").empty());
}

TEST_CASE("MO-134, MO-135, MO-Q44 Transport tells which card sinks, and nothing where none does") {
    auto table = placing(3, "transport")
                     .system(Sapphire, {"autolab", "pleasure_dome"})
                     .system(Sapphire, {"frigate"})
                     .system(Jade, {"titan", "capitol"});
    table.play("found");
    // The only system of Jade is no question.
    CHECK(lines_of(table, "sink sapphire system_1") ==
          "told.sunk(system_1 pleasure_dome sapphire)\n0 sink jade system_1\ntold.sunk(system_1 capitol "
          "jade)\n");
    CHECK(lines_of(table, "sink sapphire system_2") ==
          "0 sink jade system_1\ntold.sunk(system_1 capitol jade)\n");
    CHECK(said_of(table, "sink sapphire system_1", Language::English) ==
          "Sapphire, system 1: Pleasure Dome goes to the bottom\nRuby chooses system 1 of Jade\n"
          "Jade, system 1: Capitol goes to the bottom\n");
    CHECK(said_of(table, "sink sapphire system_1", Language::Polish)
              .ends_with("Rubin wskazuje układ 1, który należy do gracza Jadeit\n"
                         "Jadeit, układ 1: na spód trafia karta Kapitol\n"));
    // With one structure on Fulcrum, too, the top card lies at the bottom already (MO-135).
    const auto on_fulcrum = [](Ids cards) {
        return placing(2, "transport").advisor(Sapphire, "fulcrum_sandebar").on_fulcrum(Sapphire, cards);
    };
    CHECK(lines_of(on_fulcrum({}), "found") == "0 sink sapphire system_f\n");
    CHECK(lines_of(on_fulcrum({"titan"}), "found") == "0 sink sapphire system_f\n");
    CHECK(lines_of(on_fulcrum({"titan", "frigate"}), "found") ==
          "0 sink sapphire system_f\ntold.sunk(system_f frigate sapphire)\n");
}

TEST_CASE("MO-142, MO-100 what Destroyer and the Darlok cost others is told as theirs, once, and for whom") {
    auto table = placing(2, "destroyer").hand(Sapphire, {"titan", "frigate", "capitol"}).play("found");
    CHECK(lines_of(table, "choose 2 lose_morale 1") == "told.morale(\u2212 1 sapphire)\n");
    const auto told =
        table.rules.sequels(table.state, Sapphire, *table.rules.verbs().read("choose 2 lose_morale 1"));
    REQUIRE(told.size() == 1);
    CHECK(told[0].seat == Ruby);
    table.play("choose 1 discard 2");
    CHECK(lines_of(table, "discard titan").empty());
    table.play("discard titan");
    CHECK(lines_of(table, "discard frigate") == "told.hand(1 sapphire)\n");
    CHECK(said_of(table, "discard frigate", Language::English) == "Sapphire: 1 card left in hand\n");
    CHECK(said_of(table, "discard frigate", Language::Polish) == "Szafir: na ręce zostaje 1 karta\n");
    // The Darlok: cards of one title are no question, and an empty hand loses nothing.
    auto darlok =
        Table::of(4).race(Ruby, "darlok").hand(Sapphire, {"titan"}).hand(Jade, {"frigate"}).turn(Ruby);
    CHECK(lines_of(darlok, "propaganda") ==
          "1 discard titan\ntold.hand(0 sapphire)\n2 discard frigate\ntold.hand(0 jade)\n");
    // What one discards for oneself is no loss to another.
    auto own = Table::of(2).hand(Ruby, {"titan", "frigate", "capitol"}).centre({"quail", "vale"}).turn(Ruby);
    own.play("contract", "discard titan", "discard frigate");
    CHECK(lines_of(own, "discard capitol").find("told.hand") == std::string::npos);
}

TEST_CASE("MO-114 ADVIA-OSM tells which card of the discard pile is built, before its place") {
    const auto table = Table::of(2)
                           .tracks(Ruby, 5, 5, 5)
                           .system(Ruby, {"frigate"})
                           .advisor(Ruby, "advia_osm")
                           .pile({"capitol", "orbital_batteries"})
                           .turn(Ruby);
    CHECK(lines_of(table, "activate") ==
          "0 work advia_osm advisor\ntold.from_pile(orbital_batteries ruby)\n");
    CHECK(said_of(table, "activate", Language::English)
              .ends_with("Ruby builds the top card of the discard pile: Orbital Batteries\n"));
    CHECK(said_of(table, "activate", Language::Polish).starts_with("Rubin"));
}
