// What the evaluation needs to know about the whole table, looked up once.
#pragma once

#include "games/pocket_imperium/board.h"
#include "games/pocket_imperium/insight_weights.h"

namespace orrery::pi {

// Of the game: 1 in the first round, 0 in the last.
constexpr double part_left(int round, int rounds) {
    return static_cast<double>(rounds - round) / (rounds - 1);
}

struct Survey {
    Survey(const Now& now, const Weights& weights);

    // Whether the seat will execute this command in this round yet, as far as anybody knows.
    bool to_come(Seat seat, Command command) const {
        return ((commands[seat] >> static_cast<unsigned>(command)) & 1U) != 0;
    }
    // Numbers of planets by level; 0: Prime.
    using Planets = std::array<int, 3>;

    // What holding this planet to the end would bring (PI-97, PI-135, PI-136).
    double planet(System system) const { return system == kPrime ? prime : levels[level(system)]; }
    double worth_of(const Planets& planets) const {
        return levels[1] * planets[1] + levels[2] * planets[2] + (planets[0] > 0 ? prime : 0);
    }
    std::size_t level(System system) const {
        return now.s.kinds[Kind::LevelTwo].has(system) ? 2 : now.s.kinds[Kind::LevelOne].has(system) ? 1 : 0;
    }
    // PI-89: capacity(), looked up in two sets.
    int sustains(System system) const {
        if (system == kPrime) return 4;
        return int{one_more.has(system)} + 2 * int{two_more.has(system)};
    }
    // The most that any other seat has in a sector.
    int others_in_sector(Seat seat, std::size_t slot) const {
        const Sector& sector = sectors[slot];
        return sector.leader == seat ? sector.second : sector.most;
    }

    Now now;
    const GalaxyMap& map;
    SystemSet with_planet, held;  // by anybody
    SystemSet one_more, two_more;
    std::array<SystemSet, kSeats> beside{};  // what each seat has; its own systems, too, if they lie so
    std::array<std::uint8_t, kSeats> commands{};
    int scorings = 0;  // how often the sectors will still be scored in turn
    double left = 1;   // part_left()
    std::array<double, 3> levels{};
    double prime = 0;
    std::array<Planets, kSeats> planets_of{};                             // but Prime
    std::array<std::array<std::int8_t, kSlots + 1>, kSeats> in_sector{};  // points of each sector, by slot
    struct Sector {
        int most = 0, second = 0;  // of all seats
        Seat leader = kNobody;
    };
    std::array<Sector, kSlots + 1> sectors{};

  private:
    void look_at_seat(Seat seat);
};

}  // namespace orrery::pi
