// Outside positions: action cards, what is known of them, and the Court.
#include "games/arcs/check.h"
#include "games/arcs/hands.h"

namespace orrery::ar {

namespace {

// AR-2: every card of the deck is in exactly one place.
Verdict check_places(const State& s) {
    CardSet seen;
    int n = 0;
    const auto add = [&](CardSet cards) {
        seen = seen | cards;
        n += cards.size();
    };
    for (const Player& player : s.players) add(player.hand);
    for (const Played& played : s.played) {
        if (played.card >= kCards || played.owner >= s.seats() || played.claimed > s.seats())
            return breaks("AR-58");
        add(CardSet::of(played.card));
    }
    add(discard_pile(s));
    add(s.open_discard);
    add(s.undealt);
    const CardSet deck = s.chapter == 0 ? CardSet{} : deck_of(s.seats());
    if (seen != deck || n != deck.size()) return breaks("AR-2");
    if (s.choices.split_discard == 0 && !s.open_discard.empty()) return breaks("AR-17");
    const bool dealing = is_under_way(s, Step::DiscardRest);
    return dealing || s.undealt.empty() ? kAllowed : breaks("AR-10");
}

// Layers are numbered from 1 without gaps.
Verdict check_pile(const State& s) {
    std::array<bool, 256> used{};
    for (const auto layer : s.layer) used[layer] = true;
    for (int layer = 1; layer <= top_layer(s); ++layer)
        if (!used[at(layer)]) return breaks("AR-155");
    return kAllowed;
}

// Section 9: who has a card knows it; what lies face up all know; nobody knows what is not dealt.
Verdict check_knowledge(const State& s) {
    if (!((s.open_knowledge & s.undealt) | (s.open_discard - s.open_knowledge)).empty())
        return breaks("AR-17");
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        const CardSet known = player.knows | s.open_knowledge;
        if (!(player.hand - known).empty()) return breaks("AR-44");
        if (!(player.knows & (s.open_knowledge | s.undealt)).empty()) return breaks("AR-44");
        if (!(known - (s.chapter == 0 ? CardSet{} : deck_of(s.seats()))).empty()) return breaks("AR-2");
    }
    for (const Played& played : s.played) {
        const CardSet known = played.face_up() ? s.open_knowledge : known_to(s, played.owner);
        if (!known.has(played.card)) return breaks("AR-69");
    }
    return kAllowed;
}

// AR-57, AR-68 - AR-70, AR-79: one card for each, the leader's first, at most one to seize with; fewer passes
// in a row than there are seats with cards (AR-61).
Verdict check_round(const State& s) {
    std::array<bool, kSeats> has_played{};
    int seizing = 0;
    for (std::size_t i = 0; i < s.played.size(); ++i) {
        const Played& played = s.played[i];
        const Suit suit = suit_of(s.played[0].card);
        if ((i == 0) != (played.mode == Mode::Lead)) return breaks("AR-58");
        if (played.mode == Mode::Lead && played.owner != s.leader) return breaks("AR-58");
        if (played.mode == Mode::Surpass && suit_of(played.card) != suit) return breaks("AR-68");
        if (played.mode == Mode::Pivot && suit_of(played.card) == suit) return breaks("AR-70");
        if (played.claimed != 0 && !played.face_up()) return breaks("AR-165");
        if (played.mode == Mode::Seize) {
            if (++seizing > 1 || !s.seized || !has_played[played.owner]) return breaks("AR-82");
            continue;
        }
        if (has_played[played.owner]) return breaks("AR-57");
        has_played[played.owner] = true;
    }
    const bool begun = !s.played.empty();
    if (!begun && (s.seized || s.zeroed || s.declared)) return breaks("AR-83");
    if (s.zeroed && !s.declared) return breaks("AR-75");
    const bool leading = is_under_way(s, Step::Lead);
    const bool too_many = leading && s.passes >= seats_with_cards(s);
    return too_many || (begun && s.passes > 0) ? breaks("AR-61") : kAllowed;
}

// AR-4: every Court card is in exactly one place.
Verdict check_court(const State& s) {
    CourtSet seen = s.court_deck | s.court_discard;
    int n = s.court_deck.size() + s.court_discard.size() + int{s.buried};
    if (s.buried) seen.add(Court::SwornGuardians);
    for (int i = 0; i < 4; ++i) {
        const Court court = s.row[at(i)];
        if (court == Court::None) {
            if (s.agents[at(i)] != std::array<std::uint8_t, kSeats>{}) return breaks("AR-119");
            continue;
        }
        if (i >= row_size(s.seats())) return breaks("AR-4");
        seen.add(court);
        ++n;
    }
    for (const Player& player : s.players) {
        if (!(player.guilds - kGuilds).empty()) return breaks("AR-123");
        seen = seen | player.guilds;
        n += player.guilds.size();
    }
    for (const Played& played : s.played) {
        if (played.claimed == 0) continue;
        seen.add(union_of(suit_of(played.card)));
        ++n;
    }
    for (const Question& frame : s.todo) {  // AR-123: a Vox card whose text goes on
        if (frame.step != Step::FillCourt || frame.a == 0) continue;
        if (frame.a >= kCount<Court>) return breaks("AR-4");
        seen.add(static_cast<Court>(frame.a));
        ++n;
    }
    return seen == kAllCourt && n == kAllCourt.size() ? kAllowed : breaks("AR-4");
}

}  // namespace

Verdict check_cards(const State& s) {
    for (const auto part : {check_places, check_pile, check_knowledge, check_round, check_court})
        if (const Verdict verdict = part(s); !verdict) return verdict;
    return kAllowed;
}

}  // namespace orrery::ar
