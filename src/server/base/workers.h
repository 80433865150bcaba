// A few threads for work that takes long: bots, passwords. What people wait for goes first; whatever waits is
// bounded or of a bounded number of tables.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/base/faults.h"

namespace orrery::server {

enum class Urgency : std::uint8_t { Person, Bot };

class Workers {
  public:
    // Persons' work that waits beyond `queue` is refused. `nice`: how far it stands back behind the loop's
    // thread.
    Workers(std::size_t threads, std::size_t queue, int nice, Faults& faults);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    void end();  // what waits is dropped, what runs is waited for
    bool submit(Urgency urgency, std::function<void()> work);
    std::size_t waiting() const;

  private:
    void work_on(int nice);

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> persons_, bots_;
    std::size_t queue_;
    Faults& faults_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace orrery::server
