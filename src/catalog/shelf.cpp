#include "catalog/shelf.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "catalog/catalog.h"
#include "engine/content.h"

namespace orrery {

namespace {

constexpr const char* kContentErrors = "error.content.";

// A file of data, and the beginning of the keys that tell what is wrong with it.
struct DataFile {
    std::string_view name, text;
    std::string errors;

    Message problem(unsigned line, std::string_view what, Params params = {}) const {
        ContentReader reader{name};
        reader.fail(Line{line}, errors + std::string{what}, std::move(params));
        return *reader.problem();
    }
    // The game that it is for: game = "...".
    Result<std::string> game() const {
        ContentReader reader{name};
        const auto parsed = reader.parse(text, errors + "syntax");
        if (!parsed) return *reader.problem();
        const auto game = (*parsed)["game"].value<std::string>();
        if (!game) return problem(1, "no_game");
        return *game;
    }
};

using Parts = std::vector<std::shared_ptr<const GamePart>>;

// Puts a changed copy in the place of the part that the file is for, if the game has what can be changed so.
template <class Has, class Take>
std::optional<Message> change_part(Parts& parts, const DataFile& file, Has has, Take take) {
    const Result<std::string> game = file.game();
    if (!game) return game.problem();
    const auto found = std::ranges::find_if(
        parts, [&](const auto& part) { return part->info().id == *game && ((*part).*has)(); });
    if (found == parts.end()) return file.problem(1, "no_such_game", {{"name", *game}});
    const std::shared_ptr<GamePart> changed = (*found)->copy();
    if (auto problem = ((*changed).*take)(file.name, file.text)) return problem;
    *found = changed;
    return std::nullopt;
}

}  // namespace

std::optional<Message> GamePart::take_weights(std::string_view file, std::string_view text) {
    const auto read = read_weights(file, text, weight_names(), weights_);
    if (!read) return read.problem();
    weights_.take(*read);
    return std::nullopt;
}

Shelf::Shelf() : Shelf{catalog()} {}

Shelf::Shelf(std::span<const GameRow> games)
    : games_{std::make_shared<const std::vector<GameRow>>(games.begin(), games.end())} {
    for (const GameRow& row : *games_) parts_.push_back(row.built_in_part());
}

std::span<const GameRow> Shelf::games() const { return *games_; }

const GamePart& Shelf::part(std::string_view id) const {
    const auto found = std::ranges::find_if(parts_, [&](const auto& part) { return part->info().id == id; });
    assert(found != parts_.end());
    return **found;
}

std::optional<Message> Shelf::replace_content(std::string_view file, std::string_view text) {
    return change_part(parts_, {file, text, kContentErrors}, &GamePart::has_content, &GamePart::take_content);
}

std::optional<Message> Shelf::take_weights(std::string_view file, std::string_view text) {
    return change_part(parts_, {file, text, "error.weights."}, &GamePart::has_weights,
                       &GamePart::take_weights);
}

Result<std::string> game_of_content(std::string_view file, std::string_view text) {
    return DataFile{file, text, kContentErrors}.game();
}

Texts texts_of(const Shelf& shelf, const GameInfo& game, Language language) {
    Texts texts{language};
    texts.add(game.texts());
    shelf.part(game.id).add_texts(texts);
    return texts;
}

const Shelf& built_in() {
    static const Shelf shelf;
    return shelf;
}

}  // namespace orrery
