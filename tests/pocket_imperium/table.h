// Lays the table out the way an example in the rulebook does, and plays on it in the game's own notation.
//
//     auto table = Table::of(3).ships("s1_c", Ruby, 2).order(Ruby, Command::Explore, 2);
//     table.play("from s1_c", "fleet 2", "to s6_se", "via s1_nw");  // leaving 1 is the only exchange
//     CHECK(table.ships("s1_nw") == 1);
//
// A new table has the standard map of section 6.4 (all A sides, fixed layout, Tri-Prime) without ships, in
// round 1, Ruby first; nothing is asked until order(), planning(), scoring(), come_back() or setup() says
// what. Answers that are the only ones are taken by the game itself and must not be played.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/pocket_imperium/rules.h"
#include "games/pocket_imperium/steps.h"
#include "shared/played_table.h"

namespace orrery::pi {

using Notations = std::vector<std::string>;  // of answers

inline constexpr Seat Ruby = 0, Sapphire = 1, Jade = 2, Pearl = 3;

class Table : public PlayedTable<Table, PocketImperium> {
  public:
    static Table of(int players, Options options = {});

    // --- laying out ---
    Table& ships(std::string_view system, Seat owner, int n);
    Table& points(Seat seat, int n);
    Table& round(int number);
    Table& bounty(std::string_view system);  // a tile lies there; give values with bounty_values
    Table& bounty_values(int blanks, int ones);

    // --- what is asked now ---
    Table& planning();  // everybody plans
    // One order of one seat alone, with so many actions; afterwards nothing more happens in the round until
    // finish().
    Table& order(Seat seat, Command command, int actions);
    // All three reveals with these plans ("ext", or "ee-xx-tt" for two players), from the first one on.
    Table& plans(std::initializer_list<std::string_view> by_seat);
    Table& exploitation();  // sustain, scoring, bounty, end of the round
    Table& end_of_round();  // from the end of scoring on: loss, come-back, final scoring

    // --- asking ---
    std::vector<std::string> canonical_options() const;  // 4.6
    // The order is over: nothing is asked on this table (see order()).
    bool order_is_over() const { return state.todo.empty(); }
    int ships(std::string_view system) const;
    int fresh(std::string_view system) const;
    Seat owner(std::string_view system) const;  // kNobody: unoccupied
    int points(Seat seat) const { return state.players[seat].points; }
    int supply(Seat seat) const { return pi::supply(state, seat); }
    const GalaxyMap& map() const { return rules.atlas().galaxies[static_cast<Galaxy>(state.choices.galaxy)]; }
    Kind kind(std::string_view system) const;
    std::vector<std::string> neighbours(std::string_view system) const;

    static System id(std::string_view system);
    static std::string name(System system) { return std::string{system_names()[system]}; }

  private:
    void run();  // automatic steps and single answers
};

inline bool contains(const Notations& notations, std::string_view wanted) {
    return std::find(notations.begin(), notations.end(), wanted) != notations.end();
}

}  // namespace orrery::pi
