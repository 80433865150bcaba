// The laws of questions and answers: what is listed, what is judged, what chance may say.
#pragma once

#include <cmath>

#include "engine/laws/point.h"

namespace orrery::laws {

// Every well-formed answer has one notation and one index of its own.
inline Violation notation_and_index_are_exact(const VerbTable& verbs) {
    for (int i = 0; i < verbs.size(); ++i) {
        const Action action = verbs.at(i);
        const std::string text = verbs.write(action);
        if (!verbs.well_formed(action)) return "index " + std::to_string(i) + " is not well formed";
        if (verbs.index(action) != i) return "index " + std::to_string(i) + " comes back as another";
        if (verbs.read(text) != action) return '"' + text + "\" is read as another answer";
    }
    return std::nullopt;
}

template <GameAtTheEdge R>
Violation position_is_possible(const LawPoint<R>& at) {
    return at.possible(at.now());
}

// Every point of the score comes from somewhere, and nothing counts twice.
template <GameAtTheEdge R>
Violation points_add_up(const LawPoint<R>& at) {
    const Standing standing = at.rules.standing(at.now());
    std::array<int, kMaxSeats> sums{};
    for (const PointsOf& row : at.rules.breakdown(at.now()))
        for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += row.points[seat];
    for (std::size_t seat = 0; seat < sums.size(); ++seat)
        if (sums[seat] != standing.scores[seat])
            return "seat " + std::to_string(seat) + " has " + std::to_string(standing.scores[seat]) +
                   " points, " + std::to_string(sums[seat]) + " by their kinds";
    return std::nullopt;
}

// A question has an answer; the list holds each answer once, and the rules allow it.
template <GameAtTheEdge R>
Violation list_is_sound(const LawPoint<R>& at) {
    for (const Seat seat : at.asked()) {
        const auto answers = answers_of(at.rules, at.now(), seat);
        if (answers.empty()) return name_of(seat) + " is asked and has no answer";
        if (const auto twice = first_repeated(answers)) return "the list repeats " + at.said(*twice);
        for (const Action action : answers)
            if (const Verdict verdict = at.match.game().judge(seat, action); !verdict)
                return "listed " + at.said(action) + " is refused: " + verdict.rule;
    }
    return std::nullopt;
}

// Of all the well-formed answers there are, the rules allow exactly those listed.
template <GameAtTheEdge R>
Violation list_is_complete(const LawPoint<R>& at) {
    const VerbTable& verbs = at.rules.verbs();
    for (const Seat seat : at.asked()) {
        std::vector<bool> listed(static_cast<std::size_t>(verbs.size()));
        for (const Action action : answers_of(at.rules, at.now(), seat))
            listed[static_cast<std::size_t>(verbs.index(action))] = true;
        for (int i = 0; i < verbs.size(); ++i)
            if (at.match.game().judge(seat, verbs.at(i)) && !listed[static_cast<std::size_t>(i)])
                return at.said(verbs.at(i)) + " is allowed and not listed";
    }
    return std::nullopt;
}

// Where a number is why, it has a name, and there is less of it than it takes.
template <GameAtTheEdge R>
Violation lacks_are_short(const LawPoint<R>& at) {
    const VerbTable& verbs = at.rules.verbs();
    for (const Seat seat : at.asked()) {
        for (int i = 0; i < verbs.size(); ++i) {
            const Lack lack = at.match.game().judge(seat, verbs.at(i)).lack;
            if (lack.what > R::info().lacks.size())
                return "what lacks for " + at.said(verbs.at(i)) + " has no name";
            if (lack.what > 0 && lack.has >= lack.needs)
                return at.said(verbs.at(i)) + " takes " + std::to_string(lack.needs) + ", and there are " +
                       std::to_string(lack.has);
        }
    }
    return std::nullopt;
}

// Chance has outcomes, each with a share, and sample() draws one of them.
template <GameAtTheEdge R>
Violation outcomes_have_weights(const LawPoint<R>& at) {
    if (!at.actors().chance) return std::nullopt;
    OutcomeList outcomes;
    at.rules.outcomes(at.now(), outcomes);
    std::uint64_t total = 0;
    for (const Outcome& outcome : outcomes) {
        if (outcome.weight == 0) return at.said(outcome.action) + " has no share";
        total += outcome.weight;
    }
    if (total == 0) return "the weights of the outcomes sum up to nothing";
    if (total > 0xFFFFFFFFU) return "the weights of the outcomes sum up to more than 32 bits";
    const Action drawn = at.rules.sample(at.now(), at.rng);
    if (!contains(answers_of(at.rules, at.now(), kChance), drawn))
        return "sample() drew " + at.said(drawn) + ", which is no outcome";
    return std::nullopt;
}

// sample() draws by the weights: Pearson's statistic stays far below what no honest sampler ever shows.
template <GameAtTheEdge R>
Violation samples_follow_weights(const LawPoint<R>& at) {
    if (!at.actors().chance) return std::nullopt;
    constexpr int kSamples = 2000;
    constexpr double kEnough =
        5;  // with fewer expected, an outcome is counted together with the other rare ones
    OutcomeList outcomes;
    at.rules.outcomes(at.now(), outcomes);
    std::vector<Action> drawn(kSamples);
    for (Action& action : drawn) action = at.rules.sample(at.now(), at.rng);
    double total = 0, statistic = 0, rare_expected = 0, rare_seen = 0;
    int cells = 0;
    const auto add_cell = [&](double expected, double seen) {
        statistic += (seen - expected) * (seen - expected) / expected;
        ++cells;
    };
    for (const Outcome& outcome : outcomes) total += outcome.weight;
    for (const Outcome& outcome : outcomes) {
        const double expected = kSamples * outcome.weight / total;
        const auto seen = static_cast<double>(std::count(drawn.begin(), drawn.end(), outcome.action));
        if (expected >= kEnough) {
            add_cell(expected, seen);
        } else {
            rare_expected += expected;
            rare_seen += seen;
        }
    }
    if (rare_expected >= kEnough) add_cell(rare_expected, rare_seen);
    if (statistic > cells + 10 * std::sqrt(2.0 * cells) + 30) return "sample() does not follow the weights";
    return std::nullopt;
}

// Whoever is not asked is refused, whatever the answer.
template <GameAtTheEdge R>
Violation others_are_refused(const LawPoint<R>& at) {
    const Action action = at.rules.verbs().at(0);
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, Seat{4}, kChance, kSpectator, kNobody}) {
        if (at.actors().includes(seat)) continue;
        ActionList options;
        at.match.game().list(seat, options);
        if (!options.empty()) return name_of(seat) + " is not asked but has answers";
        if (at.match.game().judge(seat, action) != kNotYourTurn) return name_of(seat) + " answers unasked";
    }
    return std::nullopt;
}

