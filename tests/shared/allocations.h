// Counts what is taken from the heap, to prove that nothing is.
#pragma once

#include <cstdint>

namespace orrery {

// How often operator new was called so far in this program.
std::uint64_t allocations();

}  // namespace orrery
