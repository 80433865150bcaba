#include "engine/record.h"

#include <algorithm>

#include "core/text.h"

namespace orrery {

namespace {

constexpr std::string_view kRecordFormat = "orrery-record";
constexpr std::string_view kRecordVersion = "1";
constexpr std::string_view kChanceWord = "chance";
constexpr std::string_view kResultWord = "result";

using Problem = std::optional<Message>;

std::string result_line(const AnyGame& game) {
    const Standing standing = game.standing();
    std::string line{kResultWord};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat)
        line += ' ' + std::to_string(seat) + ':' + std::to_string(standing.scores[seat]) + ':' +
                std::to_string(standing.ranks[seat]);
    return line;
}

std::string header_text(const Record& record, const Games& games) {
    const AnyGame& start = record.match.start();
    const GameInfo& info = start.info();
    const Setup setup = start.setup();
    std::string text = std::string{kRecordFormat} + ' ' + std::string{kRecordVersion} + '\n';
    const auto add = [&](std::string_view key, std::string_view value) {
        text.append(key).append(" ").append(value).append("\n");
    };
    add("game", info.id);
    add("rules", std::to_string(info.rules_version));
    add("content", content_digits(start.content_hash()));
    add("players", std::to_string(setup.players));
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (const SetupOption& option = info.options[i]; setup.choice[i] != 0)
            add("option", std::string{option.id} + ' ' + std::string{option.values[setup.choice[i]]});
    for (std::size_t seat = 0; seat < record.header.seats.size(); ++seat)
        // One line each, whatever people call themselves.
        if (const std::string name = one_line(record.header.seats[seat]); !name.empty())
            add("seat", std::to_string(seat) + ' ' + name);
    if (!record.header.commitment.empty()) add("commitment", record.header.commitment);
    if (record.header.seed) add("seed", to_hex(*record.header.seed));
    const auto fresh = games.make(info.id, setup);
    if (!fresh || (*fresh)->state() != start.state())
        add("position", boost::json::serialize(position_json(start)));
    return text + '\n';
}

struct HeaderKey {
    std::string_view key;
    bool required = false;
    bool repeats = false;
};
constexpr HeaderKey kHeaderKeys[] = {
    {.key = "game", .required = true},
    {.key = "rules", .required = true},
    {.key = "content", .required = true},
    {.key = "players", .required = true},
    {.key = "option", .repeats = true},
    {.key = "seat", .repeats = true},
    {.key = "commitment"},
    {.key = "seed"},
    {.key = "position"},
};

struct HeaderLine {
    std::size_t number = 0;
    std::string_view key, value;
};

// Of a text that somebody else wrote, as much as a message can show.
std::string excerpt(std::string_view text) {
    constexpr std::size_t kShown = 80;
    if (text.size() <= kShown) return std::string{text};
    std::size_t end = kShown;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return std::string{text.substr(0, end)} + "...";
}

Message at_line(std::size_t line, Message problem) {
    problem.params.push_back({"line", std::to_string(line)});
    return problem;
}

Message bad_line(const HeaderLine& line) {
    return at_line(line.number, {"error.record.header", {{"text", excerpt(line.key)}}});
}

// A number below `bound`, written as we write it: neither "07" nor "-0".
std::optional<std::size_t> number_below(std::size_t bound, std::string_view text) {
    const auto number = whole_number(text);
    if (!number || *number < 0 || static_cast<std::size_t>(*number) >= bound) return std::nullopt;
    if (std::to_string(*number) != text) return std::nullopt;
    return static_cast<std::size_t>(*number);
}

class RecordReader {
  public:
    RecordReader(std::string_view text, const Games& games) : rest_{text}, games_{games} {}

    Result<Record> read();

  private:
    bool next_line();
    Problem check_text() const;
    Problem read_header();
    Problem check_header() const;
    const HeaderLine* header(std::string_view key) const;
    Problem set_up();
    Problem read_options(const GameInfo& info, Setup& setup) const;
    Problem lay_out(const HeaderLine& line);
    Problem read_seats();
    Problem read_fair_chance();
    Problem read_body(Match& match);
    Problem read_answer(Match& match) const;
    Problem read_result(const Match& match);
    Message here(std::string key, Params params = {}) const {
        return at_line(number_, {std::move(key), std::move(params)});
    }

