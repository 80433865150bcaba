#include "server/base/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace orrery::server {

FolderLock::FolderLock(const std::string& folder) {
    std::error_code error;
    if (std::filesystem::create_directories(folder, error)) ::chmod(folder.c_str(), S_IRWXU);
    handle_ = ::open((folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (handle_ >= 0) ::fchmod(handle_, S_IRUSR | S_IWUSR);
    if (handle_ < 0)
        problem_ = Message{"error.serve.folder", {{"folder", folder}}};
    else if (flock(handle_, LOCK_EX | LOCK_NB) != 0)
        problem_ = Message{"error.serve.locked", {{"folder", folder}}};
}

FolderLock::~FolderLock() {
    if (handle_ >= 0) ::close(handle_);
}

}  // namespace orrery::server
