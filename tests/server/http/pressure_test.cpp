// What somebody who presses on the limits gets: nothing by coming back, a line in the log, time to be
// answered.
#include <sys/socket.h>
#include <unistd.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "server/base/allowance.h"
#include "server/house.h"
#include "server/wire/http_session.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// What is written to standard error meanwhile.
class Overheard {
  public:
    Overheard() : before_{dup(2)} {
        std::fflush(stderr);
        std::FILE* file = std::fopen(path_.c_str(), "w");
        REQUIRE(file != nullptr);
        dup2(fileno(file), 2);
        std::fclose(file);
    }
    ~Overheard() { stop(); }
    Overheard(const Overheard&) = delete;
    Overheard& operator=(const Overheard&) = delete;
    std::string stop() {
        if (before_ < 0) return "";
        std::fflush(stderr);
        dup2(before_, 2);
        close(before_);
        before_ = -1;
        std::ostringstream all;
        all << std::ifstream{path_}.rdbuf();
        return all.str();
    }

  private:
    Folder folder_;
    std::string path_ = (folder_.path() / "log").string();
    int before_;
};

// The lines that fail2ban would count, by its own filter.
std::regex ban_filter() {
    std::ifstream file{std::string{ORRERY_ROOT} + "/deploy/fail2ban/orrery.conf"};
    for (std::string line; std::getline(file, line);) {
        const std::string name = "failregex = ";
        if (!line.starts_with(name)) continue;
        std::string pattern = line.substr(name.size());
        pattern.replace(pattern.find("<ADDR>"), 6, "[0-9a-f.:]+");
        return std::regex{pattern};
    }
    FAIL("no failregex");
    return {};
}

std::string line_with(const std::string& log, const std::string& what) {
    std::istringstream lines{log};
    for (std::string line; std::getline(lines, line);)
        if (line.find("\"what\":\"" + what + '"') != std::string::npos) return line;
    return "";
}

bool send_bytes(const WebSocket& socket, const std::string& bytes) {
    return ::send(socket.handle(), bytes.data(), bytes.size(), MSG_NOSIGNAL) > 0;
}

// A server behind a proxy, where everybody has the address that the proxy tells.
House behind_proxy(const std::function<void(Limits&)>& change) {
    return House{[change](Options& options) {
        options.origin = "https://play.example";
        change(options.limits);
    }};
}
Browser from(const House& house, const char* address) {
    Browser browser{house.port()};
    browser.always = {
        {"Host", "play.example"}, {"Origin", "https://play.example"}, {"X-Forwarded-For", address}};
    return browser;
}

}  // namespace

TEST_CASE("who opens another socket has no more messages, acts or floods than before") {
    House house{[](Options& options) {
        options.limits.messages = {4, 0, 1000};
        options.limits.floods = {3, 0, 1000};
    }};
    const Browser browser = house.guest();
    {
        WebSocket first = greeted(browser);
        for (int i = 0; i < 4; ++i) first.send(object{{"t", "ping"}});
        CHECK(text_at(*first.receive("error"), "code") == "rate");  // one of three
    }
    WebSocket second{browser};
    REQUIRE(second.status() == 101);
    for (int i = 0; i < 3; ++i) second.send(object{{"t", "ping"}});
    CHECK(text_at(*second.receive(), "code") == "rate");
    CHECK(text_at(*second.receive(), "code") == "rate");
    CHECK_FALSE(second.receive());
    CHECK(second.closed_with() == 1008);
}

TEST_CASE("opening a socket is a request like others") {
    const House house = behind_proxy([](Limits& limits) { limits.requests = {3, 0, 1000}; });
    Browser browser = from(house, "192.0.2.1");
    REQUIRE(browser.get("/api/me").status == 200);
    CHECK(WebSocket{browser}.status() == 101);
    CHECK(WebSocket{browser}.status() == 101);
    CHECK(WebSocket{browser}.status() == 429);
}

TEST_CASE("binary messages close a socket; pings of its own are counted") {
    House house{[](Options& options) { options.limits.floods = {5, 0, 1000}; }};
    const Browser browser = house.guest();
    WebSocket binary = greeted(browser);
    send_bytes(binary, std::string{"\x82\x81\0\0\0\0x", 7});
    while (binary.receive()) {
    }
    CHECK(binary.closed_with() == 1003);
    WebSocket pings = greeted(browser);
    for (int i = 0; i < 8; ++i) send_bytes(pings, std::string{"\x89\x80\0\0\0\0", 6});
    while (pings.receive()) {
    }
    CHECK(pings.closed_with() == 1008);
}

