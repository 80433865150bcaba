// Turns that are bounded in time, and answers that are wanted now.
#include "catalog/patience.h"

#include <doctest/doctest.h>

#include "catalog/catalog.h"
#include "catalog/levels.h"
#include "engine/match.h"

namespace orrery {

namespace {

// A search that would take minutes, were it allowed to.
constexpr const char* kEndless = "mcts:iterations=1000000000:nodes=5000";

// A clock that goes on by a thousandth whenever somebody looks at it, however busy the machine is.
double looked_at() {
    static int times = 0;
    return ++times * 0.001;
}

void choose(const BotAids& aids, Patience* patience) {
    const GameRow& row = *find_game("pocket_imperium");
    Match match{*row.make(built_in(), {.players = 2})};
    Rng rng{5};
    while (match.game().actors().chance) {
        OutcomeList outcomes;
        match.game().outcomes(outcomes);
        match.answer(kChance, outcomes[0].action);
    }
    const auto bot = row.make_bot(built_in(), kEndless, aids);
    REQUIRE(static_cast<bool>(bot));
    const Seat seat = match.game().actors().first();
    if (patience != nullptr) patience->begin_answer();
    const Action action = (*bot)->choose(match.game(), seat, rng);
    if (patience != nullptr) patience->end_answer();
    CHECK(static_cast<bool>(match.game().judge(seat, action)));
}

// Asked so often, it wants the answer.
class Impatient final : public BotAids {
  public:
    bool enough() const override { return ++asked_ > 3; }

  private:
    mutable int asked_ = 0;
};

}  // namespace

TEST_CASE("a search ends when whoever waits has waited long enough") {
    choose(Impatient{}, nullptr);  // it ends at all
    Patience hurried{3600};
    hurried.hurry();
    CHECK(hurried.hurried());
    choose(hurried, &hurried);
    hurried.begin_turn();
    CHECK_FALSE(hurried.hurried());
}

TEST_CASE("the answers of a turn share its time, however many there are") {
    Patience patience{0.2, no_aids(), looked_at};
    const double before = looked_at();
    for (int answer = 0; answer < 12; ++answer) choose(patience, &patience);
    const double all = looked_at() - before;
    CHECK(all >= 0.15);  // the time is used
    CHECK(all <= 0.3);   // and no more than that, but for the looks that an answer takes without a search
}

TEST_CASE("levels say how long a turn takes, other bots do not") {
    CHECK(turn_seconds("level:3") == 1.0);
    CHECK(turn_seconds("level:4:temper=raider") == 3.0);
    CHECK(turn_seconds("level:5") == 8.0);
    for (const char* name : {"level:9", "mcts", "human", ""}) CHECK_FALSE(turn_seconds(name).has_value());
}

}  // namespace orrery
