#include "cli/boards/alien_artifacts/board.h"

#include <algorithm>

#include "cli/boards/alien_artifacts/layout.h"

namespace orrery::cli::aa {

namespace {

constexpr int kLargeColumns = 100, kLargeRows = 32;
constexpr std::size_t kLeastWidth = 80, kMostWidth = 140;

// Whose machine is drawn: of who looks; else of whose turn it is.
int nearest(const Sight& sight) {
    if (!sight.over())
        for (int seat = 0; seat < sight.seats(); ++seat)
            if (sight.seat(seat).at("hand").is_array()) return seat;
    return sight.turn();
}

}  // namespace

Lines draw(const BoardRequest& request) {
    const Sight sight{request};
    const bool small = request.columns < kLargeColumns || request.rows < kLargeRows;
    const std::size_t width =
        small ? kLeastWidth : std::min(static_cast<std::size_t>(request.columns), kMostWidth);
    const int near = nearest(sight);
    Lines lines = draw_clock(sight, width);
    append(lines, draw_decks(sight, near, width, small));
    for (int i = 1; i < sight.seats(); ++i) {
        const int seat = (near + i) % sight.seats();
        append(lines, draw_numbers(sight, seat, width));
        append(lines, draw_cards_in_short(sight, seat, width));
    }
    append(lines, draw_numbers(sight, near, width));
    append(lines, draw_machine(sight, near, width, small));
    if (!small) append(lines, draw_faction(sight, near, width));
    append(lines, draw_moment(sight, width));
    append(lines, draw_hand(sight, near, width));
    return lines;
}

Line changes_of(const object& before, const object& after, const Texts& texts) {
    Line line;
    add_gain(line, texts, {"points", Sight::number(after, "track") - Sight::number(before, "track")});
    add_gain(line, texts, {"credits", Sight::number(after, "credits") - Sight::number(before, "credits")});
    const auto held = [](const object& seat) {
        return static_cast<int>(seat.at("artifacts").as_array().size());
    };
    add_gain(line, texts, {"artifacts", held(after) - held(before)});
    return line;
}

}  // namespace orrery::cli::aa
