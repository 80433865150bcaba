// All tables that are in use, who watches them, and the one way in which they change: judged, written,
// acknowledged, then told to everybody. Lives on the loop's thread.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>

#include "catalog/patience.h"
#include "server/base/address.h"
#include "server/base/allowance.h"
#include "server/base/faults.h"
#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/base/metrics.h"
#include "server/base/workers.h"
#include "server/show/books.h"
#include "server/tables/drafts.h"
#include "server/tables/undo_request.h"
#include "server/wire/connection.h"

namespace orrery::server {

// How many lines of its chat are whose: of a seat, whoever has it, so that nobody gets another share by
// coming as somebody else.
struct Said {
    std::array<std::int64_t, kMaxSeats> of_seat{};
    std::int64_t of_owner = 0;  // who has no seat
    std::int64_t of_onlookers = 0;
    std::unordered_map<std::string, std::int64_t> of_onlooker;  // by person, by address, by network
};

// A table in memory.
struct Live {
    explicit Live(Table its_table) : table{std::move(its_table)} {}

    Table table;
    std::vector<Connection*> watchers;
    std::uint64_t news = 0;  // how often who is at it, or what they are called, has changed
    std::optional<UndoRequest> undo;
    std::optional<Said> said;  // since somebody wrote there; nothing: not counted yet
    bool busy = false;         // something is being written; others wait
    bool thinking = false;     // a bot
    std::deque<std::function<void(Live&)>> waiting;
    Millis used = 0;
    // Of the bot whose turn it is: how long it may still think about it.
    struct Turn {
        Seat seat = kNobody;
        std::size_t began = 0;  // the ply
        std::shared_ptr<Patience> patience{};
    } turn;
    Millis bots_rest_until = 0;  // what their people may use of the machine is used up
};

struct Services {
    store::Store& store;
    Loop& loop;
    const Shelf& shelf;
    const Books& books;
    Metrics& metrics;
    Faults& faults;
    Workers& bots;
    Key key{};
    Limits limits{};
};

class Hall {
  public:
    explicit Hall(const Services& services);

    const Services& services() const { return services_; }
    Millis now() const { return services_.loop.now(); }
    const Games& games() const { return games_; }

    // Wakes the bots that were to move when the last server ended, and starts the clocks.
    void start();
    // No new tables, no bot begins to think any more.
    void drain() { draining_ = true; }
    // Whoever waits for an answer now gets none: everything goes.
    void end() { ended_ = true; }
    bool ended() const { return ended_; }
    bool draining() const { return draining_; }
    bool busy() const { return writing_ > 0; }
    // The clock has not jumped for a while: what is too old by it may go.
    bool clock_settled() const { return now() >= goes_from_; }
    bool clock_jumped() const { return has_jumped_ && !clock_settled(); }
    std::size_t live_tables() const { return tables_.size(); }

    // Why this program cannot go on with a table that is there: it is of other rules. Nothing: it can.
    std::optional<Message> stopped(const std::string& id);
    // A table whose seats are all taken begins when somebody of it looks at it first: the commitment to its
    // luck was shown before. `then` comes after that, or at once.
    void begin(Live& live, const std::string& person, std::function<void()> then);
    // The table, from memory or rebuilt. Null: there is none such.
    Live* find(const std::string& id);
    // Runs `work` as soon as nothing is being written about the table.
    void when_free(Live& live, std::function<void(Live&)> work);
    // Nothing is written about it any more: those who waited go on.
    void free(Live& live) {
        live.busy = false;
        run_waiting(live);
    }
    // Writes a draft; then does it, calls `done`, and tells everybody. Refused drafts change nothing.
    using Done = std::function<void(store::Written)>;
    void commit(Live& live, Draft draft, const std::string& request, Done done);
    // A new table, made of what is written with it. `done` gets null if it could not be written.
    void add(const store::StoredGame& stored, const Draft& draft, std::function<void(Live*)> done);
    // Takes a table away, whether this program can go on with it or not. It is there.
    void remove(const std::string& id, Done done);
    bool in_memory(const std::string& id) const { return tables_.contains(id); }
    // The person's tables have changed in a way that no draft shows. Each is a turn of the loop.
    void forget(const std::string& person);

