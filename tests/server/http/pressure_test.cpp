// What somebody who presses on the limits gets: nothing by coming back, a line in the log, time to be
// answered.
#include "server/base/allowance.h"
#include "server/bytes.h"
#include "server/far.h"
#include "server/overheard.h"
#include "server/wire/http_session.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// Whether an answer comes to a question whose head and body each take two thirds of the time that there is
// for each.
bool answered_slowly(Millis request_time) {
    House house{[&](Options& options) { options.limits.request_time = request_time; }};
    const Browser browser = house.guest();
    WebSocket socket{browser, {{"Upgrade", ""}, {"Connection", "keep-alive"}}};  // a plain request, kept open
    const auto wait = [&] { std::this_thread::sleep_for(std::chrono::milliseconds{request_time * 2 / 3}); };
    wait();
    if (!send_bytes(socket, "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(house.port()) +
                                "\r\nOrigin: " + browser.origin() + "\r\nCookie: " + browser.cookie +
                                "\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n"))
        return false;
    wait();
    if (!send_bytes(socket, R"({"lang":"pl"})")) return false;
    std::string heard(4096, '\0');
    std::string all;
    while (all.find("\"lang\":\"pl\"") == std::string::npos) {
        const ssize_t n = recv(socket.handle(), heard.data(), heard.size(), 0);
        if (n <= 0) return false;
        all.append(heard, 0, static_cast<std::size_t>(n));
    }
    return true;
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

namespace {

// How many of so many greetings are answered with a welcome.
int welcomes(WebSocket& socket, int hellos) {
    int count = 0;
    for (int i = 0; i < hellos; ++i) {
        socket.send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}});
        for (;;) {
            const auto answer = socket.receive();
            REQUIRE(answer);
            if (text_at(*answer, "t") == "tables") continue;
            count += text_at(*answer, "t") == "welcome" ? 1 : 0;
            if (text_at(*answer, "t") == "error") {
                CHECK(text_at(*answer, "code") == "rate");
                CHECK(number_at(*answer, "retry_after") > 0);
            }
            break;
        }
    }
    return count;
}

}  // namespace

TEST_CASE("each hello is answered with a whole position: they have a rate, of a person and of an address") {
    const House house = behind_proxy([](Options& options) {
        options.limits.hellos = {3, 0, 1000};
        options.limits.hellos_of_address = {5, 0, 1000};
    });
    const Browser ala = guest_from(house, "192.0.2.1"), ola = guest_from(house, "192.0.2.1"),
                  ewa = guest_from(house, "192.0.2.2");
    WebSocket of_ala{ala}, of_ola{ola}, of_ewa{ewa};
    CHECK(welcomes(of_ala, 6) == 3);
    CHECK(welcomes(of_ola, 6) == 2);
    CHECK(welcomes(of_ewa, 6) == 3);
}

TEST_CASE("opening a socket is a request like others") {
    const House house = behind_proxy([](Options& options) { options.limits.requests = {3, 0, 1000}; });
    Browser browser = from(house, "192.0.2.1");
    REQUIRE(browser.get("/api/me").status == 200);
    CHECK(WebSocket{browser}.status() == 101);
    CHECK(WebSocket{browser}.status() == 101);
    CHECK(WebSocket{browser}.status() == 429);
}

TEST_CASE("binary messages close a socket; pings of its own and pongs that nobody asked for are counted") {
    House house{[](Options& options) { options.limits.floods = {5, 0, 1000}; }};
    const Browser browser = house.guest();
    WebSocket binary = greeted(browser);
    send_bytes(binary, std::string{"\x82\x81\0\0\0\0x", 7});
    while (binary.receive()) {
    }
    CHECK(binary.closed_with() == 1003);
    for (const char* frame : {"\x89\x80", "\x8A\x80"}) {
        const Browser other = house.guest();
        WebSocket flood = greeted(other);
        for (int i = 0; i < 8; ++i) send_bytes(flood, frame + std::string(4, '\0'));
        while (flood.receive()) {
        }
        CHECK(flood.closed_with() == 1008);
    }
}

