#include "soak/soak.h"

#include "games/arcs/rules.h"

int main(int argc, char** argv) {
    return orrery::soak<orrery::ar::Arcs>(argc, argv,
                                          {{},
                                           {{"leaders", "on"}},
                                           {{"split_discard", "on"}},
                                           {{"leaders", "two_lore"}, {"split_discard", "on"}}});
}
