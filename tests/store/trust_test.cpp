// A store that cannot be trusted is refused, with the reason.
#include "store/trust.h"

#include <doctest/doctest.h>

#include <limits>

#include "shared/full_disk.h"
#include "store/backup.h"
#include "tables.h"

using namespace orrery;
using namespace orrery::store;

namespace {

std::string why_not_opened(const Folder& folder) {
    const auto store = SqliteStore::open(folder.path().string());
    return store ? "" : store.problem().key;
}

// What is said about a store with this one game.
std::string why_not_trusted(const StoredGame& game) {
    const Folder folder;
    const auto store = open_in(folder);
    write_now(*store, adding({"ala", "ola"}));
    REQUIRE(write_now(*store, adding(game)) == Written::Done);
    const auto trusted = check_games(*store, all_games(), Depth::Everything);
    if (!trusted) return trusted.problem().key;
    return trusted->stopped.empty() ? "" : trusted->stopped[0].key;  // it is only that table that stops
}

void change(const Folder& folder, const std::string& sql) {
    Database{folder / kStoreFile, Database::Mode::ReadWrite}.run(sql);
}

}  // namespace

TEST_CASE("trust: a good store is opened, as often as one likes") {
    const Folder folder;
    store_with_game(folder).reset();
    CHECK(why_not_opened(folder).empty());
    CHECK(why_not_trusted(begun_game(12)).empty());
}

TEST_CASE("trust: another program's file, a newer one, a damaged one, no folder") {
    const Folder newer;
    store_with_game(newer).reset();
    change(newer, "pragma user_version = 99");
    CHECK(why_not_opened(newer) == "error.store.newer");

    const Folder foreign;
    { Database{foreign / kStoreFile, Database::Mode::Create}.run("create table t (a)"); }
    CHECK(why_not_opened(foreign) == "error.store.foreign");

    const Folder text;
    text.write(kStoreFile, std::string(5000, 'x'));
    CHECK(why_not_opened(text) == "error.store.open");

    const Folder damaged;
    store_with_game(damaged, 100).reset();
    change(damaged, "pragma wal_checkpoint(truncate)");
    std::string bytes = damaged.read(kStoreFile);
    for (std::size_t i = bytes.size() / 2; i < bytes.size() / 2 + 9000 && i < bytes.size(); ++i)
        bytes[i] = '\x55';
    damaged.write(kStoreFile, bytes);
    CHECK(
        (why_not_opened(damaged) == "error.store.damaged" || why_not_opened(damaged) == "error.store.open"));

    CHECK(SqliteStore::open("/nowhere/at/all").problem().key == "error.store.open");
}

TEST_CASE("trust: luck that does not follow from the seed") {
    StoredGame game = begun_game(12);
    game.game.seed = to_hex(seed_from_number(8));
    CHECK(why_not_trusted(game) == "error.store.luck");
    game.game.seed = "none";
    CHECK(why_not_trusted(game) == "error.store.state");
}

TEST_CASE("trust: an unknown game, other rules, other content") {
    StoredGame game = begun_game(12);
    game.game.kind = "chess";
    CHECK(why_not_trusted(game) == "error.store.game");
    game = begun_game(12);
    game.game.rules_version = 99;
    CHECK(why_not_trusted(game) == "error.store.rules");
    game = begun_game(12);
    game.game.content = "0123456789abcdef";
    CHECK(why_not_trusted(game) == "error.store.content");
}

TEST_CASE("trust: answers that the rules refuse, gaps, an undo to nowhere, a state that does not agree") {
    StoredGame game = begun_game(12);
    game.entries[5].body = "end";
    CHECK(why_not_trusted(game) == "error.store.replay");
    game = begun_game(12);
    game.entries[5].body = "fly away";
    CHECK(why_not_trusted(game) == "error.store.replay");
    game = begun_game(12);
    game.entries.erase(game.entries.begin() + 4);
    CHECK(why_not_trusted(game) == "error.store.replay");
    game = begun_game(12);
    game.entries[11].kind = EntryKind::Undo;
    game.entries[11].ply = 77;
    CHECK(why_not_trusted(game) == "error.store.replay");
    game = begun_game(12);
    game.entries[5].kind = EntryKind::Note;
    game.entries[5].seat = 99;
    CHECK(why_not_trusted(game) == "error.store.replay");
    game = begun_game(12);
    game.seats.pop_back();
    CHECK(why_not_trusted(game) == "error.store.state");
    game = begun_game(12);
    game.game.state = GameState::Over;
    CHECK(why_not_trusted(game) == "error.store.state");
}

