#include "core/version.h"

namespace orrery {

std::string_view version() { return ORRERY_VERSION; }

}  // namespace orrery
