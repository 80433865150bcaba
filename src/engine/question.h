// What is asked now, as the game's view names it, and in words.
#pragma once

#include <string>

#include "engine/json.h"
#include "engine/texts.h"

namespace orrery {

// The step that asks, where the game's view names one; else empty.
std::string step_of(const Json& view);

// "Docking" and "Which ship do you dock?"; empty where the game has no words for the step.
struct Question {
    std::string title, prompt;
};
Question question_of(const Texts& texts, std::string_view step);

}  // namespace orrery
