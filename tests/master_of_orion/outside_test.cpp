// More positions from outside that cannot be, each wrong in one thing alone.
#include "master_of_orion/table.h"

using namespace orrery;
using namespace orrery::mo;

TEST_CASE("MO-71 nobody has attacked oneself, or a seat that nobody sits at") {
    const auto attacked = [](Seat target) {
        auto table = Table::of(3).turn(Ruby);
        REQUIRE(table.rules.check(table.state));
        Player& ruby = table.state.players[Ruby];
        ++ruby.attacks[target];
        --ruby.available;
        const Verdict verdict = table.rules.check(table.state);
        return std::string{verdict ? "" : verdict.rule};
    };
    CHECK(attacked(Sapphire).empty());
    CHECK(attacked(Ruby) == "MO-71");
    CHECK(attacked(3) == "MO-71");
}
