// What must hold in release builds as well, because data from outside or a mistake of ours could break it and
// nothing after it would mean anything. Everything else is an assert.
#pragma once

namespace orrery {

// Says what was wrong and ends the program.
[[noreturn]] void give_up(const char* what);

constexpr void enforce(bool holds, const char* what) {
    if (!holds) [[unlikely]]
        give_up(what);
}

}  // namespace orrery
