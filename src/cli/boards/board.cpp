#include "cli/boards/board.h"

// A line for each board: its game, and the namespace of what boards/GAME/board.h declares.
#define EVERY_BOARD(BOARD)     \
    BOARD(alien_frontiers, af) \
    BOARD(pocket_imperium, pi) \
    BOARD(arcs, ar)            \
    BOARD(master_of_orion, mo) \
    BOARD(alien_artifacts, aa) \
    /* the next board above this line */

namespace orrery::cli {

#define DECLARED(game, space)       \
    namespace space {               \
    BoardArt::Draw draw;            \
    BoardArt::ChangesOf changes_of; \
    }
EVERY_BOARD(DECLARED)
#undef DECLARED

namespace {

#define ROW(game, space) {#game, space::draw, space::changes_of},
constexpr BoardArt kBoards[] = {EVERY_BOARD(ROW)};
#undef ROW
#undef EVERY_BOARD
constexpr std::string_view kSilhouettes[] = {"▲", "●", "◆", "■", "✚"};

}  // namespace

const BoardArt* board_of(std::string_view game) {
    for (const BoardArt& art : kBoards)
        if (art.game == game) return &art;
    return nullptr;
}

Line changes(const BoardArt& art, const Json& before, const Json& after, int seat, const Texts& texts) {
    const auto& then = before.at("seats").as_array();
    const auto& now = after.at("seats").as_array();
    Line line;
    const auto players = static_cast<int>(now.size());
    for (int i = 0; i < players; ++i) {
        const int each = (seat + i) % players;  // the one who acted comes first
        const auto at = static_cast<std::size_t>(each);
        const Line change = art.changes_of(then[at].as_object(), now[at].as_object(), texts);
        if (change.empty()) continue;
        if (!line.empty()) line.add(", ");
        if (i > 0) line.add(std::string{silhouette(each)} + ' ', seat_ink(each));
        line.add(change);
    }
    return line;
}

std::string_view silhouette(int seat) { return kSilhouettes[seat]; }

}  // namespace orrery::cli
