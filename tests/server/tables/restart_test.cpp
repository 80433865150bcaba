// The server ends, well or badly; what was acknowledged is there afterwards.
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <set>

#include "catalog/catalog.h"
#include "core/rng.h"
#include "server/house.h"
#include "shared/full_disk.h"
#include "shared/server_process.h"
#include "store/backup.h"
#include "store/sqlite_store.h"
#include "store/trust.h"

using namespace orrery;
using namespace orrery::server;

namespace {

int times(const char* variable, int otherwise) {
    const char* given = std::getenv(variable);
    return given == nullptr ? otherwise : std::atoi(given);
}

// Two people at one device, who answer as fast as they can.
struct Player {
    Browser browser;
    std::string table;
    std::optional<WebSocket> socket;
    using Request = std::pair<std::string, std::string>;  // the table, and "person:seat:id"
    std::map<Request, std::int64_t> acknowledged;
    std::map<Request, std::ptrdiff_t> sent;  // how many answers it has
    std::set<std::string> tables;
    std::map<std::string, std::string> request_of;  // by id
    object pending;                                 // sent, no answer yet
    std::int64_t answered = -1;
    bool over = false;  // the next one is to begin
    std::string person;

    explicit Player(int port) : browser{port}, person{text_at(browser.get("/api/me").json(), "id")} {}
};

std::string request_name(const Player& player, const object& act) {
    return player.person + ':' + boost::json::serialize(act.at("seat")) + ':' +
           std::string{act.at("id").as_string()};
}

// Takes one message and answers it; false: the server is gone.
bool go_on(Player& player, int& number) {
    const auto message = player.socket->receive();
    if (!message) return false;
    const std::string kind = text_at(*message, "t");
    if (kind == "ack")
        player.acknowledged[{player.table, player.request_of[text_at(*message, "id")]}] =
            number_at(*message, "v");
    if (kind == "ack" || kind == "nack") player.pending = {};
    if (kind != "position") return true;
    const Json& now = message->at("position");
    player.over = text_at(now.at("table"), "state") == "over";
    if (now.at("prompt").is_null() || number_at(now, "v") <= player.answered || !player.pending.empty())
        return true;
    player.answered = number_at(now, "v");
    player.pending = first_act(now, "k" + std::to_string(++number));
    player.pending["table"] = player.table;
    const std::string request = request_name(player, player.pending);
    player.request_of[text_at(player.pending, "id")] = request;
    player.sent[{player.table, request}] = std::ssize(player.pending.at("answers").as_array());
    player.socket->send(player.pending);
    return true;
}

void come_back(Player& player, int port) {
    const std::string cookie = player.browser.cookie;
    player.browser = Browser{port};
    player.browser.cookie = cookie;
    player.answered = -1;
    // What had no answer is sent again: it counts once, whether it had been written or not.
    if (!player.pending.empty()) {
        const Json answer = say(player.browser, player.table, player.pending);
        if (text_at(answer, "t") == "ack")
            player.acknowledged[{player.table, request_name(player, player.pending)}] =
                number_at(answer, "v");
        player.pending = {};
    }
    if (player.table.empty() || player.over) {
        player.table = new_table(player.browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
        player.tables.insert(player.table);
        player.over = false;
    }
    player.socket.emplace(greeted(player.browser, player.table));
}

// Every acknowledged answer is in the log, once, where it was said to be; and nothing is there that was not
// sent, nor twice.
void check_store(const std::string& folder, const std::vector<Player>& players) {
    auto opened = store::SqliteStore::open(folder);
    REQUIRE(opened);
    for (const Player& player : players) {
        for (const auto& [request, version] : player.acknowledged)
            REQUIRE((*opened)->request(request.first, request.second) == version);
        for (const std::string& table : player.tables) {
            const auto stored = (*opened)->game(table);
            REQUIRE(stored);
            std::int64_t last = 0;
            for (const store::Entry& entry : stored->entries) REQUIRE(entry.n == ++last);
            std::ptrdiff_t written = 0;
            for (const auto& [request, answers] : player.sent)
                if (request.first == table && (*opened)->request(table, request.second)) written += answers;
            REQUIRE(std::ranges::count_if(stored->entries, [](const store::Entry& entry) {
                        return entry.kind == store::EntryKind::Answer && entry.seat >= 0;
                    }) == written);
        }
    }
}

}  // namespace

TEST_CASE("stopped and started again, everything is there") {
    House house;
    Browser ala = house.guest();
    Browser ola = house.guest();
    const std::string table = new_table(ala, wish("pocket_imperium", {me(), open_seat()}));
    ola.post("/api/join", object{{"token", invite_of(position(ala, table).at("table"), 1)}});
    const std::string waiting = new_table(ala, wish("alien_frontiers", {me(), open_seat()}));
    const std::string token = invite_of(position(ala, waiting).at("table"), 1);
    say(ala, table, {{"t", "chat"}, {"id", "c"}, {"text", "Hej"}});
    const Json before = position(ala, table);
    const object act = first_act(before.at("prompt").is_null() ? position(ola, table) : before, "again");
    Browser& who = before.at("prompt").is_null() ? ola : ala;
    const Json acked = say(who, table, act);
    const Json after = position(ala, table);
    house.close();
    house.open();
    for (Browser* each : {&ala, &ola}) {
        const std::string cookie = each->cookie;
        *each = Browser{house.port()};
        each->cookie = cookie;
    }
    const Json later = position(ala, table);
    for (const char* field : {"v", "ply", "view", "log", "notes", "standing", "fair", "viewer", "prompt"})
        CHECK(later.at(field) == after.at(field));
    CHECK(say(who, table, act) == acked);  // still the same answer
    CHECK(invite_of(position(ala, waiting).at("table"), 1) == token);
    CHECK(ola.post("/api/join", object{{"token", token}}).status == 200);
    CHECK(ala.get("/api/tables/" + table + "/chat").json().as_array().size() == 1);
}

TEST_CASE("bots go on after a restart, while somebody watches") {
    House house;
    Browser ala = house.guest();
    const std::string table = new_table(ala, wish("alien_frontiers", {bot(), bot()}));
    house.close();
    house.open();
    const std::string cookie = ala.cookie;
    ala = Browser{house.port()};
    ala.cookie = cookie;
    watched_to_the_end(ala, table);
}

TEST_CASE("SIGTERM: pages are told, what was said is written, the end is a good one") {
    const Folder folder;
    ServerProcess victim{folder.path().string(), Log::Hidden};
    Player player{victim.port()};
    come_back(player, victim.port());
    int number = 0;
    for (int i = 0; i < 40; ++i) REQUIRE(go_on(player, number));
    std::thread end{[&] { CHECK(victim.end(SIGTERM) == 0); }};
    CHECK(player.socket->receive("drain"));
    while (player.socket->receive()) {
    }
    CHECK(player.socket->closed_with() == 1001);
    end.join();
    check_store(folder.path().string(), {});
    CHECK(folder.read("orrery.db-wal").empty());
}

TEST_CASE("kill -9 at any moment under load: every acknowledged answer is there, nothing is doubled") {
    const Folder folder;
    Rng rng{42};
    std::vector<Player> players;
    int number = 0;
    std::size_t acknowledged = 0;
    const int kills = times("ORRERY_KILLS", 20);
    for (int i = 0; i < kills; ++i) {
        ServerProcess victim{folder.path().string(), Log::Hidden};
        if (players.empty())
            for (int p = 0; p < 4; ++p) players.emplace_back(victim.port());
        for (Player& player : players) come_back(player, victim.port());
        for (int left = 1 + static_cast<int>(rng.below(120)); left > 0;)
            for (Player& player : players) {
                if (player.over) come_back(player, victim.port());
                if (!player.socket->readable(1)) continue;
                REQUIRE(go_on(player, number));
                --left;
            }
        usleep(rng.below(2000));  // in the midst of whatever the last of them asked for
        victim.end(SIGKILL);
        for (Player& player : players)
            while (go_on(player, number)) {
            }
        check_store(folder.path().string(), players);
    }
    for (const Player& player : players) acknowledged += player.acknowledged.size();
    MESSAGE(acknowledged << " acknowledged answers over " << kills << " kills");
    CHECK(acknowledged > static_cast<std::size_t>(kills));
}

TEST_CASE("SIGTERM right after the start ends it well") {
    const Folder folder;
    for (int i = 0; i < 5; ++i) {
        ServerProcess victim{folder.path().string(), Log::Hidden};
        CHECK(victim.end(SIGTERM) == 0);
    }
}

TEST_CASE("a disk that fills up refuses what it cannot keep, keeps what was acknowledged, and goes on") {
    FullDisk disk;
    // At once, in the middle of a page, and after some answers that still find room.
    for (const std::int64_t room : {0, 2'000, 40'000, 80'000}) {
        CAPTURE(room);
        House house{[](Options& options) {
            options.limits.acts = options.limits.messages = options.limits.chat = {1e9, 1e9, 1000};
        }};
        std::vector<Player> players;
        players.emplace_back(house.port());
        Player& player = players[0];
        come_back(player, house.port());
        int number = 0;
        for (int i = 0; i < 20; ++i) REQUIRE(go_on(player, number));
        while (!player.pending.empty()) REQUIRE(go_on(player, number));  // nothing else takes of the room
        disk.room(room);
        const int before = disk.refused();
        // It answers the next one only to refuse it: nobody is told of what is not kept.
        int kept = 0;
        const auto says = [&](const std::string& id) {
            return say(player.browser, player.table, {{"t", "chat"}, {"id", id}, {"text", "hello"}});
        };
        Json answer = says("full 0");
        while (text_at(answer, "t") == "ack") answer = says("full " + std::to_string(++kept));
        CHECK(text_at(answer, "code") == "store");
        CHECK(disk.refused() > before);
        CHECK((kept > 0) == (room > 10'000));
        CHECK(player.browser.get("/api/status").status == 200);
        CHECK(player.browser.post("/api/me", object{{"name", "Ala"}}).status == 503);
        disk.room(FullDisk::kEmpty);
        CHECK(text_at(says("room"), "t") == "ack");
        come_back(player, house.port());
        const std::size_t acknowledged = player.acknowledged.size();
        while (player.acknowledged.size() < acknowledged + 10) REQUIRE(go_on(player, number));
        const Json talk = player.browser.get("/api/tables/" + player.table + "/chat").json();
        CHECK(talk.as_array().size() == static_cast<std::size_t>(kept) + 1);
        house.close();
        check_store(house.folder().path().string(), players);
    }
}

TEST_CASE("files that may not grow any more refuse answers; when they may everything goes on") {
    const Folder folder;
    ServerProcess server{folder.path().string(), Log::Hidden};
    std::vector<Player> players;
    players.emplace_back(server.port());
    Player& player = players[0];
    come_back(player, server.port());
    int number = 0;
    for (int i = 0; i < 20; ++i) REQUIRE(go_on(player, number));
    // A limit of the machine (ulimit -f), which SQLite hears of as a fault of the disk: no room is another
    // one.
    const auto most = [&](rlim_t bytes) {
        const rlimit limit{bytes, RLIM_INFINITY};
        REQUIRE(prlimit(server.id(), RLIMIT_FSIZE, &limit, nullptr) == 0);
    };
    most(4096);
    const Json full = say(player.browser, player.table, {{"t", "chat"}, {"id", "full"}, {"text", "hello"}});
    CHECK(text_at(full, "code") == "store");
    CHECK(player.browser.get("/api/status").status == 200);
    most(RLIM_INFINITY);
    CHECK(text_at(say(player.browser, player.table, {{"t", "chat"}, {"id", "room"}, {"text", "hello"}}),
                  "t") == "ack");
    come_back(player, server.port());
    const std::size_t before = player.acknowledged.size();
    while (player.acknowledged.size() < before + 10) REQUIRE(go_on(player, number));
    CHECK(server.end(SIGTERM) == 0);
    check_store(folder.path().string(), players);
}

TEST_CASE("a backup taken under load restores to what was acknowledged") {
    const Folder folder;
    ServerProcess server{folder.path().string(), Log::Hidden};
    std::vector<Player> players;
    for (int p = 0; p < 4; ++p) players.emplace_back(server.port());
    for (Player& player : players) come_back(player, server.port());
    int number = 0;
    const auto play = [&](int messages) {
        for (int i = 0; i < messages; ++i)
            for (Player& player : players)
                if (!player.over) REQUIRE(go_on(player, number));
    };
    for (int copy = 0; copy < 3; ++copy) {
        play(10);
        const std::vector<std::pair<Player::Request, std::int64_t>> sure = [&] {
            std::vector<std::pair<Player::Request, std::int64_t>> all;
            for (const Player& player : players)
                all.insert(all.end(), player.acknowledged.begin(), player.acknowledged.end());
            return all;
        }();
        const std::string file = folder / ("copy" + std::to_string(copy) + ".db");
        std::optional<Message> problem;
        std::thread copying{[&] { problem = store::back_up(folder.path().string(), file); }};
        play(10);
        copying.join();
        REQUIRE_FALSE(problem);
        const Folder elsewhere;
        REQUIRE_FALSE(store::restore(file, elsewhere / "data"));
        auto restored = store::SqliteStore::open(elsewhere / "data");
        REQUIRE(restored);
        REQUIRE(store::check_games(**restored, all_games(built_in()), store::Depth::Everything));
        for (const auto& [request, version] : sure)
            REQUIRE((*restored)->request(request.first, request.second) == version);
        // And nothing that was not: it is the beginning of what there is now.
        auto now = store::SqliteStore::open(folder.path().string());
        REQUIRE(now);
        for (const Player& player : players) {
            const auto then = (*restored)->game(player.table);
            const auto later = (*now)->game(player.table);
            REQUIRE((then && later && then->entries.size() <= later->entries.size()));
            REQUIRE(std::equal(then->entries.begin(), then->entries.end(), later->entries.begin()));
        }
    }
}

TEST_CASE("many people at one table: all answers are judged one after the other") {
    House house{[](Options& options) {
        options.limits.acts = options.limits.messages = {1e6, 1e6, 1000};
        options.limits.connections_of_person = options.limits.connections_at_table = 100;
    }};
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    constexpr int kThreads = 4;
    constexpr int kRounds = 5;
    std::atomic<int> acks = 0;
    std::atomic<int> strange = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t)
        threads.emplace_back([&, t] {
            WebSocket socket{browser};
            socket.send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}, {"table", table}});
            for (int i = 0; i < kRounds; ++i) {
                const auto seen = socket.receive("position");
                if (!seen) return;
                const Json& now = seen->at("position");
                if (now.at("prompt").is_null()) continue;
                object act = first_act(now, std::to_string(t) + '-' + std::to_string(i));
                act["table"] = table;
                socket.send(act);
                for (auto next = socket.receive(); next; next = socket.receive()) {
                    const std::string kind = text_at(*next, "t");
                    if (kind == "ack") ++acks;
                    if (kind == "nack" && text_at(*next, "code") != "stale" &&
                        text_at(*next, "code") != "not_your_turn")
                        ++strange;
                    if (kind == "ack" || kind == "nack") break;
                }
                socket.send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}, {"table", table}});
            }
        });
    for (std::thread& thread : threads) thread.join();
    CHECK(acks > 0);
    CHECK(strange == 0);
    const Json after = position(browser, table);
    house.close();
    house.open();  // every game is replayed
    const std::string cookie = browser.cookie;
    browser = Browser{house.port()};
    browser.cookie = cookie;
    CHECK(position(browser, table).at("view") == after.at("view"));
}
