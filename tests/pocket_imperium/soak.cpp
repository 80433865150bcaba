#include "soak/soak.h"

#include "games/pocket_imperium/rules.h"

int main(int argc, char** argv) { return orrery::soak<orrery::pi::PocketImperium>(argc, argv); }
