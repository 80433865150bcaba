#include "core/enforce.h"

#include <cstdio>
#include <cstdlib>

namespace orrery {

void give_up(const char* what) {
    std::fprintf(stderr, "orrery gives up, something is out of bounds: %s\n", what);
    std::abort();
}

}  // namespace orrery
