#include "master_of_orion/table.h"

namespace orrery::mo {

namespace {

template <class List>
std::string listed(const Names& names, const List& things) {
    std::string text;
    for (const auto thing : things) text += (text.empty() ? "" : " ") + std::string{names.id(thing)};
    return text;
}

}  // namespace

Table Table::of(int players) { return of(players, MasterOfOrion{}); }

Table Table::of(int players, const MasterOfOrion& rules) {
    Table table;
    table.rules = rules;
    table.state =
        mo::start(rules.content(), setup_from(players, {{"races", "humans"}, {"first_player", "ruby"}}));
    State& s = table.state;
    s.todo.clear();
    s.round = 1;
    for (int i = 0; i < kUsedAdvisors; ++i) s.centre.push_back(static_cast<Advisor>(i));
    for (Seat seat = 0; seat < players; ++seat) table.tracks(seat, 0, 0, 0).cubes(seat, 3);
    return table;
}

Table& Table::race(Seat seat, std::string_view id) {
    const auto found = rules.names().find<Race>(id);
    REQUIRE_MESSAGE(found.has_value(), "no such race: ", std::string{id});
    state.players[seat].race.clear();
    state.players[seat].race.push_back(*found);
    return *this;
}

Table& Table::tracks(Seat seat, int food, int fleet, int production) {
    state.players[seat].tracks = {{static_cast<std::uint8_t>(food), static_cast<std::uint8_t>(fleet),
                                   static_cast<std::uint8_t>(production)}};
    return *this;
}

Table& Table::morale(Seat seat, int n) {
    state.players[seat].morale = static_cast<std::int16_t>(n);
    return *this;
}

Table& Table::score(Seat seat, int n) {
    state.players[seat].score = static_cast<std::uint16_t>(n);
    return *this;
}

Table& Table::cubes(Seat seat, int available) {
    Player& player = state.players[seat];
    const int all = player.available + player.reserve;
    player.available = static_cast<std::uint8_t>(available);
    player.reserve = static_cast<std::uint8_t>(all - available);
    return *this;
}

Table& Table::cube_on(Seat seat, Place place) {
    place_from_reserve(state.players[seat], place);
    return *this;
}

Table& Table::attacked(Seat seat, Seat other, int times) {
    Player& player = state.players[seat];
    player.attacks[other] = static_cast<std::uint8_t>(times);
    player.reserve = static_cast<std::uint8_t>(player.reserve - times);
    return *this;
}

void Table::take_from_deck(Title title) {
    REQUIRE_MESSAGE(state.deck[title] > 0, "no copy left of ", std::string{rules.names().id(title)});
    state.deck.take(title);
}

Table& Table::hand(Seat seat, Ids titles) {
    for (const std::string_view id : titles) {
        take_from_deck(title(id));
        state.players[seat].hand.add(title(id));
    }
    return *this;
}

Table& Table::system(Seat seat, Ids titles) {
    Player& player = state.players[seat];
    const auto place = static_cast<std::size_t>(ordinary_systems(player));
    for (const std::string_view id : titles) {
        take_from_deck(title(id));
        player.systems[place].push_back(title(id));
    }
    return *this;
}

Table& Table::on_fulcrum(Seat seat, Ids titles) {
    REQUIRE(has_own_system(rules.content(), state.players[seat]));
    for (const std::string_view id : titles) {
        take_from_deck(title(id));
        state.players[seat].systems[kSystems].push_back(title(id));
    }
    return *this;
}

Table& Table::pile(Ids titles) {
    for (const std::string_view id : titles) {
        take_from_deck(title(id));
        state.pile.push_back(title(id));
    }
    return *this;
}

Table& Table::deck(Ids titles) {
    state.deck = {};
    for (const std::string_view id : titles) state.deck.add(title(id));
    return *this;
}

Table& Table::centre(Ids advisors) {
    state.centre.clear();
    for (const std::string_view id : advisors) enter_centre(state, advisor_named(id));
    return *this;
}

Table& Table::advisor(Seat seat, std::string_view id, Colour colour) {
    const Advisor hired = advisor_named(id);
    leave_centre(state, state.centre.contains(hired) || state.centre.empty() ? hired : state.centre[0]);
    state.players[seat].advisor.clear();
    state.players[seat].advisor.push_back(hired);
    if (rules.content()[hired].own_system) state.players[seat].colour = colour;
    return *this;
}

Table& Table::round(int number) {
    state.round = static_cast<std::uint8_t>(number);
    return *this;
}

Table& Table::turn(Seat seat) {
    state.todo.clear();
    run_later(state, Step::EndRound);
    push(state, {.step = Step::NextTurn, .target = seat});
    rules.run(state);
    return *this;
}

Table& Table::start_round() {
    for (Seat seat = 0; seat < state.seats(); ++seat) {
        cubes(seat, 0);
        if (player(seat).tracks == Resources{}) tracks(seat, 4, 0, 0);
    }
    --state.round;
    state.todo.clear();
    run_later(state, Step::BeginRound);
    rules.run(state);
    return *this;
}

Table& Table::end_round() {
    for (Seat seat = 0; seat < state.seats(); ++seat) cubes(seat, 0);
    return turn(state.first);
}

Table& Table::draws(Ids titles) {
    for (const std::string_view id : titles) {
        REQUIRE(asks(Step::Draw));
        play("draw " + std::string{id});
    }
    return *this;
}

std::string Table::tracks(Seat seat) const {
    const auto& items = player(seat).tracks.items;
    return std::to_string(items[0]) + '/' + std::to_string(items[1]) + '/' + std::to_string(items[2]);
}

std::string Table::system(Seat seat, int number) const {
    return listed(rules.names(), player(seat).systems[static_cast<std::size_t>(number - 1)]);
}

std::string Table::hand(Seat seat) const {
    std::vector<Title> titles;
    for_each_title(rules.content(), player(seat).hand, [&](Title each) {
        for (int i = 0; i < player(seat).hand[each]; ++i) titles.push_back(each);
    });
    return listed(rules.names(), titles);
}

std::string Table::pile() const { return listed(rules.names(), state.pile); }
std::string Table::centre() const { return listed(rules.names(), state.centre); }
std::string Table::advisor(Seat seat) const {
    return player(seat).advisor.empty() ? "-" : listed(rules.names(), player(seat).advisor);
}

Title Table::title(std::string_view id) const {
    const auto found = rules.names().find<Title>(id);
    REQUIRE_MESSAGE(found.has_value(), "no such structure: ", std::string{id});
    return *found;
}
Card Table::card(std::string_view id) const {
    const auto found = rules.names().find<Card>(id);
    REQUIRE_MESSAGE(found.has_value(), "no such card: ", std::string{id});
    return *found;
}
Advisor Table::advisor_named(std::string_view id) const {
    const auto found = rules.names().find<Advisor>(id);
    REQUIRE_MESSAGE(found.has_value(), "no such advisor: ", std::string{id});
    return *found;
}

std::string edited(std::string_view from, std::string_view to) {
    std::string text{MasterOfOrion::content_file().text};
    const std::size_t at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, "not in the file: ", std::string{from});
    return text.replace(at, from.size(), to);
}

MasterOfOrion rules_with(std::string_view from, std::string_view to) {
    const auto rules = MasterOfOrion::with_content("cards.toml", edited(from, to));
    REQUIRE_MESSAGE(static_cast<bool>(rules), "refused: ", rules ? std::string{} : rules.problem().key);
    return *rules;
}

}  // namespace orrery::mo
