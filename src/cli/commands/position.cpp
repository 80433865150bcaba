// orrery position: the starting position of a game as a document, for `orrery apply` to go on from.
#include "cli/commands/setup_arguments.h"

namespace orrery::cli {

namespace {

struct PositionArguments {
    std::optional<std::string> game;
    SetupArguments setup;
    bool json = false;  // it is always JSON; the option is there because every command has it
};

int print_start(Context& context, const PositionArguments& arguments) {
    const GameRow& game = game_argument(arguments.game);
    const Setup setup = setup_argument(context, game, arguments.setup, game.info().min_players);
    context.print_json(position_json(**game.make(context.shelf, setup)));
    return kOk;
}

}  // namespace

void add_position(CommandLine& line) {
    auto arguments = std::make_shared<PositionArguments>();
    line.command("position", "files")
        .argument("game", arguments->game)
        .option("players", arguments->setup.players)
        .options("option", arguments->setup.options)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return print_start(context, *arguments); });
}

}  // namespace orrery::cli
