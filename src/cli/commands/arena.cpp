// orrery arena: bots against each other in blocks of paired games, until it is clear who is stronger.
#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <fstream>

#include "cli/commands/setup_arguments.h"
#include "cli/files.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/text_table.h"
#include "core/text.h"
#include "lab/arena/csv.h"
#include "lab/report/arena_report.h"

namespace orrery::cli {

namespace {

constexpr std::int64_t kMostBlocks = 10'000'000;
constexpr std::uint64_t kBlocks = 200, kSprtBlocks = 20'000;

struct ArenaArguments {
    std::optional<std::string> game, bots, blocks, sprt, seed, threads, csv, records, report;
    SetupArguments setup;
    bool resume = false, json = false;
};

std::optional<double> elo_in(std::string_view text) {
    double elo = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), elo);
    const bool fine = error == std::errc{} && end == text.data() + text.size() && std::abs(elo) <= 1000;
    return fine ? std::optional{elo} : std::nullopt;
}

SprtPlan sprt_argument(const std::string& text) {
    const std::vector<std::string_view> parts = split(text, ',');
    const auto elo0 = elo_in(parts.front());
    const auto elo1 = elo_in(parts.back());
    if (parts.size() != 2 || !elo0 || !elo1 || *elo0 >= *elo1)
        misuse({"error.usage.sprt", {{"value", text}}});
    return {.elo0 = *elo0, .elo1 = *elo1};
}

ArenaOptions options_of(const Context& context, const ArenaArguments& arguments) {
    const GameRow& game = game_argument(arguments.game);
    ArenaOptions options;
    options.game = game.info().id;
    if (!arguments.bots) misuse({"error.arena.one_bot", {}});
    options.bots = split_names(*arguments.bots);
    const int players =
        std::clamp(static_cast<int>(options.bots.size()), game.info().min_players, game.info().max_players);
    options.setup = setup_argument(context, game, arguments.setup, players);
    if (arguments.sprt) options.sprt = sprt_argument(*arguments.sprt);
    options.blocks = options.sprt ? kSprtBlocks : kBlocks;
    if (arguments.blocks)
        options.blocks =
            static_cast<std::uint64_t>(number_argument("--blocks", *arguments.blocks, 1, kMostBlocks));
    options.seed = run_seed_argument(arguments.seed);
    options.threads = threads_argument(arguments.threads);
    options.records = arguments.records.has_value();
    if (auto problem = problem_with(options, context.shelf)) misuse(*problem);
    check_output_file(arguments.report);
    if (arguments.resume && !arguments.csv) misuse({"error.usage.resume_csv", {}});
    return options;
}

// The file of games: what it holds already, and room for more.
class GamesFile {
  public:
    GamesFile(const Context& context, const ArenaOptions& options, const ArenaArguments& arguments)
        : options_{options}, path_{arguments.csv} {
        if (!path_) return;
        check_output_file(path_);
        const bool there = std::filesystem::exists(*path_);
        if (there && !arguments.resume) fail({"error.arena.csv_exists", {{"file", *path_}}});
        std::string text = csv_head(options, context.shelf);
        if (there) {
            const std::string found = value_or_fail(read_text_file(*path_, context.in, kMaxTableBytes));
            known_ = value_or_fail(read_csv(options, context.shelf, found));
            for (std::uint64_t i = 0; i < known_.size(); ++i) text += csv_block(options, i, known_[i]);
        }
        if (auto problem = write_text_file(*path_, text, Secrecy::Public)) fail(*problem);
        file_.open(*path_, std::ios::binary | std::ios::app);
    }

    const std::vector<ArenaBlock>& known() const { return known_; }

    std::optional<Message> add(std::uint64_t number, const ArenaBlock& block) {
        if (!path_ || number < known_.size()) return std::nullopt;
        file_ << csv_block(options_, number, block) << std::flush;
        if (file_.good()) return std::nullopt;
        return Message{"error.arena.csv_unwritable", {{"file", *path_}}};
    }

  private:
    const ArenaOptions& options_;
    std::optional<std::string> path_;
    std::vector<ArenaBlock> known_;
    std::ofstream file_;
};

std::optional<Message> write_records(const std::string& folder, std::uint64_t number,
                                     const ArenaBlock& block) {
    for (std::size_t game = 0; game < block.size(); ++game) {
        if (block[game].record.empty()) continue;  // known from an earlier run
        const auto path = std::filesystem::path{folder} / fmt::format("block-{:06}-{}.txt", number, game);
        if (auto problem = write_text_file(path.string(), block[game].record, Secrecy::Public))
            return problem;
    }
    return std::nullopt;
}

void make_folder(const std::optional<std::string>& folder) {
    if (!folder) return;
    std::error_code error;
    std::filesystem::create_directories(*folder, error);
    if (!std::filesystem::is_directory(*folder))
        fail({"error.file.unwritable", {{"file", *folder}, {"reason", error.message()}}});
}

