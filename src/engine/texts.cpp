#include "engine/texts.h"

#include <cassert>
#include <cstdio>
#include <cstdlib>

#include "core/text.h"
#include "engine/names.h"
#include "engine/toml.h"

namespace orrery {

namespace {

void flatten(const toml::table& table, const std::string& prefix,
             std::map<std::string, std::string, std::less<>>& out) {
    for (const auto& [name, node] : table) {
        const std::string key =
            prefix.empty() ? std::string{name.str()} : prefix + '.' + std::string{name.str()};
        if (const auto* inner = node.as_table()) {
            flatten(*inner, key, out);
        } else if (const auto* text = node.as_string()) {
            out[key] = text->get();
        }
    }
}

// Upper case of the first letter; the Polish letters are two bytes, the second one odd or next to the
// capital.
std::string capitalised(std::string text) {
    static constexpr std::pair<std::string_view, std::string_view> kPolish[] = {
        {"ą", "Ą"}, {"ć", "Ć"}, {"ę", "Ę"}, {"ł", "Ł"}, {"ń", "Ń"},
        {"ó", "Ó"}, {"ś", "Ś"}, {"ź", "Ź"}, {"ż", "Ż"}};
    if (text.empty()) return text;
    if (text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }
    for (const auto& [small, capital] : kPolish)
        if (text.starts_with(small)) return std::string{capital} + text.substr(small.size());
    return text;
}

}  // namespace

std::string_view code_of(Language language) { return language == Language::English ? "en" : "pl"; }

std::optional<Language> language_of(std::string_view code) {
    for (const Language language : kLanguages)
        if (code_of(language) == code) return language;
    return std::nullopt;
}

void Texts::add(std::span<const EmbeddedFile> files) {
    const std::string wanted = std::string{code_of(language_)} + ".toml";
    for (const EmbeddedFile& file : files) {
        if (file.name != wanted) continue;
        const auto parsed = toml::parse(file.text, std::string_view{file.name});
        if (!parsed) {
            std::fprintf(stderr, "%s:%u: %s\n", wanted.c_str(), parsed.error().source().begin.line,
                         std::string{parsed.error().description()}.c_str());
            std::abort();
        }
        flatten(parsed.table(), "", texts_);
    }
}

void Texts::add(const Names& names) {
    for (const std::string_view domain : names.domains())
        for (int value = 0; value < names.size(domain); ++value)
            texts_["name." + std::string{domain} + '.' + std::string{names.id(domain, value)}] =
                names.word(domain, value, language_);
}

void Texts::add(const MadeTexts& made) {
    for (const auto& [key, text] : made) texts_[key] = text;
}

void Texts::add(const Texts& others) {
    for (const auto& [key, text] : others.texts_) texts_[key] = text;
}

std::string Texts::get(std::string_view key) const {
    const auto found = texts_.find(key);
    return found == texts_.end() ? '<' + std::string{key} + '>' : found->second;
}

std::vector<std::string> Texts::keys() const {
    std::vector<std::string> result;
    for (const auto& [key, text] : texts_) result.push_back(key);
    return result;
}

std::string Texts::number(double value, int decimals) const {
    const bool polish = language_ == Language::Polish;
    std::string plain(400, '\0');
    plain.resize(
        static_cast<std::size_t>(std::snprintf(plain.data(), plain.size(), "%.*f", decimals, value)));
    const std::size_t point = std::min(plain.find('.'), plain.size());
    const std::size_t digits = plain.find_first_of("0123456789");
    std::string result;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const bool group = i > digits && i < point && (point - i) % 3 == 0 && (!polish || point - digits > 4);
        if (group) result += polish ? ' ' : ',';
        result += plain[i] == '.' && polish ? ',' : plain[i];
    }
    return result;
}

int Texts::plural_form(long n) const {
    if (n == 1) return 0;
    if (language_ == Language::English) return 1;
    const long tens = n % 100;
    const long ones = n % 10;
    const bool few = ones >= 2 && ones <= 4 && (tens < 12 || tens > 14);
    return few ? 1 : 2;
}

std::string Texts::fill(std::string_view gap, const Params& params) const {
    const bool capital = gap.starts_with('^');
    if (capital) gap.remove_prefix(1);
    const std::size_t colon = gap.find(':');
    const std::string_view reference = gap.substr(0, colon);
    const std::size_t dot = reference.find('.');
    const std::string_view name = reference.substr(0, dot);
    for (const Param& param : params) {
        if (param.name != name) continue;
        if (colon != std::string_view::npos) {
            const auto forms = split(gap.substr(colon + 1), '|');
            const auto form = static_cast<std::size_t>(plural_form(whole_number(param.value).value_or(0)));
            return std::string{forms[std::min(form, forms.size() - 1)]};
        }
        std::string text = param.value;
        if (param.is_key) {
            const std::string with_form =
                dot == std::string_view::npos ? text : text + std::string{reference.substr(dot)};
            text = has(with_form) ? get(with_form) : get(param.value);
        }
        return capital ? capitalised(text) : text;
    }
    return '{' + std::string{gap} + '}';
}

std::string Texts::format(std::string_view key, const Params& params) const {
    const std::string pattern = get(key);
    std::string result;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t open = pattern.find('{', at);
        const std::size_t close = open == std::string::npos ? open : pattern.find('}', open);
        if (close == std::string::npos) return result + pattern.substr(at);
        result += pattern.substr(at, open - at);
        result += fill(std::string_view{pattern}.substr(open + 1, close - open - 1), params);
        at = close + 1;
    }
    return result;
}

}  // namespace orrery
