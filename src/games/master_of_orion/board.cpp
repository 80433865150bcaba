#include "games/master_of_orion/board.h"

namespace orrery::mo {

void reshuffle(State& s) {
    const Title top = s.pile.back();
    s.pile.pop_back();
    for (const Title title : s.pile) s.deck.add(title);
    s.pile.clear();
    s.pile.push_back(top);
}

void draw(State& s, Seat seat, int n) {
    const int cards = std::min(n, drawable(s));
    if (cards <= 0) return;
    if (s.deck.empty()) reshuffle(s);
    ask_chance(s, Step::Draw, seat, cards);
}

void ask_discard(State& s, Seat seat, int n) {
    const int cards = std::min(n, s.players[seat].hand.size());
    if (cards <= 0) return;
    push(s, {.step = Step::DiscardCard, .who = Actors::of(seat), .count = static_cast<std::uint8_t>(cards)});
}

void leave_centre(State& s, Advisor advisor) {
    FixedVector<Advisor, kUsedAdvisors> rest;
    for (const Advisor each : s.centre)
        if (each != advisor) rest.push_back(each);
    s.centre = rest;
}

void dismiss_advisor(State& s, Seat seat) {
    Player& player = s.players[seat];
    if (player.advisor.empty()) return;
    discard_cube(player, Place::Advisor);
    enter_centre(s, player.advisor[0]);
    player.advisor.clear();
    top_changed(s, seat, Place::Advisor);
}

void top_changed(State& s, Seat seat, Place place) {
    for (Frame& frame : s.todo) {
        const bool lists = frame.step == Step::PickStart || frame.step == Step::PickAfterAttack;
        if (lists && frame.who.includes(seat)) frame.places.remove(place);
    }
}

}  // namespace orrery::mo
