// Tables without sockets, on a loop whose clock the test turns: clocks that run out, tables that leave the
// memory.
#include <doctest/doctest.h>

#include <deque>
#include <map>
#include <mutex>

#include "catalog/shelf.h"
#include "server/tables/messages.h"
#include "server/tables/new_table.h"
#include "shared/folder.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::server;
using boost::json::array;
using boost::json::object;

namespace {

class TurnedLoop final : public Loop {
  public:
    void post(std::function<void()> work) override {
        const std::lock_guard lock{mutex_};
        posted_.push_back(std::move(work));
    }
    void after(Millis delay, std::function<void()> work) override {
        timers_.emplace(now_ + delay, std::move(work));
    }
    Millis now() const override { return now_; }

    bool run_posted() {
        std::deque<std::function<void()>> work;
        {
            const std::lock_guard lock{mutex_};
            work.swap(posted_);
        }
        for (const auto& each : work) each();
        return !work.empty();
    }
    // To the next timer that is due before `until`; false: there is none.
    bool next_timer(Millis until) {
        if (timers_.empty() || timers_.begin()->first > until) return false;
        now_ = std::max(now_, timers_.begin()->first);
        const auto work = std::move(timers_.begin()->second);
        timers_.erase(timers_.begin());
        work();
        return true;
    }
    void set(Millis now) { now_ = now; }

  private:
    std::mutex mutex_;
    std::deque<std::function<void()>> posted_;
    std::multimap<Millis, std::function<void()>> timers_;
    Millis now_ = 1'000'000'000'000;
};

// A hall with two people.
struct Place {
    Folder folder;
    std::unique_ptr<store::SqliteStore> store = std::move(*store::SqliteStore::open(folder.path().string()));
    TurnedLoop loop;
    Books books{built_in()};
    Metrics metrics;
    Faults faults{metrics};
    Workers bots{0, 4, 0, faults};  // nobody thinks here
    Hall hall{{*store, loop, built_in(), books, metrics, faults, bots, Key{}, Limits{}}};

    Place() {
        store::Transaction people;
        for (const char* id : {"ala", "ola"}) {
            people.people.emplace_back();
            people.people.back().id = people.people.back().name = id;
            people.people.back().lang = "en";
        }
        store->write(people, {});
        settle();
        hall.start();
    }

    // Until nothing is under way.
    void settle() {
        do store->settle();
        while (loop.run_posted());
    }
    void wait(Millis time) {
        const Millis until = loop.now() + time;
        settle();
        while (loop.next_timer(until))
            if (hall.busy()) settle();
        loop.set(until);
        settle();
    }

    std::string new_table(const object& clock) {
        const object wanted{
            {"game", "alien_frontiers"},
            {"players", 2},
            {"seats", array{object{{"kind", "me"}}, object{{"kind", "guest"}, {"name", "Ola"}}}},
            {"clock", clock},
            {"seed", 7}};
        const auto wish = read_wish(hall, wanted, "ala");
        REQUIRE(wish);
        std::string id;
        open_table(hall, wish->stored, wish->seed, [&](Live* live) {
            REQUIRE(live != nullptr);
            id = live->table.id();
        });
        settle();
        return id;
    }
    const Table& table(const std::string& id) {
        const Live* live = hall.find(id);
        REQUIRE(live != nullptr);
        return live->table;
    }
    Seat asked(const std::string& id) { return table(id).match().game().actors().first(); }
    object say(object message, const std::string& id) {
        message["table"] = id;
        object answer;
        answer_message(hall, {"ala", Language::English}, std::move(message),
                       [&](object said) { answer = std::move(said); });
        settle();
        return answer;
    }
    // The asked seat's first option.
    object answer(const std::string& id, const char* name) {
        const Seat seat = asked(id);
        ActionList options;
        table(id).match().game().list(seat, options);
        return say({{"t", "act"},
                    {"id", name},
                    {"v", table(id).version()},
                    {"seat", seat},
                    {"answers", array{table(id).match().game().verbs().write(options[0])}}},
                   id);
    }
};

std::string last_note(const Table& table) { return table.notes().empty() ? "" : table.notes().back().kind; }

}  // namespace

