// What the boards of Pocket Imperium are put together from: systems, ships, cards, each as a line.
#pragma once

#include <optional>

#include "cli/boards/board.h"

namespace orrery::cli::pi {

using boost::json::object;

// The table as the drawing functions look at it.
class Sight {
  public:
    explicit Sight(const BoardRequest& request) : request_{request} {}

    const object& view() const { return request_.view.as_object(); }
    const object& systems() const { return view().at("systems").as_object(); }
    const object& seat(int seat) const {
        return view().at("seats").at(static_cast<std::size_t>(seat)).as_object();
    }
    int seats() const { return number(view(), "players"); }
    int sectors() const { return static_cast<int>(view().at("tiles").as_array().size()); }
    int round() const { return number(view(), "round"); }
    bool over() const { return view().at("over").as_bool(); }
    const object* order() const { return view().at("order").if_object(); }
    std::string who(int seat) const;

    // Words of the board, and names of the game.
    std::string word(std::string_view key) const;
    std::string name(std::string_view domain, std::string_view id) const;

    // The number of the answer that this spot stands for; 0: of several; nothing: it is not live.
    std::optional<int> live(std::string_view domain, std::string_view id) const;
    // Whose answer the game waits for.
    bool is_asked(int seat) const;
    bool is_scored(int sector) const;
    // What the seat would get for the sector now; sector 0: for Prime at the end.
    int worth(int seat, int sector) const;

    static int number(const object& json, std::string_view key) { return json.at(key).to_number<int>(); }
    static std::optional<int> number_if_any(const object& json, std::string_view key);
    static std::string_view kind(const object& system) { return system.at("kind").as_string(); }

  private:
    const BoardRequest& request_;
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
Line seat_name(const Sight& sight, int seat);  // "▲ Ruby"
Line piece(int seat);
// "E X ·": what the seat has revealed of three, or all of its plan if the view shows it.
Line cards(const Sight& sight, int seat);

}  // namespace orrery::cli::pi