    void watch(Connection& connection, Live& live);
    void leave(Connection& connection);
    void show(Connection& connection, const Live& live) const {  // sends the position
        Onlookers nobody_else;
        show(connection, live, nobody_else);
    }
    // To many. Who only looks on is shown what all of them are: it is written once for those who read the
    // same language and have the same lines.
    using Onlookers = std::map<std::pair<Language, std::int64_t>, std::shared_ptr<const std::string>>;
    void show(Connection& connection, const Live& live, Onlookers& told) const;
    void add_connection(Connection& connection);
    void drop_connection(Connection& connection);
    // Of the person: those whose session is over.
    void close_connections(const std::string& person,
                           const std::function<bool(const std::string& session)>& over);
    // Of everybody whom this ban is about.
    void close_banned(const store::Ban& ban);
    // Where the person was last; empty: on this machine, or not since the start.
    Whence last_seen(const std::string& person) const;
    // As the person is called now.
    std::string name_of(const std::string& person) const;
    void rename(const std::string& person, const std::string& name);
    bool online(const std::string& person) const { return connections_.contains(person); }
    const std::unordered_multimap<std::string, Connection*>& connections() const { return connections_; }

    // Why this person has no new table now; nothing: there is room.
    std::optional<Refused> refuses_table(const std::string& person);
    // None: too many of these in that time.
    Room allowed(const char* what, const std::string& who, const Rate& rate) {
        return buckets_.take(std::string{what} + ' ' + who, rate, now());
    }
    // The same of an address. Whoever has a network of the longer ones has thousands of them, and not as many
    // shares.
    Room allowed_from(const char* what, const Whence& where, const Rate& rate);
    // Whoever comes from this machine is known by name alone.
    void seen_at(const std::string& person, const std::string& address);
    // On whose account the machine thinks for this person.
    Payer payer(const std::string& person) const;
    // How long until this payer may let it think slowly again; 0: now.
    Millis thinking_wait(const Payer& payer);
    void thought(const Payer& payer, double seconds);
    // How long until this payer may write to the disk again; 0: now.
    Millis writing_wait(const Payer& payer);
    void wake_bots(Live& live);
    // Somebody does not want to wait: the bot that is asked answers with what it has found.
    void hurry(Live& live);
    void tell_tables(const std::string& person);  // soon
    void broadcast(Live& live);
    // Everybody sees who is there, and what they are called; soon, whatever else happens until then.
    void tell_people(Live& live);

  private:
    void forget_next(const std::shared_ptr<std::vector<std::string>>& tables);
    void finish(const std::string& id, const Draft& draft, store::Written written, const Done& done);
    void run_waiting(Live& live);
    void reload(Live& live);
    void tell_removed(Live& live);
    void tell_change(Live& live, const Draft& draft, const Actors& asked);
    struct Found;
    Patience& patience_of(Live& live, Seat seat) const;
    void let_think(Live& live, Seat seat, Pace pace, const Payer& payer);
    void rest_bots(Live& live, Millis rest);
    void answer_when_due(const Found& found, Millis until);
    void answer_of_bot(const Found& found);
    Payer payer_of(const Live& live) const;
    Payer writer_of(const Live& live, const Draft& draft) const;
    Budget thinking_budget() const;
    Budget writing_budget() const;
    void wake_again(const std::string& id);
    void bot_failed(const std::string& id);
    void tick();
    void look_after_tables();
    void doubt_clock(Millis jumped);
    void find_due();
    void check_flags(Live& live);
    void sweep();
    void expire();
    void send_tables();
    void send_tables(const std::string& person, Language language, const Json& mine);
    void send_people();

    Services services_;
    Games games_;
    Millis up_since_;
    std::unordered_map<std::string, std::unique_ptr<Live>> tables_;
    std::unordered_map<std::string, Millis> deadlines_;              // of tables that are not in memory
    std::unordered_multimap<std::string, Connection*> connections_;  // by person
    mutable std::unordered_map<std::string, std::string> names_;  // of people, as far as they were asked for
    std::unordered_map<std::string, Whence> last_seen_;           // of people
    Buckets buckets_;
    Allowances thinking_, writing_of_;
    std::set<std::string> to_tell_;          // people
    std::set<std::string> with_new_people_;  // tables
    std::size_t writing_ = 0;
    int ticks_ = 0;
    Millis ticked_ = 0, goes_from_ = 0;
    bool draining_ = false, has_jumped_ = false;
    std::atomic<bool> ended_{false};  // other threads ask, too
};

}  // namespace orrery::server
