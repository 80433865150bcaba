// The entries of a content file as they stand there (2.4, AA-1): what is read from TOML, what the hash is of,
// and what people are told about a card.
#pragma once

#include <boost/describe.hpp>
#include <string>
#include <vector>

#include "engine/content_types.h"
#include "games/alien_artifacts/types.h"

namespace orrery::aa {

// The single numbers of 2.2; each may be left out.
struct Constants {
    Number<0, 15, 5> base_cost;
    Number<0, 15, 1> cost_per_owned;
    Number<0, 15, 2> planet_reduction;
    Number<0, 15, 5> purchase_cost;
    Number<0, 15, 1> extra_look_cost;
    Number<1, 15, 2> assembly_limit;
    Number<0, 15, 1> ship_limit_bonus;
    Number<1, 12, 3> hand_size;
    Number<0, 15, 8> bank_start;
    Number<0, 15, 0> bank_min;
    Number<0, 15, 15> bank_max;
    Number<0, 15, 5> op_cost;
    Number<0, 15, 3> exploit_cards;
    Number<0, 15, 1> mining_cards;
    Number<0, 15, 1> match_vp;
    Number<1, 15, 2> unblock_icons;
    Number<0, 15, 1> lift_cost;
    Number<0, kMostTokens, kMostTokens> blockade_supply;
    Number<0, 15, 1> card_vp;
};
BOOST_DESCRIBE_STRUCT(Constants, (),
                      (base_cost, cost_per_owned, planet_reduction, purchase_cost, extra_look_cost,
                       assembly_limit, ship_limit_bonus, hand_size, bank_start, bank_min, bank_max, op_cost,
                       exploit_cards, mining_cards, match_vp, unblock_icons, lift_cost, blockade_supply,
                       card_vp))

using Phrase = At<std::string>;   // an effect, or a name, with its line
using Copies = Number<1, 20, 1>;  // AA-265

struct SectionEntry {
    Colour colour{};
    Number<1, 3> icons;
    Kind kind{};
};
BOOST_DESCRIBE_STRUCT(SectionEntry, (), (colour, icons, kind))
struct ResourceEntry {
    std::string id;
    SectionEntry a, b;
    Number<1, 4> attack;
    Copies copies;
    Source source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(ResourceEntry, (), (id, a, b, attack, copies, source, line))

struct PlanetEntry {
    std::string id;
    Spelling name;
    Kind kind{};
    Copies copies;
    Source source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(PlanetEntry, (), (id, name, kind, copies, source, line))
struct ShipEntry {
    std::string id;
    Spelling name;
    Kind kind{};
    Phrase ability;
    Copies copies;
    Source source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(ShipEntry, (), (id, name, kind, ability, copies, source, line))
struct TechnologyEntry {
    std::string id;
    Spelling name;
    Kind kind{};
    Phrase logistic;
    Phrase ladder;
    Copies copies;
    Source source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(TechnologyEntry, (), (id, name, kind, logistic, ladder, copies, source, line))

struct LadderStepEntry {
    Number<1, 99> at;
    Number<0, 15> play, end;
};
BOOST_DESCRIBE_STRUCT(LadderStepEntry, (), (at, play, end))
inline constexpr std::size_t kMostSteps = 8;
struct LadderEntry {
    std::string id;
    Phrase count;
    FixedVector<LadderStepEntry, kMostSteps> steps;
    Source source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(LadderEntry, (), (id, count, steps, source, line))

struct RowEntry {
    Number<1, 99> min;
    Phrase effect;
    Line line;
};
BOOST_DESCRIBE_STRUCT(RowEntry, (), (min, effect, line))
struct SystemEntry {
    std::string id;
    Spelling name;
    std::vector<RowEntry> rows;
    Copies copies;
    Source source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(SystemEntry, (), (id, name, rows, copies, source, line))
struct PlanEntry {
    std::string id;
    Spelling name;
    bool basic = false;
    std::vector<RowEntry> rows;
    Copies copies;
    Source source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(PlanEntry, (), (id, name, basic, rows, copies, source, line))
struct ArtifactEntry {
    std::string id;
    Spelling name;
    Phrase effect;
    Copies copies;
    Source source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(ArtifactEntry, (), (id, name, effect, copies, source, line))

struct ConstructionEntry {
    Type type{};
    Number<1, 15, 1> of;
};
BOOST_DESCRIBE_STRUCT(ConstructionEntry, (), (type, of))
struct EmpireEntry {
    Type type{};
    Number<1, 15, 1> of;
    Side side{};
};
BOOST_DESCRIBE_STRUCT(EmpireEntry, (), (type, of, side))
inline constexpr std::size_t kMostSetupSteps = 4;
struct FactionEntry {
    std::string id;
    Spelling name;
    FixedVector<ConstructionEntry, kMostSetupSteps> setup_construction;
    FixedVector<EmpireEntry, kMostSetupSteps> setup_empire;
    Phrase action;
    Phrase bonus;
    Source source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(FactionEntry, (),
                      (id, name, setup_construction, setup_empire, action, bonus, source, line))

struct Entries {
    OrDefault<Constants> constants;
    std::vector<FactionEntry> factions;
    std::vector<ShipEntry> ships;
    std::vector<TechnologyEntry> technologies;
    std::vector<LadderEntry> ladders;
    std::vector<PlanetEntry> planets;
    std::vector<ResourceEntry> resources;
    std::vector<SystemEntry> alien_systems;
    std::vector<PlanEntry> defence_plans;
    std::vector<ArtifactEntry> artifacts;
};
BOOST_DESCRIBE_STRUCT(Entries, (),
                      (constants, factions, ships, technologies, ladders, planets, resources, alien_systems,
                       defence_plans, artifacts))

}  // namespace orrery::aa
