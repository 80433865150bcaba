#include "games/alien_artifacts/insight.h"

#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

using Terms = Insight::Terms;

// Resource cards to be drawn until the end is triggered, about: each lap is what is not held, stored or
// attached.
double cards_to_come(const Content& cards, const State& s) {
    if (s.ending || s.todo.empty()) return 0;
    int out = 0;
    for (const Player& player : s.players)
        out += player.hand.size() + player.stored.size() + player.attached.size();
    const int lap = std::max<int>(cards.resources - out, 1);
    return s.deck.size() + (s.round - 1) * lap;
}

// How far the game has come.
struct Course {
    double left;   // of the game
    double turns;  // own turns to come, about
};

Course course_of(const Content& cards, const State& s, const Weights& weights) {
    const int lap = cards.resources - cards.constants.hand_size * s.seats();
    const double to_come = cards_to_come(cards, s);
    return {.left = std::clamp(to_come / std::max(1, lap * s.seats()), 0.0, 1.0),
            .turns = to_come / (weights.turns * s.seats())};
}

// One seat's table, seen as if it were its turn.
struct Own {
    const Content& cards;
    const State& s;
    Seat seat;
    const Weights& weights;
    double left;
    double turns;
    const Player& player = s.players[seat];

    Places live(Type type, Side side) const {
        return (side == Side::Logistic ? player.logistic : player.operational)[type] & ~s.blocked[type];
    }
};

// What one word of a Constant ability is worth in a turn.
double modifier_worth(const TechnologyWeights& w, const Out& out) {
    const double n = std::max<int>(out.n, 1);
    switch (out.word) {
        case Word::Cost:
        case Word::OpCost:
            return w.cost * n;
        case Word::Limit:
            return w.limit * n;
        case Word::Look:
            return w.look * n;
        case Word::Attack:
            return w.attack * n;
        case Word::Hand:
            return w.hand * n;
        case Word::Production:
            return w.production * n;
        case Word::GoldOp:
            return w.gold;
        case Word::Armour:
            return w.armour;
        case Word::BestOfTwo:
            return w.two_cards;
        default:
            return w.second_reveal;
    }
}

double technology_worth(const Own& own, int place) {
    const TechnologyWeights& w = own.weights.technology;
    const Effect& effect = own.cards.effect(own.cards.technologies[static_cast<std::size_t>(place)].effect);
    switch (effect.timing) {
        case Timing::Trigger:
            return w.trigger[effect.event];
        case Timing::Action:
            return w.action;
        case Timing::Additionally:
            return effect.outs[0].word == Word::PlanetExtra ? w.planet_extra * effect.outs[0].n
                                                            : w.additionally;
        default:
            break;
    }
    double worth = 0;
    for (const Out& out : effect.outs) worth += modifier_worth(w, out);
    return worth;
}

// What the cards in the empire bring in each turn to come, and what a blockade costs.
double engine(const Own& own) {
    const Weights& w = own.weights;
    double each_turn = 0;
    for (const Type type : {Type::Ship, Type::Planet})
        each_turn += w.logistic[type] * std::popcount(own.live(type, Side::Logistic));
    for (const Type type : every<Type>())
        each_turn += w.operational[type] * std::popcount(own.live(type, Side::Operational));
    each_turn += w.logistic[Type::Technology] * std::popcount(own.live(Type::Technology, Side::Logistic));
    for (Places left = own.live(Type::Technology, Side::Logistic); left != 0; left &= left - 1)
        each_turn += technology_worth(own, first_place(left));
    for (Places left = own.live(Type::Technology, Side::Operational); left != 0; left &= left - 1) {
        const Card card = card_at(Type::Technology, first_place(left));
        each_turn += w.ladder * ladder_points(own.cards, own.s, own.seat, card).play;
    }
    const Rows blocked = own.player.empire() & own.s.blocked;
    return own.turns * each_turn - w.token * blocked.size();
}

