// What whoever runs the server is told: requests in the log, figures; and what is never told.
#include <atomic>
#include <set>

#include "core/text.h"
#include "server/base/security_log.h"
#include "server/far.h"
#include "server/overheard.h"
#include "server/place.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::server;

namespace {

Json line_of(const std::string& log, const std::string& request) {
    for (const std::string& line : lines_with(log, R"("event":"request")"))
        if (line.find(request) != std::string::npos) return boost::json::parse(line);
    FAIL("no line of " << request);
    return {};
}

// A link by which the owner lets somebody choose another password.
std::string reset_link(const House& house, Browser& owner, const std::string& name) {
    REQUIRE(owner.post("/api/account", kAla).status == 200);
    {
        auto store = store::SqliteStore::open(house.folder().path().string());
        REQUIRE(store);
        store::Transaction transaction;
        transaction.changes.push_back({.id = text_at(owner.get("/api/me").json(), "id"), .role = "owner"});
        (*store)->write(std::move(transaction), {});
        (*store)->settle();
    }
    const Reply reset = owner.post("/api/owner", object{{"act", "reset_password"}, {"name", name}});
    REQUIRE_MESSAGE(reset.status == 200, reset.body);
    return text_at(reset.json(), "link").substr(std::string_view{"/reset#"}.size());
}

// What stands in the expressions of a dashboard: "orrery_bot_wait_seconds_bucket", and of the gauges
// "orrery_now{what=\"tables\"}".
void add_metrics(std::set<std::string>& names, const std::string& expression) {
    const std::regex metric{R"re(orrery_[a-z_]+)re"}, gauge{R"re(orrery_now\{what=~?"([a-z_|]+)"\})re"};
    for (std::sregex_iterator at{expression.begin(), expression.end(), metric}, end; at != end; ++at)
        names.insert(at->str());
    for (std::sregex_iterator at{expression.begin(), expression.end(), gauge}, end; at != end; ++at) {
        const std::string several = at->str(1);
        for (const std::string_view what : split(several, '|'))
            names.insert("orrery_now{what=\"" + std::string{what} + "\"}");
    }
}

void add_metrics_of(std::set<std::string>& names, const Json& dashboard) {
    if (const auto* list = dashboard.if_array())
        for (const Json& each : *list) add_metrics_of(names, each);
    const auto* fields = dashboard.if_object();
    if (fields == nullptr) return;
    for (const auto& [name, value] : *fields) {
        if (name == "expr") add_metrics(names, std::string{value.as_string()});
        add_metrics_of(names, value);
    }
}

}  // namespace

TEST_CASE("every answer has the id by which the log knows its request; without its query") {
    Overheard overheard;
    std::set<std::string> ids;
    std::string plain, refused;
    {
        House house{[](Options& options) { options.log_requests = true; }};
        Browser browser = house.guest();
        for (const char* path : {"/", "/api/status", "/api/nothing", "/api/tables?list=mine"})
            ids.insert(browser.get(path).headers.at("x-request-id"));
        plain = browser.get("/api/tables?list=mine&lang=pl").headers.at("x-request-id");
        refused = browser.post("/api/login", object{}).headers.at("x-request-id");
        ids.insert({plain, refused});
    }
    CHECK(ids.size() == 6);
    const std::string log = overheard.stop();
    for (const std::string& id : ids) CHECK(text_at(line_of(log, id), "request") == id);
    const Json line = line_of(log, plain);
    CHECK(text_at(line, "method") == "GET");
    CHECK(text_at(line, "path") == "/api/tables");
    CHECK(text_at(line, "address") == "127.0.0.1");
    CHECK(number_at(line, "status") == 200);
    CHECK(number_at(line, "ms") >= 0);
    CHECK(number_at(line_of(log, refused), "status") == 400);
    CHECK(log.find("list=mine") == std::string::npos);
}

TEST_CASE("no secret is in the log: cookies, passwords, links; nor names and what people say") {
    Overheard overheard;
    std::vector<std::string> secrets{"correct horse", "wrong horse", "battery staple", "Zenobia", "see you"};
    {
        House house{[](Options& options) { options.log_requests = true; }};
        Browser ala = house.guest(), ola = house.guest(), owner = house.guest();
        REQUIRE(ala.post("/api/account", object{{"name", "Zenobia"}, {"password", "correct horse"}}).status ==
                200);
        const std::string table = new_table(ala, wish("alien_frontiers", {me(), open_seat()}));
        const std::string invite = invite_of(position(ala, table).at("table"), 1);
        const std::string reset = reset_link(house, owner, "Zenobia");
        for (const Browser& each : {ala, ola, owner}) secrets.push_back(each.cookie.substr(4));
        secrets.insert(secrets.end(), {invite, reset});
        CHECK(ola.post("/api/join", object{{"token", invite}}).status == 200);
        CHECK(ola.post("/api/join", object{{"token", invite}}).status == 410);
        CHECK(ola.post("/api/login", object{{"name", "Zenobia"}, {"password", "wrong horse"}}).status == 401);
        ola.get("/api/tables?list=mine&token=" + invite);
        say(ola, table, {{"t", "chat"}, {"id", "c"}, {"text", "see you"}});
        greeted(ola, table);
        CHECK(WebSocket{ola, {{"Origin", "http://localhost:1"}}}.status() == 403);
        CHECK(Browser{house.port()}
                  .post("/api/reset", object{{"token", reset}, {"password", "battery staple"}})
                  .status == 200);
    }
    const std::string log = overheard.stop();
    CHECK(lines_with(log, R"("event":"request")").size() > 10);
    CHECK(!line_with(log, "login").empty());
    for (const std::string& secret : secrets) {
        CAPTURE(secret);
        REQUIRE(secret.size() > 5);
        CHECK(log.find(secret) == std::string::npos);
    }
}

