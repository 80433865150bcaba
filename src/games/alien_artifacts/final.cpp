// Section 7: the last payments, the final scoring, the winner.
#include <numeric>

#include "games/alien_artifacts/options.h"
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

// AA-251, AA-Q60: everybody in turn order, each blockaded operational technology that can be paid for.
void final_payments(Next next, Action) {
    State& s = next.s;
    Frame& frame = next.frame();
    while (frame.amount < s.seats()) {
        const auto seat = static_cast<Seat>((s.first + frame.amount) % s.seats());
        const Player& player = s.players[seat];
        Places places = player.operational[Type::Technology] & s.blocked[Type::Technology];
        if (frame.last > 0) places = after(places, frame.last - 1);
        for (; places != 0; places &= places - 1) {
            const Card card = card_at(Type::Technology, first_place(places));
            if (lift_cost(next, card) > purse(next.cards, player)) continue;
            frame.last = byte(place_of(card) + 1);
            return next.ask(seat, {.step = Step::FinalPay, .card = card});
        }
        ++frame.amount;
        frame.last = 0;
    }
    next.take();
}

void final_pay_answers(Now now, ActionList& out) {
    out.push_back(act_on(now, Verb::PayTokens, now.frame().card));
    out.push_back(act_on(now, Verb::LeaveTokens, now.frame().card));
}

Verdict judge_final_pay(Now now, Action action) {
    return listed(now, action, final_pay_answers) ? kAllowed : breaks("AA-251");
}

void final_pay(Next next, Action action) {
    const Card card = next.take().card;
    if (verb_of(action) == Verb::LeaveTokens) return;
    lose_credits(next.cards, next.s.players[next.seat], lift_cost(next, card));
    next.s.now.lifted.add(card);
}

namespace {

// Before the end: as if the game ended now, without payments for tokens.
bool is_final(const State& s) { return s.todo.empty() || s.todo[0].step == Step::FinalPayments; }

int bonus_points(const Content& cards, const Player& player) {
    int points = 0;
    for (const Out& part : cards.factions[at(player.faction)].bonus) {
        if (part.word == Word::Per) {
            const Rows& rows =
                static_cast<Side>(part.n) == Side::Logistic ? player.logistic : player.operational;
            points += std::popcount(rows[static_cast<Type>(part.arg)]);
            continue;
        }
        for (const Type type : every<Type>())
            points += std::popcount(player.empire()[type] & cards.of_kind[type][static_cast<Kind>(part.arg)]);
    }
    return points;
}

}  // namespace

// AA-249, AA-250, AA-253
EndPoints end_points(const Content& cards, const State& s, Seat seat) {
    const Player& player = s.players[seat];
    EndPoints points{.cards = cards.constants.card_vp * player.empire().size()};
    Places scoring = player.operational[Type::Technology] & ~s.blocked[Type::Technology];
    if (is_final(s)) scoring = player.operational[Type::Technology] & ~silenced(s, Type::Technology);
    for (; scoring != 0; scoring &= scoring - 1)
        points.technologies +=
            ladder_points(cards, s, seat, card_at(Type::Technology, first_place(scoring))).end;
    if (counts_bonus(s) && has_faction(s, seat)) points.bonus = bonus_points(cards, player);
    return points;
}

namespace {

int track(const Player& player) {
    return std::accumulate(std::begin(player.points.items), std::end(player.points.items), 0);
}

}  // namespace

// AA-256 to AA-259
Standing standing(const Content& cards, const State& s) {
    Standing result;
    std::array<std::array<int, 3>, kSeats> merits{};
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        const EndPoints end = end_points(cards, s, seat);
        const int total = track(player) + end.cards + end.technologies + end.bonus;
        result.scores[seat] = static_cast<std::int16_t>(std::min(total, 32'767));
        merits[seat] = {total, player.credits, player.empire().size()};
    }
    result.rank(s.seats(), [&](Seat seat) { return merits[seat]; });
    return result;
}

Breakdown breakdown(const Content& cards, const State& s) {
    Breakdown rows;
    for (const Gains from : every<Gains>()) rows.push_back({names_of(from)[at(from)], {}});
    for (const std::string_view kind : {"cards", "end_column", "bonus"}) rows.push_back({kind, {}});
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        for (const Gains from : every<Gains>())
            rows[at(from)].points[seat] = static_cast<std::int16_t>(s.players[seat].points[from]);
        const EndPoints end = end_points(cards, s, seat);
        const int last[] = {end.cards, end.technologies, end.bonus};
        for (std::size_t i = 0; i < 3; ++i)
            rows[kCount<Gains> + i].points[seat] = static_cast<std::int16_t>(last[i]);
    }
    return rows;
}

}  // namespace orrery::aa
