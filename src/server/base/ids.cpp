#include "server/base/ids.h"

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/text.h"

namespace orrery::server {

namespace {

constexpr std::string_view kLetters =
    "0123456789abcdefghjkmnpqrstvwxyz";  // 32, without those that look alike
constexpr std::size_t kIdLength = 10;

std::string url_safe(const std::uint8_t* bytes, std::size_t size) {
    std::string text(sodium_base64_ENCODED_LEN(size, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes, size, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    text.resize(text.find('\0'));
    return text;
}

bool read_key(const std::string& file, Key& key) {
    const int handle = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle < 0) return false;
    const bool whole = read(handle, key.data(), key.size()) == static_cast<ssize_t>(key.size());
    fchmod(handle, S_IRUSR | S_IWUSR);  // whoever made it, and however
    close(handle);
    return whole;
}

bool write_key(const std::string& file, const Key& key) {
    const int handle = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (handle < 0) return false;
    const bool whole =
        write(handle, key.data(), key.size()) == static_cast<ssize_t>(key.size()) && fsync(handle) == 0;
    close(handle);
    return whole;
}

}  // namespace

std::string new_id() {
    std::string id;
    while (id.size() < kIdLength)
        id += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
    return id;
}

std::string new_secret() {
    std::array<std::uint8_t, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return url_safe(bytes.data(), bytes.size());
}

std::string hash_of(std::string_view secret) {
    std::string hash(crypto_hash_sha256_BYTES, '\0');
    crypto_hash_sha256(reinterpret_cast<unsigned char*>(hash.data()),
                       reinterpret_cast<const unsigned char*>(secret.data()), secret.size());
    return hex(hash);
}

std::optional<Key> key_of_folder(const std::string& folder) {
    const std::string file = folder + "/invites.key";
    Key key{};
    if (read_key(file, key)) return key;
    randombytes_buf(key.data(), key.size());
    if (!write_key(file, key)) return std::nullopt;
    return key;
}

std::string invite_token(const Key& key, std::string_view table, int seat, int number) {
    const std::string what =
        "invite " + std::string{table} + ' ' + std::to_string(seat) + ' ' + std::to_string(number);
    std::array<std::uint8_t, 24> token{};
    crypto_generichash(token.data(), token.size(), reinterpret_cast<const unsigned char*>(what.data()),
                       what.size(), key.data(), key.size());
    return url_safe(token.data(), token.size());
}

// What a password costs. Whoever changes it lets hashes of the old cost in as well.
constexpr auto kWork = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr auto kMemory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

std::string hash_password(const std::string& password) {
    std::string hash(crypto_pwhash_STRBYTES, '\0');
    if (crypto_pwhash_str(hash.data(), password.data(), password.size(), kWork, kMemory) != 0) return {};
    hash.resize(hash.find('\0'));
    return hash;
}

bool password_fits(const std::string& hash, const std::string& password) {
    // A hash that came with an imported file may ask for hours of work.
    return crypto_pwhash_str_needs_rehash(hash.c_str(), kWork, kMemory) == 0 &&
           crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace orrery::server
