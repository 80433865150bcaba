// What holds in every position of every game: the laws of the engine, the conservation of pieces, golden
// transcripts, perft numbers.
#include <doctest/doctest.h>

#include "games/arcs/board.h"
#include "games/arcs/hands.h"
#include "games/arcs/rules.h"
#include "shared/along_laws.h"
#include "shared/canonical_law.h"
#include "shared/golden.h"
#include "shared/perft.h"

using namespace orrery;
using namespace orrery::ar;

namespace {

// 2.1, 2.2: every piece, token and card is in exactly one place.
std::optional<std::string> pieces_are_conserved(const State& s) {
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        int ships = player.ships + ships_on_map(s, seat);
        int starports = player.starports + s.buildings.starports[seat].size();
        int cities = player.cities + s.buildings.cities[seat].size();
        int agents = player.agents + player.outrage.size() - player.placeholders;
        for (const auto& position : s.agents) agents += position[seat];
        for (const Player& other : s.players) {
            ships += other.trophies[Trophy::Ship][seat];
            starports += other.trophies[Trophy::Starport][seat];
            cities += other.trophies[Trophy::City][seat];
            agents += other.trophies[Trophy::Agent][seat] + other.captives[seat];
        }
        if (ships != kShipsEach) return "ships: " + std::to_string(ships);
        if (starports != kStarportsEach) return "starports: " + std::to_string(starports);
        if (cities != kCitiesEach) return "cities: " + std::to_string(cities);
        if (agents != kAgentsEach) return "agents: " + std::to_string(agents);
    }
    return std::nullopt;
}

std::optional<std::string> cards_are_conserved(const State& s) {
    int court = s.court_deck.size() + s.court_discard.size() + int{s.buried};
    for (const Court card : s.row) court += card != Court::None;
    int cards =
        discard_pile(s).size() + s.open_discard.size() + s.undealt.size() + static_cast<int>(s.played.size());
    for (const Player& player : s.players) {
        court += player.guilds.size();
        cards += player.hand.size();
    }
    for (const Played& played : s.played) court += played.claimed != 0;
    for (const auto& frame : s.todo) court += frame.step == Step::FillCourt && frame.a != 0;
    if (court != static_cast<int>(kCount<Court>)) return "Court cards: " + std::to_string(court);
    const int deck = s.chapter == 0 ? 0 : deck_of(s.seats()).size();
    return cards == deck ? std::nullopt : std::optional{"action cards: " + std::to_string(cards)};
}

std::optional<std::string> all_is_conserved(const State& s) {
    for (const Resource type : every<Resource>()) {
        int n = s.supply[type] + s.turn.spent[type];
        for (const Player& player : s.players) n += tokens(player, type);
        if (s.seats() == 2 && s.setup != SetupCard::None)
            for (const System system : kMapTables.in_play[0] - in_play(s)) n += kMap[system].type == type;
        if (n != kTokensOfType) return "tokens: " + std::to_string(n);
    }
    if (const auto wrong = pieces_are_conserved(s)) return wrong;
    return cards_are_conserved(s);
}

Setup with(int players, NamedOptions options) { return setup_of<Arcs>(players, options); }

void check_laws(const Setup& setup, Seeds seeds) {
    along_laws<Arcs>(all_is_conserved, setup, seeds,
                     {.max_answers = 20'000, .costly_every = 61, .wild_answers = 40});
}

}  // namespace

TEST_CASE("the laws hold in random games for every number of players") {
    for (int players = 2; players <= 4; ++players) check_laws(with(players, {}), {.count = 3});
}

TEST_CASE("the laws hold with every option") {
    for (int players = 2; players <= 4; ++players) {
        check_laws(with(players, {{"leaders", "on"}, {"split_discard", "on"}}), {.count = 2});
        check_laws(with(players, {{"leaders", "two_lore"}, {"initiative", "sapphire"}}), {.count = 2});
    }
    check_laws(with(2, {{"setup_card", "2p_mixup1"}, {"leaders", "two_lore"}}), {.count = 2});
    check_laws(with(3, {{"setup_card", "3p_core"}, {"split_discard", "on"}}), {.count = 2});
    check_laws(with(4, {{"setup_card", "4p_frontiers"}, {"leaders", "on"}}), {.count = 2});
}

TEST_CASE("the canonical list is part of the list and never empty") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        check_canonical(
            Arcs{}, with(2 + static_cast<int>(seed % 3), {{"leaders", seed % 2 == 0 ? "on" : "off"}}), seed);
}

TEST_CASE("the verb table is as learners know it") { CHECK(Arcs{}.verbs().size() == 7544); }

TEST_CASE("golden transcripts replay to the letter") {
    for (const int players : {2, 3, 4})
        check_golden("arcs/golden/random_" + std::to_string(players) + "_players.txt",
                     transcript(Arcs{}, with(players, {}), 7));
    check_golden("arcs/golden/random_leaders.txt",
                 transcript(Arcs{}, with(3, {{"leaders", "two_lore"}, {"split_discard", "on"}}), 7));
}

TEST_CASE("perft numbers") {
    const Arcs rules;
    const auto count = [&](int players, int answers, int depth) {
        return perft(rules, position_after(rules, with(players, {{"leaders", "on"}}), 11, answers), depth);
    };
    CHECK(count(2, 100, 5) == 3633);
    CHECK(count(3, 200, 5) == 55440);
    CHECK(count(4, 300, 5) == 744);
}
