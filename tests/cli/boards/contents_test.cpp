// What stands on the boards of the games with cards: nothing that a seat may know is left out.
#include <doctest/doctest.h>

#include "cli/boards/drawn.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

using boost::json::object;

// A name that was wrapped is in one piece again.
std::string in_one_line(const Lines& lines) {
    std::string all;
    for (const char c : text_of(lines)) {
        const char next = c == '\n' ? ' ' : c;
        if (next != ' ' || !all.ends_with(' ')) all += next;
    }
    return all;
}

// Looks at a game of three at many moments, as who is asked.
template <class Check>
void look_along(const char* id, Window window, Check check) {
    const GameRow& row = *find_game(id);
    const Drawer drawer{row.info(), Language::English};
    play_at_random(row, {.players = 3}, 21, 71, [&](const AnyGame& game, int) {
        if (game.over() || game.actors().chance) return;
        const Seat viewer = game.actors().first();
        const std::string board = in_one_line(drawer.draw(game, viewer, window));
        INFO(board);
        const auto names = [&](std::string_view domain, std::string_view thing) {
            const std::string name =
                drawer.texts().get("name." + std::string{domain} + '.' + std::string{thing});
            INFO(name);
            CHECK(board.find(name) != std::string::npos);
        };
        check(game.view(viewer).as_object(), viewer, names);
    });
}

}  // namespace

TEST_CASE("the large board of Arcs names every system, court card and card in the own hand") {
    look_along("arcs", kWide, [](const object& view, Seat viewer, auto names) {
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
    look_along("arcs", kSmall, [](const object& view, Seat viewer, auto names) {
        for (const Json& card : view.at("round").at("played").as_array())
            if (card.at("card").is_string()) names("card", card.at("card").as_string());
        for (const Json& card : view.at("seats").at(viewer).at("cards").as_array())
            names("card", card.at("card").as_string());
    });
}

TEST_CASE("both boards of Master of Orion name advisors and hand, the small one what others have on top") {
    for (const Window window : {kSmall, kWide})
        look_along("master_of_orion", window, [&](const object& view, Seat viewer, auto names) {
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

TEST_CASE("both boards of Alien Artifacts name the cards of the others and the own sections") {
    for (const Window window : {kSmall, kWide})
        look_along("alien_artifacts", window, [&](const object& view, Seat viewer, auto names) {
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
