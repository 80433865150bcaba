#include "cli/commands/setup_arguments.h"

#include <filesystem>
#include <limits>
#include <thread>

#include "cli/files.h"
#include "cli/terminal/markdown.h"
#include "core/text.h"

namespace orrery::cli {

namespace {

std::string text_of(const Context& context, const std::optional<std::string>& path) {
    if (!path) misuse({"error.usage.no_file", {}});
    return value_or_fail(read_text_file(*path, context.in));
}

void set_options(const GameInfo& info, const std::vector<std::string>& options, Setup& setup) {
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos) misuse({"error.usage.option_form", {{"value", option}}});
        if (auto problem = set_option(info, setup, option.substr(0, equals), option.substr(equals + 1)))
            misuse(*problem);
    }
}

bool is_position(std::string_view text) { return trimmed(text).starts_with('{'); }

}  // namespace

const GameRow& game_argument(const std::optional<std::string>& name) {
    if (!name) misuse({"error.usage.no_game", {}});
    const GameRow* row = find_game(*name);
    if (row == nullptr) misuse(unknown_game(*name));
    return *row;
}

Setup setup_argument(const Context& context, const GameRow& game, const SetupArguments& given,
                     int default_players) {
    Setup setup;
    const std::int64_t players =
        given.players
            ? number_argument("--players", *given.players, game.info().min_players, game.info().max_players)
            : default_players;
    if (auto problem = set_players(game.info(), setup, players)) misuse(*problem);
    set_options(game.info(), given.options, setup);
    if (const Verdict verdict = game.judge_setup(context.shelf, setup); !verdict) {
        for (const Line& line : rule_lines(context, game.info(), verdict.rule, context.width()))
            context.err << context.paint_err(line) << '\n';
        misuse({"error.setup.refused", {{"rule", verdict.rule}}});
    }
    return setup;
}

Seat seat_argument(const Context& context, std::string_view text, int players) {
    const std::string wanted = folded(text);
    for (int seat = 0; seat < players; ++seat) {
        const std::string name{kSeatNames[seat]};
        if (wanted == std::to_string(seat) || wanted == name ||
            wanted == folded(context.say("name.seat." + name)))
            return static_cast<Seat>(seat);
    }
    std::string known;
    for (int seat = 0; seat < players; ++seat)
        known += (seat == 0 ? "" : ", ") + std::string{kSeatNames[seat]};
    misuse({"error.usage.seat", {{"value", std::string{text}}, {"known", known}}});
}

std::size_t ply_argument(std::string_view text, std::size_t last) {
    return static_cast<std::size_t>(number_argument("--to", text, 0, static_cast<std::int64_t>(last)));
}

Record read_record_file(const Context& context, const std::optional<std::string>& path) {
    const std::string text = text_of(context, path);
    if (is_position(text)) fail({"error.file.position_given", {{"file", *path}}});
    return value_or_fail(read_record(text, all_games(context.shelf)));
}

Record read_record_or_position(const Context& context, const std::optional<std::string>& path) {
    const std::string text = text_of(context, path);
    if (!is_position(text)) return value_or_fail(read_record(text, all_games(context.shelf)));
    auto game = value_or_fail(read_position(value_or_fail(parse_json(text)), all_games(context.shelf)));
    return {{}, Match{std::move(game)}};
}

Lines rule_lines(const Context& context, const GameInfo& info, std::string_view rule, std::size_t width) {
    const Rulebook book = rulebook_of(info, context.texts.language());
    const auto place = book.rule(rule);
    return place.block == nullptr ? Lines{} : render(*place.block, {.width = width, .highlight = {}});
}

std::uint64_t run_seed_argument(const std::optional<std::string>& text) {
    if (!text) return 1;
    return static_cast<std::uint64_t>(
        number_argument("--seed", *text, 0, std::numeric_limits<std::int64_t>::max()));
}

int threads_argument(const std::optional<std::string>& text) {
    constexpr std::int64_t kMostThreads = 1024;
    if (text) return static_cast<int>(number_argument("--threads", *text, 1, kMostThreads));
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void check_output_file(const std::optional<std::string>& path) {
    if (!path) return;
    std::error_code error;
    if (std::filesystem::is_directory(*path, error)) fail({"error.file.directory", {{"file", *path}}});
    const auto folder = std::filesystem::path{*path}.parent_path();
    if (!folder.empty() && !std::filesystem::is_directory(folder, error))
        fail({"error.file.no_folder", {{"file", *path}, {"folder", folder.string()}}});
}

void write_report(const Context& context, const std::string& path, const std::string& html) {
    if (auto problem = write_text_file(path, html, Secrecy::Public)) fail(*problem);
    context.err << context.say("report.written", {{"file", path}}) << '\n';
}

std::vector<std::string> split_names(std::string_view list) {
    std::vector<std::string> names;
    for (const std::string_view name : split(list, ',')) names.emplace_back(trimmed(name));
    return names;
}

}  // namespace orrery::cli
