// Lays the table out the way an example in the rulebook does, and plays on it in the game's own notation.
//
//     auto table = Table::of(2).tracks(Ruby, 5, 2, 1).hand(Ruby, {"titan"}).turn(Ruby);
//     table.play("build", "card titan");  // a new system is the only place
//     CHECK(table.system(Ruby, 1) == "titan");
//
// A new table is in round 1 of a game of Humans, Ruby first, five advisors in the centre, nobody has cards or
// resources, morale is 10, and everybody has three available cubes. Answers that are the only ones are taken
// by the game itself and must not be played.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/master_of_orion/rules.h"
#include "games/master_of_orion/steps.h"
#include "shared/played_table.h"

namespace orrery::mo {

inline constexpr Seat Ruby = 0, Sapphire = 1, Jade = 2, Pearl = 3;
using Ids = std::initializer_list<std::string_view>;

class Table : public PlayedTable<Table, MasterOfOrion> {
  public:
    static Table of(int players);
    static Table of(int players, const MasterOfOrion& rules);

    // --- laying out ---
    Table& race(Seat seat, std::string_view id);
    Table& tracks(Seat seat, int food, int fleet, int production);
    Table& morale(Seat seat, int n);
    Table& score(Seat seat, int n);  // the score track
    Table& cubes(Seat seat, int available);
    Table& cube_on(Seat seat, Place place);  // from the reserve
    Table& attacked(Seat seat, Seat other, int times);
    Table& hand(Seat seat, Ids titles);
    Table& system(Seat seat, Ids titles);      // a new one, from the bottom
    Table& on_fulcrum(Seat seat, Ids titles);  // from the bottom
    Table& pile(Ids titles);                   // from the bottom
    Table& deck(Ids titles);                   // these alone; the rest of the deck is gone
    Table& centre(Ids advisors);
    Table& advisor(Seat seat, std::string_view id, Colour colour = Colour::Blue);
    Table& round(int number);

    // --- what is asked now ---
    Table& turn(Seat seat);  // an action of this seat, then of the others
    // The start of the round that the table is in. Who has no resources at all gets 4 food, for a medium
    // level.
    Table& start_round();
    Table& end_round();        // no cubes are left
    Table& draws(Ids titles);  // chance draws these

    // --- asking ---
    const Player& player(Seat seat) const { return state.players[seat]; }
    std::string tracks(Seat seat) const;  // "5/2/1"
    int morale(Seat seat) const { return player(seat).morale; }
    int score(Seat seat) const { return player(seat).score; }
    int points(Seat seat) const { return rules.standing(state).scores[seat]; }
    int available(Seat seat) const { return player(seat).available; }
    int reserve(Seat seat) const { return player(seat).reserve; }
    bool has_cube(Seat seat, Place place) const { return player(seat).cubes.has(place); }
    std::string system(Seat seat, int number) const;  // from the bottom; 5: system F
    std::string hand(Seat seat) const;                // in the order of the file
    std::string pile() const;
    std::string centre() const;
    std::string advisor(Seat seat) const;  // "-": none
    int hand_size(Seat seat) const { return player(seat).hand.size(); }

    Title title(std::string_view id) const;
    Card card(std::string_view id) const;
    Advisor advisor_named(std::string_view id) const;

  private:
    void take_from_deck(Title title);
};

// Ruby is about to build this card and can pay for it.
inline Table building(int players, std::string_view id) {
    return Table::of(players).tracks(Ruby, 9, 9, 9).hand(Ruby, {id});
}
inline std::string card(std::string_view id) { return "card " + std::string{id}; }

// A content file made of the built-in one by replacing a piece of its text.
std::string edited(std::string_view from, std::string_view to);
MasterOfOrion rules_with(std::string_view from, std::string_view to);

}  // namespace orrery::mo
