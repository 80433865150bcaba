// What the evaluation needs to know about the whole table, looked up once.
#pragma once

#include "games/pocket_imperium/board.h"
#include "games/pocket_imperium/insight_weights.h"

namespace orrery::pi {

double part_left(const State& s);  // of the game: 1 in the first round, 0 in the last

struct Survey {
    Survey(const Now& now, const Weights& weights);

    // Whether the seat will execute this command in this round yet, as far as anybody knows.
    bool to_come(Seat seat, Command command) const {
        return ((commands[seat] >> static_cast<unsigned>(command)) & 1U) != 0;
    }
    // What holding this planet to the end would bring (PI-97, PI-135, PI-136).
    double planet(System system) const { return system == kPrime ? prime : levels[level(system)]; }
    std::size_t level(System system) const {
        return now.s.kinds[Kind::LevelTwo].has(system) ? 2 : now.s.kinds[Kind::LevelOne].has(system) ? 1 : 0;
    }

    Now now;
    SystemSet with_planet;
    std::array<std::uint8_t, kSeats> commands{};
    int scorings = 0;  // how often the sectors will still be scored in turn
    double left = 1;   // part_left()
    std::array<double, 3> levels{};
    double prime = 0;
    std::array<std::array<std::int8_t, kSlots + 1>, kSeats> in_sector{};  // points of each sector, by slot
};

}  // namespace orrery::pi
