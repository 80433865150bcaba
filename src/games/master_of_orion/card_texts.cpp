#include "games/master_of_orion/card_texts.h"

#include <cstdlib>

#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/rules.h"

namespace orrery::mo {

namespace {

Param number(std::string name, int n) { return {std::move(name), std::to_string(std::abs(n))}; }
Param said(std::string name, std::string text) { return {std::move(name), std::move(text)}; }
Param colour(Colour colour) { return {"colour", "name.colour." + std::string{name_of(colour)}, true}; }
std::string key(std::string_view group, std::string_view name) {
    return "effect." + std::string{group} + (group.empty() ? "" : ".") + std::string{name};
}

}  // namespace

CardTexts::CardTexts(const Content& content, Language language) : content_{content}, texts_{language} {
    texts_.add(MasterOfOrion::info().texts());
}

std::string CardTexts::joined(const std::vector<std::string>& parts, std::string_view last) const {
    std::string result;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == 0) {
            result = parts[0];
        } else {
            const std::string_view word = i + 1 == parts.size() ? last : "comma";
            result = texts_.format(key("", word), {said("one", result), said("two", parts[i])});
        }
    }
    return result;
}

std::string CardTexts::amounts(const Resources& resources, std::string_view last) const {
    std::vector<std::string> parts;
    for (const Resource each : every<Resource>())
        if (resources[each] > 0)
            parts.push_back(texts_.format(key("", name_of(each)), {number("n", resources[each])}));
    return joined(parts, last);
}

std::string CardTexts::by_colour(const EffectStep& step) const {
    std::vector<std::string> parts;
    for (const Colour each : every<Colour>())
        if (step.listed[each])
            parts.push_back(texts_.format("effect.colour_gain",
                                          {colour(each), said("gain", amounts(step.below[each], "and"))}));
    return joined(parts, "comma");
}

std::string CardTexts::option(const Option& option, std::string_view form) const {
    EffectStep step;
    step.op = option.op;
    step.n = option.n;
    step.res = option.res;
    return plain_deed(step, form);
}

std::string CardTexts::built(const EffectStep& step, std::string_view form) const {
    const std::string name =
        "build_" + std::string{name_of(step.from)} + '_' + std::string{name_of(step.where)};
    const std::string deed = texts_.get(key(form, name));
    if (step.discount == 0) return deed;
    return texts_.format("effect.with_discount", {said("deed", deed), number("n", step.discount)});
}

// The operation without its multiplier: "gain 2 food".
std::string CardTexts::plain_deed(const EffectStep& step, std::string_view form) const {
    const std::string name{name_of(step.op)};
    switch (step.op) {
        case Op::Build:
            return built(step, form);
        case Op::TakeDiscard:
            return texts_.get(key(form, name + '_' + std::string{name_of(step.part)}));
        case Op::Morale:
            return texts_.format(key(form, step.n < 0 ? "lose_morale" : name), {number("n", step.n)});
        case Op::Gain:
            return texts_.format(key(form, name), {said("res", amounts(step.res, "and"))});
        case Op::GainOneOf:
            return texts_.format(key(form, name), {said("res", amounts(step.res, "or"))});
        case Op::ByColourBelow:
            return texts_.format(key(form, name), {said("res", by_colour(step))});
        case Op::Exchange:
            return texts_.format(key(form, name), {said("a", amounts(step.res, "and")),
                                                   said("b", amounts(step.other, "and"))});
        case Op::Choose:
            return texts_.format(key(form, name), {said("a", option(step.options[0], form)),
                                                   said("b", option(step.options[1], form))});
        default:
            return texts_.format(key(form, name), {number("n", step.n)});
    }
}

std::string CardTexts::with_per(const EffectStep& step, std::string deed) const {
    switch (step.per.count) {
        case Count::Once:
            return deed;
        case Count::Structure:
            return texts_.format("effect.per_structure", {said("deed", deed), colour(step.per.colour)});
        case Count::Card:
            return texts_.format("effect.per_card", {said("deed", deed), colour(step.per.colour)});
        case Count::System:
            break;
    }
    const bool self = step.who == Who::Self;
    return texts_.format(self ? "effect.per_system" : "effect.per_system_other", {said("deed", deed)});
}

std::string CardTexts::deed(const EffectStep& step, std::string_view form) const {
    return with_per(step, plain_deed(step, form));
}

