// The smallest parts of a report: text that is safe inside a page, and tags around it. Everything is written
// as XML, so that any reader of either can take it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orrery::report {

// Text as it stands between tags or inside an attribute.
std::string escaped(std::string_view text);

struct Attribute {
    std::string_view name;
    std::string value;
};

// <name attribute="value">content</name>; the values are escaped here, the content is markup already.
std::string tag(std::string_view name, const std::vector<Attribute>& attributes, std::string_view content);
std::string tag(std::string_view name, std::string_view content);
// With text inside, escaped here.
std::string text_tag(std::string_view name, std::string_view css_class, std::string_view text);

// A coordinate: at most two digits behind the point, always a point, never an exponent.
std::string coordinate(double value);

}  // namespace orrery::report
