// When two names are the same to whoever reads them.
#pragma once

#include <string>
#include <string_view>

namespace orrery::store {

// Names that look alike have the same key: without invisible characters, blanks, marks on letters and the
// difference of small and large letters, with one letter for all that look like it (Unicode's confusables).
std::string name_key(std::string_view name);
// A character of which nobody sees anything, or that has no business in a name: no letter, digit, sign or
// mark of any writing, but one that controls, joins, encloses, stands for another, or is none at all.
bool is_unseen(char32_t code);

}  // namespace orrery::store
