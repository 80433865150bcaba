// A program of somebody's as a child of ours, asked line by line. Whatever it does, every wait ends, and
// it is gone when we are done with it.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "protocol/host.h"

namespace orrery {

struct ProcessPlan {
    std::string path;
    std::vector<std::string> args;
    std::chrono::milliseconds timeout = std::chrono::seconds{10};  // for each answer
};

class Process final : public protocol::Link {
  public:
    // No shell is involved. What the program writes to its standard error goes to ours.
    static Result<std::unique_ptr<Process>> start(std::string name, const ProcessPlan& plan);
    // Says `quit`, waits a little, then ends it and whatever it started.
    ~Process() override;
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    Result<std::string> ask(const std::string& line) override;
    pid_t id() const { return child_; }

  private:
    using Clock = std::chrono::steady_clock;
    enum class Wait : std::uint8_t { Ready, Late, Gone };

    Process(std::string name, std::chrono::milliseconds timeout, int socket, pid_t child)
        : name_{std::move(name)}, timeout_{timeout}, socket_{socket}, child_{child} {}

    Wait send(std::string_view text, Clock::time_point until) const;
    Wait receive(Clock::time_point until);
    Wait wait_for(short event, Clock::time_point until) const;
    std::optional<std::string> next_line();
    bool reap(std::chrono::milliseconds patience);
    Message why_not(Wait wait, const std::string& sent);

    std::string name_;
    std::chrono::milliseconds timeout_;
    int socket_;
    pid_t child_;
    bool reaped_ = false;
    bool late_ = false;     // it has not answered: no more patience
    int status_ = 0;        // of the child, once it is reaped
    std::string received_;  // not yet a whole line
};

}  // namespace orrery
