// Sealed Bids, a small but whole game for the tests of the engine: hidden hands dealt from a deck, a compound
// action of one seat, and a question to all seats at once.
//
//   SB-1  Two to four players. The deck holds each card as often as kCopies says.
//   SB-2  Chance deals every player one card more than there are rounds. Hands are secret.
//   SB-3  With open calls, the leader of a round calls high or low, then stakes 1 or 2 points.
//   SB-4  All bid one card of their hand, secretly and at the same time.
//   SB-5  The bids are shown and discarded. The best bid (the highest, or the lowest) takes the stake if it
//   is alone. SB-6  After the last round most points win; equal points share the rank.
#pragma once

#include "engine/any_game.h"
#include "engine/deck.h"
#include "engine/stepped_rules.h"

namespace orrery::toy {

enum class Card : std::uint8_t { One, Two, Three, Four, Five, Six, Seven, Eight, Nine };
constexpr Card last_of(Card) { return Card::Nine; }
inline std::span<const std::string_view> names_of(Card) { return numerals(1, 9); }
inline constexpr By<Card, std::uint8_t> kCopies{{4, 4, 3, 3, 3, 3, 2, 2, 2}};
constexpr Card card_of(int value) { return static_cast<Card>(value - 1); }

enum class Call : std::uint8_t { High, Low };
constexpr Call last_of(Call) { return Call::Low; }
inline constexpr auto kCallNames = named<Call>({{Call::High, "high"}, {Call::Low, "low"}});
inline std::span<const std::string_view> names_of(Call) { return kCallNames; }

enum class Step : std::uint8_t {
    Round,  // without a question
    Deal,   // chance; a: cards still to come
    Call,
    Stake,
    Bid,     // everybody who has not bid yet
    Reveal,  // without a question
};
constexpr Step last_of(Step) { return Step::Reveal; }
std::span<const std::string_view> names_of(Step);

enum Verb : std::uint8_t { kDeal, kCall, kStake, kBid };

struct Player {
    Deck<Card> hand;
    std::uint8_t bid = 0;  // the value of the card lying face down; 0: none
    std::uint8_t points = 0;
    friend constexpr bool operator==(const Player&, const Player&) = default;
};
BOOST_DESCRIBE_STRUCT(Player, (), (hand, bid, points))

struct State {
    FixedVector<Player, 4> players;
    Deck<Card> deck, discard;
    std::uint8_t short_game = 0, fixed_calls = 0;  // the setup
    std::uint8_t round = 0;                        // rounds that have begun
    Call call = Call::High;
    std::uint8_t stake = 1;
    Frames<Step, 6> todo;

    int seats() const { return static_cast<int>(players.size()); }
    int rounds() const { return short_game != 0 ? 2 : 4; }
    Seat leader() const { return static_cast<Seat>((round - 1) % seats()); }
    friend constexpr bool operator==(const State&, const State&) = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (players, deck, discard, short_game, fixed_calls, round, call, stake, todo))

// How the steps see the table: the state, and who answers.
struct Now {
    const State& s;
    Seat seat;
};
struct Next {
    State& s;
    Seat seat;
};

class SealedBids : public SteppedRules<SealedBids, State> {
  public:
    struct Steps;

    static const GameInfo& info();
    const VerbTable& verbs() const;
    std::uint64_t content_hash() const { return 0x0123456789abcdefULL; }

    Verdict judge_setup(const Setup& setup) const;
    State start(const Setup& setup) const;
    Setup setup_of(const State& s) const;
    void outcomes(const State& s, OutcomeList& out) const;
    Action sample(const State& s, Rng& rng) const;
    bool settled(const State& s) const { return s.todo.empty() || s.todo.back().step != Step::Stake; }
    std::uint8_t reveals(const State& s, Seat seat, Action action) const;
    std::uint8_t witnesses(const State& s, Seat seat, Action action) const;
    Standing standing(const State& s) const;
    Breakdown breakdown(const State& s) const;
    Goods goods(const State& s, Seat seat) const { return {{"points", s.players[seat].points}}; }
    State imagine(const State& s, Seat viewer, Rng& rng) const;
    std::uint64_t key(const State& s, Seat viewer) const;
    std::vector<Sequel> sequels(const State&, Seat, Action) const { return {}; }
    Json view(const State& s, Seat viewer) const;
    Verdict check(const State& s) const;
};
static_assert(GameAtTheEdge<SealedBids>);

// Cards neither appear nor vanish.
std::optional<std::string> cards_are_conserved(const State& s);

// "two players, short": what most tests play.
inline Setup setup_for(int players, int short_game = 0, int fixed_calls = 0) {
    Setup setup{.players = static_cast<std::uint8_t>(players)};
    setup.choice[0] = static_cast<std::uint8_t>(short_game);
    setup.choice[1] = static_cast<std::uint8_t>(fixed_calls);
    return setup;
}

}  // namespace orrery::toy

extern template class orrery::SteppedRules<orrery::toy::SealedBids, orrery::toy::State>;
