// What holds in every position of every game: the laws of the engine, the conservation of pieces, golden
// transcripts, perft numbers.
#include <doctest/doctest.h>

#include "games/alien_frontiers/fleet.h"
#include "games/alien_frontiers/rules.h"
#include "shared/along_laws.h"
#include "shared/golden.h"
#include "shared/perft.h"

using namespace orrery;
using namespace orrery::af;

namespace {

int ships_of(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    int total = player.stock + player.bay + player.hand.size();
    for (const Station station : every<Station>()) total += s.docked[station][seat].size();
    if (seat != s.turn || s.todo.empty()) return total;
    if (s.asked().step == Step::RollShips) total += s.asked().a;
    return total + (s.asked().step == Step::WarpPick ? s.asked().b : 0);
}

// AF-4, AF-5, AF-10: ships, colonies and cards neither appear nor vanish.
std::optional<std::string> pieces_are_conserved(const State& s) {
    int cards = s.deck.size() + s.discard.size();
    for (const Card card : s.display) cards += card != Card::NoCard;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        cards += player.cards.size();
        int colonies = player.colonies + int{player.hub > 0};
        for (const Territory territory : every<Territory>()) colonies += s.colonies[territory][seat];
        if (ships_of(s, seat) != kOwnShips) return "a ship is missing";
        if (colonies != colonies_per_player(s.seats(), s.long_game != 0)) return "a colony is missing";
    }
    return cards == copies_of_all_cards() ? std::nullopt : std::optional<std::string>{"a card is missing"};
}

}  // namespace

TEST_CASE("the laws hold in random games for every number of players and every option") {
    for (int players = 2; players <= 4; ++players) {
        for (int long_game = 0; long_game <= (players == 2 ? 0 : 1); ++long_game) {
            const Setup setup{.players = code_of(players),
                              .choice = {code_of(long_game), code_of(long_game)}};
            along_laws<AlienFrontiers>(pieces_are_conserved, setup, {.count = 4},
                                       {.max_answers = 20'000, .costly_every = 41, .wild_answers = 40});
        }
    }
}

TEST_CASE("the verb table is as learners know it") { CHECK(AlienFrontiers{}.verbs().size() == 1166); }

TEST_CASE("golden transcripts replay to the letter") {
    for (const int players : {2, 3, 4})
        check_golden("alien_frontiers/golden/random_" + std::to_string(players) + "_players.txt",
                     transcript(AlienFrontiers{}, Setup{.players = code_of(players)}, 7));
}

TEST_CASE("perft numbers") {
    const AlienFrontiers rules;
    const auto count = [&](int players, int answers, int depth) {
        return perft(rules, position_after(rules, {.players = code_of(players)}, 11, answers), depth);
    };
    CHECK(count(2, 0, 5) == 37500);
    CHECK(count(2, 60, 8) == 10765);
    CHECK(count(3, 200, 8) == 4920);
    CHECK(count(4, 400, 7) == 32072);
    CHECK(count(4, 800, 7) == 3695);
}
