// What one hostile visitor can do to everybody else, within all limits: tables of the strongest bots, watched
// so that they play, hints, questions why not, greetings, floods, new names, records, requests, sockets that
// come back at once; each guest in a thread of its own. People at tables of their own are measured meanwhile.
//
//   hostile [tables] [seconds]
#include <atomic>
#include <thread>

#include "catalog/shelf.h"
#include "load/players.h"
#include "shared/folder.h"
#include "shared/server_process.h"

namespace {

using namespace orrery;
using namespace orrery::load;

constexpr const char* kHostile = "192.0.2.66";

// One of the visitor's guests; there may be thirty in ten minutes.
struct Pest {
    Browser browser;
    std::vector<std::string> tables;
    std::vector<WebSocket> sockets;
    std::string own, arcs;  // tables at which the guest plays
    int number = 0;

    explicit Pest(int port) : browser{port} {
        browser.always["X-Forwarded-For"] = kHostile;
        browser.get("/api/me");
        const object strong{{"kind", "bot"}, {"level", 5}};
        for (int i = 0; i < 5; ++i) add({strong, strong, strong, strong});
        own = add({object{{"kind", "me"}}, strong});
        arcs = add({object{{"kind", "me"}}, object{{"kind", "guest"}, {"name", "B"}}}, "arcs");
        browser.get("/api/tables/" + arcs + "?lang=en");  // it begins
        for (int i = 0; i < 6; ++i) sockets.emplace_back(browser);
        for (std::size_t i = 0; i < sockets.size(); ++i) greet(sockets[i], i);
    }

    std::string add(const array& seats, const char* game = "alien_frontiers") {
        const Reply made =
            browser.post("/api/tables", object{{"game", game}, {"players", seats.size()}, {"seats", seats}});
        if (made.status != 200) return "";
        tables.push_back(boost::json::value_to<std::string>(made.json().at("id")));
        return tables.back();
    }
    void greet(WebSocket& socket, std::size_t i) {
        if (socket.status() == 101 && !tables.empty())
            socket.send(
                object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}, {"table", tables[i % tables.size()]}});
    }
    // As much of everything as a moment allows.
    void annoy() {
        for (std::size_t i = 0; i < sockets.size(); ++i) {
            greet(sockets[i], i);
            for (int n = 0; n < 5; ++n) sockets[i].send(object{{"t", "ping"}});
            sockets[i].send(
                object{{"t", "hint"}, {"id", std::to_string(++number)}, {"table", own}, {"seat", 0}});
            ask_why(sockets[i]);
            while (sockets[i].readable(0) && sockets[i].receive()) {
            }
            if (sockets[i].closed_with() != 0) reopen(i);
        }
        browser.get("/api/tables/" + own + "?lang=en");
        browser.get("/api/tables/" + own + "/scores");
        browser.get("/api/tables?list=mine&lang=en");
        browser.get("/api/texts/pl/arcs");
        browser.post("/api/me", object{{"name", "Pest " + std::to_string(++number)}});
        browser.post("/api/records", object{{"record", std::string(60'000, 'x')}});
        reopen(static_cast<std::size_t>(number) % sockets.size());
        browser.post("/api/login", object{{"name", "somebody"}, {"password", "wrong horse"}});
    }
    // The widest question that there is: moves between systems, with everything that can go along.
    void ask_why(WebSocket& socket) {
        array with;
        for (const char* spot : {"system:1h", "system:2h", "system:3h", "system:4h", "number:1", "number:2"})
            with.emplace_back(spot);
        for (const int seat : {0, 1})
            socket.send(object{{"t", "why"},
                               {"id", std::to_string(++number)},
                               {"table", arcs},
                               {"seat", seat},
                               {"spot", "system:1h"},
                               {"with", with}});
    }
    void reopen(std::size_t i) {
        std::vector<WebSocket> again;
        for (std::size_t n = 0; n < sockets.size(); ++n) {
            if (n == i)
                again.emplace_back(browser);
            else
                again.push_back(std::move(sockets[n]));
        }
        sockets = std::move(again);
        greet(sockets[i], i);
    }
};

void print(const char* what, Tally& tally, double seconds) {
    std::printf(
        "%-22s %6.0f moves/s   ack p50 %6.2f ms   p99 %6.2f ms   max %6.2f ms   bot p50 %7.1f ms   p99 %7.1f "
        "ms   max %7.1f ms\n",
        what, static_cast<double>(tally.latencies.size()) / seconds, tally.at(0.5), tally.at(0.99),
        tally.at(1), Tally::quantile(tally.bots, 0.5), Tally::quantile(tally.bots, 0.99),
        Tally::quantile(tally.bots, 1));
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
    std::vector<std::thread> visitors;
    for (int i = 0; i < 3; ++i)
        visitors.emplace_back([&] {
            Pest pest{server.port()};
            while (!ending) pest.annoy();
        });
    play(players, warm_up, rate, 3);
    play(players, beside, rate, seconds);
    print("with a hostile visitor", beside, seconds);
    ending = true;
    for (std::thread& visitor : visitors) visitor.join();
    players.clear();
    const bool good = beside.at(0.99) < 50 && Tally::quantile(beside.bots, 0.99) < 2000;
    return server.end(SIGTERM) == 0 && good ? 0 : 1;
}
