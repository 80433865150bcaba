#include "engine/refusal.h"

namespace orrery {

bool names_rule(const GameInfo& info, const Verdict& verdict) {
    return !verdict && std::string_view{verdict.rule}.starts_with(std::string{info.rule_prefix} + '-');
}

std::string refusal_text(const Texts& texts, const Verdict& verdict) {
    const std::string key = "refusal." + std::string{verdict.rule};
    return texts.has(key) ? texts.get(key) : texts.format("refusal.rule", {{"rule", verdict.rule}});
}

}  // namespace orrery
