// What stands on the boards of Master of Orion.
#include "cli/boards/contents.h"

using namespace orrery;
using namespace orrery::cli;

TEST_CASE("both boards of Master of Orion name advisors and hand, the small one what others have on top") {
    for (const Window window : {kSmall, kWide})
        look_along("master_of_orion", window, [&](const boost::json::object& view, Seat viewer, auto names) {
            for (const Json& advisor : view.at("centre").as_array()) names("advisor", advisor.as_string());
            for (const Json& seat : view.at("seats").as_array()) {
                if (seat.at("advisor").is_string()) names("advisor", seat.at("advisor").as_string());
                const bool short_names = window.columns > kSmall.columns || seat.at("hand").is_array();
                for (const Json& system : seat.at("systems").as_array())
                    if (!short_names && !system.at("cards").as_array().empty())
                        names("structure", system.at("active").at("card").as_string());
            }
            for (const Json& held : view.at("seats").at(viewer).at("hand").as_array())
                names("structure", held.at("card").as_string());
        });
}
