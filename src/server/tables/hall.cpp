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

// What it takes of the disk, roughly.
double bytes_of(const Draft& draft, const std::string& request) {
    constexpr std::size_t kRow = 64;
    std::size_t bytes = request.empty() ? 0 : kRow + request.size();
    for (const store::Entry& entry : draft.entries) bytes += kRow + entry.body.size();
    for (const store::ChatRow& row : draft.chat) bytes += kRow + row.name.size() + row.text.size();
    bytes += kRow * (2 * draft.invites.size());
    return static_cast<double>(bytes);
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
    // Whoever asks again and again for a table that does not go on has its log read for nothing.
    const auto brief = services_.store.game_in_brief(id);
    if (!brief || brief->game.state == store::GameState::Removed) return nullptr;
    if (!store::set_up(brief->game, games_)) return nullptr;  // stopped() says why
    auto stored = services_.store.game(id);
    if (!stored) return nullptr;
    auto table = Table::load(std::move(*stored), games_, up_since_);
    if (!table) {
        log_event(Level::Error, "unreadable", {{"table", id}, {"why", table.problem().key}});
        return nullptr;
    }
    auto live = std::make_unique<Live>(std::move(*table));
    live->used = now();
    live->undo = standing_request(live->table);
    deadlines_.erase(id);
    return tables_.emplace(id, std::move(live)).first->second.get();
}

std::optional<Message> Hall::stopped(const std::string& id) {
    const auto stored = services_.store.game_in_brief(id);
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
    writing_of_.spend(writer_of(live, draft), writing_budget(), bytes_of(draft, request), now());
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
    // A bot's answer leaves the request standing, but where it was the last one the luck is open.
    if (live.table.over()) live.undo.reset();
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

std::optional<Refused> Hall::refuses_table(const std::string& person) {
    const Limits& limits = services_.limits;
    if (draining_) return Refused{"draining"};
    if (tables_.size() >= limits.live_tables) return Refused{"busy"};
    Room room = allowed("tables", person, limits.new_tables);
    if (room) room = allowed("tables a day", person, limits.tables_a_day);
    if (room) room = allowed_from("tables a day", last_seen(person), limits.tables_a_day);
    return room ? std::nullopt : std::optional{Refused{"rate", {}, {}, room}};
}

void Hall::remove(const std::string& id, Done done) {
    if (Live* live = find(id))
        return when_free(*live, [this, done = std::move(done)](Live& free) {
            Draft draft;
            draft.state = store::GameState::Removed;
            commit(free, std::move(draft), "", done);
        });
    store::Transaction transaction;
    transaction.game = id;
    transaction.state = store::GameState::Removed;
    transaction.at = now();
    services_.store.write(std::move(transaction), [this, done = std::move(done)](store::Written written) {
        if (done) services_.loop.post([done, written] { done(written); });
    });
}

void Hall::forget(const std::string& person) {
    const auto changed = std::make_shared<std::vector<std::string>>();
    for (const auto& [id, live] : tables_)
        if (live->table.has_seat(person) || live->table.row().owner == person) changed->push_back(id);
    forget_next(changed);
}

void Hall::forget_next(const std::shared_ptr<std::vector<std::string>>& tables) {
    if (tables->empty()) return;
    const auto at = tables_.find(tables->back());
    tables->pop_back();
    services_.loop.post([this, tables] { forget_next(tables); });
    if (at == tables_.end()) return;  // not in memory any more: it is read anew
    when_free(*at->second, [this](Live& live) {
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

Whence Hall::last_seen(const std::string& person) const {
    const auto at = last_seen_.find(person);
    return at == last_seen_.end() ? Whence{} : at->second;
}

Room Hall::allowed_from(const char* what, const Whence& where, const Rate& rate) {
    const Room room = where.address.empty() ? Room{} : allowed(what, where.address, rate);
    if (!room || where.network.empty()) return room;
    return allowed(what, where.network, rate.times(services_.limits.network_shares));
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

void Hall::show(Connection& connection, const Live& live, Onlookers& told) const {
    const Eyes eyes = eyes_of(live.table, connection.person, connection.seat);
    // Other eyes may read the same lines otherwise.
    const Seat before = connection.shown.value_or(eyes.seat);
    const bool anew = before != eyes.seat && !reads_alike(live.table, before, eyes.seat);
    const std::int64_t since = anew ? 0 : connection.sent;
    std::shared_ptr<const std::string> own;
    auto& text = live.table.looks_on(connection.person) ? told[{connection.language, since}] : own;
    if (text == nullptr) {
        const Glance glance{*this, live, connection.person, connection.language, eyes};
        text = std::make_shared<const std::string>(boost::json::serialize(
            boost::json::object{{"t", "position"}, {"position", shown_position(glance, since)}}));
    }
    connection.sent = live.table.version();
    connection.news = live.news;
    connection.shown = eyes.seat;
    // Behind a curtain nobody is there; without one, who is shown is.
    connection.seat = eyes.seat == kSpectator ? std::nullopt : std::optional{eyes.seat};
    connection.send(text);
}

void Hall::broadcast(Live& live) {
    const auto watchers = live.watchers;  // one that is too slow is closed on the way
    Onlookers told;
    for (Connection* each : watchers) show(*each, live, told);
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
        Onlookers told;
        for (Connection* each : watchers)
            if (each->news != at->second->news) show(*each, *at->second, told);
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
        std::set<Language> languages;
        for (auto at = first; at != last; ++at)
            if (at->second->greeted) languages.insert(at->second->language);
        if (languages.empty()) continue;
        const auto ids = services_.store.games_of(person, services_.limits.listed_tables);
        for (const Language language : languages)
            list_tables(*this, ids, person, language,
                        [this, person, language](const Json& mine) { send_tables(person, language, mine); });
    }
}

void Hall::send_tables(const std::string& person, Language language, const Json& mine) {
    const auto text = std::make_shared<const std::string>(
        boost::json::serialize(boost::json::object{{"t", "tables"}, {"mine", mine}}));
    const auto [first, last] = connections_.equal_range(person);
    std::vector<Connection*> all;  // one that is too slow is closed on the way
    for (auto at = first; at != last; ++at)
        if (at->second->greeted && at->second->language == language) all.push_back(at->second);
    for (Connection* each : all) each->send(text);
}

}  // namespace orrery::server
