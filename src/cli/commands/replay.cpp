// orrery replay: the log of a recorded game and the board at its end, or at a ply.
#include "cli/commands/setup_arguments.h"
#include "cli/session/show.h"
#include "cli/session/story.h"

namespace orrery::cli {

namespace {

struct ReplayArguments {
    std::optional<std::string> file, to;
    bool step = false, json = false;
};

std::string plies(const Event& event) {
    const std::string first = std::to_string(event.first + 1);
    return event.count == 1 ? first : first + '-' + std::to_string(event.first + event.count);
}

void print_event(const Context& context, const Event& event) {
    Line line{"  " + plies(event), Ink::Quiet};
    line.pad_to(12).add(event.text);
    context.print(wrap_hanging(line, context.width(), 12));
    for (const std::string& sequel : event.sequels) {
        Line more;
        more.pad_to(12).add(sequel, Ink::Quiet);
        context.print(wrap_hanging(more, context.width(), 12));
    }
}

Json replay_json(const Record& record, std::size_t to, const Texts& texts) {
    const VerbTable& verbs = record.match.game().verbs();
    const auto game = record.match.at(0);
    boost::json::array answers;
    for (std::size_t ply = 0; ply < to; ++ply) {
        const Answer& answer = record.match.answers()[ply];
        boost::json::object told{
            {"ply", ply + 1},
            {"seat", answer.seat == kChance ? Json("chance") : Json(answer.seat)},
            {"notation", verbs.write(answer.action)},
            {"log", log_line(texts, verbs, answer.subject(), answer.action, Told::ToWitness)}};
        boost::json::array sequels;
        for (const Sequel& sequel : game->sequels(answer.seat, answer.action))
            sequels.emplace_back(sequel_text(texts, verbs, sequel));
        if (!sequels.empty()) told["sequels"] = std::move(sequels);
        answers.push_back(std::move(told));
        game->play(answer.seat, answer.action);
    }
    boost::json::object document{
        {"game", game->info().id}, {"answers", answers}, {"position", position_json(*game)}};
    if (game->over()) document["result"] = result_json(*game);
    return document;
}

// True: go on.
bool wait_for_enter(const Context& context) {
    context.out << context.paint(Ink::Quiet, context.say("replay.enter")) << std::flush;
    std::string ignored;
    const bool more = static_cast<bool>(std::getline(context.in, ignored));
    return more && ignored != "q";
}

void print_log(const Context& context, const Record& record, std::size_t to, const Texts& texts, bool step) {
    Seat owner = kSpectator;
    for (const Event& event : Storyteller{record.match, texts, kOmniscient}.events(0, to)) {
        if (event.owner != owner) {
            owner = event.owner;
            context.print(owner == kNobody ? Line{context.say("replay.setup"), Ink::Quiet}
                                           : seat_name(owner, texts));
        }
        print_event(context, event);
        if (!step) continue;
        const auto game = record.match.at(event.first + event.count);
        context.print(board_lines(context, *game, texts, kSpectator, record.header.seats));
        if (!wait_for_enter(context)) return;
    }
}

int replay(Context& context, const ReplayArguments& arguments) {
    const Record record = read_record_file(context, arguments.file);
    const std::size_t last = record.match.ply();
    const std::size_t to = arguments.to ? ply_argument(*arguments.to, last) : last;
    const Texts texts = context.texts_of(record.match.start().info());
    if (arguments.json) {
        context.print_json(replay_json(record, to, texts));
        return kOk;
    }
    print_log(context, record, to, texts, arguments.step);
    const auto game = record.match.at(to);
    if (!arguments.step) {
        context.print(Line{});
        context.print(board_lines(context, *game, texts, kSpectator, record.header.seats));
    }
    context.print(Line{});
    if (game->over())
        context.print(result_lines(context, *game, texts, record.header.seats));
    else
        context.print(
            {context.say("replay.at", {{"ply", std::to_string(to)}, {"last", std::to_string(last)}}),
             Ink::Quiet});
    return kOk;
}

}  // namespace

void add_replay(CommandLine& line) {
    auto arguments = std::make_shared<ReplayArguments>();
    line.command("replay", "play")
        .argument("record", arguments->file)
        .option("to", arguments->to)
        .flag("step", arguments->step)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return replay(context, *arguments); });
}

}  // namespace orrery::cli
