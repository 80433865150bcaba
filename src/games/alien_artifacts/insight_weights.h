// The numbers of the evaluation, as weights.toml gives them; what each of them means stands there.
#pragma once

#include "engine/weights.h"
#include "games/alien_artifacts/effect.h"

namespace orrery::aa {

// What a logistic technology is worth for each turn to come, by what its text does.
struct TechnologyWeights {
    double cost = 0, limit = 0, look = 0, attack = 0, hand = 0, production = 0, gold = 0, armour = 0,
           two_cards = 0, second_reveal = 0, planet_extra = 0;
    By<Event, double> trigger;
    double additionally = 0, action = 0;
};
BOOST_DESCRIBE_STRUCT(TechnologyWeights, (),
                      (cost, limit, look, attack, hand, production, gold, armour, two_cards, second_reveal,
                       planet_extra, trigger, additionally, action))

struct Weights {
    double turns = 0;
    Phase credit, spare_credit;
    Phase artifact;
    Phase plan;
    Phase stored;
    Phase hand, needed, fresh, ready;
    double construction = 0, attached = 0, payable = 0, fitting = 0, promise = 0;
    By<Type, double> logistic;
    By<Type, double> operational;
    double ladder = 0, near_ladder = 0;
    TechnologyWeights technology;
    double token = 0;
    double best_rival = 0, mean_rival = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (turns, credit, spare_credit, artifact, plan, stored, hand, needed, fresh, ready,
                       construction, attached, payable, fitting, promise, logistic, operational, ladder,
                       near_ladder, technology, token, best_rival, mean_rival))

}  // namespace orrery::aa
