// Positions from outside that cannot be.
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

namespace {

// What check() says of a table after something was done to its state.
template <class Spoil>
std::string refused(Spoil spoil) {
    auto table = Table::of(3)
                     .tracks(Ruby, 5, 4, 3)
                     .hand(Ruby, {"titan", "frigate"})
                     .system(Ruby, {"pleasure_dome", "capitol"});
    table.system(Sapphire, {"death_spores"}).pile({"autolab"}).turn(Ruby);
    REQUIRE(table.rules.check(table.state));
    spoil(table, table.state);
    const Verdict verdict = table.rules.check(table.state);
    return verdict ? "" : verdict.rule;
}

}  // namespace

TEST_CASE("cards neither appear nor vanish") {
    CHECK(refused([](Table& t, State& s) { s.deck.take(t.title("titan")); }) == "MO-4");
    CHECK(refused([](Table& t, State& s) { s.pile.push_back(t.title("titan")); }) == "MO-4");
    CHECK(refused([](Table&, State& s) { s.players[0].systems[0].pop_back(); }) == "MO-4");
}

TEST_CASE("tracks, morale, rounds and systems") {
    CHECK(refused([](Table&, State& s) { s.players[0].tracks[Resource::Food] = 10; }) == "MO-11");
    CHECK(refused([](Table&, State& s) { s.players[0].morale = 11; }) == "MO-17");
    CHECK(refused([](Table&, State& s) { s.round = 9; }) == "MO-151");
    CHECK(refused([](Table&, State& s) { s.first = 3; }) == "MO-151");
    CHECK(refused([](Table&, State& s) { std::swap(s.players[0].systems[0], s.players[0].systems[2]); }) ==
          "MO-30");
    CHECK(refused([](Table&, State& s) { ++s.players[0].boxes[Deed::Attack], --s.players[0].reserve; }) ==
          "MO-53");
    CHECK(refused([](Table&, State& s) { s.centre.pop_back(); }) == "MO-81");
    CHECK(refused([](Table&, State& s) { s.players[1].race.clear(); }) == "MO-Q3");
}

TEST_CASE("a question that the game would not ask there") {
    CHECK(refused([](Table&, State& s) { s.todo.clear(); }) == "MO-7");
    CHECK(refused([](Table&, State& s) { ask(s, Step::ChooseAction, Ruby); }) == "MO-7");
    CHECK(refused([](Table&, State& s) { s.asked().who = Actors::of(3); }) == "MO-7");
    CHECK(refused([](Table&, State& s) { s.asked().who = Actors::nature(); }) == "MO-7");
    CHECK(refused([](Table&, State& s) { s.players[0].reserve = 10, s.players[0].available = 0; }) == "MO-7");
    CHECK(refused([](Table& t, State& s) {
              s.building = {.under_way = true,
                            .title = t.title("titan"),
                            .from_pile = false,
                            .place = {},
                            .price = {}},
              s.players[0].hand.take(t.title("titan"));
          }) == "MO-7");
    CHECK(refused([](Table& t, State& s) { s.drawn.push_back(t.title("titan")); }) == "MO-7");
    CHECK(refused([](Table& t, State& s) {
              s.asked().step = Step::FreeActivation, s.asked().card = t.card("titan");
          }) == "MO-7");
    CHECK(refused([](Table&, State& s) { s.todo.pop_back(), ask_chance(s, Step::Draw, Ruby, 120); }) ==
          "MO-7");
    CHECK(refused([](Table& t, State& s) {
              s.todo.pop_back(), start_effect(s, Ruby, t.card("titan"), When::Activation, Place::System1),
                  ask(s, Step::UseOptional, Ruby);
          }) == "MO-7");
    CHECK(refused([](Table& t, State& s) {
              s.todo.pop_back(),
                  start_effect(s, Ruby, t.card("pleasure_dome"), When::Activation, Place::System1),
                  ask(s, Step::UseOptional, Ruby);
          }) == "MO-7");
    CHECK(refused([](Table&, State& s) {
              s.todo.pop_back();
              s.todo.pop_back();
              ask(s, Step::PickStart, Ruby);
          }) == "MO-7");
}

