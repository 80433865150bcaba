// The numbers of the evaluation, as weights.toml gives them; what each of them means stands there.
#pragma once

#include "engine/weights.h"
#include "games/master_of_orion/effect.h"

namespace orrery::mo {

// What a race can do besides effects, for each round to come.
struct RaceWeights {
    double effects = 0;  // how much of what its effects are worth as a card's counts
    double high_level = 0, research_draw = 0, first_build_discount = 0;
};
BOOST_DESCRIBE_STRUCT(RaceWeights, (), (effects, high_level, research_draw, first_build_discount))

struct Weights {
    By<Resource, Phase> resource;
    By<Resource, double> plenty;  // from how much on a resource counts less
    double surplus = 0;
    By<Resource, Phase> income;
    Phase card, buildable, cube;
    RaceWeights race;
    Phase uneasy, danger;
    Phase level;
    By<When, Phase> moment;
    By<Op, double> word;
    double hinder = 0, ready = 0;
    Phase advisor;
    double best_rival = 0, mean_rival = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (resource, plenty, surplus, income, card, buildable, cube, race, uneasy, danger, level,
                       moment, word, hinder, ready, advisor, best_rival, mean_rival))

}  // namespace orrery::mo
