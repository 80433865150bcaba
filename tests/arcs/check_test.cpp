// Positions from outside: what cannot be is refused with the number of a rule.
#include <functional>

#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

// In the middle of a real game.
Table played(int players, std::initializer_list<std::pair<std::string_view, std::string_view>> options = {}) {
    auto table = Table::setup(players, options);
    Rng rng{99};
    ActionList list;
    for (int i = 0; i < 150 || !table.asks(Step::Act); ++i) {
        const Actors who = table.rules.actors(table.state);
        REQUIRE_FALSE(who.over());
        if (who.chance) {
            table.rules.play(table.state, kChance, table.rules.sample(table.state, rng));
            continue;
        }
        list.clear();
        table.rules.list(table.state, who.first(), list);
        table.rules.play(table.state, who.first(), list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return table;
}

struct Broken {
    std::string rule;
    std::function<void(State&)> change;
};

}  // namespace

TEST_CASE("positions that cannot be are refused") {
    const auto table = played(3);
    REQUIRE(table.rules.check(table.state));
    const Broken kBroken[] = {
        {"AR-34", [](State& s) { ++s.players[0].ships; }},
        {"AR-34", [](State& s) { ++s.fleets[8].fresh[1]; }},
        {"AR-34", [](State& s) { ++s.players[2].agents; }},
        {"AR-34", [](State& s) { --s.players[1].starports; }},
        {"AR-31", [](State& s) { ++s.players[1].trophies[Trophy::Ship][1], --s.players[1].ships; }},
        {"AR-32", [](State& s) { ++s.players[1].captives[1], --s.players[1].agents; }},
        {"AR-37", [](State& s) { ++s.supply[Resource::Fuel]; }},
        {"AR-21", [](State& s) { ++s.fleets[0].fresh[0], --s.players[0].ships; }},
        {"AR-20", [](State& s) { s.fleets[8].fresh[3] = 1; }},
        {"AR-23",
         [](State& s) { s.buildings.damaged.add((kPlaceTables.all[8] - s.buildings.all()).first()); }},
        {"AR-5", [](State& s) { s.out = 0; }},
        {"AR-5", [](State& s) { s.setup = SetupCard::FourMixUp1; }},
        {"AR-19", [](State& s) { s.initiative = 3; }},
        {"AR-2", [](State& s) { s.players[0].hand.add(card_of(Suit::Aggression, 7)); }},
        {"AR-4", [](State& s) { s.court_deck.remove(s.court_deck.first()); }},
        {"AR-4", [](State& s) { s.row[0] = s.row[1]; }},
        {"AR-256", [](State& s) { s.flipped = 3; }},
        {"AR-258", [](State& s) { s.chapter = 6; }},
        {"AR-11", [](State& s) { s.players[0].leader = Leader::Elder; }},
        {"AR-44", [](State& s) { s.players[s.leader].knows = {}, s.open_knowledge = {}; }},
        {"not-asked", [](State& s) { s.todo.pop_back(); }},
        {"not-asked", [](State& s) { s.todo.back().who = Actors::of(byte((s.turn.seat + 1) % 3)); }},
        {"not-asked", [](State& s) { ask(s, Step::MoveTo, 0, 0); }},
        {"not-asked", [](State& s) { ask(s, Step::Raid); }},
        {"not-asked", [](State& s) { ask(s, Step::TaxType, 55); }},
        {"not-asked", [](State& s) { ask(s, Step::BattleRival, 23); }},
        {"not-asked", [](State& s) { ask(s, Step::Arrange, 9); }},
        {"not-asked", [](State& s) { s.turn.pips = 9; }},
        {"not-asked", [](State& s) { s.fight.defender = 3; }},
        {"not-asked", [](State& s) { s.journey.took_part[8] = 15; }},
    };
    int number = 0;
    for (const auto& [rule, change] : kBroken) {
        CAPTURE(number);
        State s = table.state;
        change(s);
        const Verdict verdict = table.rules.check(s);
        CHECK_FALSE(verdict);
        if (!verdict) CHECK(std::string{verdict.rule} == rule);
        ++number;
    }
}

TEST_CASE("positions of real games come back from JSON, with every option") {
    for (const auto& table : {played(2), played(3, {{"leaders", "two_lore"}}),
                              played(4, {{"leaders", "on"}, {"split_discard", "on"}})}) {
        GameOf<Arcs> game{table.rules, table.rules.setup_of(table.state)};
        CHECK_FALSE(game.set_state(to_json(table.state)).has_value());
        CHECK(game.true_state() == table.state);
    }
}
