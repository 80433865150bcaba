// Setups by the names of their options: setup_of<R>(2, {{"sides", "all_b"}, {"prime", "quad"}}).
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>
#include <utility>

#include "engine/any_game.h"

namespace orrery {

using NamedOptions = std::initializer_list<std::pair<std::string_view, std::string_view>>;

template <class R>
Setup setup_of(int players, NamedOptions options) {
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    for (const auto& [name, value] : options)
        REQUIRE_FALSE(set_option(R::info(), setup, name, value).has_value());
    return setup;
}

}  // namespace orrery