    std::string_view rest_;
    const Games& games_;
    std::string_view line_;   // the line just read, without blanks at its ends
    std::size_t number_ = 0;  // its number, from 1
    std::vector<HeaderLine> lines_;
    RecordHeader header_;
    std::unique_ptr<AnyGame> start_;
    bool closed_ = false;  // the result has been read
};

bool RecordReader::next_line() {
    if (rest_.empty()) return false;
    const std::size_t end = rest_.find('\n');
    line_ = trimmed(rest_.substr(0, end));
    rest_.remove_prefix(end + 1);
    ++number_;
    return true;
}

// What is wrong with the text before anything in it is understood.
Problem RecordReader::check_text() const {
    if (rest_.size() > kMaxRecordBytes)
        return at_line(1, {"error.record.size", {{"max", std::to_string(kMaxRecordBytes >> 20U)}}});
    std::size_t line = 1;
    for (const char c : rest_) {
        if (is_control(c) && c != '\n' && c != '\r' && c != '\t')
            return at_line(line, {"error.record.character", {}});
        line += c == '\n';
    }
    if (!rest_.ends_with('\n')) return at_line(line, {"error.record.cut", {}});
    return std::nullopt;
}

Problem RecordReader::read_header() {
    next_line();
    const auto first = words(line_);
    if (first.size() != 2 || first[0] != kRecordFormat) return here("error.record.format");
    if (first[1] != kRecordVersion)
        return here("error.record.version",
                    {{"version", excerpt(first[1])}, {"known", std::string{kRecordVersion}}});
    while (next_line()) {
        if (line_.empty()) return check_header();
        const std::string_view key = line_.substr(0, line_.find_first_of(" \t"));
        lines_.push_back({number_, key, trimmed(line_.substr(key.size()))});
    }
    return here("error.record.header_end");
}

Problem RecordReader::check_header() const {
    for (const HeaderLine& line : lines_) {
        const auto* known = std::ranges::find(kHeaderKeys, line.key, &HeaderKey::key);
        if (known == std::end(kHeaderKeys))
            return at_line(line.number, {"error.record.unknown", {{"field", excerpt(line.key)}}});
        if (!known->repeats && header(line.key) != &line)
            return at_line(line.number, {"error.record.duplicate", {{"field", std::string{line.key}}}});
        if (line.value.empty()) return bad_line(line);
    }
    for (const HeaderKey& known : kHeaderKeys)
        if (known.required && header(known.key) == nullptr)
            return here("error.record.missing", {{"field", std::string{known.key}}});
    return std::nullopt;
}

const HeaderLine* RecordReader::header(std::string_view key) const {
    const auto found = std::ranges::find(lines_, key, &HeaderLine::key);
    return found == lines_.end() ? nullptr : &*found;
}

// The game at ply 0: of our rules and content, set up or laid out as the header says.
Problem RecordReader::set_up() {
    const HeaderLine& game = *header("game");
    const GameInfo* info = games_.find(game.value);
    if (info == nullptr) return at_line(game.number, {"error.record.game", {{"game", excerpt(game.value)}}});
    const HeaderLine& rules = *header("rules");
    if (const std::string known = std::to_string(info->rules_version); rules.value != known)
        return at_line(rules.number,
                       {"error.record.rules", {{"rules", excerpt(rules.value)}, {"known", known}}});
    Setup setup;
    const HeaderLine& players = *header("players");
    const auto count = number_below(kMaxSeats + 1, players.value);
    if (!count) return bad_line(players);
    if (auto problem = set_players(*info, setup, static_cast<std::int64_t>(*count)))
        return at_line(players.number, *problem);
    if (auto problem = read_options(*info, setup)) return problem;
    auto made = games_.make(game.value, setup);
    if (!made) return at_line(players.number, made.problem());
    start_ = std::move(*made);
    const HeaderLine& content = *header("content");
    if (const std::string known = content_digits(start_->content_hash()); content.value != known)
        return at_line(content.number,
                       {"error.record.content", {{"content", excerpt(content.value)}, {"known", known}}});
    const HeaderLine* position = header("position");
    return position == nullptr ? std::nullopt : lay_out(*position);
}

Problem RecordReader::read_options(const GameInfo& info, Setup& setup) const {
    std::vector<std::string_view> seen;
    for (const HeaderLine& line : lines_) {
        if (line.key != "option") continue;
        const auto parts = words(line.value);
        if (parts.size() != 2) return bad_line(line);
        if (auto problem = set_option(info, setup, parts[0], parts[1])) return at_line(line.number, *problem);
        if (std::ranges::find(seen, parts[0]) != seen.end())
            return at_line(line.number,
                           {"error.record.duplicate", {{"field", "option " + std::string{parts[0]}}}});
        seen.push_back(parts[0]);
    }
    return std::nullopt;
}

Problem RecordReader::lay_out(const HeaderLine& line) {
    const auto json = parse_json(line.value);
    if (!json) return at_line(line.number, json.problem());
    auto game = read_position(*json, games_);
    if (!game) return at_line(line.number, game.problem());
    if ((*game)->info().id != start_->info().id || (*game)->setup() != start_->setup())
        return at_line(line.number, {"error.record.position", {}});
    start_ = std::move(*game);
    return std::nullopt;
}

Problem RecordReader::read_seats() {
    const auto players = static_cast<std::size_t>(start_->players());
    for (const HeaderLine& line : lines_) {
        if (line.key != "seat") continue;
        const std::string_view number = words(line.value)[0];
        const auto seat = number_below(players, number);
        const std::string_view name = trimmed(line.value.substr(number.size()));
        if (!seat || name.empty()) return bad_line(line);
        header_.seats.resize(players);
        if (!header_.seats[*seat].empty())
            return at_line(line.number,
                           {"error.record.duplicate", {{"field", "seat " + std::string{number}}}});
        header_.seats[*seat] = name;
    }
    return std::nullopt;
}

Problem RecordReader::read_fair_chance() {
    for (const HeaderLine& line : lines_) {
        if (line.key != "commitment" && line.key != "seed") continue;
        const auto bytes = seed_from_hex(line.value);  // a commitment is as long as a seed
        if (!bytes) return bad_line(line);
        if (line.key == "commitment") header_.commitment = to_hex(*bytes);
        if (line.key == "seed") header_.seed = bytes;
    }
    return std::nullopt;
}

Problem RecordReader::read_body(Match& match) {
    while (next_line()) {
        if (line_.empty() || line_[0] == '#') continue;
        if (closed_) return here("error.record.trailing", {{"text", excerpt(line_)}});
        const bool result = words(line_)[0] == kResultWord;
        if (auto problem = result ? read_result(match) : read_answer(match)) return problem;
    }
    if (match.game().over() && !closed_) return here("error.record.no_result");
    return std::nullopt;
}

Problem RecordReader::read_answer(Match& match) const {
    if (match.ply() == kMaxRecordAnswers)
        return here("error.record.answers", {{"max", std::to_string(kMaxRecordAnswers)}});
    const std::string_view who = words(line_)[0];
    const auto seat = number_below(static_cast<std::size_t>(match.game().players()), who);
    if (!seat && who != kChanceWord) return here("error.record.seat", {{"text", excerpt(line_)}});
    const auto action = match.game().verbs().read(line_.substr(who.size()));
    if (!action) return here("error.record.notation", {{"text", excerpt(line_)}});
    const Verdict verdict = match.answer(seat ? static_cast<Seat>(*seat) : kChance, *action);
    if (verdict) return std::nullopt;
    Params params{{"answer", excerpt(line_)}, {"rule", verdict.rule}};
    const bool of_the_game = verdict != kNotAsked && verdict != kNotYourTurn && verdict != kMalformed;
    if (of_the_game) return here("error.record.forbidden", std::move(params));
    params.push_back({"reason", "refusal." + std::string{verdict.rule}, true});
    return here("error.record.refused", std::move(params));
}

Problem RecordReader::read_result(const Match& match) {
    if (!match.game().over()) return here("error.record.early_result");
    const std::string expected = result_line(match.game());
    if (words(line_) != words(expected))
        return here("error.record.result", {{"text", excerpt(line_)}, {"expected", expected}});
    closed_ = true;
    return std::nullopt;
}

Result<Record> RecordReader::read() {
    if (auto problem = check_text()) return *problem;
    if (auto problem = read_header()) return *problem;
    if (auto problem = set_up()) return *problem;
    if (auto problem = read_seats()) return *problem;
    if (auto problem = read_fair_chance()) return *problem;
    Match match{std::move(start_)};
    if (auto problem = read_body(match)) return *problem;
    return Record{std::move(header_), std::move(match)};
}

}  // namespace

