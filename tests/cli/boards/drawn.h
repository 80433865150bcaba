// Boards drawn in the middle of random games, without a program around them.
#pragma once

#include <memory>

#include "catalog/catalog.h"
#include "cli/boards/board.h"
#include "cli/program.h"
#include "core/rng.h"

namespace orrery::cli {

struct Window {
    int columns = 0, rows = 0;
};
inline constexpr Window kSmall{80, 24}, kLarge{100, 40}, kWide{140, 50};

// Draws the boards of one game in one language.
class Drawer {
  public:
    Drawer(const GameInfo& game, Language language) : art_{board_of(game.id)}, texts_{own_texts(language)} {
        texts_.add(texts_of(built_in(), game, language));
        if (auto content = built_in().part(game.id).content_json(language)) content_ = *content;
    }

    bool has_board() const { return art_ != nullptr; }
    const Texts& texts() const { return texts_; }
    Lines draw(const AnyGame& game, Seat viewer, Window window,
               const std::map<std::string, int>& live = {}) const {
        const Json view = game.view(viewer);
        return art_->draw({view, texts_, window.columns, window.rows, {}, live, content_});
    }

  private:
    const BoardArt* art_;
    Texts texts_;
    Json content_;
};

// Every spot that an answer of this seat names.
inline std::map<std::string, int> live_spots(const AnyGame& game, Seat seat) {
    ActionList options;
    game.list(seat, options);
    std::map<std::string, int> live;
    for (std::size_t i = 0; i < options.size(); ++i)
        live.try_emplace(game.verbs().spot(options[i]), static_cast<int>(i) + 1);
    return live;
}

// Plays at random to the end and shows the game after every so many answers.
template <class Look>
void play_at_random(const GameRow& row, const Setup& setup, std::uint64_t seed, int every, Look look) {
    const std::unique_ptr<AnyGame> game = std::move(*row.make(built_in(), setup));
    Rng rng{seed};
    for (int ply = 0; !game->over(); ++ply) {
        if (ply % every == 0) look(*game, ply);
        const Seat seat = game->actors().first();
        ActionList options;
        game->list(seat, options);
        game->play(seat, rng.one_of(options));
    }
    look(*game, -1);  // the end
}

}  // namespace orrery::cli
