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

// Whether the seat's cards of this command in the present reveal are still to be executed (PI-33, PI-34).
bool waits(const State& s, const Question& order, Seat seat, std::size_t command) {
    if (command != order.a) return command > order.a;
    const int turn = (seat + s.seats() - s.first) % s.seats();
    return turn > order.b;
}

// The commands that the seat has not executed yet. What is face down is known as a whole: the cards that have
// not been seen.
unsigned commands_to_come(const State& s, const Progress& progress, Seat seat) {
    const int plan = s.players[seat].plan - 1;
    if (!progress.reveals_to_come && progress.order == nullptr) return 0;
    if (plan < 0 || s.reveals == 0) return kAllCommands;
    unsigned found = 0;
    for (std::size_t command = 0; command < kCount<Command>; ++command) {
        const auto cards = [&](std::size_t reveal) {
            return plan_of(plan).reveals[reveal][static_cast<Command>(command)];
        };
        bool any = progress.order != nullptr && cards(s.reveals - 1U) > 0 &&
                   waits(s, *progress.order, seat, command);
        for (std::size_t reveal = s.reveals; reveal < kReveals; ++reveal) any = any || cards(reveal) > 0;
        found |= static_cast<unsigned>(any) << command;
    }
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

}  // namespace

double part_left(const State& s) {
    const int rounds = rounds_of(s.seats());
    return static_cast<double>(rounds - s.round) / (rounds - 1);
}

Survey::Survey(const Now& table, const Weights& weights) : now{table}, with_planet{planets(table.s)} {
    const State& s = now.s;
    const Progress progress{s};
    const int rounds = rounds_of(s.seats());
    scorings = rounds - s.round + int{progress.scoring_to_come};
    left = part_left(s);
    for (std::size_t level = 1; level < levels.size(); ++level)
        levels[level] = static_cast<double>(level) * (1 + weights.chance * scorings);
    prime = weights.prime_sector * scorings + (s.choices.prime == kQuadPrime ? 4 : 3);
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        commands[seat] =
            static_cast<std::uint8_t>(commands_to_come(s, progress, seat) | command_asked(s, seat));
        for (const System system : (s.players[seat].held & with_planet) - SystemSet::of(kPrime)) {
            std::int8_t& points = in_sector[seat][static_cast<std::size_t>((system - 1) / kTileSystems + 1)];
            points = static_cast<std::int8_t>(points + static_cast<int>(level(system)));
        }
    }
}

}  // namespace orrery::pi
