// A server in a process of its own: to be measured from outside, or killed.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "catalog/catalog.h"
#include "server/server.h"

namespace orrery::server {

enum class Log : bool { Shown, Hidden };
// Real: as it ships, behind a proxy on this machine that tells everybody's address.
enum class Bounds : bool { None, Real };

class ServerProcess {
  public:
    explicit ServerProcess(const std::string& folder, Log log = Log::Shown, Bounds bounds = Bounds::None) {
        int ends[2];
        if (pipe(ends) != 0) std::abort();
        process_ = fork();
        if (process_ == 0) live(folder, log, bounds, ends[1]);
        close(ends[1]);
        if (read(ends[0], &port_, sizeof port_) != sizeof port_) std::abort();
        close(ends[0]);
    }
    ~ServerProcess() { end(SIGKILL); }
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    int port() const { return port_; }
    pid_t id() const { return process_; }
    // The exit status, or -1.
    int end(int signal) {
        if (process_ <= 0) return -1;
        kill(process_, signal);
        int status = 0;
        waitpid(process_, &status, 0);
        process_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    // Without bounds nobody is held back: the limits have tests of their own.
    [[noreturn]] static void live(const std::string& folder, Log log, Bounds bounds, int out) {
        if (log == Log::Hidden && std::freopen("/dev/null", "w", stderr) == nullptr) _exit(4);
        Options options;
        options.port = 0;
        options.data = folder;
        options.handle_signals = true;
        constexpr int kFirstPort = 20'000, kPorts = 10'000;
        if (bounds == Bounds::Real) {
            options.port = kFirstPort + getpid() % kPorts;
            options.origin = "http://127.0.0.1:" + std::to_string(options.port);
        }
        Limits& limits = options.limits;
        if (bounds == Bounds::None)
            limits.acts = limits.messages = limits.hellos = limits.new_tables =
                limits.tables_a_day = {1e9, 1e9, 1000};
        auto opened = Server::open(options, built_in());
        if (!opened) _exit(3);
        const int port = (*opened)->port();
        if (write(out, &port, sizeof port) != sizeof port) _exit(4);
        (*opened)->run();
        opened = Message{};
        _exit(0);
    }

    pid_t process_ = -1;
    int port_ = 0;
};

}  // namespace orrery::server
