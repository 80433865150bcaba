// A hall without sockets, on a loop whose clock the test turns.
#pragma once

#include <doctest/doctest.h>

#include <atomic>
#include <deque>
#include <map>
#include <mutex>

#include "catalog/shelf.h"
#include "server/show/show.h"
#include "server/tables/messages.h"
#include "server/tables/new_table.h"
#include "server/wishes.h"
#include "shared/folder.h"
#include "store/sqlite_store.h"

namespace orrery::server {

using boost::json::array;
using boost::json::object;

class TurnedLoop final : public Loop {
  public:
    void post(std::function<void()> work) override {
        const std::lock_guard lock{mutex_};
        posted_.push_back(std::move(work));
    }
    void after(Millis delay, std::function<void()> work) override {
        timers_.emplace(now_ + delay, std::move(work));
    }
    Millis now() const override { return now_ + jumped_; }
    // The clock of the machine is set; timers go on.
    void jump(Millis by) { jumped_ += by; }

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
        until -= jumped_;
        if (timers_.empty() || timers_.begin()->first > until) return false;
        now_ = std::max(now_, timers_.begin()->first);
        const auto work = std::move(timers_.begin()->second);
        timers_.erase(timers_.begin());
        work();
        return true;
    }
    void set(Millis now) { now_ = now - jumped_; }

  private:
    std::mutex mutex_;
    std::deque<std::function<void()>> posted_;
    std::multimap<Millis, std::function<void()>> timers_;
    Millis now_ = 1'000'000'000'000, jumped_ = 0;
};

// Of a refusal; empty: it is none.
inline std::string code_of(const object& answer) {
    const auto* code = answer.if_contains("code");
    return code == nullptr ? "" : std::string{code->as_string()};
}

// A hall with three people.
struct Place {
    Folder folder;
    std::atomic<bool> full{false};  // nothing can be written
    std::unique_ptr<store::SqliteStore> store =
        std::move(*store::SqliteStore::open(folder.path().string(), [this](std::string_view) {
            if (full) throw std::runtime_error{"full"};
        }));
    TurnedLoop loop;
    Books books{built_in()};
    Metrics metrics;
    Faults faults{metrics};
    Workers bots{0, 100, 0, faults};  // nobody thinks here
    Limits limits;
    Hall hall{{*store, loop, built_in(), books, metrics, faults, bots, Key{}, limits}};

    explicit Place(const Limits& its_limits = {}) : limits{its_limits} {
        store::Transaction people;
        for (const char* id : {"ala", "ola", "ewa"}) {
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
        return new_table({object{{"kind", "me"}}, object{{"kind", "guest"}, {"name", "Ola"}}}, clock);
    }
    // Ala's; it has begun if no seat is open.
    std::string new_table(const array& seats, const object& clock) {
        const object wanted{{"game", "alien_frontiers"},
                            {"players", seats.size()},
                            {"seats", seats},
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
        hall.begin(*hall.find(id), "ala", [] {});
        settle();
        return id;
    }
    // The refusal of who comes by the link of a seat; empty: the seat is theirs.
    std::string joins(const std::string& id, int seat, const char* who) {
        const int number = table(id).seat(static_cast<Seat>(seat)).invites;
        std::string code = "?";
        join(hall, invite_token(Key{}, id, seat, number), who, [&](std::variant<Live*, Refused> result) {
            const auto* refused = std::get_if<Refused>(&result);
            code = refused == nullptr ? "" : refused->code;
        });
        settle();
        return code;
    }
    // Of Ala and Ola.
    std::string table_of_two(const object& clock = {{"kind", "none"}}) {
        const std::string id = new_table({me(), open_seat()}, clock);
        REQUIRE(joins(id, 1, "ola").empty());
        return id;
    }
    const Table& table(const std::string& id) {
        const Live* live = hall.find(id);
        REQUIRE(live != nullptr);
        return live->table;
    }
    Seat asked(const std::string& id) { return table(id).match().game().actors().first(); }
    object say(object message, const std::string& id, const char* who = "ala") {
        message["table"] = id;
        object answer;
        answer_message(hall, {who, Language::English}, std::move(message),
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
                   id, table(id).seat(seat).person.c_str());
    }
};

// Somebody's page, which remembers what it was sent.
class Page final : public Connection {
  public:
    explicit Page(const char* who) { person = who; }
    void send(std::shared_ptr<const std::string> text) override {
        heard.push_back(boost::json::parse(*text));
    }
    void close(Closing why) override { closed = why; }

    std::vector<Json> heard;
    std::optional<Closing> closed;
};

}  // namespace orrery::server
