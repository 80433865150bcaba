#include "cli/boards/master_of_orion/board.h"

#include <algorithm>

#include "cli/boards/master_of_orion/layout.h"

namespace orrery::cli::mo {

namespace {

constexpr int kLargeColumns = 100, kLargeRows = 32;
constexpr std::size_t kSmallWidth = 80, kMostWidth = 140;

// Whose table gets most room: who looks, else whose turn it is.
int nearest(const Sight& sight) {
    for (int seat = 0; seat < sight.seats(); ++seat)
        if (sight.seat(seat).at("hand").is_array()) return seat;
    return Sight::number_if_any(sight.view(), "turn").value_or(0);
}

}  // namespace

Lines draw(const BoardRequest& request) {
    const Sight sight{request};
    const bool small = request.columns < kLargeColumns || request.rows < kLargeRows;
    const std::size_t width =
        small ? kSmallWidth : std::min(static_cast<std::size_t>(request.columns), kMostWidth);
    const int near = nearest(sight);
    Lines lines = draw_centre(sight, width);
    for (int i = 1; i <= sight.seats(); ++i) {  // the others first, the nearest one last: above its hand
        const int seat = (near + i) % sight.seats();
        append(lines, draw_seat(sight, seat, width, !small || seat == near));
    }
    if (!small) append(lines, draw_effects(sight, near, width));
    append(lines, draw_hand(sight, near, width, request.rows < kLargeRows));
    return lines;
}

Line changes_of(const object& before, const object& after, const Texts& texts) {
    Line line;
    for (const std::string_view resource : kResources)
        add_gain(line, texts,
                 {resource, Sight::number(after.at("tracks").as_object(), resource) -
                                Sight::number(before.at("tracks").as_object(), resource)});
    add_gain(line, texts, {"morale", Sight::number(after, "morale") - Sight::number(before, "morale")});
    add_gain(line, texts, {"score", Sight::number(after, "track") - Sight::number(before, "track")});
    return line;
}

}  // namespace orrery::cli::mo
