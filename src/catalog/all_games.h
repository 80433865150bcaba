// All games of the program. What needs more than their names stands in catalog/games/ and lab/games/, a file
// for each game, so that a change in one game compiles nothing of another.
#pragma once

namespace orrery {

namespace aa {
class AlienArtifacts;
}
namespace af {
struct AlienFrontiers;
}
namespace ar {
struct Arcs;
}
namespace mo {
class MasterOfOrion;
}
namespace pi {
class PocketImperium;
}

template <class... R>
struct GameTypes {};
// The order is the order of the catalog.
using AllGames = GameTypes<af::AlienFrontiers,  //
                           pi::PocketImperium,  //
                           ar::Arcs,            //
                           mo::MasterOfOrion,   //
                           aa::AlienArtifacts>;

}  // namespace orrery
