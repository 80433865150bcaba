#include "server/show/course.h"

namespace orrery::server {

using boost::json::array;
using boost::json::object;

namespace {

// A turn has ended where the next who answers is another one; what chance does belongs to the turn before.
bool ends_turn(const Match& match, std::size_t ply) {
    const auto answers = match.answers();
    if (ply == answers.size()) return true;
    if (answers[ply].seat == kChance) return false;
    std::size_t before = ply;
    while (before > 0 && answers[before - 1].seat == kChance) --before;
    return before > 0 && answers[before - 1].seat != answers[ply].seat;
}

}  // namespace

std::vector<std::size_t> turn_ends(const Match& match) {
    std::vector<std::size_t> plies;
    for (std::size_t ply = 1; ply <= match.ply(); ++ply)
        if (ends_turn(match, ply)) plies.push_back(ply);
    return plies;
}

Json course_json(const Match& match) {
    const auto game = match.start().clone();
    array plies;
    array all;
    Standing last;
    for (std::size_t ply = 0; ply <= match.ply(); ++ply) {
        if (ply > 0) game->play(match.answers()[ply - 1].seat, match.answers()[ply - 1].action);
        const Standing now = game->standing();
        if (ply > 0 && ply < match.ply() && now.scores == last.scores) continue;
        last = now;
        array scores;
        for (int seat = 0; seat < game->players(); ++seat)
            scores.push_back(now.scores[static_cast<std::size_t>(seat)]);
        plies.push_back(ply);
        all.push_back(std::move(scores));
    }
    return object{{"plies", plies}, {"scores", all}, {"turns", boost::json::value_from(turn_ends(match))}};
}

}  // namespace orrery::server
