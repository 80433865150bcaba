// What people read about cards, made from the data: names of resource cards and their sections, and the texts
// of effects.
#pragma once

#include "engine/texts.h"
#include "games/alien_artifacts/content.h"

namespace orrery::aa {

// The texts of the game in a language, from the program's own files.
const Texts& game_texts(Language language);

// All domains that come with the content: card, ship, technology, planet, resource, section, system, plan,
// artifact, faction.
Names names_of_content(const Entries& entries);

enum class Length : bool { Whole, Brief };  // a sentence, or a few words for the face of a card

// A list of words as a sentence without its end: "score 2 points, gain 1 artifact".
std::string effect_text(const Texts& texts, const Effect& effect, Length length = Length::Whole);
std::string logistic_text(const Texts& texts, const Content& cards, Card card, Length length = Length::Whole);
std::string operational_text(const Texts& texts, const Content& cards, Card card,
                             Length length = Length::Whole);
std::string bonus_text(const Texts& texts, const FactionCard& faction);

}  // namespace orrery::aa
