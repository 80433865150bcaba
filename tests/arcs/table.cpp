#include "arcs/table.h"

#include <algorithm>

namespace orrery::ar {

namespace {

std::size_t index_in(std::span<const std::string_view> names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    REQUIRE_MESSAGE(found != names.end(), "no such name: ", std::string{name});
    return static_cast<std::size_t>(found - names.begin());
}

// Out of the deck, wherever it is there; a card of the row is replaced by nothing.
void take_out(State& s, Court court) {
    s.court_deck.remove(court);
    s.court_discard.remove(court);
    for (Court& position : s.row)
        if (position == court) position = Court::None;
}

}  // namespace

System Table::id(std::string_view system) { return static_cast<System>(index_in(system_names(), system)); }
Place Table::place_id(std::string_view place) { return static_cast<Place>(index_in(place_names(), place)); }
Card Table::card_id(std::string_view card) { return static_cast<Card>(index_in(card_names(), card)); }
Court Table::court_id(std::string_view court) {
    return static_cast<Court>(index_in(names_of(Court{}), court));
}

Table Table::of(int players, std::string_view setup_card) {
    constexpr std::string_view kMaps[] = {"2p_homelands", "3p_mixup", "4p_mixup2"};
    if (setup_card.empty()) setup_card = kMaps[players - 2];
    Table table = setup(players, {{"setup_card", setup_card}, {"initiative", "ruby"}});
    State& s = table.state;
    const By<Resource, std::uint8_t> supply = s.supply;
    const SetupCard card = s.setup;
    const ClusterSet out = s.out;
    const Choices choices = s.choices;
    s = {};
    s.choices = choices;
    s.setup = card;
    s.out = out;
    s.supply = supply;
    for (int i = 0; i < players; ++i) s.players.push_back({});
    s.court_deck = kAllCourt;
    s.chapter = 1;
    table.row({"secret_order", "loyal_keepers", "loyal_pilots", "loyal_empaths"});
    return table;
}

Table& Table::ships(std::string_view system, Seat owner, int fresh, int damaged) {
    Player& player = state.players[owner];
    REQUIRE(player.ships >= fresh + damaged);
    player.ships = byte(player.ships - fresh - damaged);
    Fleets& fleet = state.fleets[id(system)];
    fleet.fresh[owner] = byte(fleet.fresh[owner] + fresh);
    fleet.damaged[owner] = byte(fleet.damaged[owner] + damaged);
    return *this;
}

Table& Table::city(std::string_view place, Seat owner, bool damaged) {
    REQUIRE(state.players[owner].cities > 0);
    --state.players[owner].cities;
    state.buildings.cities[owner].add(place_id(place));
    if (damaged) state.buildings.damaged.add(place_id(place));
    return *this;
}

Table& Table::starport(std::string_view place, Seat owner, bool damaged) {
    REQUIRE(state.players[owner].starports > 0);
    --state.players[owner].starports;
    state.buildings.starports[owner].add(place_id(place));
    if (damaged) state.buildings.damaged.add(place_id(place));
    return *this;
}

Table& Table::slots(Seat seat, std::initializer_list<Resource> list) {
    std::size_t slot = 0;
    for (const Resource type : list) {
        if (type != Resource::None) {
            REQUIRE(state.supply[type] > 0);
            --state.supply[type];
        }
        state.players[seat].slots[slot++] = type;
    }
    return *this;
}

Table& Table::holdings(Seat seat, Resource token) {
    --state.supply[token];
    state.players[seat].slots[kHoldings] = token;
    return *this;
}

Table& Table::cities_off_board(Seat seat, int n) {
    const Seat rival = byte((seat + 1) % state.seats());
    state.players[seat].cities = byte(state.players[seat].cities - n);
    return trophies(rival, Trophy::City, seat, n);
}

Table& Table::empty_supply(Resource type) {
    state.supply[type] = 0;
    return *this;
}

Table& Table::guild(Seat seat, std::string_view court) {
    take_out(state, court_id(court));
    state.players[seat].guilds.add(court_id(court));
    return *this;
}

Table& Table::row(std::initializer_list<std::string_view> courts) {
    for (Court& position : state.row) {
        if (position != Court::None) state.court_deck.add(position);
        position = Court::None;
    }
    std::size_t i = 0;
    for (const std::string_view court : courts) {
        if (i == static_cast<std::size_t>(row_size(state.seats()))) break;
        if (court != "none") take_out(state, court_id(court));
        state.row[i++] = court_id(court);
    }
    return *this;
}

Table& Table::court_deck(std::initializer_list<std::string_view> courts) {
    state.court_discard = state.court_discard | state.court_deck;
    state.court_deck = {};
    for (const std::string_view court : courts) {
        state.court_discard.remove(court_id(court));
        state.court_deck.add(court_id(court));
    }
    return *this;
}

Table& Table::agents(std::string_view court, Seat seat, int n) {
    const int position = position_of(state, court_id(court));
    REQUIRE(position >= 0);
    state.players[seat].agents = byte(state.players[seat].agents - n);
    state.agents[at(position)][seat] = byte(n);
    return *this;
}

Table& Table::hand(Seat seat, std::initializer_list<std::string_view> cards) {
    for (const std::string_view card : cards) into_hand(state, seat, card_id(card));
    return *this;
}

Table& Table::captives(Seat by, Seat owner, int n) {
    state.players[owner].agents = byte(state.players[owner].agents - n);
    state.players[by].captives[owner] = byte(n);
    return *this;
}

Table& Table::trophies(Seat by, Trophy kind, Seat owner, int n) {
    Player& player = state.players[owner];
    if (kind == Trophy::Ship) player.ships = byte(player.ships - n);
    if (kind == Trophy::Starport) player.starports = byte(player.starports - n);
    if (kind == Trophy::Agent) player.agents = byte(player.agents - n);
    state.players[by].trophies[kind][owner] = byte(n);
    return *this;
}

Table& Table::outrage(Seat seat, Resource type) {
    provoke_outrage(state, seat, type);
    return *this;
}

Table& Table::leader(Seat seat, Leader leader) {
    state.choices.leaders = 1;
    state.players[seat].leader = leader;
    return *this;
}

Table& Table::lore(Seat seat, Lore lore) {
    state.choices.leaders = 1;
    state.players[seat].lore.add(lore);
    return *this;
}

Table& Table::power(Seat seat, int n) {
    state.players[seat].power[0] = byte(n);
    return *this;
}

Table& Table::chapter(int number) {
    state.chapter = byte(number);
    state.flipped = byte(std::min(number - 1, kMarkers));
    return *this;
}

Table& Table::marker(int marker, Ambition ambition) {
    state.markers[at(marker)] = ambition;
    return *this;
}

Table& Table::pile(std::initializer_list<std::string_view> bottom_to_top) {
    for (const std::string_view card : bottom_to_top) put_on_pile(state, CardSet::of(card_id(card)));
    return *this;
}

Table& Table::no_agents() {
    for (Player& player : state.players) player.agents = 0;
    return *this;
}

Table& Table::play(std::string_view notation) {
    PlayedTable::play(notation);
    while (asks(Step::Rescue) && !rescues_) {
        state.todo.pop_back();
        rules.run(state);
    }
    return *this;
}

Table& Table::rescuing() {
    rescues_ = true;
    return *this;
}

Table& Table::round(Seat initiative) {
    state.initiative = initiative;
    state.todo.clear();
    then(state, Step::BeginRound);
    rules.run(state);
    return *this;
}

void Table::fill_hands(Seat but, std::initializer_list<std::string_view> taken) {
    CardSet left = deck_of(state.seats()) - discard_pile(state);
    for (const Player& player : state.players) left = left - player.hand;
    for (const std::string_view card : taken) left.remove(card_id(card));
    for (int i = 0; i < state.seats(); ++i) {
        const auto seat = byte((but + i) % state.seats());
        // The last cards of the deck, so that tests may use the first.
        Card filler = kNoCard;
        for (const Card card : left) filler = card;
        if (!state.players[seat].hand.empty() && seat != but) continue;
        into_hand(state, seat, filler);
        left.remove(filler);
    }
}

// Declares nothing, spends nothing.
void Table::skip_to(Step step) {
    if (asks(Step::Opening) && step != Step::Opening) play("begin_prelude");
    if (asks(Step::Prelude) && step == Step::Act) play("end_prelude");
}

Table& Table::acting(Seat seat, std::string_view card) {
    in_prelude(seat, card);
    skip_to(Step::Act);
    return *this;
}

Table& Table::in_prelude(Seat seat, std::string_view card) {
    fill_hands(seat, {card});
    into_hand(state, seat, card_id(card));
    round(seat);
    play("lead " + std::string{card});
    skip_to(Step::Prelude);
    return *this;
}

Table& Table::prelude_of(Seat seat, std::string_view verb, std::string_view lead, std::string_view card) {
    const auto before = byte((seat + state.seats() - 1) % state.seats());
    into_hand(state, before, card_id(lead));
    into_hand(state, seat, card_id(card));
    fill_hands(seat, {lead, card});
    round(before);
    play("lead " + std::string{lead});
    skip_to(Step::Act);
    if (asks(Step::Act) && asked() == before) play("end_turn");
    play(std::string{verb} + ' ' + std::string{card});
    skip_to(Step::Prelude);
    return *this;
}

Table& Table::following(Seat seat, std::string_view verb, std::string_view lead, std::string_view card) {
    prelude_of(seat, verb, lead, card);
    skip_to(Step::Act);
    return *this;
}

Table& Table::copying(Seat seat, std::string_view lead, std::string_view card) {
    return following(seat, "copy", lead, card);
}
Table& Table::pivoting(Seat seat, std::string_view lead, std::string_view card) {
    return following(seat, "pivot", lead, card);
}
Table& Table::surpassing(Seat seat, std::string_view lead, std::string_view card) {
    return following(seat, "surpass", lead, card);
}

Table& Table::score() {
    state.todo.clear();
    then(state, Step::Score);
    rules.run(state);
    return *this;
}

Table& Table::until(Step step) {
    for (int i = 0; i < 1000 && !over() && !asks(step); ++i) {
        const auto all = options();
        play(state.asked().who.chance ? all.front() : all.back());
    }
    REQUIRE(asks(step));
    return *this;
}

Table& Table::chance_any() {
    while (!over() && rules.actors(state).chance) play(options().front());
    return *this;
}

bool Table::has(Seat seat, std::string_view court) const { return has_guild(state, seat, court_id(court)); }
bool Table::is_city(std::string_view place, Seat owner) const {
    return state.buildings.cities[owner].has(place_id(place));
}
bool Table::is_starport(std::string_view place, Seat owner) const {
    return state.buildings.starports[owner].has(place_id(place));
}
}  // namespace orrery::ar
