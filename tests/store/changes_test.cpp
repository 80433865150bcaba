// Changes of people are written one by one, and only where what they change is still there.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include <fstream>
#include <future>

#include "shared/folder.h"
#include "store/backup.h"
#include "store/sqlite.h"
#include "store/sqlite_store.h"
#include "store/wal.h"

using namespace orrery;
using namespace orrery::store;

namespace {

// As the first version made it.
constexpr const char* kFirstSchema = R"sql(
create table person (
  id text primary key, name text not null, lang text not null,
  account text unique, password text, created integer not null,
  check ((account is null) = (password is null))
) strict, without rowid;

create table session (
  hash text primary key, person text not null references person (id),
  created integer not null, seen integer not null
) strict, without rowid;

create table game (
  id text primary key, kind text not null, rules_version integer not null, content text not null,
  players integer not null, options text not null, seed text not null, chosen integer not null,
  name text not null, clock text not null, public integer not null, owner text not null references person (id),
  state integer not null, next text references game (id), created integer not null, updated integer not null
) strict, without rowid;
create index game_by_state on game (state, updated);

create table seat (
  game text not null references game (id), seat integer not null, kind integer not null,
  person text references person (id), name text not null, level integer not null,
  conceded integer not null, replaced integer not null, invites integer not null,
  primary key (game, seat)
) strict, without rowid;
create index seat_by_person on seat (person, game);

create table entry (
  game text not null references game (id), n integer not null, kind integer not null, ply integer not null,
  seat integer not null, body text not null, at integer not null, spent integer not null,
  primary key (game, n)
) strict, without rowid;
create trigger entry_stays before update on entry begin select raise(abort, 'entries are never changed'); end;
create trigger entry_is_kept before delete on entry begin select raise(abort, 'entries are never removed'); end;

create table request (
  game text not null references game (id), request text not null, n integer not null,
  primary key (game, request)
) strict, without rowid;

create table invite (
  hash text primary key, game text not null references game (id), seat integer not null,
  used_by text references person (id), used_at integer
) strict, without rowid;

create table chat (
  game text not null references game (id), n integer not null, person text not null references person (id),
  name text not null, seat integer not null, text text not null, at integer not null,
  primary key (game, n)
) strict, without rowid;
pragma application_id = 1330795097;
pragma user_version = 1;
)sql";

struct Kept {
    Folder folder;
    std::unique_ptr<SqliteStore> store = open();

    std::unique_ptr<SqliteStore> open() const {
        auto opened = SqliteStore::open(folder.path().string());
        REQUIRE(opened);
        return std::move(*opened);
    }
    Written write(Transaction transaction) const {
        std::promise<Written> written;
        store->write(std::move(transaction), [&](Written result) { written.set_value(result); });
        return written.get_future().get();
    }
    Written change(PersonChange change) const {
        Transaction transaction;
        transaction.changes.push_back(std::move(change));
        return write(std::move(transaction));
    }
    void add(const char* id, const char* name) const {
        Transaction transaction;
        transaction.people.push_back({.id = id, .name = name, .lang = "en"});
        transaction.sessions.push_back(
            {.hash = std::string{id} + " cookie", .person = id, .created = 1, .seen = 1});
        REQUIRE(write(std::move(transaction)) == Written::Done);
    }
};

PersonChange claim(const char* id, const char* name, const char* password) {
    return {.id = id, .name = name, .claim = password};
}

mode_t rights(const std::filesystem::path& file) {
    struct stat about {};
    REQUIRE(::stat(file.c_str(), &about) == 0);
    return about.st_mode & 0777U;
}

}  // namespace

TEST_CASE("store: a name does not bring an old password back, nor a password an old name") {
    const Kept kept;
    kept.add("a", "Ala");
    CHECK(kept.change(claim("a", "Ala", "one")) == Written::Done);
    CHECK(kept.change({.id = "a", .password = PersonChange::NewPassword{"one", "two"}}) == Written::Done);
    CHECK(kept.change({.id = "a", .name = "Ola", .lang = "pl"}) == Written::Done);
    CHECK(kept.change({.id = "a", .password = PersonChange::NewPassword{"one", "three"}}) ==
          Written::Conflict);
    const auto person = kept.store->person("a");
    REQUIRE(person);
    CHECK(person->name == "Ola");
    CHECK(person->lang == "pl");
    CHECK(person->password == "two");
    CHECK(kept.change(claim("a", "Ola", "four")) == Written::Conflict);  // it is an account already
}

