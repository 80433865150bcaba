// Whose address counts, and as what.
#include "server/base/address.h"
#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

TEST_CASE("addresses: what counts as one") {
    CHECK(address_key("192.0.2.7") == "192.0.2.7");
    CHECK(address_key("::ffff:192.0.2.7") == "192.0.2.7");
    CHECK(address_key("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
    CHECK(address_key("2001:db8:1:2::9") == address_key("2001:DB8:1:2:ffff::"));
    CHECK(address_key("2001:db8:1:3::9") != address_key("2001:db8:1:2::9"));
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

TEST_CASE("addresses: behind a proxy sockets are counted by who has them, not by the proxy") {
    Behind behind{.requests = 100};
    const auto open = [&](const char* address) {
        Browser browser{behind.house.port()};
        const std::map<std::string, std::string> proxied{
            {"Host", "play.example"}, {"Origin", "https://play.example"}, {"X-Forwarded-For", address}};
        browser.request("GET", "/api/me", "", proxied);
        return WebSocket{browser, proxied};
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
