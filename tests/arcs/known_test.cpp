// What a seat is told of a position, as a number and as a view: no part is left out.
#include "games/arcs/rules.h"
#include "shared/key_law.h"
#include "shared/setups.h"
#include "shared/view_golden.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

bool left_out_of_the_key(const State& s, Seat viewer, const std::string& path) {
    // Setup does not change in a game. Of the others, what they know is not known, nor what was laid face
    // down.
    if (path.starts_with(".choices") || path == ".out") return true;
    if (path.starts_with(".turn.redraw")) return viewer != s.turn.seat;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        for (Card card = 0; card < kCards; ++card)
            if (path == ".players[" + std::to_string(seat) + "].knows/" + std::to_string(card))
                return seat != viewer || s.open_knowledge.has(card);
    for (std::size_t i = 0; i < s.played.size(); ++i)
        if (path == ".played[" + std::to_string(i) + "].card")
            return s.played[i].owner != viewer && !s.played[i].face_up();
    return false;
}

}  // namespace

TEST_CASE("the key of a position has every part that the seat knows") {
    check_keys_know_every_part<Arcs>(Arcs{}, left_out_of_the_key, 20);
}

TEST_CASE("every field of the view says what it said") {
    const Setup setups[] = {setup_of<Arcs>(2, {}),
                            setup_of<Arcs>(3, {{"leaders", "two_lore"}, {"split_discard", "on"}}),
                            setup_of<Arcs>(4, {{"leaders", "on"}})};
    check_golden("arcs/golden/views.txt", fields_of_views(Arcs{}, setups, 2));
}
