// A game as people tell it: dice of one roll together, the small answers of one action as one sentence, what
// it gained behind it.
#pragma once

#include "cli/boards/board.h"
#include "cli/terminal/styled.h"
#include "engine/match.h"

namespace orrery::cli {

// One thing that happened: the answers from ply `first` on, `count` of them.
struct Event {
    std::size_t first = 0, count = 0;
    Seat owner = kNobody;  // whose turn it belongs to; nobody: before the first turn
    Line text;
    std::vector<std::string> sequels{};  // what it set off by itself, a sentence each
};

inline constexpr Seat kOmniscient = kNobody;  // a reader from whom nothing is hidden any more

enum class OwnDeeds : bool { Told, LeftOut };  // what the reader did

class Storyteller {
  public:
    // Secret answers are told only to readers who may know them.
    Storyteller(const Match& match, const Texts& texts, Seat reader);

    // What the answers from..to-1 did, in order.
    std::vector<Event> events(std::size_t from, std::size_t to) const;
    // The same as one paragraph for each turn: "▲ Ruby  Rolled 2 3 5 · docks at ...".
    Lines paragraphs(std::size_t from, std::size_t to, std::size_t width, OwnDeeds own) const;

  private:
    std::size_t event_end(const AnyGame& before, std::size_t first, std::size_t to) const;
    Event told(AnyGame& game, std::size_t first, std::size_t end) const;
    Line chance_text(std::size_t first, std::size_t end) const;
    std::string log_text(const Answer& answer) const;
    std::string without_name(std::string line, Seat seat) const;
    Seat owner_of(std::size_t ply) const;

    const Match& match_;
    const Texts& texts_;
    Seat reader_;
    const BoardArt* art_;
};

// "▲ Ruby" in the seat's colour.
Line seat_name(int seat, const Texts& texts);

}  // namespace orrery::cli
