#include "engine/toy_game.h"

#include "core/mix.h"

namespace orrery::toy {

namespace {

constexpr std::string_view kLengths[] = {"standard", "short"};
constexpr std::string_view kCallRules[] = {"open", "fixed"};
constexpr SetupOption kOptions[] = {{"length", kLengths}, {"calls", kCallRules}};

const Domain kCards{"card", numerals(1, 9), 1};
const Domain kCalls{"call", kCallNames};
const Domain kStakes = numbers(1, 2);
const VerbSpec kVerbs[] = {{kDeal, "deal", {Operand{"card", &kCards}}},
                           {kCall, "call", {Operand{"call", &kCalls}}, kNoSpot},
                           {kStake, "stake", {Operand{"n", &kStakes}}, kNoSpot},
                           {kBid, "bid", {Operand{"card", &kCards}}}};

Action action_of(Verb verb, int value) {
    return {.verb = static_cast<std::uint8_t>(verb), .a = static_cast<std::uint8_t>(value)};
}

Actors everybody(const State& s) { return {static_cast<std::uint8_t>((1U << s.players.size()) - 1U), false}; }

// SB-3, SB-4, SB-5: a round, the last frame asked first.
void begin_round(Next next, Action) {
    State& s = next.s;
    s.todo.pop_back();
    if (s.round == s.rounds()) return;
    ++s.round;
    s.call = Call::High;
    s.stake = 1;
    s.todo.push_back({Step::Round});
    s.todo.push_back({Step::Reveal});
    s.todo.push_back({Step::Bid, everybody(s)});
    if (s.fixed_calls != 0) return;
    s.todo.push_back({Step::Stake, Actors::of(s.leader())});
    s.todo.push_back({Step::Call, Actors::of(s.leader())});
}

// SB-2: seat after seat, the first seat last.
void deal(Next next, Action action) {
    State& s = next.s;
    auto& left = s.todo.back().a;
    --left;
    s.deck.take(card_of(action.a));
    s.players[static_cast<std::size_t>(left % s.seats())].hand.add(card_of(action.a));
    if (left == 0) s.todo.pop_back();
}

void every_call(Now, ActionList& out) {
    for (const Call call : {Call::High, Call::Low}) out.push_back(action_of(kCall, static_cast<int>(call)));
}
void every_stake(Now, ActionList& out) {
    for (const int stake : {1, 2}) out.push_back(action_of(kStake, stake));
}
void every_card(Now, ActionList& out) {
    for (const Card card : every<Card>()) out.push_back(action_of(kBid, static_cast<int>(card) + 1));
}
Verdict always(Now, Action) { return kAllowed; }
Verdict may_bid(Now now, Action action) {
    return now.s.players[now.seat].hand[card_of(action.a)] > 0 ? kAllowed : breaks("SB-4");
}

void take_call(Next next, Action action) {
    next.s.call = static_cast<Call>(action.a);
    next.s.todo.pop_back();
}
void take_stake(Next next, Action action) {
    next.s.stake = action.a;
    next.s.todo.pop_back();
}
void take_bid(Next next, Action action) {
    Player& player = next.s.players[next.seat];
    player.hand.take(card_of(action.a));
    player.bid = action.a;
    auto& waiting = next.s.todo.back().who.seats;
    waiting = static_cast<std::uint8_t>(waiting & ~(1U << next.seat));
    if (waiting == 0) next.s.todo.pop_back();
}

void reveal(Next next, Action) {
    State& s = next.s;
    s.todo.pop_back();
    const auto worth = [&](const Player& player) {
        return s.call == Call::High ? player.bid : 10 - player.bid;
    };
    int best = 0;
    for (const Player& player : s.players) best = std::max(best, worth(player));
    int winners = 0;
    for (const Player& player : s.players) winners += worth(player) == best;
    for (Player& player : s.players) {
        if (winners == 1 && worth(player) == best)
            player.points = static_cast<std::uint8_t>(player.points + s.stake);
        s.discard.add(card_of(player.bid));
    }
    for (Player& player : s.players) player.bid = 0;
}

using Row = StepRow<Step, Now, Next>;
// clang-format off
constexpr auto kSteps = table(&Row::step, {
    Row::runs(Step::Round, "round", begin_round),
    Row::chance(Step::Deal, "deal", verb_set(kDeal), deal),
    Row::asks(Step::Call, "call", verb_set(kCall), every_call, always, take_call),
    Row::asks(Step::Stake, "stake", verb_set(kStake), every_stake, always, take_stake),
    Row::asks(Step::Bid, "bid", verb_set(kBid), every_card, may_bid, take_bid),
    Row::runs(Step::Reveal, "reveal", reveal),
});
// clang-format on
constexpr auto kStepNames = names_in(kSteps);

// The frames that a position of this round can have, from the question asked now.
bool frames_are_possible(const State& s) {
    if (s.todo.empty()) return s.round == s.rounds();
    if (s.todo.back().who.over()) return false;
    State model = s;
    model.todo.clear();
    if (s.round == 0) {
        const auto left = s.todo.back().a;
        if (left == 0 || left > s.seats() * (s.rounds() + 1)) return false;
        model.todo.push_back({Step::Round});
        model.todo.push_back({Step::Deal, Actors::nature(), left});
        return model.todo == s.todo;
    }
    --model.round;
    model.todo.push_back({Step::Round});
    begin_round({model, kNobody}, {});
    while (model.todo.size() > s.todo.size()) model.todo.pop_back();
    if (model.todo.back().step == Step::Bid && s.todo.back().who.seats != 0)
        model.todo.back().who = s.todo.back().who;
    return model.todo == s.todo && (s.todo.back().who.seats & ~everybody(s).seats) == 0;
}

int hand_size_of(const State& s, std::size_t seat) {
    const int full = s.rounds() + 1;
    if (s.round > 0) return full - s.round + (s.todo.empty() || s.players[seat].bid != 0 ? 0 : 1);
    const int left = s.todo.back().a - static_cast<int>(seat);
    return full - (left <= 0 ? 0 : (left + s.seats() - 1) / s.seats());
}

bool bids_are_possible(const State& s) {
    const bool bidding = !s.todo.empty() && s.todo.back().step == Step::Bid;
    for (std::size_t seat = 0; seat < s.players.size(); ++seat) {
        const std::uint8_t bid = s.players[seat].bid;
        const bool must = bidding && !s.todo.back().who.includes(static_cast<Seat>(seat));
        if (bid > 9 || (bid != 0) != must) return false;
    }
    return true;
}

}  // namespace

std::span<const std::string_view> names_of(Step) { return kStepNames; }

struct SealedBids::Steps {
    static constexpr const auto& kRows = kSteps;
    static Now now(const SealedBids&, const State& s, Seat seat) { return {s, seat}; }
    static Next next(const SealedBids&, State& s, Seat seat) { return {s, seat}; }
};

const GameInfo& SealedBids::info() {
    static constexpr std::string_view kLacks[] = {"stake"};
    static const GameInfo kInfo{
        .id = "sealed_bids", .rule_prefix = "SB", .options = kOptions, .lacks = kLacks};
    return kInfo;
}

const VerbTable& SealedBids::verbs() const {
    static const VerbTable kTable{kVerbs};
    return kTable;
}

Verdict SealedBids::judge_setup(const Setup& setup) const {
    return setup.players >= 2 && setup.players <= 4 ? kAllowed : breaks("SB-1");
}

State SealedBids::start(const Setup& setup) const {
    State s;
    for (int i = 0; i < setup.players; ++i) s.players.push_back({});
    s.deck.count = kCopies;
    s.short_game = setup.choice[0];
    s.fixed_calls = setup.choice[1];
    s.todo.push_back({Step::Round});
    s.todo.push_back({Step::Deal, Actors::nature(), static_cast<std::uint8_t>(s.seats() * (s.rounds() + 1))});
    return s;
}

Setup SealedBids::setup_of(const State& s) const { return setup_for(s.seats(), s.short_game, s.fixed_calls); }

void SealedBids::outcomes(const State& s, OutcomeList& out) const {
    for (const Card card : every<Card>())
        if (const int n = s.deck[card]; n > 0)
            out.push_back({action_of(kDeal, static_cast<int>(card) + 1), static_cast<std::uint32_t>(n)});
}

Action SealedBids::sample(const State& s, Rng& rng) const {
    const Card card = s.deck.kind_at(rng.below(static_cast<std::uint32_t>(s.deck.size())));
    return action_of(kDeal, static_cast<int>(card) + 1);
}

// The last bid turns all of them up; a card that is dealt is seen by its owner.
std::uint8_t SealedBids::reveals(const State& s, Seat seat, Action action) const {
    if (seat == kChance) return witnesses(s, seat, action);
    const bool last = s.todo.back().step == Step::Bid && std::popcount(s.todo.back().who.seats) == 1;
    return last ? kEverybody : std::uint8_t{0};
}

// A card is known to whoever gets it, a bid to the bidder.
std::uint8_t SealedBids::witnesses(const State& s, Seat seat, Action action) const {
    if (action.verb == kDeal) return only(static_cast<Seat>((s.todo.back().a - 1) % s.seats()));
    return action.verb == kBid ? only(seat) : kEverybody;
}

Standing SealedBids::standing(const State& s) const {
    Standing standing;
    for (std::size_t seat = 0; seat < s.players.size(); ++seat)
        standing.scores[seat] = s.players[seat].points;
    standing.rank(s.seats(), [&](Seat seat) { return standing.scores[seat]; });
    return standing;
}

Breakdown SealedBids::breakdown(const State& s) const {
    Breakdown rows{{"bids"}};
    for (std::size_t seat = 0; seat < s.players.size(); ++seat) rows[0].points[seat] = s.players[seat].points;
    return rows;
}

State SealedBids::imagine(const State& s, Seat viewer, Rng& rng) const {
    State world = s;
    for (std::size_t seat = 0; seat < s.players.size(); ++seat) {
        if (seat == viewer) continue;
        Player& player = world.players[seat];
        world.deck += player.hand;
        player.hand = {};
        if (player.bid != 0) world.deck.add(card_of(player.bid));
    }
    for (std::size_t seat = 0; seat < s.players.size(); ++seat) {
        if (seat == viewer) continue;
        Player& player = world.players[seat];
        deal(world.deck, player.hand, s.players[seat].hand.size(), rng);
        if (player.bid != 0)
            player.bid = static_cast<std::uint8_t>(static_cast<int>(world.deck.draw(rng)) + 1);
    }
    return world;
}

std::uint64_t SealedBids::key(const State& s, Seat viewer) const {
    Mixer mix{s.round};
    mix.add(s.stake, static_cast<std::uint64_t>(s.call));
    mix.add_bytes(s.discard);
    for (std::size_t seat = 0; seat < s.players.size(); ++seat) {
        const Player& player = s.players[seat];
        mix.add(player.points, player.bid != 0);
        if (seat != viewer) continue;
        mix.add(player.bid);
        mix.add_bytes(player.hand);
    }
    mix.add_items(s.todo);
    return mix.hash();
}

Json SealedBids::view(const State& s, Seat viewer) const {
    boost::json::array players;
    for (std::size_t seat = 0; seat < s.players.size(); ++seat) {
        const Player& player = s.players[seat];
        boost::json::object shown{
            {"cards", player.hand.size()}, {"has_bid", player.bid != 0}, {"points", player.points}};
        if (seat == viewer) {
            shown["hand"] = to_json(player.hand.count);
            shown["bid"] = player.bid;
        }
        players.push_back(shown);
    }
    return boost::json::object{{"players", players},         {"discard", to_json(s.discard.count)},
                               {"round", s.round},           {"stake", s.stake},
                               {"call", to_json(s.call)},    {"deck", s.deck.size()},
                               {"asked", to_json(actors(s))}};
}

Verdict SealedBids::check(const State& s) const {
    if (s.players.size() < 2 || s.short_game > 1 || s.fixed_calls > 1) return breaks("SB-1");
    if (cards_are_conserved(s)) return breaks("SB-1");
    if (s.round > s.rounds() || !frames_are_possible(s)) return breaks("SB-3");
    if (s.stake < 1 || s.stake > 2) return breaks("SB-3");
    if (!bids_are_possible(s)) return breaks("SB-4");
    for (std::size_t seat = 0; seat < s.players.size(); ++seat)
        if (s.players[seat].hand.size() != hand_size_of(s, seat)) return breaks("SB-2");
    int points = 0;
    for (const Player& player : s.players) points += player.points;
    return points <= 2 * s.round ? kAllowed : breaks("SB-5");
}

std::optional<std::string> cards_are_conserved(const State& s) {
    for (const Card card : every<Card>()) {
        int count = s.deck[card] + s.discard[card];
        for (const Player& player : s.players)
            count += player.hand[card] + (player.bid != 0 && card_of(player.bid) == card);
        if (count != kCopies[card])
            return std::to_string(count) + " cards are " + std::to_string(int(card) + 1);
    }
    return std::nullopt;
}

}  // namespace orrery::toy

template class orrery::SteppedRules<orrery::toy::SealedBids, orrery::toy::State>;
