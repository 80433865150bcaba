// orrery tune: better weights for the bots of a game, found by many games.
#include "lab/tune/tune.h"

#include <limits>
#include <thread>

#include "cli/commands/setup_arguments.h"
#include "cli/files.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/text_table.h"

namespace orrery::cli {

namespace {

constexpr int kGenerationsOfMatches = 100;  // unless told otherwise
constexpr std::int64_t kMostGenerations = 100'000;
constexpr std::int64_t kMostTuneBlocks = 1'000'000;
constexpr std::int64_t kMostTuneGames = 1'000'000;
constexpr std::int64_t kMostThreads = 1024;

struct TuneArguments {
    std::optional<std::string> game, method, players, from, against, keep, name, generations, games, blocks,
        validation, seed, threads, out;
    std::vector<std::string> options;
    bool json = false;
};

std::string percent(const Context& context, double share) { return context.number(100 * share, 1) + '%'; }

// The numbers of players that are named, for each of which the game can be set up with the options.
std::vector<int> players_argument(const Context& context, const GameRow& game,
                                  const TuneArguments& arguments) {
    std::vector<int> players;
    for (const std::string& each : arguments.players
                                       ? split_names(*arguments.players)
                                       : std::vector<std::string>{std::to_string(game.info().min_players)})
        players.push_back(setup_argument(context, game, {each, arguments.options}, 0).players);
    if (players.empty()) misuse({"error.usage.value", {{"option", "--players"}}});
    return players;
}

// Each method has options that mean nothing to the other.
TuneMethod method_argument(const TuneArguments& arguments) {
    const TuneMethod method =
        arguments.method == name_of(TuneMethod::Matches) ? TuneMethod::Matches : TuneMethod::Results;
    if (arguments.method && *arguments.method != name_of(method))
        misuse({"error.usage.method", {{"value", *arguments.method}}});
    const auto refuse = [&](const char* option, const std::optional<std::string>& value,
                            TuneMethod its_method) {
        if (value && method != its_method)
            misuse({"error.usage.other_method",
                    {{"option", option}, {"method", std::string{name_of(its_method)}}}});
    };
    refuse("--games", arguments.games, TuneMethod::Results);
    refuse("--blocks", arguments.blocks, TuneMethod::Matches);
    return method;
}

TuneOptions options_of(const Context& context, const TuneArguments& arguments) {
    const GameRow& game = game_argument(arguments.game);
    TuneOptions options;
    options.game = game.info().id;
    options.method = method_argument(arguments);
    if (options.method == TuneMethod::Matches) options.generations = kGenerationsOfMatches;
    options.players = players_argument(context, game, arguments);
    options.setup = setup_argument(context, game, {std::to_string(options.players[0]), arguments.options}, 0);
    options.from = arguments.from.value_or("");
    if (arguments.against) options.against = split_names(*arguments.against);
    if (arguments.keep) options.kept = split_names(*arguments.keep);
    if (arguments.name) options.name = *arguments.name;
    const auto number = [](const char* option, const std::optional<std::string>& text, auto& into,
                           std::int64_t least, std::int64_t most) {
        if (text)
            into = static_cast<std::remove_reference_t<decltype(into)>>(
                number_argument(option, *text, least, most));
    };
    number("--generations", arguments.generations, options.generations, 1, kMostGenerations);
    number("--games", arguments.games, options.games, 1, kMostTuneGames);
    number("--blocks", arguments.blocks, options.blocks, 1, kMostTuneBlocks);
    number("--validation", arguments.validation, options.validation, 1, kMostTuneBlocks);
    number("--seed", arguments.seed, options.seed, 0, std::numeric_limits<std::int64_t>::max());
    options.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    number("--threads", arguments.threads, options.threads, 1, kMostThreads);
    if (auto problem = problem_with(options, context.shelf)) misuse(*problem);
    return options;
}

std::string file_text(const TuneOptions& options, const WeightSet& set, int generation) {
    const std::string head = "Written by orrery tune by " + std::string{name_of(options.method)} + ", seed " +
                             std::to_string(options.seed) + ": " + std::to_string(generation) +
                             " generations of " +
                             (options.method == TuneMethod::Results
                                  ? std::to_string(options.games) + " games."
                                  : std::to_string(options.blocks) + " blocks for each candidate.");
    return weights_file(options, head, set);
}

void keep(const TuneArguments& arguments, const std::string& text) {
    if (!arguments.out) return;
    if (auto problem = write_text_file(*arguments.out, text, Secrecy::Public)) fail(*problem);
}

TuneResult run_with_progress(const Context& context, const TuneArguments& arguments,
                             const TuneOptions& options) {
    Progress progress{context, context.say("tune.running"), 1};
    std::string note;
    const TuneWatch watch{
        [&](double share) { progress.show(share, note); },
        [&](const TuneStep& step) -> std::optional<Message> {
            keep(arguments, file_text(options, step.set, step.generation));
            note = context.say(
                options.method == TuneMethod::Results ? "tune.told" : "tune.note",
                {{"n", std::to_string(step.generation)}, {"share", percent(context, step.share)}});
            return std::nullopt;
        }};
    return value_or_fail(tune(options, watch, context.shelf));
}

void print_result(const Context& context, const TuneResult& result) {
    TextTable table;
    table.column({context.say("tune.players"), Ink::Strong}, Align::Right)
        .column({context.say("tune.blocks"), Ink::Quiet}, Align::Right)
        .column({context.say("tune.wins"), Ink::Quiet}, Align::Right)
        .column({})
        .column({context.say("simulate.interval"), Ink::Quiet})
        .column({context.say("tune.length"), Ink::Quiet}, Align::Right);
    for (const TuneMatch& match : result.matches) {
        const Share& share = match.share;
        table.row({{std::to_string(match.players)},
                   {context.count(match.blocks)},
                   {percent(context, share.share), Ink::Strong},
                   {share_bar(share.low, share.share, share.high, 20), Ink::Act},
                   {percent(context, share.low) + " - " + percent(context, share.high), Ink::Quiet},
                   {context.number(match.decisions, 0) + " / " + context.number(match.decisions_before, 0)}});
    }
    context.print_wrapped({context.say("tune.match", {{"name", result.set.name}, {"from", result.from}})});
    context.print(table.lines(context.width()));
    context.print(Line{});
    std::uint64_t unfinished = 0;
    for (const TuneMatch& match : result.matches) unfinished += match.unfinished;
    if (unfinished > 0)
        context.print_wrapped(
            {context.say("simulate.unfinished", {{"n", std::to_string(unfinished)}}), Ink::Danger});
    context.print_wrapped({context.say("tune.effort", {{"games", context.count(result.games)},
                                                       {"seconds", context.number(result.seconds, 0)}})});
}

int run_tuning(Context& context, const TuneArguments& arguments) {
    check_output_file(arguments.out);
    const TuneOptions options = options_of(context, arguments);
    const TuneResult result = run_with_progress(context, arguments, options);
    const std::string text = file_text(options, result.set, options.generations);
    keep(arguments, text);
    if (arguments.json) {
        Json json = to_json_document(options, result);
        json.as_object()["file"] = text;
        context.print_json(json);
        return kOk;
    }
    print_result(context, result);
    if (arguments.out) {
        context.print_wrapped(marked_up(context.say(
            "tune.kept", {{"file", *arguments.out}, {"game", options.game}, {"name", result.set.name}})));
    } else {
        context.raw << '\n' << text;
    }
    return kOk;
}

}  // namespace

void add_tune(CommandLine& line) {
    auto arguments = std::make_shared<TuneArguments>();
    line.command("tune", "study")
        .argument("game", arguments->game)
        .option("method", arguments->method)
        .option("players", arguments->players)
        .option("from", arguments->from)
        .option("against", arguments->against)
        .option("keep", arguments->keep)
        .option("name", arguments->name)
        .option("generations", arguments->generations)
        .option("games", arguments->games)
        .option("blocks", arguments->blocks)
        .option("validation", arguments->validation)
        .option("seed", arguments->seed)
        .option("threads", arguments->threads)
        .options("option", arguments->options)
        .option("out", arguments->out)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return run_tuning(context, *arguments); });
}

}  // namespace orrery::cli
