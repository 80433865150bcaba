#include "engine/question.h"

namespace orrery {

std::string step_of(const Json& view) {
    const auto* object = view.if_object();
    const auto* step = object == nullptr ? nullptr : object->if_contains("step");
    return step != nullptr && step->is_string() ? std::string{step->get_string()} : "";
}

Question question_of(const Texts& texts, std::string_view step) {
    const std::string key = "step." + std::string{step};
    if (!texts.has(key + ".prompt")) return {};
    return {texts.get(key + ".title"), texts.get(key + ".prompt")};
}

}  // namespace orrery
