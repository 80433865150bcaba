#include "store/sqlite_store.h"

#include <filesystem>

#include "store/names.h"
#include "store/private_file.h"
#include "store/sqlite_open.h"
#include "store/sqlite_rows.h"
#include "store/wal.h"

namespace orrery::store {

namespace {

// For whoever wants to look what was in it.
void keep_damaged(const std::string& log, const std::string& copy) {
    std::error_code ignored;
    std::filesystem::copy_file(log, copy, std::filesystem::copy_options::overwrite_existing, ignored);
    keep_private(copy);
}

// What is damaged stays in the file until it is written over, and would be found again and again.
void begin_log_anew(Database& writer) {
    try {
        writer.run("pragma wal_checkpoint(truncate)");
    } catch (const SqliteError&) {  // somebody reads; then it is found again
    }
}

}  // namespace

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& folder, Trip trip) {
    const std::string log = folder + '/' + kStoreFile + "-wal";
    const std::size_t lost = lost_commits(log);
    if (lost > 0) keep_damaged(log, folder + '/' + kDamagedLog);
    auto writer = open_database(folder + '/' + kStoreFile, Database::Mode::Create);
    if (!writer) return writer.problem();
    if (lost > 0) begin_log_anew(*writer);
    auto reader = open_database(folder + '/' + kStoreFile, Database::Mode::ReadOnly);
    if (!reader) return reader.problem();
    auto store = std::unique_ptr<SqliteStore>{
        new SqliteStore{std::move(*reader), std::move(*writer), std::move(trip)}};
    store->lost_ = lost;
    return store;
}

SqliteStore::SqliteStore(Database reader, Database writer, Trip trip)
    : reader_{std::move(reader)}, writer_{std::move(writer)}, trip_{std::move(trip)}, thread_{[this] {
          write_on();
      }} {}

