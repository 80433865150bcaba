#include "games/master_of_orion/options.h"

namespace orrery::mo {

namespace {

constexpr std::string_view kRaces[] = {"pick", "random", "humans"};
constexpr std::string_view kAdvisors[] = {"on", "off"};
constexpr std::string_view kFirstPlayers[] = {"random", "ruby", "sapphire", "jade", "pearl"};
constexpr SetupOption kOptions[] = {
    {"races", kRaces}, {"advisors", kAdvisors}, {"first_player", kFirstPlayers}};

}  // namespace

std::span<const SetupOption> setup_options() { return kOptions; }

Choices choices_of(const Setup& setup) { return {setup.choice[0], setup.choice[1], setup.choice[2]}; }

Setup setup_with(const Choices& choices, int players) {
    return {.players = static_cast<std::uint8_t>(players),
            .choice = {choices.races, choices.advisors, choices.first_player}};
}

}  // namespace orrery::mo
