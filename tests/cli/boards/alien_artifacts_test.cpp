// What stands on the boards of Alien Artifacts.
#include "cli/boards/contents.h"

using namespace orrery;
using namespace orrery::cli;

TEST_CASE("both boards of Alien Artifacts name the cards of the others and the own sections") {
    for (const Window window : {kSmall, kWide})
        look_along("alien_artifacts", window, [&](const boost::json::object& view, Seat viewer, auto names) {
            Seat each = 0;
            for (const Json& seat : view.at("seats").as_array()) {
                // In a small window the two columns of the own machine break long names.
                const bool whole = each++ != viewer || window.columns > kSmall.columns;
                for (const char* area : {"construction", "empire"})
                    for (const auto& row : seat.at(area).as_object())
                        for (const Json& card : row.value().as_array())
                            if (whole) names("card", card.at("card").as_string());
            }
            for (const Json& card : view.at("seats").at(viewer).at("hand").as_array()) {
                const std::string id{card.as_string()};
                names("section", id + "_a");
                names("section", id + "_b");
            }
        });
}
