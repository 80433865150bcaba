// Lays the table out the way an example in the rulebook does, and plays on it in the game's own notation.
//
//     auto table = Table::of(2).hand(Ruby, {"R3", "B2"}).building(Ruby, "te_open_archives").turn(Ruby);
//     table.play("develop");                       // the only card is chosen by itself
//     CHECK(table.options() == ...);
//
// A new table has factions fa_star_union, fa_clone_clans ... by seat, nothing in hands and empires, 8
// credits, the round marker on the number of players, Ruby first; known tops are the first cards of the decks
// that are nowhere else. Sections are named by colour and icons ("R3": 3 red; Y is gold), with a kind after a
// slash where it matters ("B3/XPLR"): the first card of the deck that has such a section is taken. Answers
// that are the only ones are taken by the game itself and must not be played.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/alien_artifacts/rules.h"
#include "games/alien_artifacts/steps.h"
#include "shared/played_table.h"

namespace orrery::aa {

inline constexpr Seat Ruby = 0, Sapphire = 1, Jade = 2, Pearl = 3, Amethyst = 4;
using Strings = std::vector<std::string>;
using Names_ = std::initializer_list<std::string_view>;

class Table : public PlayedTable<Table, AlienArtifacts> {
  public:
    // Nothing is asked until turn() or another of its kind says what.
    static Table of(int players, Options options = {}, AlienArtifacts rules = {});

    // --- laying out ---
    Table& faction(Seat seat, std::string_view id);
    Table& credits(Seat seat, int n);
    Table& points(Seat seat, int n);
    Table& hand(Seat seat, Names_ sections);              // cards by a section that they have
    Table& card_in_hand(Seat seat, std::string_view id);  // by id
    Table& building(Seat seat, std::string_view card, Names_ attached = {});
    Table& logistic(Seat seat, Names_ cards);
    Table& operational(Seat seat, Names_ cards);
    Table& stored(Seat seat, std::string_view planet,
                  Names_ sections);  // the planet becomes operational if it is not
    Table& tokens(std::string_view card, int n);
    Table& artifact(Seat seat, std::string_view design);
    Table& plan(Seat seat, std::string_view design, bool open = false);
    Table& system(std::string_view id);  // the available one
    Table& top(std::string_view card);   // of its deck
    Table& deck(Type type,
                Names_ cards);  // exactly these, from the top; the others are out of the game for the test
    Table& next_resources(Names_ ids);  // the deck holds only these (in the order asked with `draws`)
    Table& no_resources();              // neither deck nor discard pile
    Table& round(int space);
    Table& without_artifacts();

    // --- what is asked now ---
    // The menu, asked even if it has one answer only; run() would take that.
    Table& turn(Seat seat = Ruby);
    Table& end_of_game();
    Table& end_of_turn();  // from the end of the action phase on
    Table& run();          // what asks nobody, and single answers

    // --- asking ---
    bool action_is_over() const;
    bool in_empire(Seat seat, std::string_view card, Side side) const;
    bool in_construction(Seat seat, std::string_view card) const;
    int credits(Seat seat) const { return state.players[seat].credits; }
    int track(Seat seat) const;
    int score(Seat seat) const { return rules.standing(state).scores[seat]; }
    int tokens(std::string_view card) const { return tokens_on(state, id(card)); }
    int cards_in_hand(Seat seat) const { return state.players[seat].hand.size(); }
    int stored(Seat seat) const { return state.players[seat].stored.size(); }
    int cost_of(Type type) const { return cost(now(), type); }
    Strings below(Type type) const;
    std::string top(Type type) const;
    bool discarded(std::string_view resource) const { return state.discard.has(resource_id(resource)); }
    int artifacts(Seat seat) const { return artifacts_held(rules.content(), state, seat); }
    int plans(Seat seat) const { return plans_held(rules.content(), state, seat); }
    Now now() const { return {rules.content(), state, state.turn}; }

    Card id(std::string_view card) const;
    Resource resource_id(std::string_view id) const;
    std::string name(Card card) const;
    // The notation of a section of a card that lies in the hand or on a planet of the player on turn:
    // "res_01_a".
    std::string section(std::string_view wanted) const;
    std::string pay(std::string_view wanted) const { return "pay " + section(wanted); }
    std::string spend(std::string_view wanted) const { return "spend " + section(wanted); }
    // Chance shows a card with this attack number: the first of the deck.
    Table& reveal(int number);
    Table& reveal_kind(std::string_view kind_code, bool match);
    Table& produce();  // one card is produced and its first section shows
    // Goes on with whatever chance likes until somebody is asked, or the hand is to be filled up at the end
    // of the turn.
    Table& luck(std::uint64_t seed = 1);
    Table& draw_up();  // that, and what follows without a question

  private:
    bool draws_up() const;
    Resource take_resource(std::string_view wanted);
    void take_card(Card card);
};

// Ruby's turn with an offensive paid for; against a system, or against Sapphire with this plan.
Table offensive(Table table);
Table against_system(std::string_view system, std::string_view ship);
Table against_sapphire(std::string_view ship, std::string_view plan);

}  // namespace orrery::aa
