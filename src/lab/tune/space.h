// Weights as the tuner moves them: coordinates of about equal effect, 0 where it begins.
#pragma once

#include "engine/weights.h"

namespace orrery {

class TuneSpace {
  public:
    // The weights for these numbers of players move together; for others they stay as they are. So do those
    // that are to be kept: a name, or a group of names ("card").
    TuneSpace(WeightSet from, const WeightNames& names, std::vector<int> players,
              const std::vector<std::string>& kept = {});

    std::size_t dimensions() const { return moved_.size(); }
    // A weight above 0 is multiplied, so that it stays above 0; any other is moved by steps in the size of
    // its neighbours.
    WeightSet at(const std::vector<double>& point, std::string name) const;

  private:
    WeightSet from_;
    std::vector<int> players_;
    std::vector<std::size_t> moved_;  // which weights the coordinates stand for
    std::vector<double> steps_;       // by coordinate; 0: multiplied
};
// Whether a name, or a group of names, stands for this weight.
bool stands_for(std::string_view group, std::string_view name);

}  // namespace orrery
