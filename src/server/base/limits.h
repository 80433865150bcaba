// Everything that is bounded, in one place, and the buckets that bound rates. docs/operations.md lists the
// values.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/base/loop.h"

namespace orrery::server {

// So many at once, and so many in `per` milliseconds in the long run.
struct Rate {
    double burst = 1;
    double count = 1;
    Millis per = 1000;

    Rate times(double shares) const { return {burst * shares, count * shares, per}; }
    // How many more there are then. A clock that is set back takes nothing away.
    double come_back(Millis since, Millis now) const {
        return count * static_cast<double>(std::max<Millis>(0, now - since)) / static_cast<double>(per);
    }
};

struct Limits {
    std::size_t header_bytes = 8 * 1024;
    std::size_t body_bytes = 64 * 1024;
    std::size_t message_bytes = 16 * 1024;
    int json_depth = 16;
    std::size_t json_array = 256;
    std::size_t answers = 16;  // in one act

    Rate messages{20, 10, 1000};   // of a person, over all sockets
    Rate hellos{30, 120, 60'000};  // of a person: each is answered with a whole position
    Rate hellos_of_address{60, 300, 60'000};
    Rate acts{10, 5, 1000};  // of a person
    Rate acts_of_address{60, 30, 1000};
    Rate chat{3, 30, 60'000};  // of a person
    Rate chat_of_address{30, 150, 60'000};
    Rate hints{3, 20, 60'000};  // of a person
    Rate whys{10, 60, 60'000};  // of a person
    Rate whys_of_address{60, 300, 60'000};
    Rate requests{60, 20, 1000};    // of an address; a socket that opens is one
    Rate readings{10, 60, 60'000};  // of an address: games that are played through to be read
    Rate new_tables{10, 10, 600'000};
    Rate tables_a_day{50, 50, 86'400'000};
    Rate logins{5, 5, 900'000};               // of an account from an address, and of an address
    Rate logins_of_account{30, 30, 900'000};  // from all addresses: slows down, and locks nobody out for long
    Rate passwords{5, 5, 900'000};            // of a session: who is in can always change it, or leave
    Rate seats{6, 12, 600'000};               // leaving and coming back, of a person
    Rate freeing{20, 60, 600'000};            // seats at tables that wait, of who made them
    Rate joins{10, 20, 600'000};              // by a link, of a person
    Rate joins_of_address{60, 60, 600'000};
    Rate undos{20, 60, 60'000};  // asking and agreeing, of a person
    Rate undos_of_address{60, 300, 60'000};
    Rate floods{100, 1, 1000};       // refused messages and pings of a session, then it is cut off
    Rate floods_told{1, 1, 10'000};  // of an address over HTTP, in the log
    Rate names{3, 10, 600'000};      // new ones, of a person
    Rate reports{5, 20, 3'600'000};  // and blocks, of a person
    Rate reports_of_address{20, 60, 3'600'000};
    Rate guests{30, 30, 600'000};  // new ones, of an address
    Rate exports{3, 3, 600'000};   // of a person

    std::size_t connections_of_address = 20;
    std::size_t connections_of_network = 100;  // of the longer addresses (/48)
    double network_shares = 5;                 // such a network has so many of what an address has
    std::size_t open_connections = 20'000;     // of all kinds
    std::size_t connections_of_person = 8;
    std::size_t connections_at_table = 4;  // of a person
    std::size_t connections = 10'000;
    std::size_t outbound_bytes = 256 * 1024;
    std::size_t unended_bytes = 128 * 1024;  // of a socket, until a message ends
    Millis silence = 30'000;                 // of a socket: half of it, then a ping; all of it, then the end
    Millis request_time = 30'000;
    Millis drain_time = 5'000;

    std::size_t live_tables = 20'000;
    Millis table_idle = 10 * 60'000;
    std::size_t listed_tables = 100;
    std::size_t log_lines = 200;
    std::size_t note_lines = 100;
    std::size_t chat_lines = 200;
    std::size_t waiting_seats = 10;  // of a person, at tables of others that wait
    // What fits into a table. Everybody there has a share, so that who has used theirs up stops alone.
    std::int64_t table_entries = 20'000;  // that are no answers
    std::int64_t table_undos = 1'000;     // each one is a replay when the table is read again
    std::int64_t table_chat = 5'000;      // lines; most of them are for who plays there
    std::size_t exported_tables = 10'000, exported_words = 10'000;
    // Bytes of chat and of entries, so that nobody fills the disk within their other limits.
    Rate writing_of_person{1e6, 2e6, 86'400'000};
    Rate writing_of_address{10e6, 20e6, 86'400'000};
    std::size_t chat_bytes = 500;
    std::size_t name_bytes = 40;
    Millis session_idle = 30LL * 86'400'000;
    Millis waiting_table_idle = 14LL * 86'400'000;  // then nobody comes any more, and it goes
    Millis playing_table_idle = 90LL * 86'400'000;
    // Seconds of search, of bots above level 2 and of hints. Nobody can buy more by opening more tables.
    Rate thinking_of_person{300, 1800, 3'600'000};
    Rate thinking_of_address{900, 3600, 3'600'000};
    // The same of games that a bot looks at: an analysis takes nothing from one's bots.
    Rate analysis_of_person{120, 600, 3'600'000};
    Rate analysis_of_address{360, 1200, 3'600'000};
    std::size_t analyses_at_once = 32, analyses_of_address = 2, analyses_kept = 1000;
    // How hard it looks: iterations for all decisions of a game together, and for one that seems a mistake.
    std::size_t analysis_glances = 100'000, analysis_look = 800;
    std::size_t bot_threads = 0;  // 0: as many as the machine has cores, two at least
    std::size_t bot_queue = 20'000, hints_waiting = 2, password_queue = 64, passwords_waiting = 4;
};

// Whether there was room, and if not, how long until there is.
struct Room {
    Millis wait = 0;

    explicit operator bool() const { return wait == 0; }
    // As Retry-After tells it.
    std::int64_t seconds() const { return std::max<std::int64_t>(1, (wait + 999) / 1000); }
};
// What is told where no clock says when there will be: somebody else has to finish first.
inline constexpr Room kAskAgain{5'000};

class Bucket {
  public:
    Room take(const Rate& rate, Millis now) {
        if (level_ < 0) level_ = rate.burst;
        level_ = std::min(rate.burst, level_ + rate.come_back(at_, now));
        at_ = now;
        if (level_ < 1) return {wait(rate)};
        level_ -= 1;
        return {};
    }
    bool full(const Rate& rate, Millis now) const { return level_ + rate.come_back(at_, now) >= rate.burst; }

  private:
    Millis wait(const Rate& rate) const {
        constexpr double kLongest = 86'400'000;
        const double all = (1 - level_) * static_cast<double>(rate.per) / rate.count;
        return all < kLongest ? static_cast<Millis>(all) + 1 : static_cast<Millis>(kLongest);
    }

    double level_ = -1;
    Millis at_ = 0;
};

// When a table of buckets is swept: where it has become twice as large as what the last sweep left, so that
// whoever fills it pays for it.
class SweepMark {
  public:
    bool due(std::size_t size) const { return size >= mark_; }
    void swept(std::size_t left) { mark_ = std::max(kMany, 2 * left); }

  private:
    static constexpr std::size_t kMany = 10'000;
    std::size_t mark_ = kMany;
};

// Buckets by name; those that are full again are forgotten.
class Buckets {
  public:
    Room take(const std::string& name, const Rate& rate, Millis now) {
        const auto full = [&](const auto& each) { return each.second.bucket.full(each.second.rate, now); };
        if (mark_.due(buckets_.size())) {
            std::erase_if(buckets_, full);
            mark_.swept(buckets_.size());
            ++sweeps_;
        }
        Kept& kept = buckets_[name];
        kept.rate = rate;
        return kept.bucket.take(rate, now);
    }
    std::size_t sweeps() const { return sweeps_; }

  private:
    struct Kept {
        Bucket bucket;
        Rate rate;
    };
    std::unordered_map<std::string, Kept> buckets_;
    SweepMark mark_;
    std::size_t sweeps_ = 0;
};

}  // namespace orrery::server