TEST_CASE("store: who is gone does not come back by a change, nor by a session") {
    const Kept kept;
    kept.add("a", "Ala");
    Transaction leaving;
    leaving.forgotten = "a";
    CHECK(kept.write(leaving) == Written::Done);
    CHECK(kept.change({.id = "a", .name = "Ala"}) == Written::Conflict);
    CHECK(kept.change(claim("a", "Ala", "one")) == Written::Conflict);
    CHECK(kept.change({.id = "a", .lang = "pl"}) == Written::Conflict);
    Transaction session;
    session.sessions.push_back({.hash = "h", .person = "a", .created = 1, .seen = 1});
    CHECK(kept.write(session) == Written::Conflict);
    CHECK(kept.store->person("a")->name.empty());
}

TEST_CASE("store: a session that has ended is not revived by being seen") {
    const Kept kept;
    kept.add("a", "Ala");
    Transaction out;
    out.ended_sessions.push_back("a cookie");
    CHECK(kept.write(out) == Written::Done);
    Transaction seen;
    seen.seen.push_back({.hash = "a cookie", .person = "a", .created = 1, .seen = 5});
    CHECK(kept.write(seen) == Written::Done);
    CHECK_FALSE(kept.store->session("a cookie"));
}

TEST_CASE("store: idle sessions end, and guests go of whom nothing else is left") {
    const Kept kept;
    kept.add("guest", "Guest");
    kept.add("member", "Member");
    CHECK(kept.change(claim("member", "Member", "secret")) == Written::Done);
    Transaction idle;
    idle.idle_before = 2;
    CHECK(kept.write(idle) == Written::Done);
    CHECK_FALSE(kept.store->session("guest cookie"));
    CHECK_FALSE(kept.store->person("guest"));
    CHECK(kept.store->person("member"));
}

TEST_CASE("store: files are their owner's alone, whatever they were before") {
    Kept kept;
    kept.add("a", "Ala");
    const auto file = kept.folder.path() / kStoreFile;
    const auto copy = kept.folder.path() / "copy.db";
    kept.store.reset();
    ::chmod(kept.folder.path().c_str(), 0777);
    ::chmod(file.c_str(), 0666);
    kept.store = kept.open();
    kept.add("b", "Ola");
    CHECK(rights(file) == 0600);
    CHECK(rights(file.string() + "-wal") == 0600);
    CHECK(rights(file.string() + "-shm") == 0600);
    REQUIRE_FALSE(back_up(kept.folder.path().string(), copy.string()));
    CHECK(rights(copy) == 0600);
    CHECK(rights(kept.folder.path() / "last-backup") == 0600);
}

TEST_CASE("store: what one that was killed left behind becomes its owner's alone") {
    const Kept kept;
    kept.add("a", "Ala");
    const Folder killed;
    const std::string log = std::string{kStoreFile} + "-wal";
    for (const std::string& name : {std::string{kStoreFile}, log}) {
        std::filesystem::copy_file(kept.folder.path() / name, killed.path() / name);
        ::chmod((killed.path() / name).c_str(), 0666);
    }
    const auto opened = SqliteStore::open(killed.path().string());
    REQUIRE(opened);
    CHECK((*opened)->person("a"));
    CHECK(rights(killed.path() / kStoreFile) == 0600);
    CHECK(rights(killed.path() / log) == 0600);
}

