// How much the server carries: people over real WebSockets on this machine, each at a table of their own.
//
//   load [tables] [moves a second] [seconds]
//
// First tables against bots of the lowest level, people moving at a steady rate; then as fast as it goes,
// without bots. The server is a process of its own, so that its memory can be read. docs/performance.md
// has figures.
#include <unistd.h>

#include <fstream>
#include <sstream>

#include "catalog/shelf.h"
#include "load/players.h"
#include "shared/folder.h"
#include "shared/server_process.h"

namespace {

using namespace orrery;
using namespace orrery::load;

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
