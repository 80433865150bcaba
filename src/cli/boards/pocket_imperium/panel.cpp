#include <algorithm>

#include "cli/boards/pocket_imperium/layout.h"
#include "core/text.h"

namespace orrery::cli::pi {

namespace {

constexpr std::string_view kBetween = " · ";

// What happened so far in the round, part by part.
Lines moment(const Sight& sight) {
    if (sight.over()) return {{sight.term("over"), Ink::Strong}};
    Lines parts;
    const auto number = [&](std::string_view key) {
        return std::to_string(Sight::number(sight.view(), key));
    };
    if (sight.round() > 0)
        parts.push_back(field(sight.term("round"), Line{number("round"), Ink::Strong}.add(
                                                       ' ' + sight.term("of") + ' ' + number("rounds"))));
    if (Sight::number(sight.view(), "reveals") > 0)
        parts.push_back(field(sight.term("reveal"), {number("reveals"), Ink::Strong}));
    if (sight.round() > 0)
        parts.push_back(
            field(sight.term("first_player"), seat_name(sight, Sight::number(sight.view(), "first"))));
    const std::string_view step = sight.view().at("step").as_string();
    if (step == "make_plan") parts.push_back({sight.term("planning"), Ink::Strong});
    if (step == "score_sector" || step == "prime_sector")
        parts.push_back({sight.term("exploitation"), Ink::Strong});
    return parts;
}

Line order_line(const Sight& sight, std::size_t width) {
    const object* order = sight.order();
    if (order == nullptr) return {};
    const auto told = [&](std::string_view actions) {
        return piece(Sight::number(*order, "seat"))
            .add(' ' + sight.name("command", order->at("command").as_string()), Ink::Act)
            .add(", " + sight.term(actions) + ' ', Ink::Quiet)
            .add(std::to_string(Sight::number(*order, "actions")), Ink::Strong);
    };
    const Line line = told("actions_left");
    return line.width() <= width ? line : told("actions");
}

Line points_of(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    Line line{std::to_string(Sight::number(player, "points")) + "★", Ink::Strong};
    const int tiles = Sight::number(player, "bounties");
    if (tiles == 0) return line;
    line.add(' ' + std::to_string(tiles) + std::string{kBounty}, Ink::Fuel);
    const auto worth = Sight::number_if_any(player, "bounty_points");
    return worth ? line.add("+" + std::to_string(*worth) + "★", Ink::Strong) : line;
}

bool is_still_planning(const Sight& sight, int seat) {
    const Json& step = sight.view().at("step");
    const bool planning = step.is_string() && step.as_string() == "make_plan";
    return planning && !sight.seat(seat).at("planned").as_bool();
}

// Cards, or whether the plan is made; and the sector that the seat chose.
Line plan_of(const Sight& sight, int seat) {
    const object& player = sight.seat(seat);
    const bool planned = player.at("planned").as_bool();
    Line line = planned ? cards(sight, seat) : Line{};
    if (is_still_planning(sight, seat)) line = {sight.term("unplanned"), Ink::Quiet};
    if (const auto chosen = Sight::number_if_any(player, "chosen"))
        line.add(line.empty() ? "" : "  ").add(sight.name("sector", std::to_string(*chosen)), Ink::News);
    return line;
}

Line supply_of(const Sight& sight, int seat) {
    return field(sight.term("supply"), {std::to_string(Sight::number(sight.seat(seat), "supply"))});
}

// The name with the points at the right edge.
Line title(const Sight& sight, int seat, std::size_t width) {
    const Line points = points_of(sight, seat);
    Line line = mark(sight, seat).add(seat_name(sight, seat));
    const std::size_t room = width - std::min(width, line.width() + points.width() + 2);
    if (room > 2) line.add("  " + shortened(sight.who(seat), room - 1), Ink::Quiet);
    return line.pad_to(width - std::min(width, points.width())).add(points);
}

// Who would get what for each sector (PI-97).
Lines if_scored(const Sight& sight, std::size_t column) {
    Lines lines{{sight.term("if_scored"), Ink::Quiet}};
    Line head;
    for (int sector = 1; sector <= sight.sectors(); ++sector) {
        const bool live = sight.live("sector", std::to_string(sector)).has_value();
        const bool scored = sight.is_scored(sector);
        head.pad_to(column * static_cast<std::size_t>(sector))
            .add(scored ? "×" : std::to_string(sector), live     ? Ink::Act
                                                        : scored ? Ink::Closed
                                                                 : Ink::Orbit);
    }
    lines.push_back(head);
    for (int seat = 0; seat < sight.seats(); ++seat) {
        Line line = Line{" "}.add(piece(seat));
        for (int sector = 1; sector <= sight.sectors(); ++sector) {
            const int worth = sight.worth(seat, sector);
            line.pad_to(column * static_cast<std::size_t>(sector))
                .add(worth > 0 ? std::to_string(worth) : "·", worth > 0 ? seat_ink(seat) : Ink::Closed);
        }
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

Lines draw_panel(const Sight& sight, std::size_t width, bool small) {
    Lines lines;
    for (const Line& part : moment(sight)) {
        const bool joins = !lines.empty() && lines.back().width() + part.width() + 3 <= width;
        joins ? lines.back().add(" · ", Ink::Quiet).add(part), void() : lines.push_back(part);
    }
    const Line order = order_line(sight, width);
    if (!order.empty()) append(lines, wrap_hanging(order, width, 2));
    for (int seat = 0; seat < sight.seats(); ++seat) {
        if (!small) lines.emplace_back();
        lines.push_back(title(sight, seat, width));
        const Line plan = plan_of(sight, seat);
        const Line details = Line{"    "}.add(joined({supply_of(sight, seat), plan}, "  "));
        if (details.width() <= width) {
            lines.push_back(details);
        } else {
            lines.push_back(Line{"    "}.add(supply_of(sight, seat)));
            if (!plan.empty() && !(small && is_still_planning(sight, seat)))
                lines.push_back(Line{"    "}.add(plan));
        }
    }
    if (small || sight.round() == 0) return lines;
    lines.emplace_back();
    append(lines, if_scored(sight, 3));
    return lines;
}

Lines draw_rows(const Sight& sight, std::size_t width) {
    Lines parts = moment(sight);
    const std::size_t before = joined(parts, kBetween).width() + columns(kBetween);
    parts.push_back(order_line(sight, width - std::min(width, before)));
    const Line now = joined(parts, kBetween);
    Lines lines = now.empty() ? Lines{} : wrap(now, width);
    const std::size_t name = width / 2;
    for (int seat = 0; seat < sight.seats(); ++seat)
        lines.push_back(title(sight, seat, name)
                            .add("  ")
                            .add(supply_of(sight, seat))
                            .pad_to(name + 19)
                            .add(plan_of(sight, seat)));
    return lines;
}

}  // namespace orrery::cli::pi
