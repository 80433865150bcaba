// What a seat is asked, as one message: all that it may know, and nothing else.
#pragma once

#include "engine/position.h"
#include "protocol/line.h"

namespace orrery::protocol {

enum class WithWorld : bool { No, Yes };

// The message of the host. It depends on what the seat may know and on `rng` alone: two positions that the
// seat cannot tell apart give the same bytes.
Json decision_json(const AnyGame& game, Seat seat, Rng& rng, WithWorld with_world);

// What a program that imagines needs of it: a possible world in which the seat is asked.
struct Decision {
    Seat seat = 0;
    std::optional<std::uint64_t> seed;
    std::unique_ptr<AnyGame> world;
};
Reply<Decision> read_decision(std::string_view text, const Games& games);

}  // namespace orrery::protocol
