#include "server/server.h"

#include "server/api.h"
#include "server/folder_lock.h"
#include "server/log.h"
#include "server/wire/network.h"
#include "store/sqlite_store.h"
#include "store/trust.h"

namespace orrery::server {

namespace {

constexpr int kBotsNice = 10, kPasswordsNice = 5;
constexpr std::size_t kPasswordThreads = 2;
constexpr Millis kGoodbye = 100;  // for the last words to sockets

}  // namespace

class Server::Parts {
  public:
    Parts(const Options& options, const Shelf& shelf, std::unique_ptr<FolderLock> lock,
          std::unique_ptr<Network> network, std::unique_ptr<store::SqliteStore> store, const Key& key)
        : options_{options},
          lock_{std::move(lock)},
          network_{std::move(network)},
          store_{std::move(store)},
          bots_{options.limits.bot_threads, options.limits.hint_queue, kBotsNice},
          passwords_{kPasswordThreads, options.limits.password_queue, kPasswordsNice},
          hall_{{*store_, network_->loop(), shelf, library_, metrics_, bots_, key, options.limits}},
          people_{hall_, passwords_},
          api_{hall_, people_, {options.origin, options.version, options.data, options.proxies}} {}

    Network& network() { return *network_; }
    const store::SqliteStore& store() const { return *store_; }

    void run() {
        hall_.start();
        network_->serve(api_, [this](const std::string& path) { return admin(path); });
        if (options_.handle_signals) network_->on_signal([this] { drain(); });
        log_event(Level::Info, "start", {{"port", network_->port()}, {"version", options_.version}});
        network_->run();
        log_event(Level::Info, "stop");
    }

    void drain() {
        if (hall_.draining()) return;
        log_event(Level::Info, "drain");
        hall_.drain();
        network_->stop_listening();
        const auto told = std::make_shared<const std::string>(R"({"t":"drain","retry_ms":2000})");
        for (Connection* each : connections()) each->send(told);
        end_when_idle(loop().now() + options_.limits.drain_time);
    }

    Loop& loop() { return network_->loop(); }

  private:
    // For whoever runs the machine: figures, and whether to send people here.
    std::pair<int, std::string> admin(const std::string& path) {
        if (path == "/ready") return {hall_.draining() || !store_->healthy() ? 503 : 200, ""};
        if (path != "/metrics") return {404, ""};
        const store::StoreFigures figures = store_->figures();
        metrics_.set("commits", static_cast<double>(figures.commits));
        metrics_.set("transactions", static_cast<double>(figures.transactions));
        return {200, metrics_.text()};
    }

    std::vector<Connection*> connections() const {
        std::vector<Connection*> all;
        for (const auto& each : hall_.connections()) all.push_back(each.second);
        return all;
    }

    void end_when_idle(Millis latest) {
        constexpr Millis kLook = 20;
        if (hall_.busy() && loop().now() < latest)
            return loop().after(kLook, [this, latest] { end_when_idle(latest); });
        const auto all = connections();
        for (Connection* each : all) each->close(Closing::GoingAway);
        loop().after(all.empty() ? 0 : kGoodbye, [this] {
            store_->settle();
            network_->stop();
        });
    }

    Options options_;
    std::unique_ptr<FolderLock> lock_;
    std::unique_ptr<Network> network_;
    Library library_;
    Metrics metrics_;
    std::unique_ptr<store::SqliteStore> store_;
    Pool bots_, passwords_;
    Hall hall_;
    People people_;
    Api api_;
};

namespace {

std::optional<Message> listen(Network& network, const Options& options) {
    if (auto problem = network.listen(options.listen, options.port)) return problem;
    return options.admin ? network.listen_admin(*options.admin) : std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Server>> Server::open(const Options& options, const Shelf& shelf) {
    auto lock = std::make_unique<FolderLock>(options.data);
    if (lock->problem()) return *lock->problem();
    const auto key = key_of_folder(options.data);
    if (!key) return Message{"error.serve.folder", {{"folder", options.data}}};
    auto network = std::make_unique<Network>();
    if (auto problem = listen(*network, options)) return *problem;
    auto store = store::SqliteStore::open(options.data);
    if (!store) return store.problem();
    if (auto problem = store::check_clock(**store, network->loop().now())) return *problem;
    const auto trusted = store::check_games(**store, all_games(shelf), store::Depth::Unfinished);
    if (!trusted) return trusted.problem();
    return std::unique_ptr<Server>{new Server{std::make_unique<Parts>(
        options, shelf, std::move(lock), std::move(network), std::move(*store), *key)}};
}

Server::Server(std::unique_ptr<Parts> parts) : parts_{std::move(parts)} {}
Server::~Server() = default;
int Server::port() const { return parts_->network().port(); }
int Server::admin_port() const { return parts_->network().admin_port(); }
void Server::run() { parts_->run(); }
void Server::stop() {
    parts_->loop().post([this] { parts_->drain(); });
}

Server::Figures Server::figures() const {
    const store::StoreFigures figures = parts_->store().figures();
    return {figures.commits, figures.transactions};
}

}  // namespace orrery::server
