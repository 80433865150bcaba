// 6.6 to 6.8: every row of every alien system and defence plan, and every artifact, as they come out in play.
#include <array>

#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

constexpr int kCredits = 6, kTheirs = 9;  // nobody reaches an end of the bank

void tell(std::string& told, int n, const std::string& what) {
    if (n != 0)
        told += (told.empty() ? "" : ", ") + (n > 0 ? '+' + std::to_string(n) : std::to_string(n)) + what;
}

// What the attack of Ruby's ship has come to: "damaged, +1 point"; of a choice both, with "or".
std::string outcome(Table table, const std::string& ship) {
    while (table.asks(Step::PlaceToken)) table.play(table.options()[0]);
    if (table.asks(Step::Choose))
        return outcome(Table{table}.play("choose first"), ship) + " or " +
               outcome(Table{table}.play("choose second"), ship);
    table.luck();
    std::string told = table.in_empire(Ruby, ship, Side::Operational) ? ""
                       : table.in_construction(Ruby, ship)            ? "damaged"
                                                                      : "destroyed";
    tell(told, table.track(Ruby), " points");
    tell(told, table.artifacts(Ruby), " artifacts");
    tell(told, table.credits(Ruby) - kCredits, " credits");
    tell(told, table.tokens("pl_calcine") + table.tokens("sh_barok"), " tokens");
    tell(told, table.credits(Sapphire) - kTheirs, " credits of theirs");
    return told;
}

// With the value that a card of this number and the bonus of the ship make.
std::string result_of(const std::string& table_id, const std::string& ship, int number) {
    const bool system = table_id.starts_with("as_");
    Table table = Table::of(2)
                      .operational(Ruby, {ship})
                      .logistic(Sapphire, {"pl_calcine", "sh_barok"})
                      .credits(Ruby, kCredits)
                      .credits(Sapphire, kTheirs);
    if (system) table.system(table_id);
    if (!system && table_id != "dp_basic") table.plan(Sapphire, table_id);
    table = offensive(std::move(table)).play(system ? "attack_system" : "attack sapphire");
    if (table.asks(Step::ChoosePlan)) table.play_as(Sapphire, "defend " + table_id);
    return outcome(table.reveal(number), ship);
}

struct Row {
    const char* id;
    std::array<const char*, 6> by_value;  // 1 to 6
};

}  // namespace

TEST_CASE("AA-130, AA-132 every row of every alien system does in play what is printed on it") {
    const Row rows[] = {
        {"as_silent_reef",
         {"destroyed, +2 points", "destroyed, +2 points", "damaged, +1 points", "+1 points or +1 artifacts",
          "+1 points or +1 artifacts", "+1 points or +1 artifacts"}},
        {"as_hive_nursery",
         {"destroyed", "damaged", "damaged", "+1 artifacts", "+1 artifacts", "+2 points, +1 artifacts"}},
        {"as_broken_gate",
         {"damaged", "+2 credits", "+2 credits", "+2 points", "+1 artifacts", "+1 artifacts"}},
        {"as_outer_watch", {"", "+1 points", "+1 points", "+2 points", "+2 points", "+2 points"}},
        {"as_crystal_vault",
         {"damaged", "damaged", "damaged", "+2 points", "+1 artifacts, +3 credits",
          "+1 artifacts, +3 credits"}},
        {"as_dead_armada", {"destroyed", "damaged", "+2 points", "+2 points", "+3 points", "+3 points"}},
        {"as_nebula_market",
         {"damaged", "+2 credits", "+4 credits", "+4 credits", "+1 artifacts, +4 credits",
          "+1 artifacts, +4 credits"}},
        {"as_pale_citadel",
         {"destroyed", "destroyed", "damaged, +1 points", "damaged, +1 points", "+3 points",
          "+3 points, +1 artifacts"}},
        {"as_sleeping_world", {"", "", "+1 points", "+1 artifacts", "+1 artifacts", "+1 artifacts"}},
        {"as_singing_ruins",
         {"damaged, +1 points", "+1 points", "+1 points", "+2 points or +1 artifacts",
          "+1 points, +1 artifacts", "+1 points, +1 artifacts"}},
        {"as_iron_swarm",
         {"destroyed, +2 points", "damaged, +1 points", "+1 points", "+2 points", "+3 points", "+3 points"}},
        {"as_gardens",
         {"damaged", "", "+3 credits", "+2 points", "+3 points or +1 artifacts",
          "+3 points or +1 artifacts"}},
    };
    CHECK(std::size(rows) == default_content()->systems.size());
    for (const Row& row : rows)
        for (int value = 1; value <= 6; ++value) {
            CAPTURE(row.id);
            CAPTURE(value);
            // against a system the Valkyrie attacks with the number itself, the Argo with 2 more
            const std::string told = value <= 4 ? result_of(row.id, "sh_valkyrie", value)
                                                : result_of(row.id, "sh_argo", value - 2);
            CHECK(told == row.by_value[static_cast<std::size_t>(value - 1)]);
        }
}

