#include "store/names.h"
#include "store/sqlite_rows.h"

namespace orrery::store {

namespace {

int number(bool value) { return value ? 1 : 0; }

// One row has to be there for it; else something changed meanwhile.
void must_hit(Statement& statement) {
    if (!statement.row()) throw AlreadyThere{};
    statement.done();
}

void put(Database& database, const Person& person) {
    const std::string look = name_key(person.name);
    database
        .prepared(
            "insert into person (id, name, lang, account, password, created, key, gone, role, muted_until, "
            "look) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .with(person.id, person.name, person.lang, OrNull{person.account}, OrNull{person.password},
              person.created, OrNull{person.account.empty() ? "" : look}, number(person.gone), person.role,
              person.muted_until, look)
        .done();
}

// An account's name is nobody else's: a guest who had it has to be called otherwise first.
constexpr const char* kNobodyElse =
    "removed_look <> ?2 and not exists "
    "(select 1 from person as other where other.look = ?2 and other.id <> ?3 and other.account is null)";

// A guest's name is refused where an account has it; an account is found by its new name from now on.
void rename(Database& database, const std::string& id, const std::string& name) {
    const std::string key = name_key(name);
    Statement& guest = database.prepared(
        "update person set name = ?1, look = ?2 where id = ?3 and gone = 0 and account is null and "
        "removed_look <> ?2 and not exists (select 1 from person where key = ?2) returning 1");
    if (guest.with(name, key, id).row()) return guest.done();
    must_hit(database
                 .prepared(std::string{"update person set name = ?1, account = ?2, key = ?2, look = ?2 "
                                       "where id = ?3 and gone = 0 and account is not null and "} +
                           kNobodyElse + " returning 1")
                 .with(name, key, id));
}

// What others read of it, too: beside lines of chat, and at seats of people who share a device.
void remove_name(Database& database, const std::string& id, const std::string& name) {
    database.prepared("update person set removed_look = look where id = ?").with(id).done();
    rename(database, id, name);
    database.prepared("update chat set name = ? where person = ?").with(name, id).done();
    database.prepared("update seat set name = ? where person = ? and name <> ''").with(name, id).done();
}

void claim(Database& database, const PersonChange& change) {
    const std::string name = change.name.value_or("");
    must_hit(
        database
            .prepared(
                std::string{"update person set name = ?1, account = ?2, key = ?2, look = ?2, password = ?4 "
                            "where id = ?3 and gone = 0 and account is null and "} +
                kNobodyElse + " returning 1")
            .with(name, name_key(name), change.id, *change.claim));
}

// A link to a new password that was made for the old one is no way in any more.
void set_password(Database& database, const std::string& id, const PersonChange::NewPassword& password) {
    must_hit(database
                 .prepared("update person set password = ?1 where id = ?2 and gone = 0 and "
                           "password is not null and (?3 = '' or password = ?3) returning 1")
                 .with(password.becomes, id, password.was));
    database.prepared("delete from reset where person = ?").with(id).done();
}

void change(Database& database, const PersonChange& change) {
    if (change.claim)
        claim(database, change);
    else if (change.name && change.name_removed)
        remove_name(database, change.id, *change.name);
    else if (change.name)
        rename(database, change.id, *change.name);
    if (change.lang)
        must_hit(database.prepared("update person set lang = ? where id = ? and gone = 0 returning 1")
                     .with(*change.lang, change.id));
    if (change.password) set_password(database, change.id, *change.password);
    if (change.role)
        must_hit(
            database.prepared("update person set role = ? where id = ? and account is not null returning 1")
                .with(*change.role, change.id));
    if (change.muted_until)
        must_hit(database.prepared("update person set muted_until = ? where id = ? returning 1")
                     .with(*change.muted_until, change.id));
}

void begin(Database& database, const Session& session) {
    must_hit(database
                 .prepared("insert into session (hash, person, created, seen) select ?1, ?2, ?3, ?4 "
                           "where exists (select 1 from person where id = ?2 and gone = 0 and "
                           "(?5 = '' or password = ?5)) returning 1")
                 .with(session.hash, session.person, session.created, session.seen, session.if_password));
}

// Whose it is by now: what was drafted for a guest who has logged in meanwhile is the account's.
std::string heir_of(Database& database, const std::string& person) {
    Statement& row = database.prepared("select heir from person where id = ? and heir is not null");
    if (person.empty() || !row.with(person).row()) return person;
    std::string heir = row.text();
    row.reset();
    return heir;
}

void put(Database& database, const TableRow& game) {
    database
        .prepared(
            "insert into game (id, kind, rules_version, content, players, options, seed, chosen, name, "
            "clock, "
            "public, owner, state, next, created, updated, open_chat) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
            "?, ?, "
            "?, ?, ?, ?, ?)")
        .with(game.id, game.kind, game.rules_version, game.content, game.players, game.options, game.seed,
              number(game.chosen), game.name, game.clock, number(game.is_public),
              heir_of(database, game.owner), static_cast<int>(game.state), OrNull{game.next}, game.created,
              game.updated, number(game.open_chat))
        .done();
}

// Somebody who is gone does not come back to play: what was drafted before they went is refused.
void must_be_here(Database& database, const std::string& game, const std::string& person) {
    Statement& row = database.prepared(
        "select 1 from person join game on game.id = ? where person.id = ? and person.gone = 1 "
        "and game.state < 2");
    const bool gone = row.with(game, person).row();
    row.reset();
    if (gone) throw AlreadyThere{};
}

void put(Database& database, const std::string& game, const SeatRow& seat) {
    const std::string person = heir_of(database, seat.person);
    if (!person.empty() && !seat.conceded) must_be_here(database, game, person);
    database
        .prepared(
            "insert into seat (game, seat, kind, person, name, level, conceded, replaced, invites, "
            "temper) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (game, seat) do update set kind = "
            "excluded.kind, "
            "person = excluded.person, name = excluded.name, level = excluded.level, "
            "conceded = excluded.conceded, replaced = excluded.replaced, invites = excluded.invites, "
            "temper = excluded.temper")
        .with(game, seat.seat, static_cast<int>(seat.kind), OrNull{person}, seat.name, seat.level,
              number(seat.conceded), number(seat.replaced), seat.invites, seat.temper)
        .done();
}

void put(Database& database, const std::string& game, const Entry& entry) {
    database
        .prepared(
            "insert into entry (game, n, kind, ply, seat, body, at, spent, known) "
            "values (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .with(game, entry.n, static_cast<int>(entry.kind), entry.ply, entry.seat, entry.body, entry.at,
              entry.spent, static_cast<int>(entry.known))
        .done();
}

void put(Database& database, const std::string& game, const ChatRow& chat) {
    database
        .prepared(
            "insert into chat (game, n, person, name, seat, text, at, hidden) values (?, ?, ?, ?, ?, ?, ?, "
            "?)")
        .with(game, chat.n, chat.person, chat.name, chat.seat, chat.text, chat.at, number(chat.hidden))
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
    Statement& left = database.prepared(std::string{"select 1 "} + kSeatsToGiveUp);
    const bool plays = left.with(person).row();
    left.reset();
    if (plays) throw AlreadyThere{};
    for (const char* sql : {
             "update game set name = '' where owner = ?1 and "
             "instr(name, (select name from person where id = ?1)) > 0",
             "update person set name = '', account = null, password = null, key = null, role = '', look = "
             "'', "
             "gone = 1 where id = ?",
             "update seat set name = '' where person = ?",
             "delete from session where person = ?",
             "delete from reset where person = ?",
             "update chat set name = '', text = '' where person = ?",
         })
        database.prepared(sql).with(person).done();
}

// Cookies that nobody uses any more, and guests of whom nothing else is left; so few that others need not
// wait for it.
void forget_idle(Database& database, Millis before) {
    constexpr int kAtOnce = 500;
    for (const auto& [sql, table] :
         {std::pair{kIdleSessions, "session where hash"}, std::pair{kIdleGuests, "person where id"}})
        database.prepared(std::string{"delete from "} + table + " in (" + sql + " limit ?2)")
            .with(before, kAtOnce)
            .done();
    database.prepared("delete from reset where until < ?").with(before).done();
}

// What the clock said when it was ahead is no moment that anything can be measured by.
void set_back(Database& database, Millis latest) {
    for (const char* sql :
         {"update game set updated = ?1 where updated > ?1", "update session set seen = ?1 where seen > ?1"})
        database.prepared(sql).with(latest).done();
}

void apply_sessions(Database& database, const Transaction& transaction) {
    if (!transaction.signed_out.empty())
        database.prepared("delete from session where person = ? and hash <> ?")
            .with(transaction.signed_out, transaction.kept_session)
            .done();
    for (const Session& session : transaction.sessions) begin(database, session);
    for (const Session& session : transaction.seen)
        database.prepared("update session set seen = ? where hash = ?")
            .with(session.seen, session.hash)
            .done();
    for (const std::string& hash : transaction.ended_sessions)
        database.prepared("delete from session where hash = ?").with(hash).done();
    if (transaction.idle_before != 0) forget_idle(database, transaction.idle_before);
    if (transaction.latest != 0) set_back(database, transaction.latest);
}

// A guest who has taken an account meanwhile stays who they are.
void inherit(Database& database, const std::string& heir, const std::string& guest) {
    Statement& row = database.prepared("select 1 from person where id = ? and account is null");
    if (!row.with(guest).row()) return;
    row.reset();
    for (const char* sql :
         {"update seat set person = ? where person = ?", "update game set owner = ? where owner = ?",
          "update person set heir = ? where id = ?"})
        database.prepared(sql).with(heir, guest).done();
}

void apply_people(Database& database, const Transaction& transaction) {
    for (const Person& person : transaction.people) put(database, person);
    if (!transaction.used_reset.empty())
        must_hit(database.prepared("delete from reset where hash = ? and until > ? returning 1")
                     .with(transaction.used_reset, transaction.at));
    for (const PersonChange& each : transaction.changes) change(database, each);
    apply_sessions(database, transaction);
    if (!transaction.guest.empty()) inherit(database, transaction.heir, transaction.guest);
    if (!transaction.forgotten.empty()) forget(database, transaction.forgotten);
}

void apply_moderation(Database& database, const Transaction& transaction) {
    for (const Ban& ban : transaction.bans)
        database.prepared("insert into ban (person, range, until, reason, by, at) values (?, ?, ?, ?, ?, ?)")
            .with(OrNull{ban.person}, OrNull{ban.range}, ban.until, ban.reason, ban.by, ban.at)
            .done();
    if (transaction.ended_ban != 0)
        must_hit(database.prepared("delete from ban where id = ? returning 1").with(transaction.ended_ban));
    for (const Report& report : transaction.reports)
        database
            .prepared(
                "insert or ignore into report (at, by, game, chat, seat, reason) "
                "values (?, ?, ?, ?, ?, ?)")
            .with(report.at, report.by, report.game, report.chat, report.seat, report.reason)
            .done();
    if (transaction.closed_report != 0)
        must_hit(database.prepared("update report set closed = 1 where n = ? returning 1")
                     .with(transaction.closed_report));
    for (const Block& block : transaction.blocks)
        database
            .prepared(block.ends ? "delete from block where person = ? and other = ?"
                                 : "insert or ignore into block (person, other) values (?, ?)")
            .with(block.person, block.other)
            .done();
    for (const Reset& reset : transaction.resets)
        database.prepared("insert into reset (hash, person, until) values (?, ?, ?)")
            .with(reset.hash, reset.person, reset.until)
            .done();
    for (const Audit& audit : transaction.audits)
        database.prepared("insert into audit (at, by, act, about) values (?, ?, ?, ?)")
            .with(audit.at, audit.by, audit.act, audit.about)
            .done();
}

// What is said, and who may say it.
void apply_chat(Database& database, const Transaction& transaction) {
    const std::string& game = transaction.game;
    for (const ChatRow& chat : transaction.chat) put(database, game, chat);
    if (transaction.open_chat)
        database.prepared("update game set open_chat = ? where id = ?")
            .with(number(*transaction.open_chat), game)
            .done();
    if (transaction.hidden_chat != 0)
        must_hit(database.prepared("update chat set hidden = 1 where game = ? and n = ? returning 1")
                     .with(game, transaction.hidden_chat));
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
    apply_chat(database, transaction);
    if (transaction.state == GameState::Removed)
        // Whoever runs the server still reads what was reported.
        database
            .prepared(
                "delete from chat where game = ?1 and not exists (select 1 from report "
                "where report.game = ?1 and report.chat = chat.n and report.closed = 0)")
            .with(game)
            .done();
    apply_moderation(database, transaction);
    if (!transaction.entries.empty())
        database.prepared("update game set updated = ? where id = ?").with(transaction.at, game).done();
}

}  // namespace orrery::store
