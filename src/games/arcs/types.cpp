#include "games/arcs/types.h"

namespace orrery::ar {

namespace {

constexpr auto kResources = named<Resource>({{Resource::Material, "material"},
                                             {Resource::Fuel, "fuel"},
                                             {Resource::Weapon, "weapon"},
                                             {Resource::Relic, "relic"},
                                             {Resource::Psionic, "psionic"},
                                             {Resource::None, "none"}});
constexpr auto kSuits = named<Suit>({{Suit::Administration, "administration"},
                                     {Suit::Aggression, "aggression"},
                                     {Suit::Construction, "construction"},
                                     {Suit::Mobilization, "mobilization"},
                                     {Suit::None, "none"}});
constexpr auto kAmbitions = named<Ambition>({{Ambition::Tycoon, "tycoon"},
                                             {Ambition::Tyrant, "tyrant"},
                                             {Ambition::Warlord, "warlord"},
                                             {Ambition::Keeper, "keeper"},
                                             {Ambition::Empath, "empath"},
                                             {Ambition::None, "none"}});
constexpr auto kModes = named<Mode>({{Mode::Lead, "lead"},
                                     {Mode::Surpass, "surpass"},
                                     {Mode::Copy, "copy"},
                                     {Mode::Pivot, "pivot"},
                                     {Mode::Seize, "seize"}});
constexpr auto kLores = named<Lore>({{Lore::ToolPriests, "tool_priests"},
                                     {Lore::GalacticRifles, "galactic_rifles"},
                                     {Lore::SprinterDrives, "sprinter_drives"},
                                     {Lore::MirrorPlating, "mirror_plating"},
                                     {Lore::HiddenHarbors, "hidden_harbors"},
                                     {Lore::SignalBreaker, "signal_breaker"},
                                     {Lore::RepairDrones, "repair_drones"},
                                     {Lore::GatePorts, "gate_ports"},
                                     {Lore::CloudCities, "cloud_cities"},
                                     {Lore::LivingStructures, "living_structures"},
                                     {Lore::GateStations, "gate_stations"},
                                     {Lore::RailgunArrays, "railgun_arrays"},
                                     {Lore::AncientHoldings, "ancient_holdings"},
                                     {Lore::SeekerTorpedoes, "seeker_torpedoes"}});
constexpr auto kKinds = named<Kind>({{Kind::Tax, "tax"},
                                     {Kind::Build, "build"},
                                     {Kind::Move, "move"},
                                     {Kind::Repair, "repair"},
                                     {Kind::Influence, "influence"},
                                     {Kind::Secure, "secure"},
                                     {Kind::Battle, "battle"},
                                     {Kind::Manufacture, "manufacture"},
                                     {Kind::Synthesize, "synthesize"},
                                     {Kind::Pressgang, "pressgang"},
                                     {Kind::Execute, "execute"},
                                     {Kind::Abduct, "abduct"},
                                     {Kind::Trade, "trade"},
                                     {Kind::Summon, "summon"},
                                     {Kind::FireRifles, "fire_rifles"},
                                     {Kind::Nurture, "nurture"},
                                     {Kind::Prune, "prune"},
                                     {Kind::MoveBattle, "move_battle"},
                                     {Kind::InfluenceSecure, "influence_secure"}});
constexpr auto kPieces = named<Piece>({{Piece::City, "city"},
                                       {Piece::Starport, "starport"},
                                       {Piece::Ship, "ship"},
                                       {Piece::CloudCity, "cloud_city"}});
constexpr auto kTrophies = named<Trophy>({{Trophy::Ship, "ship"},
                                          {Trophy::Starport, "starport"},
                                          {Trophy::City, "city"},
                                          {Trophy::Agent, "agent"}});
constexpr auto kTriggers = named<Trigger>({{Trigger::Farseers, "farseers"},
                                           {Trigger::Ambitious, "ambitious"},
                                           {Trigger::Bold, "bold"},
                                           {Trigger::None, "none"}});
constexpr auto kLacks = named<Lacks>({{Lacks::Agents, "agents"},
                                      {Lacks::Keys, "keys"},
                                      {Lacks::Dice, "dice"},
                                      {Lacks::Number, "number"},
                                      {Lacks::Tokens, "tokens"},
                                      {Lacks::Weapons, "weapons"},
                                      {Lacks::Guilds, "guilds"},
                                      {Lacks::Ships, "ships"}});

constexpr std::string_view kSystemNames[] = {"1g", "1a", "1c", "1h", "2g", "2a", "2c", "2h",
                                             "3g", "3a", "3c", "3h", "4g", "4a", "4c", "4h",
                                             "5g", "5a", "5c", "5h", "6g", "6a", "6c", "6h"};
constexpr std::string_view kPlaceNames[] = {
    "1g_city",  "1g_port",  "1a_1",     "1a_2",     "1a_cloud", "1c_1",     "1c_cloud", "1h_1",
    "1h_2",     "1h_cloud", "2g_city",  "2g_port",  "2a_1",     "2a_cloud", "2c_1",     "2c_cloud",
    "2h_1",     "2h_2",     "2h_cloud", "3g_city",  "3g_port",  "3a_1",     "3a_cloud", "3c_1",
    "3c_cloud", "3h_1",     "3h_2",     "3h_cloud", "4g_city",  "4g_port",  "4a_1",     "4a_2",
    "4a_cloud", "4c_1",     "4c_2",     "4c_cloud", "4h_1",     "4h_cloud", "5g_city",  "5g_port",
    "5a_1",     "5a_cloud", "5c_1",     "5c_cloud", "5h_1",     "5h_2",     "5h_cloud", "6g_city",
    "6g_port",  "6a_1",     "6a_cloud", "6c_1",     "6c_2",     "6c_cloud", "6h_1",     "6h_cloud"};
constexpr std::string_view kCardNames[] = {
    "administration_1", "administration_2", "administration_3", "administration_4", "administration_5",
    "administration_6", "administration_7", "aggression_1",     "aggression_2",     "aggression_3",
    "aggression_4",     "aggression_5",     "aggression_6",     "aggression_7",     "construction_1",
    "construction_2",   "construction_3",   "construction_4",   "construction_5",   "construction_6",
    "construction_7",   "mobilization_1",   "mobilization_2",   "mobilization_3",   "mobilization_4",
    "mobilization_5",   "mobilization_6",   "mobilization_7"};
static_assert(std::size(kSystemNames) == kSystems && std::size(kPlaceNames) == kPlaces &&
              std::size(kCardNames) == kCards);

}  // namespace

std::span<const std::string_view> names_of(Resource) { return kResources; }
std::span<const std::string_view> names_of(Suit) { return kSuits; }
std::span<const std::string_view> names_of(Ambition) { return kAmbitions; }
std::span<const std::string_view> names_of(Mode) { return kModes; }
std::span<const std::string_view> names_of(Lore) { return kLores; }
std::span<const std::string_view> names_of(Kind) { return kKinds; }
std::span<const std::string_view> names_of(Piece) { return kPieces; }
std::span<const std::string_view> names_of(Trophy) { return kTrophies; }
std::span<const std::string_view> names_of(Trigger) { return kTriggers; }
std::span<const std::string_view> names_of(Lacks) { return kLacks; }
std::span<const std::string_view> system_names() { return kSystemNames; }
std::span<const std::string_view> place_names() { return kPlaceNames; }
std::span<const std::string_view> card_names() { return kCardNames; }

}  // namespace orrery::ar
