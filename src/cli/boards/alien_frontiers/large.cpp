#include "cli/boards/alien_frontiers/layout.h"
#include "core/text.h"

namespace orrery::cli::af {

namespace {

constexpr int kHeight = 16, kWidth = 100, kSide = 25;
constexpr int kRight = kWidth - kSide;

// A station's plate; its lower edge is the upper edge of the next one.
struct Plate {
    std::string_view station;
    int x = 0, y = 0, height = 4;
};
constexpr Plate kPlates[] = {
    {"solar_converter", 0, 0, 5},      {"shipyard", 0, 4, 4},
    {"terraforming_station", 0, 7, 4}, {"colony_constructor", 0, 10, 4},
    {"alien_artifact", kRight, 0, 7},  {"raiders_outpost", kRight, 6, 4},
    {"lunar_mine", kRight, 9, 4},      {"orbital_market", kRight, 12, 4},
};

// Where a territory lies: the frame of its cell.
struct Cell {
    std::string_view territory;
    int x = 0, y = 0, width = 0;
};
constexpr int kCellHeight = 6;
constexpr Cell kCells[] = {
    {"lem_badlands", 27, 0, 16},   {"heinlein_plains", 42, 0, 16},   {"pohl_foothills", 57, 0, 16},
    {"herbert_valley", 26, 5, 17}, {"burroughs_desert", 42, 5, 16},  {"van_vogt_mountains", 57, 5, 17},
    {"asimov_crater", 27, 10, 24}, {"bradbury_plateau", 50, 10, 23},
};

// In the upper edge of a plate; a long one fills it from corner to corner.
void put_title(Canvas& canvas, int x, int y, const Line& title) {
    const bool roomy = title.width() + 4 < kSide;
    canvas.put(x + (roomy ? 2 : 1), y, roomy ? Line{" "}.add(title).add(" ") : title);
}

// Eight docks do not fit beside each other: two rows of four.
void put_docks(Canvas& canvas, const Plate& plate, const object& station) {
    constexpr std::size_t kAcross = 5;
    const Lines all = wells(station);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto across = all.size() > kAcross ? all.size() / 2 : all.size();
        const auto width = static_cast<int>(all[i].width());
        canvas.put(plate.x + 1 + width * static_cast<int>(i % across),
                   plate.y + 1 + static_cast<int>(i / across), all[i]);
    }
}

void put_display(Canvas& canvas, const Sight& sight, const Plate& plate) {
    int y = plate.y + 2;
    for (const Json& card : sight.view().at("display").as_array()) {
        const std::string_view id = card.as_string();
        if (id != "none") {
            const bool live = sight.live("card", id).has_value();
            canvas.put(plate.x + 1, y, {sight.name("card", id), live ? Ink::Act : Ink::Plain});
        }
        ++y;
    }
    int pile = 0;
    for (const auto& kind : sight.view().at("discard").as_object()) pile += kind.value().to_number<int>();
    canvas.put(plate.x + 2, y,
               {sight.word("deck", {{"deck", std::to_string(Sight::number(sight.view(), "deck"))},
                                    {"pile", std::to_string(pile)}}),
                Ink::Quiet});
}

void put_plate(Canvas& canvas, const Sight& sight, const Plate& plate) {
    const object& station = sight.station(plate.station);
    canvas.frame(plate.x, plate.y, kSide, plate.height, Ink::Quiet);
    put_title(canvas, plate.x, plate.y, sight.title("station", plate.station));
    put_docks(canvas, plate, station);
    if (plate.station == "alien_artifact") {
        canvas.put(plate.x + 19, plate.y + 1, terms(sight, plate.station));
        put_display(canvas, sight, plate);
    } else {
        canvas.put(plate.x + 2, plate.y + plate.height - 2, terms(sight, plate.station));
    }
}

// Generators off the board lie below the stations on the left; the others are on the planet.
void put_fields(Canvas& canvas, const Sight& sight) {
    const int y = 13;
    canvas.frame(0, y, kSide, 3, Ink::Quiet);
    put_title(canvas, 0, y, {sight.word("fields"), Ink::Strong});
    Line off;
    for (const std::string_view field : kFields) {
        bool placed = false;
        for (const std::string_view territory : kTerritories)
            for (const Json& there : sight.territory(territory).at("fields").as_array())
                placed = placed || there.as_string() == field;
        if (!placed) off.add(std::string{field_sign(field)} + ' ', Ink::News);
    }
    canvas.put(2, y + 1, off.add(sight.word(off.empty() ? "all_placed" : "off_board"), Ink::Quiet));
}

void put_territory(Canvas& canvas, const Sight& sight, const Cell& cell) {
    const object& territory = sight.territory(cell.territory);
    const int inside = cell.width - 3;
    canvas.frame(cell.x, cell.y, cell.width, kCellHeight, Ink::Orbit);
    int y = cell.y + 1;
    for (const Line& line : wrap(sight.title("territory", cell.territory), static_cast<std::size_t>(inside)))
        canvas.put(cell.x + 2, y++, line);
    const bool bonus = territory.at("bonus").as_bool();
    const bool borrowed = territory.at("borrowed").as_bool();
    canvas.put(cell.x + 2, cell.y + 3,
               {sight.word("bonus." + std::string{cell.territory}), bonus      ? Ink::Good
                                                                    : borrowed ? Ink::News
                                                                               : Ink::Quiet});
    canvas.put(cell.x + 2, cell.y + 4, colonies(territory, true));
    const Line marks = signs(sight, cell.territory);
    canvas.put(cell.x + cell.width - 1 - static_cast<int>(marks.width()), cell.y + 1, marks);
}

}  // namespace

Lines draw_large_table(const Sight& sight) {
    Canvas canvas{kWidth, kHeight};
    for (const Plate& plate : kPlates) put_plate(canvas, sight, plate);
    put_fields(canvas, sight);
    for (const Cell& cell : kCells) put_territory(canvas, sight, cell);
    return canvas.lines();
}

}  // namespace orrery::cli::af
