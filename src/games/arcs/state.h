// Everything on the table, and nothing that follows from it: control, icons, counts and ranks are computed.
#pragma once

#include <boost/describe.hpp>

#include "engine/frames.h"
#include "games/arcs/data.h"

namespace orrery::ar {

// The decisions (D-), chance events (C-) and automatic steps (A-) of section 4. What a frame remembers in a,
// b, c, d stands beside the step.
enum class Step : std::uint8_t {
    // chance
    FirstPlayer,   // AR-1
    DrawSetup,     // AR-5
    OfferLeader,   // AR-12; a: still to come
    OfferLore,     // AR-12; a: still to come
    RevealCourt,   // AR-4, AR-124
    Deal,          // AR-10; a: seat, b: still to come
    DrawCard,      // AR-183, AR-202; a: seat, b: still to come
    RollRaid,      // AR-130; a: dice
    RollAssault,   // a: dice
    RollSkirmish,  // a: dice
    // without a question
    NextPick,      // AR-13; a: picks made
    PlacePieces,   // AR-8, AR-14
    BeginChapter,  // AR-261
    DiscardRest,   // AR-10
    BeginRound,    // 4.5
    NextTurn,      // AR-57; a: seats after the leader that have had their chance
    EndRound,      // AR-153 - AR-156
    EndPrelude,    // AR-94
    EndTurn,       // AR-151, AR-152; a: 1 once the rescue has been asked
    FillCourt,     // AR-124, AR-125; a: the Vox card whose text goes on, to be put away first (0: none)
    PlaceMarker,   // AR-74; a: ambition, b: 1 with the lead card
    SetOff,        // D-TRIGGER's frame; a: triggers left, a bit each
    TakeUp,        // AR-51: before D-ARRANGE; a: seat, b: 1 even if nothing was received
    RollBattle,    // C-ROLL; the dice chosen, kind after kind
    ResolveHits,   // AR-131, AR-132
    HitDefenders,  // AR-133
    HitBuildings,  // AR-134; a: hits
    Aftermath,     // AR-140 - AR-144
    Ransacks,      // AR-145; a: still to come
    BeginRaid,     // AR-135
    AfterBattle,   // AR-203, AR-228
    EndMove,       // AR-223; a: flags of the Move
    Score,         // 7.1, 7.2
    EndChapter,    // 7.3
    // decisions
    Draft,
    Mulligan,
    Lead,
    Follow,
    Opening,
    GiveGuild,
    Triggers,  // a: triggers left, a bit each
    FarRival,
    FarSwap,  // a: the Rival
    AmbType,
    Bold,  // a: positions of the row already chosen, a bit each
    Prelude,
    Token,        // a: type, b: what it pays for (PaysFor), c: the system of a cloud city
    SpendAs,      // a: type of the token
    SpendAction,  // a: resource as which it was spent
    Count,        // AR-160; a: type
    Steal,        // a: type, b: tokens still to steal
    Unite,        // a: suit
    PlaceShip,    // a, b, c: the systems left to choose from, a bit each
    Muster,
    Redraw,    // a: cards of the hand already decided
    Persuade,  // AR-186
    Fence,
    Act,
    Extra,    // a: the action that may follow (Kind)
    TaxCity,  // a: 1 for Nurture
    TaxType,  // a: place
    BuildKind,
    BuildSite,  // a: piece
    BuildShip,  // a: 1 for Summon
    Repair,
    MoveFrom,     // a: flags of the Move
    MoveTo,       // a: flags, b: from
    MoveFresh,    // a: flags, b: from, c: to
    MoveDamaged,  // a: flags, b: from, c: to, d: fresh ships
    CatNext,      // a: flags
    CatFresh,     // a: flags, b: next system
    CatDamaged,   // a: flags, b: next system, c: fresh ships
    Sprint,       // a: flags
    Influence,    // a: 1 if a Secure follows (AR-216)
    Secure,
    Abduct,
    Pressgang,  // a: 1 from the second Captive on
    Execute,    // a: 1 from the second Captive on
    TradeCity,
    TradeTake,  // a: place
    TradeGive,  // a: the Rival, b: type taken, c: raid cost of its slot
    RiflesFrom,
    RiflesAt,  // a: from
    Prune,
    Uprising,   // AR-195
    Demands,    // AR-196
    Spreads,    // AR-197
    FreeCity,   // AR-198
    SeizeSong,  // AR-199
    Struggle,   // AR-201
    BattleSystem,
    BattleRival,  // a: system
    Railgun,      // AR-237: D-LOSS with one hit
    DiceRaid,
    DiceAssault,
    DiceSkirmish,
    RerollKind,
    RerollSkirmish,  // a: face
    RerollAssault,   // a: face
    Losses,          // a: hits
    HitShips,        // a: hits
    HitBuilding,     // a: hits
    Ransack,
    Raid,
    Beloved,
    Arrange,  // a: position in the order of AR-51
    Rescue
};
constexpr Step last_of(Step) { return Step::Rescue; }
std::span<const std::string_view> names_of(Step);

enum class PaysFor : std::uint8_t { Spending, CloudCity };

// Flags of a Move.
inline constexpr std::uint8_t kThenBattle = 1;  // AR-214: a legal Battle must follow
inline constexpr std::uint8_t kSprinting = 2;   // AR-223: fresh ships that took part, and no further Move

// The options of section 3.
struct Choices {
    std::uint8_t setup_card = 0;  // 0: by chance, else the card + 1
    std::uint8_t initiative = 0;  // 0: by chance, else the seat + 1
    std::uint8_t leaders = 0;     // AR-11, AR-16: 0 none, else lore for each
    std::uint8_t split_discard = 0;

