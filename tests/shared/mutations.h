// Small accidents that happen to files: characters changed, lost, doubled; lines lost, doubled, swapped; ends
// cut off.
#pragma once

#include <string>

#include "core/rng.h"
#include "core/text.h"

namespace orrery {

inline std::size_t place_in(const std::string& text, Rng& rng) {
    return rng.below(static_cast<std::uint32_t>(text.size()));
}

inline std::string with_lines_changed(const std::string& text, Rng& rng) {
    auto lines = split(text, '\n');
    const auto any = [&] { return rng.below(static_cast<std::uint32_t>(lines.size())); };
    const auto at = static_cast<std::ptrdiff_t>(any());
    switch (rng.below(3)) {
        case 0:
            lines.erase(lines.begin() + at);
            break;
        case 1:
            lines.insert(lines.begin() + at, lines[any()]);
            break;
        default:
            std::swap(lines[static_cast<std::size_t>(at)], lines[any()]);
            break;
    }
    std::string result;
    for (const auto line : lines) result.append(line).append("\n");
    if (!result.empty()) result.pop_back();
    return result;
}

inline std::string mutated(std::string text, Rng& rng) {
    constexpr std::string_view kLikely = "0123456789 \n\t-#\"{}[]:,abcdef";
    for (std::uint32_t times = 1 + rng.below(2); times > 0 && !text.empty(); --times) {
        const std::size_t at = place_in(text, rng);
        const char likely = rng.one_of(kLikely);
        switch (rng.below(8)) {
            case 0:
                text[at] = static_cast<char>(rng.below(256));
                break;
            case 1:
                text[at] = likely;
                break;
            case 2:
                text.erase(at, 1 + rng.below(4));
                break;
            case 3:
                text.insert(at, 1, likely);
                break;
            case 4:
                text.insert(at, text.substr(place_in(text, rng), 1 + rng.below(20)));
                break;
            case 5:
                text.resize(at);
                break;
            default:
                text = with_lines_changed(text, rng);
                break;
        }
    }
    return text;
}

}  // namespace orrery
