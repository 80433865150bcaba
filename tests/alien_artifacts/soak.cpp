#include "soak/soak.h"

#include "games/alien_artifacts/rules.h"

int main(int argc, char** argv) { return orrery::soak<orrery::aa::AlienArtifacts>(argc, argv); }
