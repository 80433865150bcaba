// How much the server carries: people over real WebSockets on this machine, each at a table of their own.
//
//   load [tables] [moves a second] [seconds]
//
// First tables against bots of the lowest level, people moving at a steady rate; then as fast as it goes,
// without bots. The server is a process of its own, so that its memory can be read. docs/performance.md
// has figures.
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <memory>
#include <sstream>

#include "catalog/shelf.h"
#include "shared/folder.h"
#include "shared/server_process.h"
#include "shared/web_client.h"

namespace {

using namespace orrery;
using boost::json::array;
using boost::json::object;
using SteadyClock = std::chrono::steady_clock;

double ms_since(SteadyClock::time_point then) {
    return std::chrono::duration<double, std::milli>(SteadyClock::now() - then).count();
}

double memory_kib(pid_t process) {
    std::ifstream statm{"/proc/" + std::to_string(process) + "/statm"};
    double all = 0;
    double resident = 0;
    statm >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1024;
}

// All of its threads together, so far.
double cpu_seconds(pid_t process) {
    std::ifstream stat{"/proc/" + std::to_string(process) + "/stat"};
    std::string text;
    std::getline(stat, text);
    std::istringstream fields{text.substr(text.rfind(')') + 2)};
    std::string skipped;
    for (int i = 0; i < 11; ++i) fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

// One person, at one table after the other.
struct Player {
    Browser browser;
    std::unique_ptr<WebSocket> socket;
    std::string table;
    bool against_bot;
    int number = 0;
    object next;  // the act that is due, if somebody here is asked
    bool waiting = false;
    SteadyClock::time_point sent;

    Player(int port, bool bots) : browser{port}, against_bot{bots} {
        browser.get("/api/me");
        socket = std::make_unique<WebSocket>(browser);
        sit_down();
    }

    void sit_down() {
        const object other =
            against_bot ? object{{"kind", "bot"}, {"level", 1}} : object{{"kind", "guest"}, {"name", "B"}};
        const Reply made =
            browser.post("/api/tables", object{{"game", "alien_frontiers"},
                                               {"players", 2},
                                               {"seats", array{object{{"kind", "me"}}, other}}});
        if (made.status != 200) {
            std::fprintf(stderr, "no table: %s\n", made.body.c_str());
            std::exit(1);
        }
        table = boost::json::value_to<std::string>(made.json().at("id"));
        socket->send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}, {"table", table}});
    }

    void see(const Json& position) {
        next = {};
        if (position.at("table").at("state").as_string() == "over") return sit_down();
        if (position.at("prompt").is_null()) return;
        const Json& walks = position.at("prompt").at("walks");
        const auto& all = walks.at("walks").as_array();
        array answers;
        for (const Json& step : all[static_cast<std::size_t>(number) % all.size()].as_array())
            answers.push_back(walks.at("steps").at(step.to_number<std::size_t>()).at("notation"));
        next = {{"t", "act"},
                {"table", table},
                {"v", position.at("v")},
                {"seat", position.at("prompt").at("seat")},
                {"answers", answers}};
    }

    void act() {
        next["id"] = "a" + std::to_string(++number);
        sent = SteadyClock::now();
        waiting = true;
        socket->send(next);
        next = {};
    }
};

struct Tally {
    std::vector<double> latencies;
    std::size_t refused = 0;

    double at(double share) {
        if (latencies.empty()) return 0;
        std::ranges::sort(latencies);
        return latencies[static_cast<std::size_t>(share * static_cast<double>(latencies.size() - 1))];
    }
};

using Players = std::vector<std::unique_ptr<Player>>;

void hear(Player& player, Tally& tally) {
    const auto message = player.socket->receive();
    if (!message) {
        std::fprintf(stderr, "closed with %d\n", player.socket->closed_with());
        std::exit(1);
    }
    const std::string kind{message->at("t").as_string()};
    if (kind == "position" && message->at("position").at("table").at("id").as_string() == player.table)
        player.see(message->at("position"));
    if (kind != "ack" && kind != "nack") return;
    if (kind == "ack") tally.latencies.push_back(ms_since(player.sent));
    tally.refused += kind == "nack" ? 1 : 0;
    player.waiting = false;
}

// Reads whatever has come, for at most so long.
void listen(Players& players, Tally& tally, int milliseconds) {
    std::vector<pollfd> handles;
    for (const auto& player : players) handles.push_back({player->socket->handle(), POLLIN, 0});
    if (poll(handles.data(), handles.size(), milliseconds) <= 0) return;
    for (std::size_t i = 0; i < players.size(); ++i)
        if (handles[i].revents != 0) do
                hear(*players[i], tally);
            while (players[i]->socket->readable(0));
}

// Everybody who may moves; at `rate` a second altogether, or (0) at once.
void play(Players& players, Tally& tally, double rate, double seconds) {
    const auto began = SteadyClock::now();
    std::size_t moves = 0;
    std::size_t turn = 0;
    while (ms_since(began) < seconds * 1000) {
        listen(players, tally, 1);
        const auto due = rate > 0 ? static_cast<std::size_t>(ms_since(began) * rate / 1000) : SIZE_MAX;
        for (std::size_t tried = 0; tried < players.size() && moves < due; ++tried) {
            Player& player = *players[turn++ % players.size()];
            if (player.waiting || player.next.empty()) continue;
            player.act();
            ++moves;
        }
    }
}

// Plays and prints what came of it. The server's processor time tells something on a busy machine, too.
void measure(const char* what, const server::ServerProcess& server, Players& players, double rate,
             double seconds) {
    Tally tally;
    const double before = cpu_seconds(server.id());
    play(players, tally, rate, seconds);
    const double cpu = cpu_seconds(server.id()) - before;
    const auto moves = static_cast<double>(tally.latencies.size());
    std::printf(
        "%-20s %6.0f moves/s   p50 %6.2f ms   p99 %6.2f ms   max %6.2f ms   cpu %5.2f ms a move   refused "
        "%zu\n",
        what, moves / seconds, tally.at(0.5), tally.at(0.99), tally.at(1), 1000 * cpu / moves, tally.refused);
    std::fflush(stdout);
}

Players come(const server::ServerProcess& server, std::size_t count, bool bots) {
    Players players;
    for (std::size_t i = 0; i < count; ++i) players.push_back(std::make_unique<Player>(server.port(), bots));
    return players;
}

}  // namespace

int main(int argc, char** argv) {
    const auto number = [&](int i, double otherwise) { return argc > i ? std::atof(argv[i]) : otherwise; };
    const auto tables = static_cast<std::size_t>(number(1, 1000));
    const double rate = number(2, 200);
    const double seconds = number(3, 20);
    const Folder folder;
    server::ServerProcess server{folder.path().string()};
    {
        const double before = memory_kib(server.id());
        Players players = come(server, tables, true);
        Tally warm_up;
        play(players, warm_up, rate, 3);
        measure("people against bots", server, players, rate, seconds);
        players.clear();
        std::printf("memory: %.0f KiB at first, %.0f KiB with %zu tables: %.1f KiB a table\n", before,
                    memory_kib(server.id()), tables,
                    (memory_kib(server.id()) - before) / static_cast<double>(tables));
    }
    Players players = come(server, 64, false);
    measure("as fast as it goes", server, players, 0, seconds);
    players.clear();
    return server.end(SIGTERM);
}
