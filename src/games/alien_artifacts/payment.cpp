#include "games/alien_artifacts/payment.h"

namespace orrery::aa {

namespace {

// AA-22: planets in canonical order, on each by colour, icons, card.
std::uint32_t order_of(Card planet, const Section& section, Resource card) {
    return static_cast<std::uint32_t>(place_of(planet)) << 16U |
           static_cast<std::uint32_t>(section.colour) << 12U |
           static_cast<std::uint32_t>(section.icons) << 8U | static_cast<std::uint32_t>(card);
}

void gather_hand(const Now& now, const Currency& currency, const Frame& frame, Picks& out) {
    const Player& me = now.me();
    if (frame.last != 0 && frame.card != kNoCard) return;  // stored cards come last
    const Resources hand =
        frame.last == 0 ? me.hand : behind(me.hand, resource_of(static_cast<Face>(frame.last - 1)));
    for (const Resource card : hand)
        for (const bool b : {false, true}) {
            const Face face = face_of(card, b);
            const Section& section = now.cards.section(face);
            if (currency.takes(section)) out.push_back({.face = face, .icons = section.icons});
        }
}

void gather_stored(const Now& now, const Currency& currency, const Frame& frame, Picks& out) {
    const Player& me = now.me();
    ScratchList<std::uint32_t, kMostResources> orders;
    std::uint32_t behind_this = 0;
    if (frame.last != 0 && frame.card != kNoCard) {
        const auto face = static_cast<Face>(frame.last - 1);
        behind_this = order_of(frame.card, now.cards.section(face), resource_of(face)) + 1;
    }
    for (const Resource card : me.stored) {
        const Section& section = now.cards.section(showing(now.s, card));
        if (!currency.takes(section)) continue;
        const std::uint32_t order = order_of(now.s.under[index(card)], section, card);
        if (order >= behind_this) orders.push_back(order);
    }
    std::sort(orders.begin(), orders.end());
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const auto card = static_cast<Resource>(orders[i] & 0xFFU);
        const Face face = showing(now.s, card);
        out.push_back({.face = face,
                       .icons = now.cards.section(face).icons,
                       .planet = card_at(Type::Planet, static_cast<int>(orders[i] >> 16U)),
                       .first = i == 0 || orders[i] >> 8U != orders[i - 1] >> 8U});
    }
}

}  // namespace

void gather(const Now& now, const Currency& currency, const Frame& frame, Picks& out) {
    if (currency.hand) gather_hand(now, currency, frame, out);
    gather_stored(now, currency, frame, out);
}

Means::Means(const Now& now) {
    const Player& me = now.me();
    for (const Resource card : me.hand) {
        std::uint8_t icons[kWays]{};
        for (const bool b : {false, true}) {
            const Section& section = now.cards.section(face_of(card, b));
            std::uint8_t& most = icons[static_cast<int>(section.colour)];
            most = std::max(most, section.icons);
        }
        for (int colour = 0; colour < 3; ++colour) icons[4 + colour] = std::max(icons[colour], icons[3]);
        for (int way = 0; way < kWays; ++way) ++hand_[way][icons[way]];
    }
    for (const Resource card : me.stored) {
        const Section& section = now.cards.section(showing(now.s, card));
        const auto colour = static_cast<int>(section.colour);
        ++stored_[colour][section.icons];
        for (int with_gold = 4; with_gold < kWays; ++with_gold)
            if (colour == 3 || colour == with_gold - 4) ++stored_[with_gold][section.icons];
    }
}

int Means::best(const Currency& currency, int limit, int extra) const {
    const int way = way_of(currency);
    int sum = 0;
    for (int icons = 3; icons > 0; --icons) {
        const int on_planets = stored_[way][icons];
        const int beyond = std::min(on_planets, extra);
        const int within = std::min((currency.hand ? hand_[way][icons] : 0) + on_planets - beyond, limit);
        sum += icons * (beyond + within);
        extra -= beyond;
        limit -= within;
    }
    return sum;
}

