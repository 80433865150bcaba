#include <doctest/doctest.h>

#include <atomic>

#include "store/replay.h"
#include "tables.h"

using namespace orrery;
using namespace orrery::store;

namespace {

Transaction note(std::int64_t n, const std::string& request = "") {
    Transaction transaction;
    transaction.game = "game1";
    Entry entry;
    entry.n = n;
    entry.body = "hint";
    transaction.entries.push_back(entry);
    transaction.request = request;
    transaction.at = 5000;
    return transaction;
}

}  // namespace

TEST_CASE("store: what was written is read, also after it was closed and opened again") {
    const Folder folder;
    const StoredGame game = begun_game(12);
    {
        const auto store = store_with_game(folder);
        Transaction more;
        more.sessions.push_back({"abc", "ala", 10, 20});
        more.game = "game1";
        more.invites.push_back({"hash", "game1", 1, ""});
        more.chat.push_back({1, "ala", "Ala", 0, "Cześć", 3000});
        CHECK(write_now(*store, more) == Written::Done);
    }
    const auto store = open_in(folder);
    CHECK(store->person("ala") == person_called("ala"));
    CHECK_FALSE(store->person("nobody"));
    CHECK(store->session("abc") == Session{"abc", "ala", 10, 20});
    CHECK(store->game("game1") == game);
    const auto brief = store->game_in_brief("game1");
    REQUIRE(brief);
    CHECK(brief->game == game.game);
    CHECK(brief->seats == game.seats);
    CHECK(brief->entries == std::vector<Entry>{game.entries.back()});
    CHECK_FALSE(store->game_in_brief("game2"));
    CHECK(store->invite("hash") == Invite{"hash", "game1", 1, ""});
    CHECK(store->chat("game1", 10) == std::vector<ChatRow>{{1, "ala", "Ala", 0, "Cześć", 3000}});
    CHECK(store->games_of("ola", 5) == std::vector<std::string>{"game1"});
    CHECK(store->games_of("nobody", 5).empty());
    CHECK(store->games_in(GameState::Playing).size() == 1);
    CHECK(store->open_games(5, 5).empty());
    CHECK(store->last_change() == 2000);
    CHECK(store->healthy());
}

TEST_CASE("store: an entry's number, a request, an account's name and an invite are there once") {
    const Folder folder;
    const auto store = store_with_game(folder);
    CHECK(write_now(*store, note(13, "0:a")) == Written::Done);
    CHECK(write_now(*store, note(13, "0:b")) == Written::Conflict);
    CHECK(write_now(*store, note(14, "0:a")) == Written::Conflict);
    CHECK(store->request("game1", "0:a") == 13);
    CHECK_FALSE(store->request("game1", "0:b"));

    Transaction account;
    account.changes.push_back({.id = "ala", .name = "Ala", .claim = "x"});
    CHECK(write_now(*store, account) == Written::Done);
    account.changes[0].id = "ola";
    CHECK(write_now(*store, account) == Written::Conflict);
    REQUIRE(store->account("ala"));
    CHECK(store->account("ala")->id == "ala");

    Transaction invite;
    invite.game = "game1";
    invite.invites.push_back({"hash", "game1", 1, ""});
    CHECK(write_now(*store, invite) == Written::Done);
    invite.invites[0].used_by = "ola";
    CHECK(write_now(*store, invite) == Written::Done);
    invite.invites[0].used_by = "ala";
    CHECK(write_now(*store, invite) == Written::Conflict);
    CHECK(store->invite("hash")->used_by == "ola");
}

TEST_CASE("store: a transaction is written whole or not at all, and its neighbours do not suffer") {
    const Folder folder;
    const auto store = store_with_game(folder);
    Transaction half = note(13);
    half.entries.push_back(half.entries[0]);  // the same number twice
    std::promise<void> all;
    Written results[3]{};
    std::atomic<int> left = 3;
    const auto keep = [&](int i) {
        return [&, i](Written written) {
            results[i] = written;
            if (--left == 0) all.set_value();
        };
    };
    store->write(adding({"ewa"}), keep(0));
    store->write(half, keep(1));
    store->write(note(13), keep(2));
    all.get_future().wait();
    CHECK(results[0] == Written::Done);
    CHECK(results[1] == Written::Conflict);
    CHECK(results[2] == Written::Done);
    CHECK(store->game("game1")->entries.size() == 13);
    CHECK(store->person("ewa"));
}

