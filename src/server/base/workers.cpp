#include "server/base/workers.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <tuple>

namespace orrery::server {

namespace {

constexpr double kGuess = 0.01;  // seconds that a job is taken to cost until it is done

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

double thread_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

Workers::Workers(std::size_t threads, std::size_t queue, int nice, Faults& faults, double network_shares)
    : queue_{queue}, network_shares_{network_shares}, faults_{faults} {
    for (std::size_t i = 0; i < threads; ++i)
        threads_.emplace_back(
            [this, nice, only_quick = i > 0 && i + 1 == threads] { work_on(nice, only_quick); });
}

Workers::~Workers() { end(); }

void Workers::end() {
    {
        const std::lock_guard lock{mutex_};
        ending_ = true;
        waiting_.clear();
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

bool Workers::submit(Job job) {
    {
        const std::lock_guard lock{mutex_};
        const auto same = [&](const Waiting& each) { return each.job.payer.person == job.payer.person; };
        if (ending_ || waiting_.size() >= queue_) return false;
        if (job.most != Job::kAny && std::ranges::count_if(waiting_, same) >= static_cast<long>(job.most))
            return false;
        for (const std::string* who : {&job.payer.address, &job.payer.person, &job.payer.network})
            if (!who->empty()) used_[*who] = std::max(used_[*who], served_);
        waiting_.push_back({std::move(job), now()});
    }
    changed_.notify_all();  // one that does only what is quick may not be the one that is wanted
    return true;
}

std::size_t Workers::waiting() const {
    const std::lock_guard lock{mutex_};
    return waiting_.size();
}

double Workers::used(const std::string& who) const {
    const auto at = used_.find(who);
    return at == used_.end() ? served_ : at->second;
}

// Whoever takes another address of the same network for each job comes after it all the same.
double Workers::used_there(const Payer& payer) const {
    const double address = used(payer.address);
    return payer.network.empty() ? address : std::max(address, used(payer.network));
}

Workers::Queue::iterator Workers::next(bool only_quick) {
    auto best = waiting_.end();
    for (auto at = waiting_.begin(); at != waiting_.end(); ++at) {
        if (only_quick && at->job.pace != Pace::Quick) continue;
        const auto rank = [this](const Job& job) {
            return std::tuple{job.pace == Pace::Idle, used_there(job.payer), used(job.payer.person)};
        };
        if (best == waiting_.end() || rank(at->job) < rank(best->job)) best = at;
    }
    return best;
}

void Workers::charge(const Payer& payer, double seconds) {
    used_[payer.address] += seconds;
    if (payer.person != payer.address) used_[payer.person] += seconds;
    if (!payer.network.empty()) used_[payer.network] += seconds / network_shares_;
}

void Workers::forget_idle() {
    constexpr std::size_t kMany = 10'000;
    if (used_.size() > kMany)
        std::erase_if(used_, [this](const auto& each) { return each.second <= served_; });
}

void Workers::work_on(int nice, bool only_quick) {
    // On Linux a thread has a niceness of its own.
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), nice);
    std::unique_lock lock{mutex_};
    for (;;) {
        auto found = waiting_.end();
        changed_.wait(lock, [&] { return ending_ || (found = next(only_quick)) != waiting_.end(); });
        if (ending_) return;
        const Waiting taken = std::move(*found);
        waiting_.erase(found);
        served_ = std::max(served_, used_there(taken.job.payer));
        charge(taken.job.payer, kGuess);
        forget_idle();
        lock.unlock();
        const double before = thread_seconds();
        faults_.contain("thread", [&] { taken.job.work(now() - taken.since); });
        const double cost = thread_seconds() - before;
        lock.lock();
        charge(taken.job.payer, cost - kGuess);
    }
}

}  // namespace orrery::server
