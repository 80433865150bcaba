// Positions from outside: what cannot be is refused with the number of a rule.
#include <functional>
#include <span>

#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

// In the middle of a real game, where this is asked; if it is not asked in one, in the next.
Table played(int players, std::initializer_list<std::pair<std::string_view, std::string_view>> options = {},
             Step step = Step::Act) {
    auto table = Table::setup(players, options);
    Rng rng{99};
    ActionList list;
    for (int i = 0; i < 150 || !table.asks(step); ++i) {
        const Actors who = table.rules.actors(table.state);
        REQUIRE(i < 100'000);
        if (who.over()) {
            table = Table::setup(players, options);
            continue;
        }
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

void check_refused(const Table& table, std::span<const Broken> broken) {
    REQUIRE(table.rules.check(table.state));
    int number = 0;
    for (const auto& [rule, change] : broken) {
        CAPTURE(number);
        State s = table.state;
        change(s);
        const Verdict verdict = table.rules.check(s);
        CHECK_FALSE(verdict);
        if (!verdict) CHECK(std::string{verdict.rule} == rule);
        ++number;
    }
}

// Before the draft of three players with one lore card each, or in it; Ruby has the initiative.
Table laying_out(Step step) {
    return Table::setup(3, {{"leaders", "on"}, {"setup_card", "3p_mixup"}, {"initiative", "ruby"}})
        .until(step);
}
// So many cards are taken, leaders as long as there is one to take.
Table drafting(int picks) {
    auto table = laying_out(Step::Draft);
    for (; picks > 0; --picks) table.play(table.options().front());
    REQUIRE(table.asks(Step::Draft));
    return table;
}

}  // namespace

TEST_CASE("positions that cannot be are refused") {
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
    check_refused(played(3), kBroken);
}

TEST_CASE("AR-57, AR-61, AR-75 a round that cannot be is refused") {
    const Broken kInTurn[] = {
        {"not-asked", [](State& s) { s.todo[1].a = 255; }},
        {"not-asked", [](State& s) { s.todo[1].a = byte((s.todo[1].a + 1) % 3); }},
        {"not-asked", [](State& s) { s.fight.keys = 1; }},  // nobody fights
        {"not-asked",
         [](State& s) { s.fight.defender = byte((s.turn.seat + 1) % 3), s.fight.rifles = true; }},
        {"not-asked", [](State& s) { s.journey.entered = 1; }},
        {"not-asked", [](State& s) { ask(s, Step::Extra, static_cast<int>(Kind::Move)); }},  // no Warrior
        {"not-asked",
         [](State& s) {
             then(s, Step::TakeUp, s.turn.seat);
             ask(s, Step::Steal, static_cast<int>(Resource::Fuel), 5);  // so many nobody has
         }},
        {"AR-61", [](State& s) { s.passes = 1; }},
        {"AR-75", [](State& s) { s.zeroed = true, s.declared = false; }},
    };
    check_refused(played(3), kInTurn);
    const Broken kLeading[] = {
        {"AR-61", [](State& s) { s.passes = byte(seats_with_cards(s)); }},
        {"not-asked", [](State& s) { s.journey.took_part[8] = 1; }},
    };
    check_refused(played(3, {}, Step::Lead), kLeading);
}

TEST_CASE("AR-51, AR-130, AR-214, AR-223 an action under way that cannot be is refused") {
    const Broken kMoving[] = {
        {"not-asked", [](State& s) { s.todo.back().a = kThenBattle; }},
        {"not-asked", [](State& s) { s.todo.back().a = kSprinting; }},
        {"not-asked", [](State& s) { s.todo.back().a = 255; }},
        {"not-asked", [](State& s) { s.journey.at = 8; }},
    };
    check_refused(played(3, {}, Step::MoveFrom), kMoving);
    const Broken kFighting[] = {
        {"not-asked", [](State& s) { s.fight.dice[at(Die::Skirmish)] = 1; }},
        {"not-asked", [](State& s) { s.fight.faces[at(Die::Skirmish)][0] = 1; }},
        {"not-asked", [](State& s) { s.fight.again[0] = 1; }},
        {"not-asked", [](State& s) { s.fight.rerolled_skirmish = true; }},
        {"not-asked", [](State& s) { s.fight.trophy = true; }},
        {"not-asked", [](State& s) { s.fight = {}; }},
    };
    check_refused(played(3, {}, Step::DiceSkirmish), kFighting);
    const Broken kArranging[] = {
        {"not-asked", [](State& s) { ++s.todo.back().a; }},
        {"not-asked", [](State& s) { s.todo.back().a = 0; }},  // the Ancient Holdings, which nobody has
        {"not-asked",
         [](State& s) {
             Player& player = s.players[s.asked_seat()];
             const Resource type = player.loose[Resource::Fuel] > 0 ? Resource::Fuel : Resource::Material;
             --player.loose[type];
             player.slots[kArrangeOrder[s.todo.back().a]] = type;
         }},
    };
    check_refused(played(4, {}, Step::Arrange), kArranging);
}

TEST_CASE("AR-12, AR-13, AR-16 a draft that cannot be is refused") {
    // Jade, Sapphire and Ruby have picked; now it is Jade's second pick.
    const Broken kSecondRound[] = {
        {"not-asked", [](State& s) { s.todo.back().who = Actors::of(Sapphire); }},
        {"not-asked", [](State& s) { ++s.todo[s.todo.size() - 2].a; }},
        {"not-asked", [](State& s) { s.todo[s.todo.size() - 2].a = 0; }},
        {"not-asked", [](State& s) { s.todo[s.todo.size() - 2].a = 7; }},
        {"not-asked", [](State& s) { s.leaders.remove(s.leaders.first()); }},
        {"not-asked", [](State& s) { s.lore.remove(s.lore.first()); }},
        // Somebody has picked twice, somebody not at all.
        {"not-asked",
         [](State& s) {
             s.leaders.add(s.players[Ruby].leader);
             s.players[Ruby].leader = Leader::None;
             s.players[Jade].lore.add(s.lore.first());
             s.lore.remove(s.lore.first());
         }},
    };
    check_refused(drafting(3), kSecondRound);

    // Two lore cards and no leader, where one of each is taken.
    const Broken kTwoLore[] = {
        {"AR-13",
         [](State& s) {
             s.leaders.add(s.players[Jade].leader);
             s.players[Jade].leader = Leader::None;
             s.players[Jade].lore.add(s.lore.first());
             s.lore.remove(s.lore.first());
         }},
    };
    check_refused(drafting(4), kTwoLore);
}

TEST_CASE("AR-12, AR-16 what is laid out and what is still to be laid out add up") {
    const Broken kBroken[] = {
        {"not-asked", [](State& s) { --s.todo.back().a; }},
        {"not-asked", [](State& s) { s.todo.back().a = 0; }},
        {"not-asked", [](State& s) { s.leaders.add(Leader::Elder); }},
        {"not-asked", [](State& s) { --s.todo[s.todo.size() - 2].a; }},  // the lore cards below it
        {"not-asked", [](State& s) { s.todo[s.todo.size() - 2].a = 0; }},
    };
    check_refused(laying_out(Step::OfferLeader), kBroken);
    const Broken kLore[] = {
        {"not-asked", [](State& s) { ++s.todo.back().a; }},
        {"not-asked", [](State& s) { s.lore.add(Lore::ToolPriests); }},
    };
    check_refused(laying_out(Step::OfferLore), kLore);
}

TEST_CASE("AR-10 a deal that cannot be is refused") {
    const auto dealing = Table::setup(3).until(Step::Deal);
    const Broken kBroken[] = {
        {"not-asked", [](State& s) { --s.todo.back().b; }},
        {"not-asked", [](State& s) { s.todo.back().b = 0; }},
        {"not-asked", [](State& s) { s.todo.back().a = 3; }},
        {"not-asked", [](State& s) { s.todo.back().a = s.todo[s.todo.size() - 2].a; }},
        {"not-asked",  // the next hand is not empty any more
         [](State& s) {
             Player& player = s.players[s.todo[s.todo.size() - 2].a];
             player.hand.add(s.undealt.first());
             player.knows.add(s.undealt.first());
             s.undealt.remove(s.undealt.first());
         }},
        {"AR-34", [](State& s) { s.players[0].cities = 128; }},
    };
    check_refused(dealing, kBroken);
}

TEST_CASE("positions of real games come back from JSON, with every option") {
    for (const auto& table : {played(2), played(3, {{"leaders", "two_lore"}}),
                              played(4, {{"leaders", "on"}, {"split_discard", "on"}})}) {
        GameOf<Arcs> game{table.rules, table.rules.setup_of(table.state)};
        CHECK_FALSE(game.set_state(to_json(table.state)).has_value());
        CHECK(game.true_state() == table.state);
    }
}

TEST_CASE("AR-151 a position in which somebody is to be rescued comes back, with the pips that are left") {
    auto table = played(3).rescuing();
    State& s = table.state;
    const Seat seat = s.turn.seat;
    for (Fleets& fleet : s.fleets) {
        s.players[seat].ships =
            static_cast<std::uint8_t>(s.players[seat].ships + fleet.fresh[seat] + fleet.damaged[seat]);
        fleet.fresh[seat] = fleet.damaged[seat] = 0;
    }
    s.players[seat].starports += byte(s.buildings.starports[seat].size());
    s.buildings.damaged = s.buildings.damaged - s.buildings.starports[seat];
    s.buildings.used = s.buildings.used - s.buildings.starports[seat];
    s.buildings.starports[seat] = {};
    s.journey = {};
    s.fight = {};
    table.play("end_turn");
    REQUIRE(table.asks(Step::Rescue));
    CHECK(s.turn.pips > 0);
    CHECK(table.rules.check(s));
}
