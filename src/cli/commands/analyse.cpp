// orrery analyse: a recorded game looked at by a bot: who had which chances when, and what they were lost by.
#include <cmath>

#include "cli/commands/setup_arguments.h"
#include "cli/session/story.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/text_table.h"
#include "lab/players/player.h"
#include "lab/report/analysis_report.h"

namespace orrery::cli {

namespace {

struct AnalyseArguments {
    std::optional<std::string> file, bot, seat, seed, threads, report;
    bool json = false;
};

constexpr std::size_t kCurveColumns = 40;

// The chance of one seat in the course of the game, in one line of small columns.
std::string sparkline(const std::vector<ChancePoint>& curve, std::size_t seat) {
    constexpr std::string_view kHeights[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const std::size_t columns = std::min(kCurveColumns, curve.size());
    std::string line;
    for (std::size_t i = 0; i < columns; ++i) {
        const std::size_t at = columns == 1 ? 0 : i * (curve.size() - 1) / (columns - 1);
        const double height = std::clamp(curve[at].chances[seat], 0.0, 1.0) * 7;
        line += kHeights[static_cast<std::size_t>(std::lround(height))];
    }
    return line;
}

TextTable seat_table(const Context& context, const Record& record, const Analysis& analysis,
                     const Texts& texts) {
    TextTable table;
    table.column({})
        .column({context.say("report.analysis.chance"), Ink::Quiet})
        .column({context.say("report.analysis.decisions"), Ink::Quiet}, Align::Right)
        .column({context.say("report.analysis.agreed"), Ink::Quiet}, Align::Right)
        .column({context.say("report.analysis.mean_loss"), Ink::Quiet}, Align::Right);
    for (std::size_t seat = 0; seat < analysis.seats.size(); ++seat) {
        const SeatAnalysis& own = analysis.seats[seat];
        const auto decisions = static_cast<double>(std::max<std::size_t>(1, own.decisions));
        Line name = seat_name(static_cast<int>(seat), texts);
        if (seat < record.header.seats.size()) name.add("  " + record.header.seats[seat], Ink::Quiet);
        table.row({std::move(name),
                   {sparkline(analysis.curve, seat), seat_ink(static_cast<int>(seat))},
                   {context.count(own.decisions)},
                   {context.percent(static_cast<double>(own.agreed) / decisions)},
                   {context.number(100 * own.loss / decisions, 2)}});
    }
    return table;
}

void print_mistake(const Context& context, const Texts& texts, const VerbTable& verbs,
                   const std::string& file, std::size_t number, const JudgedDecision& mistake) {
    context.print(Line{std::to_string(number) + ". ", Ink::Strong}
                      .add(seat_name(mistake.seat, texts))
                      .add("  ")
                      .add(context.say("analyse.lost", {{"loss", context.number(100 * mistake.loss(), 1)}}),
                           Ink::Danger));
    const auto tell = [&](std::string_view key, const std::string& words, Ink ink) {
        Line line{"   " + context.say("report.analysis." + std::string{key}) + ": ", Ink::Quiet};
        context.print(wrap_hanging(line.add(words, ink), context.width(), 5));
    };
    const auto rated = [&](Action action, double chance) {
        return label(texts, verbs, action) + " (" + context.percent(chance) + ')';
    };
    tell("played", rated(mistake.played, mistake.chance_played), Ink::Plain);
    tell("better", rated(mistake.best, mistake.chance_best), Ink::Act);
    if (const std::string why = words_for(mistake.reasons, texts); !why.empty()) tell("why", why, Ink::Plain);
    tell("see", "orrery replay " + file + " --to " + std::to_string(mistake.ply), Ink::News);
}

void print_analysis(const Context& context, const Record& record, const std::string& file,
                    const Analysis& analysis, const Texts& texts) {
    context.print(seat_table(context, record, analysis, texts).lines(context.width()));
    context.print(Line{});
    if (analysis.mistakes.empty()) context.print_wrapped({context.say("report.analysis.no_mistakes")});
    for (std::size_t i = 0; i < analysis.mistakes.size(); ++i)
        print_mistake(context, texts, record.match.game().verbs(), file, i + 1,
                      analysis.decisions[analysis.mistakes[i]]);
}

AnalysisOptions options_of(const Context& context, const AnalyseArguments& arguments, const Record& record,
                           const GameRow& game) {
    AnalysisOptions options;
    options.bot = arguments.bot ? *arguments.bot : usual_analyst(game, context.shelf);
    if (const auto bot = make_own_bot(game, context.shelf, options.bot); !bot) misuse(bot.problem());
    if (arguments.seat) options.seat = seat_argument(context, *arguments.seat, record.match.game().players());
    options.seed = run_seed_argument(arguments.seed);
    options.threads = threads_argument(arguments.threads);
    check_output_file(arguments.report);
    return options;
}

Analysis run_analysis(const Context& context, const Record& record, const AnalysisOptions& options,
                      const GameRow& game) {
    const Interrupt interrupt;
    const auto total = static_cast<double>(decisions_to_judge(record.match, options.seat).size());
    Progress progress{context, context.say("analyse.running", {{"bot", options.bot}}), total};
    return value_or_fail(analyse(
        record.match, options, [&] { return std::move(*make_own_bot(game, context.shelf, options.bot)); },
        [&](std::size_t done) {
            progress.show(static_cast<double>(done));
            return !interrupt.asked();
        }));
}

int analyse_record(Context& context, const AnalyseArguments& arguments) {
    const Record record = read_record_file(context, arguments.file);
    const GameRow& game = *find_game(record.match.start().info().id);
    const AnalysisOptions options = options_of(context, arguments, record, game);
    const Texts texts = context.texts_of(game.info());
    const Analysis analysis = run_analysis(context, record, options, game);
    if (arguments.report)
        write_report(context, *arguments.report,
                     report::analysis_report(texts, record, *arguments.file, options, analysis));
    if (arguments.json)
        context.print_json(to_json_document(record.match, options, analysis, texts));
    else
        print_analysis(context, record, *arguments.file, analysis, texts);
    return kOk;
}

}  // namespace

void add_analyse(CommandLine& line) {
    auto arguments = std::make_shared<AnalyseArguments>();
    line.command("analyse", "study")
        .argument("record", arguments->file)
        .option("bot", arguments->bot)
        .option("seat", arguments->seat)
        .option("seed", arguments->seed)
        .option("threads", arguments->threads)
        .option("report", arguments->report)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return analyse_record(context, *arguments); });
}

}  // namespace orrery::cli
