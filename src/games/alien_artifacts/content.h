// The cards and constants in use, read from content.toml (2.4, section 6), as the rules ask for them: by
// number, by mask.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/names.h"
#include "engine/verbs.h"
#include "games/alien_artifacts/effect.h"
#include "games/alien_artifacts/entries.h"

namespace orrery::aa {

// Everything that adds up over the active technologies: costs and limits by deed, looks by type, and the
// rest.
using Modifier = std::uint8_t;
inline constexpr int kDeedCount = static_cast<int>(kCount<Deed>);
constexpr Modifier cost_of(Deed deed) { return static_cast<Modifier>(deed); }
constexpr Modifier limit_of(Deed deed) { return static_cast<Modifier>(kDeedCount + static_cast<int>(deed)); }
constexpr Modifier look_at(Type type) {
    return static_cast<Modifier>(2 * kDeedCount + static_cast<int>(type));
}
inline constexpr Modifier kFirstSingle = 2 * kDeedCount + 3;
// The words that stand alone, from Word::Attack to Word::PlanetExtra.
constexpr Modifier modifier_of(Word word) {
    return static_cast<Modifier>(kFirstSingle + static_cast<int>(word) - static_cast<int>(Word::Attack));
}
inline constexpr std::size_t kModifiers = modifier_of(Word::PlanetExtra) + 1U;

struct Section {
    Colour colour{};
    std::uint8_t icons = 0;
    Kind kind{};
};
BOOST_DESCRIBE_STRUCT(Section, (), (colour, icons, kind))

using EffectNumber = std::uint16_t;

struct Technology {
    EffectNumber effect = 0;
    std::size_t ladder = 0;  // a file may hold any number of them
};
struct LadderStep {
    std::uint8_t at = 0, play = 0, end = 0;
};
struct Ladder {
    Count count;
    FixedVector<LadderStep, kMostSteps> steps;
};
struct TableRow {
    std::uint8_t min = 0;
    EffectNumber effect = 0;
};
using ResultTable = FixedVector<TableRow, kMostSteps>;
struct SetupStep {
    Type type{};
    std::uint8_t of = 1;
    bool empire = false;
    Side side{};
};
struct FactionCard {
    FixedVector<SetupStep, 8> setup;
    EffectNumber action = 0;
    Outs bonus;
};

struct Content {
    Constants constants;
    // Main cards.
    By<Type, std::uint8_t> cards;  // how many there are
    By<Type, By<Kind, Places>> of_kind;
    std::array<By<Type, Kind>, kMostOfType> kinds{};
    std::array<Ability, kMostOfType> ships;
    std::array<Technology, kMostOfType> technologies;
    // Technologies by what they do on their logistic side.
    Places additionally = 0, action = 0;
    By<Event, Places> triggers;
    std::array<Places, kModifiers> modifies{};
    std::array<std::array<std::uint8_t, kMostOfType>, kModifiers> amount{};
    std::vector<Ladder> ladders;
    std::vector<Effect> effects;
    // Resource cards, by section and by card.
    std::uint8_t resources = 0;
    std::array<Section, std::size_t{2} * kMostResources> faces{};
    std::array<std::uint8_t, kMostResources> attack{};
    std::vector<ResultTable> systems;  // one for each card
    std::vector<ResultTable> plans;    // one for each design, in the order of the file
    Plan basic{};
    std::array<std::uint8_t, kMostPlans> plan_cards{};          // the design of each card
    std::array<std::uint8_t, kMostArtifacts> artifact_cards{};  // likewise
    std::uint8_t plan_count = 0, artifact_count = 0;            // cards of the two decks
    std::vector<EffectNumber> artifacts;
    std::vector<FactionCard> factions;

    Entries entries;  // as they stand in the file: names, sources, effects as written
    Names names;
    std::unique_ptr<const VerbTable> verbs;
    std::uint64_t hash = 0;

    Kind kind_of(Card card) const { return kinds[static_cast<std::size_t>(place_of(card))][type_of(card)]; }
    const Section& section(Face face) const { return faces[at(face)]; }
    const Effect& effect(int number) const { return effects[static_cast<std::size_t>(number)]; }
    // A main card as an operand of answers: ships, technologies and planets are counted on.
    int number_of(Card card) const {
        const Type type = type_of(card);
        return place_of(card) + (type == Type::Ship ? 0 : cards[Type::Ship]) +
               (type == Type::Planet ? cards[Type::Technology] : 0);
    }
    Card card_of(int number) const {
        if (number < cards[Type::Ship]) return card_at(Type::Ship, number);
        number -= cards[Type::Ship];
        if (number < cards[Type::Technology]) return card_at(Type::Technology, number);
        return card_at(Type::Planet, number - cards[Type::Technology]);
    }
};

using ContentPtr = std::shared_ptr<const Content>;
// From a file's text, or refused with file, line and reason.
Result<ContentPtr> read_cards(std::string_view file, std::string_view text);
// The cards that are built in.
const ContentPtr& default_content();

}  // namespace orrery::aa
