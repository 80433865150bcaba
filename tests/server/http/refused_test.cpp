// Who is refused pays for it like everybody else, is told of in the log, and loses the connection in the end.
#include <limits>

#include "server/bytes.h"
#include "server/far.h"
#include "server/overheard.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::server;

namespace {

const object kLater{{"name", "Ala"}};
const Headers kElsewhere{{"Origin", "http://localhost:1"}};

int status_from_elsewhere(Browser& browser) {
    return browser.request("POST", "/api/me", boost::json::serialize(kLater), kElsewhere).status;
}

// As `orrery store` might have done it while no server ran.
void shut_out(House& house, const std::string& range) {
    house.close();
    {
        auto store = store::SqliteStore::open(house.folder().path().string());
        REQUIRE(store);
        store::Transaction transaction;
        transaction.bans.push_back({.range = range, .until = std::numeric_limits<Millis>::max()});
        (*store)->write(std::move(transaction), {});
        (*store)->settle();
    }
    house.open();
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

// What comes back where a greeting is said so often, one after the other, until the socket is closed.
std::size_t rates_told(WebSocket& socket, int hellos) {
    std::size_t told = 0;
    for (int i = 0; i < hellos; ++i) socket.send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}});
    while (const auto answer = socket.receive())
        told += text_at(*answer, "t") == "error" && text_at(*answer, "code") == "rate";
    return told;
}

}  // namespace

TEST_CASE("a request from another page, or of who is banned, takes from the requests of its address") {
    House house = behind_proxy([](Options& options) { options.limits.requests = {4, 0, 1000}; });
    shut_out(house, "192.0.2.4");
    Browser page = guest_from(house, "192.0.2.1");  // one of four
    for (int i = 0; i < 3; ++i) CHECK(status_from_elsewhere(page) == 403);
    CHECK(status_from_elsewhere(page) == 429);
    CHECK(page.get("/api/status").status == 429);

    const Browser socket = guest_from(house, "192.0.2.2");
    for (int i = 0; i < 3; ++i) CHECK(WebSocket{socket, kElsewhere}.status() == 403);
    CHECK(WebSocket{socket, kElsewhere}.status() == 429);
    CHECK(guest_from(house, "192.0.2.3").get("/api/status").status == 200);

    Browser banned = from(house, "192.0.2.4");
    for (int i = 0; i < 4; ++i) CHECK(banned.get("/api/status").status == 403);
    CHECK(banned.get("/api/status").status == 429);
}

TEST_CASE("another origin and another host are in the security log, where nobody is banned for them") {
    Overheard overheard;
    std::string metrics;
    {
        House house{[](Options& options) { options.admin = 0; }};
        Browser browser = house.guest();
        CHECK(status_from_elsewhere(browser) == 403);
        CHECK(WebSocket{browser, kElsewhere}.status() == 403);
        CHECK(browser.request("GET", "/", "", {{"Host", "elsewhere.example"}}).status == 403);
        metrics = Browser{house.server().admin_port()}.get("/metrics").body;
    }
    const std::string log = overheard.stop();
    const auto origins = lines_with(log, R"("what":"origin")"), hosts = lines_with(log, R"("what":"host")");
    REQUIRE(origins.size() == 2);
    CHECK(origins[0].find(R"("path":"/api/me")") != std::string::npos);
    CHECK(origins[1].find(R"("path":"/api/socket")") != std::string::npos);
    CHECK(hosts.size() == 1);
    CHECK(metrics.find(R"(orrery_security_total{what="origin"} 2)") != std::string::npos);
    CHECK(metrics.find(R"(orrery_security_total{what="host"} 1)") != std::string::npos);
    // A page elsewhere can make anybody's browser ask.
    for (const std::string& line : {origins[0], hosts[0]}) CHECK_FALSE(std::regex_search(line, ban_filter()));
}

