#include "engine/any_game.h"

namespace orrery {

namespace {

Params operand_params(const VerbTable& verbs, Action action) {
    Params params;
    const VerbSpec& verb = verbs.of(action);
    for (int i = 0; i < verb.arity(); ++i) {
        const Operand& operand = verb.operands[static_cast<std::size_t>(i)];
        const std::string name{operand.domain->name(operand_value(action, i))};
        const bool word = !operand.domain->as_written;
        params.push_back({std::string{operand.id},
                          word ? "name." + std::string{operand.domain->id} + '.' + name : name, word});
    }
    return params;
}

}  // namespace

Action draw_outcome(const AnyGame& game, Rng& rng) {
    OutcomeList outcomes;
    game.outcomes(outcomes);
    return draw(outcomes, rng);
}

bool names_rule(const GameInfo& info, const Verdict& verdict) {
    return !verdict && std::string_view{verdict.rule}.starts_with(std::string{info.rule_prefix} + '-');
}

std::string refusal_text(const Texts& texts, const GameInfo& info, const Verdict& verdict) {
    if (const std::string key = "refusal." + std::string{verdict.rule}; texts.has(key)) return texts.get(key);
    const Lack& lack = verdict.lack;
    if (lack.what == 0 || lack.what > info.lacks.size())
        return texts.format("refusal.rule", {{"rule", verdict.rule}});
    const std::string numbers =
        texts.format("lack." + std::string{info.lacks[lack.what - 1U]},
                     {{"needs", std::to_string(lack.needs)}, {"has", std::to_string(lack.has)}});
    return texts.format("refusal.lack", {{"numbers", numbers}, {"rule", verdict.rule}});
}

std::string label(const Texts& texts, const VerbTable& verbs, Action action) {
    return texts.format("label." + std::string{verbs.of(action).id}, operand_params(verbs, action));
}

std::string short_label(const Texts& texts, const VerbTable& verbs, Action action) {
    const std::string key = "label_short." + std::string{verbs.of(action).id};
    return texts.has(key) ? texts.format(key, operand_params(verbs, action)) : label(texts, verbs, action);
}

std::string log_line(const Texts& texts, const VerbTable& verbs, Seat seat, Action action, Told told) {
    Params params = operand_params(verbs, action);
    if (seat != kChance) params.push_back({"player", "name.seat." + std::string{kSeatNames[seat]}, true});
    const std::string verb{verbs.of(action).id};
    const auto key = [&](const char* list) { return std::string{list} + verb; };
    if (told == Told::ToWitness && texts.has(key("log_own."))) return texts.format(key("log_own."), params);
    const bool dealt = seat != kChance && texts.has(key("log_for."));  // such verbs are chance's alone
    return texts.format(key(dealt ? "log_for." : "log."), params);
}

std::optional<Message> set_option(const GameInfo& info, Setup& setup, std::string_view name,
                                  std::string_view value) {
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        if (info.options[i].id != name) continue;
        const auto& values = info.options[i].values;
        for (std::size_t v = 0; v < values.size(); ++v) {
            if (values[v] != value) continue;
            setup.choice[i] = static_cast<std::uint8_t>(v);
            return std::nullopt;
        }
        std::string known;
        for (const auto& each : values) known += (known.empty() ? "" : ", ") + std::string{each};
        return Message{"error.setup.value",
                       {{"option", std::string{name}}, {"value", std::string{value}}, {"known", known}}};
    }
    std::string known;
    for (const auto& each : info.options) known += (known.empty() ? "" : ", ") + std::string{each.id};
    return Message{"error.setup.option", {{"option", std::string{name}}, {"known", known}}};
}

}  // namespace orrery
