// Chapter 7: what is scored, and who wins.
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

std::int16_t points(int n) { return static_cast<std::int16_t>(n); }

int sum_of(const Resources& tracks) {
    return tracks[Resource::Food] + tracks[Resource::Fleet] + tracks[Resource::Production];
}

// MO-158 to MO-161: points, then morale, then resources.
std::array<int, 3> merits(const State& s, const Standing& standing, Seat seat) {
    const Player& player = s.players[seat];
    return {standing.scores[seat], player.morale, sum_of(player.tracks)};
}

}  // namespace

int printed_points(const Content& content, const Player& player) {
    int sum = 0;
    for (const Stack& cards : player.systems)
        for (const Title title : cards) sum += content[title].vp;
    return sum;
}

int worth_at_end(const Content& content, const Player& player, Card card, Place place) {
    if (!content.has_effect(card, When::EndOfGame)) return 0;
    int sum = 0;
    for (const EffectStep& step : content.effect(card, When::EndOfGame).steps)
        sum += step.n * times(content, player, player, step.per, place);
    return sum;
}

int final_points(const Content& content, const Player& player) {  // MO-87: from anywhere in a system
    int sum = 0;
    for (int i = 0; i < kStacks; ++i)
        for (const Title title : player.systems[static_cast<std::size_t>(i)])
            sum += worth_at_end(content, player, Content::card(title), system_at(i));
    if (!player.advisor.empty()) {
        const Place place = has_own_system(content, player) ? Place::SystemF : Place::Advisor;
        sum += worth_at_end(content, player, content.card(player.advisor[0]), place);
    }
    if (!player.race.empty()) sum += worth_at_end(content, player, content.card(player.race[0]), Place::Race);
    return sum;
}

Breakdown breakdown(const Content& content, const State& s) {  // MO-154
    Breakdown rows{{"track", {}}, {"morale", {}}, {"structures", {}}, {"final", {}}};
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        rows[0].points[seat] = points(player.score);
        rows[1].points[seat] = points(player.morale);
        rows[2].points[seat] = points(printed_points(content, player));
        rows[3].points[seat] = points(final_points(content, player));
    }
    return rows;
}

Standing standing(const Content& content, const State& s) {
    Standing result;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        result.scores[seat] = points(player.score + player.morale + printed_points(content, player) +
                                     final_points(content, player));
    }
    result.rank(s.seats(), [&](Seat seat) { return merits(s, result, seat); });  // MO-168
    return result;
}

Goods goods(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    return {{"food", player.tracks[Resource::Food]},
            {"fleet", player.tracks[Resource::Fleet]},
            {"production", player.tracks[Resource::Production]},
            {"morale", player.morale},
            {"score", player.score},
            {"cubes", player.available},
            {"cards", player.hand.size()}};
}

}  // namespace orrery::mo
