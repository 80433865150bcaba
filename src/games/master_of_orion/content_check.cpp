// What loading a file must refuse besides wrong fields, types and ranges (6.1). Everything that the rules
// rely on is checked here; each refusal has a test with a broken file.
#include <algorithm>

#include "games/master_of_orion/content.h"
#include "games/master_of_orion/effects.h"

namespace orrery::mo {

namespace {

enum class Kind : std::uint8_t { Structure, Advisor, Race };

// What an effect belongs to.
struct Owner {
    const std::string& id;
    Kind kind;
    bool has_system;
    Space space;
    bool needs_morale;  // to be activated
    const std::vector<EffectEntry>& effects;
    Line line;
};

// How a parameter is called in a file, and whether a step has it.
struct ParameterRow {
    Parameter parameter{};
    std::string_view key;
    bool (*is_in)(const StepEntry&) = nullptr;
};
template <auto Field>
bool has(const StepEntry& step) {
    return (step.*Field).has_value();
}
bool has_colour(const StepEntry& step) { return step.blue || step.red || step.yellow || step.grey; }

constexpr auto kParameters =
    table(&ParameterRow::parameter, {ParameterRow{Parameter::Res, "res", has<&StepEntry::res>},
                                     ParameterRow{Parameter::N, "n", has<&StepEntry::n>},
                                     ParameterRow{Parameter::Part, "from", has<&StepEntry::from>},
                                     ParameterRow{Parameter::From, "from", has<&StepEntry::from>},
                                     ParameterRow{Parameter::Where, "where", has<&StepEntry::where>},
                                     ParameterRow{Parameter::Discount, "discount", has<&StepEntry::discount>},
                                     ParameterRow{Parameter::A, "a", has<&StepEntry::a>},
                                     ParameterRow{Parameter::B, "b", has<&StepEntry::b>},
                                     ParameterRow{Parameter::Options, "options", has<&StepEntry::options>},
                                     ParameterRow{Parameter::Colours, "colour", has_colour},
                                     ParameterRow{Parameter::Scope, "scope", has<&StepEntry::scope>},
                                     ParameterRow{Parameter::Side, "side", has<&StepEntry::side>}});

class Checker {
  public:
    Checker(const Owner& owner, ContentReader& reader) : owner_{owner}, reader_{reader} {}

    void check() {
        const auto& effects = owner_.effects;
        if (effects.size() > kMaxEffects)
            return refuse(owner_.line, "effects", {{"max", number(kMaxEffects)}});
        for (std::size_t i = 0; i < effects.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                if (effects[i].when == effects[j].when)
                    return refuse(effects[i].line, "same_when",
                                  {{"name", std::string{name_of(effects[i].when)}}});
            check_effect(effects[i]);
            if (reader_.failed()) return;
        }
        check_spaces();
    }

  private:
    static std::string number(int n) { return std::to_string(n); }
    static bool is_race_moment(When when) {
        return when == When::AfterPropaganda || when == When::AfterExploit;
    }
    void refuse(Line where, const char* reason, Params params = {}) {
        params.push_back({"id", owner_.id});
        reader_.fail(where, std::string{"error.content."} + reason, std::move(params));
    }

    void check_effect(const EffectEntry& effect) {
        if (effect.steps.empty() || effect.steps.size() > kMaxSteps)
            return refuse(effect.line, "steps", {{"max", number(kMaxSteps)}});
        if (is_race_moment(effect.when) && owner_.kind != Kind::Race) return refuse(effect.line, "race_only");
        if (effect.when == When::AfterBuilding && owner_.kind != Kind::Structure)  // MO-86
            return refuse(effect.line, "structure_only");
        bool built = false;
        for (const StepEntry& step : effect.steps) {
            check_step(effect.when, step);
            if (reader_.failed()) return;
            if (step.if_ && step.if_->built && !built) refuse(step.line, "built");
            built = built || step.op == Op::Build;
        }
    }

    // What comes later relies on what came before.
    void check_step(When when, const StepEntry& step) {
        check_parameters(step);
        if (!reader_.failed()) check_moment(when, step);
        if (!reader_.failed()) check_amounts(step);
        if (!reader_.failed()) check_parts(step);
        if (reader_.failed()) return;
        if (step.op == Op::ActivateFree && when == When::Activation) refuse(step.line, "activate_free");
        if (step.op == Op::TakeCube && when == When::Activation) refuse(step.line, "take_cube");
        if (step.op == Op::Exchange && step.a == step.b) refuse(step.line, "exchange");
        if (step.op == Op::Choose) check_options(step);
        if (!owner_.has_system && needs_system(step)) refuse(step.line, "no_system");
    }

    // Exactly the parameters of the word.
    void check_parameters(const StepEntry& step) {
        const Word& word = word_of(step.op);
        for (const Parameter each : every<Parameter>()) {
            const ParameterRow& row = kParameters[each];
            const bool there = row.is_in(step);
            const bool other_from = (each == Parameter::Part && word.parameters.has(Parameter::From)) ||
                                    (each == Parameter::From && word.parameters.has(Parameter::Part));
            if (word.parameters.has(each) == there || other_from) continue;
            return refuse(step.line, there ? "no_parameter" : "parameter",
                          {{"op", std::string{word.name}}, {"field", std::string{row.key}}});
        }
    }

