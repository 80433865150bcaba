// The content file as it is written (6.1): three lists of entries, read by their description.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/content.h"
#include "games/master_of_orion/effect.h"

namespace orrery::mo {

// Food, fleet, production.
using Triple = std::array<Number<0, kTop>, kCount<Resource>>;
Resources resources(const Triple& triple);

struct CostEntry {
    std::optional<Triple> res;
    Number<1, 9, 0> vp, morale;
    Number<1, 1, 0> return_cube;
    bool place_r = false;
};
BOOST_DESCRIBE_STRUCT(CostEntry, (), (res, vp, morale, return_cube, place_r))

struct IfEntry {
    std::optional<Colour> active, built;
};
BOOST_DESCRIBE_STRUCT(IfEntry, (), (active, built))

struct PerEntry {
    Count count{};
    std::optional<Colour> colour;
};
BOOST_DESCRIBE_STRUCT(PerEntry, (), (count, colour))

enum class On : std::uint8_t { Attacked };
constexpr On last_of(On) { return On::Attacked; }
std::span<const std::string_view> names_of(On);

// `from` of take_discard, and of build.
enum class FromWord : std::uint8_t { Top, Top3, Any, Hand, DiscardTop };
constexpr FromWord last_of(FromWord) { return FromWord::DiscardTop; }
std::span<const std::string_view> names_of(FromWord);

struct StepEntry {
    Op op{};
    bool may = false;
    std::optional<CostEntry> cost;
    std::optional<Who> who;
    std::optional<IfEntry> if_;
    std::optional<PerEntry> per;
    std::optional<On> on;
    std::optional<Number<-9, 9>> n;
    std::optional<Triple> res, a, b;
    std::optional<FromWord> from;
    std::optional<Where> where;
    std::optional<Number<0, 9>> discount;
    std::optional<Scope> scope;
    std::optional<Side> side;
    std::optional<std::vector<StepEntry>> options;
    std::optional<Triple> blue, red, yellow, grey;
    Line line;
};
BOOST_DESCRIBE_STRUCT(StepEntry, (),
                      (op, may, cost, who, if_, per, on, n, res, a, b, from, where, discount, scope, side,
                       options, blue, red, yellow, grey, line))

struct EffectEntry {
    When when{};
    std::vector<StepEntry> steps;
    Line line;
};
BOOST_DESCRIBE_STRUCT(EffectEntry, (), (when, steps, line))
using EffectEntries = OrDefault<std::vector<EffectEntry>>;

struct StructureSource {
    Source name, colour, numbers, effect;
};
BOOST_DESCRIBE_STRUCT(StructureSource, (), (name, colour, numbers, effect))

struct StructureEntry {
    std::string id;
    Spelling name;
    Colour colour{};
    Number<1, 10> copies;
    Triple cost{}, income{};
    std::optional<Number<0, 9>> vp;  // left out on a "?" card (MO-155)
    std::optional<Space> space;
    std::optional<Number<1, kMaxMorale>> build_morale, activate_morale;
    EffectEntries effects;
    StructureSource source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(StructureEntry, (),
                      (id, name, colour, copies, cost, income, vp, space, build_morale, activate_morale,
                       effects, source, line))

struct AdvisorSource {
    Source name, effect;
};
BOOST_DESCRIBE_STRUCT(AdvisorSource, (), (name, effect))

struct AdvisorEntry {
    std::string id;
    Spelling name;
    std::optional<Space> space;
    std::optional<Number<1, kMaxMorale>> activate_morale;
    bool own_system = false, keeps_cube = false;
    EffectEntries effects;
    AdvisorSource source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(AdvisorEntry, (),
                      (id, name, space, activate_morale, own_system, keeps_cube, effects, source, line))

struct RaceSource {
    Source start, ability;
};
BOOST_DESCRIBE_STRUCT(RaceSource, (), (start, ability))

// MO-45, MO-98: what a high level gives.
struct HighLevel {
    Number<1, kActionCubes> cubes = 5;
    Number<-9, 9> morale = -1;
    Number<0, 9> gain_choice = 0;
};
BOOST_DESCRIBE_STRUCT(HighLevel, (), (cubes, morale, gain_choice))

struct RaceEntry {
    std::string id;
    Spelling name;
    Triple start{};
    bool shared = false;
    Number<0, 99, 0> start_vp;
    std::optional<HighLevel> high_level;
    Number<1, 9, 2> research_draw;
    Number<0, 9, 0> first_build_discount;
    EffectEntries effects;
    RaceSource source;
    Line line;
};
BOOST_DESCRIBE_STRUCT(RaceEntry, (),
                      (id, name, start, shared, start_vp, high_level, research_draw, first_build_discount,
                       effects, source, line))

struct Entries {
    std::vector<StructureEntry> structure;
    std::vector<AdvisorEntry> advisor;
    std::vector<RaceEntry> race;
};
BOOST_DESCRIBE_STRUCT(Entries, (), (structure, advisor, race))

// Everything that the rules rely on and that no single field tells (content_check.cpp).
void check_content(const Entries& entries, ContentReader& reader);

// A step as the rules use it, and what it costs.
EffectStep compiled(const StepEntry& entry);
Cost compiled(const CostEntry& entry);

}  // namespace orrery::mo
