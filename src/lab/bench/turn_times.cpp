#include "lab/bench/turn_times.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "catalog/levels.h"
#include "catalog/patience.h"
#include "engine/luck.h"
#include "lab/players/player.h"

namespace orrery {

namespace {

constexpr std::uint64_t kSeedOfGames = 20260101;
constexpr std::size_t kTurnsOfGame = 6;    // that are measured of a game
constexpr const char* kQuick = "level:1";  // who plays the games

// A moment at which a turn begins.
struct Start {
    std::unique_ptr<AnyGame> game;
    Luck luck;
    Seat seat;
};

// Where the turns of a game of quick bots begin.
std::vector<Start> starts_of(std::unique_ptr<AnyGame> game, AnyBot& quick, Rng rng) {
    std::vector<Start> starts;
    Luck luck{rng()};
    for (Seat last = kNobody; !game->over();) {
        const Actors who = game->actors();
        if (who.chance) {
            game->play(kChance, luck.outcome(*game, last));
            continue;
        }
        if (who.first() != last) starts.push_back({game->clone(), luck, who.first()});
        last = who.first();
        game->play(last, quick.choose(*game, last, rng));
    }
    return starts;
}

double seconds_of(Start start, AnyBot& bot, Patience& patience, Rng rng) {
    AnyGame& game = *start.game;
    const double began = steady_seconds();
    patience.begin_turn();
    for (Actors who = game.actors(); who.chance || who.includes(start.seat); who = game.actors()) {
        if (who.chance) {
            game.play(kChance, start.luck.outcome(game, start.seat));
            continue;
        }
        patience.begin_answer();
        const Action action = bot.choose(game, start.seat, rng);
        patience.end_answer();
        game.play(start.seat, action);
    }
    return steady_seconds() - began;
}

}  // namespace

double TurnTimes::median() const {
    const std::size_t half = seconds.size() / 2;
    return seconds.size() % 2 == 1 ? seconds[half] : (seconds[half - 1] + seconds[half]) / 2;
}

Result<TurnTimes> time_turns(const GameRow& game, const Shelf& shelf, int players, std::string_view bot,
                             std::size_t turns) {
    TurnTimes times{std::string{game.info().id}, std::string{bot}, players, turn_seconds(bot), {}};
    Setup setup;
    if (auto problem = set_players(game.info(), setup, players)) return *problem;
    Patience patience{times.limit.value_or(0), machine_aids()};
    const BotAids& aids = times.limit ? patience : machine_aids();
    if (auto made = make_own_bot(game, shelf, bot, aids); !made) return made.problem();
    const auto quick = game.make_bot(shelf, kQuick);
    for (std::uint64_t number = 0; times.seconds.size() < turns; ++number) {
        Rng rng = Rng::stream(kSeedOfGames, number);
        std::vector<Start> starts = starts_of(*game.make(shelf, setup), **quick, rng);
        const std::size_t wanted = std::min({kTurnsOfGame, turns - times.seconds.size(), starts.size()});
        for (std::size_t i = 0; i < wanted; ++i) {
            const auto thinker = make_own_bot(game, shelf, bot, aids);  // nothing is kept from turn to turn
            Start& start = starts[(2 * i + 1) * starts.size() / (2 * wanted)];
            times.seconds.push_back(seconds_of(std::move(start), **thinker, patience, rng));
        }
    }
    std::ranges::sort(times.seconds);
    return times;
}

Json to_json_document(const TurnTimes& times) {
    boost::json::object document{{"game", times.game},       {"players", times.players},
                                 {"bot", times.bot},         {"turns", times.seconds.size()},
                                 {"median", times.median()}, {"longest", times.longest()}};
    if (times.limit) document["limit"] = *times.limit;
    return document;
}

}  // namespace orrery
