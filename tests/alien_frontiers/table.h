// Lays the table out the way an example in the rulebook does, and plays on it in the game's own notation.
//
//     auto table = Table::of(4).docked(LunarMine, Sapphire, {1, 4}).hand({3, 4, 6});
//     table.play("dock lunar_mine");
//     CHECK(table.refuses("ship 3") == "AF-71");
//     table.play("ship 4");
//     CHECK(table.ore(Ruby) == 1);
//
// A new table stands in the action step of Ruby's turn with an empty hand: nobody owns a card or a resource,
// the display is empty, three ships of each player are in the Maintenance Bay and three in the stock.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/alien_frontiers/docking.h"
#include "games/alien_frontiers/rules.h"
#include "games/alien_frontiers/scoring.h"
#include "shared/played_table.h"

namespace orrery::af {

using orrery::act;
using orrery::code_of;

inline constexpr Seat Ruby = 0, Sapphire = 1, Jade = 2, Pearl = 3;
using enum Station;
using enum Territory;
using enum Field;
using enum Card;

class Table : public PlayedTable<Table, AlienFrontiers> {
  public:
    static Table of(int players, bool long_game = false);

    // --- laying out; each returns the table, so that they can be chained ---
    Table& turn_of(Seat seat);
    Table& hand(std::initializer_list<int> values);  // unplaced ships of the current player
    Table& docked(Station station, Seat owner, std::initializer_list<int> values);
    Table& fleet(Seat seat, int own_ships);  // own-colour count; the rest is in the stock
    Table& relic(Seat owner, RelicPlace place,
                 int value = 0);  // also gives the owner Burroughs Desert 1:0 if empty
    Table& has(Seat seat, int fuel, int ore);
    Table& owns(Seat seat, std::initializer_list<Card> cards);
    Table& shows(std::initializer_list<Card> cards);    // the display
    Table& pile(std::initializer_list<Card> cards);     // the discard pile
    Table& deck_of(std::initializer_list<Card> cards);  // exactly these are left in the deck
    Table& colonies(Territory territory, std::initializer_list<int> by_seat);
    Table& supply(Seat seat, int free_colonies);
    Table& hub(Seat seat, int circle);  // takes the colony from the supply
    Table& field(Field field, Territory territory);

    // --- playing ---
    // Ends the current turn: "end", and "keep_fuel" if asked, up to the next player's roll; then rolls these
    // values.
    Table& next_turn(std::initializer_list<int> rolls);

    // --- asking ---
    Step step() const { return state.asked().step; }
    int fuel(Seat seat) const { return state.players[seat].fuel; }
    int ore(Seat seat) const { return state.players[seat].ore; }
    int score(Seat seat) const { return af::score(state, seat); }
    Seat controller(Territory territory) const { return af::controller(state, territory); }
    int ships(Station station, Seat owner) const { return ships_at(state, station, owner).size(); }
    std::vector<int> hand() const;  // sorted, the relic included
    bool owns(Seat seat, Card card) const { return state.players[seat].cards.has(card); }
};

// Docks every ship that is left at the Solar Converter, so that the turn can end.
inline void put_away(Table& table) {
    while (!table.hand().empty()) {
        table.play("dock solar_converter");
        table.play(std::string{table.options().front()});
    }
}

}  // namespace orrery::af
