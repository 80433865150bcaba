// Sealed Bids with one mistake each: a law that cannot fail is worthless.
#pragma once

#include "engine/toy_game.h"

namespace orrery::toy {

// ---- questions and answers

struct EmptyList : SealedBids {
    void list(const State& s, Seat seat, ActionList& out) const {
        if (s.todo.back().step != Step::Stake) SealedBids::list(s, seat, out);
    }
};

struct RepeatingList : SealedBids {
    void list(const State& s, Seat seat, ActionList& out) const {
        SealedBids::list(s, seat, out);
        if (s.round == 2) out.push_back(Action{out[0]});
    }
};

struct StrictJudge : SealedBids {  // refuses what it lists
    Verdict judge(const State& s, Seat seat, Action action) const {
        if (action.verb == kBid && action.a == 7) return breaks("SB-7");
        return SealedBids::judge(s, seat, action);
    }
};

struct LaxJudge : SealedBids {  // allows what it does not list
    Verdict judge(const State& s, Seat seat, Action action) const {
        if (s.todo.back().step == Step::Bid && action.verb == kBid) return kAllowed;
        return SealedBids::judge(s, seat, action);
    }
};

struct BoastfulJudge : SealedBids {  // there is enough of what it says is too little
    Verdict judge(const State& s, Seat seat, Action action) const {
        const Verdict verdict = SealedBids::judge(s, seat, action);
        return verdict ? verdict : breaks(verdict.rule, 0, 3, 3);
    }
};

struct NamelessJudge : SealedBids {  // nobody can say what is too little
    Verdict judge(const State& s, Seat seat, Action action) const {
        const Verdict verdict = SealedBids::judge(s, seat, action);
        return verdict ? verdict : breaks(verdict.rule, 1, 3, 2);
    }
};

struct MeddlingJudge : SealedBids {  // changes the game by refusing
    Verdict judge(const State& s, Seat seat, Action action) const {
        const Verdict verdict = SealedBids::judge(s, seat, action);
        if (!verdict) const_cast<State&>(s).stake = 2;
        return verdict;
    }
};

struct ClashingNames : SealedBids {
    const VerbTable& verbs() const {
        static constexpr std::string_view kNames[] = {"1", "2", "3", "4", "5", "6", "7", "8", "8"};
        static const Domain kCards{"card", kNames, 1};
        static const VerbSpec kVerbs[] = {SealedBids::verbs().verbs()[0],
                                          SealedBids::verbs().verbs()[1],
                                          SealedBids::verbs().verbs()[2],
                                          {kBid, "bid", {Operand{"card", &kCards}}}};
        static const VerbTable kTable{kVerbs};
        return kTable;
    }
};

// ---- chance

struct ForgottenPoint : SealedBids {  // the third point comes from nowhere
    Breakdown breakdown(const State& s) const {
        Breakdown rows = SealedBids::breakdown(s);
        for (std::int16_t& points : rows[0].points) points = std::min<std::int16_t>(points, 2);
        return rows;
    }
};

struct WeightlessOutcome : SealedBids {
    void outcomes(const State& s, OutcomeList& out) const {
        SealedBids::outcomes(s, out);
        out[0].weight = 0;
    }
};

struct ForeignSample : SealedBids {  // may draw a card that is not in the deck any more
    Action sample(const State&, Rng& rng) const {
        return {.verb = kDeal, .a = static_cast<std::uint8_t>(1 + rng.below(9))};
    }
};

struct LopsidedSample : SealedBids {  // every kind of card with the same share
    Action sample(const State& s, Rng& rng) const {
        OutcomeList all;
        outcomes(s, all);
        return rng.one_of(all).action;
    }
};

// ---- hidden information

struct LeakingView : SealedBids {  // the deck tells what the others hold
    Json view(const State& s, Seat viewer) const {
        Json json = SealedBids::view(s, viewer);
        json.get_object()["nines"] = s.deck[Card::Nine];
        return json;
    }
};

struct OpenSequels : SealedBids {  // as it should be: what all see afterwards
    std::vector<Sequel> sequels(const State& s, Seat seat, Action action) const {
        State after = s;
        play(after, seat, action);
        std::vector<Sequel> told;
        if (after.round != s.round)
            told.push_back({.parts = {{"round", {{"n", std::to_string(after.round)}}}}});
        return told;
    }
};

struct BlabbingSequels : SealedBids {  // tells a bid that lies face down
    std::vector<Sequel> sequels(const State&, Seat seat, Action action) const {
        return {taken_by_itself(verbs(), seat, action)};
    }
};

struct PeekingSequels : SealedBids {  // tells what nobody but its owner has seen
    std::vector<Sequel> sequels(const State& s, Seat, Action) const {
        return {{.parts = {{"nines", {{"n", std::to_string(s.players[0].hand[Card::Nine])}}}}}};
    }
};

struct SecretStep : SealedBids {  // only the first seat is told what is asked
    Json view(const State& s, Seat viewer) const {
        Json json = SealedBids::view(s, viewer);
        json.get_object()["step"] = viewer == 0 ? "bid" : "";
        return json;
    }
};

struct LeakingPoints : SealedBids {  // the points tell who has bid high
    Breakdown breakdown(const State& s) const {
        Breakdown rows = SealedBids::breakdown(s);
        for (std::size_t seat = 0; seat < s.players.size(); ++seat)
            rows[0].points[seat] += s.players[seat].bid;
        return rows;
    }
};

struct ShortView : SealedBids {  // does not tell the stake, which everybody has heard
    Json view(const State& s, Seat viewer) const {
        Json json = SealedBids::view(s, viewer);
        json.get_object().erase("stake");
        return json;
    }
};

struct LeakingSpectator : SealedBids {
    Json view(const State& s, Seat viewer) const {
        return SealedBids::view(s, viewer == kSpectator ? Seat{0} : viewer);
    }
};

struct LeakingRefusal : SealedBids {  // the reason tells whether somebody else has the card
    Verdict judge(const State& s, Seat seat, Action action) const {
        const Verdict verdict = SealedBids::judge(s, seat, action);
        if (verdict || action.verb != kBid) return verdict;
        return s.deck[card_of(action.a)] > 0 ? verdict : breaks("SB-5");
    }
};

struct LeakingList : SealedBids {  // offers one card less when the deck has no more ones
    void list(const State& s, Seat seat, ActionList& out) const {
        SealedBids::list(s, seat, out);
        if (out.size() > 1 && s.deck[Card::One] == 0) out.truncate(out.size() - 1);
    }
};

struct LeakingGoods : SealedBids {  // counts what another holds
    Goods goods(const State& s, Seat seat) const {
        const std::size_t other = (seat + 1U) % s.players.size();
        return {{"points", static_cast<int>(s.players[other].bid)}};
    }
};

struct KnowingImagination : SealedBids {  // keeps everything
    State imagine(const State& s, Seat, Rng&) const { return s; }
};

struct PeekingImagination : SealedBids {  // redeals the hands and keeps the sealed bids
    State imagine(const State& s, Seat viewer, Rng& rng) const {
        State without = s;
        for (Player& player : without.players) player.bid = 0;
        State world = SealedBids::imagine(without, viewer, rng);
        for (std::size_t seat = 0; seat < s.players.size(); ++seat)
            world.players[seat].bid = s.players[seat].bid;
        return world;
    }
};

struct ShiftyImagination : SealedBids {  // draws as often as the cards to be hidden tell it to
    State imagine(const State& s, Seat viewer, Rng& rng) const {
        for (int i = s.deck[Card::One]; i > 0; --i) rng();
        return SealedBids::imagine(s, viewer, rng);
    }
};

struct CarelessImagination : SealedBids {  // loses a card
    State imagine(const State& s, Seat viewer, Rng& rng) const {
        State world = SealedBids::imagine(s, viewer, rng);
        if (world.deck[Card::One] > 0) world.deck.take(Card::One);
        return world;
    }
};

struct ForgedImagination : SealedBids {  // is blind, and adds a card
    State imagine(const State& s, Seat viewer, Rng& rng) const {
        State world = SealedBids::imagine(s, viewer, rng);
        world.discard.count[Card::Nine] = 9;
        return world;
    }
};

struct SilentReveal : SealedBids {  // the last bid could be taken back after all bids were seen
    std::uint8_t reveals(const State&, Seat, Action) const { return 0; }
};

struct OneSidedReveal : SealedBids {  // as if only the last bidder saw the bids that are turned up
    std::uint8_t reveals(const State& s, Seat seat, Action action) const {
        const std::uint8_t learning = SealedBids::reveals(s, seat, action);
        return learning == kEverybody ? only(seat) : learning;
    }
};

struct DeniedDeal : SealedBids {  // as if nobody looked at the cards that are dealt
    std::uint8_t reveals(const State& s, Seat seat, Action action) const {
        return seat == kChance ? std::uint8_t{0} : SealedBids::reveals(s, seat, action);
    }
};

struct TalkativeLog : SealedBids {  // tells every bid to everybody
    std::uint8_t witnesses(const State&, Seat, Action) const { return kEverybody; }
};

// ---- answers at the same time

struct FirstComeFirstServed : SealedBids {  // the last to bid wins a point
    void play(State& s, Seat seat, Action action) const {
        const bool last = s.todo.back().step == Step::Bid && std::popcount(s.todo.back().who.seats) == 1;
        SealedBids::play(s, seat, action);
        if (last) s.players[seat].points = static_cast<std::uint8_t>(s.players[seat].points + 1);
    }
    Verdict check(const State&) const { return kAllowed; }
};

struct OpenBids : SealedBids {  // a bid is seen at once
    Json view(const State& s, Seat viewer) const {
        Json json = SealedBids::view(s, viewer);
        boost::json::array bids;
        for (const Player& player : s.players) bids.push_back(player.bid);
        json.get_object()["bids"] = bids;
        return json;
    }
    State imagine(const State& s, Seat viewer, Rng& rng) const {
        State world = s;  // consistent with the view: bids are known, hands are not
        std::array<std::uint8_t, 4> bids{};
        for (std::size_t i = 0; i < s.players.size(); ++i) bids[i] = std::exchange(world.players[i].bid, 0);
        world = SealedBids::imagine(world, viewer, rng);
        for (std::size_t i = 0; i < s.players.size(); ++i) world.players[i].bid = bids[i];
        return world;
    }
};

struct JealousList : SealedBids {  // nobody may bid what is already bid
    Verdict judge(const State& s, Seat seat, Action action) const {
        for (const Player& player : s.players)
            if (action.verb == kBid && player.bid == action.a) return breaks("SB-4");
        return SealedBids::judge(s, seat, action);
    }
    void list(const State& s, Seat seat, ActionList& out) const {
        SealedBids::list(s, seat, out);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < out.size(); ++i)
            if (judge(s, seat, out[i])) out[kept++] = out[i];
        out.truncate(kept);
    }
};

