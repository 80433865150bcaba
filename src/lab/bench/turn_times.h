// How long whole turns of a bot take where people wait for them: printed by `orrery bench GAME --bot NAME`.
#pragma once

#include "catalog/shelf.h"
#include "engine/json.h"
#include "engine/message.h"

namespace orrery {

struct GameRow;

struct TurnTimes {
    std::string game, bot;
    int players = 0;
    std::optional<double> limit;  // seconds that a turn of the level may take; none: the bot is no level
    std::vector<double> seconds;  // of each turn, the shortest first

    double median() const;
    double longest() const { return seconds.back(); }
};

// Of `turns` turns, spread evenly over games of quick bots: each is played from where it begins, on the
// clock, as a seat answers until another does. The same arguments measure the same turns.
Result<TurnTimes> time_turns(const GameRow& game, const Shelf& shelf, int players, std::string_view bot,
                             std::size_t turns);
Json to_json_document(const TurnTimes& times);

}  // namespace orrery
