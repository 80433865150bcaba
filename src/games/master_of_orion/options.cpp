#include "games/master_of_orion/options.h"

namespace orrery::mo {

namespace {

constexpr auto kRaces =
    named<Races>({{Races::Pick, "pick"}, {Races::Random, "random"}, {Races::Humans, "humans"}});
constexpr auto kAdvisors = named<Advisors>({{Advisors::On, "on"}, {Advisors::Off, "off"}});
// In the order of the fields of Choices.
constexpr SetupOption kOptions[] = {
    {"races", kRaces}, {"advisors", kAdvisors}, {"first_player", kFirstPlayers}};

}  // namespace

std::span<const SetupOption> setup_options() { return kOptions; }

}  // namespace orrery::mo
