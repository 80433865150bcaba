// The numbers of the evaluation, as weights.toml gives them; what each of them means stands there.
#pragma once

#include "engine/weights.h"
#include "games/pocket_imperium/types.h"

namespace orrery::pi {

// Something that can still happen in this round, before the sectors are scored, or only later.
struct Soon {
    double now = 0, later = 0;
};
BOOST_DESCRIBE_STRUCT(Soon, (), (now, later))

struct Weights {
    Phase ship;
    Soon excess;
    double chance = 0, best_sector = 0, second_sector = 0, prime_sector = 0;
    Soon risk;
    double risk_tie = 0, risk_base = 0, risk_step = 0;
    Soon open_free, open_held;
    double reach = 0;
    std::array<By<Command, Phase>, kReveals> plan{};
    By<Command, double> pair;
    double plan_revealed = 0, mood = 0;
    double best_rival = 0, mean_rival = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (ship, excess, chance, best_sector, second_sector, prime_sector, risk, risk_tie,
                       risk_base, risk_step, open_free, open_held, reach, plan, pair, plan_revealed, mood,
                       best_rival, mean_rival))

// The weights, and what follows from them alone.
struct Worth : Weights {
    Worth(const Weights& weights, int players);

    static constexpr std::size_t kMostRounds = 8;
    // How good each command is in each reveal, all together, by round (from 1) and plan.
    std::array<std::array<double, kPlans>, kMostRounds + 1> plans{};
};

}  // namespace orrery::pi
