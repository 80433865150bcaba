// Another game of the same people: when there is none.
#include "engine/fair.h"
#include "server/place.h"

using namespace orrery;
using namespace orrery::server;

namespace {

std::string table_that_is_over(Place& place) {
    const std::string id = place.new_table({{"kind", "none"}});
    place.wait(20 * kMinute);  // it leaves the memory
    store::Transaction over;
    over.game = id;
    over.state = store::GameState::Over;
    place.store->write(over, {});
    place.settle();
    REQUIRE(place.table(id).over());
    return id;
}

}  // namespace

TEST_CASE(
    "a rematch is a new table: it counts among those that a person may make, and there has to be room") {
    Limits limits;
    limits.new_tables = {2, 0, 1000};
    limits.live_tables = 6;
    Place place{limits};
    const auto rematch = [&](const std::string& id) {
        const object answer = place.say({{"t", "rematch"}, {"id", "r"}}, id);
        const auto* code = answer.if_contains("code");
        return code == nullptr ? "" : std::string{code->as_string()};
    };
    const std::string one = table_that_is_over(place), two = table_that_is_over(place),
                      three = table_that_is_over(place);
    CHECK(rematch(one).empty());
    CHECK(rematch(one).empty());  // the one that there is
    CHECK(rematch(two).empty());
    CHECK(rematch(three) == "rate");
    CHECK(place.table(three).row().next.empty());
    // With those three, their two rematches and one more the memory has no room.
    place.new_table({{"kind", "none"}});
    REQUIRE(place.hall.live_tables() >= limits.live_tables);
    CHECK(rematch(three) == "busy");
    place.hall.drain();
    CHECK(rematch(three) == "draining");
}

TEST_CASE("a rematch that begins at once shows the commitment to its luck before the first draw") {
    Place place;
    const std::string id = table_that_is_over(place);
    for (int again = 0; again < 2; ++again) {
        const object answer = place.say({{"t", "rematch"}, {"id", "r"}}, id);
        REQUIRE(answer.at("t") == "ack");
        const Table& next = place.table(place.table(id).row().next);
        CHECK(next.row().state == store::GameState::Waiting);
        CHECK(next.match().ply() == 0);
        CHECK(std::string{answer.at("commitment").as_string()} == commitment(next.seed()));
    }
}

TEST_CASE("who waited for a rematch that could not be written is answered") {
    Place place;
    const std::string id = table_that_is_over(place);
    place.full = true;
    object first, second;
    const auto send = [&](object message, object& answer) {
        message["table"] = id;
        answer_message(place.hall, {"ala", Language::English}, std::move(message),
                       [&](object said) { answer = std::move(said); });
    };
    send({{"t", "rematch"}, {"id", "r"}}, first);
    send({{"t", "chat"}, {"id", "c"}, {"text", "again?"}}, second);
    place.settle();
    CHECK(first.at("code") == "store");
    CHECK(second.at("code") == "store");
}
