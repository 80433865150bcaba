#include "games/pocket_imperium/options.h"

#include <string>
#include <vector>

namespace orrery::pi {

namespace {

constexpr std::string_view kLayouts[] = {"fixed", "random"};
constexpr std::string_view kPrimes[] = {"tri", "quad"};
constexpr std::string_view kEntries[] = {"explore", "invasion_only"};
constexpr std::string_view kPrimeSectors[] = {"other", "own_too"};

constexpr int kAllA = 0, kAllB = 1, kRandom = 2, kFirstList = 3;

// The sides of tiles 2 .. 7 as bits, the lists in alphabetical order: aaaaab is 1, bbbbba is 62.
struct SideNames {
    std::vector<std::string> texts{"all_a", "all_b", "random"};
    std::vector<std::string_view> views;

    SideNames() {
        for (unsigned bits = 1; bits <= 62; ++bits) {
            std::string name;
            for (int tile = 0; tile < kTiles; ++tile)
                name += ((bits >> (kTiles - 1 - tile)) & 1U) != 0 ? 'b' : 'a';
            texts.push_back(name);
        }
        views.assign(texts.begin(), texts.end());
    }
};

}  // namespace

std::span<const SetupOption> setup_options() {
    static const SideNames sides;
    // In the order of the fields of Choices.
    static const SetupOption options[] = {{"galaxy", names_of(Galaxy{})},
                                          {"layout", kLayouts},
                                          {"sides", sides.views},
                                          {"prime", kPrimes},
                                          {"bounty", kSwitch},
                                          {"first_player", kFirstPlayers},
                                          {"prime_entry", kEntries},
                                          {"prime_sector", kPrimeSectors}};
    return options;
}

bool sides_are_random(std::uint8_t sides) { return sides == kRandom; }

std::uint8_t chosen_side(std::uint8_t sides, int tile) {
    if (sides == kAllA || sides == kAllB) return sides == kAllB ? 1 : 0;
    const unsigned bits = sides - kFirstList + 1U;
    return static_cast<std::uint8_t>((bits >> (kTiles - 1 - (tile - 2))) & 1U);
}

}  // namespace orrery::pi
