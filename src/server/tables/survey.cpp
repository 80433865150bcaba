#include "server/tables/survey.h"

#include <algorithm>

#include "server/show/course.h"

namespace orrery::server {

namespace {

constexpr std::uint64_t kSeed = 1;
constexpr double kGlances = 0.6;  // of the whole work, about

// The number of the turn that an answer after so many others belongs to.
std::size_t turn_of(const std::vector<std::size_t>& turns, std::size_t ply) {
    return static_cast<std::size_t>(std::ranges::upper_bound(turns, ply) - turns.begin());
}

}  // namespace

void Survey::begin() {
    begun_ = true;
    turns_ = turn_ends(match_);
    open_ = open_decisions(match_);
}

void Survey::step() {
    if (!begun_) return begin();
    if (!glanced()) {
        Judging glance{open_[decisions_.size()], kSeed};
        glance.step(*quick_);
        decisions_.push_back(glance.result());
        if (glanced()) choose();
        return;
    }
    if (!judging_) judging_.emplace(open_[doubtful_[looked_]], kSeed);
    judging_->step(*thorough_);
    if (!judging_->done()) return;
    judged_.push_back(judging_->result());
    judging_.reset();
    ++looked_;
}

// The dearest of each turn: the answers of one action would else take all places.
void Survey::choose() {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < decisions_.size(); ++i)
        if (decisions_[i].loss() >= kSmallestMistake) all.push_back(i);
    std::ranges::stable_sort(all, std::greater<>{}, [&](std::size_t i) { return decisions_[i].loss(); });
    std::vector<std::size_t> taken;
    for (const std::size_t i : all) {
        const std::size_t turn = turn_of(turns_, decisions_[i].ply);
        if (doubtful_.size() == kLooks || std::ranges::find(taken, turn) != taken.end()) continue;
        taken.push_back(turn);
        doubtful_.push_back(i);
    }
}

double Survey::progress() const {
    if (!begun_) return 0;
    if (done()) return 1;
    const auto share = [](std::size_t part, std::size_t whole) {
        return static_cast<double>(part) / static_cast<double>(std::max<std::size_t>(1, whole));
    };
    return kGlances * share(decisions_.size(), open_.size()) +
           (1 - kGlances) * share(looked_, glanced() ? doubtful_.size() : kLooks);
}

std::vector<ChancePoint> Survey::curve() const {
    std::vector<ChancePoint> last_of_turns;
    for (const ChancePoint& point : concluded(match_, decisions_).curve) {
        const std::size_t turn = turn_of(turns_, point.ply);
        const bool same = !last_of_turns.empty() && turn_of(turns_, last_of_turns.back().ply) == turn;
        if (same) last_of_turns.pop_back();
        last_of_turns.push_back(point);
    }
    return last_of_turns;
}

Findings Survey::findings() const {
    Findings found{curve(), {}, concluded(match_, decisions_).seats};
    for (const JudgedDecision& each : judged_)
        if (each.played != each.best && each.loss() >= kSmallestMistake) found.mistakes.push_back(each);
    std::ranges::stable_sort(found.mistakes, std::greater<>{}, &JudgedDecision::loss);
    if (found.mistakes.size() > kShown) found.mistakes.resize(kShown);
    return found;
}

}  // namespace orrery::server
