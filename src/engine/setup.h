// How a game is set up: the number of players and the options of the game, as small values.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <span>
#include <string_view>

#include "engine/action.h"

namespace orrery {

inline constexpr std::size_t kMaxSetupOptions = 12;

// One option of a game: an id and its possible values, the default first.
struct SetupOption {
    std::string_view id;
    std::span<const std::string_view> values;
};

// Values that several games offer.
inline constexpr std::string_view kSwitch[] = {"off", "on"};
inline constexpr std::string_view kSwitchedOn[] = {"on", "off"};
inline constexpr std::string_view kFirstPlayers[] = {"random", kSeatNames[0], kSeatNames[1], kSeatNames[2],
                                                     kSeatNames[3]};

struct Setup {
    std::uint8_t players = 2;
    std::array<std::uint8_t, kMaxSetupOptions> choice{};  // by position in the game's option table

    friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

// Whether each choice is a value of its option, and nothing is chosen beyond the options.
constexpr bool offered(const Setup& setup, std::span<const SetupOption> options) {
    for (std::size_t i = 0; i < setup.choice.size(); ++i)
        if (setup.choice[i] >= (i < options.size() ? options[i].values.size() : 1)) return false;
    return true;
}

// The choices as a game keeps them: a described struct with a field for each option, in the same order.
template <class Choices>
Choices choices_in(const Setup& setup) {
    Choices choices;
    std::size_t next = 0;
    boost::mp11::mp_for_each<boost::describe::describe_members<Choices, boost::describe::mod_public>>(
        [&](auto member) { choices.*member.pointer = setup.choice[next++]; });
    return choices;
}
template <class Choices>
Setup setup_with(const Choices& choices, int players) {
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    std::size_t next = 0;
    boost::mp11::mp_for_each<boost::describe::describe_members<Choices, boost::describe::mod_public>>(
        [&](auto member) { setup.choice[next++] = choices.*member.pointer; });
    return setup;
}

}  // namespace orrery
