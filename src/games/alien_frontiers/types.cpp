#include "games/alien_frontiers/types.h"

#include "games/alien_frontiers/state.h"

namespace orrery::af {

namespace {

constexpr std::string_view kStations[] = {"alien_artifact", "colonist_hub",    "colony_constructor",
                                          "lunar_mine",     "orbital_market",  "raiders_outpost",
                                          "shipyard",       "solar_converter", "terraforming_station"};
constexpr std::string_view kTerritories[] = {"asimov_crater",   "bradbury_plateau",   "burroughs_desert",
                                             "heinlein_plains", "herbert_valley",     "lem_badlands",
                                             "pohl_foothills",  "van_vogt_mountains", "none"};
constexpr std::string_view kCards[] = {
    "alien_city",        "alien_monument",     "booster_pod",   "data_crystal",    "gravity_manipulator",
    "holographic_decoy", "orbital_teleporter", "plasma_cannon", "polarity_device", "resource_cache",
    "stasis_beam",       "temporal_warper",    "none"};
constexpr std::string_view kFields[] = {"isolation_field", "positron_field", "repulsor_field"};
constexpr std::string_view kResources[] = {"fuel", "ore"};
constexpr std::string_view kRelicPlaces[] = {"alien_artifact",
                                             "colonist_hub",
                                             "colony_constructor",
                                             "lunar_mine",
                                             "orbital_market",
                                             "raiders_outpost",
                                             "shipyard",
                                             "solar_converter",
                                             "terraforming_station",
                                             "maintenance_bay",
                                             "hand",
                                             "burroughs_desert"};
constexpr std::string_view kLacks[] = {"fuel", "ore", "value", "sum", "total", "docks", "ships", "circle"};
constexpr std::string_view kSteps[] = {"first_player",    "deal_display",    "deal_players",
                                       "draw_card",       "roll_ships",      "begin_turn",
                                       "fill_display",    "resource_cache",  "clean_up",
                                       "hand_over",       "new_hub_colony",  "main",
                                       "pick_ship",       "pick_set",        "cycle",
                                       "claim",           "place_colony",    "hub_extra",
                                       "raid_mode",       "raid_resources",  "raid_card",
                                       "ship_target",     "gravity_down",    "gravity_up",
                                       "warp_pick",       "warp_card",       "crystal_territory",
                                       "field_territory", "field_pick",      "teleport_ship",
                                       "teleport_to",     "teleport_colony", "teleport_onto",
                                       "polarity_first",  "polarity_second", "plasma_at",
                                       "plasma_pick",     "plasma_destroy",  "trim"};

static_assert(std::size(kStations) == kCount<Station>);
static_assert(std::size(kTerritories) == kCount<Territory> + 1);
static_assert(std::size(kCards) == kCount<Card> + 1);
static_assert(std::size(kFields) == kCount<Field>);
static_assert(std::size(kRelicPlaces) == kCount<RelicPlace>);
static_assert(std::size(kLacks) == kCount<Lacks>);
static_assert(std::size(kSteps) == kCount<Step>);

}  // namespace

std::span<const std::string_view> names_of(Station) { return kStations; }
std::span<const std::string_view> names_of(Territory) { return kTerritories; }
std::span<const std::string_view> names_of(Card) { return kCards; }
std::span<const std::string_view> names_of(Field) { return kFields; }
std::span<const std::string_view> names_of(Resource) { return kResources; }
std::span<const std::string_view> names_of(RelicPlace) { return kRelicPlaces; }
std::span<const std::string_view> names_of(Step) { return kSteps; }
std::span<const std::string_view> names_of(Lacks) { return kLacks; }

Json write_json(const CardSet& cards) {
    boost::json::array list;
    for (const Card card : every<Card>())
        if (cards.has(card)) list.push_back(to_json(card));
    return list;
}

void read_json(const Json& json, CardSet& cards, JsonReader& reader) {
    FixedVector<Card, kCount<Card>> list;
    from_json(json, list, reader);
    cards = {};
    for (const Card card : list) {
        if (card == Card::NoCard || cards.has(card)) return reader.fail("error.json.repeated");
        cards.add(card);
    }
}

Json write_json(const Dice& dice) {
    boost::json::array list;
    for (int value = 1; value <= 6; ++value)
        for (int i = 0; i < dice.count(value); ++i) list.emplace_back(value);
    return list;
}

void read_json(const Json& json, Dice& dice, JsonReader& reader) {
    FixedVector<std::uint8_t, 7> values;
    from_json(json, values, reader);
    dice = {};
    for (const int value : values) {
        if (value < 1 || value > 6) return reader.fail("error.json.die");
        dice.add(value);
    }
}

}  // namespace orrery::af
