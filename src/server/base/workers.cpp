#include "server/base/workers.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace orrery::server {

Workers::Workers(std::size_t threads, std::size_t queue, int nice, Faults& faults)
    : queue_{queue}, faults_{faults} {
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this, nice] { work_on(nice); });
}

Workers::~Workers() { end(); }

void Workers::end() {
    {
        const std::lock_guard lock{mutex_};
        ending_ = true;
        persons_.clear();
        bots_.clear();
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

bool Workers::submit(Urgency urgency, std::function<void()> work) {
    {
        const std::lock_guard lock{mutex_};
        if (ending_ || (urgency == Urgency::Person && persons_.size() >= queue_)) return false;
        (urgency == Urgency::Person ? persons_ : bots_).push_back(std::move(work));
    }
    changed_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::lock_guard lock{mutex_};
    return persons_.size() + bots_.size();
}

void Workers::work_on(int nice) {
    // On Linux a thread has a niceness of its own.
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), nice);
    std::unique_lock lock{mutex_};
    for (;;) {
        changed_.wait(lock, [this] { return ending_ || !persons_.empty() || !bots_.empty(); });
        if (ending_) return;
        auto& from = persons_.empty() ? bots_ : persons_;
        const auto work = std::move(from.front());
        from.pop_front();
        lock.unlock();
        faults_.contain("thread", work);
        lock.lock();
    }
}

}  // namespace orrery::server
