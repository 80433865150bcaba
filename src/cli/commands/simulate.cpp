// orrery simulate: many games of bots against each other, and what came of them.
#include <fmt/format.h>

#include "cli/commands/setup_arguments.h"
#include "cli/session/story.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/text_table.h"
#include "lab/players/player.h"
#include "lab/report/simulate_report.h"

namespace orrery::cli {

namespace {

constexpr std::int64_t kMostGames = 1'000'000'000;

struct SimulateArguments {
    std::optional<std::string> game, games, bots, seed, threads, report;
    SetupArguments setup;
    bool json = false;
};

std::vector<Line> tally_row(const Context& context, Line name, const Tally& tally) {
    const Share& share = tally.win_share;
    return {std::move(name),
            {context.count(tally.games)},
            {context.percent(share.share), Ink::Strong},
            {share_bar(share.low, share.share, share.high, 20), Ink::Act},
            {context.percents(share.low, share.high), Ink::Quiet},
            {context.number(tally.mean_score, 2) + " ± " + context.number(tally.sd_score, 2)}};
}

TextTable tally_table(const Context& context, const std::string& title) {
    TextTable table;
    table.column({context.say(title), Ink::Strong})
        .column({context.say("simulate.games"), Ink::Quiet}, Align::Right)
        .column({context.say("simulate.wins"), Ink::Quiet}, Align::Right)
        .column({})
        .column({context.say("simulate.interval"), Ink::Quiet})
        .column({context.say("simulate.score"), Ink::Quiet}, Align::Right);
    return table;
}

void print_result(const Context& context, const SimulateResult& result) {
    TextTable bots = tally_table(context, "simulate.bot");
    for (const Tally& tally : result.bots) bots.row(tally_row(context, {tally.name}, tally));
    TextTable seats = tally_table(context, "simulate.seat");
    for (std::size_t i = 0; i < result.seats.size(); ++i)
        seats.row(tally_row(context, seat_name(static_cast<int>(i), context.texts), result.seats[i]));
    context.print(bots.lines(context.width()));
    context.print(Line{});
    context.print(seats.lines(context.width()));
    context.print(Line{});
    context.print_wrapped(
        {context.say("simulate.length", {{"mean", context.number(result.mean_decisions, 1)},
                                         {"min", context.count(result.fewest_decisions)},
                                         {"max", context.count(result.most_decisions)},
                                         {"branching", context.number(result.mean_branching, 2)}})});
    context.print_wrapped(
        {context.say("simulate.speed",
                     {{"games", context.count(result.games)},
                      {"seconds", context.number(result.seconds, 1)},
                      {"speed", context.count(static_cast<std::uint64_t>(result.decisions_per_second))}})});
    if (result.unfinished > 0)
        context.print_wrapped(
            {context.say("simulate.unfinished", {{"n", std::to_string(result.unfinished)}}), Ink::Danger});
    context.print_wrapped(
        {context.say("simulate.signature", {{"signature", fmt::format("{:016x}", result.signature)}}),
         Ink::Quiet});
}

// What the games' traits are worth: races, cards (engine/traits.h).
TextTable trait_table(const Context& context, const Texts& texts, const std::string& name,
                      const std::vector<TraitMerit>& merits) {
    TextTable table;
    table.column({texts.get("traits." + name), Ink::Strong})
        .column({context.say("simulate.cases"), Ink::Quiet}, Align::Right)
        .column({context.say("simulate.wins"), Ink::Quiet}, Align::Right)
        .column({context.say("simulate.times_even"), Ink::Quiet}, Align::Right)
        .column({context.say("simulate.above_others"), Ink::Quiet}, Align::Right)
        .column({context.say("simulate.above_similar"), Ink::Quiet}, Align::Right);
    for (const TraitMerit& merit : merits)
        table.row(
            {{texts.get("name." + name + '.' + merit.id)},
             {context.count(merit.had.sides)},
             {context.percent(merit.had.win_share().share)},
             {context.number(merit.times_even, 2)},
             {context.number(100 * merit.above_others, 1)},
             {context.number(100 * merit.above_similar, 1) + " ± " + context.number(100 * merit.margin, 1)}});
    return table;
}

void print_traits(const Context& context, const SimulateOptions& options, const Study& study) {
    const Texts texts = context.texts_of(find_game(options.game)->info());
    for (const auto& [name, group] : study.traits) {
        context.print(Line{});
        context.print(
            trait_table(context, texts, name, merits_in(group, study.everybody())).lines(context.width()));
    }
}

SimulateOptions options_of(const Context& context, const SimulateArguments& arguments) {
    const GameRow& game = game_argument(arguments.game);
    SimulateOptions options;
    options.game = game.info().id;
    options.bots = arguments.bots ? split_names(*arguments.bots) : std::vector<std::string>{usual_bot(game)};
    const int least = std::max(game.info().min_players, static_cast<int>(options.bots.size()));
    options.setup = setup_argument(context, game, arguments.setup, least);
    for (const std::string& bot : options.bots)
        if (const auto made = make_own_bot(game, context.shelf, bot); !made) misuse(made.problem());
    if (options.bots.size() > options.setup.players)
        misuse({"error.usage.too_many_bots",
                {{"n", std::to_string(options.bots.size())},
                 {"players", std::to_string(options.setup.players)}}});
    if (arguments.games)
        options.games =
            static_cast<std::uint64_t>(number_argument("--games", *arguments.games, 1, kMostGames));
    options.seed = run_seed_argument(arguments.seed);
    options.threads = threads_argument(arguments.threads);
    check_output_file(arguments.report);
    options.study = arguments.report.has_value();
    return options;
}

int run_simulation(Context& context, const SimulateArguments& arguments) {
    const SimulateOptions options = options_of(context, arguments);
    const SimulateResult result = [&] {
        Progress progress{context, context.say("simulate.running"), static_cast<double>(options.games)};
        return value_or_fail(simulate(
            options, [&](std::uint64_t done) { progress.show(static_cast<double>(done)); }, context.shelf));
    }();
    if (arguments.report)
        write_report(context, *arguments.report,
                     report::simulate_report(context.texts_of(find_game(options.game)->info()), options,
                                             result, context.shelf));
    if (arguments.json) {
        context.print_json(to_json_document(options, result));
    } else {
        print_result(context, result);
        print_traits(context, options, result.study);
    }
    return kOk;
}

}  // namespace

void add_simulate(CommandLine& line) {
    auto arguments = std::make_shared<SimulateArguments>();
    line.command("simulate", "study")
        .argument("game", arguments->game)
        .option("players", arguments->setup.players)
        .option("games", arguments->games)
        .option("bots", arguments->bots)
        .option("seed", arguments->seed)
        .option("threads", arguments->threads)
        .options("option", arguments->setup.options)
        .option("report", arguments->report)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return run_simulation(context, *arguments); });
}

}  // namespace orrery::cli
