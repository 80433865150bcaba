#include "store/sqlite_rows.h"

namespace orrery::store {

namespace {

int number(bool value) { return value ? 1 : 0; }

void put(Database& database, const Person& person) {
    database
        .prepared(
            "insert into person (id, name, lang, account, password, created) values (?, ?, ?, ?, ?, ?) "
            "on conflict (id) do update set name = excluded.name, lang = excluded.lang, "
            "account = excluded.account, password = excluded.password")
        .with(person.id, person.name, person.lang, OrNull{person.account}, OrNull{person.password},
              person.created)
        .done();
}

void put(Database& database, const Session& session) {
    database
        .prepared(
            "insert into session (hash, person, created, seen) values (?, ?, ?, ?) "
            "on conflict (hash) do update set person = excluded.person, seen = excluded.seen")
        .with(session.hash, session.person, session.created, session.seen)
        .done();
}

void put(Database& database, const GameRow& game) {
    database
        .prepared(
            "insert into game (id, kind, rules_version, content, players, options, seed, chosen, name, "
            "clock, "
            "public, owner, state, next, created, updated) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
            "?, ?)")
        .with(game.id, game.kind, game.rules_version, game.content, game.players, game.options, game.seed,
              number(game.chosen), game.name, game.clock, number(game.is_public), game.owner,
              static_cast<int>(game.state), OrNull{game.next}, game.created, game.updated)
        .done();
}

void put(Database& database, const std::string& game, const SeatRow& seat) {
    database
        .prepared(
            "insert into seat (game, seat, kind, person, name, level, conceded, replaced, invites) "
            "values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (game, seat) do update set kind = excluded.kind, "
            "person = excluded.person, name = excluded.name, level = excluded.level, "
            "conceded = excluded.conceded, replaced = excluded.replaced, invites = excluded.invites")
        .with(game, seat.seat, static_cast<int>(seat.kind), OrNull{seat.person}, seat.name, seat.level,
              number(seat.conceded), number(seat.replaced), seat.invites)
        .done();
}

void put(Database& database, const std::string& game, const Entry& entry) {
    database
        .prepared(
            "insert into entry (game, n, kind, ply, seat, body, at, spent) values (?, ?, ?, ?, ?, ?, ?, ?)")
        .with(game, entry.n, static_cast<int>(entry.kind), entry.ply, entry.seat, entry.body, entry.at,
              entry.spent)
        .done();
}

void put(Database& database, const std::string& game, const ChatRow& chat) {
    database.prepared("insert into chat (game, n, person, name, seat, text, at) values (?, ?, ?, ?, ?, ?, ?)")
        .with(game, chat.n, chat.person, chat.name, chat.seat, chat.text, chat.at)
        .done();
}

// A new one; or one that is used up, which goes only once.
void put(Database& database, const Invite& invite, Millis at) {
    if (invite.used_by.empty()) {
        database.prepared("insert into invite (hash, game, seat) values (?, ?, ?)")
            .with(invite.hash, invite.game, invite.seat)
            .done();
        return;
    }
    Statement& use = database.prepared(
        "update invite set used_by = ?, used_at = ? where hash = ? and used_by is null returning 1");
    use.with(invite.used_by, at, invite.hash);
    if (!use.row()) throw AlreadyThere{};
    use.done();
}

// Games stay, and so does whose seat is whose; names, words and the way in go.
void forget(Database& database, const std::string& person) {
    for (const char* sql : {
             "update game set name = '' where owner = ?1 and "
             "instr(name, (select name from person where id = ?1)) > 0",
             "update person set name = '', account = null, password = null where id = ?",
             "update seat set name = '' where person = ?",
             "delete from session where person = ?",
             "update chat set name = '', text = '' where person = ?",
         })
        database.prepared(sql).with(person).done();
}

void apply_people(Database& database, const Transaction& transaction) {
    for (const Person& person : transaction.people) put(database, person);
    if (!transaction.signed_out.empty())
        database.prepared("delete from session where person = ?").with(transaction.signed_out).done();
    for (const Session& session : transaction.sessions) put(database, session);
    for (const std::string& hash : transaction.ended_sessions)
        database.prepared("delete from session where hash = ?").with(hash).done();
    if (!transaction.guest.empty())
        database.prepared("update seat set person = ? where person = ?")
            .with(transaction.heir, transaction.guest)
            .done();
    if (!transaction.forgotten.empty()) forget(database, transaction.forgotten);
}

}  // namespace

void apply(Database& database, const Transaction& transaction) {
    apply_people(database, transaction);
    const std::string& game = transaction.game;
    if (transaction.new_game) put(database, *transaction.new_game);
    for (const SeatRow& seat : transaction.seats) put(database, game, seat);
    for (const Invite& invite : transaction.invites) put(database, invite, transaction.at);
    for (const Entry& entry : transaction.entries) put(database, game, entry);
    if (!transaction.request.empty())
        database.prepared("insert into request (game, request, n) values (?, ?, ?)")
            .with(game, transaction.request, transaction.entries.empty() ? 0 : transaction.entries.back().n)
            .done();
    if (transaction.state)
        database.prepared("update game set state = ? where id = ?")
            .with(static_cast<int>(*transaction.state), game)
            .done();
    if (transaction.next)
        database.prepared("update game set next = ? where id = ?").with(*transaction.next, game).done();
    for (const ChatRow& chat : transaction.chat) put(database, game, chat);
    if (!transaction.entries.empty())
        database.prepared("update game set updated = ? where id = ?").with(transaction.at, game).done();
}

}  // namespace orrery::store
