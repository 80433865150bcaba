// What people wish for: seats at a new table, an account.
#pragma once

#include <boost/json.hpp>

namespace orrery::server {

using boost::json::object;

inline object me() { return {{"kind", "me"}}; }
inline object bot(int level = 1) { return {{"kind", "bot"}, {"level", level}}; }
inline object open_seat() { return {{"kind", "open"}}; }
inline object shared_seat(const char* name) { return {{"kind", "guest"}, {"name", name}}; }

inline const object kAla{{"name", "Ala"}, {"password", "correct horse"}};

}  // namespace orrery::server
