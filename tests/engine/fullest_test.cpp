// What the soak tells of the lists of a position.
#include "soak/fullest.h"

#include <doctest/doctest.h>

namespace orrery {

namespace {

enum class Side : std::uint8_t { Left, Right };
constexpr Side last_of(Side) { return Side::Right; }

struct Hand {
    std::uint8_t coins = 0;
    FixedVector<std::uint8_t, 5> cards;
};
BOOST_DESCRIBE_STRUCT(Hand, (), (coins, cards))

struct Table {
    FixedVector<Hand, 3> hands;
    By<Side, FixedVector<std::uint8_t, 4>> piles;
    std::array<Hand, 2> set_aside;
    FixedVector<std::uint8_t, 2> last;
};
BOOST_DESCRIBE_STRUCT(Table, (), (hands, piles, set_aside, last))

}  // namespace

TEST_CASE("every list of a position is told, as full as it ever was, those side by side as one") {
    FullestLists<Table> fullest;
    CHECK(fullest.written() ==
          "hands 0 of 3, hands.cards 0 of 5, piles 0 of 4, set_aside.cards 0 of 5, last 0 of 2");
    Table table;
    table.hands = {Hand{1, {1}}, Hand{2, {1, 2, 3}}};
    table.piles[Side::Right] = {1, 2};
    table.set_aside[0].cards = {1, 2, 3, 4};
    fullest.look_at(table);
    table.hands.clear();
    table.piles = {{{{1}, {}}}};
    table.set_aside[0].cards.clear();
    table.last = {7, 8};
    fullest.look_at(table);
    CHECK(fullest.written() ==
          "hands 2 of 3, hands.cards 3 of 5, piles 2 of 4, set_aside.cards 4 of 5, last 2 of 2");
}

}  // namespace orrery
