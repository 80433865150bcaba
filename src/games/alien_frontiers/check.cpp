// Whether a position that came from outside can be: pieces, places, and a question that the game would ask
// there.
#include "games/alien_frontiers/check.h"

#include "games/alien_frontiers/rules.h"

namespace orrery::af {

namespace {

constexpr int kMostResources = 120;  // far beyond what a turn can bring in (AF-33)

// Ships that have left the hand and are being rolled (AF-19, AF-178).
int ships_in_the_air(const State& s) {
    if (s.todo.empty()) return 0;
    if (s.asked().step == Step::RollShips) return s.asked().a;
    return s.asked().step == Step::WarpPick ? s.asked().b : 0;
}

int own_ships(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    int total = player.stock + player.bay + player.hand.size();
    for (const Station station : every<Station>()) total += s.docked[station][seat].size();
    return total + (seat == s.turn ? ships_in_the_air(s) : 0);
}

int landed(const State& s, Seat seat) {
    int total = 0;
    for (const Territory territory : every<Territory>()) total += s.colonies[territory][seat];
    return total;
}

Verdict check_player(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    const bool mine = seat == s.turn;
    if (player.stock > kOwnShips - kFewestShips) return breaks("AF-37");
    if (own_ships(s, seat) != kOwnShips || (!mine && !player.hand.empty())) return breaks("AF-35");
    if (player.hub > kLastCircle) return breaks("AF-58");
    const int mine_in_all = player.colonies + int{player.hub > 0} + landed(s, seat);
    if (mine_in_all != colonies_per_player(s.seats(), s.long_game != 0)) return breaks("AF-5");
    if (player.fuel > kMostResources || player.ore > kMostResources) return breaks("AF-30");
    if (!mine && player.fuel + player.ore > kResourceLimit) return breaks("AF-32");
    return kAllowed;
}

Verdict check_docks(const State& s) {
    for (const Station station : every<Station>()) {
        const int docks = kStations[station].docks[static_cast<std::size_t>(s.seats() - 2)];
        for (Seat seat = 0; seat < kSeats; ++seat) {
            if (seat >= s.seats() && !s.docked[station][seat].empty()) return breaks("AF-35");
            if (ships_at(s, station, seat).size() > docks) return breaks("AF-44");
        }
        if (station != Station::ColonistHub && ships_at(s, station).size() > docks) return breaks("AF-44");
    }
    for (const Territory territory : every<Territory>())
        for (Seat seat = code_of(s.seats()); seat < kSeats; ++seat)
            if (s.colonies[territory][seat] != 0) return breaks("AF-5");
    return kAllowed;
}

// AF-10, AF-135: every copy is in exactly one place.
Verdict check_cards(const State& s) {
    for (const CardRow& row : kCards.items) {
        int copies = s.deck[row.card] + s.discard[row.card];
        for (const Card shown : s.display) copies += shown == row.card;
        for (const Player& player : s.players) copies += player.cards.has(row.card);
        if (copies != row.copies) return breaks("AF-10");
    }
    return kAllowed;
}

Verdict check_relic(const State& s) {
    const Relic& relic = s.relic;
    if (!relic.owned()) return relic == Relic{} ? kAllowed : breaks("AF-7");
    if (relic.owner >= s.seats()) return breaks("AF-35");
    const bool isolated = s.fields[Field::Isolation] == Territory::BurroughsDesert;
    if (isolated || controller(s, Territory::BurroughsDesert) != relic.owner) return breaks("AF-126");
    const bool rolling = !s.todo.empty() && ((s.asked().step == Step::RollShips && s.asked().b != 0) ||
                                             (s.asked().step == Step::WarpPick && s.asked().c != 0));
    const bool no_value =
        relic.place == RelicPlace::MaintenanceBay || (relic.place == RelicPlace::Hand && rolling);
    if (no_value ? relic.value != 0 : relic.value < 1 || relic.value > 6) return breaks("AF-41");
    if (relic.place == RelicPlace::Hand && relic.owner != s.turn) return breaks("AF-35");
    if (relic.spent && (relic.place != RelicPlace::AlienArtifact || relic.owner != s.turn))
        return breaks("AF-51");
    return kAllowed;
}

Verdict check_flags(const State& s) {
    const TurnFlags& flags = s.flags;
    if (!(flags.used - s.me().cards).empty()) return breaks("AF-189");
    if (!s.docked[Station::AlienArtifact][s.turn].includes(flags.spent)) return breaks("AF-51");
    if (flags.market_rate > 6) return breaks("AF-78");
    if (flags.crystal == Territory::BurroughsDesert) return breaks("AF-149");
    if (flags.hub_ships_docked > 9 || flags.mine_ships_docked > 9) return breaks("AF-38");
    return kAllowed;
}

Verdict check_setup(const State& s) {
    if (s.seats() < 2) return breaks("AF-1");
    Setup setup{.players = code_of(s.seats()), .choice = {s.long_game, s.first_player}};
    if (const Verdict verdict = judge_setup(setup); !verdict) return verdict;
    return s.turn < s.seats() ? kAllowed : breaks("AF-2");
}

// AF-181: the game is over exactly when somebody has landed the last colony.
Verdict check_end(const State& s) {
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const bool finished = s.players[seat].colonies == 0 && s.players[seat].hub == 0;
        if (finished != (s.todo.empty() && seat == s.turn)) return breaks("AF-181");
    }
    return kAllowed;
}

}  // namespace

Verdict AlienFrontiers::check(const State& s) const {
    if (const Verdict verdict = check_setup(s); !verdict) return verdict;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (const Verdict verdict = check_player(s, seat); !verdict) return verdict;
    // The relic first: the docks count it by its value.
    for (const auto part : {check_relic, check_docks, check_cards, check_flags, check_end, check_question})
        if (const Verdict verdict = part(s); !verdict) return verdict;
    if (s.todo.empty() || s.asked().who.chance) return kAllowed;
    ActionList options;
    list(s, s.turn, options);
    return options.empty() ? kNotAsked : kAllowed;
}

}  // namespace orrery::af
