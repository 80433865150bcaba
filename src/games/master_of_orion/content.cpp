#include "games/master_of_orion/content.h"

#include <cstdio>
#include <cstdlib>

#include "core/embedded.h"
#include "games/master_of_orion/effects.h"

namespace orrery {
std::span<const EmbeddedFile> games_master_of_orion_content();
}

namespace orrery::mo {

namespace {

constexpr auto kOns = named<On>({{On::Attacked, "attacked"}});
constexpr auto kFromWords = named<FromWord>({{FromWord::Top, "top"},
                                             {FromWord::Top3, "top3"},
                                             {FromWord::Any, "any"},
                                             {FromWord::Hand, "hand"},
                                             {FromWord::DiscardTop, "discard_top"}});

Condition compiled(const IfEntry& entry) {
    if (entry.active) return {IfKind::Active, *entry.active};
    return {IfKind::Built, *entry.built};
}

void compile_from(FromWord word, EffectStep& step) {
    if (word == FromWord::Hand || word == FromWord::DiscardTop) {
        step.from = word == FromWord::Hand ? From::Hand : From::DiscardTop;
    } else {
        step.part = static_cast<Part>(word);
    }
}

void compile_colours(const StepEntry& entry, EffectStep& step) {
    const std::optional<Triple>* const colours[] = {&entry.blue, &entry.red, &entry.yellow, &entry.grey};
    for (const Colour colour : every<Colour>()) {
        const auto& gain = *colours[static_cast<std::size_t>(colour)];
        step.listed[colour] = gain.has_value();
        if (gain) step.below[colour] = resources(*gain);
    }
}

Effect compiled(const EffectEntry& entry) {
    Effect effect{.when = entry.when, .steps = {}};
    for (const StepEntry& step : entry.steps) effect.steps.push_back(compiled(step));
    return effect;
}

// What the Always effects of a record add up to.
void sum_up(const Effect& effect, Traits& traits) {
    for (const EffectStep& step : effect.steps) {
        const auto n = static_cast<std::uint8_t>(step.n);
        if (step.on_attacked) {
            traits.reacts = true;
        } else if (step.op == Op::Discount) {
            (step.scope == Scope::This ? traits.discount_here : traits.discount_elsewhere) += n;
        } else if (step.op == Op::VirtualFleet) {
            (step.side == Side::Attack ? traits.strength_attacking : traits.strength_defending) += step.n;
        } else {
            (step.side == Side::Own ? traits.own_price : traits.price_against) += step.n;
        }
    }
}

bool looks_at_hand(const Effect& effect) {
    for (const EffectStep& step : effect.steps)
        if ((step.op == Op::Build && step.from == From::Hand) || step.op == Op::ActivateFree) return true;
    return false;
}

std::int16_t morale_of(const std::optional<Number<1, kMaxMorale>>& condition) {
    return condition ? static_cast<std::int16_t>(int{*condition}) : kNoMorale;
}

Names names_of(const Entries& entries) {
    Names names;
    names.add_entries("structure", entries.structure);
    names.add_entries("advisor", entries.advisor);
    names.add_entries("race", entries.race);
    std::vector<NamedThing> cards;
    for (const auto& entry : entries.structure) cards.push_back({entry.id, entry.name});
    for (const auto& entry : entries.advisor) cards.push_back({entry.id, entry.name});
    for (const auto& entry : entries.race) cards.push_back({entry.id, entry.name});
    names.add("card", std::move(cards));
    return names;
}

}  // namespace

std::span<const std::string_view> names_of(On) { return kOns; }
std::span<const std::string_view> names_of(FromWord) { return kFromWords; }

Resources resources(const Triple& triple) {
    Resources result;
    for (const Resource each : every<Resource>())
        result[each] = static_cast<std::uint8_t>(int{triple[static_cast<std::size_t>(each)]});
    return result;
}

Cost compiled(const CostEntry& entry) {
    return {.res = entry.res ? resources(*entry.res) : Resources{},
            .vp = static_cast<std::uint8_t>(int{entry.vp}),
            .morale = static_cast<std::uint8_t>(int{entry.morale}),
            .return_cube = entry.return_cube == 1,
            .place_r = entry.place_r};
}

EffectStep compiled(const StepEntry& entry) {
    EffectStep step{.op = entry.op, .may = entry.may, .on_attacked = entry.on.has_value()};
    step.who = entry.who.value_or(Who::Self);
    if (entry.if_) step.condition = compiled(*entry.if_);
    if (entry.per) step.per = {entry.per->count, entry.per->colour.value_or(Colour{})};
    if (entry.cost) step.cost = compiled(*entry.cost);
    if (entry.n) step.n = static_cast<std::int8_t>(int{*entry.n});
    if (entry.res) step.res = resources(*entry.res);
    if (entry.a) step.res = resources(*entry.a);
    if (entry.b) step.other = resources(*entry.b);
    if (entry.from) compile_from(*entry.from, step);
    step.where = entry.where.value_or(Where::Anywhere);
    if (entry.discount) step.discount = static_cast<std::uint8_t>(int{*entry.discount});
    step.scope = entry.scope.value_or(Scope::This);
    step.side = entry.side.value_or(Side::Attack);
    if (entry.options)
        for (std::size_t i = 0; i < step.options.size(); ++i) {
            const EffectStep option = compiled((*entry.options)[i]);
            step.options[i] = {option.op, option.n, option.res};
        }
    compile_colours(entry, step);
    return step;
}

Content::Content(Entries read)
    : entries{std::move(read)},
      names{names_of(entries)},
      verbs{verb_table(names)},
      hash{content_hash(entries)} {
    for (std::size_t i = 0; i < entries.structure.size(); ++i) {
        const StructureEntry& entry = entries.structure[i];
        Traits& traits = traits_[i];
        traits.cost = resources(entry.cost);
        traits.income = resources(entry.income);
        traits.vp = static_cast<std::uint8_t>(entry.vp ? int{*entry.vp} : 0);
        traits.colour = entry.colour;
        traits.space = entry.space.value_or(Space::None);
        traits.build_morale = morale_of(entry.build_morale);
        traits.activate_morale = morale_of(entry.activate_morale);
        note(Card{static_cast<std::uint8_t>(i)}, entry.effects);
    }
    for (std::size_t i = 0; i < entries.advisor.size(); ++i) {
        const AdvisorEntry& entry = entries.advisor[i];
        const Card of = card(static_cast<Advisor>(i));
        Traits& traits = traits_[static_cast<std::size_t>(of)];
        traits.space = entry.space.value_or(Space::None);
        traits.activate_morale = morale_of(entry.activate_morale);
        traits.own_system = entry.own_system;
        traits.keeps_cube = entry.keeps_cube;
        note(of, entry.effects);
    }
    for (std::size_t i = entries.race.size(); i-- > 0;) {
        note(card(static_cast<Race>(i)), entries.race[i].effects);
        if (entries.race[i].shared) shared_race = static_cast<Race>(i);
    }
}

void Content::note(Card of, const std::vector<EffectEntry>& written) {
    Traits& traits = traits_[static_cast<std::size_t>(of)];
    for (const EffectEntry& entry : written) {
        const auto when = static_cast<std::size_t>(entry.when);
        Effect effect = compiled(entry);
        traits.moments = static_cast<std::uint8_t>(traits.moments | 1U << when);
        traits.effects[when] = static_cast<std::int16_t>(effects_.size());
        traits.looks_at_hand = traits.looks_at_hand || looks_at_hand(effect);
        if (entry.when == When::Always) sum_up(effect, traits);
        effects_.push_back(std::move(effect));
    }
}

Result<Entries> read_entries(std::string_view file, std::string_view text) {
    return read_content<Entries>(file, text);
}

const Content& default_content() {
    static const Content content = [] {
        const EmbeddedFile& file = games_master_of_orion_content().front();
        Result<Entries> read = read_entries(file.name, file.text);
        if (!read) {
            std::fprintf(stderr, "%s: %s\n", std::string{file.name}.c_str(), read.problem().key.c_str());
            for (const Param& param : read.problem().params)
                std::fprintf(stderr, "  %s = %s\n", param.name.c_str(), param.value.c_str());
            std::abort();
        }
        return Content{std::move(*read)};
    }();
    return content;
}

}  // namespace orrery::mo
