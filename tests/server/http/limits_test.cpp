// Everything is bounded; what goes beyond is refused, and the server lives on.
#include <poll.h>
#include <sys/socket.h>

#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

TEST_CASE("requests: the line and headers, the body, the depth and length of JSON") {
    House house;
    Browser browser = house.guest();
    CHECK(browser.request("GET", "/api/status", "", {{"X-Long", std::string(9000, 'x')}}).status == 431);
    CHECK(browser.get("/" + std::string(9000, 'x')).status == 431);
    CHECK(browser.request("POST", "/api/me", std::string(70'000, ' ')).status == 413);
    CHECK(browser.request("POST", "/api/me", "{\"name\":" + std::string(20, '[') + std::string(20, ']') + "}")
              .status == 400);
    std::string wide = "[0";
    for (int i = 0; i < 300; ++i) wide += ",0";
    CHECK(browser.request("POST", "/api/me", "{\"name\":" + wide + "]}").status == 400);
    CHECK(browser.get("/api/status").status == 200);
}

TEST_CASE("messages: their size") {
    House house;
    Browser browser = house.guest();
    WebSocket socket = greeted(browser);
    socket.send_text(std::string(20'000, 'x'));
    while (socket.receive()) {
    }
    CHECK(socket.closed_with() == 1009);
    CHECK(browser.get("/api/status").status == 200);
}

TEST_CASE("rates: a message that came too early is refused by its id, if that is cheap to read") {
    House house{[](Options& options) { options.limits.messages = {1, 0, 1000}; }};
    WebSocket socket = greeted(house.guest());
    object message{{"t", "why"}, {"id", "late"}, {"table", "x"}, {"seat", 0}};
    socket.send(message);
    const auto nack = socket.receive();
    REQUIRE(nack);
    CHECK(text_at(*nack, "t") == "nack");
    CHECK(text_at(*nack, "id") == "late");
    CHECK(text_at(*nack, "code") == "rate");
    CHECK(number_at(*nack, "retry_after") == 86'400);  // nothing comes back here, which is told as a day
    message["spot"] = std::string(2000, 'x');
    for (const std::string& text :
         {boost::json::serialize(message), std::string{"{\"id\":"}, std::string{R"({"t":"ping"})"}}) {
        socket.send_text(text);
        const auto error = socket.receive();
        REQUIRE(error);
        CHECK(text_at(*error, "t") == "error");
        CHECK(text_at(*error, "code") == "rate");
        CHECK(number_at(*error, "retry_after") == 86'400);
    }
}

TEST_CASE("rates: messages, acts, talk, tables, logins") {
    // Nothing comes back with time here: how long the machine takes does not matter.
    House house{[](Options& options) {
        Limits& limits = options.limits;
        for (Rate* rate : {&limits.messages, &limits.acts, &limits.chat, &limits.new_tables, &limits.logins})
            rate->count = 0;
    }};
    Browser browser = house.guest();
    WebSocket socket = greeted(browser);
    for (int i = 0; i < 40; ++i) socket.send(object{{"t", "ping"}});
    CHECK(text_at(*socket.receive("error"), "code") == "rate");

    const std::string table = new_table(browser, wish("alien_frontiers", {me(), bot()}));
    const auto first_refused = [&](const std::string& path, const object& body, int most) {
        for (int i = 0; i < most; ++i)
            if (const Reply reply = browser.post(path, body); reply.status == 429) {
                CHECK(reply.headers.at("retry-after") == "86400");
                return i;
            }
        return most;
    };
    const std::string actions = "/api/tables/" + table + "/actions";
    CHECK(first_refused(actions, {{"t", "chat"}, {"id", "x"}, {"text", ""}}, 20) == 3);
    CHECK(first_refused(actions, {{"t", "act"}, {"id", "x"}}, 60) == 10);
    CHECK(first_refused("/api/tables", wish("alien_frontiers", {me(), bot()}), 30) == 9);
    CHECK(first_refused("/api/login", {{"name", "ala"}, {"password", "12345678"}}, 12) == 5);
}

TEST_CASE("connections: of a person, and at one table") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), bot()}));
    std::vector<WebSocket> open;
    for (int i = 0; i < 8; ++i) open.emplace_back(browser);
    for (const WebSocket& each : open) CHECK(each.status() == 101);
    CHECK(WebSocket{browser}.status() == 429);
    int refused = 0;
    for (WebSocket& each : open) {
        each.send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}, {"table", table}});
        each.receive("welcome");
        for (;;) {
            const auto next = each.receive();
            REQUIRE(next);
            const std::string kind = text_at(*next, "t");
            if (kind == "error") refused += text_at(*next, "code") == "connections";
            if (kind == "error" || kind == "position") break;
        }
    }
    CHECK(refused == 4);
}

