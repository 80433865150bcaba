// What stands on the boards of a game with cards: nothing that a seat may know is left out.
#pragma once

#include <doctest/doctest.h>

#include "cli/boards/drawn.h"

namespace orrery::cli {

// A name that was wrapped is in one piece again.
inline std::string in_one_line(const Lines& lines) {
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

}  // namespace orrery::cli
