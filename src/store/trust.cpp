#include "store/trust.h"

#include "engine/fair.h"
#include "engine/record.h"
#include "store/replay.h"

namespace orrery::store {

namespace {

constexpr Millis kFarBehind = 10 * 60 * 1000;

bool seats_are_whole(const StoredGame& stored) {
    int expected = 0;
    for (const SeatRow& seat : stored.seats) {
        const bool taken = seat.kind == SeatKind::Person && !seat.person.empty();
        const bool known = taken || seat.kind == SeatKind::Bot || seat.kind == SeatKind::Open;
        if (seat.seat != expected++ || !known || seat.level < 0) return false;
    }
    return expected == stored.game.players;
}

}  // namespace

std::optional<Message> check_state(const StoredGame& stored, const Match& match) {
    const bool over = stored.game.state == GameState::Over;
    if (over == match.game().over() && seats_are_whole(stored)) return std::nullopt;
    return Message{"error.store.state", {{"table", stored.game.id}}};
}

std::optional<Message> check_luck(const StoredGame& stored, const Match& match) {
    const auto seed = seed_from_hex(stored.game.seed);
    if (!seed) return Message{"error.store.state", {{"table", stored.game.id}}};
    auto problem = verify_chance(Record{{{}, commitment(*seed), *seed}, match});
    if (!problem) return std::nullopt;
    problem->key = "error.store.luck";
    problem->params.push_back({"table", stored.game.id});
    return problem;
}

namespace {

std::optional<Message> check_game(const StoredGame& stored, const Games& games, Depth depth,
                                  const Known& known) {
    const auto match = replay(stored, games);
    if (!match) return match.problem();
    if (auto problem = check_state(stored, *match)) return problem;
    if (depth == Depth::Unfinished) return std::nullopt;
    if (known && !known(stored)) return Message{"error.store.state", {{"table", stored.game.id}}};
    return check_luck(stored, *match);
}

// Counts it in; what is wrong with it is the answer.
std::optional<Message> add_game(Trusted& trusted, const StoredGame& stored, const Games& games, Depth depth,
                                const Known& known) {
    if (const auto start = set_up(stored.game, games); !start) {
        trusted.stopped.push_back(start.problem());
        return std::nullopt;
    }
    if (auto problem = check_game(stored, games, depth, known)) return problem;
    ++trusted.games;
    trusted.entries += stored.entries.size();
    return std::nullopt;
}

}  // namespace

Result<Trusted> check_games(Store& store, const Games& games, Depth depth, const Known& known) {
    Trusted trusted;
    for (const GameState state : {GameState::Waiting, GameState::Playing, GameState::Over}) {
        if (state == GameState::Over && depth == Depth::Unfinished) break;
        for (const std::string& id : store.games_in(state)) {
            const auto stored = store.game(id);
            if (!stored) return Message{"error.store.unreadable", {{"table", id}}};
            if (auto problem = add_game(trusted, *stored, games, depth, known)) return *problem;
        }
    }
    if (!store.healthy()) return Message{"error.store.unreadable", {{"table", ""}}};
    return trusted;
}

std::optional<Message> check_clock(Millis last_change, Millis now) {
    if (last_change <= now + kFarBehind) return std::nullopt;
    return Message{"error.store.clock", {{"n", std::to_string((last_change - now) / 60000)}}};
}

}  // namespace orrery::store
