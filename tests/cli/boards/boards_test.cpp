// What holds for the boards of all games.
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "cli/boards/drawn.h"
#include "cli/terminal/surroundings.h"
#include "shared/golden.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

constexpr Window kWindows[] = {kSmall, kLarge, kWide};

std::string in_ascii(const std::string& text) {
    std::ostringstream out;
    AsciiBuffer buffer{out};
    std::ostream stream{&buffer};
    stream << text << std::flush;
    return out.str();
}

void check_drawn(const Lines& board, Window window) {
    const std::string text = text_of(board);
    INFO(text);
    CHECK(text.find('<') == std::string::npos);  // a text that is missing
    for (const Line& line : board) CHECK(line.width() <= static_cast<std::size_t>(window.columns));
    const std::string ascii = in_ascii(text);  // a sign without a letter of its own becomes "?"
    CHECK(std::ranges::count(ascii, '?') == std::ranges::count(text, '?'));
}

// With all the options of the game that make it larger.
Setup with_options(const GameInfo& info, int players) {
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (info.options[i].id == "leaders") setup.choice[i] = 1;
    return setup;
}

}  // namespace

TEST_CASE("every game has a board that fits its window and has words for everything") {
    for (const GameRow& row : catalog()) {
        const GameInfo& info = row.info();
        CAPTURE(info.id);
        const Drawer english{info, Language::English}, polish{info, Language::Polish};
        REQUIRE(english.has_board());
        for (int players = info.min_players; players <= info.max_players; ++players)
            play_at_random(row, with_options(info, players), 7, 157, [&](const AnyGame& game, int ply) {
                const bool asks = !game.over() && !game.actors().chance;
                const Seat viewer = asks ? game.actors().first() : kSpectator;
                const auto live = asks ? live_spots(game, viewer) : std::map<std::string, int>{};
                const Drawer& drawer = ply % 2 == 0 ? english : polish;
                for (const Window window : kWindows) {
                    check_drawn(drawer.draw(game, viewer, window, live), window);
                    check_drawn(drawer.draw(game, kSpectator, window), window);
                }
            });
    }
}

TEST_CASE("a board shows nothing that its seat cannot know") {
    for (const GameRow& row : catalog()) {
        const GameInfo& info = row.info();
        CAPTURE(info.id);
        const Drawer drawer{info, Language::English};
        Rng rng{11};
        play_at_random(row, with_options(info, info.max_players), 5, 211, [&](const AnyGame& game, int) {
            if (game.over()) return;
            for (Seat seat = 0; seat < game.players(); ++seat) {
                const auto other = game.imagine(seat, rng);
                CHECK(text_of(drawer.draw(game, seat, kWide)) == text_of(drawer.draw(*other, seat, kWide)));
            }
            const auto other = game.imagine(kSpectator, rng);
            CHECK(text_of(drawer.draw(game, kSpectator, kSmall)) ==
                  text_of(drawer.draw(*other, kSpectator, kSmall)));
        });
    }
}

TEST_CASE("the board of every game looks as it did") {
    for (const GameRow& row : catalog()) {
        CAPTURE(row.info().id);
        const Drawer english{row.info(), Language::English}, polish{row.info(), Language::Polish};
        std::string all;
        play_at_random(row, with_options(row.info(), 3), 3, 140, [&](const AnyGame& game, int ply) {
            if (ply != 140 && ply != 280) return;
            const Seat viewer = game.actors().chance ? Seat{0} : game.actors().first();
            all += "--- " + std::to_string(ply) + ", 80 columns\n";
            all += text_of(polish.draw(game, viewer, kSmall));
            all += "--- " + std::to_string(ply) + ", 140 columns\n";
            all += text_of(english.draw(game, viewer, kWide));
        });
        REQUIRE(!all.empty());
        check_golden("cli/boards/golden/" + std::string{row.info().id} + ".txt", all);
    }
}
