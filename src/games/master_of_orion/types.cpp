#include "games/master_of_orion/types.h"

namespace orrery::mo {

namespace {

constexpr auto kResources = named<Resource>(
    {{Resource::Food, "food"}, {Resource::Fleet, "fleet"}, {Resource::Production, "production"}});
constexpr auto kColours = named<Colour>(
    {{Colour::Blue, "blue"}, {Colour::Red, "red"}, {Colour::Yellow, "yellow"}, {Colour::Grey, "grey"}});
constexpr auto kDeeds = named<Deed>({{Deed::Build, "build"},
                                     {Deed::Exploit, "exploit"},
                                     {Deed::Research, "research"},
                                     {Deed::Activate, "activate"},
                                     {Deed::Attack, "attack"},
                                     {Deed::Trade, "trade"},
                                     {Deed::Propaganda, "propaganda"},
                                     {Deed::Contract, "contract"}});
constexpr auto kPlaces = named<Place>({{Place::System1, "system_1"},
                                       {Place::System2, "system_2"},
                                       {Place::System3, "system_3"},
                                       {Place::System4, "system_4"},
                                       {Place::SystemF, "system_f"},
                                       {Place::Advisor, "advisor"},
                                       {Place::Race, "race"}});
constexpr auto kSpaces = named<Space>({{Space::A, "A"}, {Space::R, "R"}});
constexpr auto kWhens = named<When>({{When::Activation, "activation"},
                                     {When::AfterAttack, "after_attack"},
                                     {When::AfterBuilding, "after_building"},
                                     {When::EndOfGame, "end_of_game"},
                                     {When::Always, "always"},
                                     {When::RoundStart, "round_start"},
                                     {When::AfterPropaganda, "after_propaganda"},
                                     {When::AfterExploit, "after_exploit"}});
constexpr auto kLevels =
    named<Level>({{Level::Low, "low"}, {Level::Medium, "medium"}, {Level::High, "high"}});
constexpr auto kLacks = named<Lacks>({{Lacks::Food, "food"},
                                      {Lacks::Fleet, "fleet"},
                                      {Lacks::Production, "production"},
                                      {Lacks::Morale, "morale"},
                                      {Lacks::Cards, "cards"},
                                      {Lacks::Cubes, "cubes"},
                                      {Lacks::Points, "points"},
                                      {Lacks::Strength, "strength"}});
constexpr auto kChoices = named<Choice>({{Choice::Gain, "gain"},
                                         {Choice::Draw, "draw"},
                                         {Choice::Discard, "discard"},
                                         {Choice::Morale, "morale"},
                                         {Choice::LoseMorale, "lose_morale"},
                                         {Choice::Vp, "vp"},
                                         {Choice::Cube, "cube"}});

}  // namespace

std::span<const std::string_view> names_of(Resource) { return kResources; }
std::span<const std::string_view> names_of(Colour) { return kColours; }
std::span<const std::string_view> names_of(Deed) { return kDeeds; }
std::span<const std::string_view> names_of(Place) { return kPlaces; }
std::span<const std::string_view> names_of(Space) { return kSpaces; }
std::span<const std::string_view> names_of(When) { return kWhens; }
std::span<const std::string_view> names_of(Level) { return kLevels; }
std::span<const std::string_view> names_of(Lacks) { return kLacks; }
std::span<const std::string_view> names_of(Choice) { return kChoices; }

}  // namespace orrery::mo
