// What makes a content file one that can be played with (AA-1 to AA-4, AA-265): everything that the rules
// rely on.
#include "engine/content.h"
#include "games/alien_artifacts/effect_reader.h"
#include "games/alien_artifacts/entries.h"

namespace orrery::aa {

namespace {

template <class T>
void check_phrase(const std::string& entry, const Phrase& phrase, Result<T> (*read)(std::string_view),
                  ContentReader& reader) {
    const Result<T> result = read(phrase.value);
    if (result || reader.failed()) return;
    Params params = result.problem().params;
    params.push_back({"entry", entry});
    reader.fail(phrase.line, result.problem().key, std::move(params));
}

// Ids of all lists and of all copies: "res_01", "res_01_2".
template <class Entries>
void check_ids(const Entries& entries, IdCheck& ids) {
    for (const auto& entry : entries) {
        ids.add(entry.id, entry.line);
        if constexpr (requires { entry.copies; })
            for (int copy = 2; copy <= entry.copies; ++copy)
                ids.add(entry.id + '_' + std::to_string(copy), entry.line);
    }
}

template <class Entries>
int cards_in(const Entries& entries) {
    int n = 0;
    for (const auto& entry : entries) n += entry.copies;
    return n;
}

// AA-265: an engine of fixed size.
template <class Entries>
void check_room(const Entries& entries, const char* list, int least, int most, ContentReader& reader) {
    const int n = cards_in(entries);
    const Line line = entries.empty() ? Line{1} : entries.back().line;
    const Params params{{"list", list}, {"n", std::to_string(n)}, {"max", std::to_string(most)}};
    if (n > most) reader.fail(line, "error.cards.many", params);
    if (n < least) reader.fail(line, "error.cards.few", {{"list", list}});
}

// AA-3
void check_rows(const std::string& entry, const std::vector<RowEntry>& rows, Line line,
                ContentReader& reader) {
    if (rows.empty() || rows.size() > kMostSteps)
        return reader.fail(line, "error.cards.rows", {{"entry", entry}, {"max", std::to_string(kMostSteps)}});
    int before = 0;
    for (const RowEntry& row : rows) {
        const bool first = &row == rows.data();
        if (first ? row.min != 1 : row.min <= before)
            return reader.fail(row.line, first ? "error.cards.first_row" : "error.cards.row_order",
                               {{"entry", entry}});
        before = row.min;
        check_phrase(entry, row.effect, read_row, reader);
    }
}

void check_ladders(const Entries& content, ContentReader& reader) {
    for (const LadderEntry& ladder : content.ladders) {
        check_phrase(ladder.id, ladder.count, read_count, reader);
        if (ladder.steps.empty()) reader.fail(ladder.line, "error.cards.steps", {{"entry", ladder.id}});
    }
    for (const TechnologyEntry& each : content.technologies) {
        bool known = false;
        for (const LadderEntry& ladder : content.ladders) known = known || ladder.id == each.ladder.value;
        if (!known)
            reader.fail(each.ladder.line, "error.cards.ladder",
                        {{"entry", each.id}, {"name", each.ladder.value}});
    }
}

void check_effects(const Entries& content, ContentReader& reader) {
    for (const FactionEntry& each : content.factions) {
        check_phrase(each.id, each.action, read_use, reader);
        check_phrase(each.id, each.bonus, read_bonus, reader);
    }
    for (const ShipEntry& each : content.ships) check_phrase(each.id, each.ability, read_ability, reader);
    for (const TechnologyEntry& each : content.technologies)
        check_phrase(each.id, each.logistic, read_logistic, reader);
    for (const SystemEntry& each : content.alien_systems) check_rows(each.id, each.rows, each.line, reader);
    for (const PlanEntry& each : content.defence_plans) check_rows(each.id, each.rows, each.line, reader);
    for (const ArtifactEntry& each : content.artifacts) check_phrase(each.id, each.effect, read_play, reader);
}

// AA-1: exactly one plan is the tile that everybody may use.
void check_basic_plan(const Entries& content, ContentReader& reader) {
    int basic = 0;
    Line line{1};
    for (const PlanEntry& each : content.defence_plans) {
        basic += int{each.basic};
        line = each.line;
        if (each.basic && each.copies != 1) reader.fail(each.line, "error.cards.tile", {{"entry", each.id}});
    }
    if (basic != 1) reader.fail(line, "error.cards.basic");
}

void check_constants(const Constants& c, const Entries& content, ContentReader& reader) {
    const Line line{1};
    if (c.bank_min > c.bank_start || c.bank_start > c.bank_max) reader.fail(line, "error.cards.bank");
    // The most that a card could cost: payments count up to that (payment.cpp).
    const int cards =
        std::max({cards_in(content.ships), cards_in(content.technologies), cards_in(content.planets)});
    if (c.base_cost + c.cost_per_owned * (cards - 1) > kMostIcons)
        reader.fail(line, "error.cards.cost", {{"max", std::to_string(kMostIcons)}});
}

// AA-206: cards from planets beyond a limit, if one player had all the technologies.
void check_planet_extra(const Entries& content, ContentReader& reader) {
    int cards = 0;
    for (const TechnologyEntry& each : content.technologies) {
        const Result<Effect> effect = read_logistic(each.logistic.value);
        if (!effect || effect->outs[0].word != Word::PlanetExtra) continue;
        cards += each.copies * effect->outs[0].n;
        if (cards > kMostPlanetExtra)
            return reader.fail(each.logistic.line, "error.cards.planet_extra",
                               {{"n", std::to_string(cards)}, {"max", std::to_string(kMostPlanetExtra)}});
    }
}

void check_sizes(const Entries& content, ContentReader& reader) {
    check_room(content.ships, "ships", 1, kMostOfType, reader);
    check_room(content.technologies, "technologies", 1, kMostOfType, reader);
    check_room(content.planets, "planets", 1, kMostOfType, reader);
    check_room(content.resources, "resources", 1, kMostResources, reader);
    check_room(content.alien_systems, "alien_systems", 1, kMostSystems, reader);
    check_room(content.defence_plans, "defence_plans", 0, kMostPlans + 1, reader);
    check_room(content.artifacts, "artifacts", 0, kMostArtifacts, reader);
    if (content.factions.size() > kMostFactions)
        reader.fail(content.factions.back().line, "error.cards.many",
                    {{"list", "factions"},
                     {"n", std::to_string(content.factions.size())},
                     {"max", std::to_string(kMostFactions)}});
    if (content.factions.size() < 2) reader.fail(Line{1}, "error.cards.few", {{"list", "factions"}});
}

}  // namespace

void check_content(const Entries& content, ContentReader& reader) {
    IdCheck ids{reader};
    check_ids(content.factions, ids);
    check_ids(content.ships, ids);
    check_ids(content.technologies, ids);
    check_ids(content.ladders, ids);
    check_ids(content.planets, ids);
    check_ids(content.resources, ids);
    check_ids(content.alien_systems, ids);
    check_ids(content.defence_plans, ids);
    check_ids(content.artifacts, ids);
    check_sizes(content, reader);
    check_constants(content.constants, content, reader);
    check_basic_plan(content, reader);
    check_ladders(content, reader);
    check_effects(content, reader);
    check_planet_extra(content, reader);
}

}  // namespace orrery::aa
