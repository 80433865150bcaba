// Opening a file as a store, and refusing what is none.
#pragma once

#include <optional>
#include <vector>

#include "engine/message.h"
#include "store/sqlite.h"

namespace orrery::store {

// A connection with everything set; an empty or new file gets its tables (not in mode ReadOnly).
Result<Database> open_database(const std::string& file, Database::Mode mode);
// Looks at every page and index of the file. Slow for large stores.
std::optional<Message> check_whole_file(Database& database, const std::string& file);

}  // namespace orrery::store