// ---- the whole game

struct EndlessGame : SealedBids {  // begins again with a point more, so that no position comes twice
    void play(State& s, Seat seat, Action action) const {
        SealedBids::play(s, seat, action);
        if (!s.todo.empty()) return;
        const auto before = s.players;
        s = start(setup_of(s));
        for (std::size_t i = 0; i < before.size(); ++i) s.players[i].points = before[i].points + 1;
    }
    Verdict check(const State&) const { return kAllowed; }
};

struct WhimsicalPlay : SealedBids {  // the same answers lead elsewhere the second time
    void play(State& s, Seat seat, Action action) const {
        static int deals = 0;
        SealedBids::play(s, seat, action);
        if (seat == kChance && s.round == 1) s.short_game = static_cast<std::uint8_t>(++deals % 2);
    }
    Setup setup_of(const State& s) const { return setup_for(s.seats(), 0, s.fixed_calls); }
    Verdict check(const State&) const { return kAllowed; }
};

struct VanishingCard : SealedBids {
    void play(State& s, Seat seat, Action action) const {
        SealedBids::play(s, seat, action);
        if (s.round == 2 && s.discard[Card::One] > 0) s.discard.take(Card::One);
    }
    Verdict check(const State&) const { return kAllowed; }
};

struct DoubtfulCheck : SealedBids {  // refuses what can be reached
    Verdict check(const State& s) const { return s.stake == 2 ? breaks("SB-3") : SealedBids::check(s); }
};