TEST_CASE("store: a row that belongs to nothing is refused") {
    const Folder folder;
    const auto store = open_in(folder);
    CHECK(write_now(*store, adding(begun_game(3))) == Written::Conflict);  // its owner is nobody
    CHECK_FALSE(store->game("game1"));
}

TEST_CASE("store: the log can only grow") {
    const Folder folder;
    store_with_game(folder).reset();
    Database database{folder / kStoreFile, Database::Mode::ReadWrite};
    CHECK_THROWS_AS(database.run("delete from entry where n = 3"), SqliteError);
    CHECK_THROWS_AS(database.run("update entry set body = 'roll 6' where n = 3"), SqliteError);
    CHECK(database.number("select count(*) from entry") == 12);
}

TEST_CASE("store: whoever reads sees what was written before the answer came; many share one commit") {
    const Folder folder;
    const auto store = store_with_game(folder);
    constexpr int kMany = 200;
    std::promise<void> all;
    std::atomic<int> left = kMany;
    const std::uint64_t before = store->figures().commits;
    for (int i = 0; i < kMany; ++i)
        store->write(note(13 + i), [&](Written written) {
            CHECK(written == Written::Done);
            if (--left == 0) all.set_value();
        });
    all.get_future().wait();
    CHECK(store->game("game1")->entries.size() == 12 + kMany);
    CHECK(store->figures().commits - before < kMany);
    CHECK(store->figures().transactions >= kMany);
}

TEST_CASE("store: the seats of a guest become the heir's") {
    const Folder folder;
    const auto store = store_with_game(folder);
    Transaction transaction = adding({"ewa"});
    transaction.guest = "ola";
    transaction.heir = "ewa";
    CHECK(write_now(*store, transaction) == Written::Done);
    CHECK(store->game("game1")->seats[1].person == "ewa");
    CHECK(store->games_of("ola", 5).empty());
}

TEST_CASE("replay: undo is an entry; what follows it counts on from there") {
    StoredGame stored = begun_game(12);
    const Games games = all_games();
    const auto before = replay(stored, games);
    REQUIRE(before);
    Entry undo;
    undo.n = 13;
    undo.kind = EntryKind::Undo;
    undo.ply = 10;
    stored.entries.push_back(undo);
    const auto after = replay(stored, games);
    REQUIRE(after);
    CHECK(after->ply() == 10);
    Entry again = stored.entries[10];
    again.n = 14;
    stored.entries.push_back(again);
    again = stored.entries[11];
    again.n = 15;
    stored.entries.push_back(again);
    const auto same = replay(stored, games);
    REQUIRE(same);
    CHECK(same->game().state() == before->game().state());
}

TEST_CASE("replay: games that are kept for undos are those that undoing by hand finds, on every branch") {
    StoredGame stored = begun_game(40);
    const std::vector<Entry> played = stored.entries;
    const auto add = [&](Entry entry) {
        entry.n = static_cast<std::int64_t>(stored.entries.size()) + 1;
        stored.entries.push_back(entry);
    };
    // Back to a ply, and some of the same answers again: to the same place twice, to the start, to nowhere.
    std::size_t ply = played.size();
    for (const std::size_t to : {35, 35, 20, 33, 33, 20, 0, 7, 40, 12, 12, 1}) {
        for (; ply < to; ++ply) add(played[ply]);
        Entry undo;
        undo.kind = EntryKind::Undo;
        undo.ply = static_cast<int>(ply = std::min(ply, to));
        add(undo);
        if (ply < played.size()) add(played[ply++]);
    }
    const Games games = all_games();
    Match slow{*set_up(stored.game, games)}, quick{slow};
    Replayer replayer{quick, stored.entries};
    for (const Entry& entry : stored.entries) {
        REQUIRE_FALSE(take(slow, entry));
        REQUIRE_FALSE(replayer.next());
        REQUIRE(quick.ply() == slow.ply());
        REQUIRE(quick.game().state() == slow.game().state());
    }
    Entry wrong;
    wrong.n = static_cast<std::int64_t>(stored.entries.size()) + 1;
    wrong.kind = EntryKind::Undo;
    wrong.ply = 99;
    stored.entries.push_back(wrong);
    CHECK_FALSE(replay(stored, games));
}

