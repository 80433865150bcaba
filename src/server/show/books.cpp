#include "server/show/books.h"

#include <algorithm>

#include "core/text.h"

namespace orrery {
std::span<const EmbeddedFile> engine_texts();
std::span<const EmbeddedFile> catalog_texts();
std::span<const EmbeddedFile> store_texts();
std::span<const EmbeddedFile> server_texts();
}  // namespace orrery

namespace orrery::server {

namespace {

Texts own_texts(Language language) {
    Texts texts{language};
    texts.add(engine_texts());
    texts.add(catalog_texts());
    texts.add(store_texts());
    texts.add(server_texts());
    return texts;
}

// "R", "S", "P2", "P-FAQ": where a statement of the rulebook comes from.
bool is_source(std::string_view word) {
    if (word == "R" || word == "S" || word == "P" || word.starts_with("P-")) return true;
    return word.size() == 2 && word[0] == 'P' && word[1] >= '0' && word[1] <= '9';
}

// Whether what stands in brackets names a source: "R, AF-Q7", "last sentence: R" (text/markdown.ts of the
// page leaves out the same).
bool names_source(std::string_view inside) {
    constexpr std::string_view kBetweenWords = " ,;:~.()";
    while (!inside.empty()) {
        const std::size_t end = std::min(inside.find_first_of(kBetweenWords), inside.size());
        if (is_source(inside.substr(0, end))) return true;
        inside.remove_prefix(std::min(end + 1, inside.size()));
    }
    return false;
}

// Without the tags of sources and the marks of Markdown.
std::string plain(const std::string& text) {
    std::string told;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t close = text[at] == '[' ? text.find(']', at) : std::string::npos;
        if (close != std::string::npos &&
            names_source(std::string_view{text}.substr(at + 1, close - at - 1))) {
            while (told.ends_with(' ')) told.pop_back();
            at = close;
        } else if (text[at] != '`' && text[at] != '*') {
            told += text[at];
        }
    }
    return std::string{trimmed(told)};
}

// Up to the first full stop that ends a sentence.
std::string first_sentence(const std::string& text) {
    for (std::size_t at = text.find(". "); at != std::string::npos; at = text.find(". ", at + 1)) {
        const char next = text[at + 2];
        const bool small = next >= 'a' && next <= 'z';
        if (!small && at > 2) return text.substr(0, at + 1);
    }
    return text;
}

}  // namespace

Books::Books(const Shelf& shelf) {
    for (const Language language : kLanguages) {
        OneLanguage& spoken = languages_[static_cast<std::size_t>(language)];
        spoken.own = std::make_unique<Texts>(own_texts(language));
        for (const GameRow& game : shelf.games()) {
            Texts texts = *spoken.own;
            texts.add(texts_of(shelf, game, language));
            spoken.books.emplace(std::string{game.info().id},
                                 Book{std::move(texts), rulebook_of(game.info(), language)});
        }
    }
}

const Texts& Books::texts(Language language, std::string_view game) const {
    const OneLanguage& spoken = at(language);
    const auto book = spoken.books.find(game);
    return book == spoken.books.end() ? *spoken.own : book->second.texts;
}

const Rulebook& Books::rules(Language language, std::string_view game) const {
    return at(language).books.find(game)->second.rules;
}

std::string Books::rule_text(Language language, std::string_view game, std::string_view rule) const {
    const auto place = rules(language, game).rule(rule);
    return place.block == nullptr || place.block->lines.empty()
               ? ""
               : first_sentence(plain(place.block->lines[0]));
}

}  // namespace orrery::server
