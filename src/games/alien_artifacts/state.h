// Everything on the table, and nothing that follows from it (4.1).
#pragma once

#include <boost/describe.hpp>

#include "core/fixed_vector.h"
#include "games/alien_artifacts/types.h"

namespace orrery::aa {

// The questions of 4.3, the chance events of 4.4 and the steps between them. What of a frame a step uses
// stands beside it.
enum class Step : std::uint8_t {
    // chance
    TurnTop,       // C_MAIN: the next card of a main deck is seen; type, amount: cards just drawn from it
    TurnSystem,    // C_SYSTEM
    DealFaction,   // C_FACTION; amount: seat
    FirstPlayer,   // C_FIRST
    DealCard,      // C_DRAW into a hand; amount: seat
    DrawCard,      // C_DRAW into the hand of the player on turn
    ProduceCard,   // C_DRAW for a planet; card
    RevealCard,    // C_DRAW for a technology or a ship; card
    FindArtifact,  // C_ARTIFACT
    FindPlan,      // C_PLAN
    // without a question
    Deal,        // AA-16; amount: cards dealt
    Prepared,    // AA-18; amount: seats that are done, at: steps of the seat that are done
    BeginTurn,   // T_START
    Checkpoint,  // A_AUTO
    Refill,      // T_DRAW
    EndTurn,     // T_END
    Draw,        // cards of a main deck; type, amount: still to draw, last: drawn, at: a seat's setup or not
    Search,      // AA-156; type, colour: the kind, last: turned over
    Complete,    // 5.7; card
    Fire,  // the triggers of these moments; n: a bit for each event, last: the last technology + 1, at: of a
           // new kind
    RunEffect,      // effect, at: the next of its words; n: sets spent; last: 1 if what was added is of a new
                    // kind
    Produce,        // 5.13; card, amount: cards still to produce
    Mine,           // the planets behind `last` produce; amount: cards each
    ScoreCard,      // 5.14; card, n: 1 without a reveal
    ScoreRevealed,  // card
    ShipAttacks,    // 5.15; card
    ShipResult,     // all cards for this ship are revealed; card
    AfterShip,      // card; at: 1 when the tokens of MORE_BLOCK are placed
    EndAttack,      // AA-134
    GainPlan,       // AA-81; amount
    GainArtifact,   // amount
    DrawHand,       // AA-181; amount
    FinalPayments,  // AA-251; amount: seats that are done, last: the technology asked last + 1
    // decisions
    ChooseFaction,  // D_FACTION
    Keep,           // D_KEEP, D_SETUP_KEEP; type, last: cards drawn, at: as in Draw
    Menu,           // D_MENU
    After,          // D_AFTER
    ChooseDeck,     // D_DECK; n: what for, amount: cards; last: the deck already taken from + 1
    Extra,          // D_EXTRA; type
    ChooseCard,     // D_CARD; n: what for, type, amount: how much cheaper
    Pay,    // D_PAY; colour, gold, amount: missing, limit, extra, least, last, card: planet of the last pick
    Spend,  // D_SPEND for Exchange and Remove Blockade; as Pay, amount: spent
    SpendSets,     // D_SPEND for PAY_SETS; amount, limit, least: red, blue and green icons spent
    PrepareSpend,  // D_SPEND for Prepare; type
    ChooseRow,     // D_ROW; n: what for
    Attach,        // D_ATTACH; type, last: the section + 1, card: the planet it comes from
    ChooseColour,  // D_COLOUR; n: what for, amount: icons asked
    RemoveToken,   // D_TOKEN; type, amount: tokens left to remove, last: the last place + 1
    Auto,          // D_AUTO
    ChooseSide,    // D_SIDE; card
    ShowSection,   // D_SECTION; card
    Target,        // D_TARGET; card: the ship alone, or none: an offensive; amount: bonus
    ChoosePlan,    // D_PLAN
    NextShip,      // D_SHIP; n: ships that have attacked
    PlaceToken,    // D_BLOCK; amount: tokens left, last: the last card + 1 in order, n: free picks
    Choose,        // D_CHOICE; effect, at: the choice
    ChooseKind,    // D_KIND; type
    ChoosePlanet,  // D_PLANET; amount
    Flip,          // D_FLIP; amount: cards left, n: cards turned
    ChooseTech,    // D_TECH; amount: technologies left, n: scored; at: 1 for Income
    ThrowHand,     // D_HAND; amount, last: the last card + 1
    Discard,       // D_DISCARD; last: the last card + 1
    FinalPay       // D_FINAL_PAY; card
};
constexpr Step last_of(Step) { return Step::FinalPay; }
std::span<const std::string_view> names_of(Step);

// A step under way, with what it remembers.
struct Frame {
    Step step{};
    Actors who{};
    Card card = kNoCard;
    Type type{};
    Colour colour{};
    bool gold = false;  // gold may replace the colour
    std::uint8_t amount = 0;
    std::uint8_t limit = 0;  // resource cards that may still be spent
    std::uint8_t extra = 0;  // more of them, from planets (AA-206)
    std::uint8_t least = 0;  // the fewest icons of a section spent so far
    std::uint8_t last = 0;   // the last pick + 1: only later ones are offered (AA-22, AA-24, AA-25)
    std::uint8_t n = 0;
    std::uint8_t at = 0;
    std::uint16_t effect = 0;
    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
BOOST_DESCRIBE_STRUCT(Frame, (),
                      (step, who, card, type, colour, gold, amount, limit, extra, least, last, n, at, effect))
inline constexpr std::uint8_t kNoLimit = 255;

// Section 3, by position in the tables of options.cpp.
struct Choices {
    std::uint8_t choose_factions = 0, ship_attacks_once = 0, faction_bonus = 0;
    friend constexpr bool operator==(const Choices&, const Choices&) = default;
};
BOOST_DESCRIBE_STRUCT(Choices, (), (choose_factions, ship_attacks_once, faction_bonus))

struct Player {
    Faction faction{};
    std::uint8_t credits = 0;
    By<Gains, std::uint16_t> points;  // on the track, by where they came from
    Rows construction, logistic, operational;
    Resources hand, stored, attached;