TEST_CASE("no page elsewhere gets a visitor banned, whatever it makes their browser ask") {
    Overheard overheard;
    {
        const House house = behind_proxy([](Options& options) {
            options.limits.requests = {1, 0, 1000};
            options.limits.floods = options.limits.floods_told = {2, 0, 1000};
        });
        const auto asks = [&](const char* from, const char* target, const std::string& body,
                              const Headers& more) {
            Headers headers = proxied(from);
            headers["Origin"] = "";
            for (const auto& [name, value] : more) headers[name] = value;
            const char* method = body.empty() ? "GET" : "POST";
            for (int i = 0; i < 6; ++i) Browser{house.port()}.request(method, target, body, headers);
        };
        for (const char* mode : {"no-cors", "cors", "navigate"})
            asks("192.0.2.1", "/", "", {{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Mode", mode}});
        asks("192.0.2.2", "/%zz", "", {{"Sec-Fetch-Site", "cross-site"}});
        asks("192.0.2.3", "/", std::string(70'000, ' '), {{"Origin", "https://play.example:444"}});
        asks("192.0.2.5", "/api/owner", "", {{"Sec-Fetch-Site", "same-site"}});
        asks("192.0.2.4", "/", "", {{"Sec-Fetch-Site", "same-origin"}});
        asks("192.0.2.6", "/api/owner", "", {{"Sec-Fetch-Site", "same-origin"}});
    }
    const std::string log = overheard.stop();
    CHECK(lines_with(log, R"("what":"cross_site")").size() > 20);
    std::string banned;
    for (const std::string& line : lines_with(log, R"("event":"security")"))
        if (std::regex_search(line, ban_filter())) banned += line + '\n';
    CHECK(banned.find("192.0.2.1") == std::string::npos);
    CHECK(banned.find("192.0.2.2") == std::string::npos);
    CHECK(banned.find("192.0.2.3") == std::string::npos);
    CHECK(banned.find("192.0.2.5") == std::string::npos);
    CHECK(banned.find(R"("what":"flood")") != std::string::npos);  // who goes on by themselves
    CHECK(banned.find("192.0.2.4") != std::string::npos);
    CHECK(banned.find(R"("what":"not_owner")") != std::string::npos);
    CHECK(banned.find("192.0.2.6") != std::string::npos);
}

TEST_CASE(
    "who fails at log-ins as often as the server lets an address try is banned by fail2ban within the hour") {
    Overheard overheard;
    {
        const House house = behind_proxy();
        const auto log_in = [&](const Headers& more) {
            Headers headers = proxied("192.0.2.1");
            for (const auto& [name, value] : more) headers[name] = value;
            return Browser{house.port()}
                .request("POST", "/api/login", R"({"name":"ala","password":"wrong horse"})", headers)
                .status;
        };
        CHECK(log_in({}) == 401);
        // Nobody tells it as what another page did, and no page does it.
        for (const char* site : {"cross-site", "same-site"}) CHECK(log_in({{"Sec-Fetch-Site", site}}) == 403);
        CHECK(log_in({{"Origin", "http://localhost:1"}}) == 403);
    }
    const auto told = lines_with(overheard.stop(), R"("event":"security")");
    CHECK(std::ranges::count_if(told, [filter = ban_filter("login")](const std::string& line) {
              return std::regex_search(line, filter);
          }) == 1);
    const auto jail = [](const char* name) { return said_in("jail.conf", "[orrery-login]", name); };
    CHECK(jail("filter") == "orrery[what=login]");
    REQUIRE(jail("findtime") == "1h");
    const Rate tries = Limits{}.logins;
    constexpr double kHour = 3'600'000;
    CHECK(std::stod(jail("maxretry")) <= tries.count * kHour / static_cast<double>(tries.per));
}

TEST_CASE("who goes on asking although there is no room loses the connection") {
    const House house = behind_proxy([](Options& options) {
        options.limits.requests = {2, 0, 1000};
        options.limits.floods = {3, 0, 1000};
    });
    const Browser browser = guest_from(house, "192.0.2.1");
    const WebSocket connection = kept_open(browser);
    std::string asked;
    for (int i = 0; i < 8; ++i)
        asked += "GET /api/status HTTP/1.1\r\nHost: play.example\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n";
    REQUIRE(send_bytes(connection, asked));
    const std::string heard = until_closed(connection);
    CHECK(count_of(heard, "HTTP/1.1 429") == 4);
    CHECK(count_of(heard, "Connection: close") == 1);
    CHECK(heard.rfind("Connection: close") > heard.rfind("HTTP/1.1 429"));
}

TEST_CASE("who says hello again and again is cut off in the end, and fills no log") {
    Overheard overheard;
    std::string metrics;
    {
        House house{[](Options& options) {
            options.admin = 0;
            options.limits.hellos = {1, 0, 1000};
            options.limits.floods = {5, 0, 1000};
        }};
        const Browser browser = house.guest();
        WebSocket socket{browser};
        CHECK(rates_told(socket, 12) == 5);
        CHECK(socket.closed_with() == 1008);
        metrics = Browser{house.server().admin_port()}.get("/metrics").body;
    }
    const std::string log = overheard.stop();
    CHECK(lines_with(log, R"("what":"rate")").size() == 1);
    CHECK(lines_with(log, R"("what":"flood")").size() == 1);
    CHECK(metrics.find(R"(orrery_security_total{what="rate"} 5)") != std::string::npos);
}

TEST_CASE("what a table refuses because it comes too often counts as a flood, too") {
    Overheard overheard;
    {
        House house{[](Options& options) {
            options.limits.chat = {1, 0, 1000};
            options.limits.floods = {3, 0, 1000};
        }};
        Browser browser = house.guest();
        const std::string table = new_table(browser, wish("alien_frontiers", {me(), bot()}));
        WebSocket socket = greeted(browser, table);
        for (int i = 0; i < 8; ++i)
            socket.send(
                object{{"t", "chat"}, {"id", "c" + std::to_string(i)}, {"table", table}, {"text", "Hej"}});
        int nacks = 0;
        while (const auto answer = socket.receive("nack")) nacks += text_at(*answer, "code") == "rate";
        CHECK(nacks == 3);
        CHECK(socket.closed_with() == 1008);
    }
    CHECK(lines_with(overheard.stop(), R"("what":"rate")").size() == 1);
}

TEST_CASE("of a connection that sends too much the log tells once a minute") {
    House house{[](Options& options) { options.limits.hellos = {1, 0, 1000}; }};
    const Browser browser = house.guest();
    Overheard overheard;
    std::vector<WebSocket> sockets;
    for (int i = 0; i < 3; ++i) sockets.emplace_back(browser);
    for (WebSocket& socket : sockets)
        for (int i = 0; i < 4; ++i) {
            socket.send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}});
            REQUIRE(socket.receive());
        }
    CHECK(lines_with(overheard.stop(), R"("what":"rate")").size() == 3);
}
