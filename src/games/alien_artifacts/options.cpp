#include "games/alien_artifacts/options.h"

namespace orrery::aa {

namespace {

// In the order of the fields of Choices.
constexpr SetupOption kOptions[] = {
    {"choose_factions", kSwitch}, {"ship_attacks_once", kSwitchedOn}, {"faction_bonus", kSwitchedOn}};

}  // namespace

std::span<const SetupOption> setup_options() { return kOptions; }

}  // namespace orrery::aa
