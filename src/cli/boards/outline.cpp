#include "cli/boards/outline.h"

#include <algorithm>

namespace orrery::cli {

namespace {

constexpr std::size_t kIndent = 2;

bool is_simple(const Json& json) { return !json.is_object() && !json.is_array(); }

bool is_list(const Json& json) {
    const auto* array = json.if_array();
    return array != nullptr && std::ranges::all_of(*array, is_simple);
}

// Fits in a line: a word, a list of words, or an object of those.
bool is_flat(const Json& json) {
    if (const auto* object = json.if_object())
        return std::ranges::all_of(
            *object, [](const auto& field) { return is_simple(field.value()) || is_list(field.value()); });
    return is_simple(json) || is_list(json);
}

std::string words_of(const Json& json) {
    if (const auto* array = json.if_array()) {
        std::string all;
        for (const Json& item : *array) all += (all.empty() ? "" : " ") + words_of(item);
        return all.empty() ? "-" : all;
    }
    if (json.is_string()) return std::string{json.as_string()};
    return json.is_null() ? "-" : boost::json::serialize(json);
}

Line flat(const Json& json) {
    const auto* object = json.if_object();
    if (object == nullptr) return {words_of(json)};
    Line line;
    for (const auto& field : *object)
        line.add((line.empty() ? "" : "  ") + std::string{field.key()} + ' ', Ink::Quiet)
            .add(words_of(field.value()));
    return line.empty() ? Line{"-"} : line;
}

void add(const Line& name, const Json& json, std::size_t depth, std::size_t width, Lines& out) {
    Line line{std::string(kIndent * depth, ' ')};
    line.add(name);
    if (is_flat(json)) {
        line.add("  ").add(flat(json));
        const Lines wrapped = wrap_hanging(line, width, kIndent * (depth + 2));
        out.insert(out.end(), wrapped.begin(), wrapped.end());
        return;
    }
    out.push_back(line);
    if (const auto* object = json.if_object()) {
        for (const auto& field : *object)
            add({std::string{field.key()}, Ink::Strong}, field.value(), depth + 1, width, out);
    } else {
        std::size_t number = 0;
        for (const Json& item : json.as_array())
            add({std::to_string(number++), Ink::Quiet}, item, depth + 1, width, out);
    }
}

}  // namespace

Lines outline(const Json& view, std::size_t width) {
    Lines out;
    if (const auto* object = view.if_object())
        for (const auto& field : *object)
            add({std::string{field.key()}, Ink::Strong}, field.value(), 0, width, out);
    return out;
}

}  // namespace orrery::cli
