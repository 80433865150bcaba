#include "games/alien_frontiers/scoring.h"

#include <tuple>

namespace orrery::af {

namespace {

int for_cards(const State& s, Seat seat) {
    int points = 0;
    for (const CardRow& row : kCards.items)
        if (s.players[seat].cards.has(row.card)) points += row.points;  // AF-145
    return points;
}

// AF-183: colonies, control, the Positron Field, Alien City, Alien Monument; a function of the present
// position.
struct Points {
    int colonies = 0, control = 0, positron = 0, cards = 0;

    int sum() const { return colonies + control + positron + cards; }
};

Points points_of(const State& s, Seat seat) {
    Points points;
    for (const Territory territory : every<Territory>()) {
        points.colonies += s.colonies[territory][seat];
        if (controller(s, territory) != seat) continue;
        ++points.control;
        points.positron += int{s.fields[Field::Positron] == territory};  // AF-133
    }
    points.cards = for_cards(s, seat);
    return points;
}

}  // namespace

int score(const State& s, Seat seat) { return points_of(s, seat).sum(); }

Breakdown breakdown(const State& s) {
    Breakdown rows{{"colonies"}, {"control"}, {"positron"}, {"cards"}};
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Points points = points_of(s, seat);
        const int values[] = {points.colonies, points.control, points.positron, points.cards};
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].points[seat] = static_cast<std::int16_t>(values[i]);
    }
    return rows;
}

Goods goods(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    return {{"score", score(s, seat)},
            {"fleet", own_count(player)},
            {"fuel", player.fuel},
            {"ore", player.ore},
            {"cards", player.cards.size()}};
}

// AF-186, AF-188: score, then cards, ore, fuel; more is better. AF-187: equal in all: they share the rank.
Standing standing(const State& s) {
    Standing result;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        result.scores[seat] = static_cast<std::int16_t>(score(s, seat));
    result.rank(s.seats(), [&](Seat seat) {
        const Player& player = s.players[seat];
        return std::tuple{result.scores[seat], player.cards.size(), player.ore, player.fuel};
    });
    return result;
}

}  // namespace orrery::af