int Means::stored(Colour colour) const {
    int sum = 0;
    for (int icons = 1; icons <= 3; ++icons) sum += icons * stored_[static_cast<int>(colour)][icons];
    return sum;
}

namespace {

// Sums that the later cards can make, a bit each, by how many cards they take and by the least icons of a
// section among them. With no limit all numbers of cards are one.
class Totals {
  public:
    explicit Totals(const Frame& frame)
        : cap_{frame.limit >= kMost ? 0 : frame.limit + frame.extra}, frame_{frame} {
        enforce(cap_ < kRoom && frame.amount <= kMostIcons, "a payment out of bounds");
        for (auto& masks : masks_) {
            std::fill(masks, masks + cap_ + 1, 0);
            masks[0] = 1;
        }
    }

    // AA-51: does some set of the later cards complete the payment, once a section with so many icons is
    // spent from the hand or from a planet?
    bool completes(int icons, bool stored) const {
        const int least = frame_.least == 0 ? icons : std::min<int>(frame_.least, icons);
        const int missing = frame_.amount - icons;
        if (missing <= 0) return -missing < least;
        int room = room_after(stored);
        for (int part = 1; part <= least; ++part) {
            const std::uint64_t wanted = ((std::uint64_t{1} << static_cast<unsigned>(part)) - 1)
                                         << static_cast<unsigned>(missing);
            for (int cards = 0; cards <= room; ++cards)
                if ((masks_[part][cards] & wanted) != 0) return true;
        }
        return false;
    }

    // One more card, which may show one of these numbers of icons (0: none).
    void add(int one, int two) {
        for (int part = 1; part <= 3; ++part) {
            auto& masks = masks_[part];
            if (cap_ == 0) {
                masks[0] = shifted(masks[0], part, one, two) | masks[0];
                continue;
            }
            for (int cards = cap_; cards > 0; --cards)
                masks[cards] |= shifted(masks[cards - 1], part, one, two);
        }
    }

    // From here on cards come from the hand: `extra` of the stored ones do not count.
    void turn_to_hand() {
        if (in_hand_ || cap_ == 0) return;
        in_hand_ = true;
        for (int part = 1; part <= 3; ++part) {
            auto& masks = masks_[part];
            for (int cards = 1; cards <= frame_.extra; ++cards) masks[0] |= masks[cards];
            for (int cards = 1; cards <= frame_.limit; ++cards) masks[cards] = masks[cards + frame_.extra];
        }
        cap_ = frame_.limit;
    }

  private:
    static constexpr int kMost = 24;  // cards: as good as no limit
    static constexpr int kRoom = kMost + kMostPlanetExtra;

    int room_after(bool stored) const {
        if (frame_.limit >= kMost) return 0;
        if (!stored) return frame_.limit - 1;
        return in_hand_ ? frame_.limit : frame_.limit + frame_.extra - 1;
    }
    static std::uint64_t shifted(std::uint64_t sums, int part, int one, int two) {
        std::uint64_t result = 0;
        if (one >= part) result |= sums << static_cast<unsigned>(one);
        if (two >= part) result |= sums << static_cast<unsigned>(two);
        return result;
    }

    int cap_;
    bool in_hand_ = false;
    const Frame& frame_;
    std::uint64_t masks_[4][kRoom];  // [0] is not used
};

}  // namespace

void mark_payments(const Frame& frame, Picks& picks) {
    Totals sums{frame};
    for (std::size_t i = picks.size(); i > 0;) {
        Pick& pick = picks[--i];
        const bool stored = pick.planet != kNoCard;
        if (!stored) sums.turn_to_hand();
        const bool room = frame.limit > 0 || (stored && frame.extra > 0);
        int other = 0;
        if (i > 0 &&
            resource_of(picks[i - 1].face) == resource_of(pick.face)) {  // section A of the same card
            Pick& first = picks[--i];
            first.offered = room && sums.completes(first.icons, stored);
            other = first.icons;
        }
        pick.offered = room && pick.first && sums.completes(pick.icons, stored);
        sums.add(pick.icons, other);
    }
}

