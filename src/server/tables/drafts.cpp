#include "server/tables/drafts.h"

#include "server/tables/bot_levels.h"

namespace orrery::server {

using store::Entry;
using store::EntryKind;

namespace {

std::int64_t next_number(const Draft& draft, const Table& table) {
    return table.version() + static_cast<std::int64_t>(draft.entries.size()) + 1;
}

AnswerFlags add_answer(Draft& draft, const Table& table, AnyGame& game, Seat seat, Action action,
                       Millis now) {
    const int ply = draft.entries.empty() ? static_cast<int>(table.match().ply()) : draft.entries.back().ply;
    const bool timed = draft.entries.empty() && seat != kChance && table.clock_runs(seat);
    draft.entries.push_back({.n = next_number(draft, table),
                             .kind = EntryKind::Answer,
                             .ply = ply + 1,
                             .seat = seat == kChance ? -1 : seat,
                             .body = game.verbs().write(action),
                             .at = now,
                             .spent = timed ? now - table.thinking_since(seat) : 0,
                             .known = game.witnesses(seat, action)});
    return game.play(seat, action);
}

void answer_for_chance(Draft& draft, const Table& table, AnyGame& game, Millis now) {
    while (game.actors().chance) {
        const std::size_t ply =
            draft.entries.empty() ? table.match().ply() : static_cast<std::size_t>(draft.entries.back().ply);
        add_answer(draft, table, game, kChance, fair_outcome(table.seed(), ply, game), now);
    }
    if (game.over()) draft.state = store::GameState::Over;
}

}  // namespace

Drafted draft_answers(const Table& table, Seat seat, std::span<const Action> answers, Millis now) {
    if (table.over()) return Refused{"over"};
    if (!table.playing()) return Refused{"waiting"};
    Draft draft;
    const auto game = table.match().game().clone();
    bool learnt = false;
    for (const Action action : answers) {
        // A refusal would tell of what is hidden until this much is done.
        if (learnt) return Refused{"too_far"};
        if (const Verdict verdict = game->judge(seat, action); !verdict)
            return Refused{verdict == kNotYourTurn ? "not_your_turn" : "illegal", verdict};
        learnt = among(add_answer(draft, table, *game, seat, action, now).reveals, seat);
    }
    answer_for_chance(draft, table, *game, now);
    return draft;
}

void add_chance(Draft& draft, const Table& table, Millis now) {
    const auto game = table.match().game().clone();
    answer_for_chance(draft, table, *game, now);
}

Draft draft_undo(const Table& table, Seat by, std::size_t ply, Millis now) {
    Draft draft;
    draft.entries.push_back({.n = next_number(draft, table),
                             .kind = EntryKind::Undo,
                             .ply = static_cast<int>(ply),
                             .seat = by,
                             .body = "",
                             .at = now,
                             .spent = 0,
                             .known = kEverybody});
    const auto game = table.match().at(ply);
    answer_for_chance(draft, table, *game, now);  // the same luck as before, if it comes at the same ply
    return draft;
}

void add_note(Draft& draft, const Table& table, int seat, std::string body, Millis now) {
    const int ply = draft.entries.empty() ? static_cast<int>(table.match().ply()) : draft.entries.back().ply;
    const bool gone = body == "left" || body == "flag" || body == "conceded";
    const bool timed = gone && table.clock_runs(static_cast<Seat>(seat));
    draft.entries.push_back({.n = next_number(draft, table),
                             .kind = EntryKind::Note,
                             .ply = ply,
                             .seat = seat,
                             .body = std::move(body),
                             .at = now,
                             .spent = timed ? now - table.thinking_since(static_cast<Seat>(seat)) : 0,
                             .known = kEverybody});
}

void add_early_note(Draft& draft, const Table& table, int seat, std::string body, Millis now,
                    const Limits& limits) {
    constexpr std::int64_t kForComing = 10;
    const std::int64_t most = table.share_of(limits.table_entries) / kForComing;
    const bool waiting = table.row().state == store::GameState::Waiting;
    if (waiting && table.extras(static_cast<Seat>(seat)) >= most) return;
    add_note(draft, table, seat, std::move(body), now);
}

void add_invite(Draft& draft, const Key& key, const std::string& table, store::SeatRow& seat) {
    ++seat.invites;
    const std::string token = invite_token(key, table, seat.seat, seat.invites);
    draft.invites.push_back({.hash = hash_of(token), .game = table, .seat = seat.seat, .used_by = ""});
}

void add_opened(Draft& draft, const Key& key, const std::string& table, store::SeatRow seat) {
    add_invite(draft, key, table, seat);
    seat.kind = store::SeatKind::Open;
    seat.person.clear();
    seat.name.clear();
    draft.seats.push_back(std::move(seat));
}

void add_sitting_in(Draft& draft, const Key& key, const Table& table, store::SeatRow seat) {
    add_invite(draft, key, table.id(), seat);
    seat.replaced = true;
    seat.level = kSitInLevel;
    draft.seats.push_back(std::move(seat));
}

}  // namespace orrery::server
