// Whatever throws in the middle of a connection gives back what the connection took: its place among all that
// are open, and among those of its address.
#include <atomic>
#include <thread>

#include "server/far.h"
#include "server/wire/network.h"

using namespace orrery;
using namespace orrery::server;

namespace {

constexpr const char* kThrows = "/throws";

// A front that throws where it is told to; a proxy on this machine is believed.
class Thrower final : public Front {
  public:
    explicit Thrower(Faults& faults) : faults_{faults} {
        limits_.open_connections = 3;
        limits_.connections_of_address = 2;
    }
    const Limits& limits() const override { return limits_; }
    Faults& faults() override { return faults_; }
    bool trusts(const std::string& peer) const override { return peer == "127.0.0.1"; }
    void handle(const Request& request, Respond respond) override {
        if (request.path == kThrows) throw std::runtime_error{"handle"};
        respond({.body = "fine"});
    }
    void nameless_proxy(const std::string&) override {}
    void refused(int, const std::string&, bool) override {}
    std::variant<Ticket, Response> admit(const Request& request) override {
        if (admit_throws) throw std::runtime_error{"admit"};
        return Ticket{"ala", "session", request.address, request.id};
    }
    void opened(Connection&, const Ticket&) override {
        if (opened_throws) throw std::runtime_error{"opened"};
    }
    void hear(Connection&, const std::string&) override {}
    void pinged(Connection&) override {}
    void poured(Connection&) override {}
    void closed(Connection&) override { ++closed_; }

    std::atomic<bool> admit_throws{false}, opened_throws{false};
    int closed_ = 0;  // looked at after the end

  private:
    Faults& faults_;
    Limits limits_;
};

// The wire with that front, on a thread of its own.
class BareWire {
  public:
    BareWire() {
        REQUIRE_FALSE(network_.listen("127.0.0.1", 0).has_value());
        network_.serve(front, {});
        thread_ = std::thread{[this] { network_.run(); }};
    }
    ~BareWire() { end(); }
    BareWire(const BareWire&) = delete;
    BareWire& operator=(const BareWire&) = delete;

    Browser visitor(const char* address) const {
        Browser browser{network_.port()};
        browser.always = proxied(address);
        return browser;
    }
    // The same, a little later: a connection is gone when its client has heard so, or soon after that.
    bool soon(const std::function<bool()>& holds) const {
        for (int i = 0; i < kPatienceSeconds * 100; ++i) {
            if (holds()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        return false;
    }
    // What the log has of it.
    std::string end() {
        network_.stop();
        if (thread_.joinable()) thread_.join();
        return metrics_.text();
    }

  private:
    Metrics metrics_;
    Faults faults_{metrics_};

  public:
    Thrower front{faults_};  // outlives the connections, which tell it that they go

  private:
    Network network_{faults_};
    std::thread thread_;
};

}  // namespace

TEST_CASE("requests whose handler throws leave no connection counted") {
    BareWire wire;
    Browser visitor = wire.visitor("192.0.2.1");
    for (int i = 0; i < 10; ++i) CHECK(visitor.get(kThrows).status == 0);
    // As many as there may be, at once.
    const WebSocket one{visitor}, two{wire.visitor("192.0.2.2")};
    CHECK(one.status() == 101);
    CHECK(two.status() == 101);
    CHECK(wire.soon([&] { return visitor.get("/").body == "fine"; }));
    CHECK(wire.end().find(R"(orrery_faults_total{place="run"} 10)") != std::string::npos);
}

TEST_CASE("sockets that throw before or after they are open leave no address counted") {
    BareWire wire;
    const Browser visitor = wire.visitor("192.0.2.1");
    wire.front.admit_throws = true;
    for (int i = 0; i < 10; ++i) CHECK(WebSocket{visitor}.status() == 0);
    wire.front.admit_throws = false;
    wire.front.opened_throws = true;
    for (int i = 0; i < 10; ++i) {
        WebSocket socket{visitor};
        CHECK(socket.status() == 101);
        CHECK_FALSE(socket.receive());
    }
    wire.front.opened_throws = false;
    std::vector<WebSocket> open;
    CHECK(wire.soon([&] {
        open.clear();
        for (int i = 0; i < 2; ++i) open.emplace_back(visitor);
        return open[0].status() == 101 && open[1].status() == 101;
    }));
    CHECK(WebSocket{visitor}.status() == 429);
    CHECK(wire.end().find(R"(orrery_faults_total{place="connection"} 20)") != std::string::npos);
    CHECK(wire.front.closed_ >= 10);
}
