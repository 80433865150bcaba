#include "server/base/backups.h"

#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <limits>
#include <vector>

#include "server/base/log.h"
#include "store/backup.h"
#include "store/sqlite_store.h"

namespace orrery::server {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kPrefix = "orrery-", kEnding = ".db", kUnfinished = ".db.part";

// Sorted by name they are sorted by time. With milliseconds: a server that is started twice within a second
// makes two copies.
std::string name_now() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
    const auto now = static_cast<std::time_t>(ms / 1000);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32]{}, part[8]{};
    std::strftime(text, sizeof text, "%Y%m%dT%H%M%S", &parts);
    std::snprintf(part, sizeof part, ".%03dZ", static_cast<int>(ms % 1000));
    return std::string{kPrefix} + text + part + std::string{kEnding};
}

void remove_copy(const fs::path& copy) {
    fs::remove(copy);
    fs::remove(copy.string() + ".key");
}

// Those that were found good, the oldest first; what a killed server left of others goes.
std::vector<fs::path> copies_in(const std::string& folder) {
    std::vector<fs::path> made;
    std::error_code none;
    for (const auto& each : fs::directory_iterator{folder, none}) {
        const std::string name = each.path().filename().string();
        if (!name.starts_with(kPrefix)) continue;
        if (name.ends_with(kEnding)) made.push_back(each.path());
        if (name.ends_with(kUnfinished)) fs::remove(each.path());
    }
    std::ranges::sort(made);
    return made;
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
    constexpr Millis kLook = 60'000;  // at the room that is left
    Millis left = first_wait();
    const auto until_next_look = [&] { return std::chrono::milliseconds{std::min(left, kLook)}; };
    while (!changed_.wait_for(lock, until_next_look(), [this] { return ending_; })) {
        left -= std::min(left, kLook);
        const bool due = left == 0;
        if (due) left = plan_.every;
        lock.unlock();
        faults_.contain("backup", [&] { due ? make_one() : make_room(0); });
        lock.lock();
    }
}

void Backups::make_one() const {
    if (fs::create_directories(plan_.to)) ::chmod(plan_.to.c_str(), S_IRWXU);
    make_room(store_bytes());
    const std::string file = plan_.to + '/' + name_now();
    if (const auto problem = store::back_up(folder_, file)) {
        faults_.note("backup", problem->key);
        return;
    }
    log_event(Level::Info, "backup", {{"file", file}});
    drop_old();
}

void Backups::drop_old() const {
    const auto made = copies_in(plan_.to);
    for (std::size_t i = 0; plan_.keep > 0 && i + plan_.keep < made.size(); ++i) remove_copy(made[i]);
    make_room(0);
}

// Copies do not fill the disk on which people play: with so much more written there is room left for twice
// the store. The latest copy stays, whatever there is.
void Backups::make_room(std::uint64_t wanted) const {
    const auto made = copies_in(plan_.to);
    for (std::size_t i = 0; i + 1 < made.size() && free_bytes() < wanted + 2 * store_bytes(); ++i) {
        remove_copy(made[i]);
        log_event(Level::Warning, "backup dropped", {{"file", made[i].string()}, {"why", "disk"}});
    }
}

std::uint64_t Backups::store_bytes() const {
    std::error_code none;
    const auto bytes = fs::file_size(folder_ + '/' + store::kStoreFile, none);
    return none ? 0 : bytes;
}

std::uint64_t Backups::free_bytes() const {
    if (plan_.free) return plan_.free();
    std::error_code unknown;
    const auto space = fs::space(plan_.to, unknown);
    return unknown ? std::numeric_limits<std::uint64_t>::max() / 2 : space.available;
}

}  // namespace orrery::server
