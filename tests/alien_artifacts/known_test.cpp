// What a seat is told of a position, as a number and as a view: no part is left out.
#include "games/alien_artifacts/rules.h"
#include "shared/key_law.h"
#include "shared/setups.h"
#include "shared/view_golden.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

constexpr std::size_t kPlansOfTheBox = 12;  // of the content that is built in; a State has room for more

bool left_out_of_the_key(const State& s, Seat, const std::string& path) {
    // The setup does not change in a game; the deck is what lies nowhere else; the tokens tell which cards
    // are blocked.
    if (path.starts_with(".choices") || path.starts_with(".deck") || path.starts_with(".blocked"))
        return true;
    for (std::size_t i = kPlansOfTheBox; i < s.plans.size(); ++i)
        if (path == ".plans[" + std::to_string(i) + "]") return true;
    return false;
}

}  // namespace

TEST_CASE("the key of a position has every part that the seat knows") {
    check_keys_know_every_part<AlienArtifacts>(AlienArtifacts{}, left_out_of_the_key, 20);
}

TEST_CASE("every field of the view says what it said") {
    const Setup setups[] = {setup_of<AlienArtifacts>(2, {}), setup_of<AlienArtifacts>(3, {}),
                            setup_of<AlienArtifacts>(5, {})};
    check_golden("alien_artifacts/golden/views.txt", fields_of_views(AlienArtifacts{}, setups, 2));
}
