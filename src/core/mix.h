// A fast 64-bit hash of small values, for tables in memory. Numbers differ between versions of the program:
// what is written to files is hashed by stable_hash().
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/fixed_vector.h"

namespace orrery {

class Mixer {
  public:
    explicit constexpr Mixer(std::uint64_t seed = 0) : hash_{seed ^ kOdd[0]} {}

    constexpr void add(std::uint64_t word) { hash_ = folded(hash_ ^ word, kOdd[1]); }
    constexpr void add(std::uint64_t one, std::uint64_t two) {
        hash_ = folded(one ^ kOdd[1], two ^ hash_) ^ folded(hash_, kOdd[2]);
    }
    // A value whose bytes are all its own: no padding, no two ways to write the same.
    template <class T>
    requires std::has_unique_object_representations_v<T>
    void add_bytes(const T& value) { add_bytes(&value, sizeof value); }
    template <class T, std::size_t Capacity>
    requires std::has_unique_object_representations_v<T>
    void add_items(const FixedVector<T, Capacity>& items) {
        add(items.size());
        add_bytes(items.begin(), items.size() * sizeof(T));
    }
    constexpr std::uint64_t hash() const { return folded(hash_, kOdd[3]); }

  private:
    // Of a generator's making: no pattern, half of the bits set.
    static constexpr std::uint64_t kOdd[] = {0xa0761d6478bd642fULL, 0xe7037ed1a0b428dbULL,
                                             0x8ebc6af09c88c6e3ULL, 0x589965cc75374cc3ULL};

    // Both halves of a product: every bit of the factors counts.
    static constexpr std::uint64_t folded(std::uint64_t left, std::uint64_t right) {
        __extension__ using Wide = unsigned __int128;
        const Wide product = static_cast<Wide>(left) * right;
        return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
    }
    void add_bytes(const void* from, std::size_t size) {
        const auto* at = static_cast<const unsigned char*>(from);
        for (; size >= 16; size -= 16, at += 16) {
            std::uint64_t words[2];
            std::memcpy(words, at, 16);
            add(words[0], words[1]);
        }
        if (size == 0) return;
        std::uint64_t words[2] = {0, 0};
        std::memcpy(words, at, size);
        add(words[0], words[1]);
    }

    std::uint64_t hash_;
};

}  // namespace orrery
