// What loading a file must refuse besides wrong fields, types and ranges (6.1). Everything that the rules
// rely on is checked here; each refusal has a test with a broken file.
#include <algorithm>

#include "games/master_of_orion/content.h"
#include "games/master_of_orion/effects.h"

namespace orrery::mo {

namespace {

// What an effect belongs to.
struct Owner {
    const std::string& id;
    Space space;
    bool is_race, has_system;
    const std::vector<EffectEntry>& effects;
    Line line;
};

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
        if (is_race_moment(effect.when) && !owner_.is_race) return refuse(effect.line, "race_only");
        bool built = false;
        for (const StepEntry& step : effect.steps) {
            check_step(effect.when, step);
            if (step.if_ && step.if_->built && !built) refuse(step.line, "built");
            built = built || step.op == Op::Build;
        }
    }

    void check_step(When when, const StepEntry& step) {
        check_parameters(step);
        check_moment(when, step);
        check_amounts(step);
        check_parts(step);
        if (step.op == Op::ActivateFree && when == When::Activation) refuse(step.line, "activate_free");
        if (step.op == Op::Choose) check_options(step);
        if (!owner_.has_system && needs_system(step)) refuse(step.line, "no_system");
    }

    // Exactly the parameters of the word.
    void check_parameters(const StepEntry& step) {
        const bool colours = step.blue || step.red || step.yellow || step.grey;
        const bool there[] = {step.res.has_value(),     step.n.has_value(),
                              step.from.has_value(),    step.from.has_value(),
                              step.where.has_value(),   step.discount.has_value(),
                              step.a.has_value(),       step.b.has_value(),
                              step.options.has_value(), colours,
                              step.scope.has_value(),   step.side.has_value()};
        static constexpr std::string_view kKeys[] = {"res", "n", "from",    "from",   "where", "discount",
                                                     "a",   "b", "options", "colour", "scope", "side"};
        const Word& word = word_of(step.op);
        for (const Parameter each : every<Parameter>()) {
            const auto i = static_cast<std::size_t>(each);
            const bool other_from = (each == Parameter::Part && word.parameters.has(Parameter::From)) ||
                                    (each == Parameter::From && word.parameters.has(Parameter::Part));
            if (word.parameters.has(each) == there[i] || other_from) continue;
            return refuse(step.line, there[i] ? "no_parameter" : "parameter",
                          {{"op", std::string{word.name}}, {"field", std::string{kKeys[i]}}});
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
        if (step.cost && compiled(step).cost.nothing()) refuse(step.line, "nothing");
    }

    void check_options(const StepEntry& step) {
        if (step.options->size() != 2) return refuse(step.line, "options");
        for (const StepEntry& option : *step.options) {
            const bool plain =
                !option.may && !option.cost && !option.who && !option.if_ && !option.per && !option.on;
            if (!plain || !word_of(option.op).is_option) return refuse(option.line, "option");
            check_parameters(option);
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

    // An A space belongs to an activation, an R space to a step that puts a cube there.
    void check_spaces() {
        bool activation = false, places = false;
        for (const EffectEntry& effect : owner_.effects) {
            activation = activation || effect.when == When::Activation;
            for (const StepEntry& step : effect.steps)
                places = places || step.op == Op::PlaceR || (step.cost && step.cost->place_r);
        }
        if (activation != (owner_.space == Space::A)) refuse(owner_.line, "space_a");
        if (places != (owner_.space == Space::R)) refuse(owner_.line, "space_r");
    }

    Owner owner_;
    ContentReader& reader_;
};

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
        const Owner owner{entry.id,  entry.space.value_or(Space::None), false, true, entry.effects,
                          entry.line};
        Checker{owner, reader}.check();
    }
    for (const AdvisorEntry& entry : entries.advisor) {
        const Owner owner{
            entry.id, entry.space.value_or(Space::None), false, entry.own_system, entry.effects, entry.line};
        Checker{owner, reader}.check();
    }
    for (const RaceEntry& entry : entries.race)
        Checker{{entry.id, Space::None, true, false, entry.effects, entry.line}, reader}.check();
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
