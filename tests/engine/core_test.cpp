// The values that states are made of: FixedVector, By, Deck, Rng, and the helpers for text.
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <array>
#include <cstring>
#include <vector>

#include "core/fixed_vector.h"
#include "core/rng.h"
#include "core/text.h"
#include "engine/deck.h"

using namespace orrery;

namespace {

enum class Suit : std::uint8_t { Clubs, Hearts, Spades };
constexpr Suit last_of(Suit) { return Suit::Spades; }
constexpr auto kSuitNames =
    named<Suit>({{Suit::Clubs, "clubs"}, {Suit::Hearts, "hearts"}, {Suit::Spades, "spades"}});
constexpr const auto& names_of(Suit) { return kSuitNames; }
using Cards = Deck<Suit>;

Cards deck_of(std::uint8_t clubs, std::uint8_t hearts, std::uint8_t spades) {
    return {{{clubs, hearts, spades}}};
}

}  // namespace

TEST_CASE("a FixedVector is a value of its own size") {
    FixedVector<int, 4> items{1, 2, 3};
    CHECK(items.size() == 3);
    CHECK_FALSE(items.full());
    items.push_back(4);
    CHECK(items.full());
    CHECK(items.contains(4));
    CHECK_FALSE(items.contains(5));
    CHECK(items.back() == 4);
    CHECK(items.pop_back() == 4);
    CHECK(items == FixedVector<int, 4>{1, 2, 3});
    CHECK_FALSE(items == FixedVector<int, 4>{1, 2});
    CHECK_FALSE(items == FixedVector<int, 4>{1, 2, 4});
    items.clear();
    CHECK(items.empty());
    static_assert(std::is_trivially_copyable_v<FixedVector<int, 4>>);
}

TEST_CASE("what was popped from a FixedVector leaves no trace in its bytes") {
    FixedVector<std::uint16_t, 4> used{7, 8, 9}, fresh{7};
    used.pop_back();
    used.pop_back();
    CHECK(std::memcmp(&used, &fresh, sizeof used) == 0);
    used.clear();
    fresh = {};
    CHECK(std::memcmp(&used, &fresh, sizeof used) == 0);
}

TEST_CASE("a ScratchList is filled, read and shortened") {
    ScratchList<int, 8> list;
    for (int i = 0; i < 8; ++i) list.push_back(i * i);
    CHECK(list.size() == 8);
    CHECK(list[3] == 9);
    CHECK(list.contains(49));
    list.truncate(2);
    CHECK_FALSE(list.contains(49));
    list.clear();
    CHECK(list.empty());
}

TEST_CASE("By and every are indexed by the enum") {
    By<Suit, int> by{{1, 2, 3}};
    by[Suit::Hearts] = 20;
    CHECK(by == By<Suit, int>{{1, 20, 3}});
    CHECK(every<Suit>() == std::array{Suit::Clubs, Suit::Hearts, Suit::Spades});
}

TEST_CASE("names stand beside what they name, in a table or alone") {
    constexpr auto kNames = named<Suit>(
        {{Suit::Clubs, "clubs"}, {Suit::Hearts, "hearts"}, {Suit::Spades, "spades"}, {Suit{3}, "none"}});
    CHECK(kNames == std::array<std::string_view, 4>{"clubs", "hearts", "spades", "none"});
    struct Row {
        Suit suit{};
        std::string_view name;
        int points = 0;
    };
    constexpr auto kRows = table(&Row::suit, {Row{Suit::Clubs, "clubs", 1}, Row{Suit::Hearts, "hearts", 2},
                                              Row{Suit::Spades, "spades", 3}});
    CHECK(names_in(kRows) == std::array<std::string_view, 3>{"clubs", "hearts", "spades"});
    CHECK(name_of(Suit::Hearts) == "hearts");
}

TEST_CASE("a Deck counts its cards") {
    Cards deck = deck_of(2, 0, 1);
    CHECK(deck.size() == 3);
    CHECK(deck[Suit::Clubs] == 2);
    CHECK(deck.kind_at(0) == Suit::Clubs);
    CHECK(deck.kind_at(1) == Suit::Clubs);
    CHECK(deck.kind_at(2) == Suit::Spades);
    deck.take(Suit::Spades);
    deck.add(Suit::Hearts);
    CHECK(deck == deck_of(2, 1, 0));
    CHECK_FALSE(deck.empty());
    CHECK(Cards{}.empty());
}

TEST_CASE("cards go from one Deck to another") {
    Cards deck = deck_of(3, 2, 1), hand;
    const Cards whole = deck;
    Rng rng{4};
    deal(deck, hand, 4, rng);
    CHECK(hand.size() == 4);
    Cards together = deck;
    together += hand;
    CHECK(together == whole);
    CHECK(hand[hand.draw(rng)] >= 0);
    CHECK(hand.size() == 3);
}

