// What a bot is: it is asked a question about an imagined table and gives one of the listed answers.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "engine/any_game.h"

namespace orrery {

// A question as a bot meets it. The true state never leaves it: imagined() redeals what the seat cannot know.
template <GameRules R>
class Asked {
  public:
    using State = typename R::State;

    Asked(const R& rules, const State& truth, Seat seat, const ActionList& options, Rng& rng)
        : rules_{rules}, truth_{truth}, seat_{seat}, options_{options}, rng_{rng} {}
    // The same question, pondered with another generator.
    Asked(const Asked& asked, Rng& rng)
        : Asked{asked.rules_, asked.truth_, asked.seat_, asked.options_, rng} {}

    const R& rules() const { return rules_; }
    Seat seat() const { return seat_; }
    const ActionList& options() const { return options_; }
    Rng& rng() const { return rng_; }
    State imagined() const { return rules_.imagine(truth_, seat_, rng_); }

  private:
    const R& rules_;
    const State& truth_;
    Seat seat_;
    const ActionList& options_;
    Rng& rng_;
};

// Why a bot likes an answer: a term of its evaluation and how much it moved ("reason.<term>" in the game's
// texts).
struct Reason {
    std::string_view term;
    double gain = 0;
    int amount = 0;  // of the goods of that name, where they are counted and luck has no say in it
};

// The answers with what the bot gives for them, best first, and the reasons for the best one.
struct Advice {
    struct Rated {
        Action action;
        double value = 0;   // by the bot's own measure
        double chance = 0;  // of winning the game after this answer, for who is asked; 0 to 1
    };
    std::vector<Rated> rated;
    std::vector<Reason> reasons;
    std::array<double, kMaxSeats> chances{};  // of winning the game, of every seat, after the best answer
};

template <GameRules R>
class Bot {
  public:
    virtual ~Bot() = default;
    // Another game begins: forget whatever was kept of the last one.
    virtual void new_game() {}
    virtual Action choose(const Asked<R>& asked) = 0;
    // For hints; may be slower. By default the choice alone, without reasons.
    virtual Advice advise(const Asked<R>& asked) { return {{{choose(asked)}}, {}, {}}; }
};

// A bot at the edge, for any game.
class AnyBot {
  public:
    virtual ~AnyBot() = default;
    virtual void new_game() {}
    virtual Action choose(const AnyGame& game, Seat seat, Rng& rng) = 0;
    virtual Advice advise(const AnyGame& game, Seat seat, Rng& rng) = 0;
};

}  // namespace orrery