    friend constexpr bool operator==(const Choices&, const Choices&) = default;
};
BOOST_DESCRIBE_STRUCT(Choices, (), (setup_card, initiative, leaders, split_discard))

// The ships of all seats in one system.
struct Fleets {
    std::array<std::uint8_t, kSeats> fresh{}, damaged{};

    constexpr int of(Seat seat) const { return fresh[seat] + damaged[seat]; }
    friend constexpr bool operator==(const Fleets&, const Fleets&) = default;
};
BOOST_DESCRIBE_STRUCT(Fleets, (), (fresh, damaged))

struct Buildings {
    std::array<PlaceSet, kSeats> cities{}, starports{};
    PlaceSet damaged;
    PlaceSet used;  // taxed cities and starports that built, in this turn (AR-104, AR-110)

    constexpr PlaceSet of(Seat seat) const { return cities[seat] | starports[seat]; }
    constexpr PlaceSet all_cities() const { return cities[0] | cities[1] | cities[2] | cities[3]; }
    constexpr PlaceSet all_starports() const {
        return starports[0] | starports[1] | starports[2] | starports[3];
    }
    constexpr PlaceSet all() const { return all_cities() | all_starports(); }
    friend constexpr bool operator==(const Buildings&, const Buildings&) = default;
};
BOOST_DESCRIBE_STRUCT(Buildings, (), (cities, starports, damaged, used))

// Where Power came from: the five ambitions, and the bonus of cities (AR-248).
inline constexpr int kPowerKinds = 6, kCityPower = 5;

struct Player {
    CardSet hand;
    CardSet knows;  // action cards whose place this seat knows, besides those that all know
    CourtSet guilds;
    std::array<std::uint8_t, kPowerKinds> power{};
    std::array<Resource, kSlots> slots{Resource::None, Resource::None, Resource::None, Resource::None,
                                       Resource::None, Resource::None, Resource::None};
    By<Resource, std::uint8_t> loose{};  // received, not yet arranged (AR-52)
    std::uint8_t cities = kCitiesEach;   // on the board
    std::uint8_t starports = kStarportsEach, ships = kShipsEach, agents = kAgentsEach;  // in supply
    ResourceSet outrage;
    std::uint8_t placeholders = 0;  // AR-35: of the covered icons, those without an agent
    By<Trophy, std::array<std::uint8_t, kSeats>> trophies{};  // by owner
    std::array<std::uint8_t, kSeats> captives{};              // by owner
    Leader leader = Leader::None;
    LoreSet lore;

    friend constexpr bool operator==(const Player&, const Player&) = default;
};
BOOST_DESCRIBE_STRUCT(Player, (),
                      (hand, knows, guilds, power, slots, loose, cities, starports, ships, agents, outrage,
                       placeholders, trophies, captives, leader, lore))

// A card on the table in this round, in the order of play.
struct Played {
    Card card = kNoCard;
    Seat owner = 0;
    Mode mode = Mode::Lead;
    std::uint8_t claimed = 0;  // AR-165: the seat whose Union lies beside it + 1

