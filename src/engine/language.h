// The languages that people read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery {

enum class Language : std::uint8_t { English, Polish };
inline constexpr Language kLanguages[] = {Language::English, Language::Polish};
std::string_view code_of(Language language);  // "en", "pl"
std::optional<Language> language_of(std::string_view code);

// What something is called in each of them.
struct Spelling {
    std::string en, pl;

    const std::string& in(Language language) const { return language == Language::English ? en : pl; }
    friend bool operator==(const Spelling&, const Spelling&) = default;
};

}  // namespace orrery
