// Bots at their seats, clocks that run out, tables that nobody needs in memory.
#include <algorithm>
#include <chrono>

#include "core/text.h"
#include "server/base/log.h"
#include "server/tables/bot_levels.h"
#include "server/tables/hall.h"

namespace orrery::server {

namespace {

constexpr std::size_t kAnswersAtOnce = 24;
constexpr auto kThinkOn = std::chrono::milliseconds{200};
constexpr Millis kSitInPace = 1000;  // of a bot's turn
constexpr Millis kTick = 1000;
constexpr Millis kBotAgain = 10'000;     // after a bot failed
constexpr std::size_t kReadAtOnce = 10;  // tables, in a turn of the loop
constexpr int kSweepEvery = 30, kExpireEvery = 300;
constexpr Millis kJump = 10 * kMinute, kSettles = 60 * kMinute;

struct Thought {
    std::shared_ptr<AnyGame> game;
    std::shared_ptr<Patience> patience;  // outlives the bot, which looks at it
    std::shared_ptr<AnyBot> bot;
    Seat seat = 0;
    std::string luck;
    std::size_t ply = 0;
};

// The answers of a bot until somebody else is asked, or it learns something; if it takes long, those it has
// so far.
std::vector<Action> think(const Thought& thought) {
    std::vector<Action> answers;
    const auto began = std::chrono::steady_clock::now();
    bool learnt = false;
    do {
        // What a bot does depends on the seed and the ply alone, and on people's patience.
        Rng rng{stable_hash(thought.luck + " bot " + std::to_string(thought.ply + answers.size()))};
        thought.patience->begin_answer();
        const Action action = thought.bot->choose(*thought.game, thought.seat, rng);
        thought.patience->end_answer();
        answers.push_back(action);
        learnt = among(thought.game->play(thought.seat, action).reveals, thought.seat);
    } while (!learnt && thought.game->actors() == Actors::of(thought.seat) &&
             answers.size() < kAnswersAtOnce && std::chrono::steady_clock::now() - began < kThinkOn);
    return answers;
}

// A turn is what a seat answers until another does: the ply at which it began.
std::size_t turn_of(const Table& table, Seat seat) {
    const auto answers = table.match().answers();
    std::size_t began = answers.size();
    while (began > 0 && (answers[began - 1].seat == seat || answers[began - 1].seat == kChance)) --began;
    return began;
}

bool somebody_plays(const Table& table) {
    return std::ranges::any_of(table.seats(),
                               [&](const auto& row) { return table.is_person(static_cast<Seat>(row.seat)); });
}

// How long a turn takes at least. While bots sit in for everybody, those who watch can follow it, and whoever
// comes back is not too late.
Millis pace_of(const Table& table) {
    const bool awaited =
        std::ranges::any_of(table.seats(), [](const auto& row) { return row.replaced && !row.conceded; });
    return awaited && !somebody_plays(table) ? kSitInPace : 0;
}

// A bot that is asked; kNobody: none is.
Seat asked_bot(const Table& table) {
    for (Seat seat = 0; seat < table.seats().size(); ++seat)
        if (table.is_asked(seat) && table.is_bot(seat)) return seat;
    return kNobody;
}

Result<std::unique_ptr<AnyBot>> make_bot_at(const Table& table, Seat seat, const Shelf& shelf,
                                            const Patience& patience) {
    const GameRow* row = find_game(table.row().kind, shelf.games());
    const int level = std::max(1, table.seat(seat).level);
    auto bot = row->make_bot(shelf, level_bot(level, table.seat(seat).temper), patience);
    // A temper that the game does not offer any more: the table goes on with the usual one.
    return bot ? std::move(bot) : row->make_bot(shelf, level_bot(level), patience);
}

// Somebody plays there, or watches: bots do not play for nobody.
bool attended(const Live& live) { return somebody_plays(live.table) || !live.watchers.empty(); }

}  // namespace

struct Hall::Found {
    std::string table;
    std::int64_t version;
    Seat seat;
    Payer payer;
    std::vector<Action> answers{};  // none: it failed
    double seconds = 0;
};

void Hall::seen_at(const std::string& person, const std::string& address) {
    if (last_seen_.size() > services_.limits.live_tables) last_seen_.clear();
    Whence where = whence(address);
    if (!where.address.empty()) last_seen_[person] = std::move(where);
}

Payer Hall::payer(const std::string& person) const {
    const auto at = last_seen_.find(person);
    if (at == last_seen_.end()) return {person, person};
    return {at->second.address, person, at->second.network};
}

// The owner's, if the owner plays or watches there: nobody else chose the bots.
Payer Hall::payer_of(const Live& live) const {
    const std::string& owner = live.table.row().owner;
    const auto here = [&](const std::string& person) {
        const auto plays = [&](const store::SeatRow& row) {
            return row.person == person && live.table.is_person(static_cast<Seat>(row.seat));
        };
        return std::ranges::any_of(live.table.seats(), plays) ||
               std::ranges::any_of(live.watchers, [&](const auto* each) { return each->person == person; });
    };
    if (here(owner)) return payer(owner);
    for (Seat seat = 0; seat < live.table.seats().size(); ++seat)
        if (live.table.is_person(seat)) return payer(live.table.seat(seat).person);
    return payer(live.watchers.empty() ? owner : live.watchers.front()->person);
}

Budget Hall::thinking_budget() const {
    const Limits& limits = services_.limits;
    return {limits.thinking_of_person, limits.thinking_of_address, limits.network_shares};
}

Budget Hall::writing_budget() const {
    const Limits& limits = services_.limits;
    return {limits.writing_of_person, limits.writing_of_address, limits.network_shares};
}

Millis Hall::thinking_wait(const Payer& payer) { return thinking_.wait(payer, thinking_budget(), now()); }

void Hall::thought(const Payer& payer, double seconds) {
    thinking_.spend(payer, thinking_budget(), seconds, now());
}

Millis Hall::writing_wait(const Payer& payer) { return writing_of_.wait(payer, writing_budget(), now()); }

// Whose words or whose answer it is; what bots write is on the account on which they think.
Payer Hall::writer_of(const Live& live, const Draft& draft) const {
    if (!draft.chat.empty()) return payer(draft.chat.front().person);
    const int seat = draft.entries.empty() ? -1 : draft.entries.front().seat;
    const bool persons = seat >= 0 && live.table.is_person(static_cast<Seat>(seat));
    return persons ? payer(live.table.seat(static_cast<Seat>(seat)).person) : payer_of(live);
}

void Hall::wake_bots(Live& live) {
    const Table& table = live.table;
    if (live.busy || live.thinking || !table.playing() || draining_ || !attended(live)) return;
    const Seat seat = asked_bot(table);
    if (seat == kNobody) return;
    const Payer payer = payer_of(live);
    const Pace pace = patience_of(live, seat).hurried() ? Pace::Quick : pace_of_level(table.seat(seat).level);
    const Millis rest = pace == Pace::Slow ? thinking_wait(payer) : 0;
    if (rest > 0) return rest_bots(live, rest);
    live.bots_rest_until = 0;
    let_think(live, seat, pace, payer);
}

Patience& Hall::patience_of(Live& live, Seat seat) const {
    const std::size_t began = turn_of(live.table, seat);
    if (live.turn.patience == nullptr || live.turn.seat != seat || live.turn.began != began) {
        const double seconds = turn_seconds(level_bot(std::max(1, live.table.seat(seat).level))).value_or(1);
        live.turn = {seat, began, std::make_shared<Patience>(seconds)};
    }
    return *live.turn.patience;
}

void Hall::hurry(Live& live) {
    const Seat seat = live.table.playing() ? asked_bot(live.table) : kNobody;
    if (seat == kNobody) return;
    patience_of(live, seat).hurry();
    wake_bots(live);
}

void Hall::rest_bots(Live& live, Millis rest) {
    if (live.bots_rest_until > now()) return;
    live.bots_rest_until = now() + rest;
    broadcast(live);
    // By the timer, not by the clock, which may be set back meanwhile: nobody else would wake them.
    services_.loop.after(rest, [this, id = live.table.id(), until = live.bots_rest_until] {
        const auto at = tables_.find(id);
        if (at == tables_.end()) return;
        if (at->second->bots_rest_until == until) at->second->bots_rest_until = 0;
        wake_bots(*at->second);
    });
}

void Hall::let_think(Live& live, Seat seat, Pace pace, const Payer& payer) {
    const Table& table = live.table;
    patience_of(live, seat);
    auto patience = live.turn.patience;
    auto bot = make_bot_at(table, seat, services_.shelf, *patience);
    if (!bot) return;
    Thought its{table.match().game().clone(), std::move(patience), std::move(*bot), seat,
                to_hex(table.seed()),         table.match().ply()};
    const Millis until = now() + pace_of(table);
    // However the work ends, also where it never began, the table hears of it.
    const std::function<void(Found)> tell = [this, until](const Found& found) {
        services_.loop.post([this, found, until] { answer_when_due(found, until); });
    };
    const auto lost = [this, &loop = services_.loop, id = table.id()] {
        loop.post([this, id] { bot_failed(id); });
    };
    auto work = [this, its = std::move(its), tell = answers_once<Found>(tell, lost),
                 found = Found{table.id(), table.version(), seat, payer}](double waited) mutable {
        services_.metrics.bot_waited(waited);
        const double before = thread_seconds();
        services_.faults.contain("bot", [&] { found.answers = think(its); });
        found.seconds = thread_seconds() - before;
        tell(found);
    };
    live.thinking = true;
    services_.bots.submit({.pace = pace, .payer = payer, .work = std::move(work)});
}

// No quicker than the table is played.
void Hall::answer_when_due(const Found& found, Millis until) {
    const Millis early = until - now();
    if (early <= 0) return answer_of_bot(found);
    services_.loop.after(early, [this, found] { answer_of_bot(found); });
}

// After a while it is tried again.
void Hall::bot_failed(const std::string& id) {
    if (const auto at = tables_.find(id); at != tables_.end()) at->second->thinking = false;
    services_.loop.after(kBotAgain, [this, id] { wake_again(id); });
}

void Hall::answer_of_bot(const Found& found) {
    Live& live = *tables_.at(found.table);
    thought(found.payer, found.seconds);
    if (found.answers.empty()) return bot_failed(found.table);
    live.thinking = false;
    when_free(live, [this, found](Live& free) {
        const Seat seat = found.seat;
        // Something happened meanwhile: the question may be another one.
        const bool stale =
            free.table.version() != found.version && free.table.asked_since(seat) > found.version;
        if (stale || !free.table.is_bot(seat)) return wake_bots(free);
        Drafted drafted = draft_answers(free.table, seat, found.answers, now());
        if (std::holds_alternative<Refused>(drafted)) return wake_bots(free);
        services_.metrics.bot_answered();
        commit(free, std::move(std::get<Draft>(drafted)), "", {});
    });
}

void Hall::wake_again(const std::string& id) {
    if (const auto at = tables_.find(id); at != tables_.end()) wake_bots(*at->second);
}

void Hall::start() {
    for (const std::string& id : services_.store.games_in(store::GameState::Playing)) {
        Live* live = find(id);
        if (live == nullptr) continue;
        wake_bots(*live);
        live->used = 0;  // gone with the first sweep, unless somebody comes
    }
    ticked_ = now();
    doubt_clock(0);
    services_.loop.after(kTick, [this] { tick(); });
}

// The next one comes whatever happens in this one.
void Hall::tick() {
    services_.loop.after(kTick, [this] { tick(); });
    services_.faults.contain("tick", [this] { look_after_tables(); });
}

void Hall::look_after_tables() {
    const Millis late = now() - ticked_ - kTick;
    services_.metrics.loop_lag(static_cast<double>(std::max<Millis>(0, late)) / 1000);
    ticked_ = now();
    if (late > kJump || late < -kJump) doubt_clock(late);
    find_due();
    for (const auto& [id, live] : tables_)
        if (live->table.clock().kind != Clock::Kind::None) check_flags(*live);
    if (++ticks_ % kSweepEvery == 0) sweep();
    if (ticks_ % kExpireEvery == 1 && clock_settled()) expire();
    services_.metrics.set("tables", static_cast<double>(tables_.size()));
    services_.metrics.set("bots_waiting", static_cast<double>(services_.bots.waiting()));
}

// What goes by the clock is gone for good. After a start, and where the clock jumps, whoever looks after the
// machine has time to set it right.
void Hall::doubt_clock(Millis jumped) {
    goes_from_ = now() + kSettles;
    has_jumped_ = jumped != 0;
    if (has_jumped_) log_event(Level::Warning, "clock", {{"jumped_s", jumped / 1000}});
}

// Tables that are not in memory and where somebody's time is up. Each is replayed for that, so that only a
// few come at once.
void Hall::find_due() {
    std::vector<std::string> due;
    for (const auto& [id, when] : deadlines_)
        if (when <= now() && due.size() < kReadAtOnce) due.push_back(id);
    for (const std::string& id : due) {
        find(id);
        if (services_.store.healthy()) deadlines_.erase(id);  // else it is tried again
    }
}

// Whose time is up: a bot plays on.
void Hall::check_flags(Live& live) {
    if (live.busy) return;
    for (Seat seat = 0; seat < live.table.seats().size(); ++seat) {
        if (!live.table.clock_runs(seat) || live.table.left(seat, now()) > 0) continue;
        Draft draft;
        add_sitting_in(draft, services_.key, live.table, live.table.seat(seat));
        add_note(draft, live.table, seat, "flag", now());
        return commit(live, std::move(draft), "", {});
    }
}

// Tables at which nothing has happened for long; the lobby says when (summary_json). Each is read for that,
// so that only a few go at once.
void Hall::expire() {
    const auto remove_old = [this](store::GameState state, Millis idle) {
        for (const std::string& id : services_.store.idle_games(state, now() - idle, kReadAtOnce)) {
            const Live* live = find(id);
            const bool other = live != nullptr && (live->busy || live->table.row().state != state);
            if (!other) remove(id, {});
        }
    };
    remove_old(store::GameState::Waiting, services_.limits.waiting_table_idle);
    remove_old(store::GameState::Playing, services_.limits.playing_table_idle);
}

void Hall::sweep() {
    for (auto at = tables_.begin(); at != tables_.end();) {
        const Live& live = *at->second;
        const bool in_use = live.busy || live.thinking || !live.waiting.empty() || !live.watchers.empty();
        const auto runs = [&](const auto& row) { return live.table.clock_runs(static_cast<Seat>(row.seat)); };
        const bool timed =
            live.table.clock().kind == Clock::Kind::Live && std::ranges::any_of(live.table.seats(), runs);
        if (in_use || timed || now() - live.used < services_.limits.table_idle) {
            ++at;
            continue;
        }
        for (Seat seat = 0; seat < live.table.seats().size(); ++seat) {
            if (!live.table.clock_runs(seat)) continue;
            const Millis due = now() + live.table.left(seat, now());
            const auto [deadline, fresh] = deadlines_.try_emplace(at->first, due);
            if (!fresh) deadline->second = std::min(deadline->second, due);
        }
        at = tables_.erase(at);
    }
}

}  // namespace orrery::server
