#include "pocket_imperium/table.h"

namespace orrery::pi {

namespace {

// A step that does nothing, so that what a test asks for can be pushed on top of it and run.
void start_round_frames(State& s, std::initializer_list<Step> steps) {
    s.todo.clear();
    for (const Step step : steps) push_automatic(s, step);
}

}  // namespace

Table Table::of(int players, Options options) {
    Setup setup = setup_from(players, options);
    setup.choice[5] = 1;  // Ruby first, without a chance event
    Table table;
    table.state = table.rules.start(setup);
    State& s = table.state;
    REQUIRE_MESSAGE(s.asked().step == Step::SetupFirst, "a table needs a map without chance; use setup()");
    s.todo.clear();
    s.round = 1;
    return table;
}

Table& Table::ships(std::string_view system, Seat owner, int n) {
    REQUIRE(holder(state, id(system)) == kNobody);
    add_ships(state, owner, id(system), n);
    return *this;
}

Table& Table::points(Seat seat, int n) {
    state.players[seat].points = static_cast<std::uint8_t>(n);
    return *this;
}

Table& Table::round(int number) {
    state.round = static_cast<std::uint8_t>(number);
    return *this;
}

Table& Table::bounty(std::string_view system) {
    state.bounty.add(id(system));
    return *this;
}

Table& Table::bounty_values(int blanks, int ones) {
    state.blank_tiles = static_cast<std::uint8_t>(blanks);
    state.point_tiles = static_cast<std::uint8_t>(ones);
    return *this;
}

Table& Table::planning() {
    state.todo.clear();
    --state.round;
    push_automatic(state, Step::BeginRound);
    run();
    return *this;
}

Table& Table::order(Seat seat, Command command, int actions) {
    constexpr Step kOrders[] = {Step::Expand, Step::ExploreOrigin, Step::ExterminateTarget};
    state.todo.clear();
    state.fresh = {};
    for (const System system : state.players[seat].held) state.fresh[system] = state.ships.count[system];
    state.held_before = {};
    state.invaded = {};
    // The cursor below stands behind the last order of the last reveal, so that nothing follows.
    for (Player& player : state.players) player.plan = 1;
    state.reveals = kReveals;
    push(state, Step::NextOrder, {}, static_cast<int>(kCount<Command>));
    const Now now{rules.atlas(), state, seat};
    const bool possible = command == Command::Expand    ? can_expand(now)
                          : command == Command::Explore ? can_explore(now)
                                                        : can_exterminate(now);
    if (possible) push(state, kOrders[static_cast<std::size_t>(command)], Actors::of(seat), actions);
    run();
    return *this;
}

Table& Table::plans(std::initializer_list<std::string_view> by_seat) {
    planning();
    Seat seat = 0;
    for (const std::string_view plan : by_seat) play_as(seat++, "plan " + std::string{plan});
    return *this;
}

Table& Table::exploitation() {
    using enum Step;
    start_round_frames(state, {EndRound, TakeBounty, PrimeScorer, NextScorer, Sustain});
    state.fresh = {};
    run();
    return *this;
}

Table& Table::end_of_round() {
    start_round_frames(state, {Step::EndRound});
    run();
    return *this;
}

std::vector<std::string> Table::canonical_options() const {
    std::vector<std::string> result;
    for (const std::string& option : options())
        if (rules.canonical(state, asked(), *rules.verbs().read(option))) result.push_back(option);
    return result;
}

int Table::ships(std::string_view system) const { return state.ships[id(system)]; }
int Table::fresh(std::string_view system) const { return state.fresh[id(system)]; }
Seat Table::owner(std::string_view system) const { return holder(state, id(system)); }

Kind Table::kind(std::string_view system) const {
    for (const Kind kind : every<Kind>())
        if (state.kinds[kind].has(id(system))) return kind;
    return Kind::Empty;
}

std::vector<std::string> Table::neighbours(std::string_view system) const {
    std::vector<std::string> result;
    for (const System each : pi::neighbours({rules.atlas(), state, 0}, id(system)))
        result.push_back(name(each));
    return result;
}

System Table::id(std::string_view system) {
    const auto names = system_names();
    for (System i = 0; i < kSystems; ++i)
        if (names[i] == system) return i;
    FAIL("no such system: ", std::string{system});
    return 0;
}

void Table::run() { rules.run(state); }

}  // namespace orrery::pi
