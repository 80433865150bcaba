#include "lab/arena/csv.h"

#include <fmt/format.h>

#include <charconv>

#include "core/text.h"

namespace orrery {

namespace {

constexpr std::string_view kFormat = "# orrery-arena 2";
constexpr std::size_t kColumnsBefore = 4, kColumnsOfSeat = 6;

std::string listed(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ",") + name;
    return all;
}

// Names come from a list with commas, so they have none; a quote or a blank in one needs quotes around it.
std::string cell(const std::string& name) {
    if (name.find_first_of("\" ") == std::string::npos) return name;
    std::string quoted = "\"";
    for (const char c : name) quoted += c == '"' ? std::string{"\"\""} : std::string{c};
    return quoted + '"';
}

// So that a line that was changed by hand, or by a bad disk, is noticed.
std::string check_of(std::string_view line) {
    return fmt::format("{:08x}", static_cast<std::uint32_t>(stable_hash(line)));
}

std::string row(const ArenaOptions& options, const std::vector<std::string>& names, std::uint64_t block,
                std::size_t number, const ArenaGame& game) {
    std::string line = fmt::format("{},{},{},{}", block, number, game.finished ? 1 : 0, game.chances);
    for (const ArenaSeat& seat : game.seats)
        line += fmt::format(",{},{},{},{},{},{:.6f}", cell(names[seat.bot]), seat.score, seat.rank,
                            seat.turns, seat.decisions, seat.seconds);
    return line + ',' + check_of(std::to_string(options.seed) + '/' + line);
}

template <class T>
bool read_number(std::string_view text, T& into) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
    return error == std::errc{} && end == text.data() + text.size();
}

class CsvReader {
  public:
    CsvReader(const ArenaOptions& options, const Shelf& shelf)
        : options_{options},
          head_{csv_head(options, shelf)},
          names_{entrant_names(options.bots)},
          seatings_{seatings(options.bots.size(), options.setup.players)} {}

    Result<std::vector<ArenaBlock>> read(std::string_view text) {
        const std::vector<std::string_view> lines = split(text, '\n');
        const std::vector<std::string_view> head = split(trimmed(head_), '\n');
        std::size_t number = 0;
        for (; number < head.size(); ++number)
            if (const auto problem =
                    compare(head[number], number < lines.size() ? lines[number] : "", number))
                return *problem;
        // The last piece ended without a line break: it was being written, or it is empty.
        for (; number + 1 < lines.size(); ++number)
            if (!take(lines[number]))
                return Message{"error.arena.csv_line", {{"line", std::to_string(number + 1)}}};
        if (!blocks_.empty() && blocks_.back().size() < seatings_.size()) blocks_.pop_back();
        return std::move(blocks_);
    }

  private:
    std::optional<Message> compare(std::string_view wanted, std::string_view found,
                                   std::size_t number) const {
        if (wanted == found) return std::nullopt;
        if (number == 0) return Message{"error.arena.csv_format", {}};
        return Message{"error.arena.csv_other",
                       {{"line", std::to_string(number + 1)},
                        {"found", std::string{found}},
                        {"wanted", std::string{wanted}}}};
    }

    // The next game of the block that is being read, or the first of the next.
    bool take(std::string_view line) {
        if (blocks_.empty() || blocks_.back().size() == seatings_.size()) blocks_.emplace_back();
        const std::size_t game = blocks_.back().size();
        ArenaGame read;
        if (!read_row(line, seatings_[game], read)) return false;
        blocks_.back().push_back(read);
        return row(options_, names_, blocks_.size() - 1, game, read) == line;
    }

    bool read_row(std::string_view line, const Seating& seating, ArenaGame& game) const {
        const std::vector<std::string_view> cells = split(line, ',');
        const std::size_t seats = seating.size();
        if (cells.size() != kColumnsBefore + seats * kColumnsOfSeat + 1) return false;
        game.finished = cells[2] == "1";
        bool fine = read_number(cells[3], game.chances);
        for (std::size_t i = 0; i < seats; ++i) {
            const std::size_t at = kColumnsBefore + i * kColumnsOfSeat;
            ArenaSeat seat;
            seat.bot = seating[i];
            fine = fine && read_number(cells[at + 1], seat.score) && read_number(cells[at + 2], seat.rank) &&
                   read_number(cells[at + 3], seat.turns) && read_number(cells[at + 4], seat.decisions) &&
                   read_number(cells[at + 5], seat.seconds);
            game.seats.push_back(seat);
        }
        return fine;
    }

    const ArenaOptions& options_;
    std::string head_;
    std::vector<std::string> names_;
    std::vector<Seating> seatings_;
    std::vector<ArenaBlock> blocks_;
};

}  // namespace

std::string csv_head(const ArenaOptions& options, const Shelf& shelf) {
    const GameRow& game = *find_game(options.game);
    const GameInfo& info = game.info();
    std::string head = fmt::format("{}\n# game {}\n# rules {}\n# content {:016x}\n# players {}\n", kFormat,
                                   info.id, info.rules_version,
                                   (*game.make(shelf, options.setup))->content_hash(), options.setup.players);
    for (std::size_t i = 0; i < info.options.size(); ++i)
        head += fmt::format("# option {} {}\n", info.options[i].id,
                            info.options[i].values[options.setup.choice[i]]);
    head += fmt::format("# bots {}\n# seed {}\n# most_answers {}\n", listed(options.bots), options.seed,
                        options.most_answers);
    head += "block,game,finished,chances";
    for (int seat = 0; seat < options.setup.players; ++seat)
        head += fmt::format(",bot_{0},score_{0},rank_{0},turns_{0},decisions_{0},seconds_{0}", seat);
    return head + ",check\n";
}

std::string csv_block(const ArenaOptions& options, std::uint64_t number, const ArenaBlock& block) {
    const std::vector<std::string> names = entrant_names(options.bots);
    std::string lines;
    for (std::size_t game = 0; game < block.size(); ++game)
        lines += row(options, names, number, game, block[game]) + '\n';
    return lines;
}

Result<std::vector<ArenaBlock>> read_csv(const ArenaOptions& options, const Shelf& shelf,
                                         std::string_view text) {
    return CsvReader{options, shelf}.read(text);
}

}  // namespace orrery
