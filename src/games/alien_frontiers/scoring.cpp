#include "games/alien_frontiers/scoring.h"

#include <tuple>

namespace orrery::af {

// AF-183: colonies, control, the Positron Field, Alien City, Alien Monument; a function of the present
// position.
int score(const State& s, Seat seat) {
    int points = 0;
    for (const Territory territory : every<Territory>()) {
        points += s.colonies[territory][seat];
        if (controller(s, territory) != seat) continue;
        points += 1 + int{s.fields[Field::Positron] == territory};  // AF-133
    }
    for (const CardRow& row : kCards.items)
        if (s.players[seat].cards.has(row.card)) points += row.points;  // AF-145
    return points;
}

// AF-186, AF-188: score, then cards, ore, fuel; more is better. AF-187: equal in all: they share the rank.
Standing standing(const State& s) {
    Standing result;
    const auto strength = [&](Seat seat) {
        const Player& player = s.players[seat];
        return std::tuple{result.scores[seat], player.cards.size(), player.ore, player.fuel};
    };
    for (Seat seat = 0; seat < s.seats(); ++seat)
        result.scores[seat] = static_cast<std::int16_t>(score(s, seat));
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        result.ranks[seat] = 1;
        for (Seat rival = 0; rival < s.seats(); ++rival)
            result.ranks[seat] = code_of(result.ranks[seat] + int{strength(rival) > strength(seat)});
    }
    return result;
}

}  // namespace orrery::af
