#include "games/alien_artifacts/options.h"

namespace orrery::aa {

namespace {

constexpr std::string_view kOff[] = {"off", "on"};
constexpr std::string_view kOn[] = {"on", "off"};
constexpr SetupOption kOptions[] = {
    {"choose_factions", kOff}, {"ship_attacks_once", kOn}, {"faction_bonus", kOn}};

}  // namespace

std::span<const SetupOption> setup_options() { return kOptions; }

Choices choices_of(const Setup& setup) { return {setup.choice[0], setup.choice[1], setup.choice[2]}; }

Setup setup_with(const Choices& choices, int players) {
    return {.players = static_cast<std::uint8_t>(players),
            .choice = {choices.choose_factions, choices.ship_attacks_once, choices.faction_bonus}};
}

}  // namespace orrery::aa