    void check_moment(When when, const StepEntry& step) {
        const Word& word = word_of(step.op);
        const bool always = when == When::Always, at_end = when == When::EndOfGame;
        if (always && !(word.stand == Stand::Always || step.on)) return refuse(step.line, "in_always");
        if (!always && (word.stand == Stand::Always || step.on)) return refuse(step.line, "always");
        if (at_end != (word.stand == Stand::EndOfGame)) return refuse(step.line, "end_of_game");
        if (step.on && !word.reacts) return refuse(step.line, "attacked");
        if ((always || at_end) && (step.may || step.cost || step.who || step.if_))
            return refuse(step.line, "plain");
        if (step.who == Who::Defender && when != When::AfterAttack) return refuse(step.line, "defender");
        const bool others = step.who.value_or(Who::Self) != Who::Self;
        if (others && word.stand == Stand::OwnerOnly)
            refuse(step.line, "owner_only", {{"op", std::string{word.name}}});
    }

    void check_amounts(const StepEntry& step) {
        const bool either_sign = step.op == Op::Morale || step.op == Op::AttackCost;
        if (step.n && (*step.n == 0 || (*step.n < 0 && !either_sign)))
            return refuse(step.line, either_sign ? "n_signed" : "n");
        for (const auto& res : {step.res, step.a, step.b})
            if (res && resources(*res) == Resources{}) return refuse(step.line, "nothing");
    }

    // Words that go with the operation, and tables that say one thing.
    void check_parts(const StepEntry& step) {
        if (step.side) {
            const bool fleet = *step.side == Side::Attack || *step.side == Side::Defence;
            if (fleet != (step.op == Op::VirtualFleet)) refuse(step.line, "side");
        }
        if (step.from) {
            const bool build = *step.from == FromWord::Hand || *step.from == FromWord::DiscardTop;
            if (build != (step.op == Op::Build)) refuse(step.line, "from");
        }
        if (step.if_ && step.if_->active.has_value() == step.if_->built.has_value()) refuse(step.line, "if");
        if (step.per && !is_multiplied(step.op))
            refuse(step.line, "no_parameter", {{"op", std::string{word_of(step.op).name}}, {"field", "per"}});
        if (step.per && step.per->colour.has_value() != (step.per->count != Count::System))
            refuse(step.line, "per");
        if (step.cost && compiled(*step.cost).nothing()) refuse(step.line, "nothing");
    }

    void check_options(const StepEntry& step) {
        if (step.options->size() != 2) return refuse(step.line, "options");
        for (const StepEntry& option : *step.options) {
            const bool plain =
                !option.may && !option.cost && !option.who && !option.if_ && !option.per && !option.on;
            if (!plain || !word_of(option.op).is_option) return refuse(option.line, "option");
            check_parameters(option);
            if (reader_.failed()) return;
            check_amounts(option);
        }
    }

    // Whether the operation has an amount that "per" multiplies.
    static bool is_multiplied(Op op) {
        const Word& word = word_of(op);
        return word.stand != Stand::Always &&
               (word.parameters.has(Parameter::N) || word.parameters.has(Parameter::Res) ||
                word.parameters.has(Parameter::Colours));
    }

    static bool needs_system(const StepEntry& step) {
        const bool counts = step.per && step.per->count != Count::System;
        return step.where == Where::This || step.scope || step.op == Op::ByColourBelow || counts;
    }

    // An A space and a condition of morale belong to an activation, an R space to a step that puts a cube
    // there.
    void check_spaces() {
        bool activation = false, places = false;
        for (const EffectEntry& effect : owner_.effects) {
            activation = activation || effect.when == When::Activation;
            for (const StepEntry& step : effect.steps)
                places = places || step.op == Op::PlaceR || (step.cost && step.cost->place_r);
        }
        if (owner_.needs_morale && !activation) refuse(owner_.line, "activate_morale");
        if (activation != (owner_.space == Space::A)) refuse(owner_.line, "space_a");
        if (places != (owner_.space == Space::R)) refuse(owner_.line, "space_r");
    }

