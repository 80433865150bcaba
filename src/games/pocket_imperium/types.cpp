#include "games/pocket_imperium/types.h"

namespace orrery::pi {

namespace {

constexpr std::string_view kSystemNames[] = {
    "prime", "s1_c",  "s1_n",  "s1_ne", "s1_se", "s1_s",  "s1_sw", "s1_nw", "s2_c",  "s2_n",  "s2_ne",
    "s2_se", "s2_s",  "s2_sw", "s2_nw", "s3_c",  "s3_n",  "s3_ne", "s3_se", "s3_s",  "s3_sw", "s3_nw",
    "s4_c",  "s4_n",  "s4_ne", "s4_se", "s4_s",  "s4_sw", "s4_nw", "s5_c",  "s5_n",  "s5_ne", "s5_se",
    "s5_s",  "s5_sw", "s5_nw", "s6_c",  "s6_n",  "s6_ne", "s6_se", "s6_s",  "s6_sw", "s6_nw"};
static_assert(std::size(kSystemNames) == kSystems);

constexpr auto kKinds = named<Kind>({{Kind::Empty, "empty"},
                                     {Kind::LevelOne, "level_1"},
                                     {Kind::LevelTwo, "level_2"},
                                     {Kind::Asteroid, "asteroid"},
                                     {Kind::BlackHole, "black_hole"}});
constexpr auto kSides = named<Side>({{Side::A, "a"}, {Side::B, "b"}});
constexpr auto kLacks =
    named<Lacks>({{Lacks::Fresh, "fresh"}, {Lacks::Fleet, "fleet"}, {Lacks::Force, "force"}});
constexpr auto kCommands = named<Command>(
    {{Command::Expand, "expand"}, {Command::Explore, "explore"}, {Command::Exterminate, "exterminate"}});
constexpr auto kGalaxies = named<Galaxy>({{Galaxy::Standard, "standard"},
                                          {Galaxy::Cloud, "cloud"},
                                          {Galaxy::Pyramid, "pyramid"},
                                          {Galaxy::Ring, "ring"},
                                          {Galaxy::RingEmpire, "ring_empire"}});

// E = Expand, X = Explore, T = Exterminate, in the order of 6.5.
constexpr std::string_view kPlanNames[] = {
    "ext",      "etx",      "xet",      "xte",      "tex",      "txe",      "ee-xx-tt",
    "ee-xt-xt", "ee-tt-xx", "ex-ex-tt", "ex-et-xt", "ex-xt-et", "ex-tt-ex", "et-ex-xt",
    "et-et-xx", "et-xx-et", "et-xt-ex", "xx-ee-tt", "xx-et-et", "xx-tt-ee", "xt-ee-xt",
    "xt-ex-et", "xt-et-ex", "xt-xt-ee", "tt-ee-xx", "tt-ex-ex", "tt-xx-ee"};
static_assert(std::size(kPlanNames) == kPlans);

constexpr Command command_of(char letter) {
    return letter == 'e' ? Command::Expand : letter == 'x' ? Command::Explore : Command::Exterminate;
}

constexpr Plan parsed(std::string_view name) {
    Plan plan;
    std::size_t reveal = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (name[i] == '-') continue;
        ++plan.reveals[reveal][command_of(name[i])];
        const bool single = name.size() == 3;
        if (single || (i + 1 < name.size() && name[i + 1] == '-')) ++reveal;
    }
    return plan;
}

constexpr std::array<Plan, kPlans> all_plans() {
    std::array<Plan, kPlans> plans{};
    for (std::size_t i = 0; i < plans.size(); ++i) plans[i] = parsed(kPlanNames[i]);
    return plans;
}
constexpr auto kAllPlans = all_plans();

}  // namespace

std::span<const std::string_view> system_names() { return kSystemNames; }
std::span<const std::string_view> names_of(Kind) { return kKinds; }
std::span<const std::string_view> names_of(Side) { return kSides; }
std::span<const std::string_view> names_of(Lacks) { return kLacks; }
std::span<const std::string_view> names_of(Command) { return kCommands; }
std::span<const std::string_view> names_of(Galaxy) { return kGalaxies; }
std::span<const std::string_view> plan_names() { return kPlanNames; }
const Plan& plan_of(int plan) { return kAllPlans[static_cast<std::size_t>(plan)]; }

namespace {

int system_named(std::string_view name) {
    for (int i = 0; i < kSystems; ++i)
        if (kSystemNames[i] == name) return i;
    return kSystems;
}

}  // namespace

Json write_json(const ShipCounts& ships) {
    boost::json::object object;
    for (System system = 0; system < kSystems; ++system)
        if (ships[system] > 0) object[kSystemNames[system]] = ships[system];
    return object;
}

void read_json(const Json& json, ShipCounts& ships, JsonReader& reader) {
    const auto* object = json.if_object();
    if (object == nullptr) return reader.fail("error.json.object");
    ships = {};
    for (const auto& field : *object) {
        const int system = system_named(field.key());
        if (system == kSystems) return reader.fail("error.json.name", {{"name", std::string{field.key()}}});
        reader.inside('.' + std::string{field.key()}, [&] {
            from_json(field.value(), ships.count[static_cast<std::size_t>(system)], reader);
            if (ships[static_cast<System>(system)] == 0) reader.fail("error.json.number", {{"max", "12"}});
        });
        if (reader.failed()) return;
    }
}

}  // namespace orrery::pi