TEST_CASE("a socket that floods is cut off") {
    House house{[](Options& options) {
        options.limits.messages = {1, 0, 1000};
        options.limits.floods = {5, 0, 1000};
    }};
    Browser browser = house.guest();
    WebSocket socket = greeted(browser);
    for (int i = 0; i < 10; ++i) socket.send(object{{"t", "ping"}});
    while (socket.receive()) {
    }
    CHECK(socket.closed_with() == 1008);
}

TEST_CASE("who does not read is cut off, and does not grow the server") {
    House house{[](Options& options) {
        options.limits.outbound_bytes = 64 * 1024;
        options.limits.messages = options.limits.hellos = {1e6, 1e6, 1000};
    }};
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("pocket_imperium", {me(), bot()}));
    WebSocket socket = greeted(browser, table);
    const object hello{{"t", "hello"}, {"proto", 1}, {"lang", "en"}, {"table", table}};
    bool open = true;
    for (int i = 0; i < 3000 && open; ++i) open = socket.send(hello);  // and never reads the answers
    while (socket.receive()) {
    }
    CHECK((socket.closed_with() == 1013 || socket.closed_with() == 0));
    CHECK(browser.get("/api/status").status == 200);
}

TEST_CASE("silence ends a socket") {
    House house{[](Options& options) { options.limits.silence = 2000; }};
    Browser browser = house.guest();
    WebSocket socket = greeted(browser);
    // A client that does not even answer pings: nothing is read before the server has given up.
    pollfd given_up{socket.handle(), POLLRDHUP, 0};
    REQUIRE(poll(&given_up, 1, kPatienceSeconds * 1000) == 1);
    CHECK(browser.get("/api/status").status == 200);
    while (socket.receive()) {
    }
    CHECK_FALSE(socket.receive().has_value());
}

TEST_CASE("only our own page may ask for changes, and open a socket") {
    House house;
    Browser browser = house.guest();
    const auto status = [&](const std::map<std::string, std::string>& headers) {
        return browser.request("POST", "/api/me", "{\"name\":\"Ala\"}", headers).status;
    };
    CHECK(status({}) == 200);
    CHECK(status({{"Origin", ""}}) == 403);
    CHECK(status({{"Origin", "http://play.example"}}) == 403);
    CHECK(status({{"Origin", "null"}}) == 403);
    for (const char* site : {"cross-site", "same-site"}) CHECK(status({{"Sec-Fetch-Site", site}}) == 403);
    CHECK(status({{"Sec-Fetch-Site", "same-origin"}}) == 200);
    CHECK(status({{"Content-Type", "text/plain"}}) == 415);
    CHECK(status({{"Content-Type", ""}}) == 415);
    CHECK(status({{"Host", "play.example"}, {"Origin", "http://play.example"}}) == 403);
    CHECK(WebSocket{browser, {{"Origin", ""}}}.status() == 403);
    CHECK(WebSocket{browser, {{"Origin", "http://play.example"}}}.status() == 403);
    CHECK(WebSocket{browser, {{"Cookie", ""}}}.status() == 401);
    CHECK(WebSocket{browser}.status() == 101);
}

TEST_CASE("a page elsewhere makes no guests of its visitors, who may come here themselves") {
    House house;
    for (const char* site : {"cross-site", "same-site"}) {
        Browser visitor{house.port()};
        CHECK(visitor.request("GET", "/api/me", "", {{"Sec-Fetch-Site", site}}).status == 403);
        CHECK(visitor.cookie.empty());
        CHECK(visitor.request("GET", "/table/x", "", {{"Sec-Fetch-Site", site}}).status == 200);
        CHECK(visitor.request("GET", "/api/me", "", {{"Sec-Fetch-Site", "same-origin"}}).status == 200);
        CHECK_FALSE(visitor.cookie.empty());
    }
}

TEST_CASE("headers: what a careful page needs, on everything") {
    House house;
    Browser browser = house.guest();
    for (const char* path : {"/", "/api/status", "/api/nothing", "/table/x"}) {
        CAPTURE(path);
        const Reply reply = browser.get(path);
        CHECK(reply.headers.at("content-security-policy").find("default-src 'none'") != std::string::npos);
        CHECK(reply.headers.at("content-security-policy").find("unsafe-inline") == std::string::npos);
        CHECK(reply.headers.at("x-content-type-options") == "nosniff");
        CHECK(reply.headers.at("referrer-policy") == "no-referrer");
        CHECK(reply.headers.at("cross-origin-opener-policy") == "same-origin");
        CHECK(reply.headers.at("cross-origin-resource-policy") == "same-origin");
    }
    CHECK(browser.get("/api/status").headers.at("cache-control") == "no-store");
    CHECK(browser.get("/").status == 200);
    CHECK(browser.request("HEAD", "/", "").body.empty());
    CHECK(browser.post("/", object{}).status == 405);
}

TEST_CASE("a request that is cut off, or is none, harms nobody") {
    House house;
    Browser browser = house.guest();
    for (const std::string method : {"", "GET\r\n", "\x16\x03\x01", "POST POST POST"})
        browser.request(method, "x", "y");
    CHECK(browser.get("/api/status").status == 200);
}
