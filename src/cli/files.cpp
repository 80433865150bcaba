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

Result<std::string> checked(std::string text, const std::string& path, std::size_t most_bytes) {
    if (text.size() > most_bytes)
        return Message{"error.file.size", {{"file", path}, {"max", std::to_string(most_bytes >> 20U)}}};
    if (!is_utf8(text)) return about("error.file.not_text", path);
    return text;
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return fsync(file) == 0;
}

// How many bytes the character that begins here has; 0: none begins here.
std::size_t utf8_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    if (first >= 0xF0 && first < 0xF5) return 4;
    return 0;
}

// Second bytes that would spell a character longer than need be, a surrogate, or one beyond Unicode.
bool misspelt(unsigned char first, unsigned char second) {
    return (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
           (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
}

}  // namespace

bool is_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t length = utf8_length(first);
        if (length == 0 || at + length > text.size()) return false;
        for (std::size_t i = 1; i < length; ++i)
            if ((static_cast<unsigned char>(text[at + i]) & 0xC0U) != 0x80U) return false;
        if (length > 2 && misspelt(first, static_cast<unsigned char>(text[at + 1]))) return false;
        at += length;
    }
    return true;
}

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
    if (std::filesystem::is_directory(path, error)) return about("error.file.directory", path);
    std::string temporary = path + ".XXXXXX";
    const int file = mkstemp(temporary.data());
    if (file < 0) return about_errno("error.file.unwritable", path, errno);
    const mode_t mask = umask(0);
    umask(mask);
    const bool open_to_all = secrecy == Secrecy::Public;
    bool fine =
        (!open_to_all || fchmod(file, static_cast<mode_t>(0666U & ~mask)) == 0) && write_all(file, text);
    int reason = errno;
    close(file);
    if (fine && std::rename(temporary.c_str(), path.c_str()) != 0) {
        fine = false;
        reason = errno;
    }
    if (fine) return std::nullopt;
    unlink(temporary.c_str());
    return about_errno("error.file.unwritable", path, reason);
}

}  // namespace orrery::cli
