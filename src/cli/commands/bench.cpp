// orrery bench: how fast the rules run here, beside a baseline that is timed in the same run, and their
// signature.
#include "lab/bench/bench.h"

#include <fmt/format.h>

#include <future>

#include "cli/commands/setup_arguments.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/text_table.h"
#include "lab/bench/turn_times.h"
#include "lab/players/player.h"

namespace orrery::cli {

namespace {

struct BenchArguments {
    std::optional<std::string> game, players, seconds, bot, turns;
    bool json = false;
};

// The work says nothing while it runs; how long it takes is known beforehand.
Result<BenchResult> timed_bench(const Context& context, std::string_view game, int players, double seconds) {
    Progress progress{context, context.say("bench.running"), 2 * seconds};
    const auto began = std::chrono::steady_clock::now();
    auto work = std::async(std::launch::async, [&] { return bench(game, players, seconds); });
    while (work.wait_for(std::chrono::milliseconds{100}) != std::future_status::ready)
        progress.show(std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
    return work.get();
}

void print_result(const Context& context, const BenchResult& result, const std::string& title) {
    context.print(Line{title, Ink::Heading}.add("  ").add(
        context.say("bench.players", {{"n", std::to_string(result.players)}}), Ink::Quiet));
    TextTable table;
    table.column({}).column({}, Align::Right).column({});
    const auto add = [&](std::string_view key, const std::string& value, const std::string& unit) {
        table.row({Line{context.say("bench." + std::string{key})}, Line{value, Ink::Strong},
                   Line{unit, Ink::Quiet}});
    };
    add("decisions", context.number(result.decisions_per_second / 1e6, 3),
        context.say("bench.million_per_second"));
    if (result.baseline_decisions_per_second > 0) {
        add("baseline", context.number(result.baseline_decisions_per_second / 1e6, 3),
            context.say("bench.million_per_second"));
        add("ratio", context.number(result.decisions_per_second / result.baseline_decisions_per_second, 3),
            "");
    }
    add("games", context.number(result.games_per_second, 0), context.say("bench.per_second"));
    add("mean_decisions", context.number(result.mean_decisions, 1), context.say("bench.per_game"));
    add("mean_branching", context.number(result.mean_branching, 2), context.say("bench.per_decision"));
    add("state", context.count(result.state_bytes), context.say("bench.bytes"));
    for (const BenchRow& row : result.rows) {
        const std::string key = "bench.row." + row.name;
        if (row.name == "playout") continue;  // the first line already
        table.row({Line{context.texts.has(key) ? context.say(key) : row.name},
                   Line{context.number(row.value, 2), Ink::Strong}, Line{row.unit, Ink::Quiet}});
    }
    add("signature", fmt::format("{:016x}", result.signature), "");
    context.print(table.lines(context.width()));
}

// Whole turns of a bot, instead of what they are made of.
int run_turns(Context& context, const BenchArguments& arguments, const GameRow& game, int players) {
    constexpr std::int64_t kTurns = 12, kMostTurns = 10'000;
    const std::int64_t turns =
        arguments.turns ? number_argument("--turns", *arguments.turns, 1, kMostTurns) : kTurns;
    if (const auto made = make_own_bot(game, context.shelf, *arguments.bot); !made) misuse(made.problem());
    const TurnTimes times = value_or_fail(
        time_turns(game, context.shelf, players, *arguments.bot, static_cast<std::size_t>(turns)));
    if (arguments.json) {
        context.print_json(to_json_document(times));
        return kOk;
    }
    TextTable table;
    table.column({}).column({}, Align::Right);
    const auto add = [&](std::string_view key, const std::string& value) {
        table.row({Line{context.say("bench." + std::string{key})}, Line{value, Ink::Strong}});
    };
    add("turns", context.count(times.seconds.size()));
    add("median", context.number(times.median(), 2) + " s");
    add("longest", context.number(times.longest(), 2) + " s");
    if (times.limit) add("limit", context.number(*times.limit, 2) + " s");
    context.print(table.lines(context.width()));
    return kOk;
}

int run_bench(Context& context, const BenchArguments& arguments) {
    if (arguments.turns && !arguments.bot)
        misuse({"error.usage.only_with", {{"option", "--turns"}, {"other", "--bot"}}});
    if (arguments.seconds && arguments.bot)
        misuse({"error.usage.not_with", {{"option", "--seconds"}, {"other", "--bot"}}});
    const GameRow& game = arguments.game ? game_argument(arguments.game) : catalog().front();
    const GameInfo& info = game.info();
    const int players = arguments.players
                            ? static_cast<int>(number_argument("--players", *arguments.players,
                                                               info.min_players, info.max_players))
                            : info.max_players;
    if (arguments.bot) return run_turns(context, arguments, game, players);
    const double seconds =
        arguments.seconds ? static_cast<double>(number_argument("--seconds", *arguments.seconds, 1, 600)) : 2;
    const BenchResult result = value_or_fail(timed_bench(context, info.id, players, seconds));
    if (arguments.json) {
        context.print_json(to_json_document(result));
    } else {
        print_result(context, result, context.texts_of(info).get("game.title"));
    }
    return kOk;
}

}  // namespace

void add_bench(CommandLine& line) {
    auto arguments = std::make_shared<BenchArguments>();
    line.command("bench", "study")
        .argument("game", arguments->game)
        .option("players", arguments->players)
        .option("seconds", arguments->seconds)
        .option("bot", arguments->bot)
        .option("turns", arguments->turns)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return run_bench(context, *arguments); });
}

}  // namespace orrery::cli
