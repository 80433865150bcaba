// What the boards of Alien Frontiers are put together from: ships, docks, colonies, prices, each as a line.
#pragma once

#include "cli/boards/sight.h"

namespace orrery::cli::af {

inline constexpr std::string_view kStations[] = {
    "solar_converter", "shipyard",        "terraforming_station", "colony_constructor",
    "alien_artifact",  "raiders_outpost", "lunar_mine",           "orbital_market"};
// The ring clockwise from the upper left, with the desert in the middle: as the rows of the planet.
inline constexpr std::string_view kTerritories[] = {
    "lem_badlands",     "heinlein_plains",    "pohl_foothills", "herbert_valley",
    "burroughs_desert", "van_vogt_mountains", "asimov_crater",  "bradbury_plateau"};
inline constexpr std::string_view kFields[] = {"isolation_field", "positron_field", "repulsor_field"};

// The table as the drawing functions look at it.
class Sight : public cli::Sight {
  public:
    using cli::Sight::Sight;

    const object& station(std::string_view id) const { return view().at("stations").at(id).as_object(); }
    const object& territory(std::string_view id) const { return view().at("territories").at(id).as_object(); }
    int turn() const { return number(view(), "turn"); }

    // Words of this drawing: "alien_frontiers.<key>".
    std::string word(std::string_view key, const Params& params = {}) const;
};

Line ship(const object& json);              // "▲5"; "◇5" is the relic
Line die(int seat, int value, bool relic);  // the same of a value
// The docks of a station as wells: "[▲5]", "[  ]", "[××]"; pairs and triples have one well together:
// "[▲5│▲5]".
Lines wells(const object& station);
// The same without wells, for small boards: "▲5 ·· ××".
Line slots(const object& station);
// The docks and the circles of a seat's track at the Colonist Hub.
Line hub(const Sight& sight, int seat);
// Colonies on a territory; a ring around the controller's: "(▲2) ●1".
Line colonies(const object& territory, bool spaced);
// Signs of the generators, and of the relic ship if it lies there.
Line signs(const Sight& sight, std::string_view territory);
// "1F 1O"; "free" if it costs nothing.
Line price(const Sight& sight, const object& station);
// What a station does now, in a few words with today's numbers.
Line terms(const Sight& sight, std::string_view station);

std::string_view field_sign(std::string_view field);

}  // namespace orrery::cli::af
