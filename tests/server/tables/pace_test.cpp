// Bots that sit in for people play as fast as somebody can watch, and no game is over before its people are
// back. The clock is the test's, so that it says the same on every machine.
#include <future>

#include "server/place.h"

using namespace orrery;
using namespace orrery::server;

namespace {

constexpr Millis kPace = 1000;  // of a bot's turn

// A place with a hall, the second on the same tables, in which one thread thinks.
struct Thinkers {
    Place place;
    Workers thinker{1, 100, 0, place.faults};
    Hall hall{{*place.store, place.loop, built_in(), place.books, place.metrics, place.faults, thinker, Key{},
               place.limits}};
    Page page{"ewa"};
    std::string id;

    ~Thinkers() {
        thinker.end();
        hall.leave(page);
    }

    explicit Thinkers(const array& seats) : id{place.new_table(seats, {{"kind", "none"}})} {}

    Live& live() { return *hall.find(id); }
    const Table& table() { return live().table; }
    std::size_t ply() { return table().match().ply(); }
    Seat asked() { return table().match().game().actors().first(); }

    void watch() {
        hall.watch(page, live());
        hall.wake_bots(live());
    }
    // Until what was thought of has been told to the hall: what can wait comes after all thoughts.
    void think() {
        std::promise<void> thought;
        REQUIRE(thinker.submit(
            {.pace = Pace::Idle, .payer = {"test", "test"}, .work = [&](double) { thought.set_value(); }}));
        thought.get_future().wait();
        place.settle();
    }
    std::string says(const char* what, Seat seat) {
        object told;
        answer_message(
            hall, {"ala", Language::English},
            {{"t", what}, {"id", std::string{what} + std::to_string(seat)}, {"seat", seat}, {"table", id}},
            [&](object said) { told = std::move(said); });
        place.settle();
        return std::string{told.at("t").as_string()};
    }
};

}  // namespace

TEST_CASE("while bots sit in for everybody a turn takes a second, however fast they think") {
    Thinkers at{{me(), bot()}};
    REQUIRE(at.says("leave", 0) == "ack");
    at.watch();
    for (int turn = 0; turn < 6; ++turn) {
        CAPTURE(turn);
        const std::size_t before = at.ply();
        at.think();
        at.place.wait(kPace - 1);
        CHECK(at.ply() == before);
        at.place.wait(1);
        CHECK(at.ply() > before);
    }
}

TEST_CASE("also where all people of a table are away, and where each of them may come back") {
    Thinkers at{{me(), shared_seat("Ola")}};
    for (const Seat seat : {Seat{0}, Seat{1}}) REQUIRE(at.says("leave", seat) == "ack");
    at.watch();
    const std::size_t before = at.ply();
    at.think();
    at.place.wait(kPace - 1);
    CHECK(at.ply() == before);
    at.place.wait(1);
    CHECK(at.ply() > before);
}

TEST_CASE("who comes back while a bot makes up its mind plays that turn") {
    Thinkers at{{me(), shared_seat("Ola")}};
    for (const Seat seat : {Seat{0}, Seat{1}}) REQUIRE(at.says("leave", seat) == "ack");
    at.watch();
    const Seat turn = at.asked();
    const std::size_t before = at.ply();
    at.think();
    at.place.wait(kPace / 2);
    REQUIRE(at.says("return", turn) == "ack");
    at.place.wait(10 * kPace);
    CHECK(at.ply() == before);
    CHECK(at.asked() == turn);
    CHECK(at.table().is_person(turn));
}

TEST_CASE("nobody who plays waits for the sake of others: bots answer as soon as they know") {
    Thinkers at{{me(), shared_seat("Ola")}};
    const Seat turn = at.asked();
    const std::size_t before = at.ply();
    REQUIRE(at.says("leave", turn) == "ack");  // the other one plays on
    at.think();
    CHECK(at.ply() > before);
}

TEST_CASE("a game that was given up for good is not drawn out: nobody comes back to it") {
    Thinkers at{{me(), bot()}};
    REQUIRE(at.says("concede", 0) == "ack");
    at.watch();
    const std::size_t before = at.ply();
    at.think();
    CHECK(at.ply() > before);
}

TEST_CASE("bots that sit in for everybody wait as long as nobody watches") {
    Thinkers at{{me(), bot()}};
    REQUIRE(at.says("leave", 0) == "ack");
    const std::size_t before = at.ply();
    at.place.wait(kMinute);
    at.think();
    CHECK(at.ply() == before);
    at.watch();
    at.think();
    at.place.wait(kPace);
    CHECK(at.ply() > before);
}

TEST_CASE("a bot of a temper that is not offered any more plays on") {
    Thinkers at{{me(), bot()}};
    store::SeatRow seat = at.place.table(at.id).seat(1);
    seat.temper = "gone";
    store::Transaction transaction;
    transaction.game = at.id;
    transaction.seats = {seat};
    at.place.store->write(transaction, {});
    at.place.settle();
    REQUIRE(at.table().seat(1).temper == "gone");
    REQUIRE(at.says("concede", 0) == "ack");
    at.watch();
    const auto answered = [&] {
        return std::ranges::any_of(at.table().lines(),
                                   [](const LogLine& line) { return line.answer.seat == 1; });
    };
    for (int turn = 0; turn < 20 && !answered(); ++turn) at.think();
    CHECK(answered());
}
