// What one hostile visitor can do to everybody else, within all limits, as eighteen guests with a socket each
// (an address may have twenty connections, and a guest some of everything): tables of the strongest bots and
// of the strongest that share a thread with everybody's quick ones, watched so that they play and hurried,
// hints, questions why not, moves that are taken back at once, greetings, floods, frames without content,
// chat, reports, links that are none, new names, records and their analyses, exports, requests, sockets that
// come back at once. Half of the guests keep to their rates, so that nearly all they say is done; the others
// say more, and are refused and cut off. People at tables of their own are measured meanwhile.
//
//   hostile [tables] [seconds]
//
// Ends with 1 where not nine of ten moves could be made, or an answer came too late. What had no answer in
// the end counts with its age.
#include <sys/socket.h>

#include <atomic>
#include <optional>
#include <thread>

#include "catalog/catalog.h"
#include "catalog/shelf.h"
#include "core/rng.h"
#include "engine/record.h"
#include "load/players.h"
#include "shared/folder.h"
#include "shared/server_process.h"

namespace {

using namespace orrery;
using namespace orrery::load;

constexpr const char* kHostile = "192.0.2.66";

// Somebody's random game, long enough to be work for whoever reads it.
std::string long_record() {
    constexpr int kAnswers = 500;
    const Games games = all_games();
    auto start = games.make("arcs", Setup{.players = 3});
    if (!start) return "";
    Match match{std::move(*start)};
    Rng rng{66};
    for (int i = 0; i < kAnswers && !match.game().over(); ++i) {
        ActionList answers;
        const Seat who = match.game().actors().first();
        match.game().list(who, answers);
        match.answer(who, answers[rng.below(static_cast<std::uint32_t>(answers.size()))]);
    }
    return write_record({{}, std::move(match)}, games);
}

// An address has fifty tables a day: two for each guest to play at, and as many as are left to look at.
constexpr int kPests = 18, kWithBots = 7;

// What the visitor got done, so that a run in which nothing was heard is not taken for a good one.
std::atomic<std::size_t> opened{0}, done{0}, refused{0};

// One of the visitor's guests.
struct Pest {
    Browser browser;
    std::vector<std::string> tables;
    std::optional<WebSocket> socket;
    std::string own, arcs;  // tables at which the guest plays
    const std::string& record;
    bool patient;  // sends no more than is heard
    int number = 0, rounds = 0;

    Pest(int port, int index, const std::string& its_record)
        : browser{port}, record{its_record}, patient{index % 2 == 0}, rounds{index} {
        browser.always["X-Forwarded-For"] = kHostile;
        while (browser.get("/api/me").status == 429) rest(200);
        const object strong{{"kind", "bot"}, {"level", 5}}, quick{{"kind", "bot"}, {"level", 2}};
        own = add({object{{"kind", "me"}}, strong});
        arcs = add({object{{"kind", "me"}}, object{{"kind", "guest"}, {"name", "B"}}}, "arcs");
        if (index < kWithBots) {
            add({strong, strong, strong, strong});
            add({quick, quick, quick, quick}, "arcs");
        }
        browser.get("/api/tables/" + arcs + "?lang=en");  // it begins
        reopen();
    }
    static void rest(int milliseconds) {
        std::this_thread::sleep_for(std::chrono::milliseconds{milliseconds});
    }