TEST_CASE("a verdict tells the numbers that decide, also one below 0") {
    enum class Of : std::uint8_t { Sails, Morale };
    const Verdict sunk = breaks("X-1", Of::Morale, 6, -3);
    CHECK(sunk.lack == Lack{2, 6, -3});
    CHECK(breaks("X-1", Of::Sails, 300, -40'000).lack == Lack{1, 255, -32'768});
    CHECK(breaks("X-1", Of::Sails, 300, 40'000).lack == Lack{1, 255, 32'767});
    CHECK(sunk == breaks("X-1"));  // verdicts are equal if the rule is
}

TEST_CASE("every card of a Deck is drawn once, whatever the order") {
    CHECK(rc::check(
        "draw all", [](std::uint8_t clubs, std::uint8_t hearts, std::uint8_t spades, std::uint64_t seed) {
            Cards deck = deck_of(clubs, hearts, spades), drawn;
            const Cards whole = deck;
            Rng rng{seed};
            while (!deck.empty()) {
                const Suit suit = deck.kind_at(rng.below(static_cast<std::uint32_t>(deck.size())));
                deck.take(suit);
                drawn.add(suit);
                RC_ASSERT(deck.size() + drawn.size() == whole.size());
            }
            RC_ASSERT(drawn == whole);
        }));
    CHECK(rc::check("kind_at gives each kind its share",
                    [](std::uint8_t clubs, std::uint8_t hearts, std::uint8_t spades) {
                        const Cards deck = deck_of(clubs, hearts, spades);
                        Cards counted;
                        for (int n = 0; n < deck.size(); ++n)
                            counted.add(deck.kind_at(static_cast<std::uint32_t>(n)));
                        RC_ASSERT(counted == deck);
                    }));
}

TEST_CASE("Rng gives the same numbers everywhere, and other numbers for other streams") {
    Rng splitmix{1234567};  // the published test vector of splitmix64
    CHECK(splitmix() == 6457827717110365317ULL);
    CHECK(splitmix() == 3203168211198807973ULL);
    Rng one = Rng::stream(1, 1), again = Rng::stream(1, 1), other = Rng::stream(1, 2),
        seed = Rng::stream(2, 1);
    const std::uint64_t first = one();
    CHECK(first == again());
    CHECK(first != other());
    CHECK(first != seed());
    CHECK(Rng::stream(42, 7)() == 1063514664579985035ULL);
}

TEST_CASE("streams of one seed are not copies of each other shifted") {
    std::vector<std::uint64_t> seen;
    for (std::uint64_t stream = 0; stream < 200; ++stream) {
        Rng rng = Rng::stream(9, stream);
        for (int i = 0; i < 20; ++i) seen.push_back(rng());
    }
    std::sort(seen.begin(), seen.end());
    CHECK(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
}

TEST_CASE("Rng::below stays below and reaches every number about as often") {
    Rng rng{3};
    std::array<int, 6> count{};
    for (int i = 0; i < 60000; ++i) ++count[rng.below(6)];
    for (const int n : count) CHECK((n > 9600 && n < 10400));
    CHECK(rng.below(1) == 0);
}

TEST_CASE("words, pieces, numbers and hex digits") {
    CHECK(trimmed(" \t a b \r\n") == "a b");
    CHECK(trimmed("  ").empty());
    CHECK(words(" a  bc\td ") == std::vector<std::string_view>{"a", "bc", "d"});
    CHECK(words("").empty());
    CHECK(split("a||b", '|') == std::vector<std::string_view>{"a", "", "b"});
    CHECK(whole_number("-12") == -12);
    for (const auto text : {"", "1x", " 1", "1 ", "+1", "0x1", "99999999999999999999"})
        CHECK_MESSAGE(whole_number(text) == std::nullopt, text);
    CHECK(columns("Żółw") == 4);
    CHECK(hex("\x01\xff") == "01ff");
    CHECK(from_hex("01Ff") == "\x01\xff");
    for (const auto text : {"0", "0g", "-1", " 1", "1 ", "0x"})
        CHECK_MESSAGE(from_hex(text) == std::nullopt, text);
    CHECK(stable_hash("orrery") == stable_hash("ery", stable_hash("orr")));
    CHECK(stable_hash("") == 0xcbf29ce484222325ULL);
    CHECK(stable_hash("a") == 0xaf63dc4c8601ec8cULL);
}

TEST_CASE("only text in UTF-8 is text") {
    CHECK(is_utf8(""));
    CHECK(is_utf8("Żółw ▲ \xF0\x9F\x9A\x80"));
    for (const char* wrong :
         {"\xFF", "\xC3", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "a\x80"})
        CHECK(!is_utf8(wrong));
}
