// How far long work has come, in one line on a terminal that is wiped when the work is done. Elsewhere:
// nothing.
#pragma once

#include <chrono>

#include "cli/context.h"

namespace orrery::cli {

class Progress {
  public:
    Progress(const Context& context, std::string label, double total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // At most ten times a second; more calls cost nothing. The note stands behind the bar.
    void show(double done, const std::string& note = {});
    // Whether show() would draw now: for notes that are not cheap.
    bool due() const;

  private:
    using Clock = std::chrono::steady_clock;

    const Context& context_;
    std::string label_;
    double total_;
    Clock::time_point began_ = Clock::now();
    Clock::time_point shown_{};
    bool drawn_ = false;
};

}  // namespace orrery::cli