    std::string add(const array& seats, const char* game = "alien_frontiers") {
        const object wanted{{"game", game}, {"players", seats.size()}, {"seats", seats}};
        Reply made = browser.post("/api/tables", wanted);
        // Where all of them come at once they have no room.
        for (int tries = 0; made.status == 429 && tries < 20; ++tries) {
            rest(200);
            made = browser.post("/api/tables", wanted);
        }
        if (made.status != 200) return "";
        tables.push_back(boost::json::value_to<std::string>(made.json().at("id")));
        return tables.back();
    }
    // The tables of bots for most of the time, that of its own now and then.
    void greet() {
        if (socket->status() != 101 || tables.empty()) return;
        const std::string& table = tables[static_cast<std::size_t>(rounds) % tables.size()];
        socket->send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}, {"table", table}});
    }
    void say(object message) {
        message["id"] = std::to_string(++number);
        socket->send(message);
    }
    // As much of everything as a moment allows.
    void annoy() {
        ++rounds;
        if (socket->status() != 101 || socket->closed_with() != 0) reopen();
        if (socket->status() != 101) return rest(100);  // no room at the moment
        greet();
        if (!patient)
            for (int n = 0; n < 5; ++n) socket->send(object{{"t", "ping"}});
        say({{"t", "hint"}, {"table", own}, {"seat", 0}});
        say({{"t", "hurry"}, {"table", own}, {"seat", 0}});
        say({{"t", "chat"}, {"table", own}, {"text", std::string(400, 'x')}});
        ask_why();
        while (socket->closed_with() == 0 && socket->readable(0)) {
            const auto heard = socket->receive();
            if (!heard) break;
            const std::string kind{heard->at("t").as_string()};
            ++(kind == "nack" || kind == "error" ? refused : done);
        }
        move_and_undo();
        if (patient) return rest(500);
        ask_for_more();
    }
    // What is not said over the socket.
    void ask_for_more() {
        analyse();
        browser.get("/api/export");
        browser.get("/api/tables/" + own + "/scores");
        browser.get("/api/tables?list=mine&lang=en");
        browser.get("/api/texts/pl/arcs");
        browser.post("/api/me", object{{"name", "Pest " + std::to_string(++number)}});
        browser.post("/api/records", object{{"record", std::string(60'000, 'x')}});
        if (socket->status() == 101 && socket->closed_with() == 0) pour();
        reopen();
        browser.post("/api/join", object{{"token", std::string(32, 'x')}});
        browser.post("/api/reports", object{{"table", own}, {"reason", "Pest " + std::to_string(number)}});
        browser.post("/api/login", object{{"name", "somebody"}, {"password", "wrong horse"}});
    }
    // Each undo is a replay of what stands.
    void move_and_undo() {
        const std::string path = "/api/tables/" + own;
        const Reply shown = browser.get(path + "?lang=en");
        if (shown.status != 200 || shown.json().at("prompt").is_null()) return;
        const Json now = shown.json();
        object act = walk_of(now, static_cast<std::size_t>(number));
        act["id"] = "m" + std::to_string(++number);
        const Reply acted = browser.post(path + "/actions", act);
        if (acted.status != 200) return;
        browser.post(path + "/actions", object{{"t", "undo"},
                                               {"id", "u" + std::to_string(++number)},
                                               {"v", acted.json().at("v")},
                                               {"seat", act.at("seat")},
                                               {"to", 0}});
    }
    // Another record each time, because of the same one everything is known.
    void analyse() {
        const std::string other = record + "# " + std::to_string(++number) + '\n';
        for (const char* act : {"begin", "look"})
            browser.post("/api/records/analysis", object{{"record", other}, {"act", act}});
    }
    // The widest question that there is: moves between systems, with everything that can go along.
    void ask_why() {
        array with;
        for (const char* spot : {"system:1h", "system:2h", "system:3h", "system:4h", "number:1", "number:2"})
            with.emplace_back(spot);
        for (const int seat : {0, 1})
            socket->send(object{{"t", "why"},
                                {"id", std::to_string(++number)},
                                {"table", arcs},
                                {"seat", seat},
                                {"spot", "system:1h"},
                                {"with", with}});
    }
    // Frames of no message, as many as are taken before the socket is closed.
    void pour() const {
        constexpr std::size_t kFrames = 30'000;
        const std::string goes_on{"\x00\x80\0\0\0\0", 6};
        std::string frames{"\x01\x80\0\0\0\0", 6};
        for (std::size_t i = 0; i < kFrames; ++i) frames += goes_on;
        ::send(socket->handle(), frames.data(), frames.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    }
    void reopen() {
        socket.reset();
        socket.emplace(browser);
        opened += socket->status() == 101 ? 1 : 0;
        greet();
    }
};

void print(const char* what, Tally& tally, double seconds) {
    std::printf(
        "%-22s %6.0f moves/s (%zu due, %zu made, %zu without an answer)   ack p50 %6.2f ms   p99 %6.2f ms   "
        "max %6.2f ms   bot p50 %7.1f ms   p99 %7.1f "
        "ms   max %7.1f ms\n",
        what, static_cast<double>(tally.latencies.size()) / seconds, tally.due, tally.asked, tally.pending,
        tally.at(0.5), tally.at(0.99), tally.at(1), Tally::quantile(tally.bots, 0.5),
        Tally::quantile(tally.bots, 0.99), Tally::quantile(tally.bots, 1));
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    const auto number = [&](int i, double otherwise) { return argc > i ? std::atof(argv[i]) : otherwise; };
    const auto tables = static_cast<std::size_t>(number(1, 200));
    const double seconds = number(2, 30);
    const Folder folder;
    server::ServerProcess server{folder.path().string(), server::Log::Hidden, server::Bounds::Real};
    Players players;
    for (std::size_t i = 0; i < tables; ++i)
        players.push_back(std::make_unique<Player>(
            server.port(), true, "198.51." + std::to_string(i / 250) + '.' + std::to_string(i % 250 + 1)));
    const double rate = static_cast<double>(tables) / 2;  // everybody moves every other second
    Tally warm_up, alone, beside;
    play(players, warm_up, rate, 3);
    play(players, alone, rate, seconds);
    print("nobody else", alone, seconds);
    std::atomic<bool> ending{false};
    const std::string record = long_record();
    std::vector<std::thread> visitors;
    for (int i = 0; i < kPests; ++i)
        visitors.emplace_back([&, i] {
            Pest pest{server.port(), i, record};
            while (!ending) pest.annoy();
        });
    play(players, warm_up, rate, 3);
    play(players, beside, rate, seconds);
    print("with a hostile visitor", beside, seconds);
    std::printf("the visitor: %zu sockets opened, %zu messages heard, %zu refused\n", opened.load(),
                done.load(), refused.load());
    ending = true;
    for (std::thread& visitor : visitors) visitor.join();
    players.clear();
    const bool good = alone.lively() && beside.lively() && beside.at(0.99) < 50 &&
                      Tally::quantile(beside.bots, 0.99) < 2000;
    return server.end(SIGTERM) == 0 && good ? 0 : 1;
}