    Rows empire() const { return logistic | operational; }
    friend constexpr bool operator==(const Player&, const Player&) = default;
};
BOOST_DESCRIBE_STRUCT(Player, (),
                      (faction, credits, points, construction, logistic, operational, hand, stored, attached))

// AA-9: the top card of a main deck is known; of the others those that were put back lie below the unseen
// ones, in their order (AA-261).
using Below = FixedVector<Card, kMostOfType>;
struct SystemDeck {
    System open{};
    Systems unseen;
    FixedVector<System, kMostSystems> below;
    friend constexpr bool operator==(const SystemDeck&, const SystemDeck&) = default;
};
BOOST_DESCRIBE_STRUCT(SystemDeck, (), (open, unseen, below))

// Where each card of a deck with several copies is. Copies of one design are sorted by place: which of them
// is where means nothing. Places: 0 the deck, then as the deck's rules say.
template <std::size_t N>
using Spread = std::array<std::uint8_t, N>;
inline constexpr std::uint8_t kInDeck = 0, kDiscarded = 1, kInPlay = 2;  // artifacts
constexpr std::uint8_t held_by(Seat seat) { return static_cast<std::uint8_t>(3 + seat); }
constexpr std::uint8_t hidden_at(Seat seat) { return static_cast<std::uint8_t>(1 + seat); }  // defence plans
constexpr std::uint8_t open_at(Seat seat) { return static_cast<std::uint8_t>(1 + kSeats + seat); }

struct Tokens {
    Card card = kNoCard;
    std::uint8_t n = 0;
    friend constexpr bool operator==(const Tokens&, const Tokens&) = default;
};
BOOST_DESCRIBE_STRUCT(Tokens, (), (card, n))

// The attack being made; none: nothing of it counts.
struct Attack {
    bool on = false;
    Seat target = 0;  // kNobody: the alien system
    Plan plan{};
    std::uint8_t bonus = 0;   // AA-191
    std::uint8_t ships = 0;   // that have begun to attack
    std::uint8_t placed = 0;  // tokens placed by the row
    std::uint8_t last = 0;    // AA-25
    bool scored = false;      // the row gave a point
    friend constexpr bool operator==(const Attack&, const Attack&) = default;
};
BOOST_DESCRIBE_STRUCT(Attack, (), (on, target, plan, bonus, ships, placed, last, scored))

// Per-turn flags of the player on turn (4.1).
struct Turn {
    RowOf<Type::Technology> used;  // whose Additionally ability was used
    RowOf<Type::Ship> attacked;
    RowOf<Type::Ship> funded;  // a resource card was spent for their completion (AA-264)
    Rows lifted;
    std::uint8_t attack = 0;  // AA-194
    bool armour = false;
    bool extra_used = false;  // AA-206
    bool drawn = false;
    bool passed = false;
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};
BOOST_DESCRIBE_STRUCT(Turn, (), (used, attacked, funded, lifted, attack, armour, extra_used, drawn, passed))

inline constexpr std::size_t kFrames = 13;

struct State {
    Choices choices;
    FixedVector<Player, kSeats> players;
    Seat first = 0, turn = 0;
    std::uint8_t round = 0;  // AA-14: where the marker is
    bool ending = false;     // AA-243
    std::uint8_t pass_run = 0, quiet_turns = 0;
    By<Type, Card> top;
    Rows unseen;
    By<Type, Below> below;
    SystemDeck systems;
    Resources deck, discard;
    Resources shows_b;                         // stored or attached cards whose section B shows
    std::array<Card, kMostResources> under{};  // the card over a stored or attached one
    FixedVector<Resource, 2> revealed;         // not yet discarded or stored
    Spread<kMostArtifacts> artifacts{};
    Spread<kMostPlans> plans{};
    FixedVector<Tokens, kMostTokens> tokens;  // in canonical order of the cards
    Rows blocked;                             // cards with tokens
    Turn now;
    Rows chosen;  // ships of this attack, technologies of this Income or SCORE
    Attack attack;
    FixedVector<Frame, kFrames> todo;

    State() {
        under.fill(kNoCard);
        top = {kNoCard, kNoCard, kNoCard};
    }
    int seats() const { return static_cast<int>(players.size()); }
    const Frame& asked() const { return todo.back(); }
    Frame& asked() { return todo.back(); }
    Player& me() { return players[turn]; }
    const Player& me() const { return players[turn]; }
    friend constexpr bool operator==(const State&, const State&) = default;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (choices, players, first, turn, round, ending, pass_run, quiet_turns, top, unseen,
                       below, systems, deck, discard, shows_b, under, revealed, artifacts, plans, tokens,
                       blocked, now, chosen, attack, todo))
static_assert(sizeof(State) <= 1536);

}  // namespace orrery::aa