TEST_CASE("AA-132, AA-141 every row of every defence plan does in play what is printed on it") {
    const Row rows[] = {
        {"dp_basic",
         {"", "+1 tokens", "+2 tokens", "+2 tokens, -1 credits of theirs", "+2 tokens, -1 credits of theirs",
          "+2 tokens, -1 credits of theirs"}},
        {"dp_hell",
         {"destroyed", "damaged", "+1 points, -1 credits of theirs",
          "+1 points, +1 tokens, -1 credits of theirs", "+1 points, +1 tokens, -1 credits of theirs",
          "+1 points, +1 tokens, -1 credits of theirs"}},
        {"dp_economic_war",
         {"damaged, -3 credits", "+6 credits", "+6 credits, -6 credits of theirs",
          "+6 credits, +1 tokens, -6 credits of theirs", "+6 credits, +1 tokens, -6 credits of theirs",
          "+6 credits, +1 tokens, -6 credits of theirs"}},
        {"dp_ambush", {"destroyed", "damaged", "", "+2 tokens", "+2 tokens", "+2 tokens"}},
        {"dp_decoy_fleet",
         {"damaged", "", "+1 tokens", "+1 points, +1 tokens", "+1 points, +1 tokens",
          "+1 points, +1 tokens"}},
        {"dp_tribute",
         {"", "+2 credits", "+3 credits, -3 credits of theirs", "+1 points, +3 credits, -3 credits of theirs",
          "+1 points, +3 credits, -3 credits of theirs", "+1 points, +3 credits, -3 credits of theirs"}},
        {"dp_last_stand",
         {"destroyed", "destroyed", "damaged, +1 tokens", "+2 points, +2 tokens", "+2 points, +2 tokens",
          "+2 points, +2 tokens"}},
    };
    CHECK(std::size(rows) == default_content()->plans.size());
    for (const Row& row : rows)
        for (int value = 1; value <= 6; ++value) {
            CAPTURE(row.id);
            CAPTURE(value);
            // against a player the Argo attacks with the number itself, the Valkyrie with 2 more
            const std::string told = value <= 4 ? result_of(row.id, "sh_argo", value)
                                                : result_of(row.id, "sh_valkyrie", value - 2);
            CHECK(told == row.by_value[static_cast<std::size_t>(value - 1)]);
        }
}

namespace {

// What Ruby has once the artifact is used, always with the first answer, less what there was before.
std::string effect_of(const std::string& artifact) {
    Table table = Table::of(2)
                      .artifact(Ruby, artifact)
                      .credits(Ruby, kCredits)
                      .operational(Ruby, {"te_investment_bank", "te_core_academy"})
                      .logistic(Ruby, {"pl_calcine", "te_salvage_crews", "te_targeting_arrays"})
                      .hand(Ruby, {"R3"})
                      .building(Ruby, "pl_verdun")
                      .tokens("pl_calcine", 2);
    const Player before = table.turn().state.players[Ruby];
    const int artifacts = table.artifacts(Ruby);
    table.play("use " + artifact);
    while (!table.luck().asks(Step::Menu)) table.play(table.options()[0]);
    const Player& after = table.state.players[Ruby];
    std::string told;
    tell(told, table.track(Ruby), " points");
    tell(told, table.artifacts(Ruby) - artifacts, " artifacts");
    tell(told, after.credits - kCredits, " credits");
    tell(told, after.hand.size() - before.hand.size(), " in hand");
    tell(told, after.construction.size() - before.construction.size(), " under construction");
    tell(told, after.logistic.size() - before.logistic.size(), " logistic");
    tell(told, after.operational.size() - before.operational.size(), " operational");
    tell(told, table.tokens("pl_calcine") - 2, " tokens");
    tell(told, table.state.now.attack, " to attacks");
    if (table.state.now.armour) told += ", armour";
    return told;
}

}  // namespace

TEST_CASE("AA-157, AA-159 every artifact does in play what is printed on it, once") {
    const std::pair<std::string, std::string> rows[] = {
        {"ar_time_controller", "-1 artifacts, -2 logistic, +2 operational"},
        {"ar_matter_replicator", "-1 artifacts, +3 in hand"},
        {"ar_star_atlas", "-1 artifacts, +1 under construction"},
        {"ar_void_key", "-1 artifacts, -1 under construction, +1 logistic"},
        {"ar_war_beacon", "-1 artifacts, +2 to attacks, armour"},
        {"ar_memory_obelisk", "+2 points, -1 artifacts"},
        {"ar_seed_of_plenty", "-1 artifacts, +8 credits"},
        {"ar_harmony_sphere", "+2 points, -1 artifacts, -2 tokens"},
        {"ar_first_chronicle", "+3 points, -1 artifacts"},
    };
    CHECK(std::size(rows) == default_content()->artifacts.size());
    for (const auto& [id, effect] : rows) {
        CAPTURE(id);
        CHECK(effect_of(id) == effect);
    }
}
