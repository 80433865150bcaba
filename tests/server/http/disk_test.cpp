// Nobody fills the disk within their other limits.
#include "server/far.h"

using namespace orrery;
using namespace orrery::server;

namespace {

object line(int n) {
    return {{"t", "chat"}, {"id", "c" + std::to_string(n)}, {"text", std::string(400, 'x')}};
}

// How many lines are heard until one is refused; its refusal.
std::pair<int, Json> lines_until_refused(Browser& browser, const std::string& table) {
    for (int n = 0; n < 100; ++n) {
        Json answer = say(browser, table, line(n));
        if (text_at(answer, "t") != "ack") return {n, answer};
    }
    return {100, {}};
}

// Nothing comes back with time.
House bounded(double person, double address) {
    return behind_proxy([=](Options& options) {
        options.limits.chat = {1000, 0, 1000};
        options.limits.writing_of_person = {person, 0, 86'400'000};
        options.limits.writing_of_address = {address, 0, 86'400'000};
    });
}

}  // namespace

TEST_CASE("what a person writes has a budget in bytes; others go on") {
    const House house = bounded(5000, 1e9);
    Browser ala = guest_from(house, "192.0.2.1"), ola = guest_from(house, "192.0.2.1");
    const std::string table = new_table(ala, wish("alien_frontiers", {me(), bot()}));
    const auto [lines, refusal] = lines_until_refused(ala, table);
    CHECK(lines > 3);
    CHECK(lines < 12);
    REQUIRE(lines < 100);
    CHECK(text_at(refusal, "code") == "budget");
    CHECK(number_at(refusal, "retry_after") > 0);
    const std::string other = new_table(ala, wish("alien_frontiers", {me(), bot()}));
    CHECK(text_at(say(ala, other, line(0)), "code") == "budget");  // of the person, not of the table
    position(ala, other);                                          // it begins
    CHECK(text_at(say(ala, other, object{{"t", "concede"}, {"id", "x"}, {"seat", 0}}), "t") == "ack");
    const std::string hers = new_table(ola, wish("alien_frontiers", {me(), bot()}));
    CHECK(text_at(say(ola, hers, line(0)), "t") == "ack");
}

TEST_CASE("what an address writes has a budget in bytes, whoever writes there; other addresses go on") {
    const House house = bounded(1e9, 5000);
    Browser ala = guest_from(house, "192.0.2.1"), ewa = guest_from(house, "192.0.2.1");
    Browser ola = guest_from(house, "192.0.2.2");
    const std::string table = new_table(ala, wish("alien_frontiers", {me(), bot()}));
    REQUIRE(lines_until_refused(ala, table).first < 12);
    const std::string same = new_table(ewa, wish("alien_frontiers", {me(), bot()}));
    CHECK(text_at(say(ewa, same, line(0)), "code") == "budget");
    const std::string elsewhere = new_table(ola, wish("alien_frontiers", {me(), bot()}));
    CHECK(text_at(say(ola, elsewhere, line(0)), "t") == "ack");
}

TEST_CASE("answers are on the same budget") {
    House house{[](Options& options) { options.limits.writing_of_person = {300, 0, 86'400'000}; }};
    Browser ala = house.guest();
    const std::string table =
        new_table(ala, wish("pocket_imperium", {me(), object{{"kind", "guest"}, {"name", "Ola"}}}));
    Json answer;
    for (int n = 0; n < 10; ++n) {
        Json now = position(ala, table);
        if (now.at("prompt").is_null()) {  // the other one has the device
            const auto asked = now.at("table").at("asked").at(0).to_number<int>();
            now = position(ala, table, "&seat=" + std::to_string(asked));
        }
        answer = say(ala, table, first_act(now, "a" + std::to_string(n)));
        if (text_at(answer, "t") != "ack") break;
    }
    CHECK(text_at(answer, "t") == "nack");
    CHECK(text_at(answer, "code") == "budget");
}
