#include "server/base/address.h"

#include <arpa/inet.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>

#include "core/text.h"

namespace orrery::server {

namespace {

// All addresses as the longer kind: those of four numbers are mapped (::ffff:a.b.c.d).
using Bytes = std::array<std::uint8_t, 16>;
constexpr int kMappedBits = 96, kAllBits = 128, kCountedBits = 64, kNetworkBits = 48;

std::optional<Bytes> bytes_of(std::string_view text) {
    const std::string copy{text};
    Bytes bytes{};
    in_addr four{};
    if (inet_pton(AF_INET6, copy.c_str(), bytes.data()) == 1) return bytes;
    if (inet_pton(AF_INET, copy.c_str(), &four) != 1) return std::nullopt;
    bytes[10] = bytes[11] = 0xFF;
    std::memcpy(bytes.data() + 12, &four, 4);
    return bytes;
}

bool is_mapped(const Bytes& bytes) {
    for (int i = 0; i < 10; ++i)
        if (bytes[static_cast<std::size_t>(i)] != 0) return false;
    return bytes[10] == 0xFF && bytes[11] == 0xFF;
}

void cut(Bytes& bytes, int bits) {
    for (int bit = bits; bit < kAllBits; ++bit)
        bytes[static_cast<std::size_t>(bit / 8)] &= static_cast<std::uint8_t>(~(0x80U >> (bit % 8)));
}

std::string cut_text(Bytes bytes, int bits) {
    char text[INET6_ADDRSTRLEN]{};
    cut(bytes, bits);
    inet_ntop(AF_INET6, bytes.data(), text, sizeof text);
    return std::string{text} + '/' + std::to_string(bits);
}

struct Range {
    Bytes bytes;
    int bits;
};

std::optional<Range> range_of(std::string_view text) {
    const std::size_t slash = text.find('/');
    auto bytes = bytes_of(text.substr(0, slash));
    if (!bytes) return std::nullopt;
    if (slash == std::string_view::npos) return Range{*bytes, kAllBits};
    const int before = text.find(':') == std::string_view::npos ? kMappedBits : 0;
    const auto bits = whole_number(text.substr(slash + 1));
    if (!bits || *bits < 0 || *bits > kAllBits - before) return std::nullopt;
    Range range{*bytes, before + static_cast<int>(*bits)};
    cut(range.bytes, range.bits);
    return range;
}

}  // namespace

bool is_address(std::string_view text) { return bytes_of(text).has_value(); }

std::string without_scope(std::string_view address) {
    return std::string{address.substr(0, address.find('%'))};
}

bool is_loopback(std::string_view address) {
    return in_range(address, "127.0.0.0/8") || in_range(address, "::1");
}

std::string address_key(std::string_view address) {
    const auto bytes = bytes_of(address);
    if (!bytes) return "";
    if (!is_mapped(*bytes)) return cut_text(*bytes, kCountedBits);
    char text[INET_ADDRSTRLEN]{};
    inet_ntop(AF_INET, bytes->data() + 12, text, sizeof text);
    return text;
}

std::string network_key(std::string_view address) {
    const auto bytes = bytes_of(address);
    return bytes && !is_mapped(*bytes) ? cut_text(*bytes, kNetworkBits) : "";
}

Whence whence(std::string_view address) { return {address_key(address), network_key(address)}; }

bool is_range(std::string_view range) { return range_of(range).has_value(); }

bool in_range(std::string_view address, std::string_view range) {
    auto bytes = bytes_of(address);
    const auto wanted = range_of(range);
    if (!bytes || !wanted) return false;
    cut(*bytes, wanted->bits);
    return *bytes == wanted->bytes;
}

}  // namespace orrery::server
