// A game in progress is its list of answers. Saving, undo, replay, spectating and analysis are "replay the
// list".
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/any_game.h"

namespace orrery {

struct Answer {
    Seat seat = kChance;
    Action action;
    AnswerFlags flags;
    std::uint8_t witnesses = kEverybody;  // the seats that may know it; a bit each
    Seat befalls = kNobody;               // of chance: whom it befell; kNobody: the whole table
    bool settled = true;                  // after it no compound action is half done

    bool seen_by(Seat viewer) const { return among(witnesses, viewer); }
    // Whom it is about: who gave it, or the one seat that it befell; kChance: nobody.
    Seat subject() const { return seat == kChance && befalls != kNobody ? befalls : seat; }
    bool teaches(Seat viewer) const { return among(flags.reveals, viewer); }
    friend bool operator==(const Answer&, const Answer&) = default;
};

class Match {
  public:
    // Takes the game as it is set up (or as a position was laid out): that is ply 0.
    explicit Match(std::unique_ptr<AnyGame> start);
    Match(const Match& other);
    Match& operator=(const Match& other);
    Match(Match&&) = default;
    Match& operator=(Match&&) = default;

    const AnyGame& game() const { return *now_; }
    const AnyGame& start() const { return *start_; }
    std::span<const Answer> answers() const { return answers_; }
    std::size_t ply() const { return answers_.size(); }

    // Refuses, and changes nothing, or takes the answer.
    Verdict answer(Seat seat, Action action);

    // How many answers `seat` may take back without anybody unlearning anything: the last ones, all its own,
    // none of them random and none revealing anything to anybody. 0: none.
    std::size_t free_undo(Seat seat) const;
    // What a person means by "undo": the ply before the last thing that `seat` did, all answers of a compound
    // action together. nullopt: it has done nothing.
    std::optional<std::size_t> before_last_act(Seat seat) const;
    // The ply before everything that `seat` did since others, or chance, had their say.
    std::optional<std::size_t> before_last_turn(Seat seat) const;
    // Takes back the last n answers (whether anybody may is for the caller to know).
    void undo(std::size_t n);
    // The same, where the game as it stood then was kept.
    void undo(std::size_t n, std::unique_ptr<AnyGame> then);
    // The game as it stood after `ply` answers.
    std::unique_ptr<AnyGame> at(std::size_t ply) const;

  private:
    std::unique_ptr<AnyGame> start_;
    std::unique_ptr<AnyGame> now_;
    std::vector<Answer> answers_;
};

}  // namespace orrery
