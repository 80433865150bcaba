// The one place where the parser of toml++ is compiled.
#define TOML_IMPLEMENTATION
#include "engine/toml.h"
