#include "server/secrets.h"

#include <algorithm>

namespace orrery::server {

namespace {

bool tells_nothing(const Json& json) {
    if (json.is_null()) return true;
    if (json.is_bool()) return !json.get_bool();
    if (json.is_string()) return json.get_string().empty();
    if (json.is_array()) return json.get_array().empty();
    if (json.is_object()) return json.get_object().empty();
    return json == Json(0);
}

}  // namespace

bool chooses_in_secret(const AnyGame& game, Seat seat) {
    ActionList options;
    game.list(seat, options);
    return std::any_of(options.begin(), options.end(),
                       [&](Action option) { return game.witnesses(seat, option) != kEverybody; });
}

bool holds_more(const Json& view, const Json& other) {
    if (view == other || tells_nothing(view)) return false;
    const auto* fields = view.if_object();
    const auto* other_fields = other.if_object();
    if (fields != nullptr && other_fields != nullptr)
        return std::ranges::any_of(*fields, [&](const auto& field) {
            const auto* same = other_fields->if_contains(field.key());
            return holds_more(field.value(), same == nullptr ? Json(nullptr) : *same);
        });
    const auto* items = view.if_array();
    const auto* other_items = other.if_array();
    if (items == nullptr || other_items == nullptr || items->size() != other_items->size()) return true;
    for (std::size_t i = 0; i < items->size(); ++i)
        if (holds_more((*items)[i], (*other_items)[i])) return true;
    return false;
}

}  // namespace orrery::server
