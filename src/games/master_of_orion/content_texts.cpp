// What a page (content_json) and a terminal (texts) are told about the cards: names, texts, numbers, sources.
#include <algorithm>

#include "games/master_of_orion/card_texts.h"
#include "games/master_of_orion/rules.h"

namespace orrery::mo {

namespace {

using boost::json::array;
using boost::json::object;

array triple(const Triple& numbers) {
    array list;
    for (const int n : numbers) list.emplace_back(n);
    return list;
}

template <class T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(int{*value}) : Json(nullptr);
}
Json space_json(const std::optional<Space>& space) { return space ? Json(name_of(*space)) : Json(nullptr); }

class ContentJson {
  public:
    ContentJson(const Content& content, Language language)
        : content_{content}, language_{language}, texts_{content, language} {}

    Json all() const {
        object structures, advisors, races;
        for (int i = 0; i < content_.titles(); ++i) add(structures, static_cast<Title>(i));
        for (int i = 0; i < content_.advisors(); ++i) add(advisors, static_cast<Advisor>(i));
        for (int i = 0; i < content_.races(); ++i) add(races, static_cast<Race>(i));
        return object{{"structure", std::move(structures)},
                      {"advisor", std::move(advisors)},
                      {"race", std::move(races)}};
    }

  private:
    // The effects with their keywords, and what flags and abilities mean.
    object common(Card card, const Spelling& name) const {
        array effects, lines;
        for (const When when : every<When>())
            if (content_.has_effect(card, when))
                effects.push_back(
                    object{{"when", name_of(when)}, {"text", texts_.effect(content_.effect(card, when))}});
        for (const std::string& line : texts_.lines(card)) lines.emplace_back(line);
        return {{"name", name.in(language_)}, {"effects", std::move(effects)}, {"lines", std::move(lines)}};
    }

    void add(object& list, Title title) const {
        const StructureEntry& entry = content_.entries.structure[static_cast<std::size_t>(title)];
        object json = common(Content::card(title), entry.name);
        json["colour"] = name_of(entry.colour);
        json["copies"] = int{entry.copies};
        json["cost"] = triple(entry.cost);
        json["income"] = triple(entry.income);
        json["vp"] = or_null(entry.vp);
        json["space"] = space_json(entry.space);
        json["build_morale"] = or_null(entry.build_morale);
        json["activate_morale"] = or_null(entry.activate_morale);
        json["source"] = object{{"name", source_json(entry.source.name)},
                                {"colour", source_json(entry.source.colour)},
                                {"numbers", source_json(entry.source.numbers)},
                                {"effect", source_json(entry.source.effect)}};
        list[entry.id] = std::move(json);
    }

    void add(object& list, Advisor advisor) const {
        const AdvisorEntry& entry = content_.entries.advisor[static_cast<std::size_t>(advisor)];
        object json = common(content_.card(advisor), entry.name);
        json["space"] = space_json(entry.space);
        json["activate_morale"] = or_null(entry.activate_morale);
        json["own_system"] = entry.own_system;
        json["keeps_cube"] = entry.keeps_cube;
        json["source"] =
            object{{"name", source_json(entry.source.name)}, {"effect", source_json(entry.source.effect)}};
        list[entry.id] = std::move(json);
    }

    void add(object& list, Race race) const {
        const RaceEntry& entry = content_.race(race);
        object json = common(content_.card(race), entry.name);
        json["start"] = triple(entry.start);
        json["start_vp"] = int{entry.start_vp};
        json["shared"] = entry.shared;
        json["source"] = object{{"start", source_json(entry.source.start)},
                                {"ability", source_json(entry.source.ability)}};
        list[entry.id] = std::move(json);
    }

    const Content& content_;
    Language language_;
    CardTexts texts_;
};

// What a terminal tells about one card.
class Told {
  public:
    Told(const Content& content, Language language) : content_{content}, cards_{content, language} {}

    MadeTexts all() {
        for (int i = 0; i < content_.titles(); ++i) {
            const StructureEntry& entry = content_.entries.structure[static_cast<std::size_t>(i)];
            const std::string about = "structure." + entry.id;
            add(about, static_cast<Card>(i), {entry.source.effect, entry.source.numbers});
            add_amounts(about + ".cost", entry.cost);
            add_amounts(about + ".income", entry.income);
        }
        for (int i = 0; i < content_.advisors(); ++i) {
            const AdvisorEntry& entry = content_.entries.advisor[static_cast<std::size_t>(i)];
            add("advisor." + entry.id, content_.card(static_cast<Advisor>(i)), {entry.source.effect});
        }
        for (int i = 0; i < content_.races(); ++i) {
            const RaceEntry& entry = content_.entries.race[static_cast<std::size_t>(i)];
            add("race." + entry.id, content_.card(static_cast<Race>(i)),
                {entry.source.ability, entry.source.start});
        }
        return std::move(made_);
    }

  private:
    void add(const std::string& about, Card card, const std::vector<Source>& sources) {
        made_.emplace_back(about + ".text", cards_.text(card));
        std::vector<std::string> names;
        for (const Source& source : sources)
            for (const Provenance from : source.from) {
                const std::string name = cards_.texts().get("name.source." + std::string{word_of(from)});
                if (std::ranges::find(names, name) == names.end()) names.push_back(name);
            }
        made_.emplace_back(about + ".source", listed(names));
    }

    void add_amounts(const std::string& key, const Triple& amounts) {
        std::vector<std::string> parts;
        for (const Resource each : every<Resource>())
            if (const int n = amounts[static_cast<std::size_t>(each)]; n > 0)
                parts.push_back(cards_.texts().get("name.resource." + std::string{name_of(each)}) + ' ' +
                                std::to_string(n));
        if (!parts.empty()) made_.emplace_back(key, listed(parts));
    }

    static std::string listed(const std::vector<std::string>& parts) {
        std::string result;
        for (const std::string& part : parts) result += (result.empty() ? "" : ", ") + part;
        return result;
    }

    const Content& content_;
    CardTexts cards_;
    MadeTexts made_;
};

}  // namespace

MadeTexts MasterOfOrion::texts(Language language) const { return Told{*content_, language}.all(); }

Json MasterOfOrion::content_json(Language language) const { return ContentJson{*content_, language}.all(); }

}  // namespace orrery::mo
