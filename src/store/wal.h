// SQLite's write-ahead log, looked at before SQLite opens it: what is damaged in it SQLite passes over in
// silence, as if it had never been written.
#pragma once

#include <cstddef>
#include <string>

namespace orrery::store {

// How many commits the log holds that cannot be read any more, because something before them or in them is
// damaged. 0: none, or there is no log. Commits that were never finished do not count.
std::size_t lost_commits(const std::string& wal_file);

}  // namespace orrery::store
