// Set-up: AF-1 to AF-16.
#include "games/alien_frontiers/turn.h"

namespace orrery::af {

namespace {

// AF-11: the second, third and fourth player are compensated.
constexpr Price kCompensation[] = {{0, 0}, {1, 0}, {0, 1}, {1, 1}};

void let_begin(State& s, Seat seat) {
    s.turn = seat;
    for (int k = 0; k < s.seats(); ++k) {
        Player& player = s.players[static_cast<std::size_t>((seat + k) % s.seats())];
        player.fuel = kCompensation[k].fuel;
        player.ore = kCompensation[k].ore;
    }
}

}  // namespace

Verdict judge_setup(const Setup& setup) {
    if (setup.players < 2 || setup.players > kSeats) return breaks("AF-1");
    if (setup.choice[0] > (setup.players == 2 ? 0 : 1)) return breaks("AF-6");
    return setup.choice[1] > setup.players ? breaks("AF-3") : kAllowed;
}

State start(const Setup& setup) {
    assert(judge_setup(setup));
    State s;
    s.long_game = setup.choice[0];
    s.first_player = setup.choice[1];
    for (int i = 0; i < setup.players; ++i) {
        Player player;
        player.colonies = code_of(colonies_per_player(setup.players, s.long_game != 0));  // AF-5, AF-6
        s.players.push_back(player);
    }
    for (const CardRow& row : kCards.items)
        for (int i = 0; i < row.copies; ++i) s.deck.add(row.card);
    push_automatic(s, Step::BeginTurn);
    // AF-10: three cards face up, one to every player.
    push_chance(s, Step::DealPlayers, 0, setup.players);
    push_chance(s, Step::DealDisplay, static_cast<int>(s.display.size()));
    if (s.first_player == 0) {
        push_chance(s, Step::FirstPlayer);
    } else {
        let_begin(s, static_cast<Seat>(s.first_player - 1));
    }
    return s;
}

// AF-3: uniform over the seats.
void choose_first_player(State& s, Action action) {
    s.todo.pop_back();
    let_begin(s, action.a);
}

void deal_to_display(State& s, Action action) {
    const auto card = static_cast<Card>(action.a);
    s.deck.take(card);
    s.display[s.display.size() - s.asked().a] = card;
    if (--s.asked().a == 0) s.todo.pop_back();
}

void deal_to_player(State& s, Action action) {
    const auto card = static_cast<Card>(action.a);
    s.deck.take(card);
    Question& deal = s.asked();
    s.players[static_cast<std::size_t>((s.turn + deal.a) % s.seats())].cards.add(card);
    ++deal.a;
    if (--deal.b == 0) s.todo.pop_back();
}

}  // namespace orrery::af
