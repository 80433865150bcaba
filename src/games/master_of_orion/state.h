// Everything on the table, and nothing else. Levels, prices and scores follow from it and are not kept.
#pragma once

#include <array>
#include <boost/describe.hpp>

#include "core/fixed_vector.h"
#include "engine/deck.h"
#include "engine/frames.h"
#include "games/master_of_orion/effect.h"

namespace orrery::mo {

// The states of chapter 4. What a frame remembers stands beside the step.
enum class Step : std::uint8_t {
    // chance
    FirstPlayer,    // S0
    DealRace,       // S1 with random races; owner: who gets it
    RevealAdvisor,  // S3; count: advisors still to come
    Draw,           // MO-36; owner: into whose hand, count: cards still to come
    // without a question
    NextRace,      // count: seats that have a race
    NextDeal,      // S5; count: seats that have their cards
    NextExchange,  // S6; count: seats that have been asked
    BeginRound,    // R1
    NextLevel,     // R2; count: seats done
    NextStart,     // R3; count: seats done
    NextTurn,      // A0; target: who is looked at first
    EndRound,      // E1
    NextTrim,      // E2; count: seats done
    CleanUp,       // E3, E4
    Effect,  // an effect under way; owner, card, when, place, at: the step, count: how many are done with
             // it, built: colour + 1 of what its last build step built
    // decisions
    PickRace,         // S1
    Exchange,         // S6; count: cards discarded
    LevelBonus,       // R2a; count: resources still to choose
    PickStart,        // R3; places: effects not yet resolved
    ChooseAction,     // A1
    BuildCard,        // B1
    BuildSystem,      // B2
    PayDiscount,      // B3
    ExploitCard,      // X1
    KeepThree,        // X2
    ActivateCard,     // V1
    AttackTarget,     // T1
    PickAfterAttack,  // T3; places: effects not yet resolved, target: the defender
    TradeGoods,       // H1
    PickAdvisor,      // K2
    AdvisorColour,    // K3
    TakeDiscard,      // N1, F4
    UseOptional,      // F1
    ChooseResource,   // F2; count: choices left
    ExchangeWay,      // F3
    FreeActivation,   // F5
    RearrangeSystem,  // F6
    RearrangeNext,    // F7; place, count: cards that lie, card: the top card before
    SinkSystem,       // F8; target: whose
    ChooseOne,        // F9
    DiscardCard,      // K1, F10, E2; count: cards left
    FillSpace         // F11; count: cubes left
};
constexpr Step last_of(Step) { return Step::FillSpace; }
std::span<const std::string_view> names_of(Step);

struct Frame {
    using Step = mo::Step;
    Step step{};
    Actors who{};
    Seat owner{};
    Card card{};
    When when{};
    std::uint8_t at{};
    Place place{};
    std::uint8_t count{};
    Seat target{};
    std::uint8_t built{};
    PlaceSet places{};
    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
BOOST_DESCRIBE_STRUCT(Frame, (), (step, who, owner, card, when, at, place, count, target, built, places))

// The options of chapter 3, as positions in the table of options.cpp.
struct Choices {
    std::uint8_t races = 0, advisors = 0, first_player = 0;
    friend constexpr bool operator==(const Choices&, const Choices&) = default;
};
BOOST_DESCRIBE_STRUCT(Choices, (), (races, advisors, first_player))

using Stack = FixedVector<Title, kSystemCards>;  // from the bottom; of system F without its advisor

struct Player {
    FixedVector<Race, 1> race;
    FixedVector<Advisor, 1> advisor;
    Colour colour{};  // of an advisor with a system of its own (MO-109)
    Resources tracks;
    std::int16_t morale = 0;
    std::uint16_t score = 0;  // the score track (MO-20)
    std::uint8_t reserve = 0, available = 0;
    By<Deed, std::uint8_t> boxes;                // cubes on the sheet; none on Activate and Attack
    std::array<std::uint8_t, kSeats> attacks{};  // own cubes on the attack areas of the others
    PlaceSet cubes;                              // own cubes on A and R spaces, by place
    std::array<Stack, kStacks> systems{};
    Deck<Title> hand;

    friend constexpr bool operator==(const Player&, const Player&) = default;
};
BOOST_DESCRIBE_STRUCT(Player, (),
                      (race, advisor, colour, tracks, morale, score, reserve, available, boxes, attacks,
                       cubes, systems, hand))

// A structure between the choice of the card and its placing (B2, B3).
struct Building {
    bool under_way = false;
    Title title{};
    bool from_pile = false;  // it still lies on the discard pile (MO-166)
    Place place{};
    Resources price{};          // what is left to pay
    std::uint8_t discount = 0;  // points still to be used
    friend constexpr bool operator==(const Building&, const Building&) = default;
};
BOOST_DESCRIBE_STRUCT(Building, (), (under_way, title, from_pile, place, price, discount))

// Twenty-four structures have room in the systems of a player (MO-30, MO-106), each of them may be built by
// an activation, and a few frames lie below them and above.
inline constexpr std::size_t kFrames = 60;

struct State {
    Choices choices;
    FixedVector<Player, kSeats> players;
    Deck<Title> deck;                            // without order until a card is drawn
    FixedVector<Title, kMaxCards> pile;          // the discard pile, from the bottom: open, in order (MO-9)
    FixedVector<Advisor, kUsedAdvisors> centre;  // in the order of the file
    std::uint8_t round = 0;                      // 1 ..
    Seat first = 0;                              // who has the first player token
    Building building;
    FixedVector<Title, kGreyDraw> drawn;  // MO-64: cards of the hand just drawn, in the order of the file
    FixedVector<Frame, kFrames> todo;     // the last frame is asked first; empty: the game is over

    int seats() const { return static_cast<int>(players.size()); }
    const Frame& asked() const { return todo.back(); }
    Frame& asked() { return todo.back(); }
    friend constexpr bool operator==(const State&, const State&) = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (choices, players, deck, pile, centre, round, first, building, drawn, todo))
static_assert(sizeof(State) <= 1536);

}  // namespace orrery::mo