TEST_CASE("store: what is lost from a damaged write-ahead log is told") {
    Kept kept;
    Folder damaged;
    const std::string log = std::string{kStoreFile} + "-wal";
    for (const char* id : {"a", "b", "c"}) kept.add(id, id);
    const auto before_last_two = std::filesystem::file_size(kept.folder.path() / log);
    for (const char* id : {"d", "e"}) kept.add(id, id);
    for (const std::string& name : {std::string{kStoreFile}, log})
        std::filesystem::copy_file(kept.folder.path() / name, damaged.path() / name);
    CHECK(lost_commits((damaged.path() / log).string()) == 0);
    CHECK_FALSE(check_file(damaged.path().string()));
    const auto size = std::filesystem::file_size(damaged.path() / log);
    {
        std::fstream file{damaged.path() / log, std::ios::in | std::ios::out | std::ios::binary};
        file.seekp(static_cast<std::streamoff>(before_last_two + 100));
        file.write("damage", 6);
    }
    // Everything from the damage on, however whole it is.
    const std::size_t lost = lost_commits((damaged.path() / log).string());
    CHECK(lost == 2);
    REQUIRE(check_file(damaged.path().string()));
    CHECK(check_file(damaged.path().string())->key == "error.store.log");
    ::chmod((damaged.path() / log).c_str(), 0666);
    auto opened = SqliteStore::open(damaged.path().string());
    REQUIRE(opened);
    CHECK(rights(damaged.path() / kDamagedLog) == 0600);
    CHECK((*opened)->lost() == lost);
    CHECK((*opened)->person("c"));
    CHECK_FALSE((*opened)->person("d"));
    opened->reset();
    // It stays told, until somebody accepts it.
    CHECK(check_file(damaged.path().string())->key == "error.store.log_kept");
    // A log that ends in the middle of a commit that nobody was told of is no damage.
    std::filesystem::resize_file(kept.folder.path() / log, size - 100);
    CHECK(lost_commits((kept.folder.path() / log).string()) == 0);
}

TEST_CASE("store: one of the first version is brought up to date, and nobody loses an account") {
    Kept kept;
    kept.store.reset();
    {
        std::filesystem::remove(kept.folder.path() / kStoreFile);
        Database old{(kept.folder.path() / kStoreFile).string(), Database::Mode::Create};
        old.run(kFirstSchema);
        old.run(
            "insert into person values ('a', 'Ala', 'en', 'ala', 'one', 1), ('b', 'Ola', 'en', '\u0430la', "
            "'two', 2), "
            "('c', '', 'en', null, null, 3)");
    }
    kept.store = kept.open();
    CHECK(kept.store->account("ALA")->id == "a");
    CHECK(kept.store->person("b")->password == "two");
    CHECK(kept.store->person("c")->gone);
    CHECK(kept.change({.id = "b", .name = "Ola"}) == Written::Done);
    CHECK(kept.store->account("Ola")->id == "b");
}

TEST_CASE("store: a session that was asked for with the old password does not begin") {
    const Kept kept;
    kept.add("a", "Ala");
    REQUIRE(kept.change(claim("a", "Ala", "one")) == Written::Done);
    const auto log_in = [&](const char* hash, const char* password) {
        Transaction session;
        session.sessions.push_back(
            {.hash = hash, .person = "a", .created = 1, .seen = 1, .if_password = password});
        return kept.write(session);
    };
    CHECK(log_in("h1", "one") == Written::Done);
    REQUIRE(kept.change({.id = "a", .password = PersonChange::NewPassword{"one", "two"}}) == Written::Done);
    CHECK(log_in("h2", "one") == Written::Conflict);
    CHECK_FALSE(kept.store->session("h2"));
    CHECK(log_in("h3", "two") == Written::Done);
}

TEST_CASE("store: a new password ends all links to one") {
    const Kept kept;
    kept.add("a", "Ala");
    REQUIRE(kept.change(claim("a", "Ala", "one")) == Written::Done);
    Transaction links;
    links.resets = {{.hash = "r1", .person = "a", .until = 99}, {.hash = "r2", .person = "a", .until = 99}};
    REQUIRE(kept.write(links) == Written::Done);
    Transaction used;
    used.at = 5;
    used.used_reset = "r1";
    used.changes.push_back({.id = "a", .password = PersonChange::NewPassword{"", "two"}});
    REQUIRE(kept.write(used) == Written::Done);
    CHECK_FALSE(kept.store->reset("r2"));
}

TEST_CASE("store: an account's name is nobody else's, also where a guest had it first") {
    const Kept kept;
    for (const char* id : {"a", "b", "c"}) kept.add(id, "Ala");
    CHECK(kept.store->guests_called("ALA", 9).size() == 3);
    CHECK(kept.store->guests_called("ALA", 2).size() == 2);
    CHECK(kept.change(claim("a", "Ala", "one")) == Written::Conflict);
    Transaction together;
    for (const char* id : {"b", "c"}) together.changes.push_back({.id = id, .name = "Guest"});
    together.changes.push_back(claim("a", "Ala", "one"));
    CHECK(kept.write(together) == Written::Done);
    CHECK(kept.store->person("b")->name == "Guest");
    CHECK(kept.store->account("ala")->id == "a");
    CHECK(kept.store->guests_called("Ala", 9).empty());
}

