// Random games in great numbers, checked as they go:   soak GAME PLAYERS GAMES
// Options are never empty and never repeat, pieces are where they can be, every game ends with a winner.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "catalog/with_game.h"

namespace {

using namespace orrery;

[[noreturn]] void fail(std::uint64_t game, std::uint64_t answers, const char* what) {
    std::fprintf(stderr, "game %llu, answer %llu: %s\n", static_cast<unsigned long long>(game),
                 static_cast<unsigned long long>(answers), what);
    std::exit(1);
}

bool repeats(const ActionList& options) {
    for (std::size_t i = 1; i < options.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (options[i] == options[k]) return true;
    return false;
}

// How much of the room that a game has was ever needed.
struct Room {
    std::size_t frames = 0, answers = 0, outcomes = 0;

    template <class State>
    void look_at_frames(const State& state, std::uint64_t game, std::uint64_t answer) {
        frames = std::max(frames, state.todo.size());
        if (state.todo.full()) fail(game, answer, "the stack of frames is full");
    }
    void look_at(std::size_t& most, std::size_t size, std::uint64_t game, std::uint64_t answer) {
        most = std::max(most, size);
        if (size == kMaxOptions) fail(game, answer, "a list is full");
    }
};

template <class R>
std::uint64_t play_checked(const R& rules, const Setup& setup, std::uint64_t number, Room& room) {
    constexpr std::uint64_t kMostAnswers = 50'000;
    Rng rng = Rng::stream(2026, number);
    auto state = rules.start(setup);
    ActionList options;
    std::uint64_t answers = 0;
    for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state), ++answers) {
        if (answers == kMostAnswers) fail(number, answers, "the game does not end");
        if (answers % 97 == number % 97)
            if (const Verdict verdict = rules.check(state); !verdict) fail(number, answers, verdict.rule);
        room.look_at_frames(state, number, answers);
        if (who.chance) {
            OutcomeList outcomes;
            rules.outcomes(state, outcomes);
            room.look_at(room.outcomes, outcomes.size(), number, answers);
            rules.play(state, kChance, rules.sample(state, rng));
            continue;
        }
        options.clear();
        rules.list(state, who.first(), options);
        if (options.empty()) fail(number, answers, "no option");
        room.look_at(room.answers, options.size(), number, answers);
        if (answers % 31 == number % 31 && repeats(options))
            fail(number, answers, "an option is listed twice");
        rules.play(state, who.first(), options[rng.below(static_cast<std::uint32_t>(options.size()))]);
    }
    if (const Verdict verdict = rules.check(state); !verdict) fail(number, answers, verdict.rule);
    int winners = 0;
    for (const auto rank : rules.standing(state).ranks) winners += rank == 1;
    if (winners == 0) fail(number, answers, "nobody wins");
    return answers;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) return std::fprintf(stderr, "usage: soak GAME PLAYERS GAMES\n"), 2;
    const auto games = std::strtoull(argv[3], nullptr, 10);
    const Setup setup{.players = static_cast<std::uint8_t>(std::atoi(argv[2]))};
    Room room;
    const auto played = with_game(built_in(), argv[1], [&](const auto& rules) {
        std::uint64_t answers = 0;
        for (std::uint64_t i = 0; i < games; ++i) answers += play_checked(rules, setup, i, room);
        return answers;
    });
    if (!played) return std::fprintf(stderr, "no such game: %s\n", argv[1]), 2;
    std::printf("%llu games, %llu answers: all well\n", games, static_cast<unsigned long long>(*played));
    std::printf("at most %zu frames, %zu answers to a question, %zu outcomes of chance\n", room.frames,
                room.answers, room.outcomes);
}