TEST_CASE("replay: setups as text, both ways") {
    for (const orrery::GameRow& row : catalog()) {
        Setup setup;
        setup.players = 3;
        for (std::size_t i = 0; i < row.info().options.size(); ++i)
            setup.choice[i] = static_cast<std::uint8_t>(row.info().options[i].values.size() - 1);
        const auto read = read_setup(row.info(), 3, options_text(row.info(), setup));
        REQUIRE(read);
        CHECK(*read == setup);
        CHECK_FALSE(read_setup(row.info(), 3, "nonsense"));
        CHECK_FALSE(read_setup(row.info(), 9, ""));
    }
}

TEST_CASE("store: a person is signed out everywhere but here") {
    const Folder folder;
    const auto store = store_with_game(folder);
    Transaction sessions;
    sessions.sessions = {{"a", "ala", 10, 20}, {"b", "ala", 10, 30}, {"c", "ola", 10, 40}};
    REQUIRE(write_now(*store, sessions) == Written::Done);
    REQUIRE(store->sessions_of("ala").size() == 2);
    CHECK(store->sessions_of("ala")[0].hash == "b");  // the latest first
    Transaction out;
    out.signed_out = "ala";
    out.sessions = {{"d", "ala", 50, 50}};
    REQUIRE(write_now(*store, out) == Written::Done);
    CHECK(store->sessions_of("ala") == std::vector<Session>{{"d", "ala", 50, 50}});
    CHECK(store->sessions_of("ola").size() == 1);
}

TEST_CASE("store: who is forgotten leaves seats and answers, and nothing else") {
    const Folder folder;
    const auto store = store_with_game(folder);
    Transaction before;
    before.changes.push_back({.id = "ala", .name = "Ala", .claim = "hash"});
    before.sessions.push_back({"a", "ala", 10, 20});
    before.game = "game1";
    before.chat = {{1, "ala", "Ala", 0, "Cześć", 3000}, {2, "ola", "Ola", 1, "Hej", 3001}};
    before.state = GameState::Over;
    REQUIRE(write_now(*store, before) == Written::Done);
    const auto game = store->game("game1");
    Transaction forget;
    forget.forgotten = "ala";
    REQUIRE(write_now(*store, forget) == Written::Done);
    const auto person = store->person("ala");
    REQUIRE(person);
    CHECK(person->name.empty());
    CHECK(person->account.empty());
    CHECK(person->password.empty());
    CHECK_FALSE(store->account("ala"));
    CHECK(store->sessions_of("ala").empty());
    CHECK(store->chat("game1", 10)[0].text.empty());
    CHECK(store->chat("game1", 10)[1].text == "Hej");
    CHECK(store->game("game1")->entries == game->entries);
    CHECK(store->game("game1")->seats[0].person == "ala");
    CHECK(store->game("game1")->game.name == "Table");  // not named after the person
}

TEST_CASE("store: reports, the latest first, in pages, the same thing once") {
    const Folder folder;
    const auto store = open_in(folder);
    write_now(*store, adding({"a"}));
    Transaction table;
    table.game = "t";
    table.new_game = store::TableRow{.id = "t", .owner = "a"};
    for (const int seat : {0, 1, 2, 1})
        table.reports.push_back({.at = 1, .by = "a", .game = "t", .seat = seat, .reason = "x"});
    REQUIRE(write_now(*store, table) == Written::Done);
    const auto first = store->reports(2);
    REQUIRE(first.size() == 2);
    CHECK((first[0].seat == 2 && first[1].seat == 1));
    const auto rest = store->reports(2, first[1].n);
    REQUIRE(rest.size() == 1);
    CHECK(rest[0].seat == 0);
}

TEST_CASE("store: not more than so many open tables of one person are listed") {
    const Folder folder;
    const auto store = open_in(folder);
    write_now(*store, adding({"a", "b"}));
    for (int i = 0; i < 6; ++i) {
        Transaction table;
        table.game = "t" + std::to_string(i);
        table.new_game = store::TableRow{
            .id = table.game, .players = 1, .is_public = true, .owner = i == 0 ? "b" : "a", .updated = i};
        table.seats.push_back({.seat = 0});
        REQUIRE(write_now(*store, table) == Written::Done);
    }
    const auto listed = store->open_games(9, 2);
    CHECK(listed == std::vector<OpenGame>{{"t5", "a"}, {"t4", "a"}, {"t0", "b"}});
}