std::string CardTexts::cost(const Cost& cost, std::string_view form) const {
    std::vector<std::string> parts;
    if (cost.res != Resources{})
        parts.push_back(texts_.format(key(form, "res"), {said("res", amounts(cost.res, "and"))}));
    if (cost.vp > 0) parts.push_back(texts_.format(key(form, "vp"), {number("n", cost.vp)}));
    if (cost.return_cube) parts.push_back(texts_.get(key(form, "return_cube")));
    if (cost.place_r) parts.push_back(texts_.get(key(form, "place_r")));
    if (cost.morale > 0) parts.push_back(texts_.format(key(form, "morale"), {number("n", cost.morale)}));
    return joined(parts, "and");
}

// Always and End of game: what holds without being done.
std::string CardTexts::lasting(const EffectStep& step) const {
    const std::string name{name_of(step.op)};
    switch (step.op) {
        case Op::Discount:
            return texts_.format(key("", name + '_' + std::string{name_of(step.scope)}),
                                 {number("n", step.n)});
        case Op::VirtualFleet:
            return texts_.format(key("", name + '_' + std::string{name_of(step.side)}),
                                 {number("n", step.n)});
        case Op::AttackCost:
            return texts_.format(
                key("", name + '_' + std::string{name_of(step.side)} + (step.n < 0 ? "_less" : "_more")),
                {number("n", step.n)});
        default:
            return with_per(step, texts_.format(key("", name), {number("n", step.n)}));
    }
}

std::string CardTexts::sentence(const EffectStep& step) const {
    if (word_of(step.op).carry_out == nullptr) return lasting(step);
    const bool others = step.who != Who::Self, costs = !step.cost.nothing();
    Params params;
    params.push_back(said("deed", deed(step, others ? "does" : step.may ? "can" : "do")));
    if (others) params.push_back({"subject", key("who", name_of(step.who)), true});
    if (costs) params.push_back(said("cost", cost(step.cost, step.may ? "cost_can" : "cost")));
    std::string result = params[0].value;
    if (step.may && costs) {
        result = texts_.format(others ? "effect.may_pay_other" : "effect.may_pay", params);
    } else if (costs) {
        result = texts_.format(others ? "effect.pay_other" : "effect.pay", params);
    } else if (others) {
        result = texts_.format(step.may ? "effect.may_other" : "effect.other", params);
    } else if (step.may) {
        result = texts_.format("effect.may", params);
    }
    if (step.on_attacked) result = texts_.format("effect.attacked", {said("deed", result)});
    if (step.condition.kind == IfKind::Always) return result;
    const bool active = step.condition.kind == IfKind::Active;
    return texts_.format(active ? "effect.if_active" : "effect.if_built",
                         {colour(step.condition.colour), said("deed", result)});
}

std::string CardTexts::effect(const Effect& effect) const {
    std::string result;
    for (const EffectStep& step : effect.steps)
        result +=
            (result.empty() ? "" : " ") + texts_.format("effect.sentence", {said("deed", sentence(step))});
    return result;
}

void CardTexts::add_abilities(Card card, std::vector<std::string>& out) const {
    const auto add = [&](const char* name, Params params = {}) {
        out.push_back(texts_.format(std::string{"ability."} + name, params));
    };
    const int advisor = static_cast<int>(card) - content_.titles();
    const int race = advisor - content_.advisors();
    if (race < 0) {
        if (const int morale = content_[card].activate_morale; morale != kNoMorale)
            add("activate_morale", {number("n", morale)});
        if (content_[card].own_system) add("own_system");
        if (content_[card].keeps_cube) add("keeps_cube");
        return;
    }
    const RaceEntry& entry = content_.entries.race[static_cast<std::size_t>(race)];
    if (entry.start_vp > 0) add("start_vp", {number("n", entry.start_vp)});
    if (entry.high_level) {
        const int morale = entry.high_level->morale;
        Params params{number("cubes", entry.high_level->cubes), number("n", entry.high_level->gain_choice)};
        if (morale != 0) params.push_back(said("morale", (morale > 0 ? "+" : "") + std::to_string(morale)));
        add(morale == 0 ? "high_level_calm" : "high_level", std::move(params));
    }
    if (entry.research_draw != 2) add("research_draw", {number("n", entry.research_draw)});
    if (entry.first_build_discount > 0)
        add("first_build_discount", {number("n", entry.first_build_discount)});
    if (out.empty()) add("none");
}

std::vector<std::string> CardTexts::lines(Card card) const {
    std::vector<std::string> result;
    for (const When when : every<When>())
        if (content_.has_effect(card, when))
            result.push_back(texts_.get("name.when." + std::string{name_of(when)}) + ": " +
                             effect(content_.effect(card, when)));
    add_abilities(card, result);
    return result;
}

std::string CardTexts::text(Card card) const {
    std::string result;
    for (const std::string& line : lines(card)) result += (result.empty() ? "" : " ") + line;
    return result;
}

}  // namespace orrery::mo
