// The laws of hidden information: what a seat cannot know changes nothing that it sees, may do, or imagines.
#pragma once

#include <numeric>

#include "engine/laws/point.h"
#include "engine/question.h"

namespace orrery::laws {

template <GameAtTheEdge R>
typename R::State imagined(const R& rules, const typename R::State& state, Seat viewer, std::uint64_t seed) {
    Rng rng{seed};
    return rules.imagine(state, viewer, rng);
}

template <GameAtTheEdge R>
std::vector<Seat> seats_of(const LawPoint<R>& at) {
    std::vector<Seat> seats(static_cast<std::size_t>(at.players()));
    std::iota(seats.begin(), seats.end(), Seat{0});
    return seats;
}

// imagine() keeps nothing of an earlier imagination, and what it gives is a position of the same game.
template <GameAtTheEdge R>
Violation imagining_twice_is_blind(const LawPoint<R>& at) {
    for (const Seat viewer : seats_of(at)) {
        const std::uint64_t seed = at.rng();
        const auto once = imagined(at.rules, at.now(), viewer, at.rng());
        const auto twice = imagined(at.rules, once, viewer, seed);
        const auto direct = imagined(at.rules, at.now(), viewer, seed);
        if (!(twice == direct))
            return "what " + name_of(viewer) +
                   " imagines depends on what it cannot know: " + difference(twice, direct);
        if (at.rules.actors(once) != at.actors()) return name_of(viewer) + " imagines that others are asked";
        if (!(at.rules.setup_of(once) == at.rules.setup_of(at.now())))
            return name_of(viewer) + " imagines another setup";
        if (const auto wrong = at.possible(once))
            return name_of(viewer) + " imagines the impossible: " + *wrong;
    }
    return std::nullopt;
}

inline bool told_alike(const Verdict& one, const Verdict& two) { return one == two && one.lack == two.lack; }

// What a seat sees, its options and the reasons of its refusals are the same in every world that it can
// imagine; so is what the spectator sees, who knows no more than the seat.
template <GameAtTheEdge R>
Violation a_seat_sees_only_its_own(const LawPoint<R>& at) {
    const VerbTable& verbs = at.rules.verbs();
    for (const Seat viewer : seats_of(at)) {
        const auto world = imagined(at.rules, at.now(), viewer, at.rng());
        for (const Seat eye : {viewer, kSpectator})
            if (bytes_of_view(at.rules, world, eye) != bytes_of_view(at.rules, at.now(), eye))
                return "the view of " + name_of(eye) + " shows what " + name_of(viewer) + " cannot know";
        if (at.rules.goods(world, viewer) != at.rules.goods(at.now(), viewer))
            return "what " + name_of(viewer) + " counts as its own it cannot know";
        if (!at.actors().includes(viewer)) continue;
        if (answers_of(at.rules, world, viewer) != answers_of(at.rules, at.now(), viewer))
            return "the options of " + name_of(viewer) + " depend on what it cannot know";
        for (int i = 0; i < verbs.size(); ++i)
            if (!told_alike(at.rules.judge(world, viewer, verbs.at(i)),
                            at.rules.judge(at.now(), viewer, verbs.at(i))))
                return "the verdict on " + at.said(verbs.at(i)) + " depends on what the seat cannot know";
    }
    return std::nullopt;
}

// What is asked is no secret, whatever the answers are: all views name the same step.
template <GameAtTheEdge R>
Violation all_know_the_step(const LawPoint<R>& at) {
    const std::string open = step_of(at.rules.view(at.now(), kSpectator));
    for (const Seat viewer : seats_of(at))
        if (step_of(at.rules.view(at.now(), viewer)) != open) return name_of(viewer) + " sees another step";
    return std::nullopt;
}

// Everybody is told how the game stands: points that a seat cannot know do not count yet.
template <GameAtTheEdge R>
Violation scores_tell_nothing_hidden(const LawPoint<R>& at) {
    for (const Seat viewer : seats_of(at)) {
        const auto world = imagined(at.rules, at.now(), viewer, at.rng());
        if (at.rules.standing(world) != at.rules.standing(at.now()) ||
            at.rules.breakdown(world) != at.rules.breakdown(at.now()))
            return "the points show what " + name_of(viewer) + " cannot know";
    }
    return std::nullopt;
}

// What the view of a seat does not tell, imagine() must not know. (An imagine() that simply keeps a hidden
// card is blind to itself when it is applied twice: only two worlds side by side show it.) The other side of
// it: what is open is in the view, so that whoever sees only the view misses nothing.
template <GameAtTheEdge R>
Violation imagined_apart(const LawPoint<R>& at, Seat viewer, const typename R::State& one,
                         const typename R::State& two) {
    const std::uint64_t seed = at.rng();
    const auto first = imagined(at.rules, one, viewer, seed), second = imagined(at.rules, two, viewer, seed);
    if (first == second) return std::nullopt;
    const std::string where = difference(first, second);
    for (const Seat other : seats_of(at))
        if (bytes_of_view(at.rules, one, other) != bytes_of_view(at.rules, two, other))
            return name_of(viewer) + " imagines what only " + name_of(other) + " has seen: " + where;
    return "imagine() keeps what nobody sees: " + where + " (if it is open, the view lacks it)";
}

// Two worlds apart by one answer. As long as the viewer sees the same in both, it has the same options and
// imagines the same.
template <GameAtTheEdge R>
Violation follow_twins(const LawPoint<R>& at, Seat viewer, typename R::State one, typename R::State two) {
    constexpr int kSteps = 12;
    for (int step = 0; step < kSteps; ++step) {
        if (bytes_of_view(at.rules, one, viewer) != bytes_of_view(at.rules, two, viewer)) return std::nullopt;
        if (auto wrong = imagined_apart(at, viewer, one, two)) return wrong;
        const Actors who = at.rules.actors(one);
        if (who.over() || who != at.rules.actors(two)) return std::nullopt;
        if (who.includes(viewer) && answers_of(at.rules, one, viewer) != answers_of(at.rules, two, viewer))
            return "the options of " + name_of(viewer) + " depend on an answer that it has not seen";
        const Action action = at.any_of(answers_of(at.rules, one, who.first()));
        if (!contains(answers_of(at.rules, two, who.first()), action)) return std::nullopt;
        at.rules.play(one, who.first(), action);
        at.rules.play(two, who.first(), action);
    }
    return std::nullopt;
}

template <GameAtTheEdge R>
Violation unseen_answers_leave_no_trace(const LawPoint<R>& at) {
    const auto asked = at.asked();
    if (asked.empty()) return std::nullopt;
    const Seat who = at.any_of(asked);
    const auto answers = answers_of(at.rules, at.now(), who);
    auto one = at.now(), two = at.now();
    at.rules.play(one, who, at.any_of(answers));
    at.rules.play(two, who, at.any_of(answers));
    for (const Seat viewer : seats_of(at)) {
        if (viewer == who) continue;
        if (auto wrong = follow_twins(at, viewer, one, two)) return wrong;
    }
    return std::nullopt;
}

// An answer that is none in a world that the viewer takes to be possible rules that world out, if the viewer
// is told the answer. One that is possible in both leaves it seeing the same.
template <GameAtTheEdge R>
Violation teaches(const LawPoint<R>& at, Seat viewer, Seat seat, Action action) {
    auto real = at.now(), world = imagined(at.rules, at.now(), viewer, at.rng());
    if (!contains(answers_of(at.rules, world, seat), action)) {
        if (!among(at.rules.witnesses(real, seat, action), viewer)) return std::nullopt;
        return name_of(viewer) + " did not know that " + at.said(action) +
               " is possible; reveals() denies it";
    }
    at.rules.play(real, seat, action);
    at.rules.play(world, seat, action);
    if (bytes_of_view(at.rules, real, viewer) == bytes_of_view(at.rules, world, viewer)) return std::nullopt;
    return at.said(action) + " reveals something to " + name_of(viewer) + ", but reveals() denies it";
}

// Whoever is not among those to whom an answer reveals something sees the same afterwards in every world that
// it can imagine. Walks go on behind such an answer, and it is taken back freely if there is nobody else.
template <GameAtTheEdge R>
Violation unrevealing_answers_teach_nothing(const LawPoint<R>& at) {
    for (const Seat seat : at.asked()) {
        const Action action = at.any_of(answers_of(at.rules, at.now(), seat));
        const std::uint8_t learning = at.rules.reveals(at.now(), seat, action);
        if (seat != kChance) {
            const auto world = imagined(at.rules, at.now(), seat, at.rng());
            if (learning != at.rules.reveals(world, seat, action))
                return "to whom " + at.said(action) +
                       " reveals something depends on what the seat cannot know";
        }
        for (const Seat viewer : seats_of(at)) {
            if (among(learning, viewer)) continue;
            if (auto wrong = teaches(at, viewer, seat, action)) return wrong;
        }
    }
    return std::nullopt;
}

// Who cannot tell two answers apart by what it sees afterwards must not be told which one it was.
template <GameAtTheEdge R>
Violation the_log_tells_no_more_than_the_view(const LawPoint<R>& at) {
    for (const Seat who : at.asked()) {
        const auto answers = answers_of(at.rules, at.now(), who);
        const Action given = at.any_of(answers), other = at.any_of(answers);
        if (given == other) continue;
        auto one = at.now(), two = at.now();
        at.rules.play(one, who, given);
        at.rules.play(two, who, other);
        if (one == two) continue;  // two ways to one position: there is nothing to be found out
        const std::uint8_t witnesses = at.rules.witnesses(at.now(), who, given);
        auto eyes = seats_of(at);
        eyes.push_back(kSpectator);
        for (const Seat eye : eyes) {
            if (among(witnesses, eye) && eye != who &&
                bytes_of_view(at.rules, one, eye) == bytes_of_view(at.rules, two, eye))
                return name_of(eye) + " may know " + at.said(given) + " but sees no trace of it";
        }
    }
    return std::nullopt;
}

// Two worlds in which the eye sees the same after its answer: it is told the same of what that answer set
// off.
template <GameAtTheEdge R>
Violation told_the_same(const LawPoint<R>& at, Seat eye, const typename R::State& one,
                        const typename R::State& two, Seat who, Action first, Action second) {
    auto after_one = one, after_two = two;
    at.rules.play(after_one, who, first);
    at.rules.play(after_two, who, second);
    if (bytes_of_view(at.rules, after_one, eye) != bytes_of_view(at.rules, after_two, eye))
        return std::nullopt;
    if (at.rules.sequels(one, who, first) == at.rules.sequels(two, who, second)) return std::nullopt;
    return "what " + at.said(first) + " sets off is told to " + name_of(eye) + ", who cannot know it";
}

// What an answer sets off by itself is told to everybody: it depends on nothing that somebody does not see
// afterwards, be it hidden in the position or in an answer that is not theirs to know.
template <GameAtTheEdge R>
Violation sequels_are_open(const LawPoint<R>& at) {
    if constexpr (TellsSequels<R>) {
        for (const Seat who : at.asked()) {
            const auto answers = answers_of(at.rules, at.now(), who);
            const Action given = at.any_of(answers), other = at.any_of(answers);
            const std::uint8_t witnesses = at.rules.witnesses(at.now(), who, given);
            for (const Seat viewer : seats_of(at)) {
                const auto world = imagined(at.rules, at.now(), viewer, at.rng());
                const bool possible = contains(answers_of(at.rules, world, who), given);
                for (const Seat eye : {viewer, kSpectator}) {
                    if (possible)
                        if (auto wrong = told_the_same(at, eye, at.now(), world, who, given, given))
                            return wrong;
                    if (!among(witnesses, eye))
                        if (auto wrong = told_the_same(at, eye, at.now(), at.now(), who, given, other))
                            return wrong;
                }
            }
        }
    }
    return std::nullopt;
}

// What a seat imagines can be played on.
template <GameAtTheEdge R>
Violation imagined_games_go_on(const LawPoint<R>& at) {
    constexpr int kSteps = 60;
    const Seat viewer = at.any_of(seats_of(at));
    auto world = imagined(at.rules, at.now(), viewer, at.rng());
    for (int step = 0; step < kSteps; ++step) {
        const Actors who = at.rules.actors(world);
        if (who.over()) return std::nullopt;
        const auto answers = answers_of(at.rules, world, who.first());
        if (answers.empty()) return "a game that " + name_of(viewer) + " imagines comes to a stop";
        at.rules.play(world, who.first(), at.any_of(answers));
        if (const auto wrong = at.possible(world)) return "an imagined game becomes impossible: " + *wrong;
    }
    return std::nullopt;
}

// Seats asked at the same time: an answer neither shows nor matters to the others until all are in.
template <GameAtTheEdge R>
Violation answers_stay_sealed(const LawPoint<R>& at) {
    const auto asked = at.asked();
    if (asked.size() < 2) return std::nullopt;
    for (const Seat first : asked) {
        const auto answers = answers_of(at.rules, at.now(), first);
        auto one = at.now(), two = at.now();
        at.rules.play(one, first, at.any_of(answers));
        at.rules.play(two, first, at.any_of(answers));
        for (const Seat other : asked) {
            if (other == first) continue;
            if (!at.rules.actors(one).includes(other)) return name_of(other) + " is no longer asked";
            if (answers_of(at.rules, one, other) != answers_of(at.rules, at.now(), other))
                return "the options of " + name_of(other) + " depend on whether " + name_of(first) +
                       " has answered";
            if (bytes_of_view(at.rules, one, other) != bytes_of_view(at.rules, two, other))
                return name_of(other) + " sees what " + name_of(first) + " has answered";
        }
    }
    return std::nullopt;
}

// ... and any order of arrival gives the same position.
template <GameAtTheEdge R>
Violation order_of_arrival_does_not_matter(const LawPoint<R>& at) {
    const auto asked = at.asked();
    if (asked.size() < 2) return std::nullopt;
    std::vector<std::pair<Seat, Action>> answers;
    answers.reserve(asked.size());
    for (const Seat seat : asked) answers.emplace_back(seat, at.any_of(answers_of(at.rules, at.now(), seat)));
    auto forward = at.now(), backward = at.now();
    for (const auto& [seat, action] : answers) at.rules.play(forward, seat, action);
    std::reverse(answers.begin(), answers.end());
    for (const auto& [seat, action] : answers) at.rules.play(backward, seat, action);
    if (forward == backward) return std::nullopt;
    return "the position depends on the order in which the answers arrive: " + difference(forward, backward);
}

}  // namespace orrery::laws
