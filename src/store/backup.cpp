#include "store/backup.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "store/private_file.h"
#include "store/sqlite_open.h"
#include "store/sqlite_store.h"
#include "store/wal.h"

namespace orrery::store {

namespace fs = std::filesystem;

namespace {

constexpr const char* kBackupMark = "last-backup";

Message problem(const char* key, const std::string& file, std::string reason = {}) {
    return {key, {{"file", file}, {"reason", std::move(reason)}}};
}

std::optional<Message> look_over(const std::string& file) {
    if (!fs::exists(file)) return problem("error.store.missing", file);
    auto database = open_database(file, Database::Mode::ReadOnly);
    if (!database) return database.problem();
    return check_whole_file(*database, file);
}

// The bytes are on the disk, not just on their way.
void sync(const std::string& path) {
    const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0) return;
    fsync(handle);
    ::close(handle);
}

// The key of the invites lies beside the store, and beside a copy of it.
void copy_key(const std::string& from, const std::string& to) {
    std::error_code ignored;
    if (fs::copy_file(from, to, ignored)) keep_private(to);
}

}  // namespace

std::optional<Message> back_up(const std::string& folder, const std::string& file) {
    const std::string store = folder + '/' + kStoreFile;
    if (!fs::exists(store)) return problem("error.store.missing", store);
    if (fs::exists(file)) return problem("error.store.exists", file);
    try {
        auto database = open_database(store, Database::Mode::ReadWrite);
        if (!database) return database.problem();
        // SQLite fills an empty file that is there.
        if (!make_private(file)) return problem("error.store.copy", file, std::strerror(errno));
        database->prepared("vacuum into ?").with(file).done();
    } catch (const SqliteError& error) {
        return problem("error.store.copy", file, error.what());
    }
    sync(file);
    copy_key(folder + "/invites.key", file + ".key");
    if (auto wrong = look_over(file)) return wrong;
    // Its time tells when. It is made anew: the last one may be another user's, who made a copy by hand.
    const std::string mark = folder + '/' + kBackupMark;
    ::unlink(mark.c_str());
    make_private(mark);
    return std::nullopt;
}

std::optional<std::int64_t> last_backup(const std::string& folder) {
    struct stat mark {};
    if (::stat((folder + '/' + kBackupMark).c_str(), &mark) != 0) return std::nullopt;
    return std::int64_t{mark.st_mtime} * 1000;
}

std::optional<Message> restore(const std::string& file, const std::string& folder) {
    if (auto wrong = look_over(file)) return wrong;
    const std::string store = folder + '/' + kStoreFile;
    std::error_code error;
    fs::create_directories(folder, error);
    if (fs::exists(store)) return problem("error.store.exists", store);
    const std::string half = store + ".new";
    fs::copy_file(file, half, fs::copy_options::overwrite_existing, error);
    if (error) return problem("error.store.copy", store, error.message());
    keep_private(half);
    sync(half);
    fs::rename(half, store, error);
    if (error) return problem("error.store.copy", store, error.message());
    sync(folder);
    copy_key(file + ".key", folder + "/invites.key");
    return look_over(store);
}

std::optional<Message> check_file(const std::string& folder) {
    const std::string store = folder + '/' + kStoreFile;
    if (const std::size_t lost = lost_commits(store + "-wal"); lost > 0)
        return Message{"error.store.log", {{"file", store + "-wal"}, {"n", std::to_string(lost)}}};
    if (fs::exists(folder + '/' + kDamagedLog))
        return problem("error.store.log_kept", folder + '/' + kDamagedLog);
    return look_over(store);
}

}  // namespace orrery::store
