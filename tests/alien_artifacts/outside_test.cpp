// More positions from outside that cannot be, each wrong in one thing alone.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

template <class Spoil>
std::string refusal_of(Spoil spoil) {
    auto table = Table::of(3).hand(Ruby, {"R3", "B2"}).building(Ruby, "sh_fram", {"R2"});
    table.logistic(Sapphire, {"pl_calcine"}).tokens("pl_calcine", 2).turn();
    REQUIRE(table.rules.check(table.state));
    spoil(table.state, table);
    const Verdict verdict = table.rules.check(table.state);
    return verdict ? "" : verdict.rule;
}

}  // namespace

TEST_CASE("AA-141 tokens lie on cards of an empire, and where they lie there is one") {
    CHECK(refusal_of([](State& s, Table& t) {
              s.tokens[0].card = t.id("sh_fram");  // under construction
              s.blocked = {};
              s.blocked.add(t.id("sh_fram"));
          }) == "AA-141");
    CHECK(refusal_of([](State& s, Table&) { s.tokens[0].n = 0; }) == "AA-141");
}

TEST_CASE("AA-35 no position stands at a step that nobody is asked") {
    CHECK(refusal_of([](State& s, Table&) { s.todo.push_back({.step = Step::Checkpoint}); }) == "AA-35");
}

TEST_CASE("AA-9 no more cards are drawn than lie below the deck") {
    for (const Step step : {Step::Draw, Step::Keep})
        CHECK(refusal_of([step](State& s, Table&) {
                  s.todo.push_back({.step = Step::Checkpoint});
                  s.todo.push_back({.step = step,
                                    .who = step == Step::Draw ? Actors::nature() : Actors::of(Ruby),
                                    .type = Type::Ship,
                                    .last = 5});
              }) == "AA-36");
}
