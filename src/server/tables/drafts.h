// What people, bots and the server may do at a table, judged and drafted. Nothing changes here.
#pragma once

#include <span>
#include <variant>

#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/tables/clock.h"
#include "server/tables/table.h"

namespace orrery::server {

// Why not: a code for programs and, where the rules say no, their verdict.
struct Refused {
    std::string code;
    Verdict verdict{};
    Params params{};  // of its text
    Room room{};      // until when, if a clock decides
};
// A share is used up, so long.
inline Refused over_budget(Millis wait) {
    return {"budget", {}, {{"n", std::to_string(wait / kMinute + 1)}}, Room{wait}};
}
using Drafted = std::variant<Draft, Refused>;

// The answers of a seat, all or none, and what chance answers then. None after one by which the seat learns
// something: what is refused there would tell of it.
Drafted draft_answers(const Table& table, Seat seat, std::span<const Action> answers, Millis now);
// The first questions that are chance's, when a table begins.
void add_chance(Draft& draft, const Table& table, Millis now);
// Back to `ply`; whether anybody may is for the caller to know.
Draft draft_undo(const Table& table, Seat by, std::size_t ply, Millis now);
// "joined Ala"
void add_note(Draft& draft, const Table& table, int seat, std::string body, Millis now);
// The same of who comes and goes; while a table waits not beyond a part of the seat's share of the log: who
// plays there then has the rest of it.
void add_early_note(Draft& draft, const Table& table, int seat, std::string body, Millis now,
                    const Limits& limits);
// A link to a seat that is open, or will be: another one than before.
void add_invite(Draft& draft, const Key& key, const std::string& table, store::SeatRow& seat);
// A seat of a table that waits is anybody's again.
void add_opened(Draft& draft, const Key& key, const std::string& table, store::SeatRow seat);
// A bot plays on in the seat of somebody who is away or out of time; the link is for whoever takes it over
// later.
void add_sitting_in(Draft& draft, const Key& key, const Table& table, store::SeatRow seat);

}  // namespace orrery::server
