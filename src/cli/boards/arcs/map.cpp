#include <algorithm>

#include "cli/boards/arcs/layout.h"
#include "cli/terminal/canvas.h"

namespace orrery::cli::ar {

namespace {

// Who controls the system, its answer if it has one, and what kind it is.
Line head(const Sight& sight, const std::string& id, bool named) {
    const object& system = sight.system(id);
    const auto controller = Sight::number_if_any(system, "controller");
    Line line = controller ? piece(*controller) : Line{" "};
    const auto live = sight.live("system", id);
    if (live) line.add(*live > 0 ? std::to_string(*live) + ' ' : "▶", Ink::Act);
    if (named) line.add(sight.name("system", id) + ' ', live ? Ink::Act : Ink::Strong);
    if (system.at("type").is_null()) return line.add("○", Ink::Orbit);
    return line.add(resource(sight, Sight::word_in(system, "type")));
}

Lines parts_of(const Sight& sight, const std::string& id, bool named) {
    Lines parts{head(sight, id, named)};
    append(parts, fleets(sight.system(id)));
    parts.push_back(buildings(sight, sight.system(id)));
    parts.push_back(links(sight, id));
    return parts;
}

// --- large: boxes in a ring ---

constexpr int kGap = 2;
// Clockwise from cluster 1 in the middle of the upper row.
constexpr int kUpper[] = {6, 1, 2}, kLower[] = {5, 4, 3};

struct Box {
    Lines lines;
    int gate = 0;  // the line of the gate
};

Box box_of(const Sight& sight, int cluster, bool upper, std::size_t width) {
    if (!sight.in_play(cluster)) {
        const Line name{sight.name("cluster", std::to_string(cluster)), Ink::Closed};
        return {{name, {sight.term("out_of_play"), Ink::Closed}}, 0};
    }
    const std::string order = upper ? "achg" : "gach";  // gates lie inside
    Box box;
    for (const char kind : order) {
        const std::string id = std::to_string(cluster) + kind;
        if (kind == 'g') box.gate = static_cast<int>(box.lines.size());
        append(box.lines, flowed(parts_of(sight, id, true), " ", width, 3));
    }
    return box;
}

Lines row_of_boxes(const Sight& sight, bool upper, int width) {
    const int inner = width - 4;
    const auto& clusters = upper ? kUpper : kLower;
    std::vector<Box> boxes;
    std::size_t height = 0;
    for (const int cluster : clusters) {
        boxes.push_back(box_of(sight, cluster, upper, static_cast<std::size_t>(inner)));
        height = std::max(height, boxes.back().lines.size());
    }
    Canvas canvas{3 * width + 2 * kGap, static_cast<int>(height) + 2};
    for (int i = 0; i < 3; ++i) {
        const Box& box = boxes[static_cast<std::size_t>(i)];
        const int left = i * (width + kGap);
        const bool in_play = sight.in_play(clusters[i]);
        canvas.frame(left, 0, width, static_cast<int>(height) + 2, in_play ? Ink::Orbit : Ink::Closed);
        // Gates of neighbours face each other in the last line of the upper row and the first of the lower
        // one.
        const int sunk = upper && in_play ? static_cast<int>(height - box.lines.size()) : 0;
        int y = 1 + sunk;
        for (const Line& line : box.lines) canvas.put(left + 2, y++, line);
        const bool passes = i < 2 && in_play && sight.in_play(clusters[i + 1]);
        const int gate = 1 + sunk + box.gate;
        if (passes) canvas.put(left + width, upper ? gate : 1, {"══", Ink::Orbit});
    }
    return canvas.lines();
}

// --- small: a table ---

constexpr std::size_t kNumber = 3;
constexpr std::string_view kColumns[] = {"gate", "arrow", "crescent", "hexagon"};

Lines table_row(const Sight& sight, int cluster, std::size_t cell) {
    Lines row{{std::to_string(cluster), Ink::Strong}};
    if (!sight.in_play(cluster))
        return {row[0].pad_to(kNumber + 1).add(sight.term("out_of_play"), Ink::Closed)};
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        const std::string id = std::to_string(cluster) + kKinds[i];
        row =
            beside(std::move(row), flowed(parts_of(sight, id, false), " ", cell - 1, 3), kNumber + i * cell);
    }
    return row;
}

}  // namespace

Lines draw_ring(const Sight& sight, std::size_t width) {
    const int box = (static_cast<int>(width) - 2 * kGap) / 3;
    Lines lines = row_of_boxes(sight, true, box);
    const auto left = static_cast<std::size_t>(box / 2);
    // The gates of 6 and 5 and of 2 and 3 are neighbours across the middle.
    const bool west = sight.in_play(6) && sight.in_play(5), east = sight.in_play(2) && sight.in_play(3);
    const std::size_t margin = left / 2 + 4;
    for (const Line& middle : draw_ambitions(sight, width - 2 * margin)) {
        Line line;
        line.pad_to(margin - 4).add(west ? "║" : " ", Ink::Orbit).pad_to(margin).add(middle);
        if (east) line.pad_to(width - margin + 4).add("║", Ink::Orbit);
        lines.push_back(std::move(line));
    }
    append(lines, row_of_boxes(sight, false, box));
    append(lines, wrap({sight.word("legend"), Ink::Quiet}, width));
    return lines;
}

Lines draw_map_table(const Sight& sight, std::size_t width) {
    const std::size_t cell = (width - kNumber) / kKinds.size();
    Line titles;
    for (std::size_t i = 0; i < kKinds.size(); ++i)
        titles.pad_to(kNumber + i * cell + 1).add(sight.word(kColumns[i]), Ink::Quiet);
    Lines lines{titles};
    for (int cluster = 1; cluster <= kClusters; ++cluster) append(lines, table_row(sight, cluster, cell));
    append(lines, wrap({sight.word("short_legend"), Ink::Quiet}, width));
    return lines;
}

}  // namespace orrery::cli::ar
