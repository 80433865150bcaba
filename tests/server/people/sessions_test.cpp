// A socket lives as long as its session, and what is written about a person is written once.
#include <atomic>

#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// Hears until it is closed; the code.
int closed_with(WebSocket& socket) {
    while (socket.receive()) {
    }
    return socket.closed_with();
}

}  // namespace

TEST_CASE("a socket is closed with its session: account, log-in, log-out, password, end") {
    House house;
    Browser ala = house.guest();
    WebSocket as_guest = greeted(ala);
    REQUIRE(ala.post("/api/account", kAla).status == 200);
    CHECK(closed_with(as_guest) == 1008);

    WebSocket as_ala = greeted(ala);
    Browser again = ala;
    REQUIRE(again.post("/api/login", kAla).status == 200);  // with the cookie that ends
    CHECK(closed_with(as_ala) == 1008);

    WebSocket before = greeted(again);
    REQUIRE(
        again.post("/api/password", object{{"password", "correct horse"}, {"new_password", "battery staple"}})
            .status == 200);
    CHECK(closed_with(before) == 1008);

    WebSocket last = greeted(again);
    REQUIRE(again.post("/api/logout", object{}).status == 204);
    CHECK(closed_with(last) == 1008);
}

TEST_CASE("who leaves for good has no socket any more when the answer comes") {
    House house;
    Browser ala = house.guest();
    WebSocket socket = greeted(ala);
    REQUIRE(ala.post("/api/account/end", object{}).status == 204);
    REQUIRE(socket.readable(0));  // it was closed before it was answered
    CHECK(closed_with(socket) == 1008);
}

TEST_CASE("names, languages and passwords that are changed at the same time do not undo each other") {
    House house{[](Options& options) {
        options.limits.passwords = options.limits.logins = {1e6, 1e6, 1000};
    }};
    Browser ala = house.guest();
    REQUIRE(ala.post("/api/account", kAla).status == 200);
    std::string password = "correct horse";
    for (int i = 0; i < 4; ++i) {
        std::atomic<bool> changed{false};
        std::thread renaming{[&, ala]() mutable {  // the session ends with the password
            for (int n = 0; !changed; ++n)
                ala.post("/api/me", object{{"name", "Ala"}, {"lang", n % 2 != 0 ? "en" : "pl"}});
        }};
        const std::string next = "battery staple " + std::to_string(i);
        const int status =
            ala.post("/api/password", object{{"password", password}, {"new_password", next}}).status;
        changed = true;
        renaming.join();
        REQUIRE(status == 200);
        password = next;
        Browser elsewhere{house.port()};
        REQUIRE(elsewhere.post("/api/login", object{{"name", "Ala"}, {"password", password}}).status == 200);
    }
}
