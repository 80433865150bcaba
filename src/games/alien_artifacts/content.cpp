#include "games/alien_artifacts/content.h"

#include <cstdio>
#include <cstdlib>

#include "core/embedded.h"
#include "engine/content.h"
#include "games/alien_artifacts/content_text.h"
#include "games/alien_artifacts/effect_reader.h"
#include "games/alien_artifacts/verbs.h"

namespace orrery {
std::span<const EmbeddedFile> games_alien_artifacts_content();
}

namespace orrery::aa {

void check_content(const Entries& content, ContentReader& reader);  // content_check.cpp

namespace {

// Makes the tables that the rules ask from entries that are known to be in order.
class Maker {
  public:
    explicit Maker(Entries entries) : made_{std::make_shared<Content>()} {
        made_->entries = std::move(entries);
        made_->constants = made_->entries.constants;
        made_->effects.emplace_back();  // number 0: nothing
        add_main_cards();
        add_technologies();
        add_resources();
        add_tables();
        add_factions();
        made_->hash = content_hash(made_->entries);
        made_->names = names_of_content(made_->entries);
        made_->verbs = std::make_unique<const VerbTable>(verb_table(made_->names));
    }
    ContentPtr made() const { return made_; }

  private:
    EffectNumber add(const Effect& effect) {
        made_->effects.push_back(effect);
        return static_cast<EffectNumber>(made_->effects.size() - 1);
    }

    // Calls f(entry, number) for every card of the list, copies included.
    template <class List, class F>
    static int each_card(const List& list, F f) {
        int number = 0;
        for (const auto& entry : list)
            for (int copy = 0; copy < entry.copies; ++copy) f(entry, number++);
        return number;
    }

    template <class List>
    void add_row(Type type, const List& list) {
        made_->cards[type] = static_cast<std::uint8_t>(each_card(list, [&](const auto& entry, int place) {
            made_->of_kind[type][entry.kind] |= place_bit(place);
            made_->kinds[static_cast<std::size_t>(place)][type] = entry.kind;
        }));
    }

    void add_main_cards() {
        const Entries& in = made_->entries;
        add_row(Type::Ship, in.ships);
        add_row(Type::Technology, in.technologies);
        add_row(Type::Planet, in.planets);
        each_card(in.ships, [&](const ShipEntry& ship, int place) {
            made_->ships[static_cast<std::size_t>(place)] = *read_ability(ship.ability.value);
        });
    }

    void add_technologies() {
        const Entries& in = made_->entries;
        for (const LadderEntry& entry : in.ladders) {
            Ladder ladder{.count = *read_count(entry.count.value), .steps = {}};
            for (const LadderStepEntry& step : entry.steps)
                ladder.steps.push_back({static_cast<std::uint8_t>(int{step.at}),
                                        static_cast<std::uint8_t>(int{step.play}),
                                        static_cast<std::uint8_t>(int{step.end})});
            made_->ladders.push_back(ladder);
        }
        each_card(in.technologies, [&](const TechnologyEntry& entry, int place) {
            Technology& technology = made_->technologies[static_cast<std::size_t>(place)];
            while (in.ladders[technology.ladder].id != entry.ladder.value) ++technology.ladder;
            const Effect effect = *read_logistic(entry.logistic.value);
            technology.effect = add(effect);
            add_logistic(effect, place);
        });
    }

    void add_logistic(const Effect& effect, int place) {
        const Places bit = place_bit(place);
        if (effect.timing == Timing::Trigger) made_->triggers[effect.event] |= bit;
        if (effect.timing == Timing::Action) made_->action |= bit;
        const bool extra = effect.outs[0].word == Word::PlanetExtra;  // AA-206: never listed
        if (effect.timing == Timing::Additionally && !extra) made_->additionally |= bit;
        if (effect.timing != Timing::Constant && !extra) return;
        for (const Out& out : effect.outs) {
            const Modifier which = modifier_named(out);
            made_->modifies[which] |= bit;
            std::uint8_t& sum = made_->amount[which][static_cast<std::size_t>(place)];
            sum = static_cast<std::uint8_t>(sum + std::max<int>(out.n, 1));
        }
    }

