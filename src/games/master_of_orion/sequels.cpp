// What the log tells of what an answer sets off by itself: single answers, a new round, what levels of it
// give, what an effect does to others or without a question, a card that is covered or sinks, the discard
// pile that becomes the deck.
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/rules.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

bool is_no_news(Action action) { return verb_of(action) == Verb::Done; }

// MO-55: the action that is the only one is taken in the step that begins the turn.
std::optional<Sequel> only_action(const MasterOfOrion& rules, const State& before, const State& after) {
    for (Seat seat = 0; seat < before.seats(); ++seat) {
        if (after.players[seat].available >= before.players[seat].available) continue;
        State asked = before;
        ask(asked, Step::ChooseAction, seat);
        ActionList options;
        rules.list(asked, seat, options);
        if (options.size() == 1) return taken_by_itself(rules.verbs(), seat, options[0]);
    }
    return std::nullopt;
}

// MO-93, MO-94
Sequel new_round(const State& after) {
    Sequel sequel{.parts = {{"told.round", {{"n", std::to_string(after.round + 1)}}}}};
    sequel.parts.push_back(about_seat("told.first", after.first));
    return sequel;
}

std::string with_sign(int n) { return n < 0 ? "−" + std::to_string(-n) : '+' + std::to_string(n); }

// MO-45 to MO-48: a part for each seat.
void add_level(const State& before, const State& after, Sequel& levels) {
    for (Seat seat = 0; seat < before.seats(); ++seat) {
        const Player &was = before.players[seat], &is = after.players[seat];
        const int cubes = is.available - was.available, morale = is.morale - was.morale;
        if (cubes <= 0) continue;
        const Param level{"level", "name.level." + std::string{name_of(level_of(was))}, true};
        levels.parts.push_back(
            about_seat(morale == 0 ? "told.cubes" : "told.cubes_and_morale", seat,
                       {{"n", std::to_string(cubes)}, {"morale", with_sign(morale)}, level}));
    }
}

// --- what an effect does without a question ---

std::string key_of(const Names& names, auto card) {
    return "name." + std::string{domain_of(card)} + '.' + std::string{names.id(card)};
}

// A part for each thing of a seat that is another one now. All of it lies open on the table.
class Changes {
  public:
    Changes(const Names& names, Seat owner) : names_{names}, sequel_{.seat = owner} {}

    void tell(Seat seat, const Player& was, const Player& is) {
        told_ = false;
        for (const Resource each : every<Resource>())
            add(name_of(each), seat, is.tracks[each] - was.tracks[each]);
        add("morale", seat, is.morale - was.morale);
        add("score", seat, is.score - was.score);
        add("cubes_by_card", seat, is.available - was.available);
        if (seat != sequel_.seat)  // MO-127: where its owner puts a cube, the answer tells
            add("blocked", seat, is.cubes.size() - was.cubes.size());
        if (!was.advisor.empty() && is.advisor.empty())  // MO-118
            sequel_.parts.push_back(
                about_seat("told.expelled", seat, {{"advisor", key_of(names_, was.advisor[0]), true}}));
    }
    Sequel take() { return std::move(sequel_); }

  private:
    // The seat is named once.
    void add(std::string_view what, Seat seat, int n) {
        if (n == 0) return;
        const std::string key = (told_ ? "told.also." : "told.") + std::string{what};
        sequel_.parts.push_back(
            about_seat(key.c_str(), seat, {{"sign", n < 0 ? "−" : "+"}, {"n", std::to_string(std::abs(n))}}));
        told_ = true;
    }

    const Names& names_;
    Sequel sequel_;
    bool told_ = false;
};

// Whose effect does something in the step that begins with this position; nobody: none does.
Seat doer(const State& before, Seat answering) {
    switch (before.asked().step) {
        case Step::Effect:
            return before.asked().owner;
        case Step::UseOptional:
        case Step::PickStart:
        case Step::PickAfterAttack:
            return answering;
        case Step::ChooseOne:  // where another's effect asks; what one's own brings, the answer itself says
        case Step::ChooseResource:
        case Step::FillSpace: {
            const Seat owner = effect_below(before).owner;
            return owner == answering ? kNobody : owner;
        }
        default:
            return kNobody;
    }
}

// Steps of an effect one after another, one for each opponent among them, are told in one line.
struct Run {
    Seat owner = kNobody;
    FixedVector<Player, kSeats> from{};  // before the first of them
    std::size_t told = 0;                // how many lines there were with it; 0: none yet
};

void tell_effect(const Names& names, Run& run, const State& before, Seat answering, const State& after,
                 std::vector<Sequel>& all) {
    const Seat owner = doer(before, answering);
    const bool goes_on = owner == run.owner && (run.told == 0 || run.told == all.size());
    if (!goes_on) run = {.owner = owner, .from = before.players};
    if (owner == kNobody) return;
    if (run.told > 0) all.pop_back();
    Changes changes{names, owner};
    for (Seat seat = 0; seat < before.seats(); ++seat)
        changes.tell(seat, run.from[seat], after.players[seat]);
    Sequel told = changes.take();
    run.told = told.parts.empty() ? 0 : all.size() + 1;
    if (run.told > 0) all.push_back(std::move(told));
}

