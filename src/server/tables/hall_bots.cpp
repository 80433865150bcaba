// Bots at their seats, clocks that run out, tables that nobody needs in memory.
#include <algorithm>
#include <chrono>

#include "core/text.h"
#include "server/tables/bot_levels.h"
#include "server/tables/hall.h"

namespace orrery::server {

namespace {

constexpr std::size_t kAnswersAtOnce = 24;
constexpr auto kThinkOn = std::chrono::milliseconds{200};
constexpr Millis kSitInPace = 1000;  // of a bot's turn
constexpr Millis kTick = 1000;
constexpr Millis kBotAgain = 10'000;  // after a bot failed
constexpr int kSweepEvery = 30;

struct Thought {
    std::shared_ptr<AnyGame> game;
    std::shared_ptr<AnyBot> bot;
    Seat seat = 0;
    std::string luck;
    std::size_t ply = 0;
};

// The answers of a bot until somebody else is asked; if it takes long, those it has so far.
std::vector<Action> think(const Thought& thought) {
    std::vector<Action> answers;
    const auto began = std::chrono::steady_clock::now();
    do {
        // What a bot does depends on the seed and the ply alone.
        Rng rng{stable_hash(thought.luck + " bot " + std::to_string(thought.ply + answers.size()))};
        const Action action = thought.bot->choose(*thought.game, thought.seat, rng);
        answers.push_back(action);
        thought.game->play(thought.seat, action);
    } while (thought.game->actors() == Actors::of(thought.seat) && answers.size() < kAnswersAtOnce &&
             std::chrono::steady_clock::now() - began < kThinkOn);
    return answers;
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

}  // namespace

void Hall::wake_bots(Live& live) {
    const Table& table = live.table;
    if (live.busy || live.thinking || !table.playing() || draining_) return;
    if (!somebody_plays(table) && live.watchers.empty()) return;  // the table waits for somebody to come
    Seat seat = 0;
    while (seat < table.seats().size() && !(table.is_asked(seat) && table.is_bot(seat))) ++seat;
    if (seat == table.seats().size()) return;
    const GameRow* row = find_game(table.row().kind);
    auto bot = row->make_bot(services_.shelf, level_bot(std::max(1, table.seat(seat).level)));
    if (!bot) return;
    Thought thought{table.match().game().clone(), std::move(*bot), seat, to_hex(table.seed()),
                    table.match().ply()};
    live.thinking = true;
    const Millis until = now() + pace_of(table);
    const auto work = [this, id = table.id(), version = table.version(), seat, until,
                       thought = std::move(thought)] {
        std::vector<Action> answers;  // none: it failed
        services_.faults.contain("bot", [&] { answers = think(thought); });
        services_.loop.post([=, this, answers = std::move(answers)] {
            const Millis early = until - now();
            if (early <= 0) return answer_of_bot(id, version, seat, answers);
            services_.loop.after(early, [=, this] { answer_of_bot(id, version, seat, answers); });
        });
    };
    services_.bots.submit(Urgency::Bot, work);
}

void Hall::answer_of_bot(const std::string& id, std::int64_t version, Seat seat,
                         const std::vector<Action>& answers) {
    Live& live = *tables_.at(id);
    live.thinking = false;
    if (answers.empty()) return services_.loop.after(kBotAgain, [this, id] { wake_again(id); });
    when_free(live, [this, version, seat, answers](Live& free) {
        // Something happened meanwhile: the question may be another one.
        const bool stale = free.table.version() != version && free.table.asked_since(seat) > version;
        if (stale || !free.table.is_bot(seat)) return wake_bots(free);
        Drafted drafted = draft_answers(free.table, seat, answers, now());
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
    services_.loop.after(kTick, [this] { tick(); });
}

void Hall::tick() {
    std::vector<std::string> due;
    for (const auto& [id, when] : deadlines_)
        if (when <= now()) due.push_back(id);
    for (const std::string& id : due) find(id);
    for (const auto& [id, live] : tables_)
        if (live->table.clock().kind != Clock::Kind::None) check_flags(*live);
    if (++ticks_ % kSweepEvery == 0) sweep();
    services_.metrics.set("tables", static_cast<double>(tables_.size()));
    services_.metrics.set("bots_waiting", static_cast<double>(services_.bots.waiting()));
    services_.loop.after(kTick, [this] { tick(); });
}

// Whose time is up: a bot plays on.
void Hall::check_flags(Live& live) {
    if (live.busy) return;
    for (Seat seat = 0; seat < live.table.seats().size(); ++seat) {
        if (!live.table.clock_runs(seat) || live.table.left(seat, now()) > 0) continue;
        Draft draft;
        draft.seats.push_back(live.table.seat(seat));
        draft.seats.back().replaced = true;
        draft.seats.back().level = kSitInLevel;
        add_note(draft, live.table, seat, "flag", now());
        return commit(live, std::move(draft), "", {});
    }
}

void Hall::sweep() {
    for (auto at = tables_.begin(); at != tables_.end();) {
        const Live& live = *at->second;
        const bool in_use = live.busy || live.thinking || !live.waiting.empty() || !live.watchers.empty();
        const bool timed = live.table.playing() && live.table.clock().kind == Clock::Kind::Live;
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
