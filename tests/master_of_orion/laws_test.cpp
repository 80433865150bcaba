// What holds in every position of every game: the laws of the engine, the conservation of cards and cubes,
// golden transcripts, perft numbers.
#include <doctest/doctest.h>

#include "games/master_of_orion/rules.h"
#include "shared/along_laws.h"
#include "shared/golden.h"
#include "shared/perft.h"

using namespace orrery;
using namespace orrery::mo;

namespace {

// MO-E46, MO-4: ten cubes of each player, ninety cards, five advisors.
std::optional<std::string> pieces_are_conserved(const State& s) {
    int cards = s.deck.size() + static_cast<int>(s.pile.size());
    std::size_t advisors = s.centre.size();
    for (const Player& player : s.players) {
        int cubes = player.reserve + player.available + player.cubes.size();
        for (const int n : player.boxes.items) cubes += n;
        for (const int n : player.attacks) cubes += n;
        if (cubes != 10) return "a player has " + std::to_string(cubes) + " cubes";
        cards += player.hand.size();
        for (const Stack& stack : player.systems) cards += static_cast<int>(stack.size());
        advisors += player.advisor.size();
    }
    if (s.building.under_way && !s.building.from_pile) ++cards;
    if (cards != 90) return "there are " + std::to_string(cards) + " cards";
    if (s.round > 0 && advisors != (s.choices.advisors == 0 ? 5U : 0U)) return "an advisor is missing";
    return std::nullopt;
}

Setup with(int players, NamedOptions options) { return setup_of<MasterOfOrion>(players, options); }

void check_laws(const Setup& setup, Seeds seeds) {
    along_laws<MasterOfOrion>(pieces_are_conserved, setup, seeds,
                              {.max_answers = 5'000, .costly_every = 29, .wild_answers = 20});
}

}  // namespace

TEST_CASE("MO-E46, MO-22 the laws hold in random games for every number of players") {
    for (int players = 2; players <= 4; ++players) check_laws(with(players, {}), {.count = 3});
}

TEST_CASE("the laws hold with every option") {
    check_laws(with(2, {{"races", "random"}, {"first_player", "sapphire"}}), {.count = 2});
    check_laws(with(3, {{"races", "humans"}, {"advisors", "off"}}), {.count = 2});
    check_laws(with(4, {{"races", "random"}, {"advisors", "off"}}), {.count = 2});
    check_laws(with(4, {{"races", "humans"}, {"first_player", "pearl"}}), {.count = 2});
}

TEST_CASE("the verb table is as learners know it") { CHECK(MasterOfOrion{}.verbs().size() == 3613); }

TEST_CASE("golden transcripts replay to the letter") {
    for (const int players : {2, 3, 4})
        check_golden("master_of_orion/golden/random_" + std::to_string(players) + "_players.txt",
                     transcript(MasterOfOrion{}, with(players, {}), 7));
    check_golden("master_of_orion/golden/random_beginner.txt",
                 transcript(MasterOfOrion{}, with(3, {{"races", "humans"}, {"advisors", "off"}}), 7));
}

TEST_CASE("perft numbers") {
    const MasterOfOrion rules;
    const auto count = [&](int players, int answers, int depth) {
        return perft(rules, position_after(rules, with(players, {}), 11, answers), depth);
    };
    CHECK(count(2, 0, 2) == 14);
    CHECK(count(2, 60, 3) == 3714);
    CHECK(count(3, 150, 3) == 3261);
    CHECK(count(4, 250, 3) == 409);
    CHECK(count(4, 400, 3) == 6580);
}
