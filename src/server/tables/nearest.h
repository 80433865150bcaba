// Why not here? Of all ways in which a person can have meant a spot, the one that is nearest to being
// allowed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace orrery::server {

struct Judged {
    std::optional<Action> action{};  // the way that was meant
    Verdict verdict = kNotAsked;
};
// `with`: spots that were picked before; what is allowed alone may be refused together with them. So many
// count as an action of the game has answers.
Judged judge_spot(const AnyGame& game, Seat seat, const std::string& spot,
                  const std::vector<std::string>& with);

}  // namespace orrery::server
