// Lays the table out the way an example in the rulebook does, and plays on it in the game's own notation.
//
//     auto table = Table::of(3).ships("3h", Ruby, 2).city("3h_1", Jade).acting(Ruby, "administration_2");
//     table.play("act tax");  // the only city is taken by the game itself
//     CHECK(table.tokens(Ruby, Resource::Weapon) == 1);
//
// A new table has a map (2p_homelands, 3p_mixup or 4p_mixup2), a Court row and supplies, but no pieces,
// tokens or hands; it is chapter 1 and Ruby has the initiative. acting(), copying() and their kin begin a
// turn. Answers that are the only ones are taken by the game itself and must not be played.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/arcs/board.h"
#include "games/arcs/hands.h"
#include "games/arcs/rules.h"
#include "games/arcs/scoring.h"
#include "games/arcs/steps.h"
#include "shared/played_table.h"

namespace orrery::ar {

inline constexpr Seat Ruby = 0, Sapphire = 1, Jade = 2, Pearl = 3;
using Lines = std::vector<std::string>;

class Table : public PlayedTable<Table, Arcs> {
  public:
    static Table of(int players, std::string_view setup_card = {});

    // --- laying out ---
    Table& ships(std::string_view system, Seat owner, int fresh, int damaged = 0);
    Table& city(std::string_view place, Seat owner, bool damaged = false);
    Table& starport(std::string_view place, Seat owner, bool damaged = false);
    Table& slots(Seat seat, std::initializer_list<Resource> tokens);  // RS1, RS2 ...
    Table& holdings(Seat seat, Resource token);                       // Ancient Holdings
    Table& cities_off_board(Seat seat, int n);  // so many more are away, in a Rival's Trophies box
    Table& empty_supply(Resource type);         // the tokens are lost to the test
    Table& guild(Seat seat, std::string_view court);
    Table& row(std::initializer_list<std::string_view> courts);
    Table& court_deck(std::initializer_list<std::string_view> courts);  // the rest is discarded
    Table& agents(std::string_view court, Seat seat, int n);
    Table& hand(Seat seat, std::initializer_list<std::string_view> cards);
    Table& captives(Seat by, Seat owner, int n);
    Table& trophies(Seat by, Trophy kind, Seat owner, int n);
    Table& outrage(Seat seat, Resource type);
    Table& leader(Seat seat, Leader leader);
    Table& lore(Seat seat, Lore lore);
    Table& power(Seat seat, int n);
    Table& chapter(int number);
    Table& marker(int marker, Ambition ambition);  // 0 low, 1 mid, 2 high
    Table& no_agents();                            // so that nobody can Influence
    Table& pile(std::initializer_list<std::string_view> bottom_to_top);

    // --- playing: whoever has nothing on the map is not asked for a rescue (AR-151), but with rescuing() ---
    Table& play(std::string_view notation);
    template <class... More>
    Table& play(std::string_view first, More... more) {
        play(first);
        return play(more...);
    }
    Table& rescuing();

    // --- what is asked now ---
    Table& round(Seat initiative);  // who has the initiative leads or passes
    // A turn at its action step: every seat without a hand gets one card, so that the chapter goes on.
    Table& acting(Seat seat, std::string_view card);
    Table& copying(Seat seat, std::string_view lead, std::string_view card);
    Table& pivoting(Seat seat, std::string_view lead, std::string_view card);
    Table& surpassing(Seat seat, std::string_view lead, std::string_view card);
    // The same at the Prelude.
    Table& in_prelude(Seat seat, std::string_view card);
    Table& prelude_of(Seat seat, std::string_view verb, std::string_view lead, std::string_view card);
    Table& score();  // the chapter ends
    // Answers whatever is asked with its last option until this step is asked or the game is over.
    Table& until(Step step);
    Table& chance_any();  // chance answers with its first outcome, as long as it is asked

    // --- asking ---
    int fresh(std::string_view system, Seat seat) const { return state.fleets[id(system)].fresh[seat]; }
    int damaged(std::string_view system, Seat seat) const { return state.fleets[id(system)].damaged[seat]; }
    int tokens(Seat seat, Resource type) const { return ar::tokens(state.players[seat], type); }
    Resource slot(Seat seat, int number) const { return state.players[seat].slots[at(number - 1)]; }
    int trophies(Seat by) const { return count_for(state, by, Ambition::Warlord); }
    int captives(Seat by) const { return count_for(state, by, Ambition::Tyrant); }
    int power(Seat seat) const { return ar::power(state.players[seat]); }
    bool has(Seat seat, std::string_view court) const;
    bool holds(Seat seat, std::string_view card) const { return state.players[seat].hand.has(card_id(card)); }
    bool is_city(std::string_view place, Seat owner) const;
    bool is_starport(std::string_view place, Seat owner) const;
    bool is_damaged(std::string_view place) const { return state.buildings.damaged.has(place_id(place)); }
    const Player& player(Seat seat) const { return state.players[seat]; }

    static System id(std::string_view system);
    static Place place_id(std::string_view place);
    static Card card_id(std::string_view card);
    static Court court_id(std::string_view court);

  private:
    bool rescues_ = false;
    void fill_hands(Seat but, std::initializer_list<std::string_view> taken);
    void skip_to(Step step);
    Table& following(Seat seat, std::string_view verb, std::string_view lead, std::string_view card);
};

}  // namespace orrery::ar
