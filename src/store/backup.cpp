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

// What was written is on the disk, not just on its way; of a folder: the names in it.
bool sync(const std::string& path) {
    const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0) return false;
    const bool done = fsync(handle) == 0;
    ::close(handle);
    return done;
}

// The key of the invites lies beside the store, and beside a copy of it. There may be none.
bool copy_key(const std::string& from, const std::string& to) {
    std::error_code error;
    if (!fs::exists(from, error)) return true;
    fs::copy_file(from, to, fs::copy_options::overwrite_existing, error);
    keep_private(to);
    return !error && sync(to);
}

// A file on its way, which goes if nobody keeps it.
class Part {
  public:
    explicit Part(std::string path) : path_{std::move(path)} { ::unlink(path_.c_str()); }
    ~Part() {
        if (!kept_) ::unlink(path_.c_str());
    }
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    const std::string& path() const { return path_; }
    bool keep_as(const std::string& file) {
        kept_ = ::rename(path_.c_str(), file.c_str()) == 0;
        return kept_;
    }
    void keep() { kept_ = true; }

  private:
    std::string path_;
    bool kept_ = false;
};

std::optional<Message> copy_store(const std::string& store, const std::string& to, const std::string& file) {
    try {
        auto database = open_database(store, Database::Mode::ReadWrite);
        if (!database) return database.problem();
        // SQLite fills an empty file that is there.
        if (!make_private(to)) return problem("error.store.copy", file, std::strerror(errno));
        database->prepared("vacuum into ?").with(to).done();
    } catch (const SqliteError& error) {
        return problem("error.store.copy", file, error.what());
    }
    return look_over(to);
}

std::string folder_of(const std::string& file) {
    const std::string folder = fs::path{file}.parent_path().string();
    return folder.empty() ? "." : folder;
}

}  // namespace

std::optional<Message> back_up(const std::string& folder, const std::string& file) {
    const std::string store = folder + '/' + kStoreFile;
    if (!fs::exists(store)) return problem("error.store.missing", store);
    if (fs::exists(file)) return problem("error.store.exists", file);
    // Under its name it is whole, or it is not there.
    Part part{file + ".part"}, key{file + ".key"};
    if (auto wrong = copy_store(store, part.path(), file)) return wrong;
    if (!sync(part.path()) || !copy_key(folder + "/invites.key", key.path()) || !part.keep_as(file))
        return problem("error.store.copy", file, std::strerror(errno));
    key.keep();
    sync(folder_of(file));
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
    // A log that another store left would be taken for this one's.
    for (const char* left : {"", "-wal", "-journal"})
        if (fs::exists(store + left)) return problem("error.store.exists", store + left);
    Part part{store + ".new"};
    fs::copy_file(file, part.path(), error);
    if (error) return problem("error.store.copy", store, error.message());
    keep_private(part.path());
    if (!sync(part.path()) || !copy_key(file + ".key", folder + "/invites.key") || !part.keep_as(store))
        return problem("error.store.copy", store, std::strerror(errno));
    sync(folder);
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