TEST_CASE("floods, limits and what cannot be read are in the log as fail2ban reads it") {
    Overheard overheard;
    {
        House house{[](Options& options) {
            options.limits.messages = {1, 0, 1000};
            options.limits.floods = {2, 0, 1000};
        }};
        Browser browser = house.guest();
        WebSocket socket = greeted(browser);
        for (int i = 0; i < 5; ++i) socket.send(object{{"t", "ping"}});
        while (socket.receive()) {
        }
        CHECK(browser.request("POST", "/api/me", std::string(70'000, ' ')).status == 413);
        std::vector<WebSocket> open;
        for (int i = 0; i < 9; ++i) open.emplace_back(browser);
        CHECK(open.back().status() == 429);
    }
    const std::string log = overheard.stop();
    const std::regex filter = ban_filter();
    for (const char* what : {"flood", "unreadable", "limit"}) {
        CAPTURE(what);
        CHECK(std::regex_search(line_with(log, what), filter));
    }
    CHECK(!line_with(log, "rate").empty());
}

TEST_CASE("a question that comes slowly has all the time for its body, and for its answer") {
    House house{[](Options& options) { options.limits.request_time = 3000; }};
    const Browser browser = house.guest();
    WebSocket socket{browser, {{"Upgrade", ""}, {"Connection", "keep-alive"}}};  // a plain request, kept open
    const auto wait = [] { std::this_thread::sleep_for(std::chrono::milliseconds{2000}); };
    wait();
    REQUIRE(send_bytes(socket, "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(house.port()) +
                                   "\r\nOrigin: " + browser.origin() + "\r\nCookie: " + browser.cookie +
                                   "\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n"));
    wait();
    REQUIRE(send_bytes(socket, R"({"lang":"pl"})"));
    std::string heard(4096, '\0');
    std::string all;
    while (all.find("\"lang\":\"pl\"") == std::string::npos) {
        const ssize_t n = recv(socket.handle(), heard.data(), heard.size(), 0);
        REQUIRE(n > 0);
        all.append(heard, 0, static_cast<std::size_t>(n));
    }
}

TEST_CASE("new names, and games that are read, have rates of their own") {
    const House house = behind_proxy([](Limits& limits) { limits.readings.count = limits.names.count = 0; });
    Browser browser = from(house, "192.0.2.1");
    REQUIRE(browser.get("/api/me").status == 200);
    int named = 0, read = 0;
    for (int i = 0; i < 6; ++i)
        named += browser.post("/api/me", object{{"name", "Ala " + std::to_string(i)}}).status == 200;
    CHECK(named == 3);
    CHECK(browser.post("/api/me", object{{"lang", "pl"}}).status == 200);
    for (int i = 0; i < 14; ++i) read += browser.post("/api/records", object{{"record", "x"}}).status == 400;
    CHECK(read == 10);
}

TEST_CASE("texts are told once to who has them") {
    House house;
    Browser browser = house.guest();
    const Reply first = browser.get("/api/texts/pl/arcs");
    REQUIRE(first.status == 200);
    const std::string tag = first.headers.at("etag");
    CHECK(browser.request("GET", "/api/texts/pl/arcs", "", {{"If-None-Match", tag}}).status == 304);
    CHECK(browser.get("/api/texts/en/arcs").headers.at("etag") != tag);
}

TEST_CASE("who fills the buckets pays for sweeping them") {
    Buckets buckets;
    const Rate rate{2, 0, 1000};
    for (int i = 0; i < 50'000; ++i) buckets.take(std::to_string(i), rate, 0);
    CHECK(buckets.sweeps() <= 3);
}

TEST_CASE("who tries many names from one address uses up nobody else's tries") {
    const House house = behind_proxy([](Limits& limits) {
        limits.logins.count = limits.logins_of_account.count = 0;
        limits.logins_of_account.burst = 6;
    });
    const auto tries = [&](const char* address, const char* name) {
        return from(house, address)
            .post("/api/login", object{{"name", name}, {"password", "wrong horse"}})
            .status;
    };
    for (int i = 0; i < 20; ++i) tries("192.0.2.1", "ala");
    CHECK(tries("192.0.2.1", "ala") == 429);
    CHECK(tries("192.0.2.2", "ala") == 401);  // five were used of six
}

TEST_CASE("connections are counted by address, and by network of the longer ones") {
    wire::Addresses addresses;
    Limits limits;
    limits.connections_of_address = 2;
    limits.connections_of_network = 3;
    CHECK(addresses.enter("192.0.2.1", limits));
    CHECK(addresses.enter("192.0.2.1", limits));
    CHECK_FALSE(addresses.enter("192.0.2.1", limits));
    addresses.leave("192.0.2.1");
    CHECK(addresses.enter("192.0.2.1", limits));
    CHECK(addresses.enter("2001:db8:1:1::1", limits));
    CHECK(addresses.enter("2001:db8:1:2::1", limits));
    CHECK(addresses.enter("2001:db8:1:3::1", limits));
    CHECK_FALSE(addresses.enter("2001:db8:1:4::1", limits));
    CHECK(addresses.enter("2001:db8:2:4::1", limits));
}

TEST_CASE("there is a bound of open connections, whoever has them") {
    House house{[](Options& options) { options.limits.open_connections = 3; }};
    const Browser browser = house.guest();
    const WebSocket one{browser}, two{browser}, three{browser};
    CHECK(three.status() == 101);
    CHECK(WebSocket{browser}.status() == 0);
}
