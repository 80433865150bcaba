#include "engine/wide_toy.h"

#include "core/mix.h"

namespace orrery::conclave {

namespace {

std::span<const std::string> bell_names() {
    static const std::vector<std::string> kNames = [] {
        std::vector<std::string> names;
        for (int i = 0; i < kBells; ++i) names.push_back("ring_" + std::to_string(i));
        return names;
    }();
    return kNames;
}

std::vector<VerbSpec> verb_rows(const Domain& relics) {
    const Operand relic{"relic", &relics};
    std::vector<VerbSpec> rows{{Verb::Deal, "deal", {relic}}, {Verb::Challenge, "challenge"},
                               {Verb::Show, "show", {relic}}, {Verb::Concede, "concede"},
                               {Verb::Seize, "seize"},        {Verb::Spare, "spare"}};
    for (int i = 0; i < kBells; ++i) rows.push_back({bell(i), bell_names()[static_cast<std::size_t>(i)]});
    return rows;
}

Names names_for(const std::vector<RelicRow>& relics) {
    Names names;
    names.add_entries("relic", relics);
    return names;
}

// CC-3
Verb bell_of(const State& s, int i) { return bell((s.turn * 7 + i * 19) % kBells); }
bool is_bell(const State& s, Verb verb) {
    return verb == bell_of(s, 0) || verb == bell_of(s, 1) || verb == bell_of(s, 2);
}

void add_points(State& s, Seat seat, int n) {
    s.points[seat] = static_cast<std::int16_t>(s.points[seat] + n);
}

void deal_relic(Next next, Action action) {
    State& s = next.s;
    Frame& frame = s.todo.back();
    --frame.cards;
    s.hoard.take(static_cast<Relic>(action.a));
    s.hands[static_cast<std::size_t>(frame.cards % s.seats())].add(static_cast<Relic>(action.a));
    if (frame.cards == 0) s.todo.pop_back();
}

// CC-7
void next_turn(Next next, Action) {
    State& s = next.s;
    if (s.turn == kRounds * s.seats()) return s.todo.clear();
    s.todo.push_back({Step::Move, Actors::of(s.mover())});
}

void moves(Now now, ActionList& out) {
    for (int i = 0; i < 3; ++i) out.push_back(act(bell_of(now.s, i)));
    out.push_back(act(Verb::Challenge));
}
Verdict judge_move(Now now, Action action) {
    return verb_of(action) == Verb::Challenge || is_bell(now.s, verb_of(action)) ? kAllowed : breaks("CC-3");
}
void move(Next next, Action action) {
    State& s = next.s;
    s.todo.pop_back();
    if (verb_of(action) == Verb::Challenge) {
        s.todo.push_back({Step::Spoils, Actors::of(next.seat)});
        s.todo.push_back({Step::Defence, Actors::of(s.after(next.seat))});
        return;
    }
    add_points(s, next.seat, action.verb % 3);  // CC-4
    ++s.turn;
}

// CC-5
void defences(Now now, ActionList& out) {
    for (const Relic relic : every<Relic>())
        if (now.s.hands[now.seat][relic] > 0) out.push_back(act(Verb::Show, static_cast<int>(relic)));
    out.push_back(act(Verb::Concede));
}
Verdict judge_defence(Now now, Action action) {
    if (verb_of(action) == Verb::Concede) return kAllowed;
    return now.s.hands[now.seat][static_cast<Relic>(action.a)] > 0 ? kAllowed : breaks("CC-5");
}
void defend(Next next, Action action) {
    State& s = next.s;
    s.todo.pop_back();
    s.todo.back().conceded = verb_of(action) == Verb::Concede;
    if (s.todo.back().conceded) return;
    s.hands[next.seat].take(static_cast<Relic>(action.a));
    s.shown.add(static_cast<Relic>(action.a));
    add_points(s, next.seat, 1);
}

// CC-6
void spoils(Now, ActionList& out) {
    for (const Verb verb : {Verb::Seize, Verb::Spare}) out.push_back(act(verb));
}
Verdict judge_spoils(Now, Action) { return kAllowed; }
void take_spoils(Next next, Action action) {
    State& s = next.s;
    const bool seized = s.todo.pop_back().conceded && verb_of(action) == Verb::Seize;
    if (seized) {
        add_points(s, next.seat, 2);
        add_points(s, s.after(next.seat), -2);
    }
    ++s.turn;
}

constexpr VerbSet move_verbs() {
    VerbSet verbs = verb_set(Verb::Challenge);
    for (int i = 0; i < kBells; ++i) verbs.add(static_cast<std::uint8_t>(bell(i)));
    return verbs;
}

using Row = StepRow<Step, Now, Next>;
// clang-format off
constexpr auto kSteps = table(&Row::step, {
    Row::chance(Step::Deal, "deal", verb_set(Verb::Deal), deal_relic),
    Row::asks(Step::Move, "move", move_verbs(), moves, judge_move, move),
    Row::asks(Step::Defence, "defence", verb_set(Verb::Show, Verb::Concede), defences, judge_defence, defend, Candidates::Legal),
    Row::asks(Step::Spoils, "spoils", verb_set(Verb::Seize, Verb::Spare), spoils, judge_spoils, take_spoils),
    Row::runs(Step::NextTurn, "next_turn", next_turn),
});
// clang-format on
constexpr auto kStepNames = names_in(kSteps);

std::uint8_t all_seats(const State& s) { return static_cast<std::uint8_t>((1U << s.seats()) - 1U); }
std::uint8_t knowing(const State& s, Seat owner) {
    return static_cast<std::uint8_t>(only(owner) | only(s.after(owner)));
}

// The frames that a position of this turn can have.
bool frames_are_possible(const State& s) {
    if (s.todo.empty()) return s.turn == kRounds * s.seats();
    FixedVector<Frame, 4> model{{Step::NextTurn}};
    const Frame& top = s.todo.back();
    if (top.step == Step::Deal) {
        model.push_back({Step::Deal, Actors::nature(), top.cards});
        return s.turn == 0 && top.cards > 0 && top.cards <= kHand * s.seats() && model == s.todo;
    }
    if (top.step == Step::Move) {
        model.push_back({Step::Move, Actors::of(s.mover())});
    } else {
        const bool defended = top.step == Step::Spoils;
        model.push_back({Step::Spoils, Actors::of(s.mover()), 0, defended && top.conceded});
        if (!defended) model.push_back({Step::Defence, Actors::of(s.after(s.mover()))});
    }
    return s.turn < kRounds * s.seats() && model == s.todo;
}

// In both languages alike: who reads it are tests.
std::span<const EmbeddedFile> texts() {
    static const std::string kText = [] {
        std::string bells;
        for (const std::string& name : bell_names()) bells += name + " = \"" + name + "\"\n";
        const std::string verbs =
            "challenge = \"challenge\"\nshow = \"show {relic}\"\nconcede = \"concede\"\n"
            "seize = \"seize\"\nspare = \"spare\"\n";
        return "game.title = \"Conclave\"\npoints.bells = \"Bells\"\ngain.points = \"points\"\n[label]\n" +
               verbs + bells + "[log]\ndeal = \"{player} is dealt a relic\"\n" + verbs + bells +
               "[log_own]\ndeal = \"{player} is dealt {relic}\"\n";
    }();
    static const EmbeddedFile kFiles[] = {{"en.toml", kText}, {"pl.toml", kText}};
    return kFiles;
}
std::span<const EmbeddedFile> rulebook() {
    static constexpr EmbeddedFile kFiles[] = {{"rules.en.md", "## 1 Conclave\n"},
                                              {"rules.pl.md", "## 1 Conclave\n"}};
    return kFiles;
}

}  // namespace

std::span<const std::string_view> names_of(Step) { return kStepNames; }

struct Conclave::Steps {
    static constexpr const auto& kRows = kSteps;
    static Now now(const Conclave&, const State& s, Seat seat) { return {s, seat}; }
    static Next next(const Conclave&, State& s, Seat seat) { return {s, seat}; }
};

Treasury::Treasury(std::vector<RelicRow> rows)
    : relics{std::move(rows)}, names{names_for(relics)}, verbs{verb_rows(names.domain("relic"))} {}

Conclave::Conclave()
    : treasury_{std::make_shared<const Treasury>(std::vector<RelicRow>{{"crown", {"Crown", "Korona"}, 6},
                                                                       {"orb", {"Orb", "Jabłko"}, 7},
                                                                       {"ring", {"Ring", "Pierścień"}, 8}})} {
}

const GameInfo& Conclave::info() {
    static const GameInfo kInfo{.id = "conclave",
                                .rule_prefix = "CC",
                                .min_players = 2,
                                .max_players = kMaxSeats,
                                .options = {},
                                .texts = texts,
                                .rulebook = rulebook};
    return kInfo;
}

Verdict Conclave::judge_setup(const Setup& setup) const {
    return setup.players >= 2 && setup.players <= kMaxSeats ? kAllowed : breaks("CC-1");
}

State Conclave::start(const Setup& setup) const {
    State s;
    for (int i = 0; i < setup.players; ++i) s.hands.push_back({}), s.points.push_back(0);
    for (std::size_t i = 0; i < treasury_->relics.size(); ++i)
        s.hoard.count.items[i] = treasury_->relics[i].copies;
    s.todo.push_back({Step::NextTurn});
    s.todo.push_back({Step::Deal, Actors::nature(), static_cast<std::uint8_t>(kHand * s.seats())});
    return s;
}

void Conclave::play(State& s, Seat seat, Action action) const {
    s.heard = action.verb;
    SteppedRules::play(s, seat, action);
}
void Conclave::outcomes(const State& s, OutcomeList& out) const {
    for (const Relic relic : every<Relic>())
        if (const int n = s.hoard[relic]; n > 0)
            out.push_back({act(Verb::Deal, static_cast<int>(relic)), static_cast<std::uint32_t>(n)});
}
Action Conclave::sample(const State& s, Rng& rng) const {
    OutcomeList all;
    outcomes(s, all);
    return draw(all, rng);
}

// Inside a challenge nothing is, whoever is asked.
bool Conclave::settled(const State& s) const {
    return s.todo.empty() || (s.todo.back().step != Step::Defence && s.todo.back().step != Step::Spoils);
}

// A relic that is shown tells something to those who do not know the hand; one that is dealt, to those who
// do.
std::uint8_t Conclave::reveals(const State& s, Seat seat, Action action) const {
    if (seat == kChance) return witnesses(s, seat, action);
    if (verb_of(action) != Verb::Show) return 0;
    return static_cast<std::uint8_t>(all_seats(s) & ~knowing(s, seat));
}
std::uint8_t Conclave::witnesses(const State& s, Seat, Action action) const {
    if (verb_of(action) != Verb::Deal) return kEverybody;
    return knowing(s, static_cast<Seat>((s.todo.back().cards - 1) % s.seats()));
}

Standing Conclave::standing(const State& s) const {
    Standing standing;
    for (std::size_t seat = 0; seat < s.points.size(); ++seat) standing.scores[seat] = s.points[seat];
    standing.rank(s.seats(), [&](Seat seat) { return standing.scores[seat]; });
    return standing;
}
Breakdown Conclave::breakdown(const State& s) const {
    Breakdown rows{{"bells"}};
    for (std::size_t seat = 0; seat < s.points.size(); ++seat) rows[0].points[seat] = s.points[seat];
    return rows;
}

// CC-2: what the viewer cannot place is dealt anew.
State Conclave::imagine(const State& s, Seat viewer, Rng& rng) const {
    State world = s;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (!s.knows(viewer, seat)) world.hoard += std::exchange(world.hands[seat], {});
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (!s.knows(viewer, seat)) deal(world.hoard, world.hands[seat], s.hands[seat].size(), rng);
    return world;
}

std::uint64_t Conclave::key(const State& s, Seat viewer) const {
    Mixer mix{s.turn | std::uint64_t{s.heard} << 8U};
    mix.add_bytes(s.shown);
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        mix.add(static_cast<std::uint64_t>(s.points[seat]), static_cast<std::uint64_t>(s.hands[seat].size()));
        if (s.knows(viewer, seat)) mix.add_bytes(s.hands[seat]);
    }
    for (const Frame& frame : s.todo)
        mix.add(static_cast<std::uint64_t>(frame.step) | std::uint64_t{frame.cards} << 8U |
                    std::uint64_t{frame.conceded} << 16U,
                frame.who.seats);
    return mix.hash();
}

