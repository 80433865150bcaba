#include "lab/study/study.h"

#include <algorithm>

namespace orrery {

void Study::add(const Study& other) {
    games += other.games;
    actions.resize(std::max(actions.size(), other.actions.size()));
    for (std::size_t i = 0; i < other.actions.size(); ++i) actions[i].add(other.actions[i]);
    for (const auto& [opening, seen] : other.openings) openings[opening].add(seen);
    for (std::size_t i = 0; i < turn_order.size(); ++i) turn_order[i].add(other.turn_order[i]);
    sources.winners += other.sources.winners;
    sources.others += other.sources.others;
    if (sources.order.empty()) sources.order = other.sources.order;
    for (const auto& [kind, points] : other.sources.points) {
        sources.points[kind].first += points.first;
        sources.points[kind].second += points.second;
    }
    for (const auto& [name, group] : other.traits) traits[name].add(group);
    for (const auto& [value, count] : other.lengths) lengths[value] += count;
    for (const auto& [value, count] : other.scores) scores[value] += count;
    for (std::size_t i = 0; i < course.size(); ++i) {
        course[i].first.add(other.course[i].first);
        course[i].second.add(other.course[i].second);
    }
    for (std::size_t i = 0; i < leaders.size(); ++i) leaders[i].add(other.leaders[i]);
    kinds.insert(other.kinds.begin(), other.kinds.end());
}

Seen Study::everybody() const {
    return {sources.winners + sources.others, static_cast<std::int64_t>(games) * kWinUnit, 0};
}

void GameNotes::begin(int players) {
    players_ = static_cast<std::size_t>(players);
    for (const int index : used_) marked_[static_cast<std::size_t>(index)] = {};
    used_.clear();
    for (auto& opening : openings_) opening.clear();
    order_.clear();
    course_.clear();
    kind_ = 0;
}

void GameNotes::decision(Seat seat, Action action, std::size_t choices, const Standing& now) {
    course_.push_back(now.scores);
    if (std::ranges::find(order_, seat) == order_.end()) order_.push_back(seat);
    const int index = verbs_.index(action);
    kind_ = Rng::stream(kind_, static_cast<std::uint64_t>(index))();
    auto& marks = marked_[static_cast<std::size_t>(index)];
    if (std::ranges::all_of(marks, [](std::uint16_t n) { return n == 0; })) used_.push_back(index);
    if (marks[seat] < 0xFFFF) ++marks[seat];
    if (choices > 1 && openings_[seat].size() < Study::kOpenings) openings_[seat].push_back(index);
}

void GameNotes::end(const Standing& end, const Breakdown& breakdown, const std::vector<SeatTraits>& traits,
                    Study& into) {
    ++into.games;
    into.kinds.insert(kind_);
    course_.push_back(end.scores);
    std::array<int, kMaxSeats> won{};
    const auto winners = std::count(end.ranks.begin(), end.ranks.begin() + static_cast<long>(players_), 1);
    for (std::size_t seat = 0; seat < players_; ++seat)
        won[seat] = end.ranks[seat] == 1 ? static_cast<int>(kWinUnit / winners) : 0;
    into.actions.resize(marked_.size());
    for (const int index : used_) {
        const auto& marks = marked_[static_cast<std::size_t>(index)];
        for (std::size_t seat = 0; seat < players_; ++seat)
            if (marks[seat] > 0)
                into.actions[static_cast<std::size_t>(index)].add({1, won[seat], marks[seat]});
    }
    for (std::size_t seat = 0; seat < players_; ++seat) {
        for (std::size_t i = 0; i < openings_[seat].size(); ++i)
            into.openings[{i, openings_[seat][i]}].add({1, won[seat], 1});
        ++into.scores[end.scores[seat]];
    }
    for (std::size_t seat = 0; seat < traits.size(); ++seat)
        note_traits(traits[seat], won[seat], into.traits);
    for (std::size_t i = 0; i < order_.size(); ++i) into.turn_order[i].add({1, won[order_[i]], 1});
    ++into.lengths[static_cast<long>(course_.size()) - 1];
    end_of_sources(won, breakdown, into);
    end_of_course(won, into);
}

void GameNotes::end_of_sources(const std::array<int, kMaxSeats>& won, const Breakdown& breakdown,
                               Study& into) const {
    if (into.sources.order.empty())
        for (const PointsOf& row : breakdown) into.sources.order.emplace_back(row.kind);
    for (std::size_t seat = 0; seat < players_; ++seat) {
        ++(won[seat] > 0 ? into.sources.winners : into.sources.others);
        for (const PointsOf& row : breakdown) {
            auto& [winners, others] = into.sources.points[std::string{row.kind}];
            (won[seat] > 0 ? winners : others) += row.points[seat];
        }
    }
}

void GameNotes::end_of_course(const std::array<int, kMaxSeats>& won, Study& into) const {
    const auto at = [&](std::size_t part, std::size_t parts) {
        return course_[(course_.size() - 1) * part / parts];
    };
    for (std::size_t i = 0; i < Study::kMoments; ++i) {
        const Scores scores = at(i, Study::kMoments - 1);
        for (std::size_t seat = 0; seat < players_; ++seat)
            (won[seat] > 0 ? into.course[i].first : into.course[i].second).add(scores[seat]);
    }
    for (std::size_t i = 0; i < Study::kQuarters; ++i) {
        const Scores scores = at(i + 1, Study::kQuarters + 1);
        const auto last = scores.begin() + static_cast<long>(players_);
        const auto best = std::max_element(scores.begin(), last);
        if (std::count(scores.begin(), last, *best) > 1) continue;
        into.leaders[i].add({1, won[static_cast<std::size_t>(best - scores.begin())], 1});
    }
}

}  // namespace orrery