TEST_CASE("trust: a clock far behind the last change") {
    const Folder folder;
    const auto store = store_with_game(folder);
    CHECK_FALSE(check_clock(store->last_change(), 2000));
    CHECK_FALSE(check_clock(store->last_change(), 2000 - 60'000));
    const auto behind = check_clock(store->last_change(), 2000 - 3'600'000);
    REQUIRE(behind);
    CHECK(behind->key == "error.store.clock");
    CHECK(check_clock(std::numeric_limits<Millis>::max(), 2000));
    CHECK_FALSE(check_clock(std::numeric_limits<Millis>::min(), 2000));
}

TEST_CASE("trust: what was changed while the clock was ahead counts as of now, and nothing else does") {
    const Folder folder;
    const auto store = store_with_game(folder);
    Transaction ahead, back;
    ahead.sessions.push_back({"hash", "ala", 1000, 9'000'000'000});
    write_now(*store, ahead);
    CHECK(check_clock(store->last_change(), 5000));
    back.latest = 5000;
    CHECK(write_now(*store, back) == Written::Done);
    CHECK_FALSE(check_clock(store->last_change(), 5000));
    CHECK(store->session("hash")->seen == 5000);
    CHECK(store->game("game1")->game.updated == 2000);
}

TEST_CASE("backup: a checked copy, while the store is open; restored it holds the same") {
    const Folder folder;
    const auto store = store_with_game(folder);
    folder.write("invites.key", std::string(32, 'k'));
    CHECK_FALSE(back_up(folder.path().string(), folder / "copy.db"));
    CHECK(back_up(folder.path().string(), folder / "copy.db")->key == "error.store.exists");
    const Folder other;
    CHECK_FALSE(restore(folder / "copy.db", other.path().string()));
    CHECK(restore(folder / "copy.db", other.path().string())->key == "error.store.exists");
    CHECK(other.read("invites.key") == std::string(32, 'k'));
    CHECK(open_in(other)->game("game1") == store->game("game1"));
    CHECK(restore(folder / "nothing.db", (other / "new"))->key == "error.store.missing");
    folder.write("broken.db", std::string(9000, 'x'));
    CHECK(restore(folder / "broken.db", (other / "new"))->key == "error.store.open");
    CHECK(back_up(other / "new", folder / "x.db")->key == "error.store.missing");
    CHECK_FALSE(check_file(other.path().string()));
}

TEST_CASE("backup: its mark is made anew each time, because the last one may be another user's") {
    const Folder folder;
    const auto store = store_with_game(folder);
    CHECK_FALSE(last_backup(folder.path().string()));
    CHECK_FALSE(back_up(folder.path().string(), folder / "one.db"));
    // A second name for the mark of a copy by hand: whoever may not write to it can still put another in its
    // place.
    std::filesystem::create_hard_link(folder / "last-backup", folder / "by hand");
    CHECK_FALSE(back_up(folder.path().string(), folder / "two.db"));
    CHECK_FALSE(std::filesystem::equivalent(folder / "last-backup", folder / "by hand"));
    CHECK(last_backup(folder.path().string()));
}

TEST_CASE("backup: one that fails leaves nothing behind") {
    const Folder folder;
    const auto store = store_with_game(folder);
    folder.write("invites.key", std::string(32, 'k'));
    Transaction many;
    for (int i = 0; i < 2000; ++i) many.people.push_back(person_called("person " + std::to_string(i)));
    REQUIRE(write_now(*store, many) == Written::Done);
    store->settle();
    const Folder copies;
    std::optional<Message> problem;
    {
        FullDisk disk;
        disk.room(40'000);  // SQLite finds out in the middle
        problem = back_up(folder.path().string(), copies / "copy.db");
        CHECK(disk.refused() > 0);
    }
    REQUIRE(problem);
    CHECK(problem->key == "error.store.copy");
    CHECK(std::filesystem::is_empty(copies.path()));
    CHECK_FALSE(last_backup(folder.path().string()));
    // What one that was killed left is in nobody's way.
    copies.write("copy.db.part", "half");
    CHECK_FALSE(back_up(folder.path().string(), copies / "copy.db"));
    CHECK_FALSE(std::filesystem::exists(copies / "copy.db.part"));
}

TEST_CASE("restore: a log that another store left in the folder is not taken for the copy's") {
    const Folder folder;
    const auto store = store_with_game(folder);
    REQUIRE_FALSE(back_up(folder.path().string(), folder / "copy.db"));
    const Folder other;
    std::filesystem::copy_file(folder / "orrery.db-wal", other / "orrery.db-wal");
    const auto refused = restore(folder / "copy.db", other.path().string());
    REQUIRE(refused);
    CHECK(refused->key == "error.store.exists");
    CHECK_FALSE(std::filesystem::exists(other / kStoreFile));
}

TEST_CASE("store: one that could not be read for a moment is read again; a damaged one is not") {
    const Folder folder;
    const auto store = store_with_game(folder);
    change(folder, "alter table session rename to elsewhere");
    CHECK_FALSE(store->session("x"));
    CHECK_FALSE(store->healthy());
    store->look_again();  // what it looks at is still not there
    CHECK_FALSE(store->healthy());
    change(folder, "alter table elsewhere rename to session");
    CHECK_FALSE(store->healthy());
    store->look_again();
    CHECK(store->healthy());
    CHECK(store->person("ala"));
    CHECK(SqliteError{11, ""}.is_damage());
    CHECK(SqliteError{26, ""}.is_damage());
    CHECK_FALSE(SqliteError{10, ""}.is_damage());
}