Json Conclave::view(const State& s, Seat viewer) const {
    boost::json::array hands;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        hands.push_back(s.knows(viewer, seat) ? to_json(s.hands[seat], &names())
                                              : Json(s.hands[seat].size()));
    return boost::json::object{{"hands", hands},
                               {"points", to_json(s.points)},
                               {"shown", to_json(s.shown, &names())},
                               {"turn", s.turn},
                               {"heard", s.heard},
                               {"frames", to_json(s.todo)},
                               {"step", s.todo.empty() ? Json(nullptr) : to_json(s.todo.back().step)}};
}

Verdict Conclave::check(const State& s) const {
    if (s.hands.size() < 2 || s.points.size() != s.hands.size()) return breaks("CC-1");
    for (std::size_t i = 0; i < kCount<Relic>; ++i) {
        int n = s.hoard.count.items[i] + s.shown.count.items[i];
        for (const auto& hand : s.hands) n += hand.count.items[i];
        if (n != (i < treasury_->relics.size() ? treasury_->relics[i].copies : 0)) return breaks("CC-1");
    }
    if (s.heard >= verbs().verbs().size()) return breaks("CC-3");
    return frames_are_possible(s) ? kAllowed : breaks("CC-3");
}

}  // namespace orrery::conclave

template class orrery::SteppedRules<orrery::conclave::Conclave, orrery::conclave::State>;