    constexpr bool face_up() const { return mode != Mode::Copy && mode != Mode::Seize; }
    friend constexpr bool operator==(const Played&, const Played&) = default;
};
BOOST_DESCRIBE_STRUCT(Played, (), (card, owner, mode, claimed))
inline constexpr int kMostPlayed = kSeats + 1;  // one seizing card in a round (AR-82)

// The turn of the active player (4.2).
struct Turn {
    Seat seat = 0;
    Mode mode = Mode::Lead;
    Suit suit = Suit::None;  // whose list the pips use
    std::uint8_t pips = 0;
    bool prelude = false;                // from the opening to the end of the Prelude
    bool battle = false;                 // AR-89
    bool declared = false;               // AR-77
    bool fenced = false;                 // AR-193
    bool summoned = false;               // AR-220
    By<Resource, std::uint8_t> spent{};  // AR-94
    CourtSet secured;                    // AR-96: in this Prelude
    CardSet redraw;                      // AR-183: what the seat discards, known to it alone

    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};
BOOST_DESCRIBE_STRUCT(Turn, (),
                      (seat, mode, suit, pips, prelude, battle, declared, fenced, summoned, spent, secured,
                       redraw))

// The Move under way: the ships that move together, and where fresh ones were left (AR-118, AR-223).
struct Journey {
    System at = 0;
    std::uint8_t fresh = 0, damaged = 0;
    std::uint8_t entered = 0;  // gates since the last ship was left behind, by cluster
    std::array<std::uint8_t, kSystems> took_part{};

    friend constexpr bool operator==(const Journey&, const Journey&) = default;
};
BOOST_DESCRIBE_STRUCT(Journey, (), (at, fresh, damaged, entered, took_part))

// The battle under way, or the shots of Galactic Rifles.
struct Fight {
    System system = 0;
    Seat defender = 0;
    std::uint8_t fresh = 0, damaged = 0;  // attacking ships left (AR-139)
    bool rifles = false;                  // AR-222: it is no battle
    bool all_fresh = false;               // AR-227
    bool rerolled_skirmish = false, rerolled_assault = false;
    bool trophy = false;                                      // AR-203
    std::array<std::uint8_t, 3> dice{};                       // collected, by kind
    std::array<std::array<std::uint8_t, kFaces>, 3> faces{};  // rolled, by kind
    std::array<std::uint8_t, kFaces> again{};                 // chosen to be rolled again
    std::uint8_t keys = 0;
    std::uint8_t cities = 0;  // destroyed
    ResourceSet provoked;     // by them (AR-144)

    friend constexpr bool operator==(const Fight&, const Fight&) = default;
};
BOOST_DESCRIBE_STRUCT(Fight, (),
                      (system, defender, fresh, damaged, rifles, all_fresh, rerolled_skirmish,
                       rerolled_assault, trophy, dice, faces, again, keys, cities, provoked))

inline constexpr std::size_t kFrames = 24;
using Question = Frame<Step>;

struct State {
    Choices choices;
    FixedVector<Player, kSeats> players;
    SetupCard setup = SetupCard::None;
    ClusterSet out = 0;  // out of play
    std::array<Fleets, kSystems> fleets{};
    Buildings buildings;
    By<Resource, std::uint8_t> supply{};
    // The Court.
    CourtSet court_deck, court_discard;
    bool buried = false;  // AR-189: the Sworn Guardians lie under the deck
    std::array<Court, 4> row{Court::None, Court::None, Court::None, Court::None};
    std::array<std::array<std::uint8_t, kSeats>, 4> agents{};  // by position and owner
    LeaderSet leaders;                                         // laid out for the draft
    LoreSet lore;
    // Chapter and round.
    std::uint8_t chapter = 0;  // 1 ..; 0: set-up
    Seat initiative = 0, leader = 0;
    bool seized = false, declared = false, zeroed = false;
    std::uint8_t passes = 0;
    std::uint8_t flipped = 0;  // AR-256: how many markers
    std::array<Ambition, kMarkers> markers{Ambition::None, Ambition::None,
                                           Ambition::None};  // None: available
    FixedVector<Played, kMostPlayed> played;
    // Action cards that are neither in a hand nor on the table.
    CardSet undealt;
    CardSet open_discard;                      // AR-17
    std::array<std::uint8_t, kCards> layer{};  // of the discard pile, from the bottom: 1 ..; 0: not there
    CardSet open_knowledge;                    // cards whose place everybody knows, spectators too
    Turn turn;
    Journey journey;
    Fight fight;
    Frames<Step, kFrames> todo;  // the last frame is asked first; empty: the game is over

    int seats() const { return static_cast<int>(players.size()); }
    const Question& asked() const { return todo.back(); }
    Question& asked() { return todo.back(); }
    Seat asked_seat() const { return asked().who.first(); }
    Player& me() { return players[turn.seat]; }
    const Player& me() const { return players[turn.seat]; }
    friend constexpr bool operator==(const State&, const State&) = default;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (choices, players, setup, out, fleets, buildings, supply, court_deck, court_discard,
                       buried, row, agents, leaders, lore, chapter, initiative, leader, seized, declared,
                       zeroed, passes, flipped, markers, played, undealt, open_discard, layer, open_knowledge,
                       turn, journey, fight, todo))
static_assert(sizeof(State) <= 1536);

}  // namespace orrery::ar
