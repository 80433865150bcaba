#include "cli/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>

#include "core/text.h"

namespace orrery::cli {

namespace {

using Problem = std::optional<Message>;

Message about(std::string key, const std::string& path) { return {std::move(key), {{"file", path}}}; }

Message about_errno(std::string key, const std::string& path, int error) {
    return {std::move(key), {{"file", path}, {"reason", std::strerror(error)}}};
}

// At most one piece more than is allowed, so that too much is noticed without being read.
std::string read_limited(std::istream& in, std::size_t most_bytes) {
    constexpr std::size_t kPiece = 1U << 20U;
    std::string text;
    while (in && text.size() <= most_bytes) {
        const std::size_t before = text.size();
        text.resize(before + kPiece);
        in.read(text.data() + before, kPiece);
        text.resize(before + static_cast<std::size_t>(in.gcount()));
    }
    return text;
}

// The first line that is not text.
std::size_t damaged_line(std::string_view text) {
    std::size_t number = 1;
    for (const std::string_view line : split(text, '\n')) {
        if (!is_utf8(line)) break;
        ++number;
    }
    return number;
}

Result<std::string> checked(std::string text, const std::string& path, std::size_t most_bytes) {
    if (text.size() > most_bytes)
        return Message{"error.file.size", {{"file", path}, {"max", std::to_string(most_bytes >> 20U)}}};
    if (!is_utf8(text))
        return Message{"error.file.not_text", {{"file", path}, {"line", std::to_string(damaged_line(text))}}};
    return text;
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// A device or a pipe is written to: a file in its place would take it away from everybody.
Problem write_into(const std::string& path, std::string_view text) {
    const int file = open(path.c_str(), O_WRONLY | O_CLOEXEC);
    const bool fine = file >= 0 && write_all(file, text);
    const int reason = errno;
    if (file >= 0) close(file);
    return fine ? std::nullopt : Problem{about_errno("error.file.unwritable", path, reason)};
}

// Where the text goes: behind links, which stay.
std::string behind_links(const std::string& path) {
    std::error_code error;
    const auto target = std::filesystem::canonical(path, error);
    return error ? path : target.string();
}

}  // namespace

Result<std::string> read_text_file(const std::string& path, std::istream& standard_input,
                                   std::size_t most_bytes) {
    if (path == "-") return checked(read_limited(standard_input, most_bytes), path, most_bytes);
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status)) return about("error.file.missing", path);
    if (std::filesystem::is_directory(status)) return about("error.file.directory", path);
    std::ifstream file{path, std::ios::binary};
    if (!file) return about_errno("error.file.unreadable", path, errno);
    return checked(read_limited(file, most_bytes), path, most_bytes);
}

std::optional<Message> write_text_file(const std::string& path, std::string_view text, Secrecy secrecy) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (std::filesystem::is_directory(status)) return about("error.file.directory", path);
    if (std::filesystem::is_other(status)) return write_into(path, text);
    const std::string target = behind_links(path);
    std::string temporary = target + ".XXXXXX";
    const int file = mkstemp(temporary.data());
    if (file < 0) return about_errno("error.file.unwritable", path, errno);
    const mode_t mask = umask(0);
    umask(mask);
    const bool open_to_all = secrecy == Secrecy::Public;
    bool fine = (!open_to_all || fchmod(file, static_cast<mode_t>(0666U & ~mask)) == 0) &&
                write_all(file, text) && fsync(file) == 0;
    int reason = errno;
    close(file);
    if (fine && std::rename(temporary.c_str(), target.c_str()) != 0) {
        fine = false;
        reason = errno;
    }
    if (fine) return std::nullopt;
    unlink(temporary.c_str());
    return about_errno("error.file.unwritable", path, reason);
}

}  // namespace orrery::cli
