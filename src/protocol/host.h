// The end of the protocol that asks: it plays a seat through a program, and tells it nothing that the seat
// may not know.
#pragma once

#include "protocol/decision.h"

namespace orrery::protocol {

// What carries a line to a program and its answer back: a process, or in tests a function.
class Link {
  public:
    virtual ~Link() = default;
    // The next line that is not an `info`; or why there is none.
    virtual Result<std::string> ask(const std::string& line) = 0;
};

class Host {
  public:
    // `name` is how people call the program: in messages about it.
    Host(Link& link, std::string name) : link_{link}, name_{std::move(name)} {}

    std::optional<Message> greet();
    std::optional<Message> new_game(const AnyGame& game, Seat seat);
    Result<Action> decide(const AnyGame& game, Seat seat, Rng& rng);
    std::optional<Message> over(const AnyGame& game);

  private:
    // The answer to a line, which must begin with the word `expected`; what follows that word.
    Result<std::string> ask(const std::string& line, std::string_view expected);
    std::optional<Message> tell(const std::string& line);
    Message nonsense(std::string_view sent, std::string_view answer, std::string_view expected) const;

    Link& link_;
    std::string name_;
    WithWorld world_ = WithWorld::No;
};

}  // namespace orrery::protocol
