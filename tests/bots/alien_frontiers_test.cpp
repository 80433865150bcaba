// What the greedy bot does in positions of Alien Frontiers where the right answer is plain.
#include <doctest/doctest.h>

#include "alien_frontiers/table.h"
#include "bots/greedy.h"
#include "bots/reason_texts.h"
#include "games/alien_frontiers/insight.h"

namespace orrery::af {

namespace {

// What is plain must not depend on the temper; where taste has a say, it is that of the strongest.
const af::Insight& insight_of(const char* set) {
    static const af::Insight raider{*af::Insight::built_in().find("raider")};
    static const af::Insight builder{*af::Insight::built_in().find("builder")};
    return set == std::string_view{"raider"} ? raider : builder;
}

GreedyBot<AlienFrontiers, af::Insight> greedy(const char* set = "raider") {
    return GreedyBot<AlienFrontiers, af::Insight>{insight_of(set)};
}

std::string answer(const Table& table) {
    ActionList options;
    const Seat seat = table.rules.actors(table.state).first();
    table.rules.list(table.state, seat, options);
    Rng rng{7};
    return table.rules.verbs().write(greedy().choose({table.rules, table.state, seat, options, rng}));
}

// Lets greedy play until the turn is over; everything it answered, in order.
std::vector<std::string> whole_turn(Table& table) {
    std::vector<std::string> answers;
    const Seat seat = table.state.turn;
    while (!table.over() && table.rules.actors(table.state) == Actors::of(seat)) {
        answers.push_back(answer(table));
        table.play(answers.back());
    }
    return answers;
}

// Two players, Ruby with one colony left on a planet where `ruby` and `sapphire` hold a territory each.
Table near_the_end(int ruby_territories, int sapphire_territories) {
    Table table = Table::of(2);
    const Territory ring[] = {AsimovCrater,  BradburyPlateau, HeinleinPlains,
                              HerbertValley, LemBadlands,     PohlFoothills};
    for (int i = 0; i < ruby_territories; ++i) table.colonies(ring[i], {1, 0});
    for (int i = 0; i < sapphire_territories; ++i) table.colonies(ring[ruby_territories + i], {0, 1});
    table.colonies(VanVogtMountains, {7 - ruby_territories, 0});
    table.colonies(BurroughsDesert, {0, 6 - sapphire_territories});
    return table;
}

}  // namespace

TEST_CASE("greedy lands the last colony when that wins") {
    Table table = near_the_end(4, 2).hand({5, 5, 5}).has(Ruby, 0, 3);
    REQUIRE(table.score(Ruby) > table.score(Sapphire));
    CHECK(answer(table) == "dock colony_constructor");
    whole_turn(table);
    CHECK(table.over());
}

TEST_CASE("greedy lands the last colony where it takes the lead with it") {
    // 7 colonies against 6; the one landing that wins breaks Sapphire's control of a territory with a single
    // colony.
    Table table = near_the_end(1, 2).hand({5, 5, 5}).has(Ruby, 0, 3);
    whole_turn(table);
    REQUIRE(table.over());
    CHECK(table.rules.standing(table.state).ranks[Ruby] == 1);
}

TEST_CASE("greedy does not land the last colony when it would lose") {
    Table table = Table::of(2).colonies(VanVogtMountains, {7, 0}).hand({5, 5, 5}).has(Ruby, 0, 3);
    for (const Territory territory :
         {AsimovCrater, BradburyPlateau, HeinleinPlains, HerbertValley, LemBadlands})
        table.colonies(territory, {0, 1});
    table.owns(Sapphire, {AlienCity, AlienMonument});
    REQUIRE(table.score(Sapphire) > table.score(Ruby) + 2);
    whole_turn(table);
    CHECK(!table.over());
}

TEST_CASE("greedy builds the fourth ship early") {
    CHECK(answer(Table::of(2).hand({3, 3, 5}).has(Ruby, 1, 1)) == "dock shipyard");
    CHECK(answer(Table::of(4).hand({2, 6, 6}).has(Ruby, 1, 2)) == "dock shipyard");
}

TEST_CASE("greedy keeps a pair together and fetches the missing fuel first") {
    Table table = Table::of(2).hand({3, 3, 5}).has(Ruby, 0, 1);
    CHECK(whole_turn(table) ==
          std::vector<std::string>{"dock solar_converter", "ship 5", "dock shipyard", "pair 3", "end"});
    CHECK(own_count(table.state.players[Ruby]) == 4);
}

TEST_CASE("greedy makes the pair it needs with a card") {
    Table table = Table::of(2).hand({1, 3, 4}).has(Ruby, 2, 1).owns(Ruby, {BoosterPod});
    whole_turn(table);
    CHECK(own_count(table.state.players[Ruby]) == 4);
}

TEST_CASE("greedy launches as soon as it can") {
    CHECK(answer(Table::of(3).hub(Ruby, 7).has(Ruby, 1, 1).hand({1})) == "launch");
}

TEST_CASE("greedy settles where it gains control rather than where it has it") {
    Table table = Table::of(2).colonies(LemBadlands, {2, 0}).hub(Ruby, 7).has(Ruby, 1, 1);
    table.play("launch");
    CHECK(answer(table) != "land lem_badlands");
}

TEST_CASE("the terms of a position are as many as their names, and the same whenever they are asked for") {
    const af::Insight insight;
    const Table table = Table::of(3).hand({1, 2, 6}).has(Sapphire, 3, 2).owns(Jade, {AlienCity});
    for (const Seat seat : {Ruby, Sapphire, Jade}) {
        const auto terms = insight.terms(table.rules, table.state, seat);
        CHECK(terms.size() == af::Insight::kTerms.size());
        CHECK(terms == insight.terms(table.rules, table.state, seat));
    }
}

TEST_CASE("a won game is worth more than any position, a lost one less") {
    Table won = near_the_end(4, 2).hand({5, 5, 5}).has(Ruby, 0, 3);
    const af::Insight insight;
    const double before = sum(insight.terms(won.rules, won.state, Ruby));
    won.play("dock colony_constructor", "triple 5", "land asimov_crater");
    REQUIRE(won.over());
    CHECK(sum(insight.terms(won.rules, won.state, Ruby)) > 500);
    CHECK(sum(insight.terms(won.rules, won.state, Sapphire)) < -500);
    CHECK(before < sum(insight.terms(won.rules, won.state, Ruby)));
}

TEST_CASE("a builder sees what a ship, or a colony, does for the race") {
    const Table table = Table::of(2).hand({3, 3, 5}).has(Ruby, 1, 1);
    ActionList options;
    table.rules.list(table.state, Ruby, options);
    Rng rng{1};
    const Advice advice = greedy("builder").advise({table.rules, table.state, Ruby, options, rng});
    CHECK(table.rules.verbs().write(advice.rated.front().action) == "dock shipyard");
    REQUIRE(!advice.reasons.empty());
    CHECK(advice.reasons.front().term == "race");
    // More ships, or fewer colonies to land: fewer turns to the end, for whoever looks at the pace.
    const af::Insight& builder = insight_of("builder");
    Table more = Table::of(2).hand({1, 2, 6});
    const double left = builder.left(more.rules, more.state);
    more.colonies(LemBadlands, {1, 0});
    CHECK(builder.left(more.rules, more.state) < left);
}

TEST_CASE("advice names its reasons") {
    const Table table = Table::of(2).hand({3, 3, 5}).has(Ruby, 1, 1);
    ActionList options;
    table.rules.list(table.state, Ruby, options);
    Rng rng{1};
    const Advice advice = greedy().advise({table.rules, table.state, Ruby, options, rng});
    CHECK(table.rules.verbs().write(advice.rated.front().action) == "dock shipyard");
    REQUIRE(!advice.reasons.empty());
    CHECK(advice.reasons.front().term == "fleet");
    CHECK(advice.reasons.front().amount == 1);
    Texts texts{Language::English};
    texts.add(AlienFrontiers::info().texts());
    CHECK(reason_texts(advice.reasons, texts).front() == "+1 ship");
}

TEST_CASE("where luck has a say, no amounts are told") {
    const Table table = Table::of(2).hand({}).has(Ruby, 1, 1);
    const Insight insight;
    LookAhead<AlienFrontiers, Insight> ahead{table.rules, insight, Ruby, {}, 1};
    const Action end = *table.rules.verbs().read("end");
    REQUIRE(table.rules.judge(table.state, Ruby, end));
    CHECK(!ahead.end_of(table.state, end).has_value());  // AF-19: the next player's ships are rolled
}

}  // namespace orrery::af