// How near operational technologies are to their next condition.
double near_ladders(const Own& own) {
    double worth = 0;
    for (Places left = own.live(Type::Technology, Side::Operational); left != 0; left &= left - 1) {
        const Card card = card_at(Type::Technology, first_place(left));
        const int n = counted(own.cards, own.s, own.seat, card);
        const auto place = static_cast<std::size_t>(place_of(card));
        for (const LadderStep& step : own.cards.ladders[own.cards.technologies[place].ladder].steps)
            if (n + 1 == step.at) worth += 1;
    }
    return worth * own.weights.near_ladder * own.left;
}

// The cards in hand, each by its better section; icons count more where a card of their colour waits to be
// completed.
double worth_of_hand(const Own& own, double worth) {
    By<Colour, double> icon{};
    const double idle = own.weights.hand.at(own.left), needed = own.weights.needed.at(own.left);
    for (const Type type : every<Type>())
        icon[colour_of(type)] = own.player.construction[type] != 0 ? needed : idle;
    icon[Colour::Gold] = own.player.construction.empty() ? idle : needed;
    for (const Resource card : own.player.hand) {
        const Section& a = own.cards.section(face_of(card, false));
        const Section& b = own.cards.section(face_of(card, true));
        worth += std::max(a.icons * icon[a.colour], b.icons * icon[b.colour]);
    }
    return worth;
}

// Whoever is on turn will fill up the hand (AA-166): what is missing will be cards that nobody knows.
int cards_to_draw(const Own& own) {
    if (own.s.turn != own.seat) return 0;
    return std::max(0, hand_size(Now{own.cards, own.s, own.seat}) - int{own.player.hand.size()});
}

// Icons that the two best cards of hand and planets show in each colour that pays for cards; gold is any.
class TwoBest {
  public:
    explicit TwoBest(const Own& own) {
        for (const Resource card : own.player.hand) {
            By<Type, int> icons{};
            see(own.cards.section(face_of(card, false)), icons);
            see(own.cards.section(face_of(card, true)), icons);
            add(icons);
        }
        for (const Resource card : own.player.stored) {
            By<Type, int> icons{};
            see(own.cards.section(showing(own.s, card)), icons);
            add(icons);
        }
    }
    int of(Type type) const { return first_[type] + second_[type]; }

  private:
    static void see(const Section& section, By<Type, int>& icons) {
        for (const Type type : every<Type>())
            if (section.colour == colour_of(type) || section.colour == Colour::Gold)
                icons[type] = std::max<int>(icons[type], section.icons);
    }
    void add(const By<Type, int>& icons) {
        for (const Type type : every<Type>()) {
            second_[type] = std::max(second_[type], std::min(first_[type], icons[type]));
            first_[type] = std::max(first_[type], icons[type]);
        }
    }

    By<Type, int> first_{}, second_{};
};

// Points that the faction's bonus has for a card, on one side or the other.
int fits_faction(const Own& own, Card card) {
    int fits = 0;
    for (const Out& out : own.cards.factions[static_cast<std::size_t>(own.player.faction)].bonus)
        fits += int{out.word == Word::PerKind ? static_cast<Kind>(out.arg) == own.cards.kind_of(card)
                                              : static_cast<Type>(out.arg) == type_of(card)};
    return fits;
}

// What a card under construction will be, besides a card.
double promise(const Own& own, Card card) {
    double worth = own.weights.fitting * fits_faction(own, card);
    if (type_of(card) != Type::Technology) return worth;
    const double logistic = own.turns * technology_worth(own, place_of(card));
    const double operational = ladder_points(own.cards, own.s, own.seat, card).end;
    return worth + own.weights.promise * std::max(logistic, operational);
}

