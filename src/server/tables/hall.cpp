#include "server/tables/hall.h"

#include <algorithm>

#include "server/base/address.h"
#include "server/base/log.h"
#include "server/show/show.h"
#include "store/replay.h"

namespace orrery::server {

namespace {

constexpr Millis kSoon = 250;  // until then news of one kind are collected

store::Transaction transaction_of(const std::string& id, const Draft& draft, const std::string& request,
                                  Millis at) {
    store::Transaction transaction;
    transaction.game = id;
    transaction.entries = draft.entries;
    transaction.seats = draft.seats;
    transaction.invites = draft.invites;
    transaction.state = draft.state;
    transaction.next = draft.next;
    transaction.chat = draft.chat;
    transaction.open_chat = draft.open_chat;
    transaction.request = request;
    transaction.at = at;
    return transaction;
}

}  // namespace

Hall::Hall(const Services& services)
    : services_{services}, games_{all_games(services.shelf)}, up_since_{services.loop.now()} {}

Live* Hall::find(const std::string& id) {
    if (const auto at = tables_.find(id); at != tables_.end()) {
        if (at->second->table.row().state == store::GameState::Removed) return nullptr;
        at->second->used = now();
        return at->second.get();
    }
    auto stored = services_.store.game(id);
    if (!stored || stored->game.state == store::GameState::Removed) return nullptr;
    if (!store::set_up(stored->game, games_)) return nullptr;  // stopped() says why
    auto table = Table::load(std::move(*stored), games_, up_since_);
    if (!table) {
        log_event(Level::Error, "unreadable", {{"table", id}, {"why", table.problem().key}});
        return nullptr;
    }
    auto live = std::make_unique<Live>(std::move(*table));
    live->used = now();
    deadlines_.erase(id);
    return tables_.emplace(id, std::move(live)).first->second.get();
}

std::optional<Message> Hall::stopped(const std::string& id) {
    const auto stored = services_.store.game(id);
    if (!stored || stored->game.state == store::GameState::Removed) return std::nullopt;
    const auto start = store::set_up(stored->game, games_);
    if (start) return std::nullopt;
    return start.problem();
}

void Hall::begin(Live& live, const std::string& person, std::function<void()> then) {
    const bool own = live.table.has_seat(person) || live.table.row().owner == person;
    if (!own || !live.table.ready() || draining_) return then();
    when_free(live, [this, then = std::move(then)](Live& free) {
        if (!free.table.ready()) return then();
        Draft draft;
        draft.state = store::GameState::Playing;
        add_chance(draft, free.table, now());
        commit(free, std::move(draft), "", [then](store::Written) { then(); });
    });
}

void Hall::when_free(Live& live, std::function<void(Live&)> work) {
    if (live.busy) {
        live.waiting.push_back(std::move(work));
    } else {
        work(live);
    }
}

void Hall::commit(Live& live, Draft draft, const std::string& request, Done done) {
    auto kept = std::make_shared<const Draft>(std::move(draft));
    store::Transaction transaction = transaction_of(live.table.id(), *kept, request, now());
    const auto written = [this, id = live.table.id(), kept, done = std::move(done)](store::Written result) {
        services_.loop.post([=, this] { finish(id, *kept, result, done); });
    };
    services_.store.write(std::move(transaction), written);
    live.busy = true;  // finish() comes later, on this thread
    ++writing_;
}

void Hall::finish(const std::string& id, const Draft& draft, store::Written written, const Done& done) {
    --writing_;
    Live& live = *tables_.at(id);
    live.busy = false;
    live.used = now();
    if (written == store::Written::Failed) log_event(Level::Error, "not written", {{"table", id}});
    const Actors asked = live.table.match().game().actors();
    Faults& faults = services_.faults;
    const bool changed = written == store::Written::Done;
    if (changed && !faults.contain("apply", [&] { live.table.apply(draft, now()); })) reload(live);
    if (done) faults.contain("done", [&] { done(written); });
    if (changed) faults.contain("tell", [&] { tell_change(live, draft, asked); });
    run_waiting(live);
    wake_bots(live);
}

void Hall::tell_change(Live& live, const Draft& draft, const Actors& asked) {
    if (draft.state == store::GameState::Removed) return tell_removed(live);
    if (draft.entries.empty() && draft.seats.empty() && !draft.next && !draft.state && !draft.open_chat)
        return;
    broadcast(live);
    const bool listed =
        draft.state || draft.next || !draft.seats.empty() || asked != live.table.match().game().actors();
    if (!listed) return;
    for (const store::SeatRow& seat : live.table.seats()) tell_tables(seat.person);
}

void Hall::tell_removed(Live& live) {
    const auto watchers = live.watchers;
    for (Connection* each : watchers) {
        const Texts& texts = services_.books.texts(each->language);
        const boost::json::object gone{
            {"t", "error"}, {"code", "removed"}, {"text", texts.get("refused.removed")}};
        leave(*each);
        each->send(std::make_shared<const std::string>(boost::json::serialize(gone)));
    }
    for (const store::SeatRow& seat : live.table.seats()) tell_tables(seat.person);
    live.used = 0;
}

// As the store has it.
void Hall::reload(Live& live) {
    auto stored = services_.store.game(live.table.id());
    auto table = stored ? Table::load(std::move(*stored), games_, up_since_) : Result<Table>{Message{}};
    if (table) live.table = std::move(*table);
}

void Hall::run_waiting(Live& live) {
    while (!live.busy && !live.waiting.empty()) {
        const auto work = std::move(live.waiting.front());
        live.waiting.pop_front();
        services_.faults.contain("waiting", [&] { work(live); });
    }
}

void Hall::add(const store::StoredGame& stored, const Draft& draft, std::function<void(Live*)> done) {
    store::Transaction transaction = transaction_of(stored.game.id, draft, "", now());
    transaction.new_game = stored.game;
    transaction.seats = stored.seats;
    const auto made = [this, id = stored.game.id, done = std::move(done)](store::Written written) {
        --writing_;
        Live* live = written == store::Written::Done ? find(id) : nullptr;
        done(live);
        if (live == nullptr) return;
        for (const store::SeatRow& seat : live->table.seats()) tell_tables(seat.person);
        wake_bots(*live);
    };
    services_.store.write(std::move(transaction), [this, made](store::Written written) {
        services_.loop.post([made, written] { made(written); });
    });
    ++writing_;
}

void Hall::forget(const std::string& person) {
    std::vector<std::string> changed;
    for (const auto& [id, live] : tables_)
        if (live->table.has_seat(person) || live->table.row().owner == person) changed.push_back(id);
    for (const std::string& id : changed)
        when_free(*tables_.at(id), [this](Live& live) {
            reload(live);
            broadcast(live);
        });
}

void Hall::watch(Connection& connection, Live& live) {
    leave(connection);
    connection.table = live.table.id();
    live.watchers.push_back(&connection);
    wake_bots(live);
}

void Hall::leave(Connection& connection) {
    if (const auto at = tables_.find(connection.table); at != tables_.end())
        std::erase(at->second->watchers, &connection);
    connection.table.clear();
}

void Hall::add_connection(Connection& connection) {
    connections_.emplace(connection.person, &connection);
    services_.metrics.set("connections", static_cast<double>(connections_.size()));
}

void Hall::drop_connection(Connection& connection) {
    const std::string watched = connection.table;
    leave(connection);
    const auto [first, last] = connections_.equal_range(connection.person);
    const auto at = std::find_if(first, last, [&](const auto& each) { return each.second == &connection; });
    if (at != last) connections_.erase(at);
    services_.metrics.set("connections", static_cast<double>(connections_.size()));
    const auto table = tables_.find(watched);
    if (table != tables_.end() && !online(connection.person) &&
        table->second->table.has_seat(connection.person))
        tell_people(*table->second);
}

void Hall::close_connections(const std::string& person,
                             const std::function<bool(const std::string& session)>& over) {
    const auto [first, last] = connections_.equal_range(person);
    std::vector<Connection*> closed;
    for (auto at = first; at != last; ++at)
        if (over(at->second->session)) closed.push_back(at->second);
    for (Connection* each : closed) each->close(Closing::Policy);
}

void Hall::close_banned(const store::Ban& ban) {
    std::vector<Connection*> closed;
    for (const auto& [person, connection] : connections_) {
        const bool there = !ban.range.empty() && in_range(connection->address, ban.range);
        if (there || (!ban.person.empty() && person == ban.person)) closed.push_back(connection);
    }
    for (Connection* each : closed) each->close(Closing::Policy);
}

std::string Hall::last_range(const std::string& person) const {
    const auto at = addresses_.find(person);
    return at == addresses_.end() ? "" : at->second;
}

std::string Hall::name_of(const std::string& person) const {
    if (person.empty()) return "";
    const auto known = names_.find(person);
    if (known != names_.end()) return known->second;
    if (names_.size() > services_.limits.live_tables) names_.clear();
    const auto found = services_.store.person(person);
    return names_[person] = found ? found->name : "";
}

void Hall::rename(const std::string& person, const std::string& name) {
    names_[person] = name;
    for (const auto& [id, live] : tables_)
        if (live->table.has_seat(person)) tell_people(*live);
}

void Hall::show(Connection& connection, const Live& live) const {
    const Eyes eyes = eyes_of(live.table, connection.person, connection.seat);
    const Glance glance{*this, live, connection.person, connection.language, eyes};
    // Other eyes may read the same lines otherwise.
    const Seat before = connection.shown.value_or(eyes.seat);
    const bool anew = before != eyes.seat && !reads_alike(live.table, before, eyes.seat);
    boost::json::object message{{"t", "position"},
                                {"position", shown_position(glance, anew ? 0 : connection.sent)}};
    connection.sent = live.table.version();
    connection.news = live.news;
    connection.shown = eyes.seat;
    // Behind a curtain nobody is there; without one, who is shown is.
    connection.seat = eyes.seat == kSpectator ? std::nullopt : std::optional{eyes.seat};
    connection.send(std::make_shared<const std::string>(boost::json::serialize(message)));
}

void Hall::broadcast(Live& live) {
    const auto watchers = live.watchers;  // one that is too slow is closed on the way
    for (Connection* each : watchers) show(*each, live);
}

void Hall::tell_people(Live& live) {
    if (ended_) return;  // connections go one after the other, and the loop went before them
    ++live.news;
    if (with_new_people_.empty()) services_.loop.after(kSoon, [this] { send_people(); });
    with_new_people_.insert(live.table.id());
}

void Hall::send_people() {
    for (const std::string& id : std::exchange(with_new_people_, {})) {
        const auto at = tables_.find(id);
        if (at == tables_.end()) continue;
        const auto watchers = at->second->watchers;
        for (Connection* each : watchers)
            if (each->news != at->second->news) show(*each, *at->second);
    }
}

void Hall::tell_tables(const std::string& person) {
    if (person.empty() || !online(person)) return;
    if (to_tell_.empty()) services_.loop.after(kSoon, [this] { send_tables(); });
    to_tell_.insert(person);
}

void Hall::send_tables() {
    for (const std::string& person : std::exchange(to_tell_, {})) {
        const auto [first, last] = connections_.equal_range(person);
        std::vector<Connection*> all;
        for (auto at = first; at != last; ++at)
            if (at->second->greeted) all.push_back(at->second);
        for (Connection* each : all) {
            const Json mine =
                tables_json(*this, services_.store.games_of(person, services_.limits.listed_tables), person,
                            each->language);
            each->send(std::make_shared<const std::string>(
                boost::json::serialize(boost::json::object{{"t", "tables"}, {"mine", mine}})));
        }
    }
}

}  // namespace orrery::server
