#include "store/trust.h"

#include "engine/fair.h"
#include "engine/record.h"
#include "store/replay.h"

namespace orrery::store {

namespace {

constexpr Millis kFarBehind = 10 * 60 * 1000;

std::optional<Message> check_state(const StoredGame& stored, const Match& match) {
    const bool over = stored.game.state == GameState::Over;
    if (over == match.game().over() && stored.seats.size() == static_cast<std::size_t>(stored.game.players))
        return std::nullopt;
    return Message{"error.store.state", {{"table", stored.game.id}}};
}

}  // namespace

std::optional<Message> check_luck(const StoredGame& stored, const Match& match) {
    const auto seed = seed_from_hex(stored.game.seed);
    if (!seed) return Message{"error.store.state", {{"table", stored.game.id}}};
    auto problem = verify_chance(Record{{{}, commitment(*seed), *seed}, match});
    if (!problem) return std::nullopt;
    problem->key = "error.store.luck";
    problem->params.push_back({"table", stored.game.id});
    return problem;
}

Result<Trusted> check_games(Store& store, const Games& games, Depth depth) {
    Trusted trusted;
    for (const GameState state : {GameState::Waiting, GameState::Playing, GameState::Over}) {
        if (state == GameState::Over && depth == Depth::Unfinished) break;
        for (const std::string& id : store.games_in(state)) {
            const auto stored = store.game(id);
            if (!stored) return Message{"error.store.unreadable", {{"table", id}}};
            if (const auto start = set_up(stored->game, games); !start) {
                trusted.stopped.push_back(start.problem());
                continue;
            }
            const auto match = replay(*stored, games);
            if (!match) return match.problem();
            if (auto problem = check_state(*stored, *match)) return *problem;
            if (depth == Depth::Everything)
                if (auto problem = check_luck(*stored, *match)) return *problem;
            ++trusted.games;
            trusted.entries += stored->entries.size();
        }
    }
    if (!store.healthy()) return Message{"error.store.unreadable", {{"table", ""}}};
    return trusted;
}

std::optional<Message> check_clock(Store& store, Millis now) {
    const Millis ahead = store.last_change() - now;
    if (ahead <= kFarBehind) return std::nullopt;
    return Message{"error.store.clock", {{"n", std::to_string(ahead / 60000)}}};
}

}  // namespace orrery::store
