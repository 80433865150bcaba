// What a seat is told of a position, as a number and as a view: no part is left out.
#include "games/alien_frontiers/rules.h"
#include "shared/key_law.h"
#include "shared/setups.h"
#include "shared/view_golden.h"

using namespace orrery;
using namespace orrery::af;

namespace {

bool left_out_of_the_key(const State&, Seat, const std::string& path) {
    return path == ".first_player" || path == ".long_game";  // the setup does not change in a game
}

}  // namespace

TEST_CASE("the key of a position has every part that the seat knows") {
    check_keys_know_every_part<AlienFrontiers>(AlienFrontiers{}, left_out_of_the_key, 20);
}

TEST_CASE("every field of the view says what it said") {
    const Setup setups[] = {setup_of<AlienFrontiers>(2, {}),
                            setup_of<AlienFrontiers>(3, {{"length", "long"}}),
                            setup_of<AlienFrontiers>(4, {})};
    check_golden("alien_frontiers/golden/views.txt", fields_of_views(AlienFrontiers{}, setups, 2));
}
