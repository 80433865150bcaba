#include "store/sqlite_open.h"

#include "store/names.h"
#include "store/private_file.h"
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
        database.run(kSchemaOfModeration);
        database.run(kSchemaOfVersion4);
        database.run(kColumnsOfVersion5);
        database.run("pragma application_id = " + std::to_string(kApplicationId));
        database.run("pragma user_version = " + std::to_string(kSchemaVersion));
    }
    database.run("commit");
}

// Of two accounts that look alike the one that comes later gets a key of its own: nobody loses an account.
// Accounts of the first version were called by what they log in with.
void write_keys(Database& database, const char* names) {
    std::vector<std::pair<std::string, std::string>> accounts;
    Statement& all = database.prepared(names);
    while (all.row()) {
        std::string id = all.text();
        accounts.emplace_back(std::move(id), all.text());
    }
    for (const auto& [id, account] : accounts) {
        const std::string key = name_key(account);
        Statement& taken = database.prepared("select 1 from person where key = ? and id <> ?");
        const bool there = taken.with(key, id).row();
        taken.reset();
        database.prepared("update person set key = ? where id = ?")
            .with(there ? key + '#' + id : key, id)
            .done();
    }
}

void write_looks(Database& database) {
    std::vector<std::pair<std::string, std::string>> people;
    Statement& all = database.prepared("select id, name from person where name <> ''");
    while (all.row()) {
        std::string id = all.text();
        people.emplace_back(std::move(id), all.text());
    }
    for (const auto& [id, name] : people)
        database.prepared("update person set look = ? where id = ?").with(name_key(name), id).done();
}

void bring_to_version_4(Database& database, std::int64_t version) {
    if (version == 1) {
        database.run(kColumnsOfVersion2);
        write_keys(database, "select id, account from person where account is not null order by created, id");
        database.run("update person set gone = 1 where name = '' and account is null");
        database.run(kSchemaOfModeration);
    }
    if (version < 3) database.run(kColumnsOfVersion3);
    database.run(kSchemaOfVersion4);
    write_looks(database);
    // What counts as unseen in a name has changed.
    if (version > 1)
        write_keys(database, "select id, name from person where account is not null order by created, id");
}

void bring_up_to_date(Database& database) {
    const std::int64_t version = database.number("pragma user_version");
    if (database.number("pragma application_id") != kApplicationId || version < 1 ||
        version >= kSchemaVersion)
        return;
    database.run("begin immediate");
    if (version < 4) bring_to_version_4(database, version);
    database.run(kColumnsOfVersion5);
    database.run("pragma user_version = " + std::to_string(kSchemaVersion));
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
        if (mode == Database::Mode::Create) {
            make_private(file);  // what SQLite puts beside it gets the same rights
            for (const char* beside : {"-wal", "-shm"}) keep_private(file + beside);
        }
        Database database{file, mode};
        if (mode == Database::Mode::Create) {
            database.run("pragma journal_mode = wal");
            make_tables(database);
            bring_up_to_date(database);
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
