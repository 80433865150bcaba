// Guests, accounts, cookies.
#include "server/house.h"
#include "server/http/api.h"
#include "server/place.h"
#include "store/sqlite.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::server;

namespace {

const object kTurtle{{"name", "Ala Żółw"}, {"password", "correct horse"}};

}  // namespace

TEST_CASE("only proxies of this machine and those that are listed are believed about addresses") {
    const Access alone{"", "test"};
    CHECK_FALSE(alone.trusts("127.0.0.1"));
    const Access behind{"https://play.example", "test", "", {"10.0.0.2", "fd00::2"}};
    for (const char* peer :
         {"127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.2", "::ffff:10.0.0.2", "fd00::2"})
        CHECK(behind.trusts(peer));
    for (const char* peer : {"10.0.0.3", "10.0.0.20", "fd00::3", "", "192.168.0.1"})
        CHECK_FALSE(behind.trusts(peer));
}

TEST_CASE(
    "a guest gets a name in the language asked for, a cookie that scripts cannot read, and is known again") {
    House house;
    Browser browser{house.port()};
    const Reply first = browser.get("/api/me?lang=pl");
    const Json me = first.json();
    CHECK(text_at(me, "name").starts_with("Gość "));
    CHECK(me.at("guest").as_bool());
    const std::string& cookie = first.headers.at("set-cookie");
    for (const char* part : {"sid=", "HttpOnly", "SameSite=Lax", "Path=/"})
        CHECK(cookie.find(part) != std::string::npos);
    const Reply second = browser.get("/api/me");
    CHECK(second.json() == me);
    // The same cookie, for another month: who plays stays known.
    CHECK(second.headers.at("set-cookie") == cookie);
    Browser forged{house.port()};
    forged.cookie = "sid=" + std::string(43, 'A');
    CHECK(text_at(forged.get("/api/me").json(), "id") != text_at(me, "id"));
}

TEST_CASE("the store keeps neither the cookie nor the password nor the link") {
    House house;
    Browser browser = house.guest();
    const std::string cookie = browser.cookie.substr(4);
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), open_seat()}));
    const std::string token = invite_of(position(browser, table).at("table"), 1);
    REQUIRE(browser.post("/api/account", kTurtle).status == 200);
    house.close();
    const std::string bytes = house.folder().read(store::kStoreFile) + house.folder().read("orrery.db-wal");
    CHECK(bytes.find(cookie) == std::string::npos);
    CHECK(bytes.find(token) == std::string::npos);
    CHECK(bytes.find("correct horse") == std::string::npos);
    CHECK(bytes.find("$argon2id$") != std::string::npos);
}

TEST_CASE("an account claims the guest's games, with a new cookie; logging in elsewhere finds them") {
    House house;
    Browser ala = house.guest();
    const std::string table = new_table(ala, wish("alien_frontiers", {me(), bot()}));
    const std::string before = ala.cookie;
    const Reply claimed = ala.post("/api/account", kTurtle);
    REQUIRE(claimed.status == 200);
    CHECK_FALSE(claimed.json().at("guest").as_bool());
    CHECK(ala.cookie != before);
    Browser old{house.port()};
    old.cookie = before;
    CHECK(old.post("/api/me", object{{"name", "x"}}).status == 401);
    CHECK(ala.post("/api/account", kTurtle).status == 400);  // has one

    Browser elsewhere = house.guest();
    const std::string guests = new_table(elsewhere, wish("pocket_imperium", {me(), bot()}));
    CHECK(elsewhere.post("/api/login", object{{"name", "ala żółw"}, {"password", "wrong horse"}}).status ==
          401);
    CHECK(elsewhere.post("/api/login", object{{"name", "nobody"}, {"password", "wrong horse"}}).status ==
          401);
    REQUIRE(
        elsewhere.post("/api/login", object{{"name", "ALA żółw"}, {"password", "correct horse"}}).status ==
        200);
    CHECK(elsewhere.get("/api/tables?list=mine").json().as_array().size() == 2);
    CHECK(position(elsewhere, table).at("viewer") == 0);
    CHECK(position(ala, guests).at("viewer") == 0);

    Browser ola = house.guest();
    CHECK(ola.post("/api/account", object{{"name", "ala zolw"}, {"password", "battery staple"}}).status ==
          409);
    CHECK(ola.post("/api/account", object{{"name", "Ola"}, {"password", "short"}}).status == 400);
    CHECK(ola.post("/api/account", object{{"name", "Ola"}}).status == 400);

    CHECK(ala.post("/api/logout", object{}).status == 204);
    CHECK(elsewhere.get("/api/tables?list=mine").json().as_array().size() == 2);  // only this session ended
}

