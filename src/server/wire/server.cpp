#include "server/server.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/signal_set.hpp>
#include <filesystem>

#include "server/log.h"
#include "server/wire/asio_loop.h"
#include "server/wire/http_session.h"
#include "store/sqlite_store.h"
#include "store/trust.h"

namespace orrery::server {

using namespace wire;

namespace {

// Keeps other servers away from the folder, until the process ends.
class FolderLock {
  public:
    explicit FolderLock(const std::string& folder)
        : handle_{::open((folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR)} {}
    ~FolderLock() {
        if (handle_ >= 0) ::close(handle_);
    }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    bool writable() const { return handle_ >= 0; }
    bool ours() const { return flock(handle_, LOCK_EX | LOCK_NB) == 0; }

  private:
    int handle_;
};

Message folder_problem(const char* key, const std::string& folder) { return {key, {{"folder", folder}}}; }

// A listening socket, or the reason why there is none.
Result<tcp::acceptor> listener(asio::io_context& context, const std::string& address, int port) {
    beast::error_code error;
    const auto ip = asio::ip::make_address(address, error);
    if (error) return Message{"error.serve.listen", {{"address", address}}};
    const tcp::endpoint endpoint{ip, static_cast<std::uint16_t>(port)};
    tcp::acceptor acceptor{context};
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address{true}, error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
        return Message{"error.serve.port", {{"port", std::to_string(port)}, {"reason", error.message()}}};
    return acceptor;
}

}  // namespace

class Server::Parts {
  public:
    Parts(const Options& options, const Shelf& shelf, std::unique_ptr<FolderLock> lock,
          std::unique_ptr<store::SqliteStore> store, const Key& key)
        : options_{options},
          lock_{std::move(lock)},
          loop_{context_},
          store_{std::move(store)},
          bots_{options.limits.bot_threads, options.limits.hint_queue, 10},
          passwords_{2, options.limits.password_queue, 5},
          hall_{{*store_, loop_, shelf, library_, metrics_, bots_, key, options.limits}},
          people_{hall_, passwords_},
          api_{hall_, people_, {options.origin, options.version}} {}

    std::optional<Message> listen() {
        auto main = listener(context_, options_.listen, options_.port);
        if (!main) return main.problem();
        acceptor_.emplace(std::move(*main));
        if (!options_.admin) return std::nullopt;
        auto admin = listener(context_, "127.0.0.1", *options_.admin);
        if (!admin) return admin.problem();
        admin_.emplace(std::move(*admin));
        return std::nullopt;
    }

    int port() const { return acceptor_->local_endpoint().port(); }
    int admin_port() const { return admin_ ? admin_->local_endpoint().port() : 0; }
    const store::SqliteStore& store() const { return *store_; }

    void run() {
        hall_.start();
        asio::co_spawn(context_, accept_on(), asio::detached);
        if (admin_) asio::co_spawn(context_, accept_admin(), asio::detached);
        if (options_.handle_signals) {
            signals_.emplace(context_, SIGTERM, SIGINT);
            signals_->async_wait([this](const beast::error_code& error, int) {
                if (!error) drain();
            });
        }
        log_event(Level::Info, "start", {{"port", port()}, {"version", options_.version}});
        context_.run();
        log_event(Level::Info, "stop");
    }

    void stop() {
        asio::post(context_, [this] { drain(); });
    }

  private:
    Awaitable<void> accept_on() {
        for (;;) {
            auto [error, socket] = co_await acceptor_->async_accept(kAwait);
            if (error == asio::error::operation_aborted) co_return;
            if (error) {  // too many open files: they will be fewer
                asio::steady_timer pause{context_, std::chrono::milliseconds{50}};
                co_await pause.async_wait(kAwait);
                continue;
            }
            asio::co_spawn(context_, http_session(std::move(socket), api_, addresses_), asio::detached);
        }
    }

    Awaitable<void> accept_admin() {
        for (;;) {
            auto [error, socket] = co_await admin_->async_accept(kAwait);
            if (error == asio::error::operation_aborted) co_return;
            if (!error)
                asio::co_spawn(context_, serve_admin(beast::tcp_stream{std::move(socket)}), asio::detached);
        }
    }

