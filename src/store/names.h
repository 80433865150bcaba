// When two names are the same to whoever reads them.
#pragma once

#include <string>
#include <string_view>

namespace orrery::store {

// Names that look alike have the same key: without invisible characters, blanks, marks on letters and the
// difference of small and large letters, with one letter for all that look like it (Unicode's confusables).
std::string name_key(std::string_view name);

}  // namespace orrery::store
