// Sets of small things, and what is made of them: the verbs of a step.
#include "core/bits.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <set>
#include <vector>

#include "engine/frames.h"

using namespace orrery;

namespace {

enum class Suit : std::uint8_t { Clubs, Hearts, Spades };

template <class Set>
std::vector<int> listed(const Set& set) {
    std::vector<int> all;
    for (const auto element : set) all.push_back(static_cast<int>(element));
    return all;
}

// The same operations on a set of the standard library.
template <std::size_t N>
void check_like_a_set() {
    using Set = Bits<N>;
    const auto elements = *rc::gen::container<std::vector<std::uint8_t>>(
        rc::gen::inRange(std::uint8_t{0}, static_cast<std::uint8_t>(N)));
    Set bits, others;
    std::set<int> model, other_model;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        (i % 2 == 0 ? bits : others).add(elements[i]);
        (i % 2 == 0 ? model : other_model).insert(elements[i]);
    }
    const auto expected = [&](auto keep) {
        std::vector<int> all;
        for (int i = 0; i < static_cast<int>(N); ++i)
            if (keep(model.contains(i), other_model.contains(i))) all.push_back(i);
        return all;
    };
    RC_ASSERT(bits.size() == static_cast<int>(model.size()));
    RC_ASSERT(bits.empty() == model.empty());
    RC_ASSERT(listed(bits | others) == expected([](bool one, bool two) { return one || two; }));
    RC_ASSERT(listed(bits & others) == expected([](bool one, bool two) { return one && two; }));
    RC_ASSERT(listed(bits - others) == expected([](bool one, bool two) { return one && !two; }));
    for (const std::uint8_t element : elements) bits.remove(element);
    RC_ASSERT(bits == Set{});
}

}  // namespace

TEST_CASE("sets of every size do what sets do") {
    CHECK(rc::check("one word", check_like_a_set<43>));
    CHECK(rc::check("a short word", check_like_a_set<12>));
    CHECK(rc::check("a full word", check_like_a_set<64>));
    CHECK(rc::check("two words", check_like_a_set<65>));
    CHECK(rc::check("three words", check_like_a_set<192>));
}

TEST_CASE("a set takes the fewest words that hold it") {
    static_assert(sizeof(Bits<8>) == 1 && sizeof(Bits<9>) == 2 && sizeof(Bits<17>) == 4);
    static_assert(sizeof(Bits<64>) == 8 && sizeof(Bits<65>) == 16 && sizeof(Bits<192>) == 24);
    static_assert(std::is_trivially_copyable_v<Bits<192>> &&
                  std::has_unique_object_representations_v<Bits<192>>);
    static_assert(!std::is_same_v<Bits<3, Suit>, Bits<3>>);
}

TEST_CASE("the elements may be enumerators") {
    constexpr auto kBlack = Bits<3, Suit>::of(Suit::Clubs, Suit::Spades);
    CHECK(kBlack.has(Suit::Spades));
    CHECK_FALSE(kBlack.has(Suit::Hearts));
    CHECK(kBlack.first() == Suit::Clubs);
    CHECK(kBlack.number() == 5);
    CHECK(listed(kBlack) == std::vector{0, 2});
}

TEST_CASE("a step has room for 128 verbs") {
    constexpr VerbSet kSet = verb_set(Suit::Hearts, std::uint8_t{63}, std::uint8_t{64}, std::uint8_t{127});
    for (int verb = 0; verb < 128; ++verb)
        CHECK(kSet.has(static_cast<std::uint8_t>(verb)) ==
              (verb == 1 || verb == 63 || verb == 64 || verb == 127));
    CHECK_FALSE(kSet.empty());
    CHECK(VerbSet{}.empty());
}
