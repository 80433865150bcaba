#include "cli/boards/arcs/pieces.h"

#include <algorithm>

namespace orrery::cli::ar {

namespace {

struct ResourceInk {
    std::string_view id;
    Ink ink = Ink::Plain;
};
constexpr ResourceInk kResources[] = {{"material", Ink::Ore},
                                      {"fuel", Ink::Fuel},
                                      {"weapon", Ink::Danger},
                                      {"relic", Ink::News},
                                      {"psionic", Ink::Good}};

Line building(const Sight& sight, const object& place) {
    Line line;
    if (const auto number = sight.live("place", Sight::word_in(place, "place")))
        line.add(*number > 0 ? std::to_string(*number) : "▶", Ink::Act);
    const auto owner = Sight::number_if_any(place, "owner");
    if (!owner) return line.add("·", Ink::Quiet);
    const bool city = Sight::word_in(place, "piece") == "city";
    if (Sight::word_in(place, "kind") == "cloud") line.add("~", Ink::Quiet);
    line.add(city ? "[" : "(").add(std::string{silhouette(*owner)}, piece_ink(*owner));
    if (place.at("damaged").as_bool()) line.add("!", Ink::Danger);
    line.add(city ? "]" : ")");
    return place.at("used").as_bool() ? line.add("'", Ink::Quiet) : line;
}

// The gates that follow and precede in the ring; the other systems of a cluster are drawn together.
bool is_drawn(std::string_view from, std::string_view to) {
    if (from[0] == to[0]) return true;
    if (from[1] != 'g') return false;
    const int apart = (from[0] - to[0] + kClusters) % kClusters;
    return apart == 1 || apart == kClusters - 1;
}

}  // namespace

const object& Sight::system(int number) const {
    return (view().at("systems").as_object().begin() + number)->value().as_object();
}

std::string Sight::system_name(int number) const {
    return name("system", (view().at("systems").as_object().begin() + number)->key());
}

std::string Sight::word(std::string_view key, const Params& params) const {
    return texts().format("arcs." + std::string{key}, params);
}

Lines fleets(const object& system) {
    Lines parts;
    int seat = 0;
    for (const Json& json : system.at("fleets").as_array()) {
        const int fresh = Sight::number(json.as_object(), "fresh");
        const int damaged = Sight::number(json.as_object(), "damaged");
        if (fresh + damaged > 0) {
            Line fleet{std::string{silhouette(seat)} + std::to_string(fresh), piece_ink(seat)};
            if (damaged > 0) fleet.add('/' + std::to_string(damaged), Ink::Danger);
            parts.push_back(std::move(fleet));
        }
        ++seat;
    }
    return parts;
}

Line buildings(const Sight& sight, const object& system) {
    Line line;
    for (const Json& place : system.at("places").as_array()) line.add(building(sight, place.as_object()));
    return line;
}

Line links(const Sight& sight, std::string_view id) {
    Line line;
    for (const Json& neighbour : sight.system(id).at("neighbours").as_array()) {
        const std::string to{neighbour.as_string()};
        const bool gates_or_bridge = (id[1] == 'g') == (to[1] == 'g');
        if (!is_drawn(id, to) && gates_or_bridge) line.add("↔" + to, Ink::Orbit);
    }
    return line;
}

Line resource(const Sight& sight, std::string_view id) {
    const auto* found = std::ranges::find(kResources, id, &ResourceInk::id);
    return {sight.word("letter." + std::string{id}), found == std::end(kResources) ? Ink::Plain : found->ink};
}

Line counts(const array& by_seat, std::optional<int> leading) {
    Line line;
    int seat = 0;
    for (const Json& json : by_seat) {
        if (const int n = json.to_number<int>(); n > 0) {
            const bool leads = leading == seat;
            line.add(line.empty() ? "" : " ").add(leads ? "(" : "", Ink::Strong);
            line.add(std::string{silhouette(seat)} + std::to_string(n), piece_ink(seat));
            line.add(leads ? ")" : "", Ink::Strong);
        }
        ++seat;
    }
    return line;
}

Line pips(int n) {
    std::string all;
    for (int i = 0; i < n; ++i) all += "•";
    return {all, Ink::Act};
}

}  // namespace orrery::cli::ar
