#include "alien_artifacts/table.h"

#include <algorithm>

#include "games/alien_artifacts/options.h"

namespace orrery::aa {

namespace {

constexpr std::string_view kCodes[] = {"XPLR", "XPND", "XTRM", "XPLT"};

// "R3", "B2/XPLR"
bool fits(const Section& section, std::string_view wanted) {
    constexpr std::string_view kLetters = "RBGY";
    if (kLetters.find(wanted[0]) != static_cast<std::size_t>(section.colour)) return false;
    if (wanted[1] - '0' != section.icons) return false;
    return wanted.size() < 4 || kCodes[at(section.kind)] == wanted.substr(3);
}

}  // namespace

Table Table::of(int players, Options options, AlienArtifacts rules) {
    Table table;
    table.rules = std::move(rules);
    State& s = table.state = aa::start(table.rules.content(), setup_from(players, options));
    s.todo.clear();
    for (Seat seat = 0; seat < players; ++seat) s.players[seat].faction = static_cast<Faction>(seat);
    for (const Type type : every<Type>()) {
        s.top[type] =
            card_at(type, table.rules.content().cards[type] - 1);  // the last of the list, out of the way
        s.unseen.remove(s.top[type]);
    }
    s.systems.unseen.remove(System{});
    return table;
}

Table& Table::faction(Seat seat, std::string_view id) {
    const auto number = rules.names().value("faction", id);
    REQUIRE(number.has_value());
    for (Player& player : state.players)  // whoever has it takes the other one
        if (static_cast<int>(player.faction) == *number) player.faction = state.players[seat].faction;
    state.players[seat].faction = static_cast<Faction>(*number);
    return *this;
}

Table& Table::credits(Seat seat, int n) {
    state.players[seat].credits = byte(n);
    return *this;
}

Table& Table::points(Seat seat, int n) {
    state.players[seat].points[Gains::Uses] = static_cast<std::uint16_t>(n);
    return *this;
}

Resource Table::take_resource(std::string_view wanted) {
    for (const Resource card : state.deck)
        for (const bool b : {false, true})
            if (fits(rules.content().section(face_of(card, b)), wanted)) {
                state.deck.remove(card);
                return card;
            }
    FAIL("no card left with ", std::string{wanted});
    return {};
}

Table& Table::hand(Seat seat, Names_ sections) {
    for (const std::string_view wanted : sections) state.players[seat].hand.add(take_resource(wanted));
    return *this;
}

Table& Table::card_in_hand(Seat seat, std::string_view id) {
    const Resource card = resource_id(id);
    REQUIRE(state.deck.has(card));
    state.deck.remove(card);
    state.players[seat].hand.add(card);
    return *this;
}

void Table::take_card(Card card) {
    REQUIRE_MESSAGE((state.unseen.has(card) || state.top[type_of(card)] == card),
                    "the card is elsewhere: ", name(card));
    if (state.top[type_of(card)] == card) {
        state.top[type_of(card)] = kNoCard;
        const Places left = state.unseen[type_of(card)];
        if (left == 0) return;
        state.top[type_of(card)] = card_at(type_of(card), 63 - std::countl_zero(left));
        state.unseen.remove(state.top[type_of(card)]);
    }
    state.unseen.remove(card);
}

Table& Table::building(Seat seat, std::string_view card, Names_ attached) {
    const Card main = id(card);
    take_card(main);
    state.players[seat].construction.add(main);
    for (const std::string_view wanted : attached) {
        const Resource resource = take_resource(wanted);
        state.players[seat].attached.add(resource);
        lay(state, resource, !fits(rules.content().section(face_of(resource, false)), wanted), main);
    }
    return *this;
}

Table& Table::logistic(Seat seat, Names_ cards) {
    for (const std::string_view card : cards) {
        take_card(id(card));
        state.players[seat].logistic.add(id(card));
    }
    return *this;
}

Table& Table::operational(Seat seat, Names_ cards) {
    for (const std::string_view card : cards) {
        take_card(id(card));
        state.players[seat].operational.add(id(card));
    }
    return *this;
}

Table& Table::stored(Seat seat, std::string_view planet, Names_ sections) {
    if (!state.players[seat].operational.has(id(planet))) operational(seat, {planet});
    for (const std::string_view wanted : sections) {
        const Resource resource = take_resource(wanted);
        state.players[seat].stored.add(resource);
        lay(state, resource, !fits(rules.content().section(face_of(resource, false)), wanted), id(planet));
    }
    return *this;
}

Table& Table::tokens(std::string_view card, int n) {
    for (int i = 0; i < n; ++i) add_token(state, id(card));
    return *this;
}

Table& Table::artifact(Seat seat, std::string_view design) {
    const auto number = rules.names().value("artifact", design);
    REQUIRE(number.has_value());
    move_copy(state.artifacts, artifact_designs(rules.content()), *number, kInDeck, held_by(seat));
    return *this;
}

Table& Table::plan(Seat seat, std::string_view design, bool open) {
    const auto number = rules.names().value("plan", design);
    REQUIRE(number.has_value());
    move_copy(state.plans, plan_designs(rules.content()), *number, kInDeck,
              open ? open_at(seat) : hidden_at(seat));
    return *this;
}

Table& Table::system(std::string_view id) {
    const auto number = rules.names().value("system", id);
    REQUIRE(number.has_value());
    state.systems.unseen.add(state.systems.open);
    state.systems.open = static_cast<System>(*number);
    state.systems.unseen.remove(state.systems.open);
    return *this;
}

Table& Table::top(std::string_view card) {
    const Card main = id(card);
    state.unseen.add(state.top[type_of(main)]);
    state.unseen.remove(main);
    state.top[type_of(main)] = main;
    return *this;
}

Table& Table::deck(Type type, Names_ cards) {
    state.top[type] = kNoCard;
    state.unseen[type] = 0;
    state.below[type].clear();
    for (const std::string_view card : cards) state.below[type].push_back(id(card));
    close_deck(state, type);
    return *this;
}

Table& Table::next_resources(Names_ ids) {
    const Resources before = state.deck;
    state.deck = {};
    for (const std::string_view each : ids) {
        REQUIRE(before.has(resource_id(each)));
        state.deck.add(resource_id(each));
    }
    return *this;
}

Table& Table::no_resources() {
    state.deck = {};
    state.discard = {};
    return *this;
}

Table& Table::round(int space) {
    state.round = byte(space);
    return *this;
}

Table& Table::without_artifacts() {
    for (std::size_t i = 0; i < rules.content().artifact_count; ++i)
        if (state.artifacts[i] == kInDeck || state.artifacts[i] == kDiscarded)
            state.artifacts[i] = held_by(Sapphire);
    return *this;
}

Table& Table::turn(Seat seat) {
    state.todo.clear();
    state.turn = seat;
    state.now = {};
    Next{rules.content(), state, kNobody}.ask({.step = Step::Menu});
    return *this;
}

Table& Table::end_of_game() {
    state.todo.clear();
    Next{rules.content(), state, kNobody}.run({.step = Step::FinalPayments});
    return run();
}

Table& Table::end_of_turn() {
    state.todo.clear();
    Next{rules.content(), state, kNobody}.ask({.step = Step::Discard});
    return run();
}

Table& Table::run() {
    rules.run(state);
    return *this;
}

Table& Table::produce() {
    play(options()[0]);
    return asks(Step::ShowSection) ? play(options()[0]) : *this;
}

bool Table::action_is_over() const {
    return asks(Step::After) || asks(Step::Discard) || asks(Step::DrawCard);
}

bool Table::in_empire(Seat seat, std::string_view card, Side side) const {
    const Player& player = state.players[seat];
    return (side == Side::Logistic ? player.logistic : player.operational).has(id(card));
}

bool Table::in_construction(Seat seat, std::string_view card) const {
    return state.players[seat].construction.has(id(card));
}

int Table::track(Seat seat) const {
    int sum = 0;
    for (const std::uint16_t points : state.players[seat].points.items) sum += points;
    return sum;
}

Strings Table::below(Type type) const {
    Strings result;
    for (const Card card : state.below[type]) result.push_back(name(card));
    return result;
}

std::string Table::top(Type type) const {
    return state.top[type] == kNoCard ? std::string{} : name(state.top[type]);
}

Card Table::id(std::string_view card) const {
    const auto number = rules.names().value("card", card);
    if (!number) FAIL("no such card: ", std::string{card});
    return rules.content().card_of(*number);
}

Resource Table::resource_id(std::string_view id) const {
    const auto number = rules.names().value("resource", id);
    if (!number) FAIL("no such resource card: ", std::string{id});
    return static_cast<Resource>(*number);
}

std::string Table::name(Card card) const {
    return std::string{rules.names().id("card", rules.content().number_of(card))};
}

std::string Table::section(std::string_view wanted) const {
    const Player& me = state.me();
    for (const Resource card : me.hand)
        for (const bool b : {false, true})
            if (fits(rules.content().section(face_of(card, b)), wanted))
                return std::string{rules.names().id(face_of(card, b))};
    for (const Resource card : me.stored)
        if (fits(rules.content().section(showing(state, card)), wanted))
            return std::string{rules.names().id(showing(state, card))};
    FAIL("no such section: ", std::string{wanted});
    return {};
}

Table& Table::reveal(int number) {
    for (const Resource card : state.deck)
        if (rules.content().attack[index(card)] == number)
            return play("reveal " + std::string{rules.names().id(card)});
    FAIL("no card with the number ", number);
    return *this;
}

Table& Table::reveal_kind(std::string_view kind_code, bool match) {
    const auto kind =
        static_cast<Kind>(std::find(std::begin(kCodes), std::end(kCodes), kind_code) - std::begin(kCodes));
    for (const Resource card : state.deck)
        if (matches(rules.content(), card, kind) == match)
            return play("reveal " + std::string{rules.names().id(card)});
    FAIL("no such card");
    return *this;
}

Table& Table::luck(std::uint64_t seed) {
    Rng rng{seed};
    while (rules.actors(state).chance && !draws_up()) rules.play(state, kChance, rules.sample(state, rng));
    return *this;
}

Table& Table::draw_up() {
    Rng rng{1};
    while (draws_up()) rules.play(state, kChance, rules.sample(state, rng));
    return *this;
}

bool Table::draws_up() const {
    return asks(Step::DrawCard) && state.todo[state.todo.size() - 2].step == Step::Refill;
}

Table offensive(Table table) {
    table.hand(Ruby, {"R3", "R2/XPLT"}).turn().play("offensive");
    return table;
}
Table against_system(std::string_view system, std::string_view ship) {
    return offensive(Table::of(2).operational(Ruby, {ship}).system(system)).play("attack_system");
}
Table against_sapphire(std::string_view ship, std::string_view plan) {
    auto table = Table::of(2).operational(Ruby, {ship}).logistic(Sapphire, {"pl_calcine", "sh_barok"});
    if (plan != "dp_basic") table.plan(Sapphire, plan);
    table = offensive(std::move(table)).play("attack sapphire");
    if (plan != "dp_basic") table.play_as(Sapphire, "defend " + std::string{plan});
    return table;
}

}  // namespace orrery::aa
