// Positions from outside that cannot be are refused, with a rule.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

// A table with a bit of everything; what `spoil` does to it must be refused.
Table laid_out() {
    auto table = Table::of(3)
                     .hand(Ruby, {"R3", "B2", "G1"})
                     .building(Ruby, "sh_fram", {"R2"})
                     .operational(Ruby, {"te_open_archives"});
    table.stored(Ruby, "pl_tycho", {"G2"})
        .logistic(Sapphire, {"pl_calcine"})
        .tokens("pl_calcine", 2)
        .artifact(Jade, "ar_void_key")
        .plan(Jade, "dp_hell");
    return table.turn();
}
template <class Spoil>
std::string refused(Spoil spoil) {
    Table table = laid_out();
    spoil(table.state, table);
    const Verdict verdict = table.rules.check(table.state);
    return verdict ? std::string{} : std::string{verdict.rule};
}

}  // namespace

TEST_CASE("a possible position is accepted") {
    CHECK(refused([](State&, Table&) {}).empty());
}

TEST_CASE("pieces that cannot be are refused") {
    CHECK(refused([](State& s, Table&) { s.players[0].credits = 16; }) == "AA-32");
    CHECK(refused([](State& s, Table&) { s.round = 0; }) == "AA-32");
    CHECK(refused([](State& s, Table&) { s.ending = true; }) == "AA-32");
    CHECK(refused([](State& s, Table&) { s.turn = 3; }) == "AA-32");
    CHECK(refused([](State& s, Table&) { s.deck.remove(nth(s.deck, 3)); }) == "AA-8");
    CHECK(refused([](State& s, Table&) { s.discard.add(nth(s.deck, 3)); }) == "AA-8");
    CHECK(refused([](State& s, Table& t) { s.players[1].construction.add(t.id("sh_fram")); }) == "AA-8");
    CHECK(refused([](State& s, Table& t) {
              s.players[1].construction.remove(t.id("sh_fram"));
              s.players[0].construction.remove(t.id("sh_fram"));
          }) == "AA-8");
    CHECK(refused([](State& s, Table& t) {
              for (auto& under : s.under)
                  if (under == t.id("pl_tycho")) under = t.id("pl_calcine");
          }) == "AA-96");
    CHECK(refused([](State& s, Table&) { s.shows_b.add(nth(s.deck, 0)); }) == "AA-96");
    CHECK(refused([](State& s, Table&) { s.systems.unseen.add(s.systems.open); }) == "AA-11");
    CHECK(refused([](State& s, Table&) {
              s.unseen.add(s.top[Type::Ship]);
              s.top[Type::Ship] = kNoCard;
          }) == "AA-9");
    CHECK(refused([](State& s, Table&) { s.tokens.clear(); }) == "AA-141");
    CHECK(refused([](State& s, Table&) { s.tokens[0].n = 39; }) == "AA-141");
    CHECK(refused([](State& s, Table& t) { s.now.lifted.add(t.id("te_open_archives")); }) == "AA-141");
    CHECK(refused([](State& s, Table&) { s.artifacts[0] = held_by(3); }) == "AA-157");
    CHECK(refused([](State& s, Table&) { s.plans[0] = 200; }) == "AA-162");
    CHECK(refused([](State& s, Table&) { s.players[1].faction = s.players[0].faction; }) == "AA-13");
    CHECK(refused([](State& s, Table&) { s.choices.faction_bonus = 7; }) == "AA-7");
}

TEST_CASE("questions that the game would not ask are refused") {
    CHECK(refused([](State& s, Table&) {
              s.todo[0].step = Step::Checkpoint;
              s.todo[0].who = {};
          }) == "AA-35");
    CHECK(refused([](State& s, Table&) { s.todo[0].who = Actors::of(1); }) == "AA-36");
    CHECK(refused([](State& s, Table&) { s.todo[0].card = card_at(Type::Ship, 47); }) == "AA-36");
    CHECK(refused([](State& s, Table&) { s.todo[0].effect = 9999; }) == "AA-36");
    CHECK(refused([](State& s, Table&) { s.todo.push_back(s.todo[0]); }) == "AA-86");
    CHECK(refused([](State& s, Table&) { s.attack.on = true; }) == "AA-124");
    CHECK(refused([](State& s, Table&) {
              s.revealed.push_back(nth(s.deck, 0));
              s.deck.remove(nth(s.deck, 0));
          }) == "AA-170");
    CHECK(refused([](State& s, Table&) {
              s.artifacts[0] = kInPlay;
              std::sort(s.artifacts.begin(), s.artifacts.begin() + 2);
          }) == "AA-159");
    CHECK(refused([](State& s, Table&) {
              s.todo.push_back({.step = Step::Checkpoint});
              s.todo.push_back({.step = Step::Pay, .who = Actors::of(0), .amount = 40, .limit = 2});
          }) == "AA-38");
    CHECK(refused([](State& s, Table& t) {
              s.todo.push_back({.step = Step::Checkpoint});
              s.todo.push_back({.step = Step::ChooseSide, .who = Actors::of(0), .card = t.id("pl_calcine")});
          }) == "AA-36");
    CHECK(refused([](State& s, Table&) {
              s.todo.clear();
              s.attack.bonus = 2;
          }) == "AA-245");
}
