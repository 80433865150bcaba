#include "cli/boards/board.h"

#include "cli/boards/alien_artifacts/board.h"
#include "cli/boards/alien_frontiers/board.h"
#include "cli/boards/arcs/board.h"
#include "cli/boards/master_of_orion/board.h"
#include "cli/boards/pocket_imperium/board.h"

namespace orrery::cli {

namespace {

constexpr BoardArt kBoards[] = {
    {"alien_frontiers", af::draw, af::changes_of},
    {"alien_artifacts", aa::draw, aa::changes_of},
    {"arcs", ar::draw, ar::changes_of},
    {"master_of_orion", mo::draw, mo::changes_of},
    {"pocket_imperium", pi::draw, pi::changes_of},
};
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
