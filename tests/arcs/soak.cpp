#include "soak/soak.h"

#include "games/arcs/rules.h"

int main(int argc, char** argv) { return orrery::soak<orrery::ar::Arcs>(argc, argv); }
