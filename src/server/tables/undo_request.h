// Who is asked before something is taken back that was learnt, and who has agreed.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "server/tables/table.h"

namespace orrery::server {

// Somebody asks to go back further than is free; everybody concerned is asked.
struct UndoRequest {
    Seat by = kNobody;
    std::size_t to = 0;
    std::set<Seat> needed, agreed;
};

// Others who would have to unlearn something; also who is away for a while: their game is not played without
// them.
std::set<Seat> asked_for_consent(const Table& table, const std::string& person);
// The note of who asks: it says how far back.
std::string note_of_asking(std::size_t to);
// The request that stands, as the log has it: a table that left the memory has not been answered.
std::optional<UndoRequest> standing_request(const Table& table);

}  // namespace orrery::server
