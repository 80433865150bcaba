// Chapter 3 and 4.1: who begins, races, advisors, the opening hands and their exchange.
#include "games/master_of_orion/options.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

// S2 and step 3 of the setup.
void take_race(const Content& content, Player& player, Race race) {
    player.race.clear();
    player.race.push_back(race);
    player.tracks = resources(content.race(race).start);
    player.score = static_cast<std::uint16_t>(int{content.race(race).start_vp});
}

void push_setup_steps(State& s) {
    run_later(s, Step::BeginRound);
    run_later(s, Step::NextExchange);
    run_later(s, Step::NextDeal);
    if (with_advisors(s)) ask_chance(s, Step::RevealAdvisor, 0, kUsedAdvisors);
    if (races_of(s) != Races::Humans) run_later(s, Step::NextRace);
    if (s.choices.first_player == 0) {
        push(s, {.step = Step::FirstPlayer, .who = Actors::nature()});
    } else {
        s.first = static_cast<Seat>(s.choices.first_player - 1);
    }
}

}  // namespace

Verdict judge_setup(const Content&, const Setup& setup) {
    if (setup.players < 2 || setup.players > kSeats) return breaks("MO-71");
    if (!offered(setup, setup_options())) return kMalformed;
    return setup.choice[2] <= setup.players ? kAllowed : breaks("MO-Q2");
}

State start(const Content& content, const Setup& setup) {
    State s;
    s.choices = choices_in<Choices>(setup);
    for (int i = 0; i < setup.players; ++i) {
        Player player;
        player.morale = kMaxMorale;
        player.reserve = kActionCubes;
        if (races_of(s) == Races::Humans) take_race(content, player, content.shared_race);
        s.players.push_back(player);
    }
    for (int i = 0; i < content.titles(); ++i)
        s.deck.count.items[static_cast<std::size_t>(i)] =
            static_cast<std::uint8_t>(int{content.entries.structure[static_cast<std::size_t>(i)].copies});
    push_setup_steps(s);
    return s;
}

void choose_first_player(Next next, Action action) {
    next.s.todo.pop_back();
    next.s.first = action.a;
}

// --- S1: races, from the first player clockwise (MO-Q3) ---

bool race_is_free(const State& s, Race race) {
    return std::none_of(s.players.begin(), s.players.end(),
                        [&](const Player& player) { return player.race.contains(race); });
}

void next_race(Next next, Action) {
    State& s = next.s;
    const auto seat = next_seat(s);
    if (!seat) return;
    if (races_of(s) == Races::Random) return ask_chance(s, Step::DealRace, *seat, 0);
    ask(s, Step::PickRace, *seat);
}

void deal_race(Next next, Action action) {
    const Seat seat = next.s.todo.pop_back().owner;
    take_race(next.content, next.s.players[seat], static_cast<Race>(action.a));
}

void race_answers(Now now, ActionList& out) {
    for (int i = 0; i < now.content.races(); ++i) out.push_back(act(Verb::Race, i));
}

Verdict judge_race(Now now, Action action) {
    const auto race = static_cast<Race>(action.a);
    return now.content.race(race).shared || race_is_free(now.s, race) ? kAllowed : breaks("MO-Q3");
}

void pick_race(Next next, Action action) {
    next.s.todo.pop_back();
    take_race(next.content, next.me(), static_cast<Race>(action.a));
}

// --- S3: five advisors ---

bool advisor_is_unseen(const State& s, Advisor advisor) { return !s.centre.contains(advisor); }

void reveal_advisor(Next next, Action action) {
    enter_centre(next.s, static_cast<Advisor>(action.a));
    if (--next.s.asked().count == 0) next.s.todo.pop_back();
}

// --- S5: five cards each ---

void next_deal(Next next, Action) {
    if (const auto seat = next_seat(next.s)) draw(next.s, *seat, kOpeningHand);
}

// --- S6: each player may once discard any number of cards and draws as many ---

void next_exchange(Next next, Action) {
    State& s = next.s;
    const auto seat = next_seat(s);
    if (seat && !s.players[*seat].hand.empty()) ask(s, Step::Exchange, *seat);
}

void exchange_answers(Now now, ActionList& out) {
    for_each_title(now.content, now.me().hand,
                   [&](Title title) { out.push_back(act(Verb::Exchange, title)); });
    out.push_back(act(Verb::Keep));
}

Verdict judge_exchange(Now now, Action action) {
    if (verb_of(action) == Verb::Keep) return kAllowed;
    return now.me().hand[static_cast<Title>(action.a)] > 0 ? kAllowed : breaks("MO-39");
}

void exchange_card(Next next, Action action) {
    State& s = next.s;
    if (verb_of(action) == Verb::Exchange) {
        discard(s, next.seat, static_cast<Title>(action.a));
        ++s.asked().count;
        if (!next.me().hand.empty()) return;
    }
    const int discarded = s.todo.pop_back().count;
    draw(s, next.seat, discarded);
}

}  // namespace orrery::mo