TEST_CASE("a person may be called otherwise; the table shows the new name") {
    House house;
    Browser ala = house.guest();
    const std::string table = new_table(ala, wish("alien_frontiers", {me(), bot()}));
    const Reply renamed = ala.post("/api/me", object{{"name", "  Ala \u202E Nowa "}, {"lang", "pl"}});
    REQUIRE(renamed.status == 200);
    CHECK(text_at(renamed.json(), "name") == "Ala Nowa");
    CHECK(text_at(renamed.json(), "lang") == "pl");
    CHECK(text_at(position(ala, table).at("table").at("seats").at(0), "name") == "Ala Nowa");
    // Nobody named the table: it is called after her, in the language of whoever looks.
    const std::string address = "/api/tables/" + table + "?lang=";
    CHECK(text_at(ala.get(address + "en").json().at("table"), "name") == "Table of Ala Nowa");
    CHECK(text_at(ala.get(address + "pl").json().at("table"), "name") == "Stół: Ala Nowa");
    CHECK(ala.post("/api/me", object{{"name", "\n"}}).status == 400);
    CHECK(ala.post("/api/me", object{{"lang", "de"}}).status == 400);
    Browser nobody{house.port()};
    CHECK(nobody.post("/api/me", object{{"name", "x"}}).status == 401);
}

TEST_CASE("behind a proxy with HTTPS the cookie is bound to the host, and the origin is the proxy's") {
    House house{[](Options& options) { options.origin = "https://play.example"; }};
    Browser browser{house.port()};
    const std::map<std::string, std::string> proxied{{"Host", "play.example"},
                                                     {"Origin", "https://play.example"}};
    const Reply reply = browser.request("GET", "/api/me", "", proxied);
    const std::string& cookie = reply.headers.at("set-cookie");
    CHECK(cookie.starts_with("__Host-sid="));
    CHECK(cookie.find("; Secure") != std::string::npos);
    CHECK(browser.request("POST", "/api/me", "{\"name\":\"Ala\"}", proxied).status == 200);
    CHECK(browser.request("POST", "/api/me", "{\"name\":\"Ala\"}").status == 403);
}

TEST_CASE("a guest who comes now and then stays known: 30 days of silence end a session, not 30 of life") {
    Place place;
    Workers passwords{0, 10, 0, place.faults};
    People people{place.hall, passwords};
    std::string cookie;
    people.admit_guest(Language::English, [&](const std::variant<Admitted, Refused>& result) {
        cookie = std::get<Admitted>(result).cookie;
    });
    place.settle();
    const auto comes_after = [&](Millis silence) {
        place.loop.set(place.loop.now() + silence);
        people.forget_idle();  // as every day
        place.settle();
        const bool known = people.identify(cookie).has_value();
        place.settle();
        return known;
    };
    for (int visit = 0; visit < 4; ++visit) REQUIRE(comes_after(29 * kDay));
    CHECK_FALSE(comes_after(31 * kDay));
}

TEST_CASE("who leaves for good with many tables holds nobody up: each is a turn of the loop") {
    Place place;
    constexpr int kTables = 20;
    for (int i = 0; i < kTables; ++i) place.new_table({me(), bot()}, {{"kind", "none"}});
    bool done = false;
    vacate(place.hall, "ala", [&] { done = true; });
    int turns = 0;
    do {
        place.store->settle();
        ++turns;
    } while (place.loop.run_posted() && !done);
    CHECK(done);
    CHECK(turns >= kTables);
    CHECK(place.store->unfinished_of("ala").empty());
}

TEST_CASE("tables in memory hear one after the other that somebody is gone: each is a turn of the loop") {
    Place place;
    std::vector<std::unique_ptr<Page>> pages;
    for (int i = 0; i < 20; ++i) {
        const std::string id = place.new_table({me(), bot()}, {{"kind", "none"}});
        pages.push_back(std::make_unique<Page>("ewa"));
        place.hall.watch(*pages.back(), *place.hall.find(id));
    }
    place.settle();
    const auto heard = [&] {
        return std::ranges::count_if(pages, [](const auto& each) { return !each->heard.empty(); });
    };
    REQUIRE(heard() == 0);
    place.hall.forget("ala");
    std::ptrdiff_t before = 0;
    do {
        CHECK(heard() - before <= 1);
        before = heard();
    } while (place.loop.run_posted());
    CHECK(heard() == 20);
}

