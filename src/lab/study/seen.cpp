#include "lab/study/seen.h"

namespace orrery {

void Seen::add(const Seen& other) {
    sides += other.sides;
    wins += other.wins;
    uses += other.uses;
}

Share Seen::win_share() const {
    return share_of(static_cast<double>(wins) / kWinUnit, static_cast<double>(sides));
}

}  // namespace orrery
