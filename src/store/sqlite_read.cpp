#include "store/names.h"
#include "store/sqlite_rows.h"

namespace orrery::store {

namespace {

Person person_of(Statement& row) {
    Person person;
    person.id = row.text();
    person.name = row.text();
    person.lang = row.text();
    person.account = row.text();
    person.password = row.text();
    person.created = row.integer();
    person.gone = row.integer() != 0;
    person.role = row.text();
    person.muted_until = row.integer();
    return person;
}

Session session_of(Statement& row) {
    Session session;
    session.hash = row.text();
    session.person = row.text();
    session.created = row.integer();
    session.seen = row.integer();
    return session;
}

TableRow game_of(Statement& row) {
    TableRow game;
    game.id = row.text();
    game.kind = row.text();
    game.rules_version = static_cast<int>(row.integer());
    game.content = row.text();
    game.players = static_cast<int>(row.integer());
    game.options = row.text();
    game.seed = row.text();
    game.chosen = row.integer() != 0;
    game.name = row.text();
    game.clock = row.text();
    game.is_public = row.integer() != 0;
    game.owner = row.text();
    game.state = static_cast<GameState>(row.integer());
    game.next = row.text();
    game.created = row.integer();
    game.updated = row.integer();
    game.open_chat = row.integer() != 0;
    return game;
}

SeatRow seat_of(Statement& row) {
    SeatRow seat;
    seat.seat = static_cast<int>(row.integer());
    seat.kind = static_cast<SeatKind>(row.integer());
    seat.person = row.text();
    seat.name = row.text();
    seat.level = static_cast<int>(row.integer());
    seat.conceded = row.integer() != 0;
    seat.replaced = row.integer() != 0;
    seat.invites = static_cast<int>(row.integer());
    seat.temper = row.text();
    return seat;
}

Entry entry_of(Statement& row) {
    Entry entry;
    entry.n = row.integer();
    entry.kind = static_cast<EntryKind>(row.integer());
    entry.ply = static_cast<int>(row.integer());
    entry.seat = static_cast<int>(row.integer());
    entry.body = row.text();
    entry.at = row.integer();
    entry.spent = row.integer();
    entry.known = static_cast<std::uint8_t>(row.integer());
    return entry;
}

// The one row there is, or none; the statement is left ready for the next time.
template <class Make>
auto only(Statement& statement, Make make) -> std::optional<decltype(make(statement))> {
    if (!statement.row()) return std::nullopt;
    auto made = make(statement);
    statement.reset();
    return made;
}

template <class Make>
auto all(Statement& statement, Make make) {
    std::vector<decltype(make(statement))> rows;
    while (statement.row()) rows.push_back(make(statement));
    return rows;
}

}  // namespace

std::optional<Person> read_person(Database& database, const std::string& id) {
    return only(database
                    .prepared("select id, name, lang, account, password, created, gone, role, muted_until "
                              "from person where id = ?")
                    .with(id),
                person_of);
}

std::optional<Person> read_account(Database& database, const std::string& name) {
    return only(database
                    .prepared("select id, name, lang, account, password, created, gone, role, muted_until "
                              "from person where key = ?")
                    .with(name_key(name)),
                person_of);
}

std::vector<Person> read_guests(Database& database, const std::string& name, std::size_t most) {
    return all(database
                   .prepared("select id, name, lang, account, password, created, gone, role, muted_until "
                             "from person where look = ? and account is null and gone = 0 limit ?")
                   .with(name_key(name), static_cast<std::int64_t>(most)),
               person_of);
}

std::optional<Session> read_session(Database& database, const std::string& hash) {
    return only(
        database.prepared("select hash, person, created, seen from session where hash = ?").with(hash),
        session_of);
}

std::vector<Session> read_sessions(Database& database, const std::string& person) {
    return all(database
                   .prepared("select hash, person, created, seen from session where person = ? "
                             "order by seen desc, hash")
                   .with(person),
               session_of);
}

std::optional<Invite> read_invite(Database& database, const std::string& hash) {
    return only(database.prepared("select hash, game, seat, used_by from invite where hash = ?").with(hash),
                [](Statement& row) {
                    Invite invite;
                    invite.hash = row.text();
                    invite.game = row.text();
                    invite.seat = static_cast<int>(row.integer());
                    invite.used_by = row.text();
                    return invite;
                });
}

std::optional<StoredGame> read_game(Database& database, const std::string& id, Entries which) {
    auto game = only(
        database
            .prepared("select id, kind, rules_version, content, players, options, seed, chosen, name, "
                      "clock, public, owner, state, next, created, updated, open_chat from game where id = ?")
            .with(id),
        game_of);
    if (!game) return std::nullopt;
    return StoredGame{
        .game = std::move(*game),
        .seats = all(
            database
                .prepared(
                    "select seat, kind, person, name, level, conceded, replaced, invites, temper from seat "
                    "where game = ? order by seat")
                .with(id),
            seat_of),
        .entries = all(
            database
                .prepared(which == Entries::All
                              ? "select n, kind, ply, seat, body, at, spent, known from entry where game = ? "
                                "order by n"
                              : "select n, kind, ply, seat, body, at, spent, known from entry where game = ? "
                                "order by n desc limit 1")
                .with(id),
            entry_of)};
}

std::vector<ChatRow> read_chat(Database& database, const std::string& game, std::size_t last,
                               std::int64_t before) {
    return all(database
                   .prepared("select n, person, name, seat, text, at, hidden from (select * from chat "
                             "where game = ?1 and (?2 = 0 or n < ?2) order by n desc limit ?3) order by n")
                   .with(game, before, static_cast<std::int64_t>(last)),
               [](Statement& row) {
                   ChatRow chat;
                   chat.n = row.integer();
                   chat.person = row.text();
                   chat.name = row.text();
                   chat.seat = static_cast<int>(row.integer());
                   chat.text = row.text();
                   chat.at = row.integer();
                   chat.hidden = row.integer() != 0;
                   return chat;
               });
}

std::vector<ChatCount> read_chat_counts(Database& database, const std::string& game) {
    return all(database
                   .prepared("select seat, case when seat < 0 then person else '' end as writer, count(*) "
                             "from chat where game = ? group by seat, writer")
                   .with(game),
               [](Statement& row) {
                   ChatCount count;
                   count.seat = static_cast<int>(row.integer());
                   count.person = row.text();
                   count.lines = row.integer();
                   return count;
               });
}

std::vector<Ban> read_bans(Database& database, Millis now) {
    return all(
        database
            .prepared("select id, person, range, until, reason, by, at from ban where until > ? order by id")
            .with(now),
        [](Statement& row) {
            Ban ban;
            ban.id = row.integer();
            ban.person = row.text();
            ban.range = row.text();
            ban.until = row.integer();
            ban.reason = row.text();
            ban.by = row.text();
            ban.at = row.integer();
            return ban;
        });
}

std::vector<Audit> read_audits(Database& database, std::size_t most) {
    return all(database.prepared("select n, at, by, act, about from audit order by n desc limit ?")
                   .with(static_cast<std::int64_t>(most)),
               [](Statement& row) {
                   Audit audit;
                   audit.n = row.integer();
                   audit.at = row.integer();
                   audit.by = row.text();
                   audit.act = row.text();
                   audit.about = row.text();
                   return audit;
               });
}

std::vector<Report> read_reports(Database& database, std::size_t most, std::int64_t before) {
    return all(database
                   .prepared("select n, at, by, game, chat, seat, reason from report where closed = 0 and "
                             "(?1 = 0 or n < ?1) order by n desc limit ?2")
                   .with(before, static_cast<std::int64_t>(most)),
               [](Statement& row) {
                   Report report;
                   report.n = row.integer();
                   report.at = row.integer();
                   report.by = row.text();
                   report.game = row.text();
                   report.chat = row.integer();
                   report.seat = static_cast<int>(row.integer());
                   report.reason = row.text();
                   return report;
               });
}

std::optional<Reset> read_reset(Database& database, const std::string& hash) {
    return only(database.prepared("select hash, person, until from reset where hash = ?").with(hash),
                [](Statement& row) {
                    Reset reset;
                    reset.hash = row.text();
                    reset.person = row.text();
                    reset.until = row.integer();
                    return reset;
                });
}

}  // namespace orrery::store
