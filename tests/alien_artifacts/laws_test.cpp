// What holds in every position of every game: the laws of the engine, the conservation of cards and tokens,
// golden transcripts, perft numbers.
#include <doctest/doctest.h>

#include "games/alien_artifacts/rules.h"
#include "shared/along_laws.h"
#include "shared/canonical_law.h"
#include "shared/golden.h"
#include "shared/perft.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

// Every resource card is in one place, every token is on a card or in the supply. (check() counts the main
// cards.)
std::optional<std::string> pieces_are_conserved(const State& s) {
    const Content& cards = *default_content();
    int resources = s.deck.size() + s.discard.size() + static_cast<int>(s.revealed.size());
    for (const Player& player : s.players)
        resources += player.hand.size() + player.stored.size() + player.attached.size();
    if (resources != cards.resources) return "a resource card has appeared or vanished";
    int tokens = 0;
    for (const Tokens& each : s.tokens) tokens += each.n;
    return tokens <= cards.constants.blockade_supply ? std::nullopt
                                                     : std::optional<std::string>{"too many tokens"};
}

Setup with(int players, NamedOptions options) { return setup_of<AlienArtifacts>(players, options); }

void check_laws(const Setup& setup, Seeds seeds) {
    along_laws<AlienArtifacts>(pieces_are_conserved, setup, seeds,
                               {.max_answers = 20'000, .costly_every = 61, .wild_answers = 40});
}

}  // namespace

TEST_CASE("the laws hold in random games for every number of players") {
    for (int players = 2; players <= 5; ++players) check_laws(with(players, {}), {.count = 2, .first = 1});
}

TEST_CASE("the laws hold with every option") {
    check_laws(with(2, {{"choose_factions", "on"}}), {.count = 1, .first = 11});
    check_laws(with(3, {{"ship_attacks_once", "off"}}), {.count = 1, .first = 12});
    check_laws(with(5, {{"faction_bonus", "off"}, {"choose_factions", "on"}, {"ship_attacks_once", "off"}}),
               {.count = 1, .first = 13});
}

TEST_CASE("the canonical list is part of the list and never empty") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        check_canonical(AlienArtifacts{}, with(2 + static_cast<int>(seed % 4), {}), seed);
}

TEST_CASE("the verb table is as learners know it") { CHECK(AlienArtifacts{}.verbs().size() == 2830); }

TEST_CASE("golden transcripts replay to the letter") {
    for (const int players : {2, 3, 4, 5})
        check_golden("alien_artifacts/golden/random_" + std::to_string(players) + "_players.txt",
                     transcript(AlienArtifacts{}, with(players, {}), 7));
    check_golden(
        "alien_artifacts/golden/random_options.txt",
        transcript(AlienArtifacts{}, with(3, {{"choose_factions", "on"}, {"ship_attacks_once", "off"}}), 7));
}

TEST_CASE("perft numbers") {
    const AlienArtifacts rules;
    const auto count = [&](int players, int answers, int depth) {
        return perft(rules, position_after(rules, with(players, {}), 11, answers), depth);
    };
    CHECK(count(2, 60, 3) == 6160);
    CHECK(count(3, 200, 3) == 54);
    CHECK(count(4, 300, 3) == 65);
    CHECK(count(5, 500, 3) == 48);
}
