#include <string>

#include "catalog/catalog.h"
#include "catalog/with_game.h"
#include "engine/toml.h"

namespace orrery {

namespace {

// A game whose data can be replaced makes rules from a file's text.
template <class R>
concept HasContent = requires(std::string_view text) {
    { R::with_content(text, text) } -> std::same_as<Result<R>>;
};

// A file of data, and the beginning of the keys that tell what is wrong with it.
struct DataFile {
    std::string_view name, text;
    std::string errors;

    Message problem(unsigned line, std::string_view what, Params params = {}) const {
        params.push_back({"file", std::string{name}});
        params.push_back({"line", std::to_string(line)});
        return {errors + std::string{what}, std::move(params)};
    }
    // The game that it is for: game = "...".
    Result<std::string> game() const {
        const toml::parse_result parsed = toml::parse(text, name);
        if (!parsed)
            return problem(parsed.error().source().begin.line, "syntax",
                           {{"reason", std::string{parsed.error().description()}}});
        const auto game = parsed.table()["game"].value<std::string>();
        if (!game) return problem(1, "no_game");
        return *game;
    }
};

// Calls change(kept, problem) for what is kept of the game that the file is for.
template <class Games, class Change>
std::optional<Message> change_game(Games& games, const DataFile& file, Change change) {
    const Result<std::string> game = file.game();
    if (!game) return game.problem();
    std::optional<Message> problem = file.problem(1, "no_such_game", {{"name", *game}});
    const auto try_game = [&](auto& kept) {
        if (kept.rules.info().id == *game) change(kept, problem);
    };
    std::apply([&](auto&... kept) { (try_game(kept), ...); }, games);
    return problem;
}

}  // namespace

std::optional<Message> Shelf::replace_content(std::string_view file, std::string_view text) {
    const auto change = [&]<class R>(Kept<R>& kept, std::optional<Message>& problem) {
        if constexpr (HasContent<R>) {
            auto made = R::with_content(file, text);
            problem = made ? std::nullopt : std::optional{made.problem()};
            if (made) kept.rules = *made;
        }
    };
    return change_game(games_, {file, text, "error.content."}, change);
}

std::optional<Message> Shelf::take_weights(std::string_view file, std::string_view text) {
    const auto change = [&]<class R>(Kept<R>& kept, std::optional<Message>& problem) {
        if constexpr (HasInsight<R>) {
            const auto& names = weight_names<typename InsightOf<R>::Weights>();
            const auto read = read_weights(file, text, names, kept.weights);
            problem = read ? std::nullopt : std::optional{read.problem()};
            if (read) kept.weights.take(*read);
        }
    };
    return change_game(games_, {file, text, "error.weights."}, change);
}

const Shelf& built_in() {
    static const Shelf shelf;
    return shelf;
}

}  // namespace orrery
