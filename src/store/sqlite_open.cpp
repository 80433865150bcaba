#include "store/sqlite_open.h"

#include "store/schema.h"

namespace orrery::store {

namespace {

Message problem(const char* key, const std::string& file, std::string reason = {}) {
    return {key, {{"file", file}, {"reason", std::move(reason)}}};
}

void make_tables(Database& database) {
    database.run("begin immediate");
    if (database.number("select count(*) from sqlite_schema") == 0) {
        database.run(kSchema);
        database.run("pragma application_id = " + std::to_string(kApplicationId));
        database.run("pragma user_version = " + std::to_string(kSchemaVersion));
    }
    database.run("commit");
}

std::optional<Message> refusal(Database& database, const std::string& file) {
    if (database.number("pragma application_id") != kApplicationId)
        return problem("error.store.foreign", file);
    const std::int64_t version = database.number("pragma user_version");
    if (version > kSchemaVersion)
        return Message{"error.store.newer",
                       {{"file", file},
                        {"version", std::to_string(version)},
                        {"known", std::to_string(kSchemaVersion)}}};
    const std::string quick = database.text("pragma quick_check(1)");
    if (quick != "ok") return problem("error.store.damaged", file, quick);
    return std::nullopt;
}

}  // namespace

Result<Database> open_database(const std::string& file, Database::Mode mode) {
    try {
        Database database{file, mode};
        if (mode == Database::Mode::Create) {
            database.run("pragma journal_mode = wal");
            make_tables(database);
        }
        database.run("pragma synchronous = full; pragma foreign_keys = on;");
        if (auto refused = refusal(database, file)) return *refused;
        return database;
    } catch (const SqliteError& error) {
        return problem("error.store.open", file, error.what());
    }
}

std::optional<Message> check_whole_file(Database& database, const std::string& file) {
    try {
        const std::string whole = database.text("pragma integrity_check(1)");
        if (whole != "ok") return problem("error.store.damaged", file, whole);
        const std::string stray = database.text("pragma foreign_key_check");
        if (!stray.empty()) return problem("error.store.damaged", file, stray);
        return std::nullopt;
    } catch (const SqliteError& error) {
        return problem("error.store.damaged", file, error.what());
    }
}

}  // namespace orrery::store