TEST_CASE(
    "a live clock runs while a person is asked; an answer adds the increment; at its end a bot sits in") {
    Place place;
    const std::string id = place.new_table({{"kind", "live"}, {"minutes", 1}, {"increment", 5}});
    const Seat seat = place.asked(id);
    CHECK(place.table(id).left(seat, place.loop.now()) == 60'000);
    place.wait(20'000);
    CHECK(place.table(id).left(seat, place.loop.now()) == 40'000);
    CHECK(place.table(id).left(static_cast<Seat>(1 - seat), place.loop.now()) == 60'000);
    CHECK(place.answer(id, "a").at("t") == "ack");
    CHECK(place.table(id).left(seat, place.loop.now()) == 45'000);
    const Seat next = place.asked(id);
    place.wait(120'000);
    CHECK(place.table(id).seat(next).replaced);
    CHECK(last_note(place.table(id)) == "flag");
    CHECK(place.answer(id, "b").at("code") == "replaced");
    CHECK(place.say({{"t", "return"}, {"id", "r"}, {"seat", next}}, id).at("code") == "time_up");
}

TEST_CASE(
    "a clock of days counts for every answer, also of a table that is not in memory; who comes back goes "
    "on") {
    Place place;
    const std::string id = place.new_table({{"kind", "days"}, {"days", 2}});
    const Seat seat = place.asked(id);
    place.wait(kDay);
    CHECK(place.hall.live_tables() == 0);
    CHECK_FALSE(place.table(id).seat(seat).replaced);
    CHECK(place.table(id).left(seat, place.loop.now()) == kDay);
    place.wait(kDay + 5'000);
    CHECK(place.table(id).seat(seat).replaced);
    CHECK(last_note(place.table(id)) == "flag");
    CHECK(place.say({{"t", "return"}, {"id", "r"}, {"seat", seat}}, id).at("t") == "ack");
    CHECK(place.answer(id, "a").at("t") == "ack");
    CHECK(place.table(id).left(place.asked(id), place.loop.now()) == 2 * kDay);
}

TEST_CASE("a table that nobody uses leaves the memory and comes back as it was, times and all") {
    Place place;
    const std::string id = place.new_table({{"kind", "none"}});
    CHECK(place.answer(id, "a").at("t") == "ack");
    CHECK(place.answer(id, "b").at("t") == "ack");
    const Json view = place.table(id).match().game().view(0);
    const std::int64_t version = place.table(id).version();
    const Seat seat = place.asked(id);
    const std::int64_t since = place.table(id).asked_since(seat);
    CHECK(place.hall.live_tables() == 1);
    place.wait(20 * kMinute);
    CHECK(place.hall.live_tables() == 0);
    CHECK(place.table(id).match().game().view(0) == view);
    CHECK(place.table(id).version() == version);
    CHECK(place.table(id).asked_since(seat) == since);
    CHECK(place.table(id).clock_runs(seat) == false);
}

TEST_CASE("a request that was acknowledged once is acknowledged the same when it comes again later") {
    Place place;
    const std::string id = place.new_table({{"kind", "none"}});
    ActionList options;
    const Seat seat = place.asked(id);
    place.table(id).match().game().list(seat, options);
    const object act{{"t", "act"},
                     {"id", "x"},
                     {"v", place.table(id).version()},
                     {"seat", seat},
                     {"answers", array{place.table(id).match().game().verbs().write(options[0])}}};
    const object first = place.say(act, id);
    CHECK(first.at("t") == "ack");
    place.wait(30 * kMinute);
    CHECK(place.hall.live_tables() == 0);
    CHECK(place.say(act, id) == first);
}

TEST_CASE("clocks as text") {
    for (const char* good : {"none", "live 10 15", "live 1 0", "days 3"}) {
        const auto clock = read_clock(good);
        REQUIRE(clock);
        CHECK(clock_text(*clock) == good);
    }
    for (const char* bad : {"", "live", "live 0 5", "live 5", "days 0", "days 1000", "years 1", "live 1 1 1"})
        CHECK_FALSE(read_clock(bad));
}
