#include "cli/boards/alien_frontiers/layout.h"

namespace orrery::cli::af {

namespace {

constexpr int kWidth = 80, kRows = 8;
constexpr int kNumber = 3, kName = 21, kSlots = kNumber + kName + 1, kMiddle = kSlots + 24,
              kPlanet = kMiddle + 2;

// The number of the answer before the name, so that names stand in line.
Line numbered_name(const Sight& sight, std::string_view domain, std::string_view id, std::size_t width) {
    const auto live = sight.live(domain, id);
    Line line;
    if (live && *live > 0) line.add((*live < 10 ? " " : "") + std::to_string(*live), Ink::Act);
    return line.pad_to(kNumber).add(shortened(sight.name(domain, id), width), live ? Ink::Act : Ink::Plain);
}

// What there is room for beside the docks: the price, or the number to be reached.
Line note(const Sight& sight, std::string_view id) {
    const object& station = sight.station(id);
    const auto value = [&](std::string_view field) { return std::to_string(Sight::number(station, field)); };
    if (id == "lunar_mine") return {"≥ " + value("at_least")};
    if (id == "raiders_outpost") return {"> " + value("more_than")};
    if (id == "alien_artifact") return {sight.word("terms.alien_artifact", {{"n", value("total")}})};
    if (id == "orbital_market")
        return Sight::number(station, "rate") > 0
                   ? Line{sight.word("rate", {{"n", value("rate")}}), Ink::Good}
                   : Line{};
    return id == "solar_converter" ? Line{} : price(sight, station);
}

void put_station(Canvas& canvas, int y, const Sight& sight, std::string_view id) {
    canvas.put(0, y, numbered_name(sight, "station", id, kName));
    const Line places = slots(sight.station(id));
    canvas.put(kSlots, y, places);
    canvas.put(kSlots + static_cast<int>(places.width()) + 1, y, note(sight, id));
}

void put_territory(Canvas& canvas, int y, const Sight& sight, std::string_view id) {
    const Line tokens = Line{signs(sight, id)}.add(" ").add(colonies(sight.territory(id), false));
    const int at = kWidth - static_cast<int>(tokens.width());
    const auto room = static_cast<std::size_t>(at - kPlanet - kNumber);
    canvas.put(kPlanet, y, numbered_name(sight, "territory", id, room));
    canvas.put(at, y, tokens);
}

Line display(const Sight& sight) {
    Line line{sight.word("display") + ' ', Ink::Quiet};
    bool first = true;
    for (const Json& card : sight.view().at("display").as_array()) {
        const std::string_view id = card.as_string();
        if (id == "none") continue;
        if (!first) line.add(" · ", Ink::Quiet);
        line.add(sight.name("card", id), sight.live("card", id) ? Ink::Act : Ink::Plain);
        first = false;
    }
    return line;
}

}  // namespace

Lines draw_small_table(const Sight& sight) {
    Canvas canvas{kWidth, kRows};
    for (int y = 0; y < kRows; ++y) {
        put_station(canvas, y, sight, kStations[y]);
        canvas.put(kMiddle, y, {"│", Ink::Orbit});
        put_territory(canvas, y, sight, kTerritories[y]);
    }
    Lines lines = canvas.lines();
    lines.push_back(display(sight));
    return lines;
}

}  // namespace orrery::cli::af