// MO-76, MO-140: what comes to the attacked besides the point of morale that everybody loses (MO-75).
void tell_reaction(const Names& names, const State& before, Seat attacker, const State& after,
                   std::vector<Sequel>& all) {
    if (before.asked().step != Step::AttackTarget) return;
    Changes changes{names, attacker};
    for (Seat seat = 0; seat < before.seats(); ++seat) {
        Player hit = before.players[seat];
        if (seat == attacker ||
            after.players[attacker].attacks[seat] == before.players[attacker].attacks[seat])
            continue;
        change_morale(hit, -1);
        changes.tell(seat, hit, after.players[seat]);
    }
    if (Sequel told = changes.take(); !told.parts.empty()) all.push_back(std::move(told));
}

// What an effect of another takes from a hand, once it has all of it: the answers tell the cards.
void tell_hand(const State& before, Seat answering, const State& after, std::vector<Sequel>& all) {
    if (before.asked().step != Step::DiscardCard || before.asked().count > 1) return;
    const Frame& below = effect_below(before);
    if (below.step != Step::Effect || below.owner == answering) return;
    const std::string left = std::to_string(after.players[answering].hand.size());
    all.push_back({.seat = below.owner, .parts = {about_seat("told.hand", answering, {{"n", left}})}});
}

// MO-134, MO-135: a single card is the bottom of its system, too, and nothing happens.
void tell_sunk(const Names& names, const State& before, Seat owner, Action played, std::vector<Sequel>& all) {
    if (before.asked().step != Step::SinkSystem) return;
    const auto place = static_cast<Place>(played.b);
    const Seat whose = before.asked().target;
    const Stack& cards = stack(before.players[whose], place);
    if (cards.size() < 2) return;
    const Param where{"place", "name.place." + std::string{name_of(place)}, true};
    const Param card{"card", key_of(names, cards.back()), true};
    all.push_back({.seat = owner, .parts = {about_seat("told.sunk", whose, {where, card})}});
}

// What lies under another card from now on, be it the advisor of system F (MO-106).
void tell_covered(const Names& names, const State& before, const State& after, std::vector<Sequel>& all) {
    for (Seat seat = 0; seat < before.seats(); ++seat)
        for (int i = 0; i < kStacks; ++i) {
            const Player& was = before.players[seat];
            const Stack &low = stack(was, system_at(i)), &high = stack(after.players[seat], system_at(i));
            if (high.size() <= low.size()) continue;
            const bool on_advisor = low.empty() && system_at(i) == Place::SystemF;
            if (low.empty() && !on_advisor) continue;  // MO-31: a new system
            const std::string key = on_advisor ? key_of(names, was.advisor[0]) : key_of(names, low.back());
            all.push_back({.parts = {{"told.covered", {{"card", key, true}}}}});
        }
}

// MO-114: which card an effect builds that takes it from the discard pile; the answers name only its place.
void tell_from_pile(const Names& names, const State& before, const State& after, std::vector<Sequel>& all) {
    if (before.building.under_way || !after.building.under_way || !after.building.from_pile) return;
    const Seat seat = after.asked().who.first();
    const Param card{"structure", key_of(names, after.building.title), true};
    all.push_back({.seat = seat, .parts = {about_seat("told.from_pile", seat, {card})}});
}

}  // namespace

std::vector<Sequel> MasterOfOrion::sequels(const State& s, Seat seat, Action action) const {
    std::vector<Sequel> all;
    Sequel levels;
    Run run;
    follow(s, seat, action, [&](const State& before, const Stepped& stepped, const State& after) {
        const bool open = stepped.answer && witnesses(before, stepped.seat, *stepped.answer) == kEverybody;
        if (open && !is_no_news(*stepped.answer))
            all.push_back(taken_by_itself(verbs(), stepped.seat, *stepped.answer));
        tell_effect(names(), run, before, stepped.seat, after, all);
        tell_reaction(names(), before, stepped.seat, after, all);
        tell_hand(before, stepped.seat, after, all);
        tell_sunk(names(), before, stepped.seat, stepped.answer.value_or(action), all);
        tell_from_pile(names(), before, after, all);
        tell_covered(names(), before, after, all);
        const Step step = before.asked().step;
        if (step == Step::NextTurn)
            if (auto taken = only_action(*this, before, after)) all.push_back(std::move(*taken));
        if (step == Step::CleanUp) all.push_back(new_round(after));
        if (step == Step::NextLevel) add_level(before, after, levels);
        if (after.pile.size() < before.pile.size() && after.deck.size() > before.deck.size())
            all.push_back({.parts = {{"told.shuffled", {}}}});
    });
    if (!levels.parts.empty()) all.push_back(std::move(levels));
    return all;
}

}  // namespace orrery::mo
