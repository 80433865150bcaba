// Where the facts of a content come from.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/by.h"

namespace orrery {

// Where a fact comes from, the surest first. In files: "S", "S~", "P", "R".
enum class Provenance : std::uint8_t {
    Rulebook,
    Inferred,  // from the rulebook, through damage or from its layout and examples
    Public,
    Reconstructed  // by us: nothing that we could reach tells it
};
constexpr Provenance last_of(Provenance) { return Provenance::Reconstructed; }
std::span<const std::string_view> names_of(Provenance);
std::string_view word_of(Provenance provenance);  // "rulebook": the key "source.rulebook", and JSON

// How many facts come from where.
using SourceCounts = By<Provenance, int>;

}  // namespace orrery
