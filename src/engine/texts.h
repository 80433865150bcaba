// Everything a person reads, by key, in one language. The files are TOML; nested tables become dotted keys.
//
// A text may have gaps:   {n}                  the value
//                         {station}            the name of a thing (the value is the key of another text)
//                         {station.loc}        its grammatical form `loc`, where the name has one
//                         {^station}           with a capital first letter
//                         {n:ship|ships}       the plural form that goes with n (Polish: three forms)
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/embedded.h"
#include "engine/language.h"
#include "engine/message.h"

namespace orrery {

class Names;

// Texts that are made of data, such as what a card of a content says, by key.
using MadeTexts = std::vector<std::pair<std::string, std::string>>;

class Texts {
  public:
    explicit Texts(Language language) : language_{language} {}

    // Adds the file of this language ("en.toml") of those given. A broken file is our own mistake: it aborts.
    void add(std::span<const EmbeddedFile> files);
    // What the things of a content are called: "name.<domain>.<id>".
    void add(const Names& names);
    void add(const MadeTexts& made);
    // All that others say; the same key says it as they do.
    void add(const Texts& others);

    Language language() const { return language_; }
    bool has(std::string_view key) const { return texts_.find(key) != texts_.end(); }
    // The text, or the key in angle brackets, so that a missing one is seen at once.
    std::string get(std::string_view key) const;
    std::string format(std::string_view key, const Params& params) const;
    std::string format(const Message& message) const { return format(message.key, message.params); }
    std::vector<std::string> keys() const;

    // A number as the language writes it: "1,234.5" or "1 234,5".
    std::string number(double value, int decimals) const;
    // Which of the forms of a counted noun goes with n: 0 one, 1 few, 2 many (English: 0 or 1).
    int plural_form(long n) const;

  private:
    std::string fill(std::string_view gap, const Params& params) const;

    Language language_;
    std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace orrery
