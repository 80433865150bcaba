// The clock of the machine is set while the server runs.
#include "server/people/people.h"
#include "server/place.h"

using namespace orrery;
using namespace orrery::server;

namespace {

const object kUntimed{{"kind", "none"}};

}  // namespace

TEST_CASE("a clock that is wrong for a while makes no table go, one that stays so is believed") {
    Place place;
    const std::string id = place.new_table({me(), open_seat()}, kUntimed);
    place.loop.jump(400 * kDay);
    place.wait(20 * kMinute);
    CHECK(place.hall.find(id) != nullptr);
    place.loop.jump(-400 * kDay);
    place.wait(2 * 60 * kMinute);
    CHECK(place.hall.find(id) != nullptr);
    place.loop.jump(400 * kDay);
    place.wait(2 * 60 * kMinute);
    CHECK(place.hall.find(id) == nullptr);
}

TEST_CASE("bots that rest are woken also where the clock was set back meanwhile") {
    Place place;
    place.hall.thought({"ala", "ala"}, 1000);
    const std::string first = place.new_table({bot(5), me()}, kUntimed);
    const std::string second = place.new_table({me(), bot(5)}, kUntimed);
    const std::string id = place.table(first).is_bot(place.asked(first)) ? first : second;
    REQUIRE(place.table(id).is_bot(place.asked(id)));
    REQUIRE(place.bots.waiting() == 0);
    place.loop.jump(-kDay);
    place.wait(2 * 60 * kMinute);
    CHECK(place.bots.waiting() == 1);
}

TEST_CASE(
    "who comes while the clock is wrong stays who they are; who was silent till it was believed does not") {
    Place place;
    Workers passwords{0, 10, 0, place.faults};
    People people{place.hall, passwords};
    std::vector<std::string> cookies;
    for (int i = 0; i < 2; ++i)
        people.admit_guest(Language::English, [&](const std::variant<Admitted, Refused>& result) {
            cookies.push_back(std::get<Admitted>(result).cookie);
        });
    place.settle();
    REQUIRE(cookies.size() == 2);
    place.loop.jump(400 * kDay);
    place.wait(2000);
    CHECK(people.identify(cookies[0]));
    place.wait(2 * 60 * kMinute);
    CHECK(people.identify(cookies[0]));
    CHECK_FALSE(people.identify(cookies[1]));
}
