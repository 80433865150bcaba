#include "alien_frontiers/table.h"

#include <string>

namespace orrery::af {

namespace {

// Own-colour ships outside stock and bay; the bay holds what is left of the fleet.
void fill_bay(State& s, Seat seat) {
    int placed = s.players[seat].hand.size();
    for (const Station station : every<Station>()) placed += s.docked[station][seat].size();
    const int fleet = std::max(kOwnShips - s.players[seat].stock, placed);
    REQUIRE_MESSAGE(fleet <= kOwnShips, "a player has six ships");
    s.players[seat].stock = code_of(kOwnShips - fleet);
    s.players[seat].bay = code_of(fleet - placed);
}

}  // namespace

Table Table::of(int players, bool long_game) {
    Table table;
    Setup setup{.players = code_of(players), .choice = {code_of(int{long_game}), 1}};
    State& s = table.state = table.rules.start(setup);
    s.todo.clear();
    for (Player& player : s.players) player.fuel = player.ore = 0;
    push_automatic(s, Step::HandOver);
    push_automatic(s, Step::CleanUp);
    push(s, Step::Main);
    return table;
}

Table& Table::turn_of(Seat seat) {
    state.turn = seat;
    for (auto& frame : state.todo)
        if (frame.step == Step::Main) frame.who = Actors::of(seat);
    return *this;
}

Table& Table::hand(std::initializer_list<int> values) {
    for (const int value : values) state.me().hand.add(value);
    fill_bay(state, state.turn);
    return *this;
}

Table& Table::docked(Station station, Seat owner, std::initializer_list<int> values) {
    for (const int value : values) state.docked[station][owner].add(value);
    fill_bay(state, owner);
    return *this;
}

Table& Table::fleet(Seat seat, int own_ships) {
    state.players[seat].stock = code_of(kOwnShips - own_ships);
    fill_bay(state, seat);
    return *this;
}

Table& Table::relic(Seat owner, RelicPlace place, int value) {
    state.relic = {place, owner, code_of(value), false};
    if (colonies_on(state, BurroughsDesert) == 0) {
        state.colonies[BurroughsDesert][owner] = 1;
        --state.players[owner].colonies;
    }
    return *this;
}

Table& Table::has(Seat seat, int fuel, int ore) {
    state.players[seat].fuel = code_of(fuel);
    state.players[seat].ore = code_of(ore);
    return *this;
}

Table& Table::owns(Seat seat, std::initializer_list<Card> cards) {
    for (const Card card : cards) {
        state.deck.take(card);
        state.players[seat].cards.add(card);
    }
    return *this;
}

Table& Table::shows(std::initializer_list<Card> cards) {
    std::size_t at = 0;
    for (const Card card : cards) {
        state.deck.take(card);
        state.display[at++] = card;
    }
    return *this;
}

Table& Table::pile(std::initializer_list<Card> cards) {
    for (const Card card : cards) {
        state.deck.take(card);
        state.discard.add(card);
    }
    return *this;
}

Table& Table::deck_of(std::initializer_list<Card> cards) {
    state.deck = {};
    for (const Card card : cards) state.deck.add(card);
    return *this;
}

Table& Table::colonies(Territory territory, std::initializer_list<int> by_seat) {
    Seat seat = 0;
    for (const int count : by_seat) {
        Player& player = state.players[seat];
        player.colonies = code_of(player.colonies + state.colonies[territory][seat] - count);
        state.colonies[territory][seat++] = code_of(count);
    }
    return *this;
}

Table& Table::supply(Seat seat, int free_colonies) {
    state.players[seat].colonies = code_of(free_colonies);
    return *this;
}

Table& Table::hub(Seat seat, int circle) {
    Player& player = state.players[seat];
    if (player.hub == 0 && circle > 0) --player.colonies;
    player.hub = code_of(circle);
    return *this;
}

Table& Table::field(Field field, Territory territory) {
    state.fields[field] = territory;
    return *this;
}

Table& Table::next_turn(std::initializer_list<int> rolls) {
    play("end");
    if (step() == Step::Trim) play(options().front());
    for (const int value : rolls) play("roll " + std::to_string(value));
    return *this;
}

std::vector<int> Table::hand() const {
    std::vector<int> values;
    for_each_unplaced(state, [&](ShipClass ship) {
        for (int i = 0; i < unplaced(state, ship); ++i) values.push_back(ship.value());
    });
    return values;
}

}  // namespace orrery::af
