#include "server/base/security_log.h"

#include "server/base/address.h"
#include "server/base/log.h"

namespace orrery::server {

namespace {

constexpr Millis kWhile = 60'000;
constexpr std::size_t kLines = 60;        // fail2ban looks for thirty
constexpr std::size_t kCounted = 10'000;  // then everybody else counts as one

}  // namespace

void SecurityLog::note(const char* what, const Seen& seen) {
    metrics_.security(what);
    const std::string counted = address_key(seen.address);
    Minute& minute = minute_of({counted.empty() ? seen.address : counted, what});
    if (minute.lines == kLines) {
        ++minute.left_out;
        return;
    }
    ++minute.lines;
    log_event(Level::Warning, "security",
              {{"what", what}, {"request", seen.request}, {"address", seen.address}, {"path", seen.path}});
}

SecurityLog::Minute& SecurityLog::minute_of(const Key& key) {
    const bool room = minutes_.size() < kCounted || minutes_.contains(key);
    const Key counted = room ? key : Key{"others", key.second};
    const auto [at, fresh] = minutes_.try_emplace(counted, Minute{.began = loop_.now()});
    Minute& minute = at->second;
    if (!fresh && loop_.now() - minute.began >= kWhile) {
        tell_left_out(counted, minute);
        minute = {.began = loop_.now()};
    }
    if (!looks_) loop_.after(kWhile, [this] { look_again(); });
    looks_ = true;
    return minute;
}

// No `request`: fail2ban does not take it for one more try.
void SecurityLog::tell_left_out(const Key& key, const Minute& minute) const {
    if (minute.left_out == 0) return;
    log_event(Level::Warning, "security",
              {{"what", key.second}, {"left_out", minute.left_out}, {"address", key.first}});
}

void SecurityLog::look_again() {
    std::erase_if(minutes_, [this](const auto& each) {
        if (loop_.now() - each.second.began < kWhile) return false;
        tell_left_out(each.first, each.second);
        return true;
    });
    looks_ = !minutes_.empty();
    if (looks_) loop_.after(kWhile, [this] { look_again(); });
}

}  // namespace orrery::server
