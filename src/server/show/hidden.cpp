#include "server/show/hidden.h"

#include <algorithm>

namespace orrery::server {

bool hides_something(const AnyGame& game, Seat seat) {
    // Any difference counts, whatever it says: whether there is a curtain must not tell what is behind it.
    if (game.view(seat) != game.view(kSpectator)) return true;
    ActionList options;
    game.list(seat, options);
    return std::any_of(options.begin(), options.end(),
                       [&](Action option) { return game.witnesses(seat, option) != kEverybody; });
}

}  // namespace orrery::server
