#include "lab/games/row.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "catalog/all_games.h"

namespace orrery {

namespace {

template <class... R>
std::array<LabRow, sizeof...(R)> rows_of(GameTypes<R...>) {
    return {lab_row_of<R>()...};
}

}  // namespace

const LabRow& lab_row(std::string_view id) {
    static const auto rows = rows_of(AllGames{});
    const auto found = std::ranges::find(rows, id, &LabRow::id);
    assert(found != rows.end());
    return *found;
}

}  // namespace orrery
