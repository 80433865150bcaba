#include "games/alien_artifacts/effect_tokens.h"

#include <cctype>

namespace orrery::aa {

namespace {

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
// The second and later bytes of a character in UTF-8.
bool inside_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::vector<std::string_view> tokens_of(std::string_view text) {
    std::vector<std::string_view> tokens;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t length = 1;
        if (text[i] == ' ') {
            ++i;
            continue;
        }
        const bool word = is_letter(text[i]);
        if (text.substr(i, 2) == "->")
            length = 2;
        else
            while (i + length < text.size() &&
                   (word ? is_letter(text[i + length]) : inside_character(text[i + length])))
                ++length;
        tokens.push_back(text.substr(i, length));
        i += length;
    }
    return tokens;
}

}  // namespace orrery::aa
