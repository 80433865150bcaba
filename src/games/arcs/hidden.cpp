// What a seat may know (section 9): all but the cards in other hands, those played face down by others, and
// the order and most of the content of the discard pile.
#include "core/mix.h"
#include "games/arcs/hands.h"
#include "games/arcs/rules.h"

namespace orrery::ar {

namespace {

// Cards that the viewer cannot place, to be dealt anew.
class Unplaced {
  public:
    Unplaced(CardSet cards, Rng& rng) : rng_{rng} {
        for (const Card card : cards) cards_[n_++] = card;
    }
    Card draw() {
        const std::uint32_t i = rng_.below(n_);
        const Card card = cards_[i];
        cards_[i] = cards_[--n_];
        return card;
    }
    CardSet draw(int n) {
        CardSet drawn;
        while (n-- > 0) drawn.add(draw());
        return drawn;
    }

  private:
    Rng& rng_;
    std::array<Card, kCards> cards_{};
    std::uint32_t n_ = 0;
};

void redeal_pile(State& s, CardSet known, Unplaced& unplaced) {
    std::array<int, kCards + 1> unknown{};
    for (Card card = 0; card < kCards; ++card) {
        if (known.has(card)) continue;
        ++unknown[s.layer[card]];
        s.layer[card] = 0;
    }
    for (std::size_t layer = 1; layer < unknown.size(); ++layer)
        for (const Card card : unplaced.draw(unknown[layer])) s.layer[card] = byte(static_cast<int>(layer));
}

// What the viewer imagines of another seat's knowledge: its own cards.
CardSet own_cards(const State& s, Seat seat) {
    CardSet cards = s.players[seat].hand;
    for (const Played& played : s.played)
        if (played.owner == seat && !played.face_up()) cards.add(played.card);
    return cards - s.open_knowledge;
}

}  // namespace

// Everything that cannot be placed is one pool, dealt back to the places that held it: every deal is equally
// likely, and nothing but what the view shows decides it.
State Arcs::imagine(const State& s, Seat viewer, Rng& rng) const {
    State dream = s;
    const CardSet known = known_to(s, viewer);
    Unplaced unplaced{deck_of(s.seats()) - known, rng};
    for (Player& player : dream.players) {
        const int hidden = (player.hand - known).size();
        player.hand = (player.hand & known) | unplaced.draw(hidden);
    }
    for (Played& played : dream.played)
        if (!known.has(played.card)) played.card = unplaced.draw();
    redeal_pile(dream, known, unplaced);
    dream.undealt = unplaced.draw(s.undealt.size());
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (seat != viewer) dream.players[seat].knows = own_cards(dream, seat);
    if (viewer != s.turn.seat) dream.turn.redraw = {};
    return dream;
}

namespace {

void mix_cards(Mixer& mix, const State& s, Seat viewer) {
    const CardSet known = known_to(s, viewer);
    std::array<std::uint8_t, kCards + 1> unknown{};
    std::array<std::uint8_t, kCards> layers{};
    for (Card card = 0; card < kCards; ++card) {
        if (known.has(card))
            layers[card] = s.layer[card];
        else
            ++unknown[s.layer[card]];
    }
    unknown[0] = 0;  // not in the pile
    mix.add_bytes(layers);
    mix.add_bytes(unknown);
    mix.add(known.number() | std::uint64_t{s.open_knowledge.number()} << 32U,
            static_cast<std::uint64_t>(s.undealt.size()) | std::uint64_t{s.open_discard.number()} << 32U);
    mix.add(s.played.size(), s.turn.seat == viewer ? s.turn.redraw.number() : 0);
    for (const Played& played : s.played)
        mix.add(std::uint64_t{known.has(played.card) ? played.card : kNoCard} |
                std::uint64_t{played.owner} << 8U | at(played.mode) << 16U |
                std::uint64_t{played.claimed} << 24U);
    for (const Player& player : s.players)
        mix.add((player.hand & known).number() | static_cast<std::uint64_t>(player.hand.size()) << 32U);
}

void mix_player(Mixer& mix, const Player& player) {
    mix.add(player.guilds.number(), player.outrage.number() | std::uint64_t{player.placeholders} << 8U |
                                        at(player.leader) << 16U |
                                        std::uint64_t{player.lore.number()} << 24U);
    mix.add_bytes(player.power);
    mix.add_bytes(player.slots);
    mix.add_bytes(player.loose);
    mix.add(player.cities | std::uint64_t{player.starports} << 8U | std::uint64_t{player.ships} << 16U |
            std::uint64_t{player.agents} << 24U);
    mix.add_bytes(player.trophies);
    mix.add_bytes(player.captives);
}

void mix_turn(Mixer& mix, const State& s) {
    const Turn& turn = s.turn;
    const Fight& fight = s.fight;
    const auto flags = [](std::initializer_list<bool> bits) {
        std::uint64_t word = 0;
        for (const bool bit : bits) word = word << 1U | std::uint64_t{bit};
        return word;
    };
    mix.add(turn.seat | at(turn.mode) << 8U | at(turn.suit) << 16U | std::uint64_t{turn.pips} << 24U |
                flags({turn.prelude, turn.battle, turn.declared, turn.fenced, turn.summoned, fight.rifles,
                       fight.all_fresh, fight.rerolled_skirmish, fight.rerolled_assault, fight.trophy,
                       s.buried, s.seized, s.declared, s.zeroed})
                    << 32U,
            turn.secured.number());
    mix.add_bytes(turn.spent);
    mix.add_bytes(s.journey);
    mix.add(fight.system | std::uint64_t{fight.defender} << 8U | std::uint64_t{fight.fresh} << 16U |
                std::uint64_t{fight.damaged} << 24U,
            fight.keys | std::uint64_t{fight.cities} << 8U | fight.provoked.number() << 16U);
    mix.add_bytes(fight.dice);
    mix.add_bytes(fight.faces);
    mix.add_bytes(fight.again);
}

}  // namespace

// The view as a number.
std::uint64_t Arcs::key(const State& s, Seat viewer) const {
    Mixer mix{s.chapter | std::uint64_t{s.initiative} << 8U | std::uint64_t{s.leader} << 16U |
              std::uint64_t{s.passes} << 24U | std::uint64_t{s.flipped} << 32U | at(s.setup) << 40U};
    mix_cards(mix, s, viewer);
    for (const Player& player : s.players) mix_player(mix, player);
    mix.add_bytes(s.fleets);
    mix.add_bytes(s.buildings);
    mix.add_bytes(s.supply);
    mix.add(s.court_deck.number(), s.court_discard.number());
    mix.add(s.leaders.number(), s.lore.number());
    mix.add_bytes(s.row);
    mix.add_bytes(s.agents);
    mix.add_bytes(s.markers);
    mix_turn(mix, s);
    mix.add_items(s.todo);
    return mix.hash();
}

namespace {

std::uint8_t all_but(Seat seat) { return byte(kEverybody & ~(1U << seat)); }

}  // namespace

// Who learns something, as far as the seat that answers can tell: what the others know already it does not.
std::uint8_t Arcs::reveals(const State& s, Seat seat, Action action) const {
    switch (verb_of(action)) {
        case Verb::Lead:
        case Verb::Surpass:
        case Verb::Pivot:
            return all_but(seat);
        case Verb::KeepCard:
        case Verb::DiscardCard:  // with the last one all see how many went
            return s.asked().a + 1 == s.me().hand.size() ? all_but(seat) : byte(0);
        case Verb::Deal:
        case Verb::Draw:
        case Verb::Swap:
            return byte(1 << s.asked().a);
        case Verb::Declare:
        case Verb::Bards:
        case Verb::Demand:
        case Verb::GiveGuild:
        case Verb::Resolve:
        case Verb::LookAt:
        case Verb::Gain:
        case Verb::GainNothing:
        case Verb::Arrange:
        case Verb::Bold:
        case Verb::BoldStop:
            break;  // a look into a hand may be next, with nothing to choose before it
        default:
            return 0;
    }
    State after = s;
    play(after, seat, action);
    if (after.chapter != s.chapter) return 0;
    const Seat looking = s.turn.seat;
    return (known_to(after, looking) - known_to(s, looking)).empty() ? byte(0) : byte(1 << looking);
}

// Section 9: cards that go face down, cards drawn, and what is swapped.
std::uint8_t Arcs::witnesses(const State& s, Seat seat, Action action) const {
    switch (verb_of(action)) {
        case Verb::Copy:
        case Verb::Seize:
        case Verb::KeepCard:
        case Verb::DiscardCard:
            return byte(1 << seat);
        case Verb::Swap:
            return byte(1 << seat | 1 << s.asked().a);
        case Verb::Deal:
        case Verb::Draw:
            return byte(1 << s.asked().a);
        default:
            return kEverybody;
    }
}

}  // namespace orrery::ar
