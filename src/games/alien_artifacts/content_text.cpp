#include "games/alien_artifacts/content_text.h"

#include "core/embedded.h"
#include "games/alien_artifacts/vocabulary.h"

namespace orrery {
std::span<const EmbeddedFile> games_alien_artifacts_texts();
}

namespace orrery::aa {

namespace {

template <class E>
Param named(const char* gap, E value) {
    const std::string name{name_of(value)};
    return {gap, "name." + std::string{gap} + '.' + name, true};
}
Param numbered(int n) { return {"n", std::to_string(n)}; }

std::string section_word(const Texts& texts, const SectionEntry& section) {
    const std::string colour{name_of(section.colour)};
    return texts.format("section." + colour, {numbered(section.icons), named("kind", section.kind)});
}

template <class F>
Spelling spelled(F word) {
    return {word(game_texts(Language::English)), word(game_texts(Language::Polish))};
}

std::string copy_id(const std::string& id, int copy) {
    return copy == 1 ? id : id + '_' + std::to_string(copy);
}

template <class List>
std::vector<NamedThing> cards_of(const List& list) {
    std::vector<NamedThing> things;
    for (const auto& entry : list)
        for (int copy = 1; copy <= entry.copies; ++copy)
            things.push_back({copy_id(entry.id, copy), entry.name});
    return things;
}

// Both sections of a card have names of their own.
void add_resource(const ResourceEntry& entry, const std::string& id, std::vector<NamedThing>& cards,
                  std::vector<NamedThing>& sections) {
    const auto word = [](const SectionEntry& section) {
        return spelled([&](const Texts& texts) { return section_word(texts, section); });
    };
    cards.push_back({id, spelled([&](const Texts& texts) {
                         return texts.format("section.card", {{"a", section_word(texts, entry.a)},
                                                              {"b", section_word(texts, entry.b)},
                                                              numbered(entry.attack)});
                     })});
    sections.push_back({id + "_a", word(entry.a)});
    sections.push_back({id + "_b", word(entry.b)});
}

void add_resources(const Entries& entries, Names& names) {
    std::vector<NamedThing> cards, sections;
    for (const ResourceEntry& entry : entries.resources)
        for (int copy = 1; copy <= entry.copies; ++copy)
            add_resource(entry, copy_id(entry.id, copy), cards, sections);
    names.add("resource", std::move(cards));
    names.add("section", std::move(sections));
}

}  // namespace

const Texts& game_texts(Language language) {
    static const auto made = [](Language each) {
        Texts texts{each};
        texts.add(games_alien_artifacts_texts());
        return texts;
    };
    static const Texts english = made(Language::English), polish = made(Language::Polish);
    return language == Language::English ? english : polish;
}

Names names_of_content(const Entries& entries) {
    Names names;
    auto ships = cards_of(entries.ships), technologies = cards_of(entries.technologies),
         planets = cards_of(entries.planets);
    auto all = ships;
    all.insert(all.end(), technologies.begin(), technologies.end());
    all.insert(all.end(), planets.begin(), planets.end());
    names.add("card", std::move(all));
    names.add("ship", std::move(ships));
    names.add("technology", std::move(technologies));
    names.add("planet", std::move(planets));
    add_resources(entries, names);
    names.add("system", cards_of(entries.alien_systems));
    names.add_entries("plan", entries.defence_plans);
    names.add_entries("artifact", entries.artifacts);
    names.add_entries("faction", entries.factions);
    return names;
}

// --- effects ---

namespace {

// Sentences, or the few words that the face of a card has room for ("brief.<key>", where a text has such a
// form).
class Wording {
  public:
    Wording(const Texts& texts, Length length) : texts_{texts}, brief_{length == Length::Brief} {}

    std::string key(const std::string& key) const {
        return brief_ && texts_.has("brief." + key) ? "brief." + key : key;
    }
    std::string get(const std::string& text) const { return texts_.get(key(text)); }
    std::string format(const std::string& text, const Params& params) const {
        return texts_.format(key(text), params);
    }

  private:
    const Texts& texts_;
    bool brief_;
};

// "COST" with its gaps: "effect.COST", or "ability.ATK" for ships.
std::string key_of(const char* prefix, Word word) {
    std::string name{row_of(word).name};
    for (char& c : name)
        if (c == ' ') c = '_';
    return std::string{prefix} + '.' + name;
}

Params params_of(const Out& out) {
    Params params{numbered(out.n)};
    for (const Parameter param : {row_of(out.word).first, row_of(out.word).second}) {
        if (param == Parameter::Type) params.push_back(named("type", static_cast<Type>(out.arg)));
        if (param == Parameter::Colour) params.push_back(named("colour", static_cast<Colour>(out.arg)));
        if (param == Parameter::Kind) params.push_back(named("kind", static_cast<Kind>(out.arg)));
        if (param >= Parameter::Buyable && param <= Parameter::Limited)
            params.push_back(named("deed", static_cast<Deed>(out.arg)));
    }
    return params;
}

std::string word_text(const Wording& texts, const char* prefix, const Effect& effect, const Out& out) {
    if (out.word == Word::Choice)
        return texts.format("effect.CHOICE", {{"one", word_text(texts, prefix, effect, effect.outs[out.arg])},
                                              {"two", word_text(texts, prefix, effect, effect.outs[out.n])}});
    std::string key = key_of(prefix, out.word);
    if (out.word == Word::Spend) key += '_' + std::string{names_of(Colour{})[out.arg]};  // the words agree
    if (out.word == Word::Limit && static_cast<Deed>(out.arg) <= Deed::Discover)         // AA-55
        key += '_' + std::string{names_of(Deed{})[out.arg]};
    std::string text = texts.format(key, params_of(out));
    return out.only_new ? texts.format("effect.IF_NEW_KIND", {{"text", text}}) : text;
}

std::string joined(const std::vector<std::string>& parts) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : ", ") + part;
    return all;
}

