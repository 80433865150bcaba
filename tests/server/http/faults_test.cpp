// Whatever throws ends what it was about, and nothing else.
#include <atomic>

#include "server/house.h"
#include "server/http/target.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// Throws at one place, as long as it is armed.
struct Trap {
    std::atomic<bool> armed{false};
    std::string place;
    bool once = false;  // and never again

    std::function<void(Options&)> set() {
        return [this](Options& options) {
            options.admin = 0;
            options.limits.messages = options.limits.acts = options.limits.requests = {1e6, 1e6, 1000};
            options.trip = [this](std::string_view at) {
                if (at != place || !armed) return;
                if (once) armed = false;
                throw std::runtime_error{"trap"};
            };
        };
    }
};

bool alive(const House& house) { return Browser{house.port()}.get("/api/status").status == 200; }

std::string metrics(House& house) { return Browser{house.server().admin_port()}.get("/metrics").body; }

}  // namespace

TEST_CASE("a target that does not begin with / is refused, and the server goes on") {
    House house;
    for (const char* target : {"?x", "x", "*", "http://127.0.0.1/", "127.0.0.1:80", "#", "/a b", "/%zz",
                               "/\"", "/#x", "/?a=%", "\\"}) {
        CAPTURE(target);
        CHECK(Browser{house.port()}.request("GET", target, "").status == 400);
        CHECK(alive(house));
    }
    for (const char* target :
         {"/", "//", "/.", "/..", "/%2e%2e/", "/?", "/??", "/?=&=&&", "/api/", "/api//"}) {
        CAPTURE(target);
        const int status = Browser{house.port()}.request("GET", target, "").status;
        CHECK((status == 200 || status == 404));
        CHECK(alive(house));
    }
}

TEST_CASE("targets are read with their escapes") {
    const auto read = read_target("/api/tables/x?lang=pl&name=a+b%20c%2B&empty&twice=1&twice=2");
    REQUIRE(read);
    CHECK(read->path == "/api/tables/x");
    CHECK(read->parameters ==
          Parameters{{"lang", "pl"}, {"name", "a b c+"}, {"empty", ""}, {"twice", "1"}, {"twice", "2"}});
    CHECK_FALSE(read_target(""));
    CHECK_FALSE(read_target("api"));
}

TEST_CASE("a handler that throws answers 500, is counted, and leaves the next request alone") {
    Trap trap;
    trap.place = "request";
    House house{trap.set()};
    Browser browser = house.guest();
    trap.armed = true;
    const Reply reply = browser.get("/api/tables?lang=en");
    trap.armed = false;
    CHECK(reply.status == 500);
    CHECK(text_at(reply.json(), "code") == "internal");
    CHECK(reply.headers.contains("content-security-policy"));
    CHECK(browser.get("/api/tables").status == 200);
    CHECK(metrics(house).find(R"(orrery_faults_total{place="request"} 1)") != std::string::npos);
}

TEST_CASE("what fails after a commit is answered too") {
    Trap trap;
    trap.place = "loop";
    trap.once = true;
    House house{trap.set()};
    Browser browser = house.guest();
    trap.armed = true;
    const Reply reply = browser.post("/api/me", object{{"name", "Ala"}});
    trap.armed = false;
    CHECK(reply.status == 500);
    CHECK(browser.get("/api/me").status == 200);
}

TEST_CASE("a message that throws ends its socket alone, and the hall forgets it") {
    Trap trap;
    trap.place = "message";
    House house{trap.set()};
    Browser browser = house.guest();
    WebSocket other = greeted(browser);
    for (int i = 0; i < 20; ++i) {  // more than a person may have open at once
        WebSocket socket = greeted(browser);
        trap.armed = true;
        socket.send(object{{"t", "ping"}});
        CHECK_FALSE(socket.receive("pong"));
        trap.armed = false;
        CHECK(socket.closed_with() == 1011);
    }
    other.send(object{{"t", "ping"}});
    CHECK(other.receive("pong"));
    CHECK(metrics(house).find(R"(orrery_now{what="connections"} 1)") != std::string::npos);
}

TEST_CASE("an act whose news cannot be told is done once, acknowledged or refused, and the table goes on") {
    for (const char* place : {"apply", "done", "tell", "waiting", "writer"}) {
        CAPTURE(place);
        Trap trap;
        trap.place = place;
        House house{trap.set()};
        Browser browser = house.guest();
        const std::string table = new_table(browser, wish("alien_frontiers", {me(), shared_seat("Ola")}));
        const Json before = position(browser, table);
        trap.armed = true;
        const Json answer = say(browser, table, first_act(before, "a"));
        trap.armed = false;
        const std::string kind = text_at(answer, "t");
        const bool unknown = kind == "nack" && text_at(answer, "code") == "internal";
        const Json after = position(browser, table);
        if (kind == "ack") CHECK(number_at(after, "v") > number_at(before, "v"));
        if (std::string_view{place} == "writer") {
            CHECK(text_at(answer, "code") == "store");
            CHECK(after.at("v") == before.at("v"));
        }
        // Whoever does not know asks again with the same id, and is told.
        if (unknown) CHECK(text_at(say(browser, table, first_act(before, "a")), "t") == "ack");
        CHECK(text_at(say(browser, table, first_act(position(browser, table), "b")), "t") == "ack");
    }
}

TEST_CASE("a bot's work that is lost before it began is done again; the clocks go on") {
    for (const char* place : {"thread", "tick", "accept"}) {
        CAPTURE(place);
        Trap trap;
        trap.place = place;
        trap.once = true;
        House house{trap.set()};
        Browser browser = house.guest();
        const std::string first = new_table(browser, wish("alien_frontiers", {bot(), me()}));
        trap.armed = true;
        for (int i = 0; trap.armed; ++i) {
            const Reply seen = browser.get("/api/tables/" + first + "?lang=en");
            if (seen.status == 200 && !seen.json().at("prompt").is_null())
                say(browser, first, first_act(seen.json(), std::to_string(i)));
            std::this_thread::sleep_for(std::chrono::milliseconds{20});
        }
        const std::string table = new_table(browser, wish("alien_frontiers", {me(), bot()}));
        CHECK_FALSE(when_asked(browser, table).at("prompt").is_null());
        CHECK(metrics(house).find("place=\"" + std::string{place} + "\"} 1") != std::string::npos);
    }
}

TEST_CASE("a bot that throws leaves its table playable") {
    Trap trap;
    trap.place = "bot";
    trap.armed = true;
    House house{trap.set()};
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {bot(), me()}));
    for (int i = 0; metrics(house).find("orrery_faults_total{place=\"bot\"}") == std::string::npos; ++i) {
        const Json now = position(browser, table);
        if (!now.at("prompt").is_null()) say(browser, table, first_act(now, std::to_string(i)));
    }
    trap.armed = false;
    // Anything that happens at the table wakes the bot again.
    CHECK(text_at(say(browser, table, object{{"t", "chat"}, {"id", "c"}, {"text", "hello"}}), "t") == "ack");
    CHECK_FALSE(when_asked(browser, table).at("prompt").is_null());
}
