// The cards of the built-in file are those of both rulebooks, cell by cell (6.1, 6.3 to 6.9).
#include <map>
#include <set>

#include "alien_artifacts/table.h"
#include "games/alien_artifacts/content_text.h"
#include "shared/book.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

struct Book {
    Language language;
    const char *file, *as_data, *tile;
};
constexpr Book kBooks[] = {
    {Language::English, "alien-artifacts.en.md", "#### Technologies as data", "tile"},
    {Language::Polish, "alien-artifacts.pl.md", "#### Technologie jako dane", "płytka"},
};

const Entries& entries() { return default_content()->entries; }
std::string code_of(Kind kind) {
    constexpr By<Kind, const char*> kCodes{{"XPLR", "XPND", "XTRM", "XPLT"}};
    return kCodes[kind];
}

// "S name, R kind", "R / P4 / R": the sources that a cell names.
std::set<Provenance> sources_in(std::string_view cell) {
    std::set<Provenance> found;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        if (i > 0 && std::string_view{" ,/"}.find(cell[i - 1]) == std::string_view::npos) continue;
        if (cell[i] == 'S') found.insert(Provenance::Rulebook);
        if (cell[i] == 'P') found.insert(Provenance::Public);
        if (cell[i] == 'R') found.insert(Provenance::Reconstructed);
    }
    return found;
}
// The rulebook of the game shows all of their table cells; what the table has no cell for is ours: copies,
// and what is damaged in a setup.
bool is_partly_ours(std::string_view id) {
    static const std::set<std::string_view> kKnown{"dp_hell", "dp_economic_war", "ar_time_controller",
                                                   "fa_clone_clans"};
    return kKnown.contains(id);
}
template <class Entry>
void check_source(const Entry& entry, const std::string& cells) {
    std::set<Provenance> told = sources_in(cells);
    if (is_partly_ours(entry.id)) CHECK(told.insert(Provenance::Reconstructed).second);
    CHECK(told == std::set<Provenance>(entry.source.from.begin(), entry.source.from.end()));
}
template <class Entry>
void check_names(const Entry& entry, const BookCells& row) {
    CHECK(row[1] == entry.name.in(Language::English));
    CHECK(row[2] == entry.name.in(Language::Polish));
}

// Goes through a list of the file and a table one by one: same cards, same order, none left over.
template <class List, class F>
void compare(const Book& book, const std::string& heading, std::size_t table, const List& list, F f) {
    const auto tables = tables_under(heading, book.file);
    REQUIRE(tables.size() > table);
    const BookLines rows = whole_rows(tables[table]);
    REQUIRE(rows.size() == list.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        CAPTURE(std::string{book.file});
        CAPTURE(list[i].id);
        REQUIRE(rows[i].size() == tables[table].front().size());
        CHECK(rows[i][0] == list[i].id);
        f(rows[i], list[i], i);
    }
}

std::string printed(const Book& book, const ResultTable& table) {
    std::string text;
    for (const TableRow& row : table)
        text += (text.empty() ? "" : "; ") + std::to_string(row.min) + ": " +
                effect_text(game_texts(book.language), default_content()->effect(row.effect));
    return text;
}
// "4: 1/2, 5: 2/4, 6: 3/6"
std::string printed(const LadderEntry& ladder) {
    std::string text;
    for (const LadderStepEntry& step : ladder.steps)
        text += (text.empty() ? "" : ", ") + std::to_string(step.at) + ": " + std::to_string(step.play) +
                '/' + std::to_string(step.end);
    return text;
}

}  // namespace

TEST_CASE("6.3 the planets are those of the rulebook: names, kind, sources") {
    for (const Book& book : kBooks)
        compare(book, "### 6.3 ", 0, entries().planets,
                [](const BookCells& row, const PlanetEntry& planet, std::size_t) {
                    check_names(planet, row);
                    CHECK(row[3] == code_of(planet.kind));
                    check_source(planet, row[4]);
                    CHECK(planet.copies == 1);
                });
}

TEST_CASE("6.4 the ships are those of the rulebook: names, kind, ability, sources") {
    for (const Book& book : kBooks) {
        std::map<std::string, std::string> abilities;  // AA-269: two pairs of columns
        for (const BookLines& table : tables_under("### 6.1 ", book.file))
            for (const BookCells& row : whole_rows(table))
                if (row[1].find("(+") != std::string::npos)
                    abilities.insert({{row[0], row[1]}, {row[2], row[3]}});
        CHECK(abilities.size() == 10);
        compare(book, "### 6.4 ", 0, entries().ships,
                [&](const BookCells& row, const ShipEntry& ship, std::size_t i) {
                    check_names(ship, row);
                    CHECK(row[3] == code_of(ship.kind));
                    CHECK(abilities[row[4]] == ship.ability.value);
                    const Card card = card_at(Type::Ship, static_cast<int>(i));
                    CHECK(row[5] == operational_text(game_texts(book.language), *default_content(), card));
                    check_source(ship, row[6]);
                    CHECK(ship.copies == 1);
                });
    }
}

TEST_CASE("6.5 the technologies are those of the rulebook: names, kind, both sides, sources") {
    for (const Book& book : kBooks) {
        const auto& all = entries().technologies;
        std::map<std::string, std::string> sources;
        compare(book, "### 6.5 ", 0, all, [&](const BookCells& row, const TechnologyEntry& technology, auto) {
            check_names(technology, row);
            sources[technology.id] = row[3];
        });
        compare(book, "### 6.5 ", 1, all,
                [&](const BookCells& row, const TechnologyEntry& technology, std::size_t i) {
                    const Texts& texts = game_texts(book.language);
                    const Card card = card_at(Type::Technology, static_cast<int>(i));
                    CHECK(row[1] == technology.name.in(book.language));
                    CHECK(row[2] == code_of(technology.kind));
                    CHECK(row[3] == logistic_text(texts, *default_content(), card));
                    CHECK(row[4] == operational_text(texts, *default_content(), card));
                });
        compare(book, book.as_data, 0, all,
                [&](const BookCells& row, const TechnologyEntry& technology, auto) {
                    CHECK(row[1] == code_of(technology.kind));
                    CHECK(row[2] == technology.logistic.value);
                    CHECK(row[3] == technology.ladder.value);
                    check_source(technology, sources[technology.id] + " / " + row[4]);
                    CHECK(technology.copies == 1);
                });
    }
}

