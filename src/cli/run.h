// The program as a function of its arguments and streams, so that tests can run it.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/terminal/surroundings.h"

namespace orrery::cli {

// What the program itself says, without the texts of the games.
const Texts& own_texts(Language language);

// Returns the exit status: 0 fine, 1 failed, 2 used wrongly.
int run(const std::vector<std::string>& args, std::istream& in, std::ostream& out, std::ostream& err,
        const Surroundings& around = {});

}  // namespace orrery::cli
