#include "server/server.h"

#include <filesystem>

#include "server/base/folder_lock.h"
#include "server/base/log.h"
#include "server/http/api.h"
#include "server/tables/clock.h"
#include "server/wire/network.h"
#include "store/backup.h"
#include "store/sqlite_store.h"
#include "store/trust.h"

namespace orrery::server {

namespace {

constexpr int kBotsNice = 10, kPasswordsNice = 5;
constexpr std::size_t kPasswordThreads = 2;
constexpr Millis kGoodbye = 100;  // for the last words to sockets

std::size_t bot_threads(const Limits& limits) {
    if (limits.bot_threads != 0) return limits.bot_threads;
    return std::max<std::size_t>(2, std::thread::hardware_concurrency());
}

// What counts and contains; it stays where it is, because everything else knows it.
struct Watch {
    explicit Watch(Faults::Trip trip) : faults{metrics, std::move(trip)} {}
    Metrics metrics;
    Faults faults;
};

// What can fail to be there, in the order in which it is made.
struct Ground {
    std::unique_ptr<Watch> watch;
    std::unique_ptr<FolderLock> lock;
    Key key{};
    std::unique_ptr<Network> network;
    std::unique_ptr<store::SqliteStore> store;
};

}  // namespace

class Server::Parts {
  public:
    Parts(const Options& options, const Shelf& shelf, Ground ground)
        : options_{options},
          ground_{std::move(ground)},
          books_{shelf},
          bots_{bot_threads(options.limits), options.limits.bot_queue, kBotsNice, faults(),
                options.limits.network_shares},
          passwords_{kPasswordThreads, options.limits.password_queue, kPasswordsNice, faults()},
          hall_{{store(), loop(), shelf, books_, ground_.watch->metrics, faults(), bots_, ground_.key,
                 options.limits}},
          people_{hall_, passwords_},
          api_{hall_,
               people_,
               {options.origin, options.version, options.data, options.proxies, options.addresses,
                options.log_requests}},
          backups_{options.data, options.backups, faults()} {}

    // Nothing comes from other threads any more when the connections go; those tell the hall that they do.
    ~Parts() {
        hall_.end();
        backups_.end();
        bots_.end();
        passwords_.end();
        store().settle();
        ground_.network.reset();
    }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    Network& network() { return *ground_.network; }
    store::SqliteStore& store() { return *ground_.store; }

    void run() {
        api_.load_bans();
        hall_.start();
        forget_idle();
        look_again();
        network().serve(api_, [this](const std::string& path) { return admin(path); });
        if (options_.handle_signals) network().on_signal([this] { drain(); });
        log_event(Level::Info, "start", {{"port", network().port()}, {"version", options_.version}});
        network().run();
        log_event(Level::Info, "stop");
    }

    void drain() {
        if (hall_.draining()) return;
        log_event(Level::Info, "drain");
        hall_.drain();
        network().stop_listening();
        const auto told = std::make_shared<const std::string>(R"({"t":"drain","retry_ms":2000})");
        for (Connection* each : connections()) each->send(told);
        end_when_idle(loop().now() + options_.limits.drain_time);
    }

    Loop& loop() { return network().loop(); }
    Faults& faults() { return ground_.watch->faults; }

  private:
    void forget_idle() {
        constexpr Millis kHour = 3'600'000;
        const bool settled = hall_.clock_settled();
        loop().after(settled ? kDay : kHour, [this] { forget_idle(); });
        if (settled) people_.forget_idle();
    }

    // A disk that could not be read for a moment does not end the server's work. What somebody did about bans
    // with `orrery store` counts soon.
    void look_again() {
        constexpr Millis kEvery = 1000;
        loop().after(kEvery, [this] { look_again(); });
        store().look_again();
        if (store().healthy()) api_.load_bans();
    }

    // For whoever runs the machine: figures, and whether to send people here.
    std::pair<int, std::string> admin(const std::string& path) {
        if (path == "/ready") return {hall_.draining() || !store().healthy() ? 503 : 200, ""};
        if (path != "/metrics") return {404, ""};
        const store::StoreFigures figures = store().figures();
        Metrics& metrics = ground_.watch->metrics;
        metrics.set("commits", static_cast<double>(figures.commits));
        metrics.set("transactions", static_cast<double>(figures.transactions));
        metrics.set("failed_commits", static_cast<double>(figures.failed));
        metrics.set("bots_waiting", static_cast<double>(bots_.waiting()));
        metrics.set("passwords_waiting", static_cast<double>(passwords_.waiting()));
        metrics.set("writes_waiting", static_cast<double>(figures.waiting));
        std::error_code ignored;
        const auto space = std::filesystem::space(options_.data, ignored);
        metrics.set("disk_left_bytes", ignored ? 0 : static_cast<double>(space.available));
        const auto backup = store::last_backup(options_.data);
        metrics.set("backup_age_seconds", backup ? static_cast<double>(loop().now() - *backup) / 1000 : -1);
        return {200, metrics.text()};
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
            store().settle();
            network().stop();
        });
    }

    Options options_;
    Ground ground_;
    Books books_;
    Workers bots_, passwords_;
    Hall hall_;
    People people_;
    Api api_;
    Backups backups_;
};

namespace {

std::optional<Message> listen(Network& network, const Options& options) {
    if (auto problem = network.listen(options.listen, options.port)) return problem;
    return options.admin ? network.listen_admin(*options.admin) : std::nullopt;
}

// What is not as it was left, and does not keep the server from starting.
void tell_losses(const store::SqliteStore& store, const store::Trusted& trusted, const std::string& folder) {
    if (store.lost() > 0)
        log_event(Level::Error, "damaged write-ahead log",
                  {{"lost_commits", store.lost()}, {"kept_as", folder + '/' + store::kDamagedLog}});
    for (const Message& why : trusted.stopped) {
        boost::json::object line{{"why", why.key}};
        for (const auto& param : why.params) line[param.name] = param.value;
        log_event(Level::Warning, "stopped table", line);
    }
}

}  // namespace

Result<std::unique_ptr<Server>> Server::open(const Options& options, const Shelf& shelf) {
    Ground ground;
    ground.watch = std::make_unique<Watch>(options.trip);
    ground.lock = std::make_unique<FolderLock>(options.data);
    if (ground.lock->problem()) return *ground.lock->problem();
    const auto key = key_of_folder(options.data);
    if (!key) return Message{"error.serve.folder", {{"folder", options.data}}};
    ground.key = *key;
    ground.network = std::make_unique<Network>(ground.watch->faults);
    if (auto problem = listen(*ground.network, options)) return *problem;
    if (options.handle_signals) ground.network->catch_signals();
    auto store = store::SqliteStore::open(options.data, options.trip);
    if (!store) return store.problem();
    ground.store = std::move(*store);
    if (auto problem = store::check_clock(ground.store->last_change(), ground.network->loop().now()))
        return *problem;
    const auto trusted = store::check_games(*ground.store, all_games(shelf), store::Depth::Unfinished);
    if (!trusted) return trusted.problem();
    tell_losses(*ground.store, *trusted, options.data);
    return std::unique_ptr<Server>{new Server{std::make_unique<Parts>(options, shelf, std::move(ground))}};
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
