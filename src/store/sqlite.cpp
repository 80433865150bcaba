#include "store/sqlite.h"

#include <sqlite3.h>

namespace orrery::store {

namespace {

[[noreturn]] void fail(sqlite3* database, int code) { throw SqliteError{code, sqlite3_errmsg(database)}; }

int flags_of(Database::Mode mode) {
    constexpr int kOwn = SQLITE_OPEN_NOMUTEX;  // every connection stays with one thread at a time
    if (mode == Database::Mode::ReadOnly) return SQLITE_OPEN_READONLY | kOwn;
    return SQLITE_OPEN_READWRITE | kOwn | (mode == Database::Mode::Create ? SQLITE_OPEN_CREATE : 0);
}

}  // namespace

bool SqliteError::is_constraint() const { return (code_ & 0xFF) == SQLITE_CONSTRAINT; }

bool SqliteError::is_damage() const {
    return (code_ & 0xFF) == SQLITE_CORRUPT || (code_ & 0xFF) == SQLITE_NOTADB;
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(sqlite3* database, std::string_view sql) {
    sqlite3_stmt* made = nullptr;
    const int code = sqlite3_prepare_v3(database, sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    if (code != SQLITE_OK) fail(database, code);
    statement_.reset(made);
}

void Statement::bind(std::int64_t value) { sqlite3_bind_int64(statement_.get(), ++bound_, value); }

void Statement::bind(std::string_view value) {
    sqlite3_bind_text(statement_.get(), ++bound_, value.data(), static_cast<int>(value.size()),
                      SQLITE_TRANSIENT);
}

void Statement::bind(const OrNull& value) {
    if (!value.text.empty()) return bind(value.text);
    sqlite3_bind_null(statement_.get(), ++bound_);
}

bool Statement::row() {
    column_ = 0;
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    sqlite3* database = sqlite3_db_handle(statement_.get());
    const int extended = sqlite3_extended_errcode(database);
    if (code != SQLITE_DONE) {
        const SqliteError error{extended, sqlite3_errmsg(database)};
        reset();
        throw error;
    }
    reset();
    return false;
}

void Statement::done() {
    while (row()) {
    }
}

std::int64_t Statement::integer() { return sqlite3_column_int64(statement_.get(), column_++); }

std::string Statement::text() {
    const int at = column_++;
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), at));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), at))};
}

void Statement::reset() {
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
    bound_ = 0;
}

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

Database::Database(const std::string& file, Mode mode) {
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &opened, flags_of(mode), nullptr);
    handle_.reset(opened);
    if (code != SQLITE_OK) fail(opened, code);
    sqlite3_busy_timeout(opened, 5000);
    sqlite3_extended_result_codes(opened, 1);
}

void Database::run(const std::string& sql) {
    const int code = sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(handle_.get(), code);
}

Statement& Database::prepared(std::string_view sql) {
    auto at = statements_.find(sql);
    if (at == statements_.end())
        at = statements_.emplace(std::string{sql}, Statement{handle_.get(), sql}).first;
    at->second.reset();
    return at->second;
}

std::int64_t Database::number(std::string_view sql) {
    Statement statement{handle_.get(), sql};
    return statement.row() ? statement.integer() : 0;
}

std::string Database::text(std::string_view sql) {
    Statement statement{handle_.get(), sql};
    return statement.row() ? statement.text() : "";
}

}  // namespace orrery::store