TEST_CASE("store: a name that was taken away is gone from chats, and does not come back") {
    const Kept kept;
    kept.add("a", "Rude");
    CHECK(kept.change({.id = "a", .name = "Guest 1", .name_removed = true}) == Written::Done);
    CHECK(kept.store->person("a")->name == "Guest 1");
    CHECK(kept.change({.id = "a", .name = "rude"}) == Written::Conflict);
    CHECK(kept.change(claim("a", "Rude", "one")) == Written::Conflict);
    CHECK(kept.change({.id = "a", .name = "Polite"}) == Written::Done);
}

TEST_CASE("store: what is idle goes some at a time") {
    const Kept kept;
    Transaction many;
    for (int i = 0; i < 700; ++i) {
        const std::string id = "g" + std::to_string(i);
        many.people.push_back({.id = id, .name = id, .lang = "en", .created = 1});
        many.sessions.push_back({.hash = id, .person = id, .created = 1, .seen = 1});
    }
    REQUIRE(kept.write(many) == Written::Done);
    Transaction idle;
    idle.idle_before = 2;
    CHECK(kept.store->any_idle(2));
    CHECK_FALSE(kept.store->any_idle(1));
    REQUIRE(kept.write(idle) == Written::Done);
    CHECK(kept.store->people().size() == 200);
    CHECK(kept.store->any_idle(2));
    REQUIRE(kept.write(idle) == Written::Done);
    CHECK(kept.store->people().empty());
    CHECK_FALSE(kept.store->any_idle(2));
}

TEST_CASE("store: one of the third version is brought up to date: looks, keys, reports once each") {
    Kept kept;
    kept.add("a", "Ala");
    kept.add("b", "Ewa");
    REQUIRE(kept.change(claim("a", "Ala", "one")) == Written::Done);
    Transaction table;
    table.game = "t";
    table.new_game = store::TableRow{.id = "t", .owner = "b"};
    REQUIRE(kept.write(table) == Written::Done);
    kept.store.reset();
    {
        Database old{(kept.folder.path() / kStoreFile).string(), Database::Mode::ReadWrite};
        for (const char* index : {"person_by_look", "person_by_heir", "report_of", "block_by_other",
                                  "ban_by_person", "session_by_seen"})
            old.run(std::string{"drop index "} + index);
        for (const char* column : {"look", "heir", "removed_look"})
            old.run(std::string{"alter table person drop column "} + column);
        old.run("alter table report drop column seat");
        old.run("alter table entry drop column known");
        old.run("update person set key = 'old' where id = 'a'");
        for (int i = 0; i < 3; ++i)
            old.run("insert into report (at, by, game, chat, reason) values (1, 'b', 't', 0, 'x')");
        old.run("pragma user_version = 3");
    }
    kept.store = kept.open();
    CHECK(kept.store->account("Ala")->id == "a");
    CHECK(kept.store->guests_called("ewa", 9).size() == 1);
    CHECK(kept.store->reports(9).size() == 1);
    Database now{(kept.folder.path() / kStoreFile).string(), Database::Mode::ReadOnly};
    CHECK(now.number("select count(*) from sqlite_schema where name in "
                     "('report_of', 'block_by_other', 'ban_by_person')") == 3);
}

TEST_CASE(
    "store: what was drafted for a guest who has logged in meanwhile is the account's, unless it has one") {
    for (const bool claimed : {false, true}) {
        const Kept kept;
        kept.add("guest", "Guest");
        kept.add("ala", "Ala");
        if (claimed) REQUIRE(kept.change(claim("guest", "Ewa", "one")) == Written::Done);
        Transaction merge;
        merge.guest = "guest";
        merge.heir = "ala";
        REQUIRE(kept.write(merge) == Written::Done);
        Transaction late;
        late.game = "t";
        late.new_game = store::TableRow{.id = "t", .players = 1, .owner = "guest"};
        late.seats.push_back({.seat = 0, .kind = SeatKind::Person, .person = "guest"});
        REQUIRE(kept.write(late) == Written::Done);
        CHECK(kept.store->game("t")->game.owner == (claimed ? "guest" : "ala"));
        CHECK(kept.store->game("t")->seats[0].person == (claimed ? "guest" : "ala"));
    }
}
