// Names that nobody can guess, and what is kept of those that are secret.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::server {

// Ten small letters and digits (50 bits): tables, people.
std::string new_id();
// 256 random bits as URL-safe text: cookies.
std::string new_secret();
// SHA-256 in hex.
std::string hash_of(std::string_view secret);

// The server's own key, from which invite tokens follow, so that a link can be shown again although the store
// keeps only its hash.
using Key = std::array<std::uint8_t, 32>;
// Reads the key of a data folder, or makes it (readable by the owner alone). Nothing: it can be neither read
// nor made.
std::optional<Key> key_of_folder(const std::string& folder);
std::string invite_token(const Key& key, std::string_view table, int seat, int number);

// argon2id; slow on purpose: not on the loop's thread.
std::string hash_password(const std::string& password);
bool password_fits(const std::string& hash, const std::string& password);

}  // namespace orrery::server
