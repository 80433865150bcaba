// A chapter: hands are dealt (AR-10, AR-261, AR-265), and what follows its last round (section 7).
#include "games/arcs/hands.h"
#include "games/arcs/scoring.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

void begin_chapter(State& s, Action) {
    s.todo.pop_back();
    ++s.chapter;
    s.passes = 0;
    for (Player& player : s.players) player.hand = player.knows = {};
    s.open_knowledge = s.open_discard = {};
    s.layer = {};
    s.undealt = deck_of(s.seats());
    then(s, Step::BeginRound);
    then(s, Step::DiscardRest);
    if (s.seats() == 2) ask_seat(s, in_turn_order(s, 1), Step::Mulligan);  // AR-265
    for (int i = s.seats() - 1; i >= 0; --i) chance(s, Step::Deal, in_turn_order(s, i), kDealt);
}

void deal(State& s, Action action) {
    s.undealt.remove(action.a);
    into_hand(s, s.asked().a, action.a);
    if (--s.asked().b == 0) s.todo.pop_back();
}

void mulligan_answers(const State&, ActionList& out) {
    out.push_back(act(Verb::KeepHand));
    out.push_back(act(Verb::Redeal));
}

Verdict judge_mulligan(const State&, Action) { return kAllowed; }

// AR-Q13: the old hand is not shuffled back before the new one is drawn.
void mulligan(State& s, Action action) {
    const Seat seat = s.asked_seat();
    s.todo.pop_back();
    if (verb_of(action) == Verb::KeepHand) return;
    put_on_pile(s, s.players[seat].hand);
    s.players[seat].hand = {};
    chance(s, Step::Deal, seat, kDealt);
}

// Undealt and discarded cards are shuffled together.
void discard_rest(State& s, Action) {
    s.todo.pop_back();
    for (const Card card : s.undealt) s.layer[card] = 1;
    s.undealt = {};
}

// --- section 7 ---

namespace {

void return_trophies(State& s) {
    for (Player& player : s.players) {
        for (Seat owner = 0; owner < s.seats(); ++owner) {
            Player& theirs = s.players[owner];
            theirs.ships = byte(theirs.ships + player.trophies[Trophy::Ship][owner]);
            theirs.starports = byte(theirs.starports + player.trophies[Trophy::Starport][owner]);
            return_agents(s, owner, player.trophies[Trophy::Agent][owner]);
            theirs.cities = byte(theirs.cities + player.trophies[Trophy::City][owner]);
        }
        player.trophies = {};
    }
}

void return_captives(State& s) {
    for (Player& player : s.players) {
        for (Seat owner = 0; owner < s.seats(); ++owner) return_agents(s, owner, player.captives[owner]);
        player.captives = {};
    }
}

// AR-163, AR-167: even if Tycoon was not scored. AR-209
void discard_after_scoring(State& s) {
    for (Seat holder = 0; holder < s.seats(); ++holder)
        for (const Court court : s.players[holder].guilds) {
            if (!kCourt[court].cartel()) continue;
            for_each_rival(s, holder, [&](Seat rival) { discard_tokens(s, rival, kCourt[court].suit); });
        }
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (const Resource lavish = leader_of(s, seat).lavish_with;
            lavish != Resource::None && is_declared(s, Ambition::Tycoon))
            discard_tokens(s, seat, lavish);
}

// AR-252 - AR-254
void clean_up(State& s) {
    std::array<int, kSeats> open{};
    for (Seat seat = 0; seat < s.seats(); ++seat) open[seat] = kOpenSlots[s.players[seat].cities];
    if (is_declared(s, Ambition::Warlord)) return_trophies(s);
    if (is_declared(s, Ambition::Tyrant)) return_captives(s);
    for (int i = s.seats() - 1; i >= 0; --i) {
        const Seat seat = in_turn_order(s, i);
        if (kOpenSlots[s.players[seat].cities] < open[seat]) arrange(s, seat, true);
    }
}

}  // namespace

// AR-240: every ambition with a marker, once. AR-251
void score_chapter(State& s, Action) {
    s.todo.pop_back();
    then(s, Step::EndChapter);
    for (const Ambition ambition : every<Ambition>()) {
        if (!is_declared(s, ambition)) continue;
        const auto gains = gains_of(s, ambition);
        for (Seat seat = 0; seat < s.seats(); ++seat) {
            auto& power = s.players[seat].power;
            power[at(ambition)] = byte(power[at(ambition)] + gains[seat].power);
            power[kCityPower] = byte(power[kCityPower] + gains[seat].bonus);
        }
    }
    discard_after_scoring(s);
    clean_up(s);
}

// AR-255, AR-256, AR-258, AR-260
void end_chapter(State& s, Action) {
    s.todo.pop_back();
    s.markers.fill(Ambition::None);
    if (s.flipped < kMarkers) ++s.flipped;
    bool over = s.chapter == kLastChapter;
    for (const Player& player : s.players) over = over || power(player) >= threshold(s.seats());
    if (!over) then(s, Step::BeginChapter);
}

}  // namespace orrery::ar
