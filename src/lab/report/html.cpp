#include "lab/report/html.h"

#include <fmt/format.h>

namespace orrery::report {

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '"':
                result += "&quot;";
                break;
            case '\'':
                result += "&#39;";
                break;
            default:
                // Control characters have no place in XML.
                if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') result += c;
        }
    }
    return result;
}

std::string tag(std::string_view name, const std::vector<Attribute>& attributes, std::string_view content) {
    std::string result = '<' + std::string{name};
    for (const Attribute& each : attributes)
        if (!each.value.empty()) result += fmt::format(" {}=\"{}\"", each.name, escaped(each.value));
    // Only what never holds anything may be written without an end tag: browsers read pages as HTML.
    const bool empty = content.empty() && (name == "rect" || name == "line" || name == "path" ||
                                           name == "circle" || name == "polyline" || name == "meta");
    if (empty) return result + "/>";
    return fmt::format("{}>{}</{}>", result, content, name);
}

std::string tag(std::string_view name, std::string_view content) { return tag(name, {}, content); }

std::string text_tag(std::string_view name, std::string_view css_class, std::string_view text) {
    return tag(name, {{"class", std::string{css_class}}}, escaped(text));
}

std::string coordinate(double value) {
    std::string text = fmt::format("{:.2f}", value);
    while (text.ends_with('0')) text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    return text == "-0" ? "0" : text;
}

}  // namespace orrery::report
