// Broken input of all kinds, from a seed: nothing ends the server, nothing is answered with a fault of ours.
// ORRERY_FUZZ says how many; 2,000 without it.
#include <cstdlib>
#include <limits>

#include "core/rng.h"
#include "server/house.h"
#include "store/sqlite_store.h"

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
                                           "chat",  "ping",    "open_chat", "hurry",   "x"};
    object json{{"t", kKinds[rng.below(static_cast<std::uint32_t>(std::size(kKinds)))]},
                {"id", "f" + std::to_string(number)},
                {"table", rng.below(8) == 0 ? soup(rng, 3) : table},
                {"seat", static_cast<std::int64_t>(rng.below(7)) - 1},
                {"v", static_cast<std::int64_t>(rng.below(50))}};
    constexpr std::string_view kFields[] = {"to",   "agree", "text",    "notation", "spot",
                                            "open", "proto", "answers", "with"};
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

// What the paths read, some of it right, most of it nearly so.
object body_for(Rng& rng, const std::string& table) {
    constexpr std::string_view kFields[] = {
        "name",   "password", "new_password", "lang",  "token",  "table",  "chat",   "seat", "end",
        "reason", "act",      "hours",        "range", "ban",    "report", "id",     "game", "players",
        "seats",  "options",  "clock",        "seed",  "public", "record", "shuffle"};
    constexpr std::string_view kActs[] = {"hide_chat", "mute",         "remove_name",    "ban",
                                          "end_ban",   "close_report", "reset_password", "remove_table"};
    object json;
    for (const std::string_view field : kFields) {
        const auto kind = rng.below(8);
        if (kind == 0) json[field] = soup(rng, 4);
        if (kind == 1) json[field] = static_cast<std::int64_t>(rng.below(5)) - 2;
        if (kind == 2) json[field] = std::numeric_limits<std::int64_t>::max() - rng.below(2);
        if (kind == 3) json[field] = array{object{{"kind", soup(rng, 2)}}, nullptr};
        if (kind == 4) json[field] = object{{"kind", "live"}, {"minutes", rng.below(9)}};
    }
    if (rng.below(2) == 0) json["table"] = table;
    if (rng.below(2) == 0) json["act"] = kActs[rng.below(static_cast<std::uint32_t>(std::size(kActs)))];
    if (rng.below(2) == 0) json["seat"] = rng.below(3);
    if (rng.below(3) == 0) json["reason"] = "x";
    if (rng.below(3) == 0) json["hours"] = rng.below(2);
    return json;
}

// As `orrery store role` does it.
void make_owner_of(const House& house, Browser& browser) {
    REQUIRE(browser.post("/api/account", kAla).status == 200);
    auto store = store::SqliteStore::open(house.folder().path().string());
    REQUIRE(store);
    store::Transaction transaction;
    transaction.changes.push_back({.id = text_at(browser.get("/api/me").json(), "id"), .role = "owner"});
    (*store)->write(std::move(transaction), {});
    (*store)->settle();
}

constexpr const char* kPaths[] = {"/api/me",       "/api/tables",       "/api/join",
                                  "/api/login",    "/api/reset",        "/api/blocks",
                                  "/api/reports",  "/api/records",      "/api/account",
                                  "/api/password", "/api/sessions/end", "/api/records/analysis"};
constexpr const char* kHeaders[] = {"Host",         "Origin",  "Cookie",          "X-Forwarded-For",
                                    "Content-Type", "Upgrade", "Accept-Language", "X-1"};

}  // namespace

TEST_CASE("fuzz: broken targets, headers, bodies and messages harm nobody") {
    House house{[](Options& options) {
        options.admin = 0;
        options.limits.messages = options.limits.acts = options.limits.chat = options.limits.seats =
            options.limits.undos = options.limits.new_tables = options.limits.tables_a_day =
                options.limits.floods = options.limits.reports = options.limits.logins =
                    options.limits.passwords = {1e9, 1e9, 1000};
        options.limits.hints = {0, 0, 1000};  // they take time, and are as broken as the rest
        options.limits.request_time = 200;
    }};
    Browser browser = house.guest();
    Browser owner = house.guest();
    make_owner_of(house, owner);
    std::vector<std::string> tables;
    for (const char* game : {"alien_frontiers", "pocket_imperium", "arcs"})
        tables.push_back(new_table(browser, wish(game, {me(), shared_seat("Ewa")})));
    Rng rng{20261116};
    auto socket = std::make_unique<WebSocket>(browser);
    const auto bad = [](int status) { return status == 500; };
    for (int i = 0; i < inputs(); ++i) {
        CAPTURE(i);
        const std::string& table = tables[rng.below(static_cast<std::uint32_t>(tables.size()))];
        switch (rng.below(4)) {
            case 0:
                // A target may begin with anything.
                REQUIRE_FALSE(
                    bad(browser.request("GET", (rng.below(4) == 0 ? "" : "/") + soup(rng, 8), "").status));
                break;
            case 1: {
                Browser stranger{house.port()};  // a cookie that is none would not be kept
                const char* name = kHeaders[rng.below(std::size(kHeaders))];
                const char* method = rng.below(2) == 0 ? "GET" : "POST";
                REQUIRE_FALSE(
                    bad(stranger.request(method, "/api/status", "", {{name, soup(rng, 6)}}).status));
                break;
            }
            case 2: {
                const bool acts = rng.below(3) == 0;
                const std::string path =
                    acts ? "/api/tables/" + table + "/actions" : kPaths[rng.below(std::size(kPaths))];
                const bool noise = rng.below(4) == 0;
                const object right = acts ? message(rng, table, i) : body_for(rng, table);
                const std::string body = noise ? soup(rng, 12) : boost::json::serialize(right);
                if (rng.below(3) == 0)  // what only whoever runs the server may send
                    REQUIRE_FALSE(bad(owner.request("POST", "/api/owner", body).status));
                else
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
