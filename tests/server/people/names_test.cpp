// Names: who is called what, and that nobody can pass for somebody else.
#include "store/names.h"

#include "server/house.h"
#include "server/people/people.h"
#include "server/place.h"

using namespace orrery;
using namespace orrery::server;
using store::name_key;

namespace {

const object kOla{{"name", "Ola Nowak"}, {"password", "correct horse"}};

int claim(Browser& browser, const std::string& name) {
    return browser.post("/api/account", object{{"name", name}, {"password", "correct horse"}}).status;
}

}  // namespace

TEST_CASE("names that look alike have one key") {
    for (const char* alike :
         {"OLA NOWAK", "ola  nowak", "Ola\u200BNowak", "Ola\u00A0Nowak", "Ola No\u00ADwak", "\u041Ela Nowak",
          "O\u217Ca Nowak", "Ola N\u043Ew\u0430k", "0la Nowak", "Óla Nowąk", "Ola\u2800Nowak",
          "Ola\uFFF9 Nowak", "Ola\U0001D159 Nowak", "Ola\uFFFC Nowak", "Ola\uE000 Nowak", "Ola\u0378 Nowak",
          "Ola\U000E0041 Nowak", "Ola\u20DD Nowak", "Ola\u0001 Nowak"}) {
        CAPTURE(alike);
        CHECK(name_key(alike) == name_key("Ola Nowak"));
    }
    CHECK(name_key("Ilia") == name_key("llia"));
    CHECK(name_key("paypal") == name_key("p\u0430yp\u0430l"));
    for (const char* other : {"Ala Nowak", "Ola Nowa", "Ola Nowak 2"}) {
        CAPTURE(other);
        CHECK(name_key(other) != name_key("Ola Nowak"));
    }
}

TEST_CASE("an account's name is nobody else's: no account, no guest, no look-alike") {
    House house{[](Options& options) { options.limits.names = {1e6, 1e6, 1000}; }};
    Browser ola = house.guest();
    REQUIRE(ola.post("/api/account", kOla).status == 200);
    Browser other = house.guest();
    for (const char* name : {"Ola Nowak", "ola nowak", "\u041Ela Nowak", "Ola\u200D Nowak"}) {
        CAPTURE(name);
        CHECK(claim(other, name) == 409);
        CHECK(other.post("/api/me", object{{"name", name}}).status == 409);
    }
    CHECK(other.post("/api/me", object{{"name", "Ola Nowakowska"}}).status == 200);
    // One account, one name: who is called otherwise logs in so.
    CHECK(ola.post("/api/me", object{{"name", "Ola Kowal"}}).status == 200);
    Browser elsewhere{house.port()};
    CHECK(elsewhere.post("/api/login", kOla).status == 401);
    CHECK(
        elsewhere.post("/api/login", object{{"name", " OLA kowal "}, {"password", "correct horse"}}).status ==
        200);
    CHECK(claim(other, "Ola Nowak") == 200);
    CHECK(ola.post("/api/me", object{{"name", "Ola Nowak"}}).status == 409);
    CHECK(ola.post("/api/me", object{{"name", "OLA KOWAL"}}).status == 200);  // it is hers
}

TEST_CASE("names are cleaned before they are counted") {
    House house;
    Browser ola = house.guest();
    REQUIRE(ola.post("/api/account", kOla).status == 200);
    Browser thief{house.port()};
    int tried = 0;
    for (int i = 0; i < 20; ++i) {
        const std::string name = "Ola" + std::string(static_cast<std::size_t>(i), ' ') + "Nowak\u200B";
        tried += thief.post("/api/login", object{{"name", name}, {"password", "wrong horse"}}).status == 401;
    }
    CHECK(tried == 5);
    // Who is in is not locked out by who tries to get in.
    CHECK(ola.post("/api/password", object{{"password", "correct horse"}, {"new_password", "battery staple"}})
              .status == 200);
    CHECK(ola.post("/api/account/end", object{{"password", "battery staple"}}).status == 204);
}

TEST_CASE("passwords that everybody tries first are refused") {
    House house;
    Browser ola = house.guest();
    for (const char* common : {"password", "12345678", "PassWord", "qwertyuiop", "baseball1", "iloveyou"}) {
        CAPTURE(common);
        const Reply refused = ola.post("/api/account", object{{"name", "Ola"}, {"password", common}});
        CHECK(refused.status == 400);
        CHECK(text_at(refused.json(), "code") == "password_common");
        CHECK(text_at(refused.json(), "text").find("8") == std::string::npos);
    }
    CHECK(refusal_of_password("correct horse") == nullptr);
    CHECK(refusal_of_password("trustno1") == std::string{"password_common"});
    for (const std::string& size : {std::string(7, 'x'), std::string(201, 'x')})
        CHECK(refusal_of_password(size) == std::string{"password"});
}

TEST_CASE("names: however many guests are called so, an account takes the name, and they go some at a time") {
    Place place;
    Workers passwords{1, 10, 1, place.faults};
    People people{place.hall, passwords};
    constexpr int kGuests = 110;
    store::Transaction many;
    for (int i = 0; i < kGuests; ++i) {
        store::Person guest;
        guest.id = "guest" + std::to_string(i);
        guest.name = "Ola Nowak";
        guest.lang = "en";
        many.people.push_back(std::move(guest));
    }
    place.store->write(many, {});
    place.settle();
    std::optional<Identity> now;
    const auto before = place.store->figures().transactions;
    people.claim({*place.store->person("guest7"), {}}, "Ola Nowak", "correct horse",
                 [&](std::variant<Admitted, Refused> result) {
                     if (auto* admitted = std::get_if<Admitted>(&result)) now = admitted->identity;
                 });
    while (!now) place.settle();
    CHECK(now->person.name == "Ola Nowak");
    CHECK(place.store->guests_called("Ola Nowak", kGuests).empty());
    CHECK(place.hall.name_of("guest8").starts_with("Guest "));
    CHECK(place.store->figures().transactions - before > kGuests / 20);
}

TEST_CASE("names: one of 64 kB is counted and kept as its first 40 bytes, and fills nothing") {
    House house{[](Options& options) { options.limits.logins_of_account = {2, 0, 1000}; }};
    Browser ola = house.guest();
    const std::string huge(60'000, 'x'), kept(40, 'x');
    REQUIRE(claim(ola, huge) == 200);
    CHECK(text_at(ola.get("/api/me").json(), "name") == kept);
    Browser thief{house.port()};
    const auto tries = [&](const std::string& name) {
        return thief.post("/api/login", object{{"name", name}, {"password", "wrong horse"}}).status;
    };
    CHECK(tries(huge) == 401);
    CHECK(tries(huge + "y") == 401);  // counts as the same
    CHECK(tries(kept) == 429);
}

TEST_CASE("a guest who had the name before the account came is called otherwise, and no seat is called so") {
    House house;
    Browser guest = house.guest(), ola = house.guest();
    REQUIRE(guest.post("/api/me", object{{"name", "ola nowak"}}).status == 200);
    const std::string table = new_table(guest, wish("alien_frontiers", {me(), bot()}));
    REQUIRE(ola.post("/api/account", kOla).status == 200);
    CHECK(text_at(guest.get("/api/me").json(), "name").starts_with("Guest "));
    CHECK(text_at(position(guest, table).at("table").at("seats").at(0), "name").starts_with("Guest "));
    const object shared = wish("alien_frontiers", {me(), shared_seat("OLA NOWAK")});
    CHECK(guest.post("/api/tables", shared).status == 400);
    CHECK(ola.post("/api/tables", shared).status == 200);  // it is hers
}
