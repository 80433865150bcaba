// toml++ as we use it: without exceptions, and without its assertions. One of them is wrong: a table header
// that begins badly ("[=]") trips it, although the parser refuses such a file properly a few lines further
// on. The parser itself is compiled once, in toml.cpp.
#pragma once

#define TOML_HEADER_ONLY 0
#define TOML_EXCEPTIONS 0
#define TOML_ASSERT(expr) static_assert(true)
#include <toml++/toml.h>
