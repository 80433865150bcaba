// The cards as data: structures, advisors and races, read from content.toml (chapter 6), with what follows
// from each of them once and for all.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "engine/message.h"
#include "engine/names.h"
#include "engine/verbs.h"
#include "games/master_of_orion/entries.h"

namespace orrery::mo {

inline constexpr std::int16_t kNoMorale = std::numeric_limits<std::int16_t>::min();  // no condition (MO-18)

// What the rules ask of a record again and again.
struct Traits {
    Resources cost{}, income{};
    std::uint8_t vp = 0;
    Colour colour{};
    Space space = Space::None;
    std::uint8_t moments = 0;  // a bit for each When at which it has an effect
    std::int16_t build_morale = kNoMorale, activate_morale = kNoMorale;
    // Its Always effects, summed up.
    std::uint8_t discount_here = 0, discount_elsewhere = 0;
    std::int8_t strength_attacking = 0, strength_defending = 0;
    std::int8_t own_price = 0, price_against = 0;
    bool reacts = false;         // to an attack on its owner
    bool own_system = false;     // MO-106
    bool keeps_cube = false;     // MO-110
    bool looks_at_hand = false;  // an effect of it goes on as the hand allows, in the sight of all
    std::array<std::int16_t, kCount<When>> effects{};  // where they are, if there are any

    bool acts(When when) const { return ((moments >> static_cast<unsigned>(when)) & 1U) != 0; }
};

class Content {
  public:
    // Takes what the file says; everything that the rules rely on has been checked (content_check.cpp).
    explicit Content(Entries entries);

    int titles() const { return static_cast<int>(entries.structure.size()); }
    int advisors() const { return static_cast<int>(entries.advisor.size()); }
    int races() const { return static_cast<int>(entries.race.size()); }
    int cards() const { return titles() + advisors() + races(); }
    static Card card(Title title) { return static_cast<Card>(title); }
    Card card(Advisor advisor) const { return static_cast<Card>(titles() + static_cast<int>(advisor)); }
    Card card(Race race) const { return static_cast<Card>(titles() + advisors() + static_cast<int>(race)); }

    const Traits& operator[](Title title) const { return traits_[static_cast<std::size_t>(title)]; }
    const Traits& operator[](Advisor advisor) const { return (*this)[card(advisor)]; }
    const Traits& operator[](Race race) const { return (*this)[card(race)]; }
    const Traits& operator[](Card of) const { return traits_[static_cast<std::size_t>(of)]; }
    // The effect that a record has at this moment; there is one.
    const Effect& effect(Card of, When when) const {
        return effects_[static_cast<std::size_t>((*this)[of].effects[static_cast<std::size_t>(when)])];
    }
    bool has_effect(Card of, When when) const { return (*this)[of].acts(when); }
    const RaceEntry& race(Race race) const { return entries.race[static_cast<std::size_t>(race)]; }

    Entries entries;
    Names names;
    VerbTable verbs;
    std::uint64_t hash = 0;
    Race shared_race{};  // the one that everybody has in the beginner variant

  private:
    void note(Card of, const std::vector<EffectEntry>& written);

    std::array<Traits, kMaxRecords> traits_{};
    std::vector<Effect> effects_;
};

// The cards that are built in.
const Content& default_content();
// What is odd about a deck without being wrong (6.1): how many cards of a colour it has.
std::vector<Message> warnings_about(const Entries& entries);
// Cards from a file's text. Refused with file, line and reason ({file}, {line}).
Result<Entries> read_entries(std::string_view file, std::string_view text);

}  // namespace orrery::mo
