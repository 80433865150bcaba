#include "games/pocket_imperium/check.h"
#include "games/pocket_imperium/options.h"

namespace orrery::pi {

namespace {

constexpr Verdict kNoSuchMoment{"PI-26"};

bool is_chance(Step step) { return step <= Step::BountyValue; }
bool is_automatic(Step step) { return step >= Step::LayTiles && step <= Step::PassMarker; }
bool is_order(Step step) {
    return step == Step::Expand || step == Step::ExploreOrigin || step == Step::ExterminateTarget;
}

using Path = FixedVector<Step, kFrames>;

// The frames from the bottom up to `top`, as 4.1 has them; empty if there is no such moment.
Path path_to(const State& s, Step top) {
    using enum Step;
    const bool by_chance = s.choices.first_player == 0;
    const bool flips = sides_are_random(s.choices.sides);
    Path path;
    const auto add = [&](std::initializer_list<Step> steps) {
        for (const Step step : steps) path.push_back(step);
    };
    if (top <= FirstPlayer || top == SetupFirst || top == SetupSecond) {
        add({BeginRound, SpreadBounty});
        if (top == FirstPlayer || top == SetupFirst || top == SetupSecond) return add({top}), path;
        if (by_chance) add({FirstPlayer});
        add({LayTiles});
        if (flips) add({FlipTile});
        if (top == TurnTile || top == PlaceTile) add({TurnTile});
        if (top == PlaceTile) add({PlaceTile});
        return path;
    }
    if (top == ComeBack) return Path{PassMarker, NextComeBack, ComeBack};
    add({EndRound, TakeBounty});
    if (top == BountyValue || top == PrimeSector) return add({top}), path;
    add({PrimeScorer, NextScorer});
    if (top == ScoreSector) return add({top}), path;
    add({Sustain, NextReveal});
    if (top == MakePlan) return add({top}), path;
    add({NextOrder});
    if (is_order(top)) return add({top}), path;
    return {};
}

// The order that a half-made action belongs to.
Step order_of(Step step) {
    return step == Step::ExterminateShips ? Step::ExterminateTarget : Step::ExploreOrigin;
}

bool is_half_action(Step step) {
    return step >= Step::ExploreSize && step <= Step::ExterminateShips && !is_order(step);
}

bool stack_is(const State& s, const Path& path, bool one_more) {
    if (path.empty() || s.todo.size() != path.size() + int{one_more}) return false;
    for (std::size_t i = 0; i < path.size(); ++i)
        if (s.todo[i].step != path[i]) return false;
    return true;
}

bool who_is_asked(const State& s) {
    const Actors all{static_cast<std::uint8_t>((1U << s.seats()) - 1), false};
    for (const Question& frame : s.todo) {
        if (is_chance(frame.step) ? frame.who != Actors::nature()
                                  : is_automatic(frame.step) && frame.who != Actors{})
            return false;
        if (is_chance(frame.step) || is_automatic(frame.step)) continue;
        const bool several = frame.step == Step::MakePlan;
        if (frame.who.chance || frame.who.seats == 0 || (frame.who.seats & ~all.seats) != 0) return false;
        if (!several && frame.who != Actors::of(frame.who.first())) return false;
    }
    return true;
}

// What the automatic frames below remember: cursors that count seats.
bool cursors_are_sane(const State& s) {
    for (const Question& frame : s.todo) {
        if (!is_automatic(frame.step)) continue;
        if (frame.step == Step::NextOrder) {
            if (frame.a >= kCount<Command> || frame.b >= s.seats() || frame.c > 2 || frame.d > kSystems)
                return false;
        } else if (frame.a > s.seats() || frame.b + frame.c + frame.d != 0) {
            return false;
        }
    }
    return true;
}

// The order being executed is the one that the cursor stands at, with no more actions than it allows (PI-36 -
// PI-39).
bool order_is_due(const State& s, const Question& cursor, const Question& order) {
    constexpr Step kOrders[] = {Step::Expand, Step::ExploreOrigin, Step::ExterminateTarget};
    const Seat seat = after_first(s, cursor.b);
    if (order.step != kOrders[cursor.a] || !order.who.includes(seat) || s.reveals == 0 || cursor.c == 0)
        return false;
    const int allowed = effectiveness(s, seat, static_cast<Command>(cursor.a), s.reveals - 1);
    return order.a >= 1 && order.a <= allowed && order.b <= kSystems && order.c < kSystems;
}

Verdict yes_if(bool fine) { return fine ? kAllowed : kNoSuchMoment; }

// A half-made action: each answer before it was legal.
Verdict check_half_action(const Now& now) {
    const State& s = now.s;
    const Question frame = s.asked();
    const Seat seat = frame.who.first();
    if (frame.a >= kSystems || frame.c > kSystems || frame.d >= kSystems) return kNoSuchMoment;
    State before = s;
    before.todo.pop_back();
    const Now then{now.atlas, before, seat};
    if (frame.step == Step::ExterminateShips) {
        if (frame.b >= kSystems || s.fresh[frame.b] == 0 || frame.c > kMaxShips) return kNoSuchMoment;
        return yes_if(neighbours(now, frame.a).has(frame.b) && planets(s).has(frame.a) &&
                      !s.players[seat].held.has(frame.a));
    }
    if (const Verdict origin = judge_origin(then, act(Verb::Origin, frame.a)); !origin) return origin;
    if (frame.step == Step::ExploreSize) return kAllowed;
    if (frame.b == 0 || frame.b > s.fresh[frame.a]) return breaks("PI-63");
    if (frame.step == Step::ExploreDest) return kAllowed;
    if (frame.c >= kSystems) return kNoSuchMoment;
    push(before, Step::ExploreDest, Actors::of(seat), frame.a, frame.b);
    if (const Verdict dest = judge_destination(then, act(Verb::Dest, frame.c)); !dest) return dest;
    if (frame.step == Step::ExploreRoute) return kAllowed;
    before.todo.pop_back();
    push(before, Step::ExploreRoute, Actors::of(seat), frame.a, frame.b, frame.c);
    return judge_route(then, act(Verb::Via, frame.d));
}

bool plans_are_waited_for(const State& s) {
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (s.asked().who.includes(seat) != (s.players[seat].plan == 0)) return false;
    return s.reveals == 0;
}

// PI-13, PI-14: chance goes over the slots in order: all tiles are placed before the first one is turned.
bool map_goes_on(const Now& now) {
    const Question& asked = now.s.asked();
    for (const Question& frame : now.s.todo)
        if (frame.step <= Step::FlipTile &&
            (frame.a < 1 || frame.a > (&frame == &asked ? now.map().slots : 1)))
            return false;
    for (int slot = 1; slot <= now.map().slots; ++slot) {
        const bool placed = asked.step != Step::PlaceTile || slot < asked.a;
        if ((now.s.tiles[static_cast<std::size_t>(slot - 1)].number != 0) != placed) return false;
    }
    return true;
}

Verdict check_top(const Now& now) {
    const State& s = now.s;
    const Question& frame = s.asked();
    switch (frame.step) {
        case Step::PlaceTile:
        case Step::TurnTile:
        case Step::FlipTile:
            return yes_if(map_goes_on(now));
        case Step::BountyValue:
            return yes_if(frame.a < s.seats() && frame.b < kSystems && s.bounty.has(frame.b) &&
                          s.players[frame.a].held.has(frame.b));
        case Step::SetupFirst:
        case Step::SetupSecond:
            return yes_if(frame.a < s.seats() && frame.who.includes(after_first(s, frame.a)));
        case Step::MakePlan:
            return yes_if(plans_are_waited_for(s));
        case Step::PrimeSector:
            return yes_if(s.players[frame.who.first()].held.has(kPrime));
        case Step::ComeBack:
            return yes_if(s.players[frame.who.first()].held.empty());
        default:
            return kAllowed;
    }
}

}  // namespace

By<Kind, SystemSet> kinds_of(const Atlas& atlas, const State& s) {
    State laid = s;
    laid.kinds = {};
    laid.todo.clear();
    push_automatic(laid, Step::LayTiles);
    lay_tiles({atlas, laid, kNobody}, {});
    return laid.kinds;
}

Verdict check_question(const Now& now) {
    const State& s = now.s;
    if (s.todo.empty()) return yes_if(s.round == rounds_of(s.seats()));
    const Step top = s.asked().step;
    const bool half = is_half_action(top);
    const Path path = path_to(s, half ? order_of(top) : top);
    if (!stack_is(s, path, half) || !who_is_asked(s) || !cursors_are_sane(s)) return kNoSuchMoment;
    const bool in_setup = s.todo[0].step == Step::BeginRound;
    if (in_setup != (s.round == 0)) return kNoSuchMoment;
    if (half || is_order(top)) {
        const Question& order = s.todo[path.size() - 1];
        if (!order_is_due(s, s.todo[path.size() - 2], order) || s.asked().who != order.who)
            return kNoSuchMoment;
        return half ? check_half_action(now) : kAllowed;
    }
    return check_top(now);
}

}  // namespace orrery::pi
