#include <string>

#include "catalog/catalog.h"
#include "catalog/with_game.h"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

namespace orrery {

namespace {

// A game whose data can be replaced makes rules from a file's text.
template <class R>
concept HasContent = requires(std::string_view text) {
    { R::with_content(text, text) } -> std::same_as<Result<R>>;
};

Message content_problem(const char* key, std::string_view file, unsigned line, Params params = {}) {
    params.push_back({"file", std::string{file}});
    params.push_back({"line", std::to_string(line)});
    return {key, std::move(params)};
}

}  // namespace

std::optional<Message> Shelf::replace_content(std::string_view file, std::string_view text) {
    const toml::parse_result parsed = toml::parse(text, file);
    if (!parsed)
        return content_problem("error.content.syntax", file, parsed.error().source().begin.line,
                               {{"reason", std::string{parsed.error().description()}}});
    const auto game = parsed.table()["game"].value<std::string>();
    if (!game) return content_problem("error.content.no_game", file, 1);
    std::optional<Message> problem =
        content_problem("error.content.no_such_game", file, 1, {{"name", *game}});
    const auto replace = [&]<class R>(R& rules) {
        if constexpr (HasContent<R>) {
            if (R::info().id != *game) return;
            auto made = R::with_content(file, text);
            problem = made ? std::nullopt : std::optional{made.problem()};
            if (made) rules = *made;
        }
    };
    std::apply([&](auto&... rules) { (replace(rules), ...); }, rules_);
    return problem;
}

const Shelf& built_in() {
    static const Shelf shelf;
    return shelf;
}

}  // namespace orrery
