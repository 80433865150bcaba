#include "games/arcs/data.h"

#include <algorithm>

namespace orrery::ar {

namespace {

// "3h": cluster 3, hexagon.
constexpr System named_system(std::string_view name) {
    constexpr std::string_view kLetters = "gach";
    return static_cast<System>(4 * (name[0] - '1') + static_cast<int>(kLetters.find(name[1])));
}

constexpr SeatSetup seat(std::string_view a, std::string_view b, std::array<std::string_view, 2> c) {
    SeatSetup setup{named_system(a), named_system(b), {}};
    for (std::size_t i = 0; i < c.size(); ++i) setup.c[i] = c[i].empty() ? kNoSystem : named_system(c[i]);
    return setup;
}

constexpr SetupRow row(SetupCard card, std::string_view name, std::uint8_t players, std::string_view out,
                       std::array<SeatSetup, kSeats> seats) {
    SetupRow setup{card, name, players, 0, seats};
    for (const char cluster : out) setup.out = static_cast<ClusterSet>(setup.out | (1U << (cluster - '1')));
    return setup;
}

// clang-format off
constexpr auto kSetups = table(&SetupRow::card, {
    row(SetupCard::TwoFrontiers, "2p_frontiers", 2, "16", {{seat("5h", "4h", {"3g", "3h"}), seat("3a", "5a", {"5g", "4a"})}}),
    row(SetupCard::TwoMixUp1, "2p_mixup1", 2, "25", {{seat("4c", "3c", {"1g", "6a"}), seat("6h", "3h", {"4g", "1c"})}}),
    row(SetupCard::TwoHomelands, "2p_homelands", 2, "14", {{seat("5a", "6a", {"5g", "5h"}), seat("3h", "3a", {"3g", "2a"})}}),
    row(SetupCard::TwoMixUp2, "2p_mixup2", 2, "14", {{seat("5c", "2a", {"3g", "6c"}), seat("2c", "6a", {"5g", "3h"})}}),
    row(SetupCard::ThreeMixUp, "3p_mixup", 3, "14", {{seat("3h", "5c", {"2g"}), seat("5h", "2a", {"3g"}), seat("2h", "3a", {"5g"})}}),
    row(SetupCard::ThreeFrontiers, "3p_frontiers", 3, "23", {{seat("1h", "4h", {"6g"}), seat("5h", "1c", {"5g"}), seat("4c", "6a", {"1g"})}}),
    row(SetupCard::ThreeHomelands, "3p_homelands", 3, "56", {{seat("2h", "3c", {"3g"}), seat("1h", "2a", {"2g"}), seat("1a", "4h", {"4g"})}}),
    row(SetupCard::ThreeCore, "3p_core", 3, "36", {{seat("1h", "2c", {"1g"}), seat("2h", "1c", {"2g"}), seat("1a", "2a", {"4g"})}}),
    row(SetupCard::FourMixUp1, "4p_mixup1", 4, "3", {{seat("4a", "6h", {"1g"}), seat("4h", "5h", {"6g"}), seat("5a", "1h", {"4g"}), seat("6a", "1a", {"5g"})}}),
    row(SetupCard::FourMixUp2, "4p_mixup2", 4, "4", {{seat("5h", "3a", {"2g"}), seat("3h", "5c", {"1g"}), seat("2h", "1h", {"3g"}), seat("1a", "2a", {"5g"})}}),
    row(SetupCard::FourFrontiers, "4p_frontiers", 4, "5", {{seat("1h", "3c", {"2g"}), seat("2h", "6h", {"3g"}), seat("4c", "2a", {"6g"}), seat("1a", "6a", {"4g"})}}),
    row(SetupCard::FourMixUp3, "4p_mixup3", 4, "6", {{seat("3h", "5c", {"1g"}), seat("1a", "3a", {"2g"}), seat("1h", "4h", {"3g"}), seat("4a", "2c", {"5g"})}}),
});

constexpr StartPieces kCity3{.cities = 1, .ships = 3}, kPort3{.starports = 1, .ships = 3};
using enum Resource;
constexpr auto kLeaderRows = table(&LeaderRow::leader, {
    LeaderRow{.leader = Leader::Elder, .name = "elder", .tokens = {Relic, Material}, .a = kCity3, .b = kPort3,
              .modest_in = Ambition::Tyrant, .beloved = true},
    LeaderRow{.leader = Leader::Mystic, .name = "mystic", .tokens = {Psionic, Relic}, .a = kCity3, .b = kPort3,
              .tax_bonus = Psionic, .covered = ResourceSet::of(Material, Fuel)},
    LeaderRow{.leader = Leader::FuelDrinker, .name = "fuel_drinker", .tokens = {Fuel, Fuel}, .a = kCity3, .b = kPort3,
              .tax_bonus = Fuel, .lavish_with = Fuel},
    LeaderRow{.leader = Leader::Upstart, .name = "upstart", .tokens = {Psionic, Material},
              .a = {.cities = 1, .ships = 4}, .b = kPort3, .trigger = Trigger::Ambitious, .callow = true},
    LeaderRow{.leader = Leader::Rebel, .name = "rebel", .tokens = {Material, Weapon},
              .a = {.starports = 1, .ships = 4}, .b = {.ships = 4}, .extra_dice = 2, .most_ships = 2},
    LeaderRow{.leader = Leader::Warrior, .name = "warrior", .tokens = {Weapon, Material}, .a = kCity3, .b = kPort3,
              .modest_in = Ambition::Empath, .join = Kind::MoveBattle, .joined = Kind::Battle, .extra = Kind::Move},
    LeaderRow{.leader = Leader::Feastbringer, .name = "feastbringer", .tokens = {Relic, Material}, .a = kCity3,
              .b = kCity3, .c_ships = 3, .join = Kind::InfluenceSecure, .joined = Kind::Secure,
              .extra = Kind::Influence, .generous = true},
    LeaderRow{.leader = Leader::Demagogue, .name = "demagogue", .tokens = {Psionic, Weapon}, .a = kCity3, .b = kPort3,
              .trigger = Trigger::Bold, .guild_agents = 2},
});
// clang-format on
constexpr LeaderRow kNoLeader{};

// The names of a table's rows, and "none" behind them.
template <class E, class Row>
constexpr std::array<std::string_view, kCount<E> + 1> names_and_none(const By<E, Row>& rows) {
    std::array<std::string_view, kCount<E> + 1> names{};
    for (std::size_t i = 0; i < kCount<E>; ++i) names[i] = rows.items[i].name;
    names[kCount<E>] = "none";
    return names;
}
constexpr auto kCourtNames = names_and_none(kCourt);
constexpr auto kLeaderNames = names_and_none(kLeaderRows);
constexpr auto kSetupNames = names_and_none(kSetups);
constexpr auto kSetupChoices = [] {
    auto names = kSetupNames;
    std::rotate(names.begin(), names.end() - 1, names.end());
    names[0] = "random";
    return names;
}();

}  // namespace

std::span<const std::string_view> names_of(Court) { return kCourtNames; }
std::span<const std::string_view> names_of(Leader) { return kLeaderNames; }
std::span<const std::string_view> names_of(SetupCard) { return kSetupNames; }

std::span<const std::string_view> setup_choices() { return kSetupChoices; }
const By<SetupCard, SetupRow>& setup_rows() { return kSetups; }

const LeaderRow& leader_row(Leader leader) {
    return leader == Leader::None ? kNoLeader : kLeaderRows[leader];
}

}  // namespace orrery::ar
