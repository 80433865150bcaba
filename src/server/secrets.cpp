#include "server/secrets.h"

#include <algorithm>

namespace orrery::server {

bool has_secrets(const AnyGame& game, Seat seat) {
    // Any difference counts, whatever it says: whether there is a curtain must not tell what is behind it.
    if (game.view(seat) != game.view(kSpectator)) return true;
    ActionList options;
    game.list(seat, options);
    return std::any_of(options.begin(), options.end(),
                       [&](Action option) { return game.witnesses(seat, option) != kEverybody; });
}

}  // namespace orrery::server
