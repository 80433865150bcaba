// Broken input of all kinds, from a seed: nothing ends the server, nothing is answered with a fault of ours.
// ORRERY_FUZZ says how many; 2,000 without it.
#include <cstdlib>

#include "core/rng.h"
#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

namespace {

int inputs() {
    const char* wanted = std::getenv("ORRERY_FUZZ");
    return wanted == nullptr ? 2000 : std::atoi(wanted);
}

// Pieces that are nearly right go further than noise.
constexpr std::string_view kPieces[] = {
    "/",
    "?",
    "&",
    "=",
    "%",
    "%00",
    "%zz",
    "..",
    "//",
    "#",
    "api",
    "/api/",
    "me",
    "tables",
    "join",
    "socket",
    "texts",
    "lang=pl",
    "ply=-1",
    "seat=9",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "null",
    "true",
    "1e999",
    "-1",
    "\\u0000",
    "\\ud800",
    "\xFF",
    "\xC0\xAF",
    "\xF0\x9F\x98\x80",
    "\r",
    "\n",
    "\r\n",
    "\0",
    "hello",
    "act",
    "undo",
    "chat",
    "hint",
    "consent",
    "\"t\"",
    "\"id\"",
    "\"seat\"",
    "\"table\"",
    "answers",
    "9223372036854775808",
    "2147483647",
    "GET",
    "POST",
    "HTTP/1.1",
    "Content-Length: ",
    "chunked",
    "Transfer-Encoding: ",
    "Host: ",
    "Cookie: sid=",
    "Expect: 100-continue",
    "Upgrade: websocket",
};

std::string soup(Rng& rng, std::uint32_t most) {
    std::string text;
    for (std::uint32_t i = rng.below(most); i > 0; --i) {
        if (rng.below(6) == 0)
            text += static_cast<char>(rng.below(256));
        else
            text += kPieces[rng.below(static_cast<std::uint32_t>(std::size(kPieces)))];
    }
    return text;
}

// A message that is right but for what chance changes about it.
object message(Rng& rng, const std::string& table, int number) {
    constexpr std::string_view kKinds[] = {"hello", "act",     "undo",      "consent", "why",
                                           "hint",  "concede", "leave",     "return",  "rematch",
                                           "chat",  "ping",    "open_chat", "x"};
    object json{{"t", kKinds[rng.below(static_cast<std::uint32_t>(std::size(kKinds)))]},
                {"id", "f" + std::to_string(number)},
                {"table", rng.below(8) == 0 ? soup(rng, 3) : table},
                {"seat", static_cast<std::int64_t>(rng.below(7)) - 1},
                {"v", static_cast<std::int64_t>(rng.below(50))}};
    constexpr std::string_view kFields[] = {"to",   "agree", "text",  "notation",
                                            "spot", "open",  "proto", "answers"};
    for (const std::string_view field : kFields) {
        switch (rng.below(7)) {
            case 0:
                json[field] = static_cast<std::int64_t>(rng.below(100)) - 50;
                break;
            case 1:
                json[field] = soup(rng, 4);
                break;
            case 2:
                json[field] = array{soup(rng, 2), nullptr, 1.5};
                break;
            case 3:
                json[field] = rng.below(2) == 0;
                break;
            case 4:
                json[field] = object{{"x", nullptr}};
                break;
            default:
                break;
        }
    }
    return json;
}

}  // namespace

TEST_CASE("fuzz: broken targets, headers, bodies and messages harm nobody") {
    House house{[](Options& options) {
        options.admin = 0;
        options.limits.messages = options.limits.acts = options.limits.chat = options.limits.seats =
            options.limits.undos = options.limits.new_tables = options.limits.tables_a_day =
                options.limits.floods = {1e9, 1e9, 1000};
        options.limits.hints = {0, 0, 1000};  // they take time, and are as broken as the rest
        options.limits.request_time = 200;
    }};
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
    Rng rng{20261116};
    auto socket = std::make_unique<WebSocket>(browser);
    const auto bad = [](int status) { return status == 500; };
    for (int i = 0; i < inputs(); ++i) {
        CAPTURE(i);
        switch (rng.below(4)) {
            case 0:
                // A target may begin with anything.
                REQUIRE_FALSE(
                    bad(browser.request("GET", (rng.below(4) == 0 ? "" : "/") + soup(rng, 8), "").status));
                break;
            case 1: {
                const std::string name = "X-" + std::to_string(rng.below(9));
                REQUIRE_FALSE(bad(browser.request("GET", "/api/status", "", {{name, soup(rng, 6)}}).status));
                break;
            }
            case 2: {
                constexpr const char* kPaths[] = {"/api/me",    "/api/tables", "/api/join",  "/api/login",
                                                  "/api/reset", "/api/blocks", "/api/owner", "/api/reports"};
                const std::string path = rng.below(2) == 0 ? "/api/tables/" + table + "/actions"
                                                           : kPaths[rng.below(std::size(kPaths))];
                const std::string body =
                    rng.below(2) == 0 ? soup(rng, 12) : boost::json::serialize(message(rng, table, i));
                REQUIRE_FALSE(bad(browser.request("POST", path, body).status));
                break;
            }
            default: {
                const bool sent = rng.below(3) == 0 ? socket->send_text(soup(rng, 12))
                                                    : socket->send(message(rng, table, i));
                while (sent && socket->readable(0) && socket->receive()) {
                }
                if (!sent || socket->closed_with() != 0) socket = std::make_unique<WebSocket>(browser);
            }
        }
    }
    CHECK(Browser{house.port()}.get("/api/status").status == 200);
    const std::string metrics = Browser{house.server().admin_port()}.get("/metrics").body;
    CHECK(metrics.find("orrery_faults_total{") == std::string::npos);
}
