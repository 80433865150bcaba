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