TEST_CASE("a discount in the fifth system of somebody with four others is a possible question") {
    auto table = Table::of(2).tracks(Ruby, 9, 9, 9).advisor(Ruby, "fulcrum_sandebar").hand(Ruby, {"frigate"});
    table.system(Ruby, {"titan"}).system(Ruby, {"titan"}).system(Ruby, {"capitol"}).system(Ruby, {"capitol"});
    table.turn(Ruby).play("build", "card frigate", "onto system_f");
    REQUIRE(table.asks(Step::PayDiscount));
    CHECK(table.rules.check(table.state));
    table.state.building.place = Place::Advisor;
    CHECK(table.rules.check(table.state) == breaks("MO-7"));
}

TEST_CASE("MO-Q3 races are there from the first player on, as far as they have been asked for") {
    auto table = Table::setup(3, {{"first_player", "sapphire"}, {"advisors", "off"}});
    table.play("race human");
    REQUIRE(table.asked() == Jade);
    REQUIRE(table.rules.check(table.state));
    auto missing = table.state;
    missing.players[Sapphire].race.clear();
    CHECK(table.rules.check(missing) == breaks("MO-Q3"));
    auto early = table.state;
    early.players[Ruby].race = early.players[Sapphire].race;
    CHECK(table.rules.check(early) == breaks("MO-Q3"));
    auto other = table.state;
    other.asked().who = Actors::of(Ruby);
    CHECK(table.rules.check(other) == breaks("MO-7"));
    auto random = table.state;  // chance draws the first player before anything else
    random.choices.first_player = 0;
    random.todo.pop_back();
    ask_chance(random, Step::FirstPlayer, Ruby, 0);
    CHECK_FALSE(table.rules.check(random));
    table.play("race human", "race human");
    while (table.asks(Step::Draw)) table.play(table.options()[0]);
    REQUIRE(table.asks(Step::Exchange));
    table.state.players[Ruby].race.clear();
    CHECK(table.rules.check(table.state) == breaks("MO-Q3"));
}

TEST_CASE("MO-7 a question without an answer is none") {
    auto table = Table::of(2).tracks(Ruby, 1, 1, 1).hand(Ruby, {"titan", "frigate"}).turn(Ruby);
    for (const Step step : {Step::ActivateCard, Step::AttackTarget, Step::BuildCard}) {
        auto state = table.state;
        state.asked().step = step;
        CHECK(table.rules.check(state) == breaks("MO-7"));
    }
    auto dear = Table::of(2).tracks(Ruby, 9, 9, 9).advisor(Ruby, "fulcrum_sandebar").hand(Ruby, {"frigate"});
    dear.turn(Ruby).play("build", "card frigate", "onto system_f");
    REQUIRE(dear.rules.check(dear.state));
    dear.state.building.price[Resource::Food] = 100;
    CHECK(dear.rules.check(dear.state) == breaks("MO-7"));
    // Nor is one that comes up when this one has been answered.
    auto contract = Table::of(2).hand(Ruby, {"titan", "frigate", "autolab"}).turn(Ruby).play("contract");
    REQUIRE(contract.rules.check(contract.state));
    contract.state.choices.advisors = 1;
    contract.centre({});
    CHECK(contract.rules.check(contract.state) == breaks("MO-7"));
    // Nor is what cannot be paid offered.
    auto treasury = building(2, "colonial_treasury").system(Ruby, {"titan"}).cubes(Ruby, 2).turn(Ruby);
    treasury.play("build", card("colonial_treasury"), "onto system_1");
    REQUIRE(treasury.asks(Step::UseOptional));
    REQUIRE(treasury.rules.check(treasury.state));
    treasury.cubes(Ruby, 0);
    CHECK(treasury.rules.check(treasury.state) == breaks("MO-7"));
}
