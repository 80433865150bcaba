// Copies of the store, made by the clock while the server runs, each looked over before an older one goes.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "server/base/faults.h"
#include "server/base/loop.h"

namespace orrery::server {

struct BackupPlan {
    Millis every = 0;                       // 0: none
    std::size_t keep = 0;                   // the latest so many; 0: all
    std::string to;                         // the folder; empty: `backups` in the store's
    std::function<std::uint64_t()> free{};  // of tests: bytes left on the disk of that folder
};

class Backups {
  public:
    Backups(std::string folder, BackupPlan plan, Faults& faults);
    ~Backups();
    Backups(const Backups&) = delete;
    Backups& operator=(const Backups&) = delete;

    void end();

  private:
    Millis first_wait() const;
    void work_on();
    void make_one() const;
    void drop_old() const;
    void make_room(std::uint64_t wanted) const;
    std::uint64_t store_bytes() const;
    std::uint64_t free_bytes() const;

    std::string folder_;
    BackupPlan plan_;
    Faults& faults_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool ending_ = false;
    std::thread thread_;
};

}  // namespace orrery::server
