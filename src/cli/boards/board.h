// How a game looks on a terminal: one row for each game, drawn from the view and nothing else.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/styled.h"
#include "engine/json.h"
#include "engine/texts.h"

namespace orrery::cli {

struct BoardRequest {
    const Json& view;
    const Texts& texts;
    int columns = 100, rows = 40;  // of the sheet: a small one gets a small board
    std::vector<std::string> who;  // by seat: who sits there; may be empty
    std::map<std::string, int>
        live;        // spots that answers name, each with the number of its answer (0: several)
    Json content{};  // what the cards of the game say, where they come with a file (docs/content.md); else
                     // null
};

struct BoardArt {
    using Draw = Lines(const BoardRequest& request);
    // What an answer did to one seat, in a few signs: "+3F". Empty: nothing worth telling.
    using ChangesOf = Line(const boost::json::object& before, const boost::json::object& after,
                           const Texts& texts);

    std::string_view game;
    Draw* draw;
    ChangesOf* changes_of;
};

// Null: this game has no board yet; it is played from its list of answers.
const BoardArt* board_of(std::string_view game);

// What an answer of `seat` did to everybody, to other seats with their piece. Empty: nothing worth telling.
Line changes(const BoardArt& art, const Json& before, const Json& after, int seat, const Texts& texts);

// The piece of a seat: triangle, circle, diamond, square, cross.
std::string_view silhouette(int seat);

}  // namespace orrery::cli
