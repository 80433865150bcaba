// All games of the program. What needs more than their names stands in catalog/games/ and lab/games/, a file
// for each game, so that a change in one game compiles nothing of another.
#pragma once

// A line for each game, in the order of the catalog: its namespace, and how its rules are declared there.
#define EVERY_GAME(GAME)             \
    GAME(af, struct, AlienFrontiers) \
    GAME(pi, class, PocketImperium)  \
    GAME(ar, struct, Arcs)           \
    GAME(mo, class, MasterOfOrion)   \
    GAME(aa, class, AlienArtifacts)  \
    /* the next game above this line */

namespace orrery {

#define DECLARED(space, kind, name) \
    namespace space {               \
    kind name;                      \
    }
EVERY_GAME(DECLARED)
#undef DECLARED

template <class... R>
struct GameTypes {};

// Every line of a list begins with a comma here, so something stands before the first of them.
template <class Nothing, class... R>
struct TypesBehind {
    using Games = GameTypes<R...>;
};
#define AND_THE_NEXT(space, kind, name) , space::name
using AllGames = TypesBehind<void EVERY_GAME(AND_THE_NEXT)>::Games;
#undef AND_THE_NEXT
#undef EVERY_GAME

}  // namespace orrery