struct NoWinner : SealedBids {
    Standing standing(const State& s) const {
        Standing standing = SealedBids::standing(s);
        for (auto& rank : standing.ranks) rank = static_cast<std::uint8_t>(rank + 1);
        return standing;
    }
};

struct FiveSeats : SealedBids {
    Verdict judge_setup(const Setup&) const { return kAllowed; }
};

struct OtherSetup : SealedBids {  // forgets the options
    Setup setup_of(const State& s) const { return setup_for(s.seats()); }
};

// A state with a field that the description forgot.
struct StateWithSecret : toy::State {
    std::uint8_t answers = 0;
    friend constexpr bool operator==(const StateWithSecret&, const StateWithSecret&) = default;
};
BOOST_DESCRIBE_STRUCT(StateWithSecret, (),
                      (players, deck, discard, short_game, fixed_calls, round, call, stake, todo))

struct ForgottenField : SealedBids {
    using State = StateWithSecret;
    State start(const Setup& setup) const { return {SealedBids::start(setup)}; }
    void play(State& s, Seat seat, Action action) const {
        SealedBids::play(s, seat, action);
        ++s.answers;
    }
    State imagine(const State& s, Seat viewer, Rng& rng) const {
        return {SealedBids::imagine(s, viewer, rng), s.answers};
    }
};

// ---- keys

struct TellingKey : SealedBids {  // gives away what the others have bid
    std::uint64_t key(const State& s, Seat viewer) const {
        return SealedBids::key(s, viewer) + s.players[1].bid;
    }
};

struct DullKey : SealedBids {  // does not know its own hand
    std::uint64_t key(const State& s, Seat) const { return SealedBids::key(s, kSpectator); }
};

}  // namespace orrery::toy
