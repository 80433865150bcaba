#include "bots/bot_name.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/text.h"

namespace orrery {

namespace {

Message bad_form(std::string_view text, std::string_view name) {
    return {"error.bot.setting_form", {{"text", std::string{text}}, {"name", std::string{name}}}};
}

std::optional<double> decimal(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

// Without the zeros that nobody needs: 0.05, 1, 600.
std::string written(double value) {
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    return {digits, end};
}

std::optional<double> seconds_in(std::string_view text) {
    double unit = 1;
    if (text.ends_with("ms")) {
        unit = 0.001;
        text.remove_suffix(2);
    } else if (text.ends_with("s")) {
        text.remove_suffix(1);
    } else {
        return std::nullopt;
    }
    const auto number = decimal(text);
    return number ? std::optional{*number * unit} : std::nullopt;
}

}  // namespace

Result<BotName> read_bot_name(std::string_view text) {
    BotName result;
    const auto parts = split(text, ':');
    result.name = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::string_view part = parts[i];
        const std::size_t equals = part.find('=');
        const bool bare = equals == std::string_view::npos;
        const BotName::Setting setting{bare ? "" : std::string{part.substr(0, equals)},
                                       std::string{bare ? part : part.substr(equals + 1)}};
        if ((bare && i > 1) || equals == 0 || setting.value.empty()) return bad_form(part, result.name);
        for (const BotName::Setting& before : result.settings)
            if (before.key == setting.key)
                return Message{"error.bot.setting_twice", {{"key", setting.key}, {"name", result.name}}};
        result.settings.push_back(setting);
    }
    return result;
}

std::string write_bot_name(const BotName& name) {
    std::string text = name.name;
    for (const BotName::Setting& setting : name.settings)
        text += ':' + (setting.key.empty() ? "" : setting.key + '=') + setting.value;
    return text;
}

const std::string* BotSettings::find(std::string_view key) {
    if (!key.empty()) known_.emplace_back(key);
    for (std::size_t i = 0; i < name_.settings.size(); ++i) {
        if (name_.settings[i].key != key) continue;
        asked_[i] = true;
        return &name_.settings[i].value;
    }
    return nullptr;
}

void BotSettings::refuse(Message problem) {
    if (!problem_) problem_ = std::move(problem);
}

void BotSettings::refuse_range(std::string_view key, const std::string& value, std::string least,
                               std::string most) {
    refuse({"error.bot.setting_range",
            {{"name", name_.name},
             {"key", std::string{key}},
             {"value", value},
             {"least", std::move(least)},
             {"most", std::move(most)}}});
}

std::int64_t BotSettings::whole(std::string_view key, std::int64_t usual, std::int64_t least,
                                std::int64_t most) {
    const std::string* text = find(key);
    if (text == nullptr) return usual;
    const auto number = whole_number(*text);
    if (number && *number >= least && *number <= most) return *number;
    refuse_range(key, *text, std::to_string(least), std::to_string(most));
    return usual;
}

double BotSettings::number(std::string_view key, double usual, double least, double most) {
    const std::string* text = find(key);
    if (text == nullptr) return usual;
    const auto number = decimal(*text);
    if (number && *number >= least && *number <= most) return *number;
    refuse_range(key, *text, written(least), written(most));
    return usual;
}

std::optional<double> BotSettings::time(std::string_view key, double most) {
    const std::string* text = find(key);
    if (text == nullptr) return std::nullopt;
    const auto seconds = seconds_in(*text);
    if (seconds && *seconds > 0 && *seconds <= most) return seconds;
    refuse({"error.bot.setting_time",
            {{"name", name_.name}, {"key", std::string{key}}, {"value", *text}, {"most", written(most)}}});
    return std::nullopt;
}

std::string BotSettings::word(std::string_view key, std::string_view usual) {
    const std::string* text = find(key);
    return text == nullptr ? std::string{usual} : *text;
}

const WeightSet& BotSettings::weights(const WeightSets& built_in) {
    const WeightSets& sets = weights_ == nullptr ? built_in : *weights_;
    const std::string temper = word("temper", "");
    if (!temper.empty() && !sets.is_temper(temper)) {
        std::string known;
        for (const std::string& each : sets.tempers) known += (known.empty() ? "" : ", ") + each;
        refuse({"error.bot.temper", {{"name", name()}, {"value", temper}, {"known", known}}});
        return sets.default_set();
    }
    const std::string chosen = word("weights", temper.empty() ? sets.default_set().name : temper);
    if (const WeightSet* set = sets.find(chosen)) return *set;
    refuse({"error.bot.weights", {{"name", name()}, {"value", chosen}, {"known", sets.names()}}});
    return sets.default_set();
}

std::optional<std::string> BotSettings::bare() {
    const std::string* text = find("");
    return text == nullptr ? std::nullopt : std::optional{*text};
}

std::vector<BotName::Setting> BotSettings::rest() const {
    std::vector<BotName::Setting> left;
    for (std::size_t i = 0; i < asked_.size(); ++i)
        if (!asked_[i]) left.push_back(name_.settings[i]);
    return left;
}

std::optional<Message> BotSettings::problem() const {
    if (problem_) return problem_;
    const auto left = rest();
    if (left.empty()) return std::nullopt;
    if (left[0].key.empty()) return bad_form(left[0].value, name_.name);
    std::string known;
    for (const std::string& key : known_) known += (known.empty() ? "" : ", ") + key;
    return Message{"error.bot.setting_unknown",
                   {{"name", name_.name}, {"key", left[0].key}, {"known", known}}};
}

}  // namespace orrery
