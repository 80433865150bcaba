#include "server/tables/known.h"

#include <algorithm>

#include "server/tables/bot_levels.h"
#include "server/tables/clock.h"

namespace orrery::server {

store::Known known_tables(const Shelf& shelf) {
    return [&shelf](const store::StoredGame& stored) {
        const auto known = [&](const store::SeatRow& seat) {
            const bool level = is_level(seat.level) || (seat.level == 0 && seat.kind != store::SeatKind::Bot);
            return level && (seat.temper.empty() || shelf.weights(stored.game.kind).is_temper(seat.temper));
        };
        return read_clock(stored.game.clock).has_value() && std::ranges::all_of(stored.seats, known);
    };
}

}  // namespace orrery::server
