// Fair chance: the documented algorithm, exactly. The numbers expected here come from the Python of
// docs/fair-chance.md.
#include "engine/fair.h"

#include <doctest/doctest.h>

#include "engine/toy_game.h"

using namespace orrery;

namespace {

FairSeed counting_seed() {  // 00 01 02 ... 1f
    FairSeed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(i);
    return seed;
}

}  // namespace

TEST_CASE("a seed is 64 hex digits and nothing else") {
    const FairSeed seed = counting_seed();
    CHECK(to_hex(seed) == "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    CHECK(seed_from_hex(to_hex(seed)) == seed);
    CHECK(seed_from_hex("") == std::nullopt);
    CHECK(seed_from_hex("0001") == std::nullopt);
    CHECK(seed_from_hex(to_hex(seed) + "00") == std::nullopt);
    CHECK(seed_from_hex("zz" + to_hex(seed).substr(2)) == std::nullopt);
}

TEST_CASE("the commitment is the SHA-256 of the seed") {
    CHECK(commitment(counting_seed()) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    const FairSeed seven = seed_from_number(7);
    CHECK(to_hex(seven) == "3643cd86e4ba8a966445706c61380ce7ae94f57713b448e03f823737f71d4e59");
    CHECK(commitment(seven) == "d0ee3b65c5da3fd7fff191936f2dc42648e8455159f3fcacf72865517d8ea4a5");
    CHECK(seed_from_number(8) != seven);
}

TEST_CASE("the numbers are those of the documented algorithm") {
    const FairSeed seed = counting_seed();
    std::vector<std::uint32_t> dice;
    for (std::uint64_t ply = 0; ply < 12; ++ply) dice.push_back(fair_number(seed, ply, 6));
    CHECK(dice == std::vector<std::uint32_t>{1, 4, 2, 3, 4, 0, 5, 2, 2, 3, 0, 2});
    CHECK(fair_number(seed, 1000, 26) == 20);
    CHECK(fair_number(seed, 1ULL << 32U, 26) == 25);  // the nonce has room for the whole ply
    CHECK(fair_number(seed, (1ULL << 40U) + 7, 26) == 0);
    CHECK(fair_number(seed, 5, 1) == 0);
}

TEST_CASE("words at or above the largest multiple of the bound are rejected") {
    const FairSeed seed = counting_seed();
    constexpr std::uint32_t kHalf = 0x80000001;  // every second word is rejected
    CHECK(fair_number(seed, 0, kHalf) == 2100034873);
    CHECK(fair_number(seed, 1, kHalf) == 167459032);
    CHECK(fair_number(seed, 93679, kHalf) == 1087534387);  // all of block 0 is rejected
}

TEST_CASE("every number below the bound comes up about as often") {
    const FairSeed seed = seed_from_number(1);
    std::array<int, 7> count{};
    for (std::uint64_t ply = 0; ply < 70000; ++ply) ++count[fair_number(seed, ply, 7)];
    for (const int n : count) CHECK((n > 9600 && n < 10400));
}

TEST_CASE("outcomes are laid side by side by weight, in the order of the list") {
    const FairSeed seven = seed_from_number(7);
    const GameOf<toy::SealedBids> game{{}, toy::setup_for(2)};
    std::vector<std::string> drawn;
    for (std::uint64_t ply = 0; ply < 6; ++ply)
        drawn.push_back(game.verbs().write(fair_outcome(seven, ply, game)));
    CHECK(drawn == std::vector<std::string>{"deal 6", "deal 5", "deal 6", "deal 5", "deal 3", "deal 7"});
}

TEST_CASE("outcomes come up by their weights") {
    const GameOf<toy::SealedBids> game{{}, toy::setup_for(2)};
    By<toy::Card, int> count{};
    for (std::uint64_t ply = 0; ply < 26000; ++ply)
        ++count[toy::card_of(fair_outcome(seed_from_number(2), ply, game).a)];
    for (const auto card : every<toy::Card>()) {
        const int expected = 1000 * toy::kCopies[card];
        CHECK((count[card] > expected - 200 && count[card] < expected + 200));
    }
}
