// The engine's texts, and whether a problem can be told to a person: its text is there and none of its gaps
// stays open.
#pragma once

#include <regex>
#include <set>
#include <string>

#include "engine/texts.h"

namespace orrery {

std::span<const EmbeddedFile> engine_texts();

inline const Texts& engine_texts_in(Language language) {
    static const auto make = [](Language of) {
        Texts texts{of};
        texts.add(engine_texts());
        return texts;
    };
    static const Texts english = make(Language::English), polish = make(Language::Polish);
    return language == Language::English ? english : polish;
}

// The names of the gaps of a text, without the form, the capital or the plural forms.
inline std::set<std::string> gaps_of(const std::string& text) {
    static const std::regex kGap{R"(\{\^?([^}:.]*)[^}]*\})"};
    std::set<std::string> gaps;
    for (std::sregex_iterator at{text.begin(), text.end(), kGap}, end; at != end; ++at) gaps.insert((*at)[1]);
    return gaps;
}

inline bool can_be_said(const Message& problem) {
    for (const Language language : kLanguages) {
        const Texts& texts = engine_texts_in(language);
        if (!texts.has(problem.key)) return false;
        auto open = gaps_of(texts.get(problem.key));
        for (const Param& param : problem.params) {
            open.erase(param.name);
            if (param.is_key && !texts.has(param.value)) return false;
        }
        if (!open.empty()) return false;
    }
    return true;
}

}  // namespace orrery
