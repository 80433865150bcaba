// Many tasks on a few threads. Which thread takes which task is left to chance, so a task may depend on its
// number alone.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace orrery {

// Each thread asks make_worker() for a function of its own and calls it with the numbers of its tasks. The
// calling thread takes part and tells how many tasks are done.
template <class MakeWorker>
void in_parallel(std::size_t tasks, int threads, const MakeWorker& make_worker,
                 const std::function<void(std::size_t)>& progress = {}) {
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> done{0};
    const auto work = [&](bool tells) {
        auto worker = make_worker();
        for (std::size_t task = next++; task < tasks; task = next++) {
            worker(task);
            ++done;
            if (tells && progress) progress(done);
        }
    };
    std::vector<std::thread> helpers;
    const auto wanted = static_cast<std::size_t>(std::max(threads, 1));
    for (std::size_t i = 1; i < std::min(wanted, tasks); ++i) helpers.emplace_back(work, false);
    work(true);
    for (std::thread& helper : helpers) helper.join();
    if (progress) progress(tasks);
}

}  // namespace orrery
