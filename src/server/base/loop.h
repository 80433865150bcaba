// The one thread on which all tables, people and connections live, so that nothing of them needs a lock.
// Other threads (the store's, the bots') hand their results to it.
#pragma once

#include <cstdint>
#include <functional>

namespace orrery::server {

using Millis = std::int64_t;

class Loop {
  public:
    virtual ~Loop() = default;
    // From any thread: `work` runs on the loop's thread, after what was posted before.
    virtual void post(std::function<void()> work) = 0;
    // From the loop's thread: `work` runs there after so long.
    virtual void after(Millis delay, std::function<void()> work) = 0;
    // Since 1970.
    virtual Millis now() const = 0;
};

}  // namespace orrery::server
