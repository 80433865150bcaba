// Salvage, a small open game whose wares come with its content: for the tests of names and contents.
//
//   SV-1  Two to four players. The deck holds every ware of the content as often as it says.
//   SV-2  Chance turns up wares until two lie open.
//   SV-3  In turn, each player takes one of the open wares.
//   SV-4  When none is left, most points win; a ware is worth what the content says.
#pragma once

#include <memory>

#include "engine/any_game.h"
#include "engine/content_types.h"
#include "engine/deck.h"

namespace orrery::salvage {

enum class Ware : std::uint8_t {};
constexpr Ware last_of(Ware) { return Ware{7}; }
constexpr std::string_view domain_of(Ware) { return "ware"; }

struct WareRow {
    std::string id;
    Spelling name;
    std::uint8_t copies = 1;
    std::uint8_t worth = 1;
};

// What a file would say, with what follows from it.
struct Hold {
    std::vector<WareRow> wares;
    Names names;
    VerbTable verbs;

    explicit Hold(std::vector<WareRow> rows);
    const WareRow& operator[](Ware ware) const { return wares[static_cast<std::size_t>(ware)]; }
};

struct State {
    FixedVector<Deck<Ware>, 4> holds;
    Deck<Ware> deck;
    FixedVector<Ware, 2> open;
    std::optional<Ware> last;  // the one taken just before
    Seat turn = 0;

    friend constexpr bool operator==(const State&, const State&) = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (holds, deck, open, last, turn))

enum Verb : std::uint8_t { kTurnUp, kTake };
constexpr Action act(Verb verb, Ware ware) { return {verb, static_cast<std::uint8_t>(ware)}; }
constexpr Ware ware_of(Action action) { return static_cast<Ware>(action.a); }

class Salvage {
  public:
    using State = salvage::State;

    Salvage();  // with three wares
    explicit Salvage(std::vector<WareRow> wares) : hold_{std::make_shared<const Hold>(std::move(wares))} {}

    static const GameInfo& info();
    const VerbTable& verbs() const { return hold_->verbs; }
    const Names& names() const { return hold_->names; }
    std::uint64_t content_hash() const { return hold_->wares.size(); }

    Verdict judge_setup(const Setup& setup) const {
        return setup.players >= 2 && setup.players <= 4 ? kAllowed : breaks("SV-1");
    }
    State start(const Setup& setup) const;
    Setup setup_of(const State& s) const { return {.players = static_cast<std::uint8_t>(players(s))}; }
    int players(const State& s) const { return static_cast<int>(s.holds.size()); }
    Actors actors(const State& s) const;
    void list(const State& s, Seat seat, ActionList& out) const;
    Verdict judge(const State& s, Seat seat, Action action) const;
    void play(State& s, Seat seat, Action action) const;
    void outcomes(const State& s, OutcomeList& out) const;
    Action sample(const State& s, Rng& rng) const;
    bool settled(const State&) const { return true; }
    std::uint8_t reveals(const State&, Seat, Action) const { return 0; }
    std::uint8_t witnesses(const State&, Seat, Action) const { return kEverybody; }
    Standing standing(const State& s) const;
    Breakdown breakdown(const State& s) const;
    Goods goods(const State& s, Seat seat) const { return {{"wares", s.holds[seat].size()}}; }
    State imagine(const State& s, Seat, Rng&) const { return s; }
    MadeTexts texts(Language language) const;  // "ware.tin": what it is worth
    Json content_json(Language language) const;
    SourceCounts sources() const { return {{0, 0, 0, static_cast<int>(hold_->wares.size())}}; }
    Json view(const State& s, Seat) const { return to_json(s, &names()); }
    Verdict check(const State& s) const;

  private:
    int worth(const Deck<Ware>& wares) const;

    std::shared_ptr<const Hold> hold_;
};
static_assert(GameAtTheEdge<Salvage> && HasNames<Salvage>);

// "tin", "silk" and "amber"; "amber" and "ice": two contents of one game.
Salvage three_wares();
Salvage two_wares();

}  // namespace orrery::salvage