    static Modifier modifier_named(const Out& out) {
        switch (out.word) {
            case Word::Cost:
            case Word::OpCost:
                return cost_of(static_cast<Deed>(out.arg));
            case Word::Limit:
                return limit_of(static_cast<Deed>(out.arg));
            case Word::Look:
                return look_at(static_cast<Type>(out.arg));
            default:
                return modifier_of(out.word);
        }
    }

    void add_resources() {
        const auto section = [](const SectionEntry& entry) {
            return Section{entry.colour, static_cast<std::uint8_t>(int{entry.icons}), entry.kind};
        };
        made_->resources = static_cast<std::uint8_t>(
            each_card(made_->entries.resources, [&](const ResourceEntry& entry, int number) {
                const auto card = static_cast<Resource>(number);
                made_->faces[at(face_of(card, false))] = section(entry.a);
                made_->faces[at(face_of(card, true))] = section(entry.b);
                made_->attack[index(card)] = static_cast<std::uint8_t>(int{entry.attack});
            }));
    }

    ResultTable table_of(const std::vector<RowEntry>& rows) {
        ResultTable table;
        for (const RowEntry& row : rows)
            table.push_back({static_cast<std::uint8_t>(int{row.min}), add(*read_row(row.effect.value))});
        return table;
    }

    void add_tables() {
        const Entries& in = made_->entries;
        each_card(in.alien_systems,
                  [&](const SystemEntry& entry, int) { made_->systems.push_back(table_of(entry.rows)); });
        for (const PlanEntry& entry : in.defence_plans) {
            const auto design = static_cast<std::uint8_t>(made_->plans.size());
            if (entry.basic) made_->basic = static_cast<Plan>(design);
            for (int copy = 0; copy < entry.copies && !entry.basic; ++copy)
                made_->plan_cards[made_->plan_count++] = design;
            made_->plans.push_back(table_of(entry.rows));
        }
        for (const ArtifactEntry& entry : in.artifacts) {
            for (int copy = 0; copy < entry.copies; ++copy)
                made_->artifact_cards[made_->artifact_count++] =
                    static_cast<std::uint8_t>(made_->artifacts.size());
            made_->artifacts.push_back(add(*read_play(entry.effect.value)));
        }
    }

    void add_factions() {
        for (const FactionEntry& entry : made_->entries.factions) {
            FactionCard card;
            for (const ConstructionEntry& step : entry.setup_construction)
                card.setup.push_back({.type = step.type, .of = static_cast<std::uint8_t>(int{step.of})});
            for (const EmpireEntry& step : entry.setup_empire)
                card.setup.push_back({.type = step.type,
                                      .of = static_cast<std::uint8_t>(int{step.of}),
                                      .empire = true,
                                      .side = step.side});
            card.action = add(*read_use(entry.action.value));
            card.bonus = *read_bonus(entry.bonus.value);
            made_->factions.push_back(card);
        }
    }

    std::shared_ptr<Content> made_;
};

}  // namespace

Result<ContentPtr> read_cards(std::string_view file, std::string_view text) {
    Result<Entries> entries = read_content<Entries>(file, text);
    if (!entries) return entries.problem();
    return Maker{std::move(*entries)}.made();
}

const ContentPtr& default_content() {
    static const ContentPtr content = [] {
        const EmbeddedFile& file = games_alien_artifacts_content().front();
        const Result<ContentPtr> read = read_cards(file.name, file.text);
        if (!read) {
            std::fprintf(stderr, "%s: %s\n", std::string{file.name}.c_str(), read.problem().key.c_str());
            for (const Param& param : read.problem().params)
                std::fprintf(stderr, "  %s: %s\n", param.name.c_str(), param.value.c_str());
            std::abort();
        }
        return *read;
    }();
    return content;
}

}  // namespace orrery::aa
