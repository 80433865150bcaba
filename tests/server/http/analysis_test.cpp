// A bot looks at a game that is over: what it says, who pays for it, who may stop it.
#include <cmath>
#include <semaphore>

#include "server/far.h"
#include "shared/scored_record.h"

using namespace orrery;
using namespace orrery::server;

namespace {

void look_briefly(Options& options) {
    options.limits.analysis_glances = 4000;
    options.limits.analysis_look = 20;
    options.limits.acts = options.limits.requests = {1e6, 1e6, 1000};
}

// Always the first answer, so that there is something to find.
std::string finished_game(Browser& browser) {
    const std::string table = new_table(browser, wish("pocket_imperium", {me(), bot()}));
    for (int n = 0;; ++n) {
        const Json now = when_asked(browser, table);
        if (text_at(now.at("table"), "state") == "over") return table;
        REQUIRE(text_at(say(browser, table, first_act(now, std::to_string(n))), "t") == "ack");
    }
}

Json when_done(Browser& browser, const std::string& path) {
    const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds{kPatienceSeconds};
    while (std::chrono::steady_clock::now() < latest) {
        Json now = browser.get(path).json();
        if (text_at(now, "state") == "done") return now;
        REQUIRE(text_at(now, "state") == "running");
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
    FAIL("it is not done");
    return {};
}

double number(const Json& json, const char* name) { return json.at(name).to_number<double>(); }

void check_curve(const Json& curve, std::int64_t plies) {
    REQUIRE(curve.as_array().size() > 2);
    std::int64_t before = -1;
    for (const Json& point : curve.as_array()) {
        CHECK(number_at(point, "ply") > before);
        before = number_at(point, "ply");
        const array& chances = point.at("chances").as_array();
        REQUIRE(chances.size() == 2);
        CHECK(std::abs(chances[0].to_number<double>() + chances[1].to_number<double>() - 1) < 0.01);
    }
    CHECK(before == plies);  // how it ended
}

void check_mistakes(const array& mistakes) {
    REQUIRE(!mistakes.empty());
    CHECK(mistakes.size() <= 3);
    double dearer = 1;
    for (const Json& mistake : mistakes) {
        const double loss = number(mistake, "chance_better") - number(mistake, "chance_played");
        CHECK(loss > 0);
        CHECK(loss <= dearer + 0.002);  // they are rounded
        dearer = loss;
        CHECK(text_at(mistake, "played") != text_at(mistake, "better"));
    }
}

}  // namespace

TEST_CASE("analysis: chances by turn and the dearest mistakes of a game that is over, kept for everybody") {
    House house{look_briefly};
    Browser browser = house.guest();
    const std::string playing = new_table(browser, wish("pocket_imperium", {me(), bot()}));
    CHECK(text_at(browser.get("/api/tables/" + playing + "/analysis").json(), "code") == "not_over");
    CHECK(browser.post("/api/tables/" + playing + "/analysis", object{}).status == 403);

    const std::string table = finished_game(browser), path = "/api/tables/" + table + "/analysis";
    CHECK(text_at(browser.get(path).json(), "state") == "none");
    CHECK(browser.post(path, object{}).status == 200);
    const Json found = when_done(browser, path + "?lang=en");
    check_curve(found.at("curve"), number_at(position(browser, table), "ply"));
    check_mistakes(found.at("mistakes").as_array());
    for (const Json& seat : found.at("seats").as_array())
        CHECK(number_at(seat, "agreed") <= number_at(seat, "decisions"));

    Browser other = house.guest("pl");
    const Json polish = other.post(path + "?lang=pl", object{}).json();
    CHECK(text_at(polish, "state") == "done");
    CHECK(polish.at("curve") == found.at("curve"));
    CHECK(text_at(polish.at("mistakes").at(0), "better") != text_at(found.at("mistakes").at(0), "better"));
}

TEST_CASE("analysis: a record that somebody brings along, within a budget of its own") {
    House house{[](Options& options) {
        look_briefly(options);
        options.limits.analysis_of_person = {1e-6, 1, 3'600'000};
    }};
    Browser browser = house.guest();
    const std::string table = finished_game(browser);
    const std::string record = browser.get("/api/tables/" + table + "/record").body;
    const auto ask = [&](const char* act) {
        return browser.post("/api/records/analysis?lang=en", object{{"record", record}, {"act", act}});
    };
    CHECK(text_at(ask("look").json(), "state") == "none");
    CHECK(ask("dance").status == 400);
    REQUIRE(ask("begin").status == 200);
    while (text_at(ask("look").json(), "state") == "running")
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    CHECK(text_at(ask("look").json(), "state") == "done");

    const Reply spent = browser.post("/api/tables/" + table + "/analysis?lang=en", object{});
    CHECK(spent.status == 429);
    CHECK(text_at(spent.json(), "code") == "budget");
    CHECK(text_at(spent.json(), "text").find("minute") != std::string::npos);
    // It is a budget for each person, and bots have another one.
    Browser other = house.guest();
    CHECK(other.post("/api/tables/" + table + "/analysis", object{}).status == 200);
    const std::string next = new_table(browser, wish("pocket_imperium", {me(), bot(3)}));
    const Json now = when_asked(browser, next);
    CHECK(text_at(say(browser, next, first_act(now, "go")), "t") == "ack");
    when_asked(browser, next);
}

TEST_CASE("analysis: who began it may stop it, and begins one at a time") {
    std::counting_semaphore<1000> gate{0};
    House house{[&](Options& options) {
        look_briefly(options);
        options.trip = [&](std::string_view at) {
            if (at == "analysis") gate.acquire();
        };
    }};
    Browser browser = house.guest(), other = house.guest();
    const std::string table = finished_game(browser), path = "/api/tables/" + table + "/analysis";
    const Json begun = browser.post(path, object{}).json();
    CHECK(text_at(begun, "state") == "running");
    CHECK(begun.at("yours").as_bool());
    CHECK_FALSE(other.post(path, object{}).json().at("yours").as_bool());
    const std::string record = browser.get("/api/tables/" + table + "/record").body;
    const Reply second = browser.post("/api/records/analysis", object{{"record", record}, {"act", "begin"}});
    CHECK(second.status == 429);
    CHECK(text_at(second.json(), "code") == "analysing");
    CHECK(text_at(other.post(path + "/end", object{}).json(), "code") == "not_yours");
    CHECK(text_at(browser.post(path + "/end", object{}).json(), "state") == "none");
    gate.release(1000);
    CHECK(text_at(browser.get(path).json(), "state") == "none");
    REQUIRE(browser.post(path, object{}).status == 200);
    when_done(browser, path);
}

TEST_CASE("analysis: only so many are kept; what was looked at longest ago goes") {
    House house{[](Options& options) {
        look_briefly(options);
        options.limits.analyses_kept = 2;
    }};
    Browser browser = house.guest();
    const auto ask = [&](const char* act, const std::string& text) {
        return text_at(browser.post("/api/records/analysis", object{{"record", text}, {"act", act}}).json(),
                       "state");
    };
    const auto found = [&](const std::string& text) {
        REQUIRE(ask("begin", text) == "running");
        while (ask("look", text) == "running") std::this_thread::sleep_for(std::chrono::milliseconds{5});
        return ask("look", text) == "done";
    };
    const std::string first = record_without_answers(1), second = record_without_answers(2),
                      third = record_without_answers(3);
    CHECK(found(first));
    CHECK(found(second));
    CHECK(ask("look", first) == "done");  // after the second
    CHECK(found(third));
    CHECK(ask("look", second) == "none");
    CHECK(ask("look", first) == "done");
}

TEST_CASE("analysis: guests of one address share what an address may have, and there is a bound of all") {
    std::counting_semaphore<1000> gate{0};
    const House house = behind_proxy([&](Options& options) {
        options.limits.analyses_at_once = 3;
        options.trip = [&](std::string_view at) {
            if (at == "analysis") gate.acquire();  // none is done before the test is
        };
    });
    int records = 0;
    const auto begin = [&](const char* address) {
        Browser somebody = guest_from(house, address);
        const object wanted{{"record", record_without_answers(++records)}, {"act", "begin"}};
        const Json said = somebody.post("/api/records/analysis?lang=en", wanted).json();
        return text_at(said, said.as_object().contains("code") ? "code" : "state");
    };
    CHECK(begin("192.0.2.1") == "running");
    CHECK(begin("192.0.2.1") == "running");
    CHECK(begin("192.0.2.1") == "busy");
    CHECK(begin("192.0.2.2") == "running");
    CHECK(begin("192.0.2.3") == "busy");
    gate.release(1000);
}