TEST_CASE("who takes a seat while leaving for good leaves it, before and after the store hears of it") {
    for (const bool before : {true, false}) {
        CAPTURE(before);
        Place place;
        Workers passwords{0, 10, 0, place.faults};
        People people{place.hall, passwords};
        const std::string table = place.new_table({me(), open_seat()}, {{"kind", "none"}});
        const std::string link = invite_token(Key{}, table, 1, place.table(table).seat(1).invites);
        std::optional<bool> gone;
        const auto leave = [&] {
            people.forget({*place.store->person("ola"), {}}, "",
                          [&](const std::variant<Identity, Refused>& result) {
                              gone = std::holds_alternative<Identity>(result);
                          });
        };
        const auto sit_down = [&] {
            join(place.hall, link, "ola", [](const std::variant<Live*, Refused>&) {});
        };
        if (!before) leave();
        sit_down();
        if (before) leave();
        place.settle();
        CHECK(gone == true);
        CHECK(place.store->person("ola")->gone);
        CHECK(place.store->unfinished_of("ola").empty());
        const store::SeatRow& seat = place.table(table).seat(1);
        CHECK((seat.conceded || seat.kind == store::SeatKind::Open));
    }
}

TEST_CASE("who sits down while leaving for good, elsewhere or again, leaves those seats, too") {
    Place place;
    const auto kind_of = [&](const std::string& id) { return place.table(id).seat(0).kind; };
    const std::string waiting = place.new_table({me(), open_seat()}, {{"kind", "none"}});
    bool done = false;
    vacate(place.hall, "ala", [&] { done = true; });
    place.store->settle();
    REQUIRE(place.loop.run_posted());
    REQUIRE(kind_of(waiting) == store::SeatKind::Open);
    REQUIRE_FALSE(done);
    const std::string link = invite_token(Key{}, waiting, 0, place.table(waiting).seat(0).invites);
    bool again = false;
    join(place.hall, link, "ala",
         [&](const std::variant<Live*, Refused>& seat) { again = std::holds_alternative<Live*>(seat); });
    const std::string late = place.new_table({me(), open_seat()}, {{"kind", "none"}});
    CHECK(again);
    CHECK(done);
    CHECK(kind_of(waiting) == store::SeatKind::Open);
    CHECK(kind_of(late) == store::SeatKind::Open);
    CHECK(place.store->games_of("ala", 10).empty());
}

TEST_CASE("a guest is called as nobody who has an account") {
    Place place;
    store::Transaction taken;  // every name of four digits
    for (int n = 1000; n < 10'000; ++n) {
        store::Person& person = taken.people.emplace_back();
        person.id = "p" + std::to_string(n);
        person.account = person.name = "Guest " + std::to_string(n);
        person.password = "x";
    }
    place.store->write(std::move(taken), {});
    place.settle();
    REQUIRE(place.store->account("Guest 4711"));
    const std::string name = new_guest_name(place.hall, Language::English);
    CHECK(name.starts_with("Guest "));
    CHECK_FALSE(place.store->account(name));
}

TEST_CASE("a log-in that was checked against the old password does not begin a session") {
    Place place;
    Workers passwords{1, 10, 0, place.faults};
    People people{place.hall, passwords};
    store::Transaction claim;
    claim.changes.push_back({.id = "ala", .name = "Ala", .claim = hash_password("correct horse")});
    place.store->write(claim, {});
    place.settle();
    std::optional<std::variant<Admitted, Refused>> result;
    people.login(std::nullopt, {"Ala", "correct horse", "here"},
                 [&](const std::variant<Admitted, Refused>& what) { result = what; });
    store::Transaction change;  // while a worker still thinks about the old one
    change.changes.push_back({.id = "ala", .password = store::PersonChange::NewPassword{"", "another"}});
    place.store->write(change, {});
    place.store->settle();
    while (!result) place.settle();
    REQUIRE(std::holds_alternative<Refused>(*result));
    CHECK(place.store->sessions_of("ala").empty());
}

TEST_CASE("an unknown name waits for a password to be looked at like a known one") {
    Place place;
    Workers passwords{0, 10, 0, place.faults};
    People people{place.hall, passwords};
    store::Transaction claim;
    claim.changes.push_back({.id = "ala", .name = "Ala", .claim = hash_password("correct horse")});
    place.store->write(claim, {});
    place.settle();
    std::size_t waiting = 0;
    for (const char* name : {"Ala", "Nobody", ""}) {
        CAPTURE(name);
        people.login(std::nullopt, {name, "battery staple", "here"},
                     [](const auto&) { FAIL("it was answered without a look"); });
        CHECK(passwords.waiting() == ++waiting);
    }
}

TEST_CASE("the cookie lives on from every visit, not from the first one") {
    House house;
    Browser browser = house.guest();
    const std::string cookie = browser.cookie;
    const Reply again = browser.get("/api/me");
    CHECK(browser.cookie == cookie);
    CHECK(again.headers.at("set-cookie").find("Max-Age=2592000") != std::string::npos);
}

TEST_CASE("sessions end after a long silence") {
    House house{[](Options& options) { options.limits.session_idle = 0; }};
    Browser browser = house.guest();
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
    const std::string before = browser.cookie;
    browser.get("/api/me");
    CHECK(browser.cookie != before);
}
