// Texts and rulebooks of all games in all languages, read once.
#pragma once

#include <map>
#include <memory>

#include "catalog/catalog.h"
#include "engine/rulebook.h"

namespace orrery::server {

class Books {
  public:
    explicit Books(const Shelf& shelf);

    // What the server itself says.
    const Texts& texts(Language language) const { return *at(language).own; }
    // The same with what a game says.
    const Texts& texts(Language language, std::string_view game) const;
    const Rulebook& rules(Language language, std::string_view game) const;
    // The rule's first sentence; empty: there is no such rule.
    std::string rule_text(Language language, std::string_view game, std::string_view rule) const;

  private:
    struct Book {
        Texts texts;
        Rulebook rules;
    };
    struct OneLanguage {
        std::unique_ptr<Texts> own;
        std::map<std::string, Book, std::less<>> books;
    };
    const OneLanguage& at(Language language) const { return languages_[static_cast<std::size_t>(language)]; }

    std::array<OneLanguage, std::size(kLanguages)> languages_;
};

}  // namespace orrery::server
