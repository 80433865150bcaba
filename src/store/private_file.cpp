#include "store/private_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace orrery::store {

bool make_private(const std::string& file) {
    // One that is there is not opened: closing it again would end the locks that SQLite has on it in this
    // process.
    const int handle = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (handle >= 0) ::close(handle);
    return ::chmod(file.c_str(), S_IRUSR | S_IWUSR) == 0;
}

void keep_private(const std::string& file) { ::chmod(file.c_str(), S_IRUSR | S_IWUSR); }

}  // namespace orrery::store
