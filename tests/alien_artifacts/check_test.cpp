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
// With these frames on the menu, asked of Ruby where they ask somebody.
std::string refused(std::initializer_list<aa::Frame> frames) {
    return refused([&](State& s, Table&) {
        s.todo.push_back({.step = Step::Checkpoint});
        for (aa::Frame frame : frames) {
            if (frame.step >= Step::ChooseFaction) frame.who = Actors::of(Ruby);
            if (frame.step <= Step::FindPlan) frame.who = Actors::nature();
            s.todo.push_back(frame);
        }
    });
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

TEST_CASE("AA-53, AA-206 a payment has the limits that the table allows") {
    const auto pays = [](int amount, int limit, int extra) {
        return refused(
            {{.step = Step::Pay, .amount = byte(amount), .limit = byte(limit), .extra = byte(extra)}});
    };
    CHECK(pays(3, 2, 0).empty());
    CHECK(pays(3, kNoLimit, 0).empty());
    CHECK(pays(3, 2, 1) == "AA-36");
    CHECK(pays(3, 10, 200) == "AA-36");
    CHECK(pays(3, kNoLimit, 1) == "AA-36");
    CHECK(pays(61, kNoLimit, 0) == "AA-36");
    for (const Step step : {Step::Spend, Step::PrepareSpend}) {
        CHECK(refused({{.step = step, .limit = 2}}).empty());
        CHECK(refused({{.step = step, .limit = 2, .extra = 1}}) == "AA-36");
    }
    auto table = Table::of(2).logistic(Ruby, {"te_interterran"}).hand(Ruby, {"R3"}).turn();
    table.state.todo.push_back({.step = Step::Checkpoint});
    table.state.todo.push_back(
        {.step = Step::Pay, .who = Actors::of(Ruby), .amount = 3, .limit = 2, .extra = 1});
    CHECK(table.rules.check(table.state) == kAllowed);
    table.state.asked().extra = 2;
    CHECK(table.rules.check(table.state) == breaks("AA-36"));
}

TEST_CASE("AA-22, AA-24, AA-25 the last pick of a question is a card, a section or a place that exists") {
    const int cards = default_content()->resources;
    for (const Step step : {Step::Pay, Step::Spend, Step::PrepareSpend, Step::SpendSets, Step::Attach}) {
        CAPTURE(static_cast<int>(step));
        for (const int last : {2 * cards + 1, 200, 255})
            CHECK(refused({{.step = step, .amount = 3, .limit = 2, .last = byte(last)}}) == "AA-36");
    }
    CHECK(refused({{.step = Step::ThrowHand, .amount = 1}}).empty());
    CHECK(refused({{.step = Step::ThrowHand, .amount = 1, .last = byte(cards + 1)}}) == "AA-36");
    CHECK(refused({{.step = Step::RemoveToken, .amount = 1, .last = 200}}) == "AA-36");
    const aa::Frame asked{.step = Step::Pay, .amount = 3, .limit = 2};
    CHECK(refused({{.step = Step::Mine, .last = 48}, asked}).empty());
    CHECK(refused({{.step = Step::Mine, .last = 49}, asked}) == "AA-36");
    CHECK(refused([&](State& s, Table&) {
              s.todo[0] = {.step = Step::Discard, .who = Actors::of(Ruby), .last = byte(cards + 1)};
          }) == "AA-36");
}

TEST_CASE("AA-94 what is being attached lies open") {
    const auto attaching = [](int last) {
        return refused([=](State& s, Table&) {
            const Resource card = nth(s.deck, 0);
            s.deck.remove(card);
            s.revealed.push_back(card);
            const int section = last < 0 ? static_cast<int>(face_of(card, true)) + 1 : last;
            s.todo.push_back({.step = Step::Checkpoint});
            s.todo.push_back({.step = Step::PrepareSpend, .who = Actors::of(Ruby), .limit = 2});
            s.todo.push_back({.step = Step::Attach, .who = Actors::of(Ruby), .last = byte(section)});
        });
    };
    CHECK(attaching(-1).empty());
    CHECK(attaching(0) == "AA-36");
    CHECK(attaching(2 * default_content()->resources) == "AA-170");  // another card
}

TEST_CASE(
    "AA-9, AA-156 a deck is searched for a kind that it holds, and turned over while it holds anything") {
    const auto searching = [](Kind kind, bool spoil) {
        return refused([=](State& s, Table& t) {
            const Places wanted = t.rules.content().of_kind[Type::Planet][kind];
            const Card top = s.top[Type::Planet];
            s.below[Type::Planet].push_back(top);
            s.top[Type::Planet] = kNoCard;
            Rows out;
            for (Places left = spoil ? wanted : 0; left != 0; left &= left - 1)
                if (s.unseen.has(card_at(Type::Planet, first_place(left))))
                    out.add(card_at(Type::Planet, first_place(left)));
            s.unseen = s.unseen - out;
            s.players[2].construction = s.players[2].construction | out;
            s.todo.push_back({.step = Step::Checkpoint});
            s.todo.push_back({.step = Step::Search,
                              .type = Type::Planet,
                              .last = 1,
                              .n = byte(static_cast<int>(at(kind)))});
            s.todo.push_back({.step = Step::TurnTop, .who = Actors::nature(), .type = Type::Planet});
        });
    };
    CHECK(searching(Kind::Expansion, false).empty());
    CHECK(searching(Kind::Expansion, true) == "AA-36");
    CHECK(refused({{.step = Step::Draw, .type = Type::Ship, .amount = 1},
                   {.step = Step::TurnTop, .type = Type::Ship}}) == "AA-36");  // its top is known
}

TEST_CASE("AA-126, AA-155 effects run where they belong, and triggers trigger nothing") {
    const auto& cards = *default_content();
    const auto of = [&](Timing timing) {
        std::uint16_t i = 1;
        while (cards.effects[i].timing != timing || cards.effects[i].outs.empty()) ++i;
        return i;
    };
    const aa::Frame plan{.step = Step::FindPlan};
    const aa::Frame gains{.step = Step::GainPlan};
    const aa::Frame fires{.step = Step::Fire, .n = 1};
    const aa::Frame triggered{.step = Step::RunEffect, .effect = of(Timing::Trigger)};
    CHECK(refused({fires, triggered, gains, plan}).empty());
    CHECK(refused({triggered, gains, plan}) == "AA-86");
    CHECK(refused({fires, triggered, gains, fires, triggered, gains, plan}) == "AA-86");
    CHECK(refused({{.step = Step::RunEffect, .effect = of(Timing::Action)}, gains, plan}).empty());
    CHECK(refused({{.step = Step::RunEffect, .effect = of(Timing::Row)}, gains, plan}) == "AA-86");
    CHECK(refused({{.step = Step::RunEffect, .effect = of(Timing::Play)}, gains, plan}) == "AA-36");
}
