// orrery inspect: a position (or a record at a ply) as a seat sees it, and what can be answered there.
#include "cli/commands/setup_arguments.h"
#include "cli/session/show.h"
#include "cli/session/story.h"
#include "cli/terminal/text_table.h"
#include "protocol/documents.h"

namespace orrery::cli {

namespace {

struct InspectArguments {
    std::optional<std::string> file, seat, to;
    bool json = false;
};

void print_options(const Context& context, const AnyGame& game, const ActionList& options,
                   const Texts& texts) {
    TextTable table;
    table.column({context.say("inspect.notation"), Ink::Quiet})
        .column({context.say("inspect.label"), Ink::Quiet})
        .column({context.say("inspect.index"), Ink::Quiet}, Align::Right)
        .column({context.say("inspect.spot"), Ink::Quiet});
    for (const Action action : options)
        table.row({Line{game.verbs().write(action), Ink::News}, Line{label(texts, game.verbs(), action)},
                   Line{std::to_string(game.verbs().index(action))},
                   Line{game.verbs().spot(action), Ink::Quiet}});
    context.print(table.lines(context.width()));
}

Line who_is_asked(const Context& context, const AnyGame& game, const Texts& texts) {
    if (game.over()) return {context.say("inspect.over"), Ink::Strong};
    if (game.actors().chance) return {context.say("inspect.chance"), Ink::Strong};
    return Line{context.say("inspect.asked") + " ", Ink::Strong}.add(seat_name(game.actors().first(), texts));
}

int inspect(Context& context, const InspectArguments& arguments) {
    const Record record = read_record_or_position(context, arguments.file);
    const std::size_t last = record.match.ply();
    const auto game = record.match.at(arguments.to ? ply_argument(*arguments.to, last) : last);
    const Texts texts = context.texts_of(game->info());
    const Seat viewer =
        arguments.seat ? seat_argument(context, *arguments.seat, game->players()) : kSpectator;
    const bool own = arguments.seat && !game->actors().chance;
    const Seat asked = own ? viewer : game->actors().first();
    if (arguments.json) {
        boost::json::object document;
        if (arguments.seat)
            document["view"] = game->view(viewer);
        else
            document["position"] = position_json(*game);
        document["actors"] = write_json(game->actors());
        document["options"] = answers_json(*game, asked, texts);
        context.print_json(document);
        return kOk;
    }
    context.print(board_lines(context, *game, texts, viewer, record.header.seats));
    context.print(Line{});
    context.print(who_is_asked(context, *game, texts));
    ActionList options;
    game->list(asked, options);
    if (!options.empty()) print_options(context, *game, options, texts);
    return kOk;
}

}  // namespace

void add_inspect(CommandLine& line) {
    auto arguments = std::make_shared<InspectArguments>();
    line.command("inspect", "files")
        .argument("file", arguments->file)
        .option("seat", arguments->seat)
        .option("to", arguments->to)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return inspect(context, *arguments); });
}

}  // namespace orrery::cli
