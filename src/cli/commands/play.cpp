// orrery play: a game in the terminal, new or taken up again.
#include <sodium.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <sstream>

#include "cli/commands/setup_arguments.h"
#include "cli/files.h"
#include "cli/session/session.h"
#include "cli/session/story.h"
#include "core/text.h"

namespace orrery::cli {

namespace {

struct PlayArguments {
    std::optional<std::string> game, seats, seed, record, resume;
    SetupArguments setup;
};

FairSeed seed_argument(const std::optional<std::string>& number) {
    if (number)
        return seed_from_number(static_cast<std::uint64_t>(
            number_argument("--seed", *number, 0, std::numeric_limits<std::int64_t>::max())));
    FairSeed seed{};
    randombytes_buf(seed.data(), seed.size());
    return seed;
}

// As many as the game has: those given, then the usual bot; without any, a person against that bot.
std::vector<std::string> seats_argument(const Context& context, const GameRow& game,
                                        const std::optional<std::string>& given, int players) {
    std::vector<std::string> seats =
        given ? split_names(*given) : std::vector<std::string>{std::string{kHuman}};
    if (seats.size() > static_cast<std::size_t>(players))
        misuse({"error.usage.too_many_seats",
                {{"n", std::to_string(seats.size())}, {"players", std::to_string(players)}}});
    seats.resize(static_cast<std::size_t>(players), usual_bot(game));
    for (const std::string& seat : seats)
        if (seat != kHuman)
            if (const auto bot = make_player(game, context.shelf, seat); !bot) misuse(bot.problem());
    return seats;
}

SeatedGame new_game(const Context& context, const PlayArguments& arguments) {
    const GameRow& game = game_argument(arguments.game);
    const std::size_t named = arguments.seats ? split_names(*arguments.seats).size() : 0;
    const int players = std::max(game.info().min_players, static_cast<int>(named));
    const Setup setup = setup_argument(context, game, arguments.setup, players);
    SeatedGame seated{.game = &game,
                      .match = Match{*game.make(context.shelf, setup)},
                      .seats = {},
                      .record_file = {},
                      .save_file = {},
                      .greeting = {}};
    seated.seats = seats_argument(context, game, arguments.seats, setup.players);
    seated.seed = seed_argument(arguments.seed);
    seated.save_file = std::string{game.info().id} + ".orrery-save";
    return seated;
}

// The seed beside the record, if it is the one that was committed.
std::optional<FairSeed> kept_seed(const std::string& file, const RecordHeader& header) {
    std::istringstream none;
    const auto text = read_text_file(file + ".seed", none);
    if (!text) return std::nullopt;
    const auto seed = seed_from_hex(trimmed(*text));
    return seed && commitment(*seed) == header.commitment ? seed : std::nullopt;
}

SeatedGame resumed_game(const Context& context, const PlayArguments& arguments) {
    const std::string& file = *arguments.resume;
    if (file == "-") misuse({"error.usage.resume_stdin", {}});
    Record record = read_record_file(context, arguments.resume);
    const GameRow* game = find_game(record.match.start().info().id);
    if (arguments.game && &game_argument(arguments.game) != game)
        misuse({"error.usage.other_game", {{"file", file}, {"game", std::string{game->info().id}}}});
    if (arguments.setup.players || !arguments.setup.options.empty()) misuse({"error.usage.resume_setup", {}});
    if (record.match.game().over()) fail({"error.play.over", {{"file", file}}});
    const int players = record.match.game().players();
    std::vector<std::string> seats = record.header.seats;
    const auto unknown = [&](const std::string& seat) {
        return seat != kHuman && !make_player(*game, context.shelf, seat);
    };
    if (seats.empty() || arguments.seats) seats = seats_argument(context, *game, arguments.seats, players);
    std::ranges::replace_if(seats, unknown, std::string{kHuman});
    const auto seed = kept_seed(file, record.header);
    SeatedGame seated{.game = game,
                      .match = std::move(record.match),
                      .seats = std::move(seats),
                      .record_file = {},
                      .save_file = file,
                      .greeting = {}};
    seated.committed = seed.has_value() && !arguments.seed;
    seated.seed = seated.committed ? *seed : seed_argument(arguments.seed);
    seated.greeting =
        wrap({context.say("play.resumed", {{"file", file}, {"n", std::to_string(seated.match.ply())}})},
             context.width());
    if (!seated.committed)
        for (const Line& line :
             wrap({context.say("play.new_seed", {{"file", file + ".seed"}}), Ink::Danger}, context.width()))
            seated.greeting.push_back(line);
    return seated;
}

void greet(const Context& context, SeatedGame& seated) {
    const auto add = [&](const Line& line) {
        for (const Line& each : wrap_hanging(line, context.width(), 2)) seated.greeting.push_back(each);
    };
    if (seated.committed)
        add(Line{context.say("play.commitment") + ' ', Ink::Quiet}.add(commitment(seated.seed)));
    add(marked_up(context.say("play.how")));
}

int play(Context& context, const PlayArguments& arguments) {
    check_output_file(arguments.record);
    SeatedGame seated = arguments.resume ? resumed_game(context, arguments) : new_game(context, arguments);
    if (arguments.record) seated.record_file = *arguments.record;
    greet(context, seated);
    return Session{context, std::move(seated)}.play();
}

}  // namespace

void add_play(CommandLine& line) {
    auto arguments = std::make_shared<PlayArguments>();
    line.command("play", "play")
        .argument("game", arguments->game)
        .option("seats", arguments->seats)
        .option("players", arguments->setup.players)
        .options("option", arguments->setup.options)
        .option("seed", arguments->seed)
        .option("record", arguments->record)
        .option("resume", arguments->resume)
        .runs([arguments](Context& context) { return play(context, *arguments); });
}

}  // namespace orrery::cli
