// What data can reach holds in every build: asserts are gone where programs are built for speed, these bounds
// are not, so this program is built and run both ways.
#include <doctest/doctest.h>

#include "core/fixed_vector.h"
#include "core/rng.h"
#include "engine/deck.h"
#include "engine/verbs.h"
#include "shared/last_words.h"

using namespace orrery;

namespace {

enum class Suit : std::uint8_t { Clubs, Hearts, Spades };
constexpr Suit last_of(Suit) { return Suit::Spades; }
using Cards = Deck<Suit>;

Cards deck_of(std::uint8_t clubs, std::uint8_t hearts, std::uint8_t spades) {
    return {{{clubs, hearts, spades}}};
}

}  // namespace

TEST_CASE("a list that is full gives up instead of writing beyond its end") {
    const std::string fixed = last_words([] {
        FixedVector<std::uint16_t, 3> list{1, 2, 3};
        list.push_back(4);
    });
    CHECK(fixed.find("out of bounds") != std::string::npos);
    CHECK(fixed.find("Capacity = 3") != std::string::npos);  // says which
    const std::string scratch = last_words([] {
        ScratchList<int, 5> list;
        for (int i = 0; i < 6; ++i) list.push_back(i);
    });
    CHECK(scratch.find("Capacity = 5") != std::string::npos);
    CHECK(last_words([] { FixedVector<int, 3>{1, 2, 3}; }).empty());
}

TEST_CASE("nothing is taken out of what is empty") {
    const std::string popped = last_words([] {
        FixedVector<int, 6> list{1};
        list.pop_back();
        list.pop_back();
    });
    CHECK(popped.find("Capacity = 6") != std::string::npos);
    const std::string taken = last_words([] { deck_of(2, 0, 1).take(Suit::Hearts); });
    CHECK(taken.find("out of bounds") != std::string::npos);
    CHECK(taken.find("take") != std::string::npos);
    const std::string drawn = last_words([] {
        Rng rng{1};
        Cards{}.draw(rng);
    });
    CHECK(drawn.find("kind_at") != std::string::npos);
    CHECK(last_words([] { deck_of(0, 0, 1).take(Suit::Spades); }).empty());
}

TEST_CASE("a Deck that is full gives up instead of counting from 0 again") {
    const std::string added = last_words([] { deck_of(0, 255, 1).add(Suit::Hearts); });
    CHECK(added.find("out of bounds") != std::string::npos);
    CHECK(added.find("add") != std::string::npos);
    const std::string together = last_words([] {
        Cards deck = deck_of(200, 1, 1);
        deck += deck_of(56, 0, 0);
    });
    CHECK(together.find("out of bounds") != std::string::npos);
    CHECK(together.find("operator+=") != std::string::npos);
    CHECK(last_words([] {
              Cards deck = deck_of(200, 254, 1);
              deck.add(Suit::Hearts);
              deck += deck_of(55, 0, 0);
          }).empty());
}
