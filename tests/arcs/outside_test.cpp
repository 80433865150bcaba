// More positions from outside that cannot be, each wrong in one thing alone.
#include "arcs/table.h"
#include "games/arcs/steps.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

// The first action of a game of three.
Table at_the_first_action() {
    auto table = Table::setup(3, {{"initiative", "ruby"}});
    while (!table.asks(Step::Act)) table.play(table.options().front());
    return table;
}

template <class Spoil>
std::string refusal_of(Table table, Spoil spoil) {
    REQUIRE(table.rules.check(table.state));
    spoil(table.state);
    const Verdict verdict = table.rules.check(table.state);
    return verdict ? "" : verdict.rule;
}

}  // namespace

TEST_CASE("AR-20 a seat that nobody sits at has no building") {
    const Table table = at_the_first_action();
    CHECK(refusal_of(table, [](State& s) {
              const PlaceSet free = places_in(in_play(s)) - s.buildings.all() - kPlaceTables.gate_ports;
              s.buildings.cities[Pearl].add(free.first());
          }) == "AR-20");
}

TEST_CASE("AR-10 nobody is dealt two hands") {
    const Table table = Table::setup(3, {{"initiative", "ruby"}}).until(Step::Deal);
    CHECK(refusal_of(table, [](State& s) { s.todo[s.todo.size() - 2].a = s.asked().a; }) == "not-asked");
}

TEST_CASE("AR-203 only somebody beloved is asked who is to be influenced") {
    const Table table = at_the_first_action();
    CHECK(refusal_of(table, [](State& s) { ask_seat(s, Sapphire, Step::Beloved); }) == "not-asked");
}
