// Parts of the view that stand in a file of their own: what is being paid, and what is to be chosen from.
#pragma once

#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

// The payment under way; null: none. What the sections of a hand would bring only its owner sees.
Json payment_json(const Now& now, Seat viewer);
// The two alternatives of a CHOICE; null: none is asked.
Json choice_json(const Now& now);
// All ways to answer a question of several parts, for the one who is asked: `steps`, notations; `ways`, lists
// of their numbers, -1 - number for an answer that is taken by itself. Where they are too many to be listed,
// `graph`: nodes, the first one the question, each with its edges [number, node], node 0 being the end. Null:
// another question.
Json ways_json(const Now& now, const VerbTable& verbs);
// Words with their numbers, for icons: [{"word": "VP", "n": 2}].
boost::json::array outs_json(const Effect& effect);
Json cost_json(const Effect& effect);  // null: it costs nothing

}  // namespace orrery::aa
