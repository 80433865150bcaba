// What a seat is told of a position, as a number and as a view: no part is left out.
#include "games/master_of_orion/rules.h"
#include "shared/key_law.h"
#include "shared/setups.h"
#include "shared/view_golden.h"

using namespace orrery;
using namespace orrery::mo;

namespace {

bool left_out_of_the_key(const State& s, Seat viewer, const std::string& path) {
    // Which cards of a hand are the new ones, nobody else knows.
    return path.starts_with(".drawn") && s.todo.back().who.first() != viewer;
}

}  // namespace

TEST_CASE("the key of a position has every part that the seat knows") {
    check_keys_know_every_part<MasterOfOrion>(MasterOfOrion{}, left_out_of_the_key, 20);
}

TEST_CASE("every field of the view says what it said") {
    const Setup setups[] = {setup_of<MasterOfOrion>(2, {}), setup_of<MasterOfOrion>(3, {{"races", "random"}}),
                            setup_of<MasterOfOrion>(4, {})};
    check_golden("master_of_orion/golden/views.txt", fields_of_views(MasterOfOrion{}, setups, 2));
}
