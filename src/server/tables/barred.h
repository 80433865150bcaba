// Who lost a seat at a table while it waited (free_seat), and has none there any more. The table's log keeps
// marks of them, from which nobody reads who they were.
#pragma once

#include "server/tables/hall.h"

namespace orrery::server {

// Of the person, and of guests from where they were; but not of guests from where the one who sends them
// away is: a family, a class.
std::string marks_of(const Hall& hall, const std::string& table, const std::string& gone,
                     const std::string& owner);
bool is_barred(const Hall& hall, const Table& table, const std::string& person);

}  // namespace orrery::server
