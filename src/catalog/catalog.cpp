#include "catalog/catalog.h"

#include <algorithm>
#include <array>

#include "catalog/all_games.h"
#include "catalog/levels.h"
#include "catalog/make_bot.h"
#include "core/text.h"

namespace orrery {

namespace {

template <class... R>
std::array<GameRow, sizeof...(R)> rows_of(GameTypes<R...>) {
    return {row_of<R>()...};
}

// As people write a name: any case, blanks and dashes for underscores.
std::string as_id(std::string_view name) {
    std::string id;
    for (const char c : trimmed(name)) {
        const bool upper = c >= 'A' && c <= 'Z';
        id += c == ' ' || c == '-' ? '_' : upper ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return id;
}

}  // namespace

std::span<const GameRow> catalog() {
    static const auto rows = rows_of(AllGames{});
    return rows;
}

const GameRow* find_game(std::string_view name, std::span<const GameRow> rows) {
    const std::string id = as_id(name);
    if (id.empty()) return nullptr;
    const GameRow* found = nullptr;
    int beginnings = 0;
    for (const GameRow& row : rows) {
        const GameInfo& info = row.info();
        if (info.id == id || as_id(info.rule_prefix) == id) return &row;
        if (!info.id.starts_with(id)) continue;
        found = &row;
        ++beginnings;
    }
    return beginnings == 1 ? found : nullptr;
}

std::string usual_bot(const GameRow& game) {
    const auto bots = game.bots();
    return bots[std::min<std::size_t>(1, bots.size() - 1)];
}

Games all_games(const Shelf& shelf) {
    const auto exactly = [&shelf](std::string_view id) -> const GameRow* {
        const auto rows = shelf.games();
        const auto row =
            std::ranges::find_if(rows, [&](const GameRow& each) { return each.info().id == id; });
        return row == rows.end() ? nullptr : &*row;
    };
    return {[exactly](std::string_view id) {
                const GameRow* row = exactly(id);
                return row == nullptr ? nullptr : &row->info();
            },
            [exactly, &shelf](std::string_view id, const Setup& setup) -> Result<std::unique_ptr<AnyGame>> {
                const GameRow* row = exactly(id);
                if (row == nullptr) return unknown_game(id);
                return row->make(shelf, setup);
            }};
}

namespace {

std::string listed(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

}  // namespace

namespace {

std::vector<std::string> with_levels(std::vector<std::string> bots) {
    for (const LevelRow& row : levels())
        bots.push_back(std::string{kLevelName} + ':' + std::string{row.level});
    return bots;
}

}  // namespace

Message unknown_game(std::string_view name) {
    std::vector<std::string> known;
    known.reserve(catalog().size());
    for (const GameRow& row : catalog()) known.emplace_back(row.info().id);
    return {"error.game.unknown", {{"name", std::string{name}}, {"known", listed(known)}}};
}

Message unknown_bot(std::string_view name, const std::vector<std::string>& known) {
    return {"error.bot.unknown", {{"name", std::string{name}}, {"known", listed(with_levels(known))}}};
}

Message no_bot(const std::vector<std::string>& known) {
    return {"error.bot.none", {{"known", listed(with_levels(known))}}};
}

}  // namespace orrery
