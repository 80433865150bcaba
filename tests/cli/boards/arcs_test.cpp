// What stands on the boards of Arcs.
#include "cli/boards/contents.h"

using namespace orrery;
using namespace orrery::cli;

TEST_CASE("the large board of Arcs names every system, court card and card in the own hand") {
    look_along("arcs", kWide, [](const boost::json::object& view, Seat viewer, auto names) {
        for (const auto& system : view.at("systems").as_object())
            if (system.value().at("in_play").as_bool()) names("system", system.key());
        for (const Json& card : view.at("court").at("row").as_array())
            if (card.at("court").is_string()) names("court", card.at("court").as_string());
        for (const auto& ambition : view.at("ambitions").as_object()) names("ambition", ambition.key());
        for (const Json& card : view.at("seats").at(viewer).at("cards").as_array())
            names("card", card.at("card").as_string());
        for (const Json& seat : view.at("seats").as_array())
            for (const Json& guild : seat.at("guilds").as_array())
                names("court", guild.at("court").as_string());
    });
}

TEST_CASE("the small board of Arcs names the cards of the round and of the own hand") {
    look_along("arcs", kSmall, [](const boost::json::object& view, Seat viewer, auto names) {
        for (const Json& card : view.at("round").at("played").as_array())
            if (card.at("card").is_string()) names("card", card.at("card").as_string());
        for (const Json& card : view.at("seats").at(viewer).at("cards").as_array())
            names("card", card.at("card").as_string());
    });
}
