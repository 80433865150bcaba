#include "games/pocket_imperium/insight_survey.h"

#include "games/pocket_imperium/options.h"

namespace orrery::pi {

namespace {

constexpr unsigned kAllCommands = (1U << kCount<Command>)-1;

// Where the round is: the frames that wait on the stack.
struct Progress {
    bool reveals_to_come = false, scoring_to_come = false;
    const Question* order = nullptr;  // the orders of the present reveal

    explicit Progress(const State& s) {
        for (const Question& frame : s.todo) {
            reveals_to_come = reveals_to_come || frame.step == Step::NextReveal;
            scoring_to_come = scoring_to_come || frame.step == Step::NextScorer;
            if (frame.step == Step::NextOrder) order = &frame;
        }
    }
};

// For each plan and reveal the commands of its cards, a bit each.
using CommandsOfPlans = std::array<std::array<std::uint8_t, kReveals>, kPlans>;
const CommandsOfPlans kCommandsOf = [] {
    CommandsOfPlans all{};
    for (int plan = 0; plan < kPlans; ++plan)
        for (std::size_t reveal = 0; reveal < kReveals; ++reveal)
            for (const Command command : every<Command>())
                if (plan_of(plan).reveals[reveal][command] > 0)
                    all[static_cast<std::size_t>(plan)][reveal] |=
                        static_cast<std::uint8_t>(1U << static_cast<unsigned>(command));
    return all;
}();

// The commands of which the seat's cards in the present reveal are still to be executed (PI-33, PI-34).
unsigned waiting(const State& s, const Question& order, Seat seat) {
    const unsigned later = kAllCommands << (order.a + 1U);
    const int turn = (seat + s.seats() - s.first) % s.seats();
    return (turn > order.b ? later | 1U << order.a : later) & kAllCommands;
}

// The commands that the seat has not executed yet. What is face down is known as a whole: the cards that have
// not been seen.
unsigned commands_to_come(const State& s, const Progress& progress, Seat seat) {
    const int plan = s.players[seat].plan - 1;
    if (!progress.reveals_to_come && progress.order == nullptr) return 0;
    if (plan < 0 || s.reveals == 0) return kAllCommands;
    const auto& commands = kCommandsOf[static_cast<std::size_t>(plan)];
    unsigned found = 0;
    if (progress.order != nullptr) found = commands[s.reveals - 1U] & waiting(s, *progress.order, seat);
    for (std::size_t reveal = s.reveals; reveal < kReveals; ++reveal) found |= commands[reveal];
    return found;
}

// The order that is being executed now counts as long as actions are left.
unsigned command_asked(const State& s, Seat seat) {
    const Question& asked = s.asked();
    if (!asked.who.includes(seat)) return 0;
    if (asked.step == Step::Expand) return 1U << static_cast<unsigned>(Command::Expand);
    if (asked.step == Step::ExploreOrigin) return 1U << static_cast<unsigned>(Command::Explore);
    return asked.step == Step::ExterminateTarget ? 1U << static_cast<unsigned>(Command::Exterminate) : 0;
}

constexpr auto kSlotOf = [] {
    std::array<std::uint8_t, kSystems> slots{};
    for (int slot = 1; slot <= kSlots; ++slot)
        for (int position = 0; position < kTileSystems; ++position)
            slots[system_at(slot, position)] = static_cast<std::uint8_t>(slot);
    return slots;
}();

}  // namespace

Survey::Survey(const Now& table, const Weights& weights)
    : now{table},
      map{now.map()},
      with_planet{planets(table.s)},
      held{held_by_anybody(table.s)},
      two_more{table.s.kinds[Kind::LevelOne] | table.s.kinds[Kind::LevelTwo]} {
    const State& s = now.s;
    const Progress progress{s};
    const int rounds = rounds_of(s.seats());
    one_more = map.all - s.kinds[Kind::LevelOne] - s.kinds[Kind::Asteroid] - s.kinds[Kind::BlackHole];
    scorings = rounds - s.round + int{progress.scoring_to_come};
    left = part_left(s.round, rounds);
    for (std::size_t level = 1; level < levels.size(); ++level)
        levels[level] = static_cast<double>(level) * (1 + weights.chance * scorings);
    prime = weights.prime_sector * scorings + (s.choices.prime == kQuadPrime ? 4 : 3);
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        commands[seat] =
            static_cast<std::uint8_t>(commands_to_come(s, progress, seat) | command_asked(s, seat));
        look_at_seat(seat);
    }
}

void Survey::look_at_seat(Seat seat) {
    const State& s = now.s;
    const SystemSet own = s.players[seat].held;
    for (const System system : own) beside[seat] = beside[seat] | map.neighbours[system];
    beside[seat] = beside[seat] - s.kinds[Kind::BlackHole];  // PI-118
    auto& points = in_sector[seat];
    for (const System system : own& two_more) {
        const std::size_t level = 1U + s.kinds[Kind::LevelTwo].has(system);
        ++planets_of[seat][level];
        std::int8_t& sector = points[kSlotOf[system]];
        sector = static_cast<std::int8_t>(sector + static_cast<int>(level));
    }
    for (std::size_t slot = 1; slot <= kSlots; ++slot) {
        Sector& sector = sectors[slot];
        if (points[slot] <= sector.second) continue;
        const bool leads = points[slot] > sector.most;
        sector.second = leads ? sector.most : points[slot];
        if (leads) sector.most = points[slot], sector.leader = seat;
    }
}

}  // namespace orrery::pi
