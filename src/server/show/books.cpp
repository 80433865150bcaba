#include "server/show/books.h"

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

// Up to the first full stop that ends a sentence, without the tags in brackets.
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
    return place.block == nullptr || place.block->lines.empty() ? "" : first_sentence(place.block->lines[0]);
}

}  // namespace orrery::server
