// What resource cards can pay (5.3): the hand and the stored cards of the player on turn, section by section.
#pragma once

#include "games/alien_artifacts/board.h"

namespace orrery::aa {

// One section that can be spent.
struct Pick {
    Face face{};
    std::uint8_t icons = 0;
    Card planet = kNoCard;  // where the card is stored; none: in the hand
    bool first = true;      // of equal stored cards the one with the lowest id (AA-23)
    bool offered = false;
};
inline constexpr std::size_t kMostPicks = std::size_t{2} * kMostResources;
using Picks = ScratchList<Pick, kMostPicks>;

// Which sections count: of this colour, or gold in its place.
struct Currency {
    Colour colour{};
    bool gold = false;
    bool hand = true;    // PAY_STORED takes no cards from the hand
    bool mixed = false;  // PAY_SETS: red, blue and green alike

    bool takes(const Section& section) const {
        if (mixed) return section.colour != Colour::Gold;
        return section.colour == colour || (gold && section.colour == Colour::Gold);
    }
};

// All sections that count, in the order of AA-22, behind the last pick of the frame.
void gather(const Now& now, const Currency& currency, const Frame& frame, Picks& out);

// How much the cards could bring, for the question whether something can be paid at all.
class Means {
  public:
    explicit Means(const Now& now);
    // The most icons that so many cards bring, `extra` more of them from planets (AA-206).
    int best(const Currency& currency, int limit, int extra) const;
    int all(const Currency& currency) const { return best(currency, kNoLimit, 0); }
    int stored(Colour colour) const;  // showing on planets, exactly that colour
    bool any(const Currency& currency) const { return best(currency, 1, 1) > 0; }

  private:
    static constexpr int kWays = 7;  // four colours, and red, blue, green with gold in their place
    static int way_of(const Currency& currency) {
        return static_cast<int>(currency.colour) + (currency.gold && currency.colour != Colour::Gold ? 4 : 0);
    }

    std::uint8_t hand_[kWays][4]{}, stored_[kWays][4]{};
};

// --- a fixed cost (D_PAY) ---

// Marks the sections that can be part of a minimal payment (AA-22, AA-51).
void mark_payments(const Frame& frame, Picks& picks);
// Takes a pick: the card is discarded, the frame counts it. True: the payment is complete.
bool take_pick(Next next, Frame& frame, Face face);
// At the end of a payment: was the extra card from a planet needed (AA-206)?
void settle_extra(Next next, const Frame& frame);

// --- sets of colours (PAY_SETS) ---

// AA-231: whether the cards can show red, blue and green, a card each.
bool can_show_set(const Now& now);
// Marks the sections after which every colour can still be shown; `shown`: a bit for each colour that is.
void mark_sets(const Content& cards, unsigned shown, Picks& picks);

// The most icons that the later picks can bring within the limits of the frame.
int best_of(const Frame& frame, const Picks& picks, std::size_t from);

}  // namespace orrery::aa