    Owner owner_;
    ContentReader& reader_;
};

// MO-155: what a "?" card is worth, its effect counts at the end.
void check_worth(const StructureEntry& entry, ContentReader& reader) {
    const auto at_end = [](const EffectEntry& effect) { return effect.when == When::EndOfGame; };
    if (!reader.failed() && !entry.vp && std::ranges::none_of(entry.effects, at_end))
        reader.fail(entry.line, "error.content.worthless", {{"id", entry.id}});
}

template <class F>
void for_each_step(const Entries& entries, F f) {
    const auto visit = [&](const auto& list) {
        for (const auto& entry : list)
            for (const EffectEntry& effect : entry.effects)
                for (const StepEntry& step : effect.steps) f(entry.id, effect.when, step);
    };
    visit(entries.structure);
    visit(entries.advisor);
    visit(entries.race);
}

bool gives_cubes(const StepEntry& step) {
    const auto options = step.options.value_or(std::vector<StepEntry>{});
    return step.op == Op::Cube || std::ranges::any_of(options, gives_cubes);
}
// MO-29, MO-118: a cube on a card that is no longer on top, or on an advisor that leaves, goes to the
// reserve.
bool clears_spaces(Op op) {
    return op == Op::Rearrange || op == Op::Sink || op == Op::Expel || op == Op::HireFree;
}

// A round ends because its cubes run out. They do not where activations clear spaces and others bring the
// cubes back: one that gives cubes, or, to spaces of the same player, a free one.
void check_rounds_end(const Entries& entries, ContentReader& reader) {
    std::optional<std::string> gives, frees;
    for_each_step(entries, [&](const std::string& id, When when, const StepEntry& step) {
        if (when == When::Activation && gives_cubes(step)) gives = id;
        if (step.op == Op::ActivateFree) frees = id;
    });
    for_each_step(entries, [&](const std::string& id, When when, const StepEntry& step) {
        if (when != When::Activation || !clears_spaces(step.op)) return;
        const auto refuse = [&](const char* reason, const std::string& other) {
            reader.fail(step.line, std::string{"error.content."} + reason,
                        {{"id", id}, {"op", std::string{word_of(step.op).name}}, {"other", other}});
        };
        if (gives) return refuse("endless_cubes", *gives);
        if (frees && step.who.value_or(Who::Self) == Who::Self) refuse("endless_free", *frees);
    });
}

template <class List>
void check_number(const List& list, const char* what, int most, ContentReader& reader) {
    if (static_cast<int>(list.size()) > most)
        reader.fail(list[static_cast<std::size_t>(most)].line, "error.content.too_many",
                    {{"field", what}, {"max", std::to_string(most)}});
}

// 3, 6.1: enough for every setup, and no more than there is room for.
void check_numbers(const Entries& entries, ContentReader& reader) {
    check_number(entries.structure, "structure", kMaxTitles, reader);
    check_number(entries.advisor, "advisor", kMaxAdvisors, reader);
    check_number(entries.race, "race", kMaxRaces, reader);
    int cards = 0;
    for (const StructureEntry& entry : entries.structure) {
        cards += entry.copies;
        if (cards > kMaxCards)
            reader.fail(entry.line, "error.content.cards", {{"max", std::to_string(kMaxCards)}});
    }
    if (entries.structure.empty()) reader.fail(Line{1}, "error.content.missing", {{"field", "structure"}});
    if (entries.advisor.size() < kUsedAdvisors)
        reader.fail(Line{1}, "error.content.advisors", {{"min", std::to_string(kUsedAdvisors)}});
    const auto shared = std::count_if(entries.race.begin(), entries.race.end(),
                                      [](const RaceEntry& race) { return race.shared; });
    if (shared == 0 || static_cast<int>(entries.race.size() - shared) < kSeats)
        reader.fail(Line{1}, "error.content.races", {{"min", std::to_string(kSeats)}});
}

}  // namespace

void check_content(const Entries& entries, ContentReader& reader) {
    IdCheck ids{reader};
    ids.add(entries.structure);
    ids.add(entries.advisor);
    ids.add(entries.race);
    check_numbers(entries, reader);
    for (const StructureEntry& entry : entries.structure) {
        const Owner owner{entry.id,
                          Kind::Structure,
                          true,
                          entry.space.value_or(Space::None),
                          entry.activate_morale.has_value(),
                          entry.effects,
                          entry.line};
        Checker{owner, reader}.check();
        check_worth(entry, reader);
    }
    for (const AdvisorEntry& entry : entries.advisor) {
        const Owner owner{entry.id,
                          Kind::Advisor,
                          entry.own_system,
                          entry.space.value_or(Space::None),
                          entry.activate_morale.has_value(),
                          entry.effects,
                          entry.line};
        Checker{owner, reader}.check();
    }
    for (const RaceEntry& entry : entries.race)
        Checker{{entry.id, Kind::Race, false, Space::None, false, entry.effects, entry.line}, reader}.check();
    if (!reader.failed()) check_rounds_end(entries, reader);
}

std::vector<Message> warnings_about(const Entries& entries) {
    constexpr By<Colour, int> kUsual{{26, 22, 22, 20}};
    By<Colour, int> found;
    for (const StructureEntry& entry : entries.structure) found[entry.colour] += entry.copies;
    std::vector<Message> warnings;
    for (const Colour colour : every<Colour>())
        if (found[colour] != kUsual[colour])
            warnings.push_back({"warning.colour",
                                {{"colour", "name.colour." + std::string{name_of(colour)}, true},
                                 {"n", std::to_string(found[colour])},
                                 {"usual", std::to_string(kUsual[colour])}}});
    return warnings;
}

}  // namespace orrery::mo
