// What a card says, in a language, made from its data: whoever corrects a number corrects the text.
#pragma once

#include <string>
#include <vector>

#include "engine/texts.h"
#include "games/master_of_orion/content.h"

namespace orrery::mo {

class CardTexts {
  public:
    CardTexts(const Content& content, Language language);

    // The sentences of one effect, without the keyword.
    std::string effect(const Effect& effect) const;
    // The whole card: its effects with their keywords, and what its flags or abilities mean.
    std::vector<std::string> lines(Card card) const;
    std::string text(Card card) const;
    const Texts& texts() const { return texts_; }

  private:
    std::string sentence(const EffectStep& step) const;
    std::string deed(const EffectStep& step, std::string_view form) const;
    std::string plain_deed(const EffectStep& step, std::string_view form) const;
    std::string built(const EffectStep& step, std::string_view form) const;
    std::string lasting(const EffectStep& step) const;
    std::string with_per(const EffectStep& step, std::string deed) const;
    std::string cost(const Cost& cost, std::string_view form) const;
    std::string amounts(const Resources& resources, std::string_view last) const;
    std::string by_colour(const EffectStep& step) const;
    std::string option(const Option& option, std::string_view form) const;
    std::string joined(const std::vector<std::string>& parts, std::string_view last) const;
    void add_abilities(Card card, std::vector<std::string>& out) const;

    const Content& content_;
    Texts texts_;
};

}  // namespace orrery::mo
