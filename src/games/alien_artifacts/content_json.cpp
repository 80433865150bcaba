// The cards for whoever draws them: for each id its name, the texts of its sides, its numbers and where it
// comes from.
#include "games/alien_artifacts/content_text.h"
#include "games/alien_artifacts/rules.h"
#include "games/alien_artifacts/view.h"

namespace orrery::aa {

namespace {

using boost::json::array;
using boost::json::object;

// Calls f(id, entry, number) for each card of a list, copies included.
template <class List, class F>
void each_card(const Names& names, std::string_view domain, const List& list, F f) {
    int number = 0;
    for (const auto& entry : list)
        for (int copy = 0; copy < entry.copies; ++copy, ++number) f(names.id(domain, number), entry, number);
}

array ladder_json(const Ladder& ladder) {
    array steps;
    for (const LadderStep& step : ladder.steps)
        steps.push_back(object{{"at", step.at}, {"play", step.play}, {"end", step.end}});
    return steps;
}

class Writer {
  public:
    Writer(const Content& cards, Language language)
        : cards_{cards}, language_{language}, texts_{game_texts(language)} {}

    object main_cards() const {
        object all;
        const Entries& in = cards_.entries;
        add_row(all, Type::Ship, in.ships);
        add_row(all, Type::Technology, in.technologies);
        add_row(all, Type::Planet, in.planets);
        return all;
    }

    object resources() const {
        object all;
        each_card(cards_.names, "resource", cards_.entries.resources,
                  [&](std::string_view id, const ResourceEntry& entry, int number) {
                      const auto card = static_cast<Resource>(number);
                      all[id] = object{{"name", cards_.names.word(card, language_)},
                                       {"a", to_json(cards_.section(face_of(card, false)))},
                                       {"b", to_json(cards_.section(face_of(card, true)))},
                                       {"attack", cards_.attack[index(card)]},
                                       {"source", source_json(entry.source)}};
                  });
        return all;
    }

    object systems() const {
        object all;
        each_card(cards_.names, "system", cards_.entries.alien_systems,
                  [&](std::string_view id, const SystemEntry& entry, int number) {
                      all[id] = object{{"name", entry.name.in(language_)},
                                       {"rows", rows_json(cards_.systems[static_cast<std::size_t>(number)])},
                                       {"source", source_json(entry.source)}};
                  });
        return all;
    }

    object plans() const {
        object all;
        for (std::size_t i = 0; i < cards_.plans.size(); ++i) {
            const PlanEntry& entry = cards_.entries.defence_plans[i];
            all[entry.id] = object{{"name", entry.name.in(language_)},
                                   {"basic", entry.basic},
                                   {"copies", entry.basic ? 0 : int{entry.copies}},
                                   {"rows", rows_json(cards_.plans[i])},
                                   {"source", source_json(entry.source)}};
        }
        return all;
    }

    object artifacts() const {
        object all;
        for (std::size_t i = 0; i < cards_.artifacts.size(); ++i) {
            const ArtifactEntry& entry = cards_.entries.artifacts[i];
            const Effect& effect = cards_.effect(cards_.artifacts[i]);
            all[entry.id] = object{{"name", entry.name.in(language_)},
                                   {"text", effect_text(texts_, effect)},
                                   {"brief", effect_text(texts_, effect, Length::Brief)},
                                   {"words", outs_json(effect)},
                                   {"copies", int{entry.copies}},
                                   {"source", source_json(entry.source)}};
        }
        return all;
    }

    object factions() const {
        object all;
        for (std::size_t i = 0; i < cards_.factions.size(); ++i) {
            const FactionEntry& entry = cards_.entries.factions[i];
            const FactionCard& card = cards_.factions[i];
            array setup;
            for (const SetupStep& step : card.setup)
                setup.push_back(object{{"type", name_of(step.type)},
                                       {"of", step.of},
                                       {"side", step.empire ? Json(name_of(step.side)) : Json(nullptr)}});
            all[entry.id] = object{{"name", entry.name.in(language_)},
                                   {"action", effect_text(texts_, cards_.effect(card.action))},
                                   {"brief", effect_text(texts_, cards_.effect(card.action), Length::Brief)},
                                   {"cost", cost_json(cards_.effect(card.action))},
                                   {"bonus", bonus_text(texts_, card)},
                                   {"setup", std::move(setup)},
                                   {"source", source_json(entry.source)}};
        }
        return all;
    }

  private:
    template <class List>
    void add_row(object& all, Type type, const List& list) const {
        each_card(cards_.names, name_of(type), list, [&](std::string_view id, const auto& entry, int number) {
            const Card card = card_at(type, number);
            object json{
                {"name", entry.name.in(language_)},
                {"type", name_of(type)},
                {"kind", name_of(entry.kind)},
                {"logistic", logistic_text(texts_, cards_, card)},
                {"operational", operational_text(texts_, cards_, card)},
                {"brief", object{{"logistic", logistic_text(texts_, cards_, card, Length::Brief)},
                                 {"operational", operational_text(texts_, cards_, card, Length::Brief)}}},
                {"source", source_json(entry.source)}};
            if (type == Type::Technology) {
                const Technology& technology = cards_.technologies[static_cast<std::size_t>(number)];
                json["timing"] = timing_of(cards_.effect(technology.effect));
                json["words"] = outs_json(cards_.effect(technology.effect));
                json["ladder"] = ladder_json(cards_.ladders[technology.ladder]);
            }
            all[id] = std::move(json);
        });
    }

    static std::string_view timing_of(const Effect& effect) {
        switch (effect.timing) {
            case Timing::Additionally:
                return "additionally";
            case Timing::Action:
                return "action";
            default:
                return "constant";
        }
    }

    array rows_json(const ResultTable& table) const {
        array rows;
        for (const TableRow& row : table)
            rows.push_back(object{{"min", row.min},
                                  {"text", effect_text(texts_, cards_.effect(row.effect))},
                                  {"words", outs_json(cards_.effect(row.effect))}});
        return rows;
    }

    const Content& cards_;
    Language language_;
    const Texts& texts_;
};

}  // namespace

Json AlienArtifacts::content_json(Language language) const {
    const Writer writer{*content_, language};
    return object{{"constants", to_json(content_->constants)},
                  {"factions", writer.factions()},
                  {"cards", writer.main_cards()},
                  {"resources", writer.resources()},
                  {"systems", writer.systems()},
                  {"plans", writer.plans()},
                  {"artifacts", writer.artifacts()}};
}

}  // namespace orrery::aa
