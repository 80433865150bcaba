#include "store/archive_rows.h"

namespace orrery::store {

using boost::json::array;
using boost::json::object;

namespace {

// The fields of every row, once: writing and reading both go through them.
// Of seats; archives from before bots had tempers do without.
constexpr const char* kTemper = "temper";

template <class Each>
void fields(Person& row, Each each) {
    each("id", row.id);
    each("name", row.name);
    each("lang", row.lang);
    each("account", row.account);
    each("password", row.password);
    each("created", row.created);
    each("gone", row.gone);
    each("role", row.role);
    each("muted_until", row.muted_until);
}

template <class Each>
void fields(TableRow& row, Each each) {
    each("id", row.id);
    each("kind", row.kind);
    each("rules_version", row.rules_version);
    each("content", row.content);
    each("players", row.players);
    each("options", row.options);
    each("seed", row.seed);
    each("chosen", row.chosen);
    each("name", row.name);
    each("clock", row.clock);
    each("public", row.is_public);
    each("owner", row.owner);
    each("state", row.state);
    each("next", row.next);
    each("created", row.created);
    each("updated", row.updated);
    each("open_chat", row.open_chat);
}

template <class Each>
void fields(SeatRow& row, Each each) {
    each("seat", row.seat);
    each("kind", row.kind);
    each("person", row.person);
    each("name", row.name);
    each("level", row.level);
    each("conceded", row.conceded);
    each("replaced", row.replaced);
    each(kTemper, row.temper);
}

template <class Each>
void fields(Entry& row, Each each) {
    each("n", row.n);
    each("kind", row.kind);
    each("ply", row.ply);
    each("seat", row.seat);
    each("body", row.body);
    each("at", row.at);
    each("spent", row.spent);
}

template <class Each>
void fields(ChatRow& row, Each each) {
    each("n", row.n);
    each("person", row.person);
    each("name", row.name);
    each("seat", row.seat);
    each("text", row.text);
    each("at", row.at);
    each("hidden", row.hidden);
}

template <class T>
object row_json(T row) {
    object json;
    fields(row, [&](const char* name, const auto& value) {
        if constexpr (std::is_enum_v<std::decay_t<decltype(value)>>)
            json[name] = static_cast<int>(value);
        else
            json[name] = value;
    });
    return json;
}

template <class T>
array rows_json(const std::vector<T>& rows) {
    array all;
    for (const T& row : rows) all.push_back(row_json(row));
    return all;
}

// No server writes longer ones, and nobody could be sent them.
bool read_value(const Json& json, std::string& value) {
    constexpr std::size_t kLongest = 4096;
    if (!json.is_string() || json.get_string().size() > kLongest) return false;
    value = json.get_string();
    return true;
}
bool read_value(const Json& json, bool& value) {
    if (json.is_bool()) value = json.get_bool();
    return json.is_bool();
}
template <class T>
bool read_value(const Json& json, T& value) {
    boost::system::error_code error;
    const auto number = json.to_number<std::int64_t>(error);
    const bool in_enum = !std::is_enum_v<T> || (number >= 0 && number <= 2);  // each of ours has three values
    value = static_cast<T>(number);
    return !error && in_enum && static_cast<std::int64_t>(value) == number;
}

template <class T>
bool read_row(const object& json, T& row) {
    bool good = true;
    fields(row, [&](const char* name, auto& value) {
        const auto* field = json.if_contains(name);
        const bool later = field == nullptr && std::string_view{name} == kTemper;
        good = good && (later || (field != nullptr && read_value(*field, value)));
    });
    return good;
}

template <class T>
bool read_rows(const object& json, const char* name, std::vector<T>& rows) {
    const auto* field = json.if_contains(name);
    const auto* items = field == nullptr ? nullptr : field->if_array();
    if (items == nullptr) return false;
    for (const Json& item : *items) {
        rows.emplace_back();
        if (!item.is_object() || !read_row(item.get_object(), rows.back())) return false;
    }
    return true;
}

}  // namespace

object person_json(const Person& person) { return row_json(person); }
bool read_person_json(const object& json, Person& person) { return read_row(json, person); }

object game_json(const StoredGame& stored, const std::vector<ChatRow>& chat) {
    object json = row_json(stored.game);
    json["seats"] = rows_json(stored.seats);
    json["entries"] = rows_json(stored.entries);
    json["chat"] = rows_json(chat);
    return json;
}

bool read_game_json(const object& json, StoredGame& stored, std::vector<ChatRow>& chat) {
    return read_row(json, stored.game) && read_rows(json, "seats", stored.seats) &&
           read_rows(json, "entries", stored.entries) && read_rows(json, "chat", chat);
}

}  // namespace orrery::store