TextTable share_table(const Context& context, const ArenaSummary& summary) {
    TextTable table;
    table.column({context.say("simulate.bot"), Ink::Strong})
        .column({context.say("simulate.games"), Ink::Quiet}, Align::Right)
        .column({context.say("simulate.wins"), Ink::Quiet}, Align::Right)
        .column({})
        .column({context.say("simulate.interval"), Ink::Quiet});
    for (const ArenaBot& bot : summary.bots) {
        const Share& share = bot.win_share;
        table.row({{bot.name},
                   {context.count(bot.games)},
                   {context.percent(share.share), Ink::Strong},
                   {share_bar(share.low, share.share, share.high, 24), Ink::Act},
                   {context.percents(share.low, share.high), Ink::Quiet}});
    }
    return table;
}

TextTable rating_table(const Context& context, const ArenaSummary& summary) {
    TextTable table;
    table.column({context.say("simulate.bot"), Ink::Strong})
        .column({context.say("report.arena.elo"), Ink::Quiet}, Align::Right)
        .column({context.say("simulate.interval"), Ink::Quiet}, Align::Right)
        .column({context.say("report.arena.rank"), Ink::Quiet}, Align::Right)
        .column({context.say("report.arena.margin"), Ink::Quiet}, Align::Right)
        .column({context.say("report.arena.thinking"), Ink::Quiet}, Align::Right);
    for (const ArenaBot& bot : summary.bots) {
        const bool anchor = bot.rating.low == bot.rating.high;
        table.row(
            {{bot.name},
             {context.number(bot.rating.elo, 0), Ink::Strong},
             {anchor ? std::string{}
                     : context.from_to(context.number(bot.rating.low, 0), context.number(bot.rating.high, 0)),
              Ink::Quiet},
             {context.number(bot.rank.mean, 2)},
             {context.number(bot.margin.mean, 2)},
             {context.number(1000 * bot.seconds_per_decision, 3) + " ms"}});
    }
    return table;
}

void print_summary(const Context& context, const ArenaOptions& options, const ArenaSummary& summary) {
    context.print(share_table(context, summary).lines(context.width()));
    context.print(Line{});
    context.print(rating_table(context, summary).lines(context.width()));
    context.print(Line{});
    if (options.sprt) {
        const auto [figures, verdict] = report::sprt_sentences(context.texts, *options.sprt, *summary.sprt);
        context.print_wrapped({figures, Ink::Quiet});
        context.print_wrapped({verdict, Ink::Strong});
    }
    context.print_wrapped(
        {context.say("report.arena.played", {{"blocks", context.count(summary.blocks)},
                                             {"games", context.count(summary.games)},
                                             {"even", context.percent(1.0 / options.setup.players)},
                                             {"decisions", context.number(summary.mean_decisions, 1)}})});
    if (summary.unfinished > 0)
        context.print_wrapped(
            {context.say("simulate.unfinished", {{"n", std::to_string(summary.unfinished)}}), Ink::Danger});
}

ArenaSummary play_match(Context& context, const ArenaOptions& options, const ArenaArguments& arguments) {
    make_folder(arguments.records);
    GamesFile file{context, options, arguments};
    ArenaTally tally{options};
    const Interrupt interrupt;
    const auto known = static_cast<double>(file.known().size());
    double taken = 0;
    Progress progress{context, context.say("simulate.running"), static_cast<double>(options.blocks) - known};
    const auto show = [&] {
        const Share share = tally.leader();
        progress.show(std::max(0.0, taken - known), options.bots[0] + ' ' + context.percent(share.share) +
                                                        " (" + context.percents(share.low, share.high) + ')');
    };
    ArenaWatch watch;
    watch.take = [&](std::uint64_t number, const ArenaBlock& block) -> std::optional<Message> {
        tally.add(block);
        taken += 1;
        if (auto problem = file.add(number, block)) return problem;
        return arguments.records ? write_records(*arguments.records, number, block) : std::nullopt;
    };
    watch.stop = [&] {
        if (taken > known && progress.due()) show();
        return interrupt.asked();
    };
    if (auto problem = run_arena(options, file.known(), watch, context.shelf)) fail(*problem);
    return tally.summary();
}

int run_match(Context& context, const ArenaArguments& arguments) {
    const ArenaOptions options = options_of(context, arguments);
    const ArenaSummary summary = play_match(context, options, arguments);
    if (arguments.report)
        write_report(
            context, *arguments.report,
            report::arena_report(context.texts_of(find_game(options.game)->info()), options, summary));
    if (arguments.json) {
        context.print_json(to_json_document(options, summary));
    } else if (summary.blocks > 0) {
        print_summary(context, options, summary);
    }
    const bool decided = summary.sprt && summary.sprt->verdict != SprtVerdict::Open;
    if (summary.blocks < options.blocks && !decided)
        context.err << context.say("arena.stopped", {{"n", std::to_string(summary.blocks)},
                                                     {"blocks", std::to_string(options.blocks)}})
                    << '\n';
    return kOk;
}

}  // namespace

void add_arena(CommandLine& line) {
    auto arguments = std::make_shared<ArenaArguments>();
    line.command("arena", "study")
        .argument("game", arguments->game)
        .option("bots", arguments->bots)
        .option("players", arguments->setup.players)
        .option("blocks", arguments->blocks)
        .option("sprt", arguments->sprt)
        .option("seed", arguments->seed)
        .option("threads", arguments->threads)
        .options("option", arguments->setup.options)
        .option("csv", arguments->csv)
        .flag("resume", arguments->resume)
        .option("records", arguments->records)
        .option("report", arguments->report)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return run_match(context, *arguments); });
}

}  // namespace orrery::cli
