// Start and end of a round (5.8, 5.11), whose turn it is (MO-50), and lists of effects (MO-164).
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

// MO-43: what all own cards produce, covered ones included; first the sum, then the cap (MO-Q8).
void take_income(const Content& content, Player& player) {
    for (const Resource each : every<Resource>()) {
        int sum = player.tracks[each];
        for (const Stack& cards : player.systems)
            for (const Title title : cards) sum += content[title].income[each];
        player.tracks[each] = static_cast<std::uint8_t>(std::min(kTop, sum));
    }
}

void ask_for_entries(State& s, Step step, Seat seat, PlaceSet places, Seat target = 0) {
    if (places.empty()) return;
    push(s, {.step = step, .who = Actors::of(seat), .target = target, .places = places});
}

When moment_of(Step step) { return step == Step::PickStart ? When::RoundStart : When::AfterAttack; }

}  // namespace

// MO-36, MO-37: the cards of a grey Exploit are remembered until one of them is returned.
void draw_card(Next next, Action action) {
    State& s = next.s;
    const auto title = static_cast<Title>(action.a);
    Frame& frame = s.asked();
    s.deck.take(title);
    s.players[frame.owner].hand.add(title);
    if (s.todo.size() > 1 && s.todo[s.todo.size() - 2].step == Step::KeepThree) {
        s.drawn.push_back(title);
        std::sort(s.drawn.begin(), s.drawn.end());
    }
    if (--frame.count == 0) {
        s.todo.pop_back();
    } else if (s.deck.empty()) {
        reshuffle(s);
    }
}

void begin_round(Next next, Action) {
    State& s = next.s;
    s.todo.pop_back();
    ++s.round;
    for (Player& player : s.players) take_income(next.content, player);
    run_later(s, Step::EndRound);
    push(s, {.step = Step::NextTurn, .target = s.first});
    run_later(s, Step::NextStart);
    run_later(s, Step::NextLevel);
}

// MO-44
Level level_of(const Player& player) {
    const int highest = std::max(
        {player.tracks[Resource::Food], player.tracks[Resource::Fleet], player.tracks[Resource::Production]});
    return highest >= 7 ? Level::High : highest >= 4 ? Level::Medium : Level::Low;
}

// MO-45 to MO-48, MO-98
void next_level(Next next, Action) {
    State& s = next.s;
    const auto seat = next_seat(s);
    if (!seat) return;
    Player& player = s.players[*seat];
    switch (level_of(player)) {
        case Level::High: {
            const HighLevel high = next.content.race(player.race[0]).high_level.value_or(HighLevel{});
            gain_cubes(player, high.cubes);
            change_morale(player, high.morale);
            if (high.gain_choice > 0)
                push(s, {.step = Step::LevelBonus,
                         .who = Actors::of(*seat),
                         .count = static_cast<std::uint8_t>(int{high.gain_choice})});
            return;
        }
        case Level::Medium:
            return gain_cubes(player, 4);
        case Level::Low:
            gain_cubes(player, 3);
            change_morale(player, 1);
            return draw(s, *seat, 1);
    }
}

void bonus_answers(Now, ActionList& out) {
    for (const Resource each : every<Resource>()) out.push_back(act(Verb::Gain, 1, each));
}

Verdict judge_bonus(Now, Action action) { return action.a == 1 ? kAllowed : breaks("MO-98"); }

void take_bonus(Next next, Action action) {
    gain(next.me(), static_cast<Resource>(action.b), 1);
    if (--next.s.asked().count == 0) next.s.todo.pop_back();
}

// MO-49, MO-Q49: listed for each player when it is their turn.
void next_start(Next next, Action) {
    State& s = next.s;
    if (const auto seat = next_seat(s))
        ask_for_entries(s, Step::PickStart, *seat, acting(next.content, s.players[*seat], When::RoundStart));
}

// --- lists of Round start and After attack effects (MO-164) ---

namespace {

struct Entries164 {
    PlaceSet possible;
    bool compulsory = false;
};

Entries164 open_entries(const Now& now) {
    const Frame& frame = now.s.asked();
    const When when = moment_of(frame.step);
    Entries164 open;
    for (const Place place : frame.places) {
        const auto card = active_at(now.content, now.me(), place);
        if (!card || !effect_is_possible(now, *card, when, place)) continue;
        open.possible.add(place);
        open.compulsory = open.compulsory || !now.content.effect(*card, when).optional();
    }
    return open;
}

}  // namespace

