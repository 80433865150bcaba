// The Polarity Device (AF-170, AF-171): a ship shows its opposite face; discarded, it exchanges two colonies.
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::kNobody;

namespace {

using Options = std::vector<std::string>;

}  // namespace

TEST_CASE("AF-170 the Polarity Device turns one unplaced ship to its opposite face, for 1 fuel") {
    for (int value = 1; value <= 6; ++value) {
        auto table = Table::of(2).hand({value}).has(Ruby, 3, 0).owns(Ruby, {PolarityDevice});
        table.play("use polarity_device", "flip " + std::to_string(value));
        CHECK(table.hand() == std::vector{7 - value});
        CHECK(table.fuel(Ruby) == 2);
    }
    auto table = Table::of(2).hand({4}).docked(SolarConverter, Ruby, {2}).relic(Ruby, RelicPlace::Hand, 6);
    table.has(Ruby, 1, 0).owns(Ruby, {PolarityDevice}).play("use polarity_device");
    CHECK(table.refuses("flip 2") == "AF-40");
    CHECK(table.options() == Options{"flip 4", "flip 6r"});
    table.play("flip 6r");
    CHECK(table.state.relic.value == 1);
}

TEST_CASE("AF-171 a discarded Polarity Device exchanges two colonies on two different territories") {
    auto table = Table::of(3)
                     .owns(Ruby, {PolarityDevice})
                     .colonies(AsimovCrater, {1, 1})
                     .field(Repulsor, HerbertValley);
    CHECK(table.refuses("discard polarity_device") == "AF-140");  // one territory only
    table.colonies(HerbertValley, {0, 0, 1});
    CHECK(table.refuses("discard polarity_device") == "AF-140");  // the other one is repelled
    table.colonies(LemBadlands, {0, 0, 2}).play("discard polarity_device");
    CHECK(table.options() == Options{"swap asimov_crater ruby", "swap asimov_crater sapphire"});
    CHECK(table.refuses("swap herbert_valley jade") == "AF-134");
    CHECK(table.refuses("swap asimov_crater jade") == "AF-171");
    table.play("swap asimov_crater sapphire");
    CHECK(table.options() == Options{"with lem_badlands jade"});
    CHECK(table.refuses("with asimov_crater ruby") == "AF-171");
    CHECK(table.refuses("with herbert_valley jade") == "AF-134");
    CHECK(table.refuses("with lem_badlands ruby") == "AF-171");
    table.play("with lem_badlands jade");
    CHECK(table.state.colonies[AsimovCrater] == Seats{1, 0, 1, 0});
    CHECK(table.state.colonies[LemBadlands] == Seats{0, 1, 1, 0});
    CHECK(table.controller(LemBadlands) == kNobody);
    CHECK(table.state.discard[PolarityDevice] == 1);

    auto desert = Table::of(2).relic(Sapphire, RelicPlace::LunarMine, 3).colonies(LemBadlands, {1, 0});
    desert.owns(Ruby, {PolarityDevice});
    desert.play("discard polarity_device", "swap burroughs_desert sapphire", "with lem_badlands ruby");
    CHECK(desert.controller(BurroughsDesert) == Ruby);
    CHECK(desert.state.relic == Relic{});  // AF-126
}

TEST_CASE("AF-Q48 two colonies of one player are not exchanged: it would change nothing") {
    auto table =
        Table::of(2).owns(Ruby, {PolarityDevice}).colonies(AsimovCrater, {1}).colonies(LemBadlands, {1});
    CHECK(table.refuses("discard polarity_device") == "AF-140");
    table.colonies(PohlFoothills, {1, 1}).play("discard polarity_device", "swap asimov_crater ruby");
    CHECK(table.refuses("with lem_badlands ruby") == "AF-171");
    CHECK(table.refuses("with pohl_foothills ruby") == "AF-171");
    CHECK(table.options() == Options{"with pohl_foothills sapphire"});
}

TEST_CASE("AF-Q49 I need not be involved in an exchange or a move") {
    auto table = Table::of(3).owns(Ruby, {PolarityDevice, OrbitalTeleporter});
    table.colonies(AsimovCrater, {0, 1}).colonies(LemBadlands, {0, 0, 1});
    Table moved = table;
    moved.play("discard orbital_teleporter", "move_colony asimov_crater sapphire", "onto pohl_foothills");
    CHECK(moved.controller(PohlFoothills) == Sapphire);
    table.play("discard polarity_device", "swap asimov_crater sapphire", "with lem_badlands jade");
    CHECK(table.controller(AsimovCrater) == Jade);
    CHECK(table.controller(LemBadlands) == Sapphire);
}
