#include "games/alien_artifacts/board.h"

namespace orrery::aa {

int cost(const Now& now, Type type) {
    const Constants& c = now.cards.constants;
    const Places reducing =
        active(now, Type::Planet, Side::Logistic) & now.cards.of_kind[Type::Planet][kind_for(type)];
    return std::max(0, c.base_cost + c.cost_per_owned * count(now.me(), type) -
                           c.planet_reduction * std::popcount(reducing) -
                           modifier(now, cost_of(deed_of(type))));
}

int purchase_cost(const Now& now) {
    const Constants& c = now.cards.constants;
    const Places reducing =
        active(now, Type::Planet, Side::Logistic) & now.cards.of_kind[Type::Planet][Kind::Exploitation];
    return std::max(0, c.purchase_cost - c.planet_reduction * std::popcount(reducing) -
                           modifier(now, cost_of(Deed::Purchase)));
}

int operation_cost(const Now& now, Deed deed) {
    return std::max(0, now.cards.constants.op_cost - modifier(now, cost_of(deed)));
}

int limit(const Now& now, Deed deed) {
    const Constants& c = now.cards.constants;
    if (deed > Deed::Discover && deed != Deed::Exchange)
        return c.assembly_limit + modifier(now, limit_of(deed));  // AA-56
    const Kind kind = deed == Deed::Exchange ? Kind::Exploitation : kind_for(static_cast<Type>(deed));
    const Places raising = active(now, Type::Ship, Side::Logistic) & now.cards.of_kind[Type::Ship][kind];
    return c.assembly_limit + c.ship_limit_bonus * std::popcount(raising) + modifier(now, limit_of(deed));
}

int attached_icons(const Now& now, const Player& owner, Card card) {
    int icons = 0;
    for (const Resource each : owner.attached)
        if (now.s.under[index(each)] == card) icons += now.cards.section(showing(now.s, each)).icons;
    return icons;
}

void lay(State& s, Resource card, bool section_b, Card under) {
    s.under[index(card)] = under;
    if (section_b) s.shows_b.add(card);
}

void unlay(State& s, Resource card) {
    s.under[index(card)] = kNoCard;
    s.shows_b.remove(card);
}

void discard_under(State& s, Resources& laid, Card card) {
    for (const Resource each : laid) {
        if (s.under[index(each)] != card) continue;
        laid.remove(each);
        unlay(s, each);
        s.discard.add(each);
    }
}

void spend(State& s, Resource card) {
    Player& me = s.me();
    if (me.hand.has(card)) {
        me.hand.remove(card);
    } else {
        me.stored.remove(card);
        unlay(s, card);
    }
    s.discard.add(card);
}

void discard_revealed(State& s) {
    for (const Resource card : s.revealed) s.discard.add(card);
    s.revealed.clear();
}

bool ask_for_card(Next next, Step step, Card card) {
    State& s = next.s;
    if (!can_draw(s)) return false;
    if (s.deck.empty()) {  // AA-172: without moving the marker again
        s.deck = s.discard;
        s.discard = {};
    }
    next.ask_chance({.step = step, .card = card});
    return true;
}

void leaves_deck(State& s, Resource card) {
    s.deck.remove(card);
    s.now.drawn = true;
    if (!s.deck.empty()) return;
    if (s.round == 1)
        s.ending = true;  // AA-243
    else
        --s.round;
    s.deck = s.discard;
    s.discard = {};
}

namespace {

// The oldest of the cards that were put back comes up.
void raise_below(State& s, Type type) {
    Below& below = s.below[type];
    s.top[type] = below[0];
    for (std::size_t i = 1; i < below.size(); ++i) below[i - 1] = below[i];
    below.pop_back();
}

// What lies on top now: an unseen card, which chance names, or one that was put back, but not of those just
// drawn.
void turn_next(Next next, Type type, int drawn) {
    State& s = next.s;
    if (s.unseen[type] != 0) return next.ask_chance({.step = Step::TurnTop, .type = type});
    if (static_cast<int>(s.below[type].size()) > drawn) raise_below(s, type);
}

}  // namespace

void draw_top(Next next, Type type, int drawn) {
    State& s = next.s;
    s.below[type].push_back(s.top[type]);
    s.top[type] = kNoCard;
    turn_next(next, type, drawn);
}

void take_top(Next next, Type type, int turned) {
    next.s.top[type] = kNoCard;
    turn_next(next, type, turned);
    if (next.s.unseen[type] == 0) close_deck(next.s, type);
}

void close_deck(State& s, Type type) {
    if (s.top[type] == kNoCard && !s.below[type].empty()) raise_below(s, type);
}

int tokens_on(const State& s, Card card) {
    if (!s.blocked.has(card)) return 0;
    for (const Tokens& each : s.tokens)
        if (each.card == card) return each.n;
    return 0;
}

int tokens_left(const Content& cards, const State& s) {
    int out = 0;
    for (const Tokens& each : s.tokens) out += each.n;
    return cards.constants.blockade_supply - out;
}

int tokens_in(const State& s, Places places, Type type) {
    int sum = 0;
    for (const Tokens& each : s.tokens)
        if (type_of(each.card) == type && (places & place_bit(place_of(each.card))) != 0) sum += each.n;
    return sum;
}

void add_token(State& s, Card card) {
    std::size_t i = 0;
    while (i < s.tokens.size() && s.tokens[i].card < card) ++i;
    if (s.blocked.has(card)) {
        ++s.tokens[i].n;
        return;
    }
    s.blocked.add(card);
    s.tokens.push_back({card, 1});
    for (std::size_t j = s.tokens.size() - 1; j > i; --j) std::swap(s.tokens[j], s.tokens[j - 1]);
}

void remove_tokens(State& s, Card card, int n) {
    for (std::size_t i = 0; i < s.tokens.size(); ++i) {
        if (s.tokens[i].card != card) continue;
        s.tokens[i].n = byte(s.tokens[i].n - n);
        if (s.tokens[i].n > 0) return;
        s.blocked.remove(card);
        s.now.lifted.remove(card);
        for (std::size_t j = i + 1; j < s.tokens.size(); ++j) s.tokens[j - 1] = s.tokens[j];
        s.tokens.pop_back();
        return;
    }
}

int copies_at(std::span<const std::uint8_t> spread, std::span<const std::uint8_t> designs, int design,
              std::uint8_t place) {
    int n = 0;
    for (std::size_t i = 0; i < designs.size(); ++i) n += int{designs[i] == design && spread[i] == place};
    return n;
}

int all_at(std::span<const std::uint8_t> spread, std::uint8_t place) {
    return static_cast<int>(std::count(spread.begin(), spread.end(), place));
}

void move_copy(std::span<std::uint8_t> spread, std::span<const std::uint8_t> designs, int design,
               std::uint8_t from, std::uint8_t to) {
    std::size_t first = 0;
    while (designs[first] != design) ++first;
    std::size_t last = first;
    while (last < designs.size() && designs[last] == design) ++last;
    std::size_t i = first;
    while (spread[i] != from) ++i;
    spread[i] = to;
    std::sort(spread.begin() + static_cast<std::ptrdiff_t>(first),
              spread.begin() + static_cast<std::ptrdiff_t>(last));
}

int plans_held(const Content& cards, const State& s, Seat seat) {
    const auto all = std::span{s.plans}.first(cards.plan_count);
    return all_at(all, hidden_at(seat)) + all_at(all, open_at(seat));
}

bool artifact_left(const Content& cards, const State& s) {
    for (std::size_t i = 0; i < cards.artifact_count; ++i)
        if (s.artifacts[i] == kInDeck || s.artifacts[i] == kDiscarded) return true;
    return false;
}

bool plan_left(const Content& cards, const State& s) {
    return all_at(std::span{s.plans}.first(cards.plan_count), kInDeck) > 0;
}

namespace {

int kinds_among(const Content& cards, Type type, Places places) {
    int kinds = 0;
    for (const Kind kind : every<Kind>()) kinds += int{(places & cards.of_kind[type][kind]) != 0};
    return kinds;
}

int of_kind(const Content& cards, const Rows& rows, Kind kind) {
    int n = 0;
    for (const Type type : every<Type>()) n += std::popcount(rows[type] & cards.of_kind[type][kind]);
    return n;
}

}  // namespace

int counted(const Content& cards, const State& s, Seat owner, Card technology) {
    const Player& player = s.players[owner];
    const auto place = static_cast<std::size_t>(place_of(technology));
    const Count& count_what = cards.ladders[cards.technologies[place].ladder].count;
    const auto on = [&](Side side) { return side == Side::Logistic ? player.logistic : player.operational; };
    switch (count_what.what) {
        case Counts::OfType:
            return count(player, count_what.type);
        case Counts::OfTypeAndSide:
            return std::popcount(on(count_what.side)[count_what.type]);
        case Counts::OfSide:
            return on(count_what.side).size();
        case Counts::All:
            return player.empire().size();
        case Counts::Kinds:
            return kinds_among(cards, count_what.type, player.empire()[count_what.type]);
        case Counts::OwnKind:
            return of_kind(cards, player.empire(), cards.kind_of(technology));
        case Counts::Credits:
            return player.credits;
        case Counts::Stored:
            return player.stored.size();
        case Counts::Smallest:
            return std::min(
                {count(player, Type::Ship), count(player, Type::Technology), count(player, Type::Planet)});
        case Counts::Plans:
            return plans_held(cards, s, owner);
        case Counts::Artifacts:
            return artifacts_held(cards, s, owner);
    }
    return 0;
}

LadderPoints ladder_points(const Content& cards, const State& s, Seat owner, Card technology) {
    const auto place = static_cast<std::size_t>(place_of(technology));
    const int n = counted(cards, s, owner, technology);
    LadderPoints best;
    for (const LadderStep& step : cards.ladders[cards.technologies[place].ladder].steps) {
        if (n < step.at) continue;
        best.play = std::max<int>(best.play, step.play);
        best.end = std::max<int>(best.end, step.end);
    }
    return best;
}

}  // namespace orrery::aa
