#include "soak/soak.h"

#include "games/alien_frontiers/rules.h"

int main(int argc, char** argv) { return orrery::soak<orrery::af::AlienFrontiers>(argc, argv); }
