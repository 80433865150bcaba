// What an answer sets off by itself, for the log: an ambition that is scored at the end of a chapter, a
// single answer that nobody was asked for. Everybody may know all of it: `sequels` of the rules tells nothing
// else, and a law holds it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/action.h"
#include "engine/texts.h"

namespace orrery {

class VerbTable;

struct Sequel {
    Seat seat = kNobody;             // whose it is; kNobody: the whole table
    std::string spot{};              // on the board, or the part of the game that is over: "chapter:2"
    std::optional<Action> answer{};  // taken by itself for this seat: told as if it had been asked
    std::vector<Message> parts{};    // otherwise: one line, in parts
    std::array<std::int16_t, kMaxSeats> points{};  // what each seat scores by it
    friend bool operator==(const Sequel&, const Sequel&) = default;
};

Sequel taken_by_itself(const VerbTable& verbs, Seat seat, Action action);
Message about_seat(const char* key, Seat seat, Params more = {});  // with {player}

std::string sequel_text(const Texts& texts, const VerbTable& verbs, const Sequel& sequel);

}  // namespace orrery
