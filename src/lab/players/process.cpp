#include "lab/players/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

extern char** environ;

namespace orrery {

namespace {

using namespace std::chrono_literals;

constexpr auto kPatience = 500ms;  // after `quit`, and after its output has ended

// The child has its end of the socket as standard input and output, is a process group of its own, and meets
// a closed pipe as any program does.
int spawn(const ProcessPlan& plan, int childs_end, pid_t& child) {
    std::vector<char*> words{const_cast<char*>(plan.path.c_str())};
    for (const std::string& arg : plan.args) words.push_back(const_cast<char*>(arg.c_str()));
    words.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, childs_end, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, childs_end, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    const int error = posix_spawn(&child, plan.path.c_str(), &files, &attributes, words.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

}  // namespace

Result<std::unique_ptr<Process>> Process::start(std::string name, const ProcessPlan& plan) {
    const auto refused = [&](int error) {
        return Message{"error.program.start", {{"bot", name}, {"reason", std::strerror(error)}}};
    };
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return refused(errno);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    pid_t child = 0;
    const int error = spawn(plan, ends[1], child);
    close(ends[1]);
    if (error != 0) {
        close(ends[0]);
        return refused(error);
    }
    return std::unique_ptr<Process>{new Process{std::move(name), plan.timeout, ends[0], child}};
}

Process::~Process() {
    if (!reaped_) {
        send("quit\n", Clock::now());
        shutdown(socket_, SHUT_WR);
        if (!reap(late_ ? 0ms : kPatience)) {
            kill(-child_, SIGKILL);
            waitpid(child_, &status_, 0);
        }
    }
    close(socket_);
}

Process::Wait Process::wait_for(short event, Clock::time_point until) const {
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
        pollfd asked{socket_, event, 0};
        const int ready = poll(&asked, 1, static_cast<int>(std::max(left, 0ms).count()));
        if (ready > 0) return Wait::Ready;
        if (ready == 0) return Wait::Late;
        if (errno != EINTR) return Wait::Gone;
    }
}

Process::Wait Process::send(std::string_view text, Clock::time_point until) const {
    while (!text.empty()) {
        if (const Wait wait = wait_for(POLLOUT, until); wait != Wait::Ready) return wait;
        const ssize_t sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
        if (sent < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (sent < 0) return Wait::Gone;
        text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return Wait::Ready;
}

Process::Wait Process::receive(Clock::time_point until) {
    if (const Wait wait = wait_for(POLLIN, until); wait != Wait::Ready) return wait;
    char buffer[1U << 14U];
    const ssize_t got = recv(socket_, buffer, sizeof buffer, 0);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return Wait::Ready;
    if (got <= 0) return Wait::Gone;
    received_.append(buffer, static_cast<std::size_t>(got));
    return Wait::Ready;
}

// The next whole line that means anything.
std::optional<std::string> Process::next_line() {
    for (std::size_t end = 0; (end = received_.find('\n')) != std::string::npos;) {
        std::string line = received_.substr(0, end);
        received_.erase(0, end + 1);
        const auto read = protocol::read_line(line);
        if (read && read->command != "info") return line;
    }
    return std::nullopt;
}

Result<std::string> Process::ask(const std::string& line) {
    receive(Clock::now());
    if (const auto unasked = next_line())
        return Message{"error.program.unasked", {{"bot", name_}, {"line", protocol::excerpt(*unasked)}}};
    const auto until = Clock::now() + timeout_;
    if (const Wait wait = send(line + '\n', until); wait != Wait::Ready) return why_not(wait, line);
    for (;;) {
        if (auto answer = next_line()) return std::move(*answer);
        if (received_.size() > protocol::kMaxLineBytes)
            return Message{"error.program.long",
                           {{"bot", name_},
                            {"max", std::to_string(protocol::kMaxLineBytes)},
                            {"sent", protocol::excerpt(line)}}};
        if (const Wait wait = receive(until); wait != Wait::Ready) return why_not(wait, line);
    }
}

Message Process::why_not(Wait wait, const std::string& sent) {
    const std::string shown = protocol::excerpt(sent);
    late_ = true;
    if (wait == Wait::Late)
        return {"error.program.late",
                {{"bot", name_}, {"sent", shown}, {"ms", std::to_string(timeout_.count())}}};
    const bool ended = reap(kPatience);
    const bool exited = ended && WIFEXITED(status_);
    const char* how = !ended ? "closed" : exited ? "status" : "signal";
    const int number = exited ? WEXITSTATUS(status_) : WTERMSIG(status_);
    return {std::string{"error.program.ended."} + how,
            {{"bot", name_}, {"sent", shown}, {"n", std::to_string(number)}}};
}

// True: it has ended. As long as nobody has taken note of its end its number is not given to another process,
// so whatever it started and left behind is ended first.
bool Process::reap(std::chrono::milliseconds patience) {
    for (const auto until = Clock::now() + patience; !reaped_;) {
        siginfo_t seen{};
        const int error = waitid(P_PID, static_cast<id_t>(child_), &seen, WEXITED | WNOHANG | WNOWAIT);
        if (error == 0 && seen.si_pid == child_) {
            kill(-child_, SIGKILL);
            reaped_ = waitpid(child_, &status_, 0) == child_;
            return true;
        }
        if (Clock::now() >= until) return false;
        std::this_thread::sleep_for(2ms);
    }
    return true;
}

}  // namespace orrery
