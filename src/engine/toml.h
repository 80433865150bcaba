// toml++ as we use it: without exceptions, and without its assertions. One of them is wrong: a table header
// that begins badly ("[=]") trips it, although the parser refuses such a file properly a few lines further
// on.
#pragma once

#define TOML_EXCEPTIONS 0
#define TOML_ASSERT(expr) static_assert(true)
#include <toml++/toml.h>
