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

GameRow game_of(Statement& row) {
    GameRow game;
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
    return only(
        database.prepared("select id, name, lang, account, password, created from person where id = ?")
            .with(id),
        person_of);
}

std::optional<Person> read_account(Database& database, const std::string& name) {
    return only(
        database.prepared("select id, name, lang, account, password, created from person where account = ?")
            .with(name),
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

std::optional<StoredGame> read_game(Database& database, const std::string& id) {
    auto game =
        only(database
                 .prepared("select id, kind, rules_version, content, players, options, seed, chosen, name, "
                           "clock, public, owner, state, next, created, updated from game where id = ?")
                 .with(id),
             game_of);
    if (!game) return std::nullopt;
    return StoredGame{
        .game = std::move(*game),
        .seats =
            all(database
                    .prepared("select seat, kind, person, name, level, conceded, replaced, invites from seat "
                              "where game = ? order by seat")
                    .with(id),
                seat_of),
        .entries = all(
            database
                .prepared("select n, kind, ply, seat, body, at, spent from entry where game = ? order by n")
                .with(id),
            entry_of)};
}

std::vector<ChatRow> read_chat(Database& database, const std::string& game, std::size_t last) {
    return all(database
                   .prepared("select n, person, name, seat, text, at from (select * from chat where game = ? "
                             "order by n desc limit ?) order by n")
                   .with(game, static_cast<std::int64_t>(last)),
               [](Statement& row) {
                   ChatRow chat;
                   chat.n = row.integer();
                   chat.person = row.text();
                   chat.name = row.text();
                   chat.seat = static_cast<int>(row.integer());
                   chat.text = row.text();
                   chat.at = row.integer();
                   return chat;
               });
}

}  // namespace orrery::store