TEST_CASE("6.1 the ladders are those of the rulebook: conditions, points, sources") {
    for (const Book& book : kBooks) {
        const auto tables = tables_under("### 6.1 ", book.file);
        compare(book, "### 6.1 ", tables.size() - 1, entries().ladders,
                [](const BookCells& row, const LadderEntry& ladder, auto) {
                    CHECK(row[2] == printed(ladder));
                    check_source(ladder, row[3]);
                });
    }
}

TEST_CASE("6.6 the alien systems are those of the rulebook: names, rows, sources") {
    for (const Book& book : kBooks)
        compare(book, "### 6.6 ", 0, entries().alien_systems,
                [&](const BookCells& row, const SystemEntry& system, std::size_t i) {
                    check_names(system, row);
                    CHECK(row[3] == printed(book, default_content()->systems[i]));
                    check_source(system, row[4]);
                    CHECK(system.copies == 1);
                });
}

TEST_CASE("6.7 the Defence Plans are those of the rulebook: names, copies, rows, sources") {
    for (const Book& book : kBooks)
        compare(book, "### 6.7 ", 0, entries().defence_plans,
                [&](const BookCells& row, const PlanEntry& plan, std::size_t i) {
                    check_names(plan, row);
                    CHECK(row[3] == (plan.basic ? book.tile : std::to_string(plan.copies)));
                    CHECK(row[4] == printed(book, default_content()->plans[i]));
                    check_source(plan, row[5]);
                });
}

TEST_CASE("6.8 the artifacts are those of the rulebook: names, effect, copies, sources") {
    for (const Book& book : kBooks)
        compare(book, "### 6.8 ", 0, entries().artifacts,
                [&](const BookCells& row, const ArtifactEntry& artifact, std::size_t i) {
                    check_names(artifact, row);
                    const Effect& effect = default_content()->effect(default_content()->artifacts[i]);
                    CHECK(row[3] == effect_text(game_texts(book.language), effect));
                    check_source(artifact, row[5]);
                    CHECK(artifact.copies == 2);
                });
}

TEST_CASE("6.9 the factions are those of the rulebook: names, action, bonus, sources") {
    for (const Book& book : kBooks) {
        std::map<std::string, std::string> sources;
        compare(book, "### 6.9 ", 0, entries().factions,
                [&](const BookCells& row, const FactionEntry& faction, auto) {
                    check_names(faction, row);
                    sources[faction.id] = row[3];
                });
        compare(book, "### 6.9 ", 1, entries().factions,
                [&](const BookCells& row, const FactionEntry& faction, std::size_t i) {
                    const FactionCard& card = default_content()->factions[i];
                    const Texts& texts = game_texts(book.language);
                    CHECK(row[1] == faction.name.in(book.language));
                    Effect action = default_content()->effect(card.action);
                    action.timing = Timing::Play;  // the column says that it is an action
                    CHECK(row[2] == effect_text(texts, action));
                    CHECK(row[3] == bonus_text(texts, card));
                    check_source(faction, sources[faction.id] + " / " + row[4]);
                });
    }
}

TEST_CASE("AA-55 whatever raises a limit of Prepare Resources says so") {
    const Content& cards = *default_content();
    int raised = 0;
    for (int i = 0; i < cards.cards[Type::Ship] + cards.cards[Type::Technology]; ++i) {
        const std::string id{cards.names.id("card", i)};
        const auto table = Table::of(2).logistic(Ruby, {id});
        bool raises = false;
        for (const Type row : every<Type>())
            raises = raises || prepare_limit(table.now(), row) > cards.constants.assembly_limit;
        raised += raises ? 1 : 0;
        CAPTURE(id);
        for (const Length length : {Length::Whole, Length::Brief})
            for (const auto& [language, word] :
                 {std::pair{Language::English, "Prepare"}, std::pair{Language::Polish, "rzygotowanie"}}) {
                const std::string text = logistic_text(game_texts(language), cards, cards.card_of(i), length);
                CHECK_MESSAGE((text.find(word) != std::string::npos) == raises, text);
            }
    }
    CHECK(raised == 30 + 4);
}

TEST_CASE("6.9 pages are told what the action of a faction costs, apart from its words") {
    const std::map<std::string_view, std::string_view> costs{
        {"fa_star_union", R"({"word":"PAY_CR","n":8})"},
        {"fa_clone_clans", R"({"word":"SPEND","n":10,"colour":"blue"})"},
        {"fa_stargunners", R"({"word":"SPEND","n":8,"colour":"red"})"},
        {"fa_community", R"({"word":"SPEND","n":8,"colour":"green"})"},
        {"fa_dawn_order", R"({"word":"SPEND","n":4,"colour":"gold"})"},
        {"fa_engineers", "null"}};
    const Json content = AlienArtifacts{}.content_json(Language::English);
    CHECK(content.at("factions").as_object().size() == costs.size());
    for (const auto& faction : content.at("factions").as_object()) {
        CAPTURE(std::string{faction.key()});
        CHECK(faction.value().at("cost") == boost::json::parse(costs.at(faction.key())));
    }
}
