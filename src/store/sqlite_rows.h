// Rows in and out of SQLite: one function for each table and direction.
#pragma once

#include "store/sqlite.h"
#include "store/store.h"

namespace orrery::store {

// All of it, or nothing: the caller has begun a transaction or a savepoint.
void apply(Database& database, const Transaction& transaction);

std::optional<Person> read_person(Database& database, const std::string& id);
std::optional<Person> read_account(Database& database, const std::string& name);
std::vector<Person> read_guests(Database& database, const std::string& name, std::size_t most);
std::optional<Session> read_session(Database& database, const std::string& hash);
std::vector<Session> read_sessions(Database& database, const std::string& person);
std::optional<Invite> read_invite(Database& database, const std::string& hash);
enum class Entries : bool { All, Last };
std::optional<StoredGame> read_game(Database& database, const std::string& id, Entries which = Entries::All);
std::vector<ChatRow> read_chat(Database& database, const std::string& game, std::size_t last,
                               std::int64_t before);
std::vector<ChatCount> read_chat_counts(Database& database, const std::string& game);
std::vector<Ban> read_bans(Database& database, Millis now);
std::vector<Audit> read_audits(Database& database, std::size_t most);
std::vector<Report> read_reports(Database& database, std::size_t most, std::int64_t before);
std::optional<Reset> read_reset(Database& database, const std::string& hash);

// Of tables that are not over; begun after the columns that are wanted.
inline constexpr const char* kSeatsToGiveUp =
    "from seat join game on game.id = seat.game "
    "where seat.person = ?1 and seat.conceded = 0 and game.state < 2";
// Sessions, and guests of whom nothing else is left, that were not seen since ?1.
inline constexpr const char* kIdleSessions = "select hash from session where seen < ?1";
inline constexpr const char* kIdleGuests =
    "select id from person where account is null and gone = 0 and created < ?1 and "
    "not exists (select 1 from session where session.person = person.id) and "
    "not exists (select 1 from seat where seat.person = person.id) and "
    "not exists (select 1 from game where game.owner = person.id) and "
    "not exists (select 1 from chat where chat.person = person.id) and "
    "not exists (select 1 from invite where invite.used_by = person.id) and "
    "not exists (select 1 from report where report.by = person.id) and "
    "not exists (select 1 from block where block.person = person.id) and "
    "not exists (select 1 from block where block.other = person.id) and "
    "not exists (select 1 from ban where ban.person = person.id)";

// The invite was used up before, an account's name is taken, what was to change has changed: reported like a
// broken constraint.
class AlreadyThere final : public std::exception {};

}  // namespace orrery::store
