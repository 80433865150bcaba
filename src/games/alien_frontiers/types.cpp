#include "games/alien_frontiers/types.h"

#include "games/alien_frontiers/state.h"

namespace orrery::af {

namespace {

constexpr auto kStations = named<Station>({{Station::AlienArtifact, "alien_artifact"},
                                           {Station::ColonistHub, "colonist_hub"},
                                           {Station::ColonyConstructor, "colony_constructor"},
                                           {Station::LunarMine, "lunar_mine"},
                                           {Station::OrbitalMarket, "orbital_market"},
                                           {Station::RaidersOutpost, "raiders_outpost"},
                                           {Station::Shipyard, "shipyard"},
                                           {Station::SolarConverter, "solar_converter"},
                                           {Station::TerraformingStation, "terraforming_station"}});
constexpr auto kTerritories = named<Territory>({{Territory::AsimovCrater, "asimov_crater"},
                                                {Territory::BradburyPlateau, "bradbury_plateau"},
                                                {Territory::BurroughsDesert, "burroughs_desert"},
                                                {Territory::HeinleinPlains, "heinlein_plains"},
                                                {Territory::HerbertValley, "herbert_valley"},
                                                {Territory::LemBadlands, "lem_badlands"},
                                                {Territory::PohlFoothills, "pohl_foothills"},
                                                {Territory::VanVogtMountains, "van_vogt_mountains"},
                                                {Territory::OffBoard, "none"}});
constexpr auto kCards = named<Card>({{Card::AlienCity, "alien_city"},
                                     {Card::AlienMonument, "alien_monument"},
                                     {Card::BoosterPod, "booster_pod"},
                                     {Card::DataCrystal, "data_crystal"},
                                     {Card::GravityManipulator, "gravity_manipulator"},
                                     {Card::HolographicDecoy, "holographic_decoy"},
                                     {Card::OrbitalTeleporter, "orbital_teleporter"},
                                     {Card::PlasmaCannon, "plasma_cannon"},
                                     {Card::PolarityDevice, "polarity_device"},
                                     {Card::ResourceCache, "resource_cache"},
                                     {Card::StasisBeam, "stasis_beam"},
                                     {Card::TemporalWarper, "temporal_warper"},
                                     {Card::NoCard, "none"}});
constexpr auto kFields = named<Field>({{Field::Isolation, "isolation_field"},
                                       {Field::Positron, "positron_field"},
                                       {Field::Repulsor, "repulsor_field"}});
constexpr auto kResources = named<Resource>({{Resource::Fuel, "fuel"}, {Resource::Ore, "ore"}});
constexpr auto kRelicPlaces = named<RelicPlace>({{RelicPlace::AlienArtifact, "alien_artifact"},
                                                 {RelicPlace::ColonistHub, "colonist_hub"},
                                                 {RelicPlace::ColonyConstructor, "colony_constructor"},
                                                 {RelicPlace::LunarMine, "lunar_mine"},
                                                 {RelicPlace::OrbitalMarket, "orbital_market"},
                                                 {RelicPlace::RaidersOutpost, "raiders_outpost"},
                                                 {RelicPlace::Shipyard, "shipyard"},
                                                 {RelicPlace::SolarConverter, "solar_converter"},
                                                 {RelicPlace::TerraformingStation, "terraforming_station"},
                                                 {RelicPlace::MaintenanceBay, "maintenance_bay"},
                                                 {RelicPlace::Hand, "hand"},
                                                 {RelicPlace::BurroughsDesert, "burroughs_desert"}});
constexpr auto kLacks = named<Lacks>({{Lacks::Fuel, "fuel"},
                                      {Lacks::Ore, "ore"},
                                      {Lacks::Value, "value"},
                                      {Lacks::Sum, "sum"},
                                      {Lacks::Total, "total"},
                                      {Lacks::Docks, "docks"},
                                      {Lacks::Ships, "ships"},
                                      {Lacks::Circle, "circle"}});

}  // namespace

std::span<const std::string_view> names_of(Station) { return kStations; }
std::span<const std::string_view> names_of(Territory) { return kTerritories; }
std::span<const std::string_view> names_of(Card) { return kCards; }
std::span<const std::string_view> names_of(Field) { return kFields; }
std::span<const std::string_view> names_of(Resource) { return kResources; }
std::span<const std::string_view> names_of(RelicPlace) { return kRelicPlaces; }
std::span<const std::string_view> names_of(Lacks) { return kLacks; }

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