    // For whoever runs the machine: figures, and whether to send people here.
    Awaitable<void> serve_admin(beast::tcp_stream stream) {
        stream.expires_after(std::chrono::seconds{10});
        beast::flat_buffer buffer{16 * 1024};
        http::request<http::empty_body> request;
        const auto [error, bytes] = co_await http::async_read(stream, buffer, request, kAwait);
        if (error) co_return;
        const bool metrics = request.target() == "/metrics";
        const bool ready = !hall_.draining() && store_->healthy();
        http::response<http::string_body> response{
            metrics || (ready && request.target() == "/ready") ? http::status::ok
            : request.target() == "/ready"                     ? http::status::service_unavailable
                                                               : http::status::not_found,
            11};
        response.set(http::field::content_type, "text/plain; version=0.0.4");
        if (metrics) {
            const store::StoreFigures figures = store_->figures();
            metrics_.set("commits", static_cast<double>(figures.commits));
            metrics_.set("transactions", static_cast<double>(figures.transactions));
            response.body() = metrics_.text();
        }
        response.keep_alive(false);
        response.prepare_payload();
        co_await http::async_write(stream, response, kAwait);
    }

    void drain() {
        if (hall_.draining()) return;
        log_event(Level::Info, "drain");
        hall_.drain();
        beast::error_code ignored;
        acceptor_->close(ignored);
        const auto told = std::make_shared<const std::string>(R"({"t":"drain","retry_ms":2000})");
        std::vector<Connection*> all;
        for (const auto& each : hall_.connections()) all.push_back(each.second);
        for (Connection* each : all) each->send(told);
        end_when_idle(loop_.now() + options_.limits.drain_time);
    }

    void end_when_idle(Millis latest) {
        if (hall_.busy() && loop_.now() < latest)
            return loop_.after(20, [this, latest] { end_when_idle(latest); });
        std::vector<Connection*> all;
        for (const auto& each : hall_.connections()) all.push_back(each.second);
        for (Connection* each : all) each->close(Closing::GoingAway);
        loop_.after(all.empty() ? 0 : 100, [this] {
            store_->settle();
            context_.stop();
        });
    }

    Options options_;
    std::unique_ptr<FolderLock> lock_;
    asio::io_context context_{1};
    AsioLoop loop_;
    Library library_;
    Metrics metrics_;
    std::unique_ptr<store::SqliteStore> store_;
    Pool bots_, passwords_;
    Hall hall_;
    People people_;
    Api api_;
    Addresses addresses_;
    std::optional<tcp::acceptor> acceptor_, admin_;
    std::optional<asio::signal_set> signals_;
};

Result<std::unique_ptr<Server>> Server::open(const Options& options, const Shelf& shelf) {
    std::error_code error;
    std::filesystem::create_directories(options.data, error);
    ::chmod(options.data.c_str(), S_IRWXU);
    auto lock = std::make_unique<FolderLock>(options.data);
    if (!lock->writable()) return folder_problem("error.serve.folder", options.data);
    if (!lock->ours()) return folder_problem("error.serve.locked", options.data);
    const auto key = key_of_folder(options.data);
    if (!key) return folder_problem("error.serve.folder", options.data);
    auto store = store::SqliteStore::open(options.data);
    if (!store) return store.problem();
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                         std::chrono::system_clock::now().time_since_epoch())
                         .count();
    if (auto problem = store::check_clock(**store, now)) return *problem;
    const auto trusted = store::check_games(**store, all_games(shelf), store::Depth::Unfinished);
    if (!trusted) return trusted.problem();
    auto parts = std::make_unique<Parts>(options, shelf, std::move(lock), std::move(*store), *key);
    if (auto problem = parts->listen()) return *problem;
    return std::unique_ptr<Server>{new Server{std::move(parts)}};
}

Server::Server(std::unique_ptr<Parts> parts) : parts_{std::move(parts)} {}
Server::~Server() = default;
int Server::port() const { return parts_->port(); }
int Server::admin_port() const { return parts_->admin_port(); }
void Server::run() { parts_->run(); }
void Server::stop() { parts_->stop(); }

Server::Figures Server::figures() const {
    const store::StoreFigures figures = parts_->store().figures();
    return {figures.commits, figures.transactions};
}

}  // namespace orrery::server
