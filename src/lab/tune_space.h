// Weights as the tuner moves them: coordinates of about equal effect, 0 where it begins.
#pragma once

#include "engine/weights.h"

namespace orrery {

class TuneSpace {
  public:
    // The weights for these numbers of players move together; for others they stay as they are.
    TuneSpace(WeightSet from, const WeightNames& names, std::vector<int> players);

    std::size_t dimensions() const { return steps_.size(); }
    // A weight above 0 is multiplied, so that it stays above 0; any other is moved by steps in the size of
    // its neighbours.
    WeightSet at(const std::vector<double>& point, std::string name) const;

  private:
    WeightSet from_;
    std::vector<int> players_;
    std::vector<double> steps_;  // 0: multiplied
};

}  // namespace orrery
