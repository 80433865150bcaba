// What goes over the wire, and into `--json`, as JSON: games, options, standings, advice.
#pragma once

#include "bots/bot.h"
#include "catalog/catalog.h"

namespace orrery {

Json game_json(const Shelf& shelf, const GameRow& game, const Texts& texts);
// The answers of a seat with notation, label, dense index and spot; those of chance also with their weight.
Json answers_json(const AnyGame& game, Seat seat, const Texts& texts);
// The scores and ranks by seat, and whether they are final.
Json standing_json(const AnyGame& game);
// What a bot gives for each answer, best first, and why.
Json advice_json(const AnyGame& game, const Advice& advice, const Texts& texts);

// The engine's texts, the catalog's and the protocol's; a game's own are added where there is one.
Texts shared_texts(Language language);

}  // namespace orrery
