// A disk that fills up under SQLite, as SQLite sees one: as long as this lives, whatever it writes takes from
// the room that is left; what does not fit any more is written in part, and answered with SQLITE_FULL, as a
// system without room (ENOSPC) makes it do. (A limit of the size of files is another fault:
// SQLITE_IOERR_WRITE.)
#pragma once

#include <sqlite3.h>

#include <atomic>
#include <cstdint>
#include <limits>
#include <map>
#include <mutex>

namespace orrery {

class FullDisk {
  public:
    static constexpr std::int64_t kEmpty = std::numeric_limits<std::int64_t>::max();

    FullDisk() {
        usual_ = sqlite3_vfs_find(nullptr);
        ours_ = *usual_;
        ours_.zName = "full_disk";
        ours_.xOpen = open;
        sqlite3_vfs_register(&ours_, 1);
    }
    // The stores that were opened meanwhile are closed by now.
    ~FullDisk() {
        sqlite3_vfs_unregister(&ours_);
        sqlite3_vfs_register(usual_, 1);
        left_ = kEmpty;
        refused_ = 0;
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

    void room(std::int64_t bytes) { left_ = bytes; }
    int refused() const { return refused_; }  // how many writes there was no room for

  private:
    // SQLite's own methods for a file, but for writing. A file has one of a few sets of them.
    struct Methods {
        sqlite3_io_methods ours;  // first, so that SQLite finds what it looks for
        const sqlite3_io_methods* usual;
    };

    static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
        const int code = usual_->xOpen(usual_, name, file, flags, out);
        if (code != SQLITE_OK || file->pMethods == nullptr) return code;
        static std::map<const sqlite3_io_methods*, Methods> known;
        static std::mutex mutex;
        const std::lock_guard lock{mutex};
        Methods& methods = known[file->pMethods];
        if (methods.usual == nullptr) {
            methods = {*file->pMethods, file->pMethods};
            methods.ours.xWrite = write;
        }
        file->pMethods = &methods.ours;
        return code;
    }
    static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
        const sqlite3_io_methods& usual = *reinterpret_cast<const Methods*>(file->pMethods)->usual;
        if (left_ == kEmpty) return usual.xWrite(file, bytes, size, at);
        const std::int64_t room = left_.load();
        if (room >= size) {
            left_ -= size;
            return usual.xWrite(file, bytes, size, at);
        }
        ++refused_;
        left_ = 0;
        const int code = room > 0 ? usual.xWrite(file, bytes, static_cast<int>(room), at) : SQLITE_OK;
        return code == SQLITE_OK ? SQLITE_FULL : code;
    }

    inline static sqlite3_vfs* usual_ = nullptr;
    inline static std::atomic<std::int64_t> left_{kEmpty};
    inline static std::atomic<int> refused_{0};
    sqlite3_vfs ours_{};
};

}  // namespace orrery
