#include "lab/study/series.h"

namespace orrery {

void Series::add(const Series& later) {
    unfinished += later.unfinished;
    chances += later.chances;
    options += later.options;
    decisions += later.decisions;
    fewest = std::min(fewest, later.fewest);
    most = std::max(most, later.most);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].scores.add(later.seats[i].scores);
        seats[i].wins += later.seats[i].wins;
        bots[i].scores.add(later.bots[i].scores);
        bots[i].wins += later.bots[i].wins;
    }
    signature = stable_hash(std::to_string(later.signature), signature);
}

}  // namespace orrery