void entry_answers(Now now, ActionList& out) {
    const Entries164 open = open_entries(now);
    for (const Place place : open.possible)
        out.push_back(act(Verb::Resolve, *active_at(now.content, now.me(), place), place));
    if (!open.compulsory) out.push_back(act(Verb::Done));
}

Verdict judge_entry(Now now, Action action) {
    const Entries164 open = open_entries(now);
    if (verb_of(action) == Verb::Done) return open.compulsory ? breaks("MO-5") : kAllowed;
    const auto place = static_cast<Place>(action.b);
    if (!open.possible.has(place)) return breaks("MO-164");
    const auto card = active_at(now.content, now.me(), place);
    return card == static_cast<Card>(action.a) ? kAllowed : breaks("MO-164");
}

void resolve_entry(Next next, Action action) {
    State& s = next.s;
    if (verb_of(action) == Verb::Done) {
        s.todo.pop_back();
        return;
    }
    const auto place = static_cast<Place>(action.b);
    const When when = moment_of(s.asked().step);
    s.asked().places.remove(place);
    start_effect(s, next.seat, static_cast<Card>(action.a), when, place);
    begin_picked(next);
}

// --- turns ---

namespace {

// An action that is the only one is taken. Whoever has a card has two, Exploit and Research: nothing is
// listed then.
void take_only_action(Next next) {
    if (!next.me().hand.empty()) return;
    ActionList options;
    action_answers(next, options);
    if (options.size() == 1) choose_action(next, options[0]);
}

}  // namespace

// MO-50, MO-55: the next player clockwise with an available cube.
void next_turn(Next next, Action) {
    State& s = next.s;
    Frame& cursor = s.asked();
    for (int k = 0; k < s.seats(); ++k) {
        const Seat seat = clockwise(s, cursor.target, k);
        if (s.players[seat].available == 0) continue;
        cursor.target = clockwise(s, seat, 1);
        ask(s, Step::ChooseAction, seat);
        return take_only_action(next.as(seat));
    }
    s.todo.pop_back();
}

// --- end of a round ---

// MO-151 to MO-153
bool game_ends(const State& s) {
    if (s.round >= kRounds) return true;
    return std::any_of(s.players.begin(), s.players.end(), [](const Player& player) {
        if (player.morale <= 0) return true;
        return std::all_of(player.systems.begin(), player.systems.begin() + kSystems,
                           [](const Stack& cards) { return cards.full(); });
    });
}

void end_round(Next next, Action) {  // MO-91
    State& s = next.s;
    s.todo.pop_back();
    if (game_ends(s)) return s.todo.clear();
    run_later(s, Step::CleanUp);
    run_later(s, Step::NextTrim);
}

void next_trim(Next next, Action) {  // MO-92
    State& s = next.s;
    if (const auto seat = next_seat(s)) ask_discard(s, *seat, s.players[*seat].hand.size() - kHandLimit);
}

void discard_answers(Now now, ActionList& out) {
    for_each_title(now.content, now.me().hand,
                   [&](Title title) { out.push_back(act(Verb::Discard, title)); });
}

Verdict judge_discard(Now now, Action action) {
    return now.me().hand[static_cast<Title>(action.a)] > 0 ? kAllowed : breaks("MO-39");
}

void discard_card(Next next, Action action) {
    State& s = next.s;
    discard(s, next.seat, static_cast<Title>(action.a));
    const int left = s.todo.pop_back().count - 1;
    ask_discard(s, next.seat, left);
}

void clean_up(Next next, Action) {  // MO-93, MO-94
    State& s = next.s;
    s.todo.pop_back();
    for (Player& player : s.players) {
        const bool keeps = player.cubes.has(Place::Advisor) && next.content[player.advisor[0]].keeps_cube;
        player.cubes = {};
        if (keeps) player.cubes.add(Place::Advisor);  // MO-110
        player.boxes = {};
        player.attacks = {};
        player.available = 0;
        player.reserve = static_cast<std::uint8_t>(kActionCubes - int{keeps});
    }
    s.first = clockwise(s, s.first, 1);
    run_later(s, Step::BeginRound);
}

}  // namespace orrery::mo
