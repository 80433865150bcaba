#include "cli/terminal/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/terminal/text_table.h"

namespace orrery::cli {

Progress::Progress(const Context& context, std::string label, double total)
    : context_{context}, label_{std::move(label)}, total_{total} {}

Progress::~Progress() {
    if (drawn_) context_.err << "\r\033[K" << std::flush;
}

bool Progress::due() const {
    return context_.around.err_is_terminal && Clock::now() - shown_ >= std::chrono::milliseconds{100};
}

void Progress::show(double done, const std::string& note) {
    if (!due()) return;
    const auto now = Clock::now();
    shown_ = now;
    drawn_ = true;
    const double share = total_ > 0 ? std::clamp(done / total_, 0.0, 1.0) : 0;
    const double elapsed = std::chrono::duration<double>(now - began_).count();
    std::string left;
    if (share > 0.01 && elapsed > 0.5) {
        const auto seconds = static_cast<long>(std::ceil(elapsed * (1 - share) / share));
        const std::string key = seconds >= 120 ? "progress.minutes" : "progress.seconds";
        left = context_.say(key, {{"n", std::to_string(seconds >= 120 ? (seconds + 59) / 60 : seconds)}});
    }
    const std::string bar = share_bar(share, share, share, 30);
    context_.err << fmt::format("\r{} {} {:3.0f}%  {}{}{}\033[K", label_, context_.paint_err(Ink::Act, bar),
                                share * 100, note, note.empty() ? "" : "  ", left)
                 << std::flush;
}

}  // namespace orrery::cli
