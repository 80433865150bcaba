#include "cli/boards/pocket_imperium/pieces.h"

#include <algorithm>

#include "core/text.h"

namespace orrery::cli::pi {

namespace {

constexpr int kReveals = 3;

struct KindRow {
    std::string_view kind;
    Sign sign;
    int capacity = 0;  // PI-89
    int worth = 0;     // PI-97, PI-136
};
constexpr KindRow kKinds[] = {
    {"empty", {"", Ink::Quiet}, 1, 0},          {"level_1", {"I", Ink::Strong}, 2, 1},
    {"level_2", {"II", Ink::Strong}, 3, 2},     {"asteroid", {"·•·", Ink::Ore}, 0, 0},
    {"black_hole", {"▓▓▓", Ink::Closed}, 0, 0}, {"tri_prime", {"III", Ink::Strong}, 4, 3},
    {"quad_prime", {"IV", Ink::Strong}, 4, 4},
};

const KindRow& row_of(std::string_view kind) {
    const auto* found = std::ranges::find(kKinds, kind, &KindRow::kind);
    return found == std::end(kKinds) ? kKinds[0] : *found;
}

std::string letters(const Sight& sight, const Json& revealed) {
    std::string text;
    for (const Json& command : revealed.as_array())
        text += sight.name("command", std::string{command.as_string()} + ".short");
    return text;
}

}  // namespace

bool Sight::is_scored(int sector) const {
    return std::ranges::any_of(view().at("scored").as_array(),
                               [sector](const Json& scored) { return scored.to_number<int>() == sector; });
}

int Sight::worth(int seat, int sector) const {
    int total = 0;
    for (const auto& field : systems()) {
        const object& system = field.value().as_object();
        const bool counts = number_if_any(system, "owner") == seat;
        if (counts && number_if_any(system, "sector").value_or(0) == sector)
            total += row_of(kind(system)).worth;
    }
    return total;
}

Sign kind_sign(std::string_view kind) { return row_of(kind).sign; }

bool is_hole(const object& system) { return Sight::kind(system) == "black_hole"; }

Line fleet(const Sight& sight, const object& system) {
    const auto owner = Sight::number_if_any(system, "owner");
    if (!owner) return {};
    const int ships = Sight::number(system, "ships");
    const int fresh = Sight::number(system, "fresh");
    const object* order = sight.order();
    const bool ordered = order != nullptr && Sight::number(*order, "seat") == *owner;
    const bool partly_used = ordered && fresh != ships && order->at("command").as_string() != "expand";
    Line line{std::string{silhouette(*owner)} + std::to_string(ships), piece_ink(*owner)};
    const bool too_many = ships > row_of(Sight::kind(system)).capacity;
    if (partly_used) return line.add(':' + std::to_string(fresh), seat_ink(*owner));
    return too_many ? line.add("!", Ink::Danger) : line;
}

Line cards(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    const auto& revealed = player.at("revealed").as_array();
    const int now = static_cast<int>(revealed.size());
    Line line;
    int number = 0;
    for (const Json& reveal : revealed) {
        if (number > 0) line.add(" ");
        line.add(letters(sight, reveal), ++number == now && sight.order() != nullptr ? Ink::Act : Ink::Plain);
    }
    if (player.at("plan").is_string()) {
        const std::string plan = sight.name("plan", std::string{player.at("plan").as_string()} + ".short");
        return line.add(plan.substr(std::min(plan.size(), line.width())), Ink::Quiet);
    }
    const bool hidden = player.at("planned").as_bool();
    for (; number < kReveals && hidden; ++number)
        line.add(number > 0 ? " " : "").add(sight.seats() == 2 ? "▒▒" : "▒", Ink::Quiet);
    return line;
}

}  // namespace orrery::cli::pi
