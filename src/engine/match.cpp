#include "engine/match.h"

#include <algorithm>
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
    const Seat befalls = seat == kChance ? now_->befalls(action) : kNobody;
    const AnswerFlags flags = now_->play(seat, action);
    answers_.push_back({seat, action, flags, witnesses, befalls, now_->settled()});
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

std::optional<std::size_t> Match::before_last_act(Seat seat) const {
    std::size_t end = answers_.size();
    while (end > 0 && answers_[end - 1].seat != seat) --end;
    if (end == 0) return std::nullopt;
    std::size_t begin = end - 1;
    while (begin > 0 && answers_[begin - 1].seat == seat && !answers_[begin - 1].settled) --begin;
    // What may be taken back freely is not given up because the action began with something that may not.
    const std::size_t free = answers_.size() - free_undo(seat);
    return free < answers_.size() ? std::max(begin, free) : begin;
}

std::optional<std::size_t> Match::before_last_turn(Seat seat) const {
    std::size_t begin = answers_.size();
    while (begin > 0 && answers_[begin - 1].seat != seat) --begin;
    if (begin == 0) return std::nullopt;
    --begin;
    while (begin > 0 && answers_[begin - 1].seat == seat && answers_[begin - 1].flags.reveals == 0) --begin;
    return begin;
}

void Match::undo(std::size_t n) {
    assert(n <= answers_.size());
    undo(n, at(answers_.size() - n));
}

void Match::undo(std::size_t n, std::unique_ptr<AnyGame> then) {
    assert(n <= answers_.size());
    answers_.resize(answers_.size() - n);
    now_ = std::move(then);
}

std::unique_ptr<AnyGame> Match::at(std::size_t ply) const {
    auto game = start_->clone();
    for (std::size_t i = 0; i < ply; ++i) game->play(answers_[i].seat, answers_[i].action);
    return game;
}

}  // namespace orrery