TEST_CASE("floods and what cannot be read are in the log as fail2ban reads it, and limits otherwise") {
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
    for (const char* what : {"flood", "unreadable"}) {
        CAPTURE(what);
        CHECK(std::regex_search(line_with(log, what), filter));
    }
    // A class behind one address meets its limits, and is not banned for that.
    CHECK(!line_with(log, "limit").empty());
    CHECK_FALSE(std::regex_search(line_with(log, "limit"), filter));
    CHECK(!line_with(log, "rate").empty());
}

TEST_CASE("what cannot be read is never the proxy's fault: fail2ban would ban everybody behind it") {
    Overheard overheard;
    {
        const House house = behind_proxy();
        const auto status = [&](const char* target, const char* from, const Headers& more) {
            Headers headers = proxied(from);
            for (const auto& [name, value] : more) headers[name] = value;
            return Browser{house.port()}.request("GET", target, "", headers).status;
        };
        CHECK(status("/%zz", "192.0.2.1", {}) == 400);
        CHECK(status("/", "192.0.2.2", {{"Transfer-Encoding", "gzip"}, {"Content-Length", ""}}) == 501);
        CHECK(status("/", "192.0.2.3", {{"X-Long", std::string(20'000, 'x')}}) == 431);
        CHECK(status("/", "192.0.2.4", {{"Content-Length", "x"}}) == 400);
    }
    const std::string log = overheard.stop();
    const std::regex filter = ban_filter();
    std::istringstream lines{log};
    std::string banned;
    for (std::string line; std::getline(lines, line);)
        if (std::regex_search(line, filter)) banned += line + '\n';
    CHECK(banned.find("192.0.2.1") != std::string::npos);
    CHECK(banned.find("192.0.2.2") != std::string::npos);
    CHECK(banned.find("127.0.0.1") == std::string::npos);
    // Of a head that is not whole nobody knows whose it is.
    CHECK(log.find(R"("what":"unreadable")") != std::string::npos);
    CHECK(log.find(R"("address":"","path")") != std::string::npos);
}

TEST_CASE("a question that comes slowly has all the time for its body, and for its answer") {
    // A busy machine may lose a second of three. It does not lose a minute of three.
    CHECK((answered_slowly(3000) || answered_slowly(20'000) || answered_slowly(180'000)));
}

TEST_CASE("new names, and games that are read, have rates of their own") {
    const House house = behind_proxy(
        [](Options& options) { options.limits.readings.count = options.limits.names.count = 0; });
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

TEST_CASE("texts, content and rulebooks are told once to who has them") {
    House house;
    Browser browser = house.guest();
    const std::pair<const char*, const char*> pages[] = {
        {"/api/texts/pl/arcs", "/api/texts/en/arcs"},
        {"/api/content/master_of_orion?lang=pl", "/api/content/master_of_orion?lang=en"},
        {"/api/rules/arcs?lang=pl", "/api/rules/arcs?lang=en"},
    };
    for (const auto& [page, other] : pages) {
        CAPTURE(page);
        const Reply first = browser.get(page);
        REQUIRE(first.status == 200);
        const std::string tag = first.headers.at("etag");
        for (const std::string& has : {tag, "W/" + tag, "\"x\", " + tag}) {
            const Reply again = browser.request("GET", page, "", {{"If-None-Match", has}});
            CHECK(again.status == 304);
            CHECK(again.body.empty());
        }
        CHECK(browser.request("GET", page, "", {{"If-None-Match", "\"x\""}}).body == first.body);
        CHECK(browser.get(other).headers.at("etag") != tag);
    }
}

TEST_CASE("who fills the buckets pays for sweeping them") {
    Buckets buckets;
    const Rate rate{2, 0, 1000};
    for (int i = 0; i < 50'000; ++i) buckets.take(std::to_string(i), rate, 0);
    CHECK(buckets.sweeps() <= 3);
}

TEST_CASE("who tries many names from one address uses up nobody else's tries") {
    const House house = behind_proxy([](Options& options) {
        Limits& limits = options.limits;
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
