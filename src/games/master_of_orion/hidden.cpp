// What a seat may know (chapter 9): all but the hands of others, the cards just drawn into them, and the
// deck.
#include "core/mix.h"
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/rules.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

// Whose cards `drawn` are (MO-64).
Seat drawer(const State& s) {
    for (const Frame& frame : s.todo)
        if (frame.step == Step::KeepThree) return frame.who.first();
    return kNobody;
}

// MO-64: which cards of a hand are the new ones, nobody else knows.
void redraw(State& s, Rng& rng) {
    Deck<Title> hand = s.players[drawer(s)].hand;
    for (Title& title : s.drawn) title = hand.draw(rng);
    std::sort(s.drawn.begin(), s.drawn.end());
}

std::uint64_t packed(const Player& player, bool own) {
    const auto& tracks = player.tracks.items;
    std::uint64_t bits = tracks[0] | std::uint64_t{tracks[1]} << 8U | std::uint64_t{tracks[2]} << 16U;
    bits |= std::uint64_t{static_cast<std::uint16_t>(player.morale)} << 24U;
    bits |= std::uint64_t{player.score} << 40U;
    return bits ^ (own ? 0 : static_cast<std::uint64_t>(player.hand.size()) << 57U);
}

void add_player(Mixer& mix, const Player& player, bool own) {
    mix.add(packed(player, own), player.reserve | std::uint64_t{player.available} << 8U |
                                     player.cubes.number() << 16U |
                                     static_cast<std::uint64_t>(player.colour) << 24U);
    mix.add_bytes(player.boxes);
    mix.add_bytes(player.attacks);
    mix.add_items(player.race);
    mix.add_items(player.advisor);
    for (const Stack& cards : player.systems) mix.add_items(cards);
    if (own) mix.add_bytes(player.hand.count);
}

// Whether what is asked now can be answered at all: that may go by the hand of who is asked.
bool can_be_answered(const MasterOfOrion& rules, const State& s) {
    const Actors who = rules.actors(s);
    if (who.chance || who.over()) return true;
    if (s.asked().step == Step::UseOptional)
        return step_is_possible(scene_below({rules.content(), s, who.first()}));
    ActionList options;
    rules.list(s, who.first(), options);
    return !options.empty();
}

// Every hand gets its number back from the deck; who is asked begins with this card, where it is given.
void deal_hands(State& dream, const State& s, Seat viewer, std::optional<Title> first, Rng& rng) {
    if (first) {
        dream.deck.take(*first);
        dream.players[s.asked().who.first()].hand.add(*first);
    }
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        Deck<Title>& hand = dream.players[seat].hand;
        if (seat != viewer) deal(dream.deck, hand, s.players[seat].hand.size() - hand.size(), rng);
    }
    if (!dream.drawn.empty() && drawer(s) != viewer) redraw(dream, rng);
}

}  // namespace

// One pool of all that the viewer cannot place. A build that is under way shows that there is a card for it.
State MasterOfOrion::imagine(const State& s, Seat viewer, Rng& rng) const {
    State pool = s;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (seat != viewer) {
            pool.deck += s.players[seat].hand;
            pool.players[seat].hand = {};
        }
    State dream = pool;
    deal_hands(dream, s, viewer, std::nullopt, rng);
    const Seat asked = s.todo.empty() ? kNobody : s.asked().who.first();
    if (asked >= s.seats() || asked == viewer || s.players[asked].hand.empty()) return dream;
    for (Deck<Title> untried = pool.deck; !can_be_answered(*this, dream) && !untried.empty();) {
        const Title first = untried.draw(rng);
        untried.count[first] = 0;
        dream = pool;
        deal_hands(dream, s, viewer, first, rng);
    }
    return dream;
}

std::uint64_t MasterOfOrion::key(const State& s, Seat viewer) const {
    Mixer mix{s.round | std::uint64_t{s.first} << 8U | static_cast<std::uint64_t>(s.deck.size()) << 16U |
              std::uint64_t{s.choices.races} << 24U | std::uint64_t{s.choices.advisors} << 32U |
              std::uint64_t{s.choices.first_player} << 40U};
    for (Seat seat = 0; seat < s.seats(); ++seat) add_player(mix, s.players[seat], seat == viewer);
    mix.add_items(s.pile);
    mix.add_items(s.centre);
    mix.add_bytes(s.building.price);
    mix.add(static_cast<std::uint64_t>(s.building.title) | std::uint64_t{s.building.under_way} << 8U |
            std::uint64_t{s.building.from_pile} << 16U | static_cast<std::uint64_t>(s.building.place) << 24U |
            std::uint64_t{s.building.discount} << 32U | std::uint64_t{s.drawn.size()} << 40U);
    if (drawer(s) == viewer) mix.add_items(s.drawn);
    mix.add_items(s.todo);
    return mix.hash();
}

std::uint8_t MasterOfOrion::witnesses(const State& s, Seat, Action action) const {
    return verb_of(action) == Verb::Draw ? static_cast<std::uint8_t>(1U << s.asked().owner) : kEverybody;
}

namespace {

bool goes_by_the_hand(const Content& content, const State& s) {
    return std::any_of(s.todo.begin(), s.todo.end(), [&](const Frame& frame) {
        return frame.step == Step::Effect && content[frame.card].looks_at_hand;
    });
}

bool has_active_that_looks(const Content& content, const Player& player) {
    bool looks = false;
    for_each_active(content, player, [&](Place, Card card) { looks = looks || content[card].looks_at_hand; });
    return looks;
}

// Whether what happens next, in the sight of all, goes by cards that only one seat knows.
bool is_told_by_the_hand(const Content& content, const State& before, Seat seat, const State& after,
                         Action action) {
    if (goes_by_the_hand(content, before) || goes_by_the_hand(content, after)) return true;
    switch (verb_of(action)) {
        case Verb::Build:  // that it is possible at all
            return true;
        case Verb::Activate:
            return has_active_that_looks(content, before.players[seat]);
        case Verb::Onto:
        case Verb::Found:
        case Verb::Save:
            return content[before.building.title].looks_at_hand;
        case Verb::Work:
        case Verb::Also:
        case Verb::Resolve:
            return content[static_cast<Card>(action.a)].looks_at_hand;
        default:
            return false;
    }
}

bool lost_a_card(const Player& before, const Player& after) {
    for (std::size_t i = 0; i < kMaxTitles; ++i)
        if (after.hand.count.items[i] < before.hand.count.items[i]) return true;
    return false;
}

constexpr std::uint8_t all_but(Seat seat) { return static_cast<std::uint8_t>(kEverybody & ~(1U << seat)); }

}  // namespace

// A card that leaves a hand is shown to the others; one that is drawn to its owner.
std::uint8_t MasterOfOrion::reveals(const State& s, Seat seat, Action action) const {
    State after = s;
    play(after, seat, action);
    if (verb_of(action) == Verb::Draw) {  // a card that has to go at once is seen by all
        const Seat owner = s.asked().owner;
        const bool stays = after.players[owner].hand.size() > s.players[owner].hand.size();
        return stays ? static_cast<std::uint8_t>(1U << owner) : kEverybody;
    }
    unsigned learn = 0;
    for (Seat each = 0; each < s.seats(); ++each)
        if (lost_a_card(s.players[each], after.players[each])) learn |= all_but(each);
    if (seat != kChance && is_told_by_the_hand(*content_, s, seat, after, action)) learn |= all_but(seat);
    return static_cast<std::uint8_t>(learn);
}

}  // namespace orrery::mo