namespace {

// Which sets of colours (a bit each) can be shown with one more card that shows one of these colours, or
// neither.
unsigned with_card(unsigned reached, unsigned colours) {
    unsigned result = reached;
    for (unsigned set = 0; set < 8; ++set) {
        if ((reached >> set & 1U) == 0) continue;
        for (unsigned colour = 1; colour < 8; colour <<= 1U)
            if ((colours & colour) != 0) result |= 1U << (set | colour);
    }
    return result;
}

unsigned colour_bit(const Section& section) { return 1U << static_cast<unsigned>(section.colour) & 7U; }

}  // namespace

bool can_show_set(const Now& now) {
    unsigned reached = 1;
    for (const Resource card : now.me().hand)
        reached = with_card(reached, colour_bit(now.cards.section(face_of(card, false))) |
                                         colour_bit(now.cards.section(face_of(card, true))));
    for (const Resource card : now.me().stored)
        reached = with_card(reached, colour_bit(now.cards.section(showing(now.s, card))));
    return (reached >> 7U & 1U) != 0;
}

void mark_sets(const Content& cards, unsigned shown, Picks& picks) {
    unsigned reached = 1;
    const auto completes = [&](unsigned colour) {
        for (unsigned set = 0; set < 8; ++set)
            if ((reached >> set & 1U) != 0 && (shown | colour | set) == 7) return true;
        return false;
    };
    for (std::size_t i = picks.size(); i > 0;) {
        Pick& pick = picks[--i];
        unsigned colours = colour_bit(cards.section(pick.face));
        pick.offered = pick.first && completes(colours);
        if (i > 0 && resource_of(picks[i - 1].face) == resource_of(pick.face)) {
            Pick& other = picks[--i];
            const unsigned colour = colour_bit(cards.section(other.face));
            other.offered = completes(colour);
            colours |= colour;
        }
        reached = with_card(reached, colours);
    }
}

bool take_pick(Next next, Frame& frame, Face face) {
    const Resource card = resource_of(face);
    const int icons = next.cards.section(face).icons;
    const bool stored = !next.me().hand.has(card);
    frame.card = stored ? next.s.under[index(card)] : kNoCard;
    frame.last = byte(static_cast<int>(face) + 1);
    frame.least = frame.least == 0 ? byte(icons) : std::min(frame.least, byte(icons));
    if (frame.limit != kNoLimit) {
        if (stored && frame.extra > 0)
            --frame.extra;
        else
            --frame.limit;
    }
    spend(next.s, card);
    return frame.amount <= icons;
}

void settle_extra(Next next, const Frame& frame) {
    if (frame.limit == kNoLimit) return;
    const int beyond = planet_extra(next) - frame.extra;
    if (beyond > frame.limit) next.s.now.extra_used = true;
}

int best_of(const Frame& frame, const Picks& picks, std::size_t from) {
    int hand[4]{}, stored[4]{};
    for (std::size_t i = from; i < picks.size(); ++i) {
        if (picks[i].planet != kNoCard) {
            ++stored[picks[i].icons];
            continue;
        }
        int icons = picks[i].icons;
        if (i + 1 < picks.size() && resource_of(picks[i + 1].face) == resource_of(picks[i].face))
            icons = std::max<int>(icons, picks[++i].icons);
        ++hand[icons];
    }
    int sum = 0, limit = frame.limit, extra = frame.extra;
    for (int icons = 3; icons > 0; --icons) {
        const int beyond = std::min(stored[icons], extra);
        const int within = std::min(hand[icons] + stored[icons] - beyond, limit);
        sum += icons * (beyond + within);
        extra -= beyond;
        limit -= within;
    }
    return sum;
}

}  // namespace orrery::aa
