// A few threads for work that takes long (bots, hints, passwords), shared fairly: whoever has used them least
// comes first, what is quick does not wait behind what is slow, and what can wait lets all others go first.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <limits>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/base/faults.h"
#include "server/base/payer.h"

namespace orrery::server {

enum class Pace : std::uint8_t { Quick, Slow, Idle };  // Idle: when nobody else waits

struct Job {
    static constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();

    Pace pace = Pace::Slow;
    Payer payer;
    std::size_t most = kAny;  // so many of this person may wait; beyond them it is refused
    std::function<void(double waited)> work;
};

// The processor's seconds that this thread has used so far.
double thread_seconds();

class Workers {
  public:
    // Of several threads one does only what is quick. `queue`: what may wait in all. `nice`: how far they
    // stand back behind the loop's thread. Turns go round over addresses, and over people behind one address;
    // a network has so many shares of what an address has.
    Workers(std::size_t threads, std::size_t queue, int nice, Faults& faults, double network_shares = 1);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // False: too much waits, or of this person.
    bool submit(Job job);
    void end();  // what waits is dropped, what runs is waited for
    std::size_t waiting() const;

  private:
    struct Waiting {
        Job job;
        double since = 0;
    };
    using Queue = std::list<Waiting>;

    void work_on(int nice, bool only_quick);
    Queue::iterator next(bool only_quick);
    void charge(const Payer& payer, double seconds);
    double used(const std::string& who) const;
    double used_there(const Payer& payer) const;
    void forget_idle();

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Queue waiting_;
    // Seconds used by an address or a person, or by a network for each of its shares; who comes anew begins
    // where the last one served stands, so that nobody saves turns up.
    std::unordered_map<std::string, double> used_;
    double served_ = 0;
    std::size_t queue_;
    double network_shares_;
    Faults& faults_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace orrery::server
