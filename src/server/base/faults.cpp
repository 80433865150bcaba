#include "server/base/faults.h"

#include "server/base/log.h"

namespace orrery::server {

void Faults::note(std::string_view place, std::string_view what) noexcept {
    constexpr std::size_t kMost = 200;
    try {
        metrics_.fault(std::string{place});
        log_event(Level::Error, "fault", {{"place", place}, {"what", what.substr(0, kMost)}});
    } catch (...) {  // no memory even for saying so: the next one may be told again
    }
}

}  // namespace orrery::server
