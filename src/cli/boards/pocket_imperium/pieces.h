// What the boards of Pocket Imperium are put together from: systems, ships, cards, each as a line.
#pragma once

#include "cli/boards/sight.h"

namespace orrery::cli::pi {

// The table as the drawing functions look at it.
class Sight : public cli::Sight {
  public:
    using cli::Sight::Sight;

    const object& systems() const { return view().at("systems").as_object(); }
    int sectors() const { return static_cast<int>(view().at("tiles").as_array().size()); }
    int round() const { return number(view(), "round"); }
    const object* order() const { return view().at("order").if_object(); }

    bool is_scored(int sector) const;
    // What the seat would get for the sector now; sector 0: for Prime at the end.
    int worth(int seat, int sector) const;

    static std::string_view kind(const object& system) { return word_in(system, "kind"); }
};

struct Sign {
    std::string_view text;
    Ink ink = Ink::Plain;
};
Sign kind_sign(std::string_view kind);  // "II", "III" for Tri-Prime; empty systems have none
bool is_hole(const object& system);

inline constexpr std::string_view kBounty = "$";

// The ships in a system: "▲3", and "▲3:2" while only 2 of them may still be used in the order. Nothing:
// nobody is there.
Line fleet(const Sight& sight, const object& system);
// "E X ·": what the seat has revealed of three, or all of its plan if the view shows it.
Line cards(const Sight& sight, int seat);

}  // namespace orrery::cli::pi
