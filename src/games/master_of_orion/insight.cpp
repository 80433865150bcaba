#include "games/master_of_orion/insight.h"

#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

using Terms = Insight::Terms;

double left_of(const State& s) { return (kRounds - std::max<int>(1, s.round)) / double{kRounds - 1}; }

// One seat of a position, as the evaluation looks at it.
class Look {
  public:
    Look(const Weights& weights, const Content& content, const State& s, Seat seat)
        : weights_{weights}, content_{content}, s_{s}, player_{s.players[seat]}, left_{left_of(s)} {}

    Terms terms() const {
        Terms terms{};
        terms[Term::Score] =
            player_.score + printed_points(content_, player_) + final_points(content_, player_);
        terms[Term::Morale] = morale();
        terms[Term::Tracks] = resources();
        terms[Term::Income] = income();
        terms[Term::Cards] = player_.hand.size() * weights_.card.at(left_) + buildable();
        terms[Term::Cubes] = player_.available * weights_.cube.at(left_);
        terms[Term::Level] = level();
        terms[Term::Race] = race();
        add_effects(terms);
        return terms;
    }

  private:
    // A point each; less below 6, where cards cannot be built or activated (MO-18), and near the end
    // (MO-151).
    double morale() const {
        const int below = std::max(0, 6 - player_.morale), near = std::max(0, 3 - player_.morale);
        return player_.morale - below * weights_.uneasy.at(left_) - near * weights_.danger.at(left_);
    }

    double resource(Resource each, double n) const {
        const double much = std::max(0.0, n - weights_.plenty[each]);
        return weights_.resource[each].at(left_) * (n - much + much * weights_.surplus);
    }

    double resources() const {
        double sum = 0;
        for (const Resource each : every<Resource>()) sum += resource(each, player_.tracks[each]);
        return sum;
    }

    int produced(Resource each) const {
        int sum = 0;
        for (const Stack& cards : player_.systems)
            for (const Title title : cards) sum += content_[title].income[each];
        return sum;
    }

    double income() const {
        const int rounds = rounds_to_come();
        double sum = 0;
        for (const Resource each : every<Resource>())
            sum += produced(each) * rounds * weights_.income[each].at(left_);
        return sum;
    }

    // MO-45: whether the next income makes a high level.
    double level() const {
        if (s_.round == kRounds) return 0;
        int highest = 0;
        for (const Resource each : every<Resource>())
            highest = std::max(highest, player_.tracks[each] + produced(each));
        return highest >= 7 ? weights_.level.at(left_) : 0;
    }

    int rounds_to_come() const { return kRounds - std::max<int>(1, s_.round); }

    // What a structure that can be paid would be worth, as far as it produces and scores, less its cost.
    double worth_built(const Traits& card) const {
        double worth = card.vp;
        for (const Resource each : every<Resource>())
            worth += card.income[each] * rounds_to_come() * weights_.income[each].at(left_) -
                     card.cost[each] * weights_.resource[each].at(left_);
        return worth;
    }

    // The best structure in hand that could be built with what is there: what resources are good for.
    double buildable() const {
        const double share = weights_.buildable.at(left_);
        if (share == 0 || (player_.available == 0 && rounds_to_come() == 0)) return 0;
        double best = 0;
        for (int i = 0; i < content_.titles(); ++i) {
            const auto title = static_cast<Title>(i);
            if (player_.hand[title] == 0) continue;
            const Traits& card = content_[title];
            if (affords(player_.tracks, card.cost) && player_.morale >= card.build_morale)
                best = std::max(best, worth_built(card));
        }
        return share * best;
    }

    // The abilities of the race (6.5), in the rounds to come.
    double race() const {
        if (player_.race.empty()) return 0;
        const RaceEntry& race = content_.race(player_.race[0]);
        double each_round = race.research_draw * weights_.race.research_draw +
                            race.first_build_discount * weights_.race.first_build_discount;
        if (race.high_level) each_round += weights_.race.high_level;
        return each_round * rounds_to_come() +
               weights_.race.effects * standing_worth(content_.card(player_.race[0]), Place::Race);
    }