TEST_CASE("of what was asked for the log has so much as tells what it was") {
    Overheard overheard;
    const std::string path = "/api/" + std::string(6000, 'x');
    std::string asked, refused;
    {
        House house{[](Options& options) { options.log_requests = true; }};
        Browser browser = house.guest();
        asked = browser.get(path).headers.at("x-request-id");
        refused =
            browser.request("GET", path, "", {{"Host", "elsewhere.example"}}).headers.at("x-request-id");
    }
    const std::string log = overheard.stop();
    CHECK(text_at(line_of(log, asked), "path") == path.substr(0, 200));
    CHECK(lines_with(log, refused).size() == 2);
    for (const std::string& line : lines_with(log, refused)) CHECK(line.size() < 400);
}

TEST_CASE("what cannot be read fills no log, and is counted all the same") {
    Overheard overheard;
    std::string metrics;
    {
        House house{[](Options& options) { options.admin = 0; }};
        for (int i = 0; i < 500; ++i) {
            Wire wire{house.port()};
            REQUIRE(wire.send("x\r\n\r\n"));
            REQUIRE(wire.status() == 400);
        }
        metrics = Browser{house.server().admin_port()}.get("/metrics").body;
    }
    const std::string log = overheard.stop();
    CHECK(metrics.find(R"(orrery_security_total{what="unreadable"} 500)") != std::string::npos);
    std::size_t banned = 0;
    for (const std::string& line : lines_with(log, R"("what":"unreadable")"))
        banned += std::regex_search(line, ban_filter());
    CHECK(banned >= 60);  // fail2ban has what it looks for
    // However slowly it came, every minute has so many lines.
    CHECK(lines_with(log, R"("what":"unreadable")").size() < 500);
}

TEST_CASE("the security log has sixty lines a minute of one kind from one address, and says how many more") {
    Overheard overheard;
    TurnedLoop loop;
    Metrics metrics;
    SecurityLog security{loop, metrics};
    const auto seen = [](const std::string& address) { return SecurityLog::Seen{"id", address, "/"}; };
    for (int i = 0; i < 200; ++i) security.note("login", seen("2001:db8::" + std::to_string(i)));
    for (int i = 0; i < 70; ++i) security.note("flood", seen("192.0.2.1"));
    for (int i = 0; i < 70; ++i) security.note("login", seen("192.0.2.1"));
    loop.set(loop.now() + 60'000);
    security.note("login", seen("192.0.2.1"));  // with the next line
    while (loop.next_timer(loop.now() + 10 * 60'000)) {
    }
    CHECK(security.counted() == 0);
    for (int i = 0; i < 20'000; ++i) security.note("login", seen("10.0." + std::to_string(i)));
    CHECK(security.counted() <= 10'001);
    const std::string log = overheard.stop();
    const auto count = [&](const std::string& what) { return lines_with(log, what).size(); };
    CHECK(count(R"("request":"id","address":"2001:db8::)") == 60);
    CHECK(count(R"("left_out":140,"address":"2001:db8::/64")") == 1);
    CHECK(count(R"("what":"flood","request":"id")") == 60);
    CHECK(count(R"("what":"flood","left_out":10)") == 1);
    CHECK(count(R"("what":"login","left_out":10,"address":"192.0.2.1")") == 1);
    CHECK(count(R"("what":"login","request":"id","address":"192.0.2.1")") == 61);
    for (const std::string& line : lines_with(log, "left_out"))
        CHECK_FALSE(std::regex_search(line, ban_filter()));
}

TEST_CASE("whatever the dashboard draws is among the figures") {
    std::ifstream file{std::string{ORRERY_ROOT} + "/deploy/grafana/orrery.json"};
    std::set<std::string> names;
    add_metrics_of(names, boost::json::parse(file));
    REQUIRE(names.size() > 10);
    std::atomic<bool> fails{false};
    House house{[&](Options& options) {
        options.admin = 0;
        options.trip = [&](std::string_view at) {
            if (at == "request" && fails.exchange(false)) throw std::runtime_error{"once"};
        };
    }};
    Browser browser = house.guest();
    const WebSocket socket = greeted(browser);
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), bot()}));
    say(browser, table, first_act(when_asked(browser, table), "a"));
    browser.request("POST", "/api/me", "{}", {{"Origin", "http://localhost:1"}});
    fails = true;
    browser.get("/api/status");
    // Some are measured once a second, and a bot's turn comes when it comes.
    const auto missing = [&] {
        const std::string figures = Browser{house.server().admin_port()}.get("/metrics").body;
        std::string all;
        for (const std::string& name : names)
            if (figures.find('\n' + name + '{') == std::string::npos &&
                figures.find('\n' + name + ' ') == std::string::npos)
                all += name + ' ';
        return all;
    };
    const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds{kPatienceSeconds};
    while (!missing().empty() && std::chrono::steady_clock::now() < latest)
        std::this_thread::sleep_for(std::chrono::milliseconds{100});
    CHECK(missing() == "");
}