// Cards under construction: the more icons they have, and the nearer the hand is to the rest, the better.
double construction(const Own& own, const TwoBest& best) {
    const Weights& w = own.weights;
    double worth = 0;
    int counted_cards = 0;
    for (const Type type : every<Type>()) {
        const Places places = own.player.construction[type];
        if (places == 0) continue;
        const int icons = best.of(type);
        const int price = own.cards.constants.base_cost + count(own.player, type);
        bool first = true;
        for (Places left = places; left != 0; left &= left - 1) {
            const Now now{own.cards, own.s, own.seat};
            const int attached = attached_icons(now, own.player, card_at(type, first_place(left)));
            worth += counted_cards++ < 3 ? w.construction : w.construction / 4;
            worth += w.attached * std::min(attached, price);
            if (counted_cards <= 3) worth += promise(own, card_at(type, first_place(left)));
            if (first)
                worth +=
                    w.payable * std::min(1.0, static_cast<double>(icons + attached) / std::max(1, price));
            first = false;
        }
    }
    return own.turns > 0.5 ? worth : worth / 4;
}

Terms own_terms(const Own& own) {
    const Weights& w = own.weights;
    const Player& player = own.player;
    Terms terms{};
    for (const std::uint16_t points : player.points.items) terms[Term::Score] += points;
    const EndPoints end = end_points(own.cards, own.s, own.seat);
    terms[Term::Cards] = end.cards;
    terms[Term::Ladders] = end.technologies + near_ladders(own);
    terms[Term::Bonus] = end.bonus;
    const int credits = std::min<int>(player.credits, 10);
    terms[Term::Credits] =
        w.credit.at(own.left) * credits + w.spare_credit.at(own.left) * (player.credits - credits);
    terms[Term::Artifacts] = w.artifact.at(own.left) * artifacts_held(own.cards, own.s, own.seat) +
                             w.plan.at(own.left) * plans_held(own.cards, own.s, own.seat);
    int stored = 0;
    for (const Resource card : player.stored) stored += own.cards.section(showing(own.s, card)).icons;
    terms[Term::Stored] = w.stored.at(own.left) * stored;
    const TwoBest best{own};
    int most = 0;
    for (const Type type : every<Type>()) most = std::max(most, best.of(type));
    terms[Term::Hand] = worth_of_hand(own, w.fresh.at(own.left) * cards_to_draw(own)) +
                        w.ready.at(own.left) * std::min(most, 6);
    terms[Term::Construction] = construction(own, best);
    terms[Term::Engine] = engine(own);
    return terms;
}

}  // namespace

Scale Insight::scale() {
    return {.worth = 6, .prior = 2, .points = 6, .trust = {.early = 0.3, .late = 1}, .turns = 1, .duel = 2};
}

Terms Insight::terms(const AlienArtifacts& rules, const State& s, Seat seat) const {
    if (s.todo.empty()) return terms_of_end(rules.standing(s), seat, Term::Score);
    const Weights& weights = weights_with(s.seats());
    const Course course = course_of(rules.content(), s, weights);
    const auto of = [&](Seat each) {
        return own_terms({rules.content(), s, each, weights, course.left, course.turns});
    };
    Terms terms = of(seat);
    terms[Term::Denial] =
        -worth_of_rivals(weights, s.seats(), seat, [&](Seat rival) { return sum(of(rival)); });
    return terms;
}

double Insight::left(const AlienArtifacts& rules, const State& s) const {
    return s.todo.empty() ? 0 : course_of(rules.content(), s, weights_with(s.seats())).left;
}

SeatWorths Insight::own_worths(const AlienArtifacts& rules, const State& s) const {
    if (s.todo.empty()) return worths_of_end(rules.standing(s), s.seats());
    SeatWorths all{};
    const Weights& weights = weights_with(s.seats());
    const Course course = course_of(rules.content(), s, weights);
    for (Seat seat = 0; seat < s.seats(); ++seat)
        all[seat] = sum(own_terms({rules.content(), s, seat, weights, course.left, course.turns}));
    return all;
}

}  // namespace orrery::aa
