#include "server/base/backups.h"

#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <vector>

#include "server/base/log.h"
#include "store/backup.h"

namespace orrery::server {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kPrefix = "orrery-", kEnding = ".db", kUnfinished = ".db.part";

// Sorted by name they are sorted by time.
std::string name_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32]{};
    std::strftime(text, sizeof text, "%Y%m%dT%H%M%SZ", &parts);
    return std::string{kPrefix} + text + std::string{kEnding};
}

}  // namespace

Backups::Backups(std::string folder, BackupPlan plan, Faults& faults)
    : folder_{std::move(folder)}, plan_{std::move(plan)}, faults_{faults} {
    if (plan_.to.empty()) plan_.to = folder_ + "/backups";
    if (plan_.every > 0) thread_ = std::thread{[this] { work_on(); }};
}

Backups::~Backups() { end(); }

void Backups::end() {
    {
        const std::lock_guard lock{mutex_};
        ending_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

// A server that is started often makes copies as often as one that runs on.
Millis Backups::first_wait() const {
    const auto last = store::last_backup(folder_);
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    return last ? std::clamp<Millis>(plan_.every - (now.count() - *last), 0, plan_.every) : 0;
}

void Backups::work_on() {
    std::unique_lock lock{mutex_};
    Millis wait = first_wait();
    while (!changed_.wait_for(lock, std::chrono::milliseconds{wait}, [this] { return ending_; })) {
        wait = plan_.every;
        lock.unlock();
        faults_.contain("backup", [this] { make_one(); });
        lock.lock();
    }
}

void Backups::make_one() const {
    if (fs::create_directories(plan_.to)) ::chmod(plan_.to.c_str(), S_IRWXU);
    const std::string file = plan_.to + '/' + name_now();
    if (const auto problem = store::back_up(folder_, file)) {
        faults_.note("backup", problem->key);
        return;
    }
    log_event(Level::Info, "backup", {{"file", file}});
    drop_old();
}

void Backups::drop_old() const {
    std::vector<fs::path> made;
    for (const auto& each : fs::directory_iterator{plan_.to}) {
        const std::string name = each.path().filename().string();
        if (!name.starts_with(kPrefix)) continue;
        if (name.ends_with(kEnding)) made.push_back(each.path());
        if (name.ends_with(kUnfinished)) fs::remove(each.path());  // a server was killed over it
    }
    std::ranges::sort(made);
    for (std::size_t i = 0; plan_.keep > 0 && i + plan_.keep < made.size(); ++i) {
        fs::remove(made[i]);
        fs::remove(made[i].string() + ".key");
    }
}

}  // namespace orrery::server