std::string outs_text(const Wording& texts, const Effect& effect) {
    if (effect.top == 0) return texts.get("effect.NONE");
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < effect.top; ++i)
        parts.push_back(word_text(texts, "effect", effect, effect.outs[i]));
    return joined(parts);
}

std::string count_text(const Wording& texts, const Count& count) {
    static constexpr auto kNames = orrery::named<Counts>({{Counts::OfType, "type"},
                                                          {Counts::OfTypeAndSide, "type_side"},
                                                          {Counts::OfSide, "side"},
                                                          {Counts::All, "all"},
                                                          {Counts::Kinds, "kinds"},
                                                          {Counts::OwnKind, "own_kind"},
                                                          {Counts::Credits, "credits"},
                                                          {Counts::Stored, "stored"},
                                                          {Counts::Smallest, "smallest"},
                                                          {Counts::Plans, "plans"},
                                                          {Counts::Artifacts, "artifacts"}});
    std::string key = "count." + std::string{kNames[at(count.what)]};
    const std::string type{name_of(count.type)}, side{name_of(count.side)};
    if (count.what == Counts::OfType || count.what == Counts::Kinds) key += '_' + type;
    if (count.what == Counts::OfTypeAndSide) key = "count." + type + '_' + side;
    if (count.what == Counts::OfSide) key = "count." + side;
    return texts.get(key);
}

std::string ladder_text(const Wording& texts, const Ladder& ladder) {
    std::vector<std::string> steps;
    for (const LadderStep& step : ladder.steps)
        steps.push_back(texts.format("ladder.step", {{"at", std::to_string(step.at)},
                                                     {"play", std::to_string(step.play)},
                                                     {"end", std::to_string(step.end)}}));
    return texts.format("ladder.text",
                        {{"count", count_text(texts, ladder.count)}, {"steps", joined(steps)}});
}

}  // namespace

std::string effect_text(const Texts& all, const Effect& effect, Length length) {
    const Wording texts{all, length};
    std::string text = outs_text(texts, effect);
    if (effect.cost.word != Word::None)
        text = texts.format("effect.cost",
                            {{"cost", word_text(texts, "effect", effect, effect.cost)}, {"text", text}});
    switch (effect.timing) {
        case Timing::Constant:
            return texts.format("timing.constant", {{"text", text}});
        case Timing::Trigger:
            return texts.format(
                "timing.trigger",
                {{"event", texts.key("event." + std::string{name_in_file(effect.event)}), true},
                 {"text", text}});
        case Timing::Additionally:
            return texts.format("timing.additionally", {{"text", text}});
        case Timing::Action:
            return texts.format("timing.action", {{"text", text}});
        default:
            return text;
    }
}

std::string logistic_text(const Texts& all, const Content& cards, Card card, Length length) {
    const Wording texts{all, length};
    const std::string kind{names_of(Kind{})[at(cards.kind_of(card))]};
    switch (type_of(card)) {
        case Type::Ship:
            for (const Type type : every<Type>())  // AA-54
                if (cards.kind_of(card) == kind_for(type))
                    return texts.format("effect.LIMIT_" + std::string{name_of(deed_of(type))},
                                        {numbered(cards.constants.ship_limit_bonus)});
            return texts.format("logistic_ship." + kind, {numbered(cards.constants.ship_limit_bonus)});
        case Type::Planet:
            return texts.format("logistic_planet." + kind, {numbered(cards.constants.planet_reduction)});
        case Type::Technology:
            break;
    }
    return effect_text(all, cards.effect(cards.technologies[static_cast<std::size_t>(place_of(card))].effect),
                       length);
}

std::string operational_text(const Texts& all, const Content& cards, Card card, Length length) {
    const Wording texts{all, length};
    const auto place = static_cast<std::size_t>(place_of(card));
    if (type_of(card) == Type::Planet)
        return texts.format("operational_planet.text",
                            {{"produced", std::to_string(cards.constants.exploit_cards)},
                             {"mined", std::to_string(cards.constants.mining_cards)},
                             {"points", std::to_string(cards.constants.match_vp)}});
    if (type_of(card) == Type::Technology)
        return ladder_text(texts, cards.ladders[cards.technologies[place].ladder]);
    std::vector<std::string> parts;
    for (const Out& out : cards.ships[place].words) parts.push_back(word_text(texts, "ability", {}, out));
    return joined(parts);
}

std::string bonus_text(const Texts& texts, const FactionCard& faction) {
    std::vector<std::string> parts;
    for (const Out& out : faction.bonus) {
        if (out.word == Word::PerKind) {
            parts.push_back(texts.format("bonus.PER_KIND", params_of(out)));
            continue;
        }
        std::string key{"bonus."};
        key.append(names_of(Type{})[out.arg]).append("_").append(names_of(Side{})[out.n]);
        parts.push_back(texts.get(key));
    }
    return joined(parts);
}

}  // namespace orrery::aa
