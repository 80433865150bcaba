// What a seat is told of a position, as a number and as a view: no part is left out.
#include "games/pocket_imperium/rules.h"
#include "shared/key_law.h"
#include "shared/setups.h"
#include "shared/view_golden.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

bool left_out_of_the_key(const State& s, Seat viewer, const std::string& path) {
    // The setup does not change in a game; plans and bounties of the others are hidden.
    if (path.starts_with(".choices") || path.starts_with(".kinds")) return true;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const std::string player = ".players[" + std::to_string(seat) + "].";
        if (path == player + "plan" || path == player + "bounty_points") return seat != viewer;
    }
    return false;
}

}  // namespace

TEST_CASE("the key of a position has every part that the seat knows") {
    check_keys_know_every_part<PocketImperium>(PocketImperium{}, left_out_of_the_key, 20);
}

TEST_CASE("every field of the view says what it said") {
    const Setup setups[] = {setup_of<PocketImperium>(2, {}), setup_of<PocketImperium>(3, {{"bounty", "on"}}),
                            setup_of<PocketImperium>(4, {{"layout", "random"}})};
    check_golden("pocket_imperium/golden/views.txt", fields_of_views(PocketImperium{}, setups, 2));
}
