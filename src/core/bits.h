// A set of small things, a bit each: up to 192 of them, in the fewest words that hold them. It copies and
// compares for free, and it leaves nothing to order by accident.
#pragma once

#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>

namespace orrery {

// `Element` is an enum or a small number. `Of` tells sets of the same numbers apart, and names_of(Of) is what
// their elements are called.
template <std::size_t N, class Element = std::uint8_t, class Of = Element>
struct Bits {
    static_assert(N > 0 && N <= 192);
    using value_type = Element;
    using Word =
        std::conditional_t<N <= 8, std::uint8_t,
                           std::conditional_t<N <= 16, std::uint16_t,
                                              std::conditional_t<N <= 32, std::uint32_t, std::uint64_t>>>;
    static constexpr std::size_t kSize = N;
    static constexpr std::size_t kWordBits = 8 * sizeof(Word);
    static constexpr std::size_t kWords = (N + kWordBits - 1) / kWordBits;

    Word words[kWords]{};

    template <std::same_as<Element>... Rest>
    static constexpr Bits of(Element first, Rest... rest) {
        Bits bits;
        bits.add(first);
        (bits.add(rest), ...);
        return bits;
    }

    constexpr bool has(Element element) const { return (words[word_of(element)] & mask_of(element)) != 0; }
    constexpr void add(Element element) {
        Word& word = words[word_of(element)];
        word = static_cast<Word>(word | mask_of(element));
    }
    constexpr void remove(Element element) {
        Word& word = words[word_of(element)];
        word = static_cast<Word>(word & ~mask_of(element));
    }
    constexpr bool empty() const { return *this == Bits{}; }
    constexpr int size() const {
        int total = 0;
        for (const Word word : words) total += std::popcount(word);
        return total;
    }

    constexpr Bits operator|(const Bits& other) const {
        return with(other, [](Word left, Word right) { return left | right; });
    }
    constexpr Bits operator&(const Bits& other) const {
        return with(other, [](Word left, Word right) { return left & right; });
    }
    constexpr Bits operator-(const Bits& other) const {
        return with(other, [](Word left, Word right) { return left & ~right; });
    }
    friend constexpr bool operator==(const Bits&, const Bits&) = default;

    // All of it as one number, for keys and tables.
    constexpr std::uint64_t number() const {
        static_assert(kWords == 1);
        return words[0];
    }

    // The first element of a set that is not empty.
    constexpr Element first() const {
        const std::size_t at = first_word();
        return static_cast<Element>(at * kWordBits + static_cast<std::size_t>(std::countr_zero(words[at])));
    }

    // Over the elements, in ascending order.
    struct Iterator {
        Bits left;
        constexpr Element operator*() const { return left.first(); }
        constexpr Iterator& operator++() {
            Word& word = left.words[left.first_word()];
            word = static_cast<Word>(word & (word - 1U));
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const { return left.empty(); }
    };
    constexpr Iterator begin() const { return {*this}; }
    constexpr std::default_sentinel_t end() const { return {}; }

  private:
    static constexpr std::size_t index_of(Element element) {
        const auto index = static_cast<std::size_t>(element);
        assert(index < N);
        return index;
    }
    static constexpr std::size_t word_of(Element element) {
        return kWords == 1 ? 0 : index_of(element) / kWordBits;
    }
    static constexpr Word mask_of(Element element) {
        return static_cast<Word>(std::uint64_t{1} << index_of(element) % kWordBits);
    }
    constexpr std::size_t first_word() const {
        std::size_t at = 0;
        if constexpr (kWords > 1)
            while (words[at] == 0) ++at;
        return at;
    }
    template <class Op>
    constexpr Bits with(const Bits& other, Op op) const {
        Bits result;
        for (std::size_t i = 0; i < kWords; ++i)
            result.words[i] = static_cast<Word>(op(words[i], other.words[i]));
        return result;
    }
};

}  // namespace orrery
