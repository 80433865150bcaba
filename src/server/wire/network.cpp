#include "server/wire/network.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/signal_set.hpp>
#include <chrono>
#include <csignal>

#include "server/wire/http_session.h"

namespace orrery::server {

using namespace wire;

namespace {

class AsioLoop final : public Loop {
  public:
    AsioLoop(asio::io_context& context, Faults& faults) : context_{context}, faults_{faults} {}

    void post(std::function<void()> work) override {
        asio::post(context_, [this, work = std::move(work)] { faults_.contain("loop", work); });
    }
    void after(Millis delay, std::function<void()> work) override {
        auto timer = std::make_shared<asio::steady_timer>(context_, std::chrono::milliseconds{delay});
        timer->async_wait([this, timer, work = std::move(work)](const boost::system::error_code& error) {
            if (!error) faults_.contain("timer", work);
        });
    }
    Millis now() const override {
        const auto since = std::chrono::system_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
    }

  private:
    asio::io_context& context_;
    Faults& faults_;
};

// Everybody who comes needs one, and shells give a thousand to begin with.
void take_handles() {
    constexpr rlim_t kEnough = 65'536;
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= kEnough) return;
    limit.rlim_cur = std::min(limit.rlim_max, kEnough);
    setrlimit(RLIMIT_NOFILE, &limit);
}

// A listening socket, or the reason why there is none; `option` sets the port.
Result<tcp::acceptor> listener(asio::io_context& context, const std::string& address, int port,
                               const char* option) {
    boost::system::error_code error;
    const auto ip = asio::ip::make_address(address, error);
    if (error) return Message{"error.serve.listen", {{"address", address}}};
    const tcp::endpoint endpoint{ip, static_cast<std::uint16_t>(port)};
    tcp::acceptor acceptor{context};
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address{true}, error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
        return Message{"error.serve.port",
                       {{"port", std::to_string(port)}, {"reason", error.message()}, {"option", option}}};
    return acceptor;
}

}  // namespace

class Network::Parts {
  public:
    explicit Parts(Faults& its_faults) : faults{its_faults} {}

    Faults& faults;
    Crowd crowd;  // until the last connection is gone, with the context
    asio::io_context context{1};
    AsioLoop loop{context, faults};
    std::optional<tcp::acceptor> acceptor, admin;
    std::optional<asio::signal_set> signals;

    // Too many open files: they will be fewer.
    Awaitable<void> pause() {
        asio::steady_timer timer{context, std::chrono::milliseconds{50}};
        co_await timer.async_wait(kAwait);
    }

    Awaitable<void> accept_on(Front& front) {
        for (;;) {
            auto [error, socket] = co_await acceptor->async_accept(kAwait);
            if (error == asio::error::operation_aborted) co_return;
            if (error) {
                co_await pause();
                continue;
            }
            faults.contain("accept", [&] {
                asio::co_spawn(context, http_session(std::move(socket), front, crowd),
                               contained(faults, "connection"));
            });
        }
    }

    Awaitable<void> accept_admin(Admin answer) {
        for (;;) {
            auto [error, socket] = co_await admin->async_accept(kAwait);
            if (error == asio::error::operation_aborted) co_return;
            if (error) {
                co_await pause();
                continue;
            }
            faults.contain("accept", [&] {
                asio::co_spawn(context, admin_session(std::move(socket), answer), contained(faults, "admin"));
            });
        }
    }
};

Network::Network(Faults& faults) : parts_{std::make_unique<Parts>(faults)} { take_handles(); }
Network::~Network() = default;
Loop& Network::loop() { return parts_->loop; }

std::optional<Message> Network::listen(const std::string& address, int port) {
    auto made = listener(parts_->context, address, port, "--port");
    if (!made) return made.problem();
    parts_->acceptor.emplace(std::move(*made));
    return std::nullopt;
}

std::optional<Message> Network::listen_admin(int port) {
    auto made = listener(parts_->context, "127.0.0.1", port, "--admin");
    if (!made) return made.problem();
    parts_->admin.emplace(std::move(*made));
    return std::nullopt;
}

int Network::port() const { return parts_->acceptor->local_endpoint().port(); }
int Network::admin_port() const { return parts_->admin ? parts_->admin->local_endpoint().port() : 0; }

void Network::serve(Front& front, Admin admin) {
    asio::co_spawn(parts_->context, parts_->accept_on(front), contained(parts_->faults, "accept"));
    if (parts_->admin)
        asio::co_spawn(parts_->context, parts_->accept_admin(std::move(admin)),
                       contained(parts_->faults, "accept"));
}

void Network::catch_signals() {
    parts_->signals.emplace(parts_->context, SIGTERM, SIGINT);
    // A file that may not grow any more is a full disk, of which the store tells; not an end.
    std::signal(SIGXFSZ, SIG_IGN);
}

void Network::on_signal(std::function<void()> work) {
    parts_->signals->async_wait([work = std::move(work)](const boost::system::error_code& error, int) {
        if (!error) work();
    });
}

void Network::stop_listening() {
    boost::system::error_code ignored;
    if (parts_->acceptor) parts_->acceptor->close(ignored);
}

void Network::run() {
    // False: something threw past everything else; the rest goes on.
    while (!parts_->faults.contain("run", [&] { parts_->context.run(); })) {
    }
}

void Network::stop() { parts_->context.stop(); }

}  // namespace orrery::server
