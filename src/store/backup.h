// Copies of a store's file: made while a server runs, checked, put in place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/message.h"

namespace orrery::store {

// Writes a copy (a file that must not be there yet) and looks it over.
std::optional<Message> back_up(const std::string& folder, const std::string& file);
// When the last copy was made that was found good, in milliseconds since 1970. Nothing: there was none.
std::optional<std::int64_t> last_backup(const std::string& folder);
// Looks the copy over and puts it into a folder that has no store.
std::optional<Message> restore(const std::string& file, const std::string& folder);
// Every page and index of a folder's store, and whether anything is lost from its write-ahead log.
std::optional<Message> check_file(const std::string& folder);

}  // namespace orrery::store
