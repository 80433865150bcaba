// The whole server: a store, the tables, the listening socket.
#pragma once

#include <memory>
#include <optional>

#include "catalog/catalog.h"
#include "server/base/backups.h"
#include "server/base/faults.h"
#include "server/base/limits.h"

namespace orrery::server {

struct Options {
    std::string listen = "127.0.0.1";
    int port = 8080;                   // 0: any that is free
    std::optional<int> admin;          // the port of /metrics, on this machine only
    std::string data;                  // the folder of the store
    std::string origin;                // of the page behind a proxy, such as "https://play.example"
    std::vector<std::string> proxies;  // addresses or ranges of proxies on other machines
    std::vector<std::string>
        addresses;                // of this machine, by which others reach it; told to those who invite
    std::string version = "0";    // of the program
    bool handle_signals = false;  // SIGTERM and SIGINT end it
    bool log_requests = false;    // a line of the log for every one
    BackupPlan backups{};
    Limits limits{};
    Faults::Trip trip{};  // of tests: called wherever a barrier stands, may throw
};

class Server {
  public:
    // Opens the store, checks it and listens; or says why not. The shelf must outlive the server.
    static Result<std::unique_ptr<Server>> open(const Options& options, const Shelf& shelf);
    ~Server();

    int port() const;
    int admin_port() const;  // 0: none
    // Serves until stop() or a signal; then finishes what is under way, tells the pages, and returns.
    void run();
    void stop();  // from any thread

    // For measuring: commits and transactions of the store so far.
    struct Figures {
        std::uint64_t commits = 0, transactions = 0;
    };
    Figures figures() const;

  private:
    class Parts;
    explicit Server(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace orrery::server
