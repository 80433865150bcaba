#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>

#include "cli/program.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

struct Galaxy {
    std::string name, players;
};
const Galaxy kGalaxies[] = {
    {"standard", "3"}, {"cloud", "4"}, {"pyramid", "2"}, {"ring", "2"}, {"ring_empire", "4"}};

Surroundings window(int columns, int rows) {
    Surroundings around;
    around.columns = columns;
    around.rows = rows;
    return around;
}

// The board is what stands before the first blank line.
std::vector<std::string> board_of_output(const std::string& out) {
    std::vector<std::string> lines;
    std::istringstream text{out};
    for (std::string line; std::getline(text, line) && !line.empty();) lines.push_back(line);
    return lines;
}

// Where there is little room, the level follows at once: "3SII".
bool is_part_of_name(char c) { return c != 'I' && std::isalnum(static_cast<unsigned char>(c)) != 0; }

int times(const std::vector<std::string>& lines, const std::string& name) {
    int count = 0;
    for (const std::string& line : lines)
        for (std::size_t at = line.find(name); at != std::string::npos; at = line.find(name, at + 1)) {
            const std::size_t end = at + name.size();
            const bool begins = at == 0 || !is_part_of_name(line[at - 1]);
            count += begins && (end == line.size() || !is_part_of_name(line[end]));
        }
    return count;
}

// "s1_ne" is drawn as "1NE".
std::string drawn_name(std::string_view id) {
    if (id == "prime") return "Prime";
    std::string name{id.substr(1)};
    std::erase(name, '_');
    std::ranges::transform(name, name.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return name;
}

// Every system that a galaxy of so many tiles has.
std::vector<std::string> systems_of(const std::string& galaxy) {
    std::vector<std::string> ids{"prime"};
    const int tiles = galaxy == "pyramid" || galaxy == "ring" ? 5 : 6;
    for (int tile = 1; tile <= tiles; ++tile)
        for (const std::string place : {"c", "n", "ne", "se", "s", "sw", "nw"})
            ids.push_back('s' + std::to_string(tile) + '_' + place);
    return ids;
}

void check_board(const Ran& ran, const std::string& galaxy, int columns) {
    CHECK(ran.status == 0);
    CHECK(ran.complete());
    const std::vector<std::string> board = board_of_output(ran.out);
    for (const std::string& line : board) CHECK(Line{line}.width() <= static_cast<std::size_t>(columns));
    for (const std::string& id : systems_of(galaxy)) {
        INFO(galaxy << ' ' << columns << ' ' << id << '\n' << ran.out);
        CHECK(times(board, drawn_name(id)) == 1);
    }
}

std::string greedy_seats(const std::string& players) {
    std::string list = "greedy";
    for (int i = 1; i < std::stoi(players); ++i) list += ",greedy";
    return list;
}

}  // namespace

TEST_CASE("every galaxy of Pocket Imperium is drawn whole, large and small, in both languages") {
    for (const Galaxy& galaxy : kGalaxies)
        for (const std::string sides : {"all_a", "all_b"})
            for (const std::string language : {"en", "pl"}) {
                const Ran start = run_program({"position", "pi", "--players", galaxy.players, "--option",
                                               "galaxy=" + galaxy.name, "--option", "sides=" + sides});
                REQUIRE(start.status == 0);
                const std::vector<std::string> inspect{"inspect", "-", "--lang", language};
                check_board(run_program(inspect, start.out, window(100, 40)), galaxy.name, 100);
                check_board(run_program(inspect, start.out, window(80, 24)), galaxy.name, 80);
            }
}

TEST_CASE("the board of Pocket Imperium stays whole during a game") {
    const Folder folder;
    for (const Galaxy& galaxy : kGalaxies) {
        const std::string record = folder / "game.txt";
        run_program({"play", "pi", "--seats", greedy_seats(galaxy.players), "--seed", "3", "--option",
                     "galaxy=" + galaxy.name, "--option", "bounty=on", "--option", "sides=all_b", "--option",
                     "prime=quad", "--record", record});
        for (int ply = 0; ply < 120; ply += 7) {
            const std::string language = ply % 2 == 0 ? "en" : "pl";
            const std::vector<std::string> inspect{"inspect",           record,   "--to",
                                                   std::to_string(ply), "--lang", language};
            const Ran large = run_program(inspect, "", window(100, 40));
            if (large.status != 0) break;  // the game was shorter
            check_board(large, galaxy.name, 100);
            check_board(run_program(inspect, "", window(80, 24)), galaxy.name, 80);
        }
    }
}

TEST_CASE("the end of Pocket Imperium tells where the points come from") {
    const Ran ran =
        run_program({"play", "pi", "--seats", "greedy,greedy,greedy", "--seed", "3", "--lang", "pl"});
    CHECK(ran.complete());
    for (const char* column : {"w rundach", "sektory na koniec", "Prime na koniec"}) CHECK(ran.says(column));
}
