#include "store/wal.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <vector>

namespace orrery::store {

namespace {

// As SQLite's page "Database File Format", section 4, describes it: all numbers are big-endian; the last bit
// of the magic number says in which order the checksum takes its bytes.
constexpr std::size_t kHeaderBytes = 32, kFrameHeaderBytes = 24, kSummedOfFrameHeader = 8;
constexpr std::uint32_t kMagic = 0x377F0682;

using Bytes = std::vector<unsigned char>;

std::uint32_t number(const unsigned char* bytes, bool big) {
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i) value |= std::uint32_t{bytes[i]} << (big ? 24 - 8 * i : 8 * i);
    return value;
}

struct Checksum {
    std::uint32_t first = 0, second = 0;
    bool big = false;

    void add(const unsigned char* bytes, std::size_t size) {
        for (std::size_t i = 0; i + 8 <= size; i += 8) {
            first += number(bytes + i, big) + second;
            second += number(bytes + i + 4, big) + first;
        }
    }
    bool is_at(const unsigned char* bytes) const {
        return first == number(bytes, true) && second == number(bytes + 4, true);
    }
};

struct Log {
    Bytes bytes;
    std::size_t page = 0;
    bool readable = false;  // the header
    Checksum sum;

    std::size_t frames() const { return (bytes.size() - kHeaderBytes) / (kFrameHeaderBytes + page); }
    const unsigned char* frame(std::size_t i) const {
        return bytes.data() + kHeaderBytes + i * (kFrameHeaderBytes + page);
    }
    bool commits(std::size_t i) const { return number(frame(i) + 4, true) != 0; }
    // Of this round of the log: what is left of an earlier one has other salts.
    bool current(std::size_t i) const {
        const unsigned char* salts = readable ? bytes.data() + 16 : frame(0) + 8;
        return std::equal(salts, salts + 8, frame(i) + 8);
    }
};

bool is_page_size(std::size_t size) { return size >= 512 && size <= 65536 && (size & (size - 1)) == 0; }

Log read_log(const std::string& file) {
    Log log;
    std::ifstream in{file, std::ios::binary};
    log.bytes.assign(std::istreambuf_iterator<char>{in}, {});
    if (log.bytes.size() <= kHeaderBytes) return log;
    const unsigned char* header = log.bytes.data();
    const std::uint32_t magic = number(header, true);
    constexpr std::size_t kUsualPage = 4096;
    log.page = number(header + 8, true);
    log.sum.big = (magic & 1U) != 0;
    log.sum.add(header, kHeaderBytes - 8);
    log.readable = (magic & ~1U) == kMagic && is_page_size(log.page) && log.sum.is_at(header + 24);
    if (!is_page_size(log.page)) log.page = kUsualPage;
    return log;
}

std::size_t lost_in(Log log) {
    if (log.bytes.size() <= kHeaderBytes) return 0;
    std::size_t good = 0;
    while (log.readable && good < log.frames()) {
        const unsigned char* frame = log.frame(good);
        log.sum.add(frame, kSummedOfFrameHeader);
        log.sum.add(frame + kFrameHeaderBytes, log.page);
        if (!log.current(good) || !log.sum.is_at(frame + 16)) break;
        ++good;
    }
    std::size_t lost = 0;
    for (std::size_t i = good; i < log.frames(); ++i) lost += log.current(i) && log.commits(i);
    return lost;
}

}  // namespace

// A server that is at work may begin its log anew while it is read: what is damaged is so the second time,
// too.
std::size_t lost_commits(const std::string& wal_file) {
    const std::size_t lost = lost_in(read_log(wal_file));
    return lost == 0 ? 0 : std::min(lost, lost_in(read_log(wal_file)));
}

}  // namespace orrery::store
