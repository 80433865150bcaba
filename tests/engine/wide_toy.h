// Conclave, a game as wide as the engine allows, for the test that there is room: 70 verbs, relics named by
// the content, five seats, hands that two seats know, an action that another seat interrupts.
//
//   CC-1  Two to five players. The hoard holds every relic of the content as often as it says.
//   CC-2  Chance deals three relics to everybody. A hand is known to its owner and to the next seat.
//   CC-3  In turn, a player rings one of three bells, which are others every turn, or challenges the next
//         seat.
//   CC-4  A bell brings 0 to 2 points.
//   CC-5  Who is challenged shows a relic and loses it for a point, or concedes.
//   CC-6  Then the challenger seizes 2 points from whoever has conceded, and none from others, or spares
//         them.
//   CC-7  After three turns each, most points win.
#pragma once

#include "engine/any_game.h"
#include "engine/deck.h"
#include "engine/stepped_rules.h"

namespace orrery::conclave {

inline constexpr int kBells = 64, kHand = 3, kRounds = 3;

enum class Relic : std::uint8_t {};
constexpr Relic last_of(Relic) { return Relic{15}; }
constexpr std::string_view domain_of(Relic) { return "relic"; }

enum class Verb : std::uint8_t { Deal, Challenge, Show, Concede, Seize, Spare, FirstBell };
constexpr Verb bell(int number) { return static_cast<Verb>(static_cast<int>(Verb::FirstBell) + number); }
constexpr Action act(Verb verb, int operand = 0) {
    return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(operand)};
}
constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }

enum class Step : std::uint8_t { Deal, Move, Defence, Spoils, NextTurn };
constexpr Step last_of(Step) { return Step::NextTurn; }
std::span<const std::string_view> names_of(Step);

// Not the engine's: with what a step remembers by name.
struct Frame {
    Step step{};
    Actors who{};
    std::uint8_t cards = 0;  // Deal: still to come
    bool conceded = false;   // Spoils

    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
BOOST_DESCRIBE_STRUCT(Frame, (), (step, who, cards, conceded))

struct State {
    FixedVector<Deck<Relic>, kMaxSeats> hands;
    FixedVector<std::int16_t, kMaxSeats> points;
    Deck<Relic> hoard, shown;
    std::uint8_t turn = 0;
    std::uint8_t heard = 0;  // the verb that was answered last: everybody was there
    FixedVector<Frame, 4> todo;

    int seats() const { return static_cast<int>(hands.size()); }
    Seat mover() const { return static_cast<Seat>(turn % seats()); }
    Seat after(Seat seat) const { return static_cast<Seat>((seat + 1) % seats()); }
    bool knows(Seat viewer, Seat owner) const {
        return viewer < seats() && (viewer == owner || viewer == after(owner));
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (hands, points, hoard, shown, turn, heard, todo))

struct RelicRow {
    std::string id;
    Spelling name;
    std::uint8_t copies = 1;
};
struct Treasury {
    std::vector<RelicRow> relics;
    Names names;
    VerbTable verbs;
    explicit Treasury(std::vector<RelicRow> rows);
};

struct Now {
    const State& s;
    Seat seat;
};
struct Next {
    State& s;
    Seat seat;
};

class Conclave : public SteppedRules<Conclave, State> {
  public:
    struct Steps;

    Conclave();

    static const GameInfo& info();
    const VerbTable& verbs() const { return treasury_->verbs; }
    const Names& names() const { return treasury_->names; }
    std::uint64_t content_hash() const { return treasury_->relics.size(); }

    Verdict judge_setup(const Setup& setup) const;
    State start(const Setup& setup) const;
    Setup setup_of(const State& s) const { return {.players = static_cast<std::uint8_t>(s.seats())}; }
    void play(State& s, Seat seat, Action action) const;
    void outcomes(const State& s, OutcomeList& out) const;
    Action sample(const State& s, Rng& rng) const;
    bool settled(const State& s) const;
    std::uint8_t reveals(const State& s, Seat seat, Action action) const;
    std::uint8_t witnesses(const State& s, Seat seat, Action action) const;
    Standing standing(const State& s) const;
    Breakdown breakdown(const State& s) const;
    Goods goods(const State& s, Seat seat) const { return {{"points", s.points[seat]}}; }
    State imagine(const State& s, Seat viewer, Rng& rng) const;
    std::uint64_t key(const State& s, Seat viewer) const;
    Json view(const State& s, Seat viewer) const;
    Verdict check(const State& s) const;

  private:
    std::shared_ptr<const Treasury> treasury_;
};
static_assert(GameAtTheEdge<Conclave> && Keyed<Conclave> && HasNames<Conclave>);

}  // namespace orrery::conclave

extern template class orrery::SteppedRules<orrery::conclave::Conclave, orrery::conclave::State>;
