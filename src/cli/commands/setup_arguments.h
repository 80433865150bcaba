// What several commands take: a game by name, its setup, files with records and positions, seats by name.
#pragma once

#include "catalog/catalog.h"
#include "cli/commands/command_line.h"
#include "engine/record.h"

namespace orrery::cli {

// The game that was named. Stops where none was, or an unknown one.
const GameRow& game_argument(const std::optional<std::string>& name);

struct SetupArguments {
    std::optional<std::string> players;
    std::vector<std::string> options;  // "length=long"
};
// Stops where the game cannot be set up so; the rule that forbids it is quoted.
Setup setup_argument(const Context& context, const GameRow& game, const SetupArguments& given,
                     int default_players);

// "1" or "sapphire", or the name in the person's language.
Seat seat_argument(const Context& context, std::string_view text, int players);
// A ply from 0 to the last one.
std::size_t ply_argument(std::string_view text, std::size_t last);

Record read_record_file(const Context& context, const std::optional<std::string>& path);
// A record, or a position as a match without answers.
Record read_record_or_position(const Context& context, const std::optional<std::string>& path);

// The paragraph of a rule in the person's language; empty if the book has no such rule.
Lines rule_lines(const Context& context, const GameInfo& info, std::string_view rule, std::size_t width);

// The number that a run of many games begins with; 1 if none is given.
std::uint64_t run_seed_argument(const std::optional<std::string>& text);
// As many as the machine has if none is given.
int threads_argument(const std::optional<std::string>& text);
// A file to be written at the end of long work: refused at once where that cannot be.
void check_output_file(const std::optional<std::string>& path);
// Writes a page and says where it is.
void write_report(const Context& context, const std::string& path, const std::string& html);

// Names separated by commas.
std::vector<std::string> split_names(std::string_view list);

}  // namespace orrery::cli