std::string write_record(const Record& record, const Games& games) {
    const AnyGame& game = record.match.game();
    std::string text = header_text(record, games);
    for (const Answer& answer : record.match.answers()) {
        text += answer.seat == kChance ? std::string{kChanceWord} : std::to_string(answer.seat);
        text += ' ' + game.verbs().write(answer.action) + '\n';
    }
    if (game.over()) text += result_line(game) + '\n';
    return text;
}

Result<Record> read_record(std::string_view text, const Games& games) {
    return RecordReader{text, games}.read();
}

std::optional<Message> verify_chance(const Record& record) {
    const RecordHeader& header = record.header;
    if (header.commitment.empty()) return Message{"error.fair.no_commitment", {}};
    if (!header.seed) return Message{"error.fair.no_seed", {}};
    if (commitment(*header.seed) != header.commitment) return Message{"error.fair.seed", {}};
    const auto game = record.match.start().clone();
    for (std::size_t ply = 0; ply < record.match.ply(); ++ply) {
        const Answer& answer = record.match.answers()[ply];
        if (answer.seat == kChance) {
            const Action expected = fair_outcome(*header.seed, ply, *game);
            if (answer.action != expected)
                return Message{"error.fair.outcome",
                               {{"ply", std::to_string(ply)},
                                {"answer", game->verbs().write(answer.action)},
                                {"expected", game->verbs().write(expected)}}};
        }
        game->play(answer.seat, answer.action);
    }
    return std::nullopt;
}

}  // namespace orrery
