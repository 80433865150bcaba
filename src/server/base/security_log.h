// What somebody tried who should not, for whoever watches the server: the figures count all of it, the log
// has so many lines a minute of one kind from one address, and then one that says how many more there were.
// Lives on the loop's thread.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "server/base/loop.h"
#include "server/base/metrics.h"

namespace orrery::server {

class SecurityLog {
  public:
    struct Seen {
        std::string request, address, path;
    };
    SecurityLog(Loop& loop, Metrics& metrics) : loop_{loop}, metrics_{metrics} {}

    void note(const char* what, const Seen& seen);
    // Of whom lines are counted now.
    std::size_t counted() const { return minutes_.size(); }

  private:
    // What counts as one address, and the kind.
    using Key = std::pair<std::string, std::string>;
    struct Minute {
        Millis began = 0;
        std::size_t lines = 0, left_out = 0;
    };
    Minute& minute_of(const Key& key);
    void tell_left_out(const Key& key, const Minute& minute) const;
    void look_again();

    Loop& loop_;
    Metrics& metrics_;
    std::map<Key, Minute> minutes_;
    bool looks_ = false;  // it will, by the clock
};

}  // namespace orrery::server
