// The numbers of the evaluation, as weights.toml gives them; what each of them means stands there.
#pragma once

#include "engine/weights.h"
#include "games/arcs/types.h"

namespace orrery::ar {

// Something fresh, and the same thing damaged.
struct Sound {
    double fresh = 0, damaged = 0;
};
BOOST_DESCRIBE_STRUCT(Sound, (), (fresh, damaged))

struct Weights {
    double race_near = 0, race_far = 0, race_lead = 0;
    double option = 0, option_card = 0, later = 0;
    double initiative = 0, initiative_marker = 0, card = 0, pip = 0;
    double gate = 0, planet = 0, foreign_city = 0;
    Sound ship, city, starport;
    double bonus = 0, slot = 0;
    By<Resource, double> token;
    double outrage = 0, agent = 0, placed = 0, leading = 0;
    double guild = 0, guild_power = 0, captive = 0, trophy = 0;
    double exposed = 0, prey = 0;
    double best_rival = 0, mean_rival = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (race_near, race_far, race_lead, option, option_card, later, initiative,
                       initiative_marker, card, pip, gate, planet, foreign_city, ship, city, starport, bonus,
                       slot, token, outrage, agent, placed, leading, guild, guild_power, captive, trophy,
                       exposed, prey, best_rival, mean_rival))

// What a game that is won is worth: more than anything on the way to it.
inline constexpr double kVictory = 1000;

}  // namespace orrery::ar
