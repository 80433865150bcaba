// Whose address counts, and as what.

#include "server/base/address.h"
#include "server/far.h"

using namespace orrery;
using namespace orrery::server;

TEST_CASE("addresses: what counts as one") {
    CHECK(address_key("192.0.2.7") == "192.0.2.7");
    CHECK(address_key("::ffff:192.0.2.7") == "192.0.2.7");
    CHECK(address_key("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
    CHECK(address_key("2001:db8:1:2::9") == address_key("2001:DB8:1:2:ffff::"));
    CHECK(address_key("2001:db8:1:3::9") != address_key("2001:db8:1:2::9"));
    // The name of an interface is no part of it: its bans and limits are everybody's on that network.
    CHECK(without_scope("fe80::1%eth0") == "fe80::1");
    CHECK(without_scope("192.0.2.7") == "192.0.2.7");
    CHECK(in_range(without_scope("fe80::1%eth0"), "fe80::/10"));
    for (const char* none : {"", "localhost", "1.2.3", "1.2.3.4:80", "[::1]", "1.2.3.4, 5.6.7.8"}) {
        CHECK(address_key(none).empty());
        CHECK_FALSE(is_address(none));
    }
    for (const char* here : {"127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"}) CHECK(is_loopback(here));
    for (const char* there : {"128.0.0.1", "::2", "10.0.0.1", ""}) CHECK_FALSE(is_loopback(there));
}

TEST_CASE("addresses: ranges") {
    CHECK(in_range("192.0.2.7", "192.0.2.0/24"));
    CHECK(in_range("::ffff:192.0.2.7", "192.0.2.0/24"));
    CHECK_FALSE(in_range("192.0.3.7", "192.0.2.0/24"));
    CHECK(in_range("192.0.2.7", "192.0.2.7"));
    CHECK(in_range("2001:db8::1", "2001:db8::/32"));
    CHECK_FALSE(in_range("2001:db9::1", "2001:db8::/32"));
    CHECK(in_range("192.0.2.7", "0.0.0.0/0"));
    CHECK_FALSE(in_range("2001:db8::1", "0.0.0.0/0"));
    for (const char* bad : {"", "/8", "1.2.3.4/33", "::/129", "1.2.3.4/-1", "1.2.3.4/x", "host/8"})
        CHECK_FALSE(is_range(bad));
}

namespace {

// A server behind a proxy on this machine: requests are limited by the address that the proxy tells.
struct Behind {
    double requests = 2;
    House house{[this](Options& options) {
        options.origin = "https://play.example";
        options.proxies = {"10.0.0.0/8"};
        options.limits.requests = {requests, 0, 1000};
        options.limits.connections_of_address = 2;
    }};

    int status(const std::string& forwarded) {
        return Browser{house.port()}
            .request("GET", "/api/status", "", {{"Host", "play.example"}, {"X-Forwarded-For", forwarded}})
            .status;
    }
};

}  // namespace

TEST_CASE("addresses: behind proxies the last one that is not trusted counts, of all lines") {
    Behind behind;
    // However the visitor begins the list, the proxy's word comes last.
    CHECK(behind.status("192.0.2.1") == 200);
    CHECK(behind.status("203.0.113.5, 192.0.2.1") == 200);
    CHECK(behind.status("198.51.100.1, 192.0.2.1, 10.0.0.7") == 429);
    CHECK(behind.status("192.0.2.2\r\nX-Forwarded-For: 192.0.2.1") == 429);
    CHECK(behind.status("192.0.2.2") == 200);
    // A whole network of the longer addresses is one visitor.
    CHECK(behind.status("2001:db8::1") == 200);
    CHECK(behind.status("2001:db8::2") == 200);
    CHECK(behind.status("2001:db8::3") == 429);
    CHECK(behind.status("nonsense") == 200);  // the proxy said nothing that counts: it is this machine's
}

TEST_CASE("addresses: a network of the longer ones has some shares, not one for each address in it") {
    const House house = behind_proxy([](Options& options) {
        Limits& limits = options.limits;
        limits.network_shares = 3;
        limits.guests = limits.logins = {1, 0, 1000};
        limits.requests = {2, 0, 1000};
    });
    const auto at = [](const std::string& network, int i) { return network + std::to_string(i) + "::1"; };
    const auto ask = [&](const std::string& address, const char* method, const char* path) {
        const std::string body = *method == 'P' ? R"({"name":"ala","password":"wrong horse"})" : "";
        return Browser{house.port()}.request(method, path, body, proxied(address)).status;
    };
    for (int i = 0; i < 3; ++i) {
        CHECK(ask(at("2001:db8:1:", i), "GET", "/api/me") == 200);
        CHECK(ask(at("2001:db8:2:", i), "POST", "/api/login") == 401);
        for (int n = 0; n < 2; ++n) CHECK(ask(at("2001:db8:3:", i), "GET", "/api/status") == 200);
    }
    CHECK(ask(at("2001:db8:1:", 3), "GET", "/api/me") == 429);
    CHECK(ask(at("2001:db8:2:", 3), "POST", "/api/login") == 429);
    CHECK(ask(at("2001:db8:3:", 3), "GET", "/api/status") == 429);
    CHECK(ask(at("2001:db8:4:", 3), "GET", "/api/me") == 200);
    for (int i = 0; i < 6; ++i) CHECK(ask("192.0.2." + std::to_string(i), "GET", "/api/me") == 200);
}

TEST_CASE("addresses: behind a proxy only our own name is answered, with the port or without") {
    const House house = behind_proxy();
    const auto status = [&](const char* host) {
        Headers headers = proxied("192.0.2.1");
        headers["Host"] = host;
        return Browser{house.port()}.request("GET", "/api/status", "", headers).status;
    };
    for (const char* ours : {"play.example", "play.example:8443", "Play.Example"}) CHECK(status(ours) == 200);
    for (const char* other : {"elsewhere.example", "play.example.evil", "127.0.0.1", ""})
        CHECK(status(other) == 403);
}

TEST_CASE("addresses: whoever looks after the server asks it on its own machine, past the proxy") {
    const House house = behind_proxy();
    const auto status = [&](const std::string& host, Headers headers = {}) {
        headers["Host"] = host;
        return Browser{house.port()}.request("GET", "/api/status", "", headers).status;
    };
    for (const char* here : {"127.0.0.1:8080", "127.0.0.1", "localhost:8080", "Localhost", "[::1]:8080"}) {
        CAPTURE(here);
        CHECK(status(here) == 200);
        CHECK(status(here, proxied("192.0.2.1")) == 403);  // a proxy that does not pass the name on
    }
    for (const char* other :
         {"elsewhere.example", "localhost.example", "192.0.2.1", "127.0.0.1.example", "["})
        CHECK(status(other) == 403);
    const Headers changes{{"Host", "localhost"}, {"Origin", "http://localhost"}};
    CHECK(Browser{house.port()}.request("POST", "/api/me", "{}", changes).status == 403);
}

TEST_CASE("addresses: all guests of one answer only so often at tables, over HTTP and over sockets") {
    const House house = behind_proxy([](Options& options) { options.limits.acts_of_address = {2, 0, 1000}; });
    const auto acts = [](Browser& who) {
        const std::string table = new_table(who, wish("alien_frontiers", {me(), shared_seat("Ola")}));
        const object act = first_act(position(who, table), "a");
        return who.post("/api/tables/" + table + "/actions", act).status;
    };
    Browser ala = guest_from(house, "192.0.2.1"), ola = guest_from(house, "192.0.2.1");
    Browser ewa = guest_from(house, "192.0.2.2");
    CHECK(acts(ala) == 200);
    CHECK(acts(ola) == 200);
    CHECK(acts(ola) == 429);
    CHECK(acts(ewa) == 200);
    const std::string table = new_table(ala, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    WebSocket socket = greeted(ala, table);
    object act = first_act(position(ala, table), "b");
    act["table"] = table;
    socket.send(act);
    CHECK(text_at(*socket.receive("nack"), "code") == "rate");
}

TEST_CASE("addresses: what a visitor writes after a body in chunks is no word of the proxy") {
    Behind behind;
    const auto status = [&](const std::string& claimed) {
        Headers headers = proxied("192.0.2.1");
        headers["Transfer-Encoding"] = "chunked";
        headers["Content-Length"] = "";
        const std::string body = "2\r\n{}\r\n0\r\nX-Forwarded-For: " + claimed + "\r\n\r\n";
        return Browser{behind.house.port()}.request("POST", "/api/me", body, headers).status;
    };
    CHECK(status("203.0.113.1") == 401);
    CHECK(status("203.0.113.2") == 401);
    CHECK(status("203.0.113.3") == 429);
}

TEST_CASE("a request to two hosts is refused") {
    House house;
    Browser browser{house.port()};
    const std::string own = "127.0.0.1:" + std::to_string(house.port());
    CHECK(browser.request("GET", "/api/status", "", {{"Host", own + "\r\nHost: evil.example"}}).status ==
          400);
    CHECK(browser.get("/api/status").status == 200);
}

TEST_CASE("addresses: behind a proxy sockets are counted by who has them, not by the proxy") {
    Behind behind{.requests = 100};
    const auto open = [&](const char* address) {
        Browser browser{behind.house.port()};
        browser.request("GET", "/api/me", "", proxied(address));
        return WebSocket{browser, proxied(address)};
    };
    const WebSocket first = open("192.0.2.1"), second = open("192.0.2.1"), third = open("192.0.2.1");
    CHECK(first.status() == 101);
    CHECK(second.status() == 101);
    CHECK(third.status() == 429);
    CHECK(open("192.0.2.2").status() == 101);
}

TEST_CASE("addresses: a proxy that does not say for whom it asks is counted where somebody looks") {
    House house{[](Options& options) {
        options.origin = "https://play.example";
        options.admin = 0;
    }};
    Browser{house.port()}.request("GET", "/api/status", "", {{"Host", "play.example"}});
    const std::string metrics = Browser{house.server().admin_port()}.get("/metrics").body;
    CHECK(metrics.find(R"(orrery_security_total{what="nameless_proxy"} 1)") != std::string::npos);
}

TEST_CASE(
    "addresses: behind a proxy that does not say for whom it asks everybody is one, and nobody uncounted") {
    Behind behind;
    const auto status = [&] {
        return Browser{behind.house.port()}
            .request("GET", "/api/status", "", {{"Host", "play.example"}})
            .status;
    };
    CHECK(status() == 200);
    CHECK(status() == 200);
    CHECK(status() == 429);
}

TEST_CASE("addresses: behind a proxy a visitor draws out only so many requests at once") {
    Behind behind{.requests = 100};
    // The head of a request whose body does not come yet.
    struct Slow : Wire {
        Slow(const Behind& there, const char* address) : Wire{there.house.port()} {
            std::string text =
                "POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n";
            for (const auto& [name, value] : proxied(address)) text += name + ": " + value + "\r\n";
            REQUIRE(send(text + "\r\n"));
        }
        // It was heard before somebody else is answered.
        bool waits(Behind& there) const { return there.status("198.51.100.9") == 200 && !readable(0); }
        int finish() {
            REQUIRE(send("{}"));
            return status();
        }
    };
    Slow one{behind, "192.0.2.1"}, two{behind, "192.0.2.1"};
    CHECK(one.waits(behind));
    CHECK(two.waits(behind));
    CHECK(Slow{behind, "192.0.2.1"}.status() == 429);
    CHECK(Slow{behind, "192.0.2.2"}.waits(behind));
    CHECK(behind.status("192.0.2.1") == 200);  // what has no body is not drawn out
    CHECK(one.finish() == 401);
    Slow late{behind, "192.0.2.1"};
    CHECK(late.waits(behind));
    CHECK(two.finish() == 401);
    CHECK(late.finish() == 401);
}

TEST_CASE("a body that is coded in an unknown way is refused") {
    House house;
    Browser browser{house.port()};
    for (const char* coding : {"gzip", "gzip, chunked", "identity", "chunked, chunked", "x"}) {
        CAPTURE(coding);
        const int status =
            browser.request("POST", "/api/me", "", {{"Transfer-Encoding", coding}, {"Content-Length", ""}})
                .status;
        CHECK((status == 501 || status == 400));
    }
    CHECK(browser.get("/api/status").status == 200);
}
