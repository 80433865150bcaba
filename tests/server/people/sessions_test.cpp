// A socket lives as long as its session, and what is written about a person is written once.
#include <atomic>

#include "server/house.h"
#include "server/http/api.h"
#include "server/place.h"

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

namespace {

// A guest at a server without a wire, who begins to open sockets.
struct Opening {
    Place place;
    Workers passwords;
    People people{place.hall, passwords};
    Api api{place.hall, people, {}};
    Request request;
    Identity who;

    explicit Opening(std::size_t threads = 0) : passwords{threads, 10, 0, place.faults} {
        people.admit_guest(Language::English, [&](const std::variant<Admitted, Refused>& result) {
            const auto& admitted = std::get<Admitted>(result);
            who = admitted.identity;
            request.cookie = "sid=" + admitted.cookie;
        });
        place.settle();
        request.method = "GET";
        request.path = "/api/socket";
        request.host = "127.0.0.1";
        request.origin = "http://127.0.0.1";
        request.address = "127.0.0.1";
    }
    Ticket admitted() { return std::get<Ticket>(api.admit(request)); }
    // Whether the handshake ends with an open socket.
    bool opens(const Ticket& ticket) {
        pages.push_back(std::make_unique<Page>(""));
        api.opened(*pages.back(), ticket);
        return pages.back()->closed != Closing::Policy;
    }
    std::vector<std::unique_ptr<Page>> pages;
};

}  // namespace

TEST_CASE("a socket whose session ends during the handshake is closed when that is through") {
    Opening opening;
    const Ticket first = opening.admitted(), late = opening.admitted();
    CHECK(opening.opens(first));
    opening.people.logout(opening.who, [](const std::variant<Identity, Refused>&) {});
    opening.place.settle();
    CHECK(opening.pages[0]->closed == Closing::Policy);
    CHECK_FALSE(opening.opens(late));
    CHECK(opening.place.hall.connections().size() == 1);
}

TEST_CASE("sockets are closed before the answer to what ends their session") {
    Opening opening{1};
    // The answer's status; by then the socket that was opened before is closed.
    const auto ends = [&](const char* path, const object& body) {
        REQUIRE(opening.opens(opening.admitted()));
        Request request = opening.request;
        request.method = "POST";
        request.path = path;
        request.content_type = "application/json";
        request.body = boost::json::serialize(body);
        std::optional<Response> answer;
        bool closed = false;
        opening.api.handle(request, [&](Response response) {
            closed = opening.pages.back()->closed == Closing::Policy;
            answer = std::move(response);
        });
        while (!answer) opening.place.settle();
        CHECK(closed);
        for (const auto& [name, value] : answer->headers)
            if (name == "Set-Cookie") opening.request.cookie = value.substr(0, value.find(';'));
        // As the wire does when a socket is gone.
        opening.api.closed(*opening.pages.back());
        return answer->status;
    };
    CHECK(ends("/api/account", kAla) == 200);
    CHECK(ends("/api/login", kAla) == 200);
    CHECK(ends("/api/password", {{"password", "correct horse"}, {"new_password", "battery staple"}}) == 200);
    CHECK(ends("/api/logout", {}) == 204);
}

TEST_CASE("a page that is open keeps its session, though it asks for nothing; a silent one loses both") {
    Opening opening;
    REQUIRE(opening.opens(opening.admitted()));
    Page& page = *opening.pages[0];
    TurnedLoop& loop = opening.place.loop;
    for (int day = 0; day < 60; ++day) {
        loop.set(loop.now() + kDay);
        if (day % 2 == 0)
            opening.api.hear(page, R"({"t":"ping"})");
        else
            opening.api.pinged(page);
        opening.place.settle();
    }
    CHECK_FALSE(page.closed);
    CHECK(opening.people.identity_of(opening.who.session.hash));
    loop.set(loop.now() + 31 * kDay);
    opening.api.hear(page, R"({"t":"ping"})");
    CHECK(page.closed == Closing::Policy);
    CHECK_FALSE(opening.people.identity_of(opening.who.session.hash));
}

TEST_CASE("a socket of somebody who is banned during the handshake is closed") {
    Opening opening;
    const Ticket ticket = opening.admitted();
    store::Transaction ban;
    ban.bans.push_back({.person = opening.who.person.id, .until = opening.place.loop.now() + 1000});
    opening.place.store->write(ban, {});
    opening.place.settle();
    opening.api.load_bans();
    CHECK_FALSE(opening.opens(ticket));
}

TEST_CASE("handshakes at the same time open no more sockets than a person may have") {
    Opening opening;
    const std::vector<Ticket> tickets(12, opening.admitted());
    const auto opened =
        std::ranges::count_if(tickets, [&](const Ticket& each) { return opening.opens(each); });
    CHECK(opened == static_cast<std::ptrdiff_t>(opening.place.limits.connections_of_person));
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
