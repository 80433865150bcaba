// Set-up: section 3 and 4.3.
#include "games/arcs/hands.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

constexpr std::string_view kLeaderChoices[] = {"off", "on", "two_lore"};

// AR-6: with two players a token of each covered planet's type leaves the supply.
void lay_out_map(State& s, SetupCard card) {
    s.setup = card;
    s.out = setup_rows()[card].out;
    if (s.seats() != 2) return;
    for (const System system : kMapTables.in_play[0] - in_play(s))
        if (!is_gate(system)) --s.supply[kMap[system].type];
}

Place free_slot(const State& s, System system) {
    return (kPlaceTables.slots[system] - s.buildings.all()).first();
}

void put_pieces(State& s, Seat seat, System system, const StartPieces& pieces) {
    Player& player = s.players[seat];
    place_ships(s, seat, system, pieces.ships);
    for (int i = 0; i < pieces.cities; ++i, --player.cities)
        s.buildings.cities[seat].add(free_slot(s, system));
    for (int i = 0; i < pieces.starports; ++i, --player.starports)
        s.buildings.starports[seat].add(free_slot(s, system));
}

void put_token(State& s, Seat seat, int slot, Resource type) {
    if (s.supply[type] == 0) return;  // AR-37
    --s.supply[type];
    s.players[seat].slots[at(slot)] = type;
}

// AR-8, AR-9, or AR-14, AR-15 with a leader.
void place_seat(State& s, Seat seat, const SeatSetup& setup) {
    Player& player = s.players[seat];
    const bool led = player.leader != Leader::None;
    const LeaderRow& leader = leader_of(s, seat);
    put_pieces(s, seat, setup.a, led ? leader.a : kStartA);
    put_pieces(s, seat, setup.b, led ? leader.b : kStartB);
    for (const System system : setup.c)
        if (system != kNoSystem) place_ships(s, seat, system, led ? leader.c_ships : kStartC);
    put_token(s, seat, 0, led ? leader.tokens[0] : kMap[setup.a].type);
    put_token(s, seat, 1, led ? leader.tokens[1] : kMap[setup.b].type);
    player.outrage = leader.covered;  // AR-207
    player.agents = byte(player.agents - leader.covered.size());
}

}  // namespace

std::span<const SetupOption> setup_options() {
    static const SetupOption options[] = {{"leaders", kLeaderChoices},
                                          {"setup_card", setup_choices()},
                                          {"initiative", kFirstPlayers},
                                          {"split_discard", kSwitch}};
    return options;
}

Choices choices_of(const Setup& setup) {
    return {setup.choice[1], setup.choice[2], setup.choice[0], setup.choice[3]};
}

Setup setup_with(const Choices& choices, int players) {
    return {.players = byte(players),
            .choice = {choices.leaders, choices.setup_card, choices.initiative, choices.split_discard}};
}

Verdict judge_setup(const Setup& setup) {
    if (setup.players < 2 || setup.players > kSeats) return breaks("AR-1");
    if (!offered(setup, setup_options())) return breaks("AR-5");
    const Choices choices = choices_of(setup);
    if (choices.initiative > setup.players) return breaks("AR-1");
    if (choices.setup_card != 0 &&
        setup_rows()[static_cast<SetupCard>(choices.setup_card - 1)].players != setup.players)
        return breaks("AR-5");
    return kAllowed;
}

// AR-3, AR-7. The last frame is asked first: initiative, setup card, Court, draft, pieces, hands (4.3).
State start(const Setup& setup) {
    assert(judge_setup(setup));
    State s;
    s.choices = choices_of(setup);
    for (int i = 0; i < setup.players; ++i) s.players.push_back({});
    for (const Resource type : every<Resource>()) s.supply[type] = kTokensOfType;
    s.court_deck = kAllCourt;
    then(s, Step::BeginChapter);
    then(s, Step::PlacePieces);
    if (s.choices.leaders != 0) {
        then(s, Step::NextPick);
        chance(s, Step::OfferLore, s.choices.leaders * setup.players + 1);  // AR-12, AR-16
        chance(s, Step::OfferLeader, setup.players + 1);
    }
    then(s, Step::FillCourt);
    if (s.choices.setup_card == 0)
        chance(s, Step::DrawSetup);
    else
        lay_out_map(s, static_cast<SetupCard>(s.choices.setup_card - 1));
    if (s.choices.initiative == 0)
        chance(s, Step::FirstPlayer);
    else
        s.initiative = byte(s.choices.initiative - 1);
    return s;
}

void choose_first_player(State& s, Action action) {
    s.todo.pop_back();
    s.initiative = action.a;
}

void draw_setup(State& s, Action action) {
    s.todo.pop_back();
    lay_out_map(s, static_cast<SetupCard>(action.a));
}

void offer_leader(State& s, Action action) {
    s.leaders.add(static_cast<Leader>(action.a));
    if (--s.asked().a == 0) s.todo.pop_back();
}

void offer_lore(State& s, Action action) {
    s.lore.add(static_cast<Lore>(action.a));
    if (--s.asked().a == 0) s.todo.pop_back();
}

// AR-13: from the last in turn order, counterclockwise, round after round.
void next_pick(State& s, Action) {
    const int made = s.asked().a, seats = s.seats();
    if (made == seats * (1 + s.choices.leaders)) {
        s.todo.pop_back();
        return;
    }
    ++s.asked().a;
    ask_seat(s, in_turn_order(s, seats - 1 - made % seats), Step::Draft);
}

void draft_answers(const State& s, ActionList& out) {
    for (const Leader leader : s.leaders) out.push_back(act(Verb::TakeLeader, leader));
    for (const Lore lore : s.lore) out.push_back(act(Verb::TakeLore, lore));
}

Verdict judge_draft(const State& s, Action action) {
    const Player& player = s.players[s.asked_seat()];
    if (verb_of(action) == Verb::TakeLeader) {
        if (!s.leaders.has(static_cast<Leader>(action.a))) return breaks("AR-12");
        return player.leader == Leader::None ? kAllowed : breaks("AR-13");
    }
    if (!s.lore.has(static_cast<Lore>(action.a))) return breaks("AR-12");
    return player.lore.size() < s.choices.leaders ? kAllowed : breaks("AR-13");
}

void draft(State& s, Action action) {
    Player& player = s.players[s.asked_seat()];
    s.todo.pop_back();
    if (verb_of(action) == Verb::TakeLeader) {
        player.leader = static_cast<Leader>(action.a);
        s.leaders.remove(player.leader);
    } else {
        player.lore.add(static_cast<Lore>(action.a));
        s.lore.remove(static_cast<Lore>(action.a));
    }
}

void place_pieces(State& s, Action) {
    s.todo.pop_back();
    s.leaders = {};
    s.lore = {};
    for (int i = 0; i < s.seats(); ++i)
        place_seat(s, in_turn_order(s, i), setup_rows()[s.setup].seats[at(i)]);
}

}  // namespace orrery::ar