    double best_of(const Resources& res) const {
        return std::max(
            {1.0 * res[Resource::Food], 2.0 * res[Resource::Fleet], 2.0 * res[Resource::Production]});
    }

    double amount(const EffectStep& step, Place place) const {
        const double n = times(content_, player_, player_, step.per, place);
        switch (step.op) {
            case Op::Gain:
                return n * food_points(step.res);
            case Op::GainOneOf:
                return n * best_of(step.res);
            case Op::ByColourBelow:
            case Op::Score:
                return 0;
            case Op::Build:
                return 1 + step.discount;
            case Op::AttackCost:
                return step.side == Side::Own ? -step.n : step.n;
            default:
                return step.n == 0 ? 1 : n * step.n;
        }
    }

    double price(const Cost& cost) const {
        return food_points(cost.res) * weights_.word[Op::Gain] + cost.vp * weights_.word[Op::Vp] +
               cost.morale * weights_.word[Op::Morale] + int{cost.return_cube} * weights_.word[Op::Cube];
    }

    // What an effect brings each time that it works.
    double worth(const Effect& effect, Place place) const {
        double sum = 0;
        for (const EffectStep& step : effect.steps) {
            const double share = step.who == Who::Self ? 1 : -weights_.hinder;
            sum += weights_.word[step.op] * amount(step, place) * share - price(step.cost);
        }
        return std::max(0.0, sum);
    }

    // How often a card will still work: in the rounds to come, and now if its space is empty.
    double standing_worth(Card card, Place place) const {
        const int rounds = rounds_to_come();
        double sum = 0;
        for (const When when : {When::Activation, When::AfterAttack, When::Always, When::RoundStart,
                                When::AfterPropaganda, When::AfterExploit}) {
            if (!content_.has_effect(card, when)) continue;
            const bool now = when != When::RoundStart && player_.available > 0 && !player_.cubes.has(place);
            const double often = weights_.moment[when].at(left_) * (rounds + (now ? weights_.ready : 0));
            sum += often * worth(content_.effect(card, when), place);
        }
        return sum;
    }

    void add_effects(Terms& terms) const {
        for_each_active(content_, player_, [&](Place place, Card card) {
            if (place == Place::Race) return;
            const Term term = place == Place::Advisor ? Term::Advisor : Term::Effects;
            terms[term] += standing_worth(card, place);
        });
        if (!player_.advisor.empty()) terms[Term::Advisor] += weights_.advisor.at(left_) * rounds_to_come();
    }

    const Weights& weights_;
    const Content& content_;
    const State& s_;
    const Player& player_;
    double left_;
};

}  // namespace

// Not fitted yet but for `worth` and `points`, which follow from the spread of final scores.
Scale Insight::scale() { return {.worth = 8, .prior = 3, .points = 6, .turns = 2}; }

Terms Insight::terms(const MasterOfOrion& rules, const State& s, Seat seat) const {
    if (s.todo.empty()) return terms_of_end(rules.standing(s), seat, Term::Score);
    const Weights& weights = weights_with(s.seats());
    const auto of = [&](Seat each) { return Look{weights, rules.content(), s, each}.terms(); };
    Terms terms = of(seat);
    terms[Term::Denial] =
        -worth_of_rivals(weights, s.seats(), seat, [&](Seat rival) { return sum(of(rival)); });
    return terms;
}

double Insight::left(const MasterOfOrion&, const State& s) const { return left_of(s); }

SeatWorths Insight::own_worths(const MasterOfOrion& rules, const State& s) const {
    if (s.todo.empty()) return worths_of_end(rules.standing(s), s.seats());
    SeatWorths all{};
    for (Seat seat = 0; seat < s.seats(); ++seat)
        all[seat] = sum(Look{weights_with(s.seats()), rules.content(), s, seat}.terms());
    return all;
}

}  // namespace orrery::mo
