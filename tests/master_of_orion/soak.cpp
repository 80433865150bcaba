#include "soak/soak.h"

#include "games/master_of_orion/rules.h"

int main(int argc, char** argv) { return orrery::soak<orrery::mo::MasterOfOrion>(argc, argv); }
