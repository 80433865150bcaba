#include "engine/match.h"

#include <cassert>

namespace orrery {

Match::Match(std::unique_ptr<AnyGame> start) : start_{std::move(start)}, now_{start_->clone()} {}

Match::Match(const Match& other)
    : start_{other.start_->clone()}, now_{other.now_->clone()}, answers_{other.answers_} {}

Match& Match::operator=(const Match& other) {
    if (this != &other) *this = Match{other};
    return *this;
}

Verdict Match::answer(Seat seat, Action action) {
    const Verdict verdict = now_->judge(seat, action);
    if (!verdict) return verdict;
    const std::uint8_t witnesses = now_->witnesses(seat, action);
    answers_.push_back({seat, action, now_->play(seat, action), witnesses});
    return kAllowed;
}

std::size_t Match::free_undo(Seat seat) const {
    std::size_t n = 0;
    while (n < answers_.size()) {
        const Answer& last = answers_[answers_.size() - 1 - n];
        if (last.seat != seat || last.flags.random || last.flags.reveals != 0) break;
        ++n;
    }
    return n;
}

void Match::undo(std::size_t n) {
    assert(n <= answers_.size());
    answers_.resize(answers_.size() - n);
    now_ = at(answers_.size());
}

std::unique_ptr<AnyGame> Match::at(std::size_t ply) const {
    auto game = start_->clone();
    for (std::size_t i = 0; i < ply; ++i) game->play(answers_[i].seat, answers_[i].action);
    return game;
}

}  // namespace orrery
