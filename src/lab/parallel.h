// Work that falls into independent pieces, on several threads.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace orrery {

// Calls make_worker() once in each thread and the worker with every number below n, in any order. Calls
// watch(done) from the calling thread about ten times a second; false ends the work before its end. True: all
// pieces are done.
template <class MakeWorker>
bool in_parallel(std::size_t n, int threads, MakeWorker make_worker,
                 const std::function<bool(std::size_t)>& watch) {
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t next = 0, done = 0;
    bool stop = false;
    const auto take = [&](std::size_t finished) {
        const std::scoped_lock lock{mutex};
        done += finished;
        changed.notify_one();
        return stop ? n : next++;
    };
    const auto work = [&] {
        auto worker = make_worker();
        for (std::size_t i = take(0); i < n; i = take(1)) worker(i);
    };
    std::vector<std::thread> workers;
    for (std::size_t i = 0; i < std::min<std::size_t>(static_cast<std::size_t>(threads), n); ++i)
        workers.emplace_back(work);
    std::unique_lock lock{mutex};
    while (done < n && !stop) {
        changed.wait_for(lock, std::chrono::milliseconds{100});
        const std::size_t so_far = done;
        lock.unlock();
        const bool go_on = !watch || watch(so_far);
        lock.lock();
        stop = !go_on;
    }
    lock.unlock();
    for (std::thread& worker : workers) worker.join();
    return done == n;
}

}  // namespace orrery
