// Chapter 9: what each seat may know.
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

namespace {

constexpr std::uint8_t all_but(Seat seat) { return static_cast<std::uint8_t>(kEverybody & ~(1U << seat)); }
Action read(const Table& table, std::string_view notation) { return *table.rules.verbs().read(notation); }

}  // namespace

TEST_CASE("a hand is known to its owner alone, also in what is imagined") {
    auto table = Table::of(3)
                     .hand(Ruby, {"titan", "frigate"})
                     .hand(Sapphire, {"capitol", "autolab", "autolab"})
                     .turn(Ruby);
    Rng rng{3};
    bool moved = false;
    for (int i = 0; i < 20; ++i) {
        const State dream = table.rules.imagine(table.state, Ruby, rng);
        CHECK(dream.players[Ruby].hand == table.state.players[Ruby].hand);
        CHECK(dream.players[Sapphire].hand.size() == 3);
        moved = moved || !(dream.players[Sapphire].hand == table.state.players[Sapphire].hand);
        CHECK(table.rules.check(dream));
    }
    CHECK(moved);
}

TEST_CASE("who builds is imagined with a card that can be built") {
    // Of all cards, these alone cost no more than what Ruby has.
    auto build = Table::of(3).tracks(Ruby, 2, 0, 0).hand(Ruby, {"biospheres"}).turn(Ruby).play("build");
    auto offered =
        Table::of(3).tracks(Ruby, 5, 0, 0).hand(Ruby, {"civil_transport", "biospheres"}).turn(Ruby);
    offered.play("build", "card civil_transport");
    REQUIRE(offered.asks(Step::UseOptional));
    auto colony = Table::of(3).tracks(Ruby, 0, 0, 0).hand(Ruby, {"biospheres", "titan"});
    colony.system(Ruby, {"colony_ship"}).system(Ruby, {"pleasure_dome"}).turn(Ruby).play("activate");
    REQUIRE(colony.asks(Step::ActivateCard));
    Rng rng{5};
    for (Table* table : {&build, &offered, &colony})
        for (int i = 0; i < 40; ++i) {
            Table dream = *table;
            dream.state = table->rules.imagine(table->state, Sapphire, rng);
            CHECK(table->rules.check(dream.state));
            CHECK(dream.player(Ruby).hand.size() == table->player(Ruby).hand.size());
            if (table == &offered) dream.play("use");
            CHECK_FALSE(dream.options().empty());
        }
}

TEST_CASE("a drawn card is told to its owner, a card that leaves a hand to the others") {
    auto table = Table::of(3).hand(Ruby, {"titan", "frigate"}).turn(Ruby);
    CHECK(table.rules.reveals(table.state, Ruby, read(table, "propaganda")) == 0);
    CHECK(table.rules.reveals(table.state, Ruby, read(table, "exploit")) == 0);
    table.play("exploit");
    CHECK(table.rules.reveals(table.state, Ruby, read(table, "spend titan")) == all_but(Ruby));
    table.turn(Ruby).play("research");
    const Action drawn = read(table, "draw capitol");
    CHECK(table.rules.reveals(table.state, kChance, drawn) == 1U << Ruby);
    CHECK(table.rules.witnesses(table.state, kChance, drawn) == 1U << Ruby);
    CHECK(table.rules.witnesses(table.state, Ruby, read(table, "spend titan")) == kEverybody);
}

TEST_CASE("the cards of a grey Exploit are known to who drew them") {
    auto table = Table::of(2).hand(Ruby, {"frigate", "capitol"}).turn(Ruby).play("exploit", "spend frigate");
    table.draws({"titan", "autolab", "titan", "doom_star"});
    CHECK(boost::json::serialize(table.rules.view(table.state, Ruby).at("drawn")) ==
          "[\"autolab\",\"doom_star\",\"titan\",\"titan\"]");
    CHECK(table.rules.view(table.state, Sapphire).at("drawn") == 4);
    CHECK(table.rules.view(table.state, kSpectator).at("drawn") == 4);
    Rng rng{3};
    const State dream = table.rules.imagine(table.state, Sapphire, rng);
    CHECK(dream.drawn.size() == 4);
    CHECK(table.rules.check(dream));
    CHECK(table.rules.key(dream, Sapphire) == table.rules.key(table.state, Sapphire));
    CHECK(table.rules.key(dream, Ruby) != table.rules.key(table.state, Ruby));
}

TEST_CASE("what goes without a question is seen by all") {
    auto last = Table::of(2).hand(Ruby, {"frigate"}).deck({"titan"}).turn(Ruby);
    CHECK(last.rules.reveals(last.state, Ruby, read(last, "exploit")) == all_but(Ruby));
    const auto told = last.rules.sequels(last.state, Ruby, read(last, "exploit"));
    REQUIRE(told.size() == 1);
    CHECK(told[0].answer == read(last, "spend frigate"));
    last.play("exploit");
    CHECK(last.rules.reveals(last.state, kChance, read(last, "draw titan")) == kEverybody);
}

TEST_CASE("the last card of a hand is discarded without a question, and all see it") {
    auto table = Table::of(2).race(Ruby, "darlok").hand(Sapphire, {"titan"}).turn(Ruby);
    CHECK(table.rules.reveals(table.state, Ruby, read(table, "propaganda")) == all_but(Sapphire));
    table.play("propaganda");
    CHECK(table.pile() == "titan");
    CHECK(table.asked() == Ruby);
}

TEST_CASE("a turn is settled before its action, not inside of it, and at the draw that ends it") {
    auto table = Table::of(2)
                     .tracks(Ruby, 9, 9, 9)
                     .hand(Ruby, {"frigate", "titan"})
                     .race(Sapphire, "darlok")
                     .turn(Ruby);
    CHECK(table.rules.settled(table.state));
    auto build = table;
    build.play("build");
    CHECK_FALSE(build.rules.settled(build.state));
    table.play("research");
    CHECK(table.rules.settled(table.state));
    auto other = Table::of(2)
                     .race(Sapphire, "darlok")
                     .hand(Ruby, {"frigate", "titan"})
                     .turn(Sapphire)
                     .play("propaganda");
    CHECK(other.asked() == Ruby);
    CHECK_FALSE(other.rules.settled(other.state));
    auto moldred = Table::of(2).advisor(Ruby, "moldred").tracks(Ruby, 4, 0, 0).start_round();
    CHECK_FALSE(moldred.rules.settled(moldred.state));  // a discard follows the draw
    auto university = Table::of(2).system(Ruby, {"astro_university"}).turn(Ruby).play("activate");
    CHECK(university.rules.settled(university.state));
}
