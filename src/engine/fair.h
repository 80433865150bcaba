// Chance that nobody has to trust: the seed is committed (its hash shown) at the start and revealed at the
// end, and every outcome follows from it. docs/fair-chance.md describes the algorithm for people who check it
// elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/any_game.h"

namespace orrery {

using FairSeed = std::array<std::uint8_t, 32>;

std::string to_hex(const FairSeed& seed);
std::optional<FairSeed> seed_from_hex(std::string_view text);
// A seed for a person who asked for number n: SHA-256 of the text "orrery-seed n".
FairSeed seed_from_number(std::uint64_t n);
// What is shown before the game: SHA-256 of the seed, in hex.
std::string commitment(const FairSeed& seed);

// A number below `bound` for the event at `ply`: ChaCha20 (IETF) with the seed as key and the ply as
// little-endian nonce, 32-bit little-endian words, those at or above the largest multiple of bound rejected.
std::uint32_t fair_number(const FairSeed& seed, std::uint64_t ply, std::uint32_t bound);

// What chance answers at this ply: the outcomes laid side by side by weight, in the order of the game's list.
Action fair_outcome(const FairSeed& seed, std::uint64_t ply, const AnyGame& game);

}  // namespace orrery
