// Files in and out. What comes in is limited in size and checked to be text; what goes out is never half
// there.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "engine/message.h"

namespace orrery::cli {

inline constexpr std::size_t kMaxFileBytes = 8U << 20U;
inline constexpr std::size_t kMaxTableBytes = 1U << 30U;  // of games that the program itself wrote

// The whole text of a file; "-" is `standard_input`.
Result<std::string> read_text_file(const std::string& path, std::istream& standard_input,
                                   std::size_t most_bytes = kMaxFileBytes);

enum class Secrecy : std::uint8_t { Public, OwnerOnly };
// Writes beside the file and renames, so that readers see the old text or the new one, whatever happens. What
// is no file (/dev/stdout, a pipe) is written to as it is.
std::optional<Message> write_text_file(const std::string& path, std::string_view text, Secrecy secrecy);

}  // namespace orrery::cli
