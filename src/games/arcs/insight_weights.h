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

// What may still be added to a count in this chapter, of each thing that may add to it.
struct Growth {
    double source = 0, edge = 0, grip = 0;
};
BOOST_DESCRIBE_STRUCT(Growth, (), (source, edge, grip))

// What the pips of a turn may be used for.
struct Prospect {
    double secure = 0, tax = 0, battle = 0;
};
BOOST_DESCRIBE_STRUCT(Prospect, (), (secure, tax, battle))

struct Weights {
    Phase power;
    double race_near = 0, race_far = 0, race_lead = 0;
    Growth grow;
    double option = 0, option_card = 0, later = 0;
    double initiative = 0, initiative_marker = 0, card = 0, card_pip = 0;
    By<Suit, double> pip;
    Prospect prospect;
    double gate = 0, planet = 0, foreign_city = 0;
    Sound ship, city, starport;
    double bonus = 0, slot = 0;
    By<Resource, double> token;
    double outrage = 0, agent = 0, placed = 0, leading = 0, leading_vox = 0;
    By<Resource, double> guild;
    double guild_power = 0, captive = 0, trophy = 0;
    double exposed = 0, prey = 0;
    double lasting = 0;
    double best_rival = 0, mean_rival = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (power, race_near, race_far, race_lead, grow, option, option_card, later, initiative,
                       initiative_marker, card, card_pip, pip, prospect, gate, planet, foreign_city, ship,
                       city, starport, bonus, slot, token, outrage, agent, placed, leading, leading_vox,
                       guild, guild_power, captive, trophy, exposed, prey, lasting, best_rival, mean_rival))

}  // namespace orrery::ar
