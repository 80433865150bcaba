#include "cli/boards/board.h"

#include "cli/boards/alien_frontiers.h"
#include "cli/boards/pocket_imperium.h"

namespace orrery::cli {

namespace {

constexpr BoardArt kBoards[] = {
    {"alien_frontiers", af::draw, af::changes},
    {"pocket_imperium", pi::draw, pi::changes},
};
constexpr std::string_view kSilhouettes[] = {"▲", "●", "◆", "■", "✚"};

}  // namespace

const BoardArt* board_of(std::string_view game) {
    for (const BoardArt& art : kBoards)
        if (art.game == game) return &art;
    return nullptr;
}

std::string_view silhouette(int seat) { return kSilhouettes[seat]; }

}  // namespace orrery::cli