SqliteStore::~SqliteStore() {
    {
        const std::lock_guard lock{mutex_};
        ending_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void SqliteStore::write(Transaction transaction, Done done) {
    std::vector<Transaction> alone;
    alone.push_back(std::move(transaction));
    write_all(std::move(alone), std::move(done));
}

void SqliteStore::write_all(std::vector<Transaction> transactions, Done done) {
    {
        const std::lock_guard lock{mutex_};
        waiting_.push_back({std::move(transactions), std::move(done)});
    }
    changed_.notify_all();
}

void SqliteStore::settle() {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [this] { return waiting_.empty() && !writing_; });
    try {
        writer_.run("pragma wal_checkpoint(truncate)");
    } catch (const SqliteError&) {  // a reader is in the way; the log stays, and nothing is lost
    }
}

void SqliteStore::write_on() {
    std::unique_lock lock{mutex_};
    for (;;) {
        changed_.wait(lock, [this] { return !waiting_.empty() || ending_; });
        if (waiting_.empty()) return;
        std::vector<Waiting> batch = std::exchange(waiting_, {});
        writing_ = true;
        lock.unlock();
        const std::vector<Written> results = commit(batch);
        for (std::size_t i = 0; i < batch.size(); ++i) report(batch[i].done, results[i]);
        lock.lock();
        writing_ = false;
        changed_.notify_all();
    }
}

// What somebody does with the news is not the writer's affair.
void SqliteStore::report(const Done& done, Written result) {
    try {
        if (done) done(result);
    } catch (const std::exception&) {
        ++failed_;
    }
}

std::vector<Written> SqliteStore::commit(std::vector<Waiting>& batch) {
    std::vector<Written> results;
    try {
        writer_.run("begin immediate");
        if (trip_) trip_("writer");
        for (const Waiting& each : batch) results.push_back(apply_together(each.transactions));
        writer_.run("commit");
    } catch (const std::exception&) {  // of SQLite, or no memory
        ++failed_;
        try {
            writer_.run("rollback");
        } catch (const SqliteError&) {  // it was rolled back by itself
        }
        results.assign(batch.size(), Written::Failed);
    }
    ++commits_;
    transactions_ += batch.size();
    return results;
}

// What cannot be written leaves the others of its commit alone.
Written SqliteStore::apply_together(const std::vector<Transaction>& transactions) {
    Written result = Written::Done;
    writer_.prepared("savepoint one").done();
    try {
        for (const Transaction& each : transactions) apply(writer_, each);
    } catch (const AlreadyThere&) {
        result = Written::Conflict;
    } catch (const SqliteError& error) {
        if (!error.is_constraint()) throw;
        result = Written::Conflict;
    }
    if (result != Written::Done) writer_.prepared("rollback to one").done();
    writer_.prepared("release one").done();
    return result;
}

template <class Read>
auto SqliteStore::reading(Read read) -> decltype(read()) {
    try {
        return read();
    } catch (const SqliteError& error) {
        healthy_ = false;
        damaged_ = damaged_ || error.is_damage();
        return {};
    }
}

void SqliteStore::look_again() {
    if (healthy_ || damaged_) return;
    healthy_ = true;
    last_change();
}

std::vector<std::string> SqliteStore::ids(Statement& statement) {
    std::vector<std::string> all;
    while (statement.row()) all.push_back(statement.text());
    return all;
}

std::optional<Person> SqliteStore::person(const std::string& id) {
    return reading([&] { return read_person(reader_, id); });
}
std::optional<Person> SqliteStore::account(const std::string& name) {
    return reading([&] { return read_account(reader_, name); });
}
bool SqliteStore::lost_name(const std::string& person, const std::string& name) {
    return reading([&] {
        Statement& row = reader_.prepared("select 1 from person where id = ? and removed_look = ?");
        const bool lost = row.with(person, name_key(name)).row();
        row.reset();
        return lost;
    });
}
std::vector<Person> SqliteStore::guests_called(const std::string& name, std::size_t most) {
    return reading([&] { return read_guests(reader_, name, most); });
}
std::optional<Session> SqliteStore::session(const std::string& hash) {
    return reading([&] { return read_session(reader_, hash); });
}
std::vector<Session> SqliteStore::sessions_of(const std::string& person) {
    return reading([&] { return read_sessions(reader_, person); });
}
std::optional<Invite> SqliteStore::invite(const std::string& hash) {
    return reading([&] { return read_invite(reader_, hash); });
}
std::optional<StoredGame> SqliteStore::game(const std::string& id) {
    return reading([&] { return read_game(reader_, id); });
}
std::optional<StoredGame> SqliteStore::game_in_brief(const std::string& id) {
    return reading([&] { return read_game(reader_, id, Entries::Last); });
}
std::vector<ChatRow> SqliteStore::chat(const std::string& game, std::size_t last, std::int64_t before) {
    return reading([&] { return read_chat(reader_, game, last, before); });
}
std::vector<ChatCount> SqliteStore::chat_counts(const std::string& game) {
    return reading([&] { return read_chat_counts(reader_, game); });
}
std::vector<Ban> SqliteStore::bans(Millis now) {
    return reading([&] { return read_bans(reader_, now); });
}
std::vector<Audit> SqliteStore::audits(std::size_t most) {
    return reading([&] { return read_audits(reader_, most); });
}
std::vector<Report> SqliteStore::reports(std::size_t most, std::int64_t before) {
    return reading([&] { return read_reports(reader_, most, before); });
}
std::optional<Reset> SqliteStore::reset(const std::string& hash) {
    return reading([&] { return read_reset(reader_, hash); });
}
std::vector<std::string> SqliteStore::blocked_by(const std::string& person) {
    return reading([&] {
        return ids(reader_.prepared("select other from block where person = ? order by other").with(person));
    });
}
std::vector<std::string> SqliteStore::idle_games(GameState state, Millis before, std::size_t most) {
    return reading([&] {
        return ids(
            reader_.prepared("select id from game where state = ? and updated < ? order by updated limit ?")
                .with(static_cast<int>(state), before, static_cast<std::int64_t>(most)));
    });
}

std::optional<std::int64_t> SqliteStore::request(const std::string& game, const std::string& request) {
    return reading([&]() -> std::optional<std::int64_t> {
        Statement& row = reader_.prepared("select n from request where game = ? and request = ?");
        if (!row.with(game, request).row()) return std::nullopt;
        const std::int64_t n = row.integer();
        row.reset();
        return n;
    });
}

std::vector<std::string> SqliteStore::games_of(const std::string& person, std::size_t most) {
    return reading([&] {
        return ids(
            reader_
                .prepared("select distinct game.id, game.state = 2, game.updated from seat "
                          "join game on game.id = seat.game "
                          "where seat.person = ? and game.state < 3 order by 2, game.updated desc limit ?")
                .with(person, static_cast<std::int64_t>(most)));
    });
}

std::vector<std::string> SqliteStore::unfinished_of(const std::string& person) {
    return reading([&] {
        return ids(reader_.prepared(std::string{"select distinct game.id "} + kSeatsToGiveUp).with(person));
    });
}

std::size_t SqliteStore::waiting_seats_of(const std::string& person) {
    return reading([&] {
        Statement& row = reader_.prepared(
            "select count(*) from seat join game on game.id = seat.game "
            "where seat.person = ?1 and game.state = 0 and game.owner <> ?1");
        const std::int64_t seats = row.with(person).row() ? row.integer() : 0;
        row.reset();
        return static_cast<std::size_t>(seats);
    });
}

std::vector<OpenGame> SqliteStore::open_games(std::size_t most, std::size_t most_of_owner) {
    return reading([&] {
        Statement& row = reader_
                             .prepared(
                                 "select id, owner from (select id, owner, updated, row_number() over "
                                 "(partition by owner order by updated desc) as nth from game "
                                 "where state = 0 and public = 1 and exists (select 1 from seat "
                                 "where seat.game = game.id and seat.kind = 2)) "
                                 "where nth <= ?2 order by updated desc limit ?1")
                             .with(static_cast<std::int64_t>(most), static_cast<std::int64_t>(most_of_owner));
        std::vector<OpenGame> all;
        while (row.row()) {
            all.emplace_back();
            all.back().id = row.text();
            all.back().owner = row.text();
        }
        return all;
    });
}

std::vector<std::string> SqliteStore::games_in(GameState state) {
    return reading([&] {
        return ids(reader_.prepared("select id from game where state = ? order by updated desc")
                       .with(static_cast<int>(state)));
    });
}

std::vector<std::string> SqliteStore::people() {
    return reading([&] { return ids(reader_.prepared("select id from person order by id")); });
}

bool SqliteStore::any_idle(Millis before) {
    return reading([&] {
        Statement& row = reader_.prepared(std::string{"select exists ("} + kIdleSessions + ") or exists (" +
                                          kIdleGuests + ")");
        const bool any = row.with(before).row() && row.integer() != 0;
        row.reset();
        return any;
    });
}

Millis SqliteStore::last_change() {
    return reading([&] {
        return reader_.number(
            "select max(coalesce((select max(updated) from game), 0), "
            "coalesce((select max(seen) from session), 0))");
    });
}

StoreFigures SqliteStore::figures() const {
    const std::lock_guard lock{mutex_};
    return {commits_, transactions_, failed_, waiting_.size()};
}

}  // namespace orrery::store
