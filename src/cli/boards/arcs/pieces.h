// What the boards of Arcs are put together from: systems, ships, buildings, cards, each as a line.
#pragma once

#include "cli/boards/sight.h"

namespace orrery::cli::ar {

inline constexpr int kClusters = 6;
inline constexpr std::string_view kKinds = "gach";  // gate, arrow, crescent, hexagon: as in "1g"

// The table as the drawing functions look at it.
class Sight : public cli::Sight {
  public:
    using cli::Sight::Sight;

    const object& system(std::string_view id) const { return view().at("systems").at(id).as_object(); }
    const object& system(int number) const;  // as the frames name it
    std::string system_name(int number) const;
    const object& round() const { return view().at("round").as_object(); }
    const object& turn() const { return view().at("turn").as_object(); }
    bool in_play(int cluster) const { return system(gate_of(cluster)).at("in_play").as_bool(); }

    // Words of this drawing: "arcs.<key>".
    std::string word(std::string_view key, const Params& params = {}) const;

    static std::string gate_of(int cluster) { return std::to_string(cluster) + 'g'; }
};

// "▲3" fresh ships, "▲3/1" with a damaged one; one part for each seat.
Lines fleets(const object& system);
// "[▲]" a city, "(▲)" a starport, "·" a free slot; "!" damaged, "'" used in this turn, "~" in the clouds.
Line buildings(const Sight& sight, const object& system);
// The neighbours that the picture does not show: bridges, and gates across a cluster that is out of play.
Line links(const Sight& sight, std::string_view id);

Line resource(const Sight& sight, std::string_view id);  // its letter
// "▲1 (●3)": how many of each seat, the leading one in brackets.
Line counts(const array& by_seat, std::optional<int> leading = {});
Line pips(int n);  // "•••"

}  // namespace orrery::cli::ar
