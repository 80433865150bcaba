// Rows of the store as JSON, out and in. Reading says false where something is missing or of the wrong kind.
#pragma once

#include "engine/json.h"
#include "store/rows.h"

namespace orrery::store {

boost::json::object person_json(const Person& person);
bool read_person_json(const boost::json::object& json, Person& person);
boost::json::object game_json(const StoredGame& stored, const std::vector<ChatRow>& chat);
bool read_game_json(const boost::json::object& json, StoredGame& stored, std::vector<ChatRow>& chat);

}  // namespace orrery::store
