// Names of things that come with the content of a game and are no enumerators: titles, cards, races.
//
// Their ids are an enum without enumerators, as large as a content may be; `By`, `Deck` and sets work as
// ever:
//
//     enum class Title : std::uint8_t {};
//     constexpr Title last_of(Title) { return Title{63}; }
//     constexpr std::string_view domain_of(Title) { return "structure"; }  // in place of names_of
//
// What they are called is known to the content alone, which owns a Names: two contents live side by side.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/language.h"
#include "engine/verbs.h"

namespace orrery {

template <class E>
concept NamedByContent = std::is_enum_v<E> && requires {
    { domain_of(E{}) } -> std::convertible_to<std::string_view>;
};

struct NamedThing {
    std::string id;   // in notation, files and keys
    Spelling called;  // for people
};

// For each domain its things, in order. A copy shares what it holds: spans and views into it last as long as
// one of the copies does.
class Names {
  public:
    // Values are 0, 1, 2 ... in the order of the list. A domain is added once.
    void add(std::string domain, std::vector<NamedThing> things);
    // The same for entries of a content, which have an `id` and, where people name them, a `name`.
    template <class Entries>
    void add_entries(std::string domain, const Entries& entries) {
        std::vector<NamedThing> things;
        for (const auto& entry : entries) {
            if constexpr (requires { entry.name.en; }) {
                things.push_back({std::string{entry.id}, entry.name});
            } else {
                things.push_back({std::string{entry.id}, {std::string{entry.id}, std::string{entry.id}}});
            }
        }
        add(std::move(domain), std::move(things));
    }

    std::vector<std::string_view> domains() const;
    int size(std::string_view domain) const { return static_cast<int>(group(domain).ids.size()); }
    std::string_view id(std::string_view domain, int value) const;
    std::optional<int> value(std::string_view domain, std::string_view id) const;
    const std::string& word(std::string_view domain, int value, Language language) const;
    // For the rows of a verb table.
    Domain domain(std::string_view id) const { return {group(id).id, group(id).ids}; }

    template <NamedByContent E>
    int size() const {
        return size(domain_of(E{}));
    }
    template <NamedByContent E>
    std::string_view id(E value) const {
        return id(domain_of(value), static_cast<int>(value));
    }
    template <NamedByContent E>
    std::optional<E> find(std::string_view id) const {
        const auto number = value(domain_of(E{}), id);
        return number ? std::optional{static_cast<E>(*number)} : std::nullopt;
    }
    template <NamedByContent E>
    const std::string& word(E value, Language language) const {
        return word(domain_of(value), static_cast<int>(value), language);
    }

  private:
    struct Group {
        std::string id;
        std::vector<NamedThing> things;
        std::vector<std::string_view> ids;  // of the things

        std::size_t at(int value) const;
    };
    const Group& group(std::string_view domain) const;

    std::vector<std::shared_ptr<const Group>> groups_;
};

}  // namespace orrery
