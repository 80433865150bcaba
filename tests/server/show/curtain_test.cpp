// Several people at one device: what the next one may know is not on the wire before that one is there.
#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// The device that Ruby and Sapphire share, and somebody who looks on.
struct Shared {
    House house{[](Options& options) {
        options.limits.acts = options.limits.messages = options.limits.new_tables = {1e6, 1e6, 1000};
    }};
    Browser ala = house.guest();
    Browser ewa = house.guest();
    std::string table;
    std::optional<WebSocket> device, onlooker;
    Json now, seen;
    int acts = 0;

    explicit Shared(const char* bounty) {
        object wanted = wish("pocket_imperium", {me(), shared_seat("Ola")});
        wanted["options"] = object{{"bounty", bounty}};
        table = new_table(ala, wanted);
        device.emplace(greeted(ala, table));
        onlooker.emplace(greeted(ewa, table));
        now = next(*device);
        seen = next(*onlooker);
    }
    static Json next(WebSocket& socket) {
        const auto message = socket.receive("position");
        REQUIRE(message);
        return message->at("position");
    }
    bool over() const { return text_at(now.at("table"), "state") == "over"; }
    // Answers the question, and waits until device and onlooker have been told.
    void act(const array& answers) {
        object message = act_message(now, "c" + std::to_string(++acts), answers);
        message["table"] = table;
        device->send(message);
        const auto ack = device->receive("ack");
        REQUIRE(ack);
        do now = next(*device);
        while (number_at(now, "v") < number_at(*ack, "v"));
        do seen = next(*onlooker);
        while (number_at(seen, "v") < number_at(*ack, "v"));
    }
    void act() { act(first_act(now, "").at("answers").as_array()); }
    void lift() { lift(now.at("curtain_seat")); }
    void lift(const Json& seat) {
        device->send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}, {"table", table}, {"seat", seat}});
        now = next(*device);
    }
    void play_until_plans() {
        for (int i = 0; i < 60 && text_at(now.at("prompt"), "step") != "make_plan"; ++i) act();
        // Who answered last still has the device and may plan; a page that is loaded anew belongs to nobody.
        CHECK(now.at("viewer") == now.at("prompt").at("seat"));
        device.emplace(greeted(ala, table));
        now = next(*device);
        REQUIRE(now.at("curtain").as_bool());
        REQUIRE(now.at("table").at("asked") == Json(array{0, 1}));
    }
};

// What is about who looks on and how, not about the game.
Json about_the_game(Json position) {
    auto& fields = position.as_object();
    for (const char* field : {"table", "curtain", "curtain_seat", "log", "notes"}) fields.erase(field);
    return position;
}

}  // namespace

TEST_CASE("curtain: behind it every byte is what somebody who looks on is sent") {
    Shared shared{"off"};
    shared.play_until_plans();
    CHECK(shared.now.at("curtain_seat") == 0);
    CHECK(about_the_game(shared.now) == about_the_game(shared.seen));
    CHECK(shared.now.at("prompt").is_null());

    shared.device->keep_bytes();
    shared.lift();
    CHECK(shared.now.at("viewer") == 0);
    REQUIRE_FALSE(shared.now.at("prompt").is_null());
    const std::string before = shared.device->heard();
    CHECK(before.find("plan ") != std::string::npos);  // Ruby's choices
    shared.act();

    // Ruby has planned; Sapphire is asked, and Ruby may still look at the device.
    REQUIRE(shared.now.at("curtain").as_bool());
    CHECK(shared.now.at("curtain_seat") == 1);
    CHECK(about_the_game(shared.now) == about_the_game(shared.seen));
    const std::string bytes = boost::json::serialize(shared.now);
    CHECK(bytes.find("\"plan ") == std::string::npos);  // neither Ruby's plan nor Sapphire's choices
    for (const Json& line : shared.now.at("log").as_array())
        CHECK((line.as_object().if_contains("notation") == nullptr ||
               !text_at(line, "notation").starts_with("plan ")));

    // Lifted for Sapphire: her choices, and nothing of Ruby's plan.
    shared.lift();
    CHECK(shared.now.at("viewer") == 1);
    CHECK(shared.now.at("view").at("seats").at(0).at("plan").is_null());
    CHECK(shared.now.at("log").as_array().back().as_object().if_contains("notation") == nullptr);
}

TEST_CASE("curtain: whether it is drawn does not depend on what is behind it") {
    Shared shared{"on"};
    int curtains = 0;
    for (int i = 0; i < 400 && !shared.over(); ++i) {
        if (shared.now.at("curtain").as_bool()) {
            ++curtains;
            REQUIRE(shared.now.at("prompt").is_null());
            REQUIRE(about_the_game(shared.now) == about_the_game(shared.seen));
            shared.lift();
        }
        const Json& viewer = shared.now.at("viewer");
        REQUIRE(viewer == shared.now.at("prompt").at("seat"));
        const std::size_t seat = viewer.to_number<std::size_t>();
        REQUIRE(shared.now.at("view").at("seats").at(1 - seat).at("plan").is_null());
        shared.act();
        // Another seat with a plan or a tile in hand is never shown without a curtain.
        if (shared.over() || shared.now.at("viewer") == Json(seat)) continue;
        const Json& other = shared.seen.at("view").at("seats").at(1 - seat);
        const bool secret = other.at("planned").as_bool() || number_at(other, "bounties") > 0;
        REQUIRE((!secret || shared.now.at("curtain").as_bool()));
    }
    CHECK(curtains >= 6);
}

TEST_CASE("curtain: a new connection finds it drawn, and lifting it for the wrong seat shows no other's") {
    Shared shared{"off"};
    shared.play_until_plans();
    shared.lift();
    REQUIRE(shared.now.at("viewer") == 0);
    WebSocket again = greeted(shared.ala, shared.table);
    const Json fresh = Shared::next(again);
    CHECK(fresh.at("curtain").as_bool());
    CHECK(fresh.at("viewer").is_null());
    shared.now = Shared::next(*shared.device);  // everybody is told who is there
    CHECK(shared.now.at("viewer") == 0);

    shared.lift(7);  // nobody's
    CHECK(shared.now.at("curtain").as_bool());
    shared.lift(1);  // is asked, too
    CHECK(shared.now.at("viewer") == 1);
    const Json stranger = position(shared.ewa, shared.table, "&seat=0");
    CHECK(stranger.at("viewer").is_null());
    CHECK_FALSE(stranger.at("curtain").as_bool());
}
