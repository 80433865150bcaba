#include "cli/boards/alien_frontiers/pieces.h"

namespace orrery::cli::af {

namespace {

constexpr std::string_view kRelic = "◇";
constexpr int kCircles = 7;

// Every place of the station: the ships, then the free docks, then those that dummies close.
std::vector<Line> places(const object& station, const Line& free, const Line& closed) {
    std::vector<Line> all;
    for (const Json& json : station.at("ships").as_array()) all.push_back(ship(json.as_object()));
    const int docks = Sight::number(station, "docks");
    while (static_cast<int>(all.size()) < docks) all.push_back(free);
    for (int i = 0; i < Sight::number(station, "dummies"); ++i) all.push_back(closed);
    return all;
}

}  // namespace

std::string Sight::word(std::string_view key, const Params& params) const {
    return texts().format("alien_frontiers." + std::string{key}, params);
}

Line die(int seat, int value, bool relic) {
    return {std::string{relic ? kRelic : silhouette(seat)} + std::to_string(value), piece_ink(seat)};
}

Line ship(const object& json) {
    const int owner = Sight::number(json, "owner");
    Line line = die(owner, Sight::number(json, "value"), json.at("relic").as_bool());
    return json.at("spent").as_bool() ? Line{line.text(), seat_ink(owner)} : line;
}

Lines wells(const object& station) {
    const int together = Sight::number(station, "takes");
    Lines all;
    int filled = 0;
    for (const Line& place : places(station, "  ", {"××", Ink::Closed})) {
        if (filled % together == 0) all.emplace_back();
        all.back().add(filled % together == 0 ? "[" : "│", Ink::Quiet).add(place);
        if (++filled % together == 0) all.back().add("]", Ink::Quiet);
    }
    return all;
}

Line slots(const object& station) {
    const int together = Sight::number(station, "takes");
    Line line;
    int filled = 0;
    for (const Line& place : places(station, {"··", Ink::Quiet}, {"××", Ink::Closed})) {
        if (filled > 0) line.add(together > 1 && filled % together == 0 ? "│" : " ", Ink::Quiet);
        line.add(place);
        ++filled;
    }
    return line;
}

Line hub(const Sight& sight, int seat) {
    Line line;
    int ships = 0;
    for (const Json& json : sight.station("colonist_hub").at("ships").as_array()) {
        const object& docked = json.as_object();
        if (Sight::number(docked, "owner") != seat) continue;
        line.add("[", Ink::Quiet).add(ship(docked)).add("]", Ink::Quiet);
        ++ships;
    }
    for (; ships < Sight::number(sight.station("colonist_hub"), "docks"); ++ships)
        line.add("[  ]", Ink::Quiet);
    line.add(" ");
    const int circle = Sight::number(sight.seat(seat), "hub");
    for (int i = 1; i <= kCircles; ++i) {
        if (i == circle)
            line.add(std::string{silhouette(seat)}, piece_ink(seat));
        else
            line.add("○", i == kCircles ? Ink::Strong : Ink::Quiet);
    }
    return line;
}

Line colonies(const object& territory, bool spaced) {
    const Json& controller = territory.at("controller");
    Line line;
    int seat = 0;
    for (const Json& json : territory.at("colonies").as_array()) {
        const int count = json.to_number<int>();
        const bool rules = !controller.is_null() && controller.to_number<int>() == seat;
        if (count > 0) {
            if (spaced && !line.empty()) line.add(" ");
            line.add(rules ? "(" : "", Ink::Strong);
            line.add(std::string{silhouette(seat)} + std::to_string(count), piece_ink(seat));
            line.add(rules ? ")" : "", Ink::Strong);
        }
        ++seat;
    }
    return line;
}

std::string_view field_sign(std::string_view field) {
    return field == kFields[0] ? "⊘" : field == kFields[1] ? "⊕" : "⊗";
}

Line signs(const Sight& sight, std::string_view territory) {
    Line line;
    for (const Json& field : sight.territory(territory).at("fields").as_array())
        line.add(std::string{field_sign(field.as_string())}, Ink::News);
    const bool relic_lies_here = sight.view().at("relic").at("place").as_string() == territory;
    if (relic_lies_here) line.add(std::string{kRelic}, Ink::Strong);
    return line;
}

Line price(const Sight& sight, const object& station) {
    Line line;
    const auto* costs = station.if_contains("price");
    if (costs == nullptr) return {};
    const int fuel = Sight::number(costs->as_object(), "fuel");
    const int ore = Sight::number(costs->as_object(), "ore");
    if (fuel > 0) line.add(sight.word("fuel", {{"n", std::to_string(fuel)}}), Ink::Fuel);
    if (fuel > 0 && ore > 0) line.add(" ");
    if (ore > 0) line.add(sight.word("ore", {{"n", std::to_string(ore)}}), Ink::Ore);
    return line.empty() ? Line{sight.word("no_price"), Ink::Good} : line;
}

Line terms(const Sight& sight, std::string_view id) {
    const object& station = sight.station(id);
    const std::string key = "terms." + std::string{id};
    const auto value = [&](std::string_view field) { return std::to_string(Sight::number(station, field)); };
    const bool nobody_there = station.at("ships").as_array().empty();
    if (nobody_there && (id == "lunar_mine" || id == "raiders_outpost")) return {sight.word(key + "_empty")};
    if (id == "lunar_mine") return {sight.word(key, {{"n", value("at_least")}})};
    if (id == "raiders_outpost") return {sight.word(key, {{"n", value("more_than")}})};
    if (id == "alien_artifact") return {sight.word(key, {{"n", value("total")}})};
    if (id == "orbital_market" && Sight::number(station, "rate") > 0)
        return {sight.word("terms.trade", {{"n", value("rate")}}), Ink::Good};
    if (id == "shipyard" && !station.contains("price")) return {sight.word("no_ship"), Ink::Quiet};
    Line line{sight.word(key)};
    const bool priced = id == "shipyard" || id == "terraforming_station" || id == "colony_constructor";
    return priced ? line.add(" ").add(price(sight, station)) : line;
}

}  // namespace orrery::cli::af
