// SQLite's C interface, as values that clean up after themselves. Problems are thrown as SqliteError; they do
// not leave the store.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace orrery::store {

class SqliteError final : public std::runtime_error {
  public:
    SqliteError(int code, const std::string& what) : std::runtime_error{what}, code_{code} {}
    bool is_constraint() const;
    bool is_damage() const;  // of the file: nothing makes it whole again

  private:
    int code_;
};

// An empty text is written as NULL.
struct OrNull {
    std::string_view text;
};

// A prepared statement; values are bound in order, then rows are read column by column.
class Statement {
  public:
    Statement(sqlite3* database, std::string_view sql);

    // Values for the gaps, in order.
    template <class... T>
    Statement& with(const T&... values) {
        (bind(values), ...);
        return *this;
    }

    bool row();   // the next row, if there is one
    void done();  // runs to the end; ready for the next values

    std::int64_t integer();  // of the next column
    std::string text();      // NULL reads as empty
    void reset();

  private:
    void bind(std::int64_t value);
    void bind(int value) { bind(static_cast<std::int64_t>(value)); }
    void bind(std::string_view value);
    void bind(const OrNull& value);

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    int bound_ = 0, column_ = 0;
};

class Database {
  public:
    enum class Mode : std::uint8_t { Create, ReadWrite, ReadOnly };
    Database(const std::string& file, Mode mode);

    void run(const std::string& sql);  // one or several statements without values
    // Prepared once for each text; reset before it is handed out.
    Statement& prepared(std::string_view sql);
    std::int64_t number(std::string_view sql);
    std::string text(std::string_view sql);
    sqlite3* handle() const { return handle_.get(); }

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };
    std::unique_ptr<sqlite3, Close> handle_;
    std::map<std::string, Statement, std::less<>> statements_;
};

}  // namespace orrery::store
