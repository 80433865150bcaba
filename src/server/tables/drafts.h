// What people, bots and the server may do at a table, judged and drafted. Nothing changes here.
#pragma once

#include <span>
#include <variant>

#include "server/tables/table.h"

namespace orrery::server {

// Why not: a code for programs and, where the rules say no, their verdict.
struct Refused {
    std::string code;
    Verdict verdict{};
    Params params{};  // of its text
};
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
// A seat that is open again, with a link of its own.
void add_invite(Draft& draft, const std::string& table, store::SeatRow& seat, const std::string& token_hash);

}  // namespace orrery::server
