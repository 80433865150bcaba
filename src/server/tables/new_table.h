// Tables that begin: made, joined by a link, played again.
#pragma once

#include "server/tables/hall.h"

namespace orrery::server {

// What somebody wants (NewTable of web/src/api/types.ts), or why it cannot be.
struct Wish {
    store::StoredGame stored;
    std::optional<std::uint64_t> seed;  // chosen luck
};
Result<Wish> read_wish(const Hall& hall, const boost::json::object& wanted, const std::string& person);

// Gives the table an id, luck and links for its open seats, and writes it; with no open seat the game begins
// when somebody of it looks (Hall::begin). `done` gets null if it could not be written.
void open_table(Hall& hall, store::StoredGame stored, std::optional<std::uint64_t> seed,
                std::function<void(Live*)> done);

// The seat of a link becomes the person's; once. The refusals: "no_invite", "used", "held", "blocked",
// "seated", "over", "store".
void join(Hall& hall, const std::string& token, const std::string& person,
          std::function<void(std::variant<Live*, Refused>)> done);

}  // namespace orrery::server
