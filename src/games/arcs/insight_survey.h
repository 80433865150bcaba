// What an evaluation wants to know of a table, looked at once for all seats.
#pragma once

#include "games/arcs/board.h"

namespace orrery::ar {

// Numbers by ambition, in their order.
using ByAmbition = std::array<int, kCount<Ambition>>;

// What a seat has on the map, in the Court and on its board.
struct Holding {
    int fresh = 0, damaged = 0;               // ships
    int gates = 0, planets = 0, foreign = 0;  // controlled; Rival cities in them
    int exposed = 0;                          // Rival ships more than own fresh ones beside own buildings
    int prey = 0;                             // own ships beside Rival buildings
    int edge = 0;                             // fresh ships more than those of a Rival beside them
    int placed = 0, leads_guild = 0, leads_vox = 0;  // agents in the Court; cards with most of them
    int grip = 0;                                    // Rival agents on cards with most of the own
    int power = 0;
    int cards = 0, pips = 0;                         // in hand; on them
    int cities = 0;                                  // on the map
    int preludes = 0;                                // Guild cards with a text for the Prelude
    std::array<int, kCount<Resource> + 1> tokens{};  // the last one: nothing
    std::array<int, kCount<Resource> + 1> guilds{};  // by suit
    ByAmbition counts{};                             // AR-241
    ByAmbition sources{};                            // own cities and Court cards that may add to the count
};

struct Survey {
    const State& s;
    std::array<Holding, kSeats> seats{};
    ByAmbition neutral{};   // AR-263
    Seat initiative;        // who will have it after this round, as things are (AR-153)
    int marker;             // the best one that is available; -1: none
    double cards_left = 0;  // of the chapter, from 1 to 0
    double left = 0;  // of the game: five chapters, fewer if somebody is close to the Power that ends it

    explicit Survey(const State& state);

  private:
    void look_at_boards();
    void look_at_map();
    void look_at_system(System system);
    void look_at_control(System system);
    void look_at_court();
};

// AR-153: by the cards on the table.
Seat next_initiative(const State& s);

double part_of_game_left(const State& s);

}  // namespace orrery::ar
