// What everybody sees: the parts of a view that no rule asks for, but whoever draws the table does.
#include "alien_frontiers/table.h"

using namespace orrery::af;
using orrery::every;
using orrery::Json;

namespace {

Json view_of(const Table& table) { return table.rules.view(table.state, Ruby); }

const Json& station(const Json& view, std::string_view name) { return view.at("stations").at(name); }

std::vector<std::string> fields_at(const Json& view, std::string_view territory) {
    std::vector<std::string> names;
    for (const Json& field : view.at("territories").at(territory).at("fields").as_array())
        names.emplace_back(field.as_string());
    return names;
}

}  // namespace

TEST_CASE("the view names the docks and the dummies of every station as table 2.3 does") {
    struct Row {
        std::string_view station;
        std::array<int, 3> docks, dummies;  // with 2, 3 and 4 players
    };
    constexpr Row kRows[] = {{"alien_artifact", {4, 4, 4}, {0, 0, 0}},
                             {"colonist_hub", {3, 3, 3}, {0, 0, 0}},
                             {"colony_constructor", {3, 6, 6}, {3, 0, 0}},
                             {"lunar_mine", {3, 4, 5}, {2, 1, 0}},
                             {"orbital_market", {2, 2, 4}, {2, 2, 0}},
                             {"raiders_outpost", {3, 3, 3}, {0, 0, 0}},
                             {"shipyard", {2, 4, 6}, {4, 2, 0}},
                             {"solar_converter", {7, 7, 8}, {1, 1, 0}},
                             {"terraforming_station", {1, 1, 1}, {0, 0, 0}}};
    for (std::size_t column = 0; column < 3; ++column) {
        const Json view = view_of(Table::of(static_cast<int>(column) + 2));
        CHECK(view.at("stations").as_object().size() == std::size(kRows));
        for (const Row& row : kRows) {
            CAPTURE(row.station);
            CHECK(station(view, row.station).at("docks") == row.docks[column]);
            CHECK(station(view, row.station).at("dummies") == row.dummies[column]);
            CHECK(station(view, row.station).at("free") == row.docks[column]);  // nobody is there yet
        }
    }
}

TEST_CASE("the view shows every field where it lies, and nowhere else") {
    auto table = Table::of(3).field(Isolation, LemBadlands).field(Positron, AsimovCrater);
    table.field(Repulsor, LemBadlands);
    const Json view = view_of(table);
    for (const Territory territory : every<Territory>()) {
        const std::string name{names_of(territory)[code_of(territory)]};
        CAPTURE(name);
        const auto expected = territory == LemBadlands
                                  ? std::vector<std::string>{"isolation_field", "repulsor_field"}
                              : territory == AsimovCrater ? std::vector<std::string>{"positron_field"}
                                                          : std::vector<std::string>{};
        CHECK(fields_at(view, name) == expected);
    }
}
