// How strong the levels of a game are, as tools/strength measured it (bench/strength.json): what people are
// told of a level, and which levels they are offered.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/levels.h"
#include "engine/message.h"

namespace orrery {

struct GameInfo;

// One of this level alone at a table of those one step below: 1 in `players` would be as strong.
struct MeasuredLevel {
    int players = 2, level = 0;
    int below = 0;  // the next lower level that is offered; 0: who answers at random
    double wins = 0, low = 0, high = 0;

    bool stronger() const { return low > 1.0 / players; }
    // Too few games to say that it is not.
    bool unclear() const { return !stronger() && high - low > kClear; }

    static constexpr double kClear = 0.2;
};

// Of bots of kTemperLevel: one of this temper alone at a table of those of another.
struct MeasuredTemper {
    int players = 2;
    std::string temper{}, against{};
    double wins = 0, low = 0, high = 0;

    // A few blocks that happened to be alike tell nothing of the spread.
    bool stronger() const { return low < high && low > 1.0 / players; }
    bool weaker() const { return low < high && high < 1.0 / players; }
};
inline constexpr int kTemperLevel = 2;

// Of a game by its id; none: nothing was measured.
std::span<const MeasuredLevel> measured_levels(std::string_view game);
std::span<const MeasuredTemper> measured_tempers(std::string_view game);
const MeasuredLevel* measured_level(std::string_view game, int level, int players);
// A level that was measured and proved no stronger than the one below is not offered. What is unclear is
// offered, like what was not measured; but where a search proved no stronger, neither is the same search for
// longer offered until it was measured.
bool level_is_offered(std::string_view game, int level, int players);
// A level of a game, as it is offered to people.
struct LevelOffer {
    const LevelRow* row = nullptr;
    std::vector<int> players{};                    // numbers of players at which it is offered
    std::vector<const MeasuredLevel*> measured{};  // with those numbers, as far as it proved stronger
};
// Weakest first; all of them, also those that are offered nowhere.
std::vector<LevelOffer> levels_of(const GameInfo& game);
// "Wins 6 of 10 games against Navigator."
Message claim_of(const MeasuredLevel& measured);
// What is told of a level at a table of that size: its claim, or why there is none. It is true of bots of the
// usual temper.
Message strength_of(std::string_view game, int level, int players);
// "As Navigator it wins 8 of 10 games against Builder."; nothing unless it proved stronger or weaker than
// that temper.
std::optional<Message> temper_claim(std::string_view game, std::string_view temper, std::string_view usual,
                                    int players);

}  // namespace orrery