// Anything at all, more often something that looks like an answer.
template <GameAtTheEdge R>
Action wild_action(const LawPoint<R>& at, const ActionList& options) {
    const auto byte = [&] { return static_cast<std::uint8_t>(at.rng.below(256)); };
    const auto nearly = [&] { return static_cast<std::uint8_t>(at.rng.below(8)); };
    if (!options.empty() && at.rng.below(2) == 0) {
        Action action = options[at.rng.below(static_cast<std::uint32_t>(options.size()))];
        std::uint8_t* const parts[] = {&action.verb, &action.a, &action.b, &action.c};
        *parts[at.rng.below(4)] = at.rng.below(2) == 0 ? nearly() : byte();
        return action;
    }
    if (at.rng.below(2) == 0) return {byte(), byte(), byte(), byte()};
    return at.rules.verbs().at(
        static_cast<int>(at.rng.below(static_cast<std::uint32_t>(at.rules.verbs().size()))));
}

// Random answers of random seats, most of them nonsense: only listed ones are allowed, and a refusal changes
// nothing.
template <GameAtTheEdge R>
Violation refusals_change_nothing(const LawPoint<R>& at) {
    constexpr Seat kAll[] = {0, 1, 2, 3, 4, 200, kChance, kSpectator, kNobody};
    Match match = at.match;
    for (int i = 0; i < at.wild_answers; ++i) {
        const auto asked = at.asked();
        const Seat seat = !asked.empty() && at.rng.below(2) == 0 ? at.any_of(asked) : kAll[at.rng.below(9)];
        ActionList options;
        match.game().list(seat, options);
        const Action action = wild_action(at, options);
        if (options.contains(action)) continue;
        if (match.game().judge(seat, action))
            return name_of(seat) + " may answer unlisted " + at.said(action);
        match.answer(seat, action);
    }
    if (match.ply() != at.match.ply() || !(state_of<R>(match.game()) == at.now()))
        return "a refused answer changed the game";
    return std::nullopt;
}

}  // namespace orrery::laws
