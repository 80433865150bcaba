#include "cli/boards/sight.h"

#include <algorithm>

#include "engine/action.h"

namespace orrery::cli {

std::string Sight::who(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    return at < request_.who.size() ? request_.who[at] : "";
}

std::string Sight::term(std::string_view key, const Params& params) const {
    return request_.texts.format("board." + std::string{key}, params);
}

std::string Sight::name(std::string_view domain, std::string_view id) const {
    return request_.texts.get("name." + std::string{domain} + '.' + std::string{id});
}

std::optional<int> Sight::live(std::string_view domain, std::string_view id) const {
    const auto found = request_.live.find(std::string{domain} + ':' + std::string{id});
    return found == request_.live.end() ? std::nullopt : std::optional{found->second};
}

Line Sight::title(std::string_view domain, std::string_view id, Ink ink) const {
    const auto number = live(domain, id);
    if (!number) return {name(domain, id), ink};
    return {(*number > 0 ? std::to_string(*number) + ' ' : "") + name(domain, id), Ink::Act};
}

bool Sight::is_asked(int seat) const {
    const auto& frames = view().at("frames").as_array();
    if (frames.empty()) return false;
    const auto* asked = frames.back().at("who").if_array();
    return asked != nullptr &&
           std::ranges::any_of(*asked, [seat](const Json& each) { return each.to_number<int>() == seat; });
}

std::optional<int> Sight::number_if_any(const object& json, std::string_view key) {
    const Json& value = json.at(key);
    return value.is_null() ? std::nullopt : std::optional{value.to_number<int>()};
}

Line piece(int seat) { return {std::string{silhouette(seat)}, seat_ink(seat)}; }

Line seat_name(const Sight& sight, int seat) {
    return piece(seat).add(' ' + sight.name("seat", kSeatNames[seat]), seat_ink(seat));
}

Line mark(const Sight& sight, int seat) { return {sight.is_asked(seat) ? "▶ " : "  ", Ink::Act}; }

Line seat_heading(const Sight& sight, int seat) {
    constexpr std::size_t kLongestName = 10;
    Line line = mark(sight, seat).add(seat_name(sight, seat));
    if (const std::string who = sight.who(seat); !who.empty())
        line.add(' ' + shortened(who, kLongestName), Ink::Quiet);
    return line;
}

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

std::size_t width_of(const Lines& lines) {
    std::size_t width = 0;
    for (const Line& line : lines) width = std::max(width, line.width());
    return width;
}

Lines beside(Lines left, const Lines& right, std::size_t column) {
    left.resize(std::max(left.size(), right.size()));
    for (std::size_t i = 0; i < right.size(); ++i)
        if (!right[i].empty()) left[i].pad_to(column).add(right[i]);
    return left;
}

Line joined(const Lines& parts, std::string_view between) {
    Line line;
    for (const Line& part : parts) {
        if (part.empty()) continue;
        line.add(line.empty() ? "" : std::string{between}, Ink::Quiet).add(part);
    }
    return line;
}

Lines flowed(const Lines& parts, std::string_view between, std::size_t width, std::size_t indent) {
    const std::size_t gap = Line{std::string{between}}.width();
    Lines lines;
    bool fresh = true;  // nothing stands in the line but its indent
    for (const Line& part : parts) {
        if (part.empty()) continue;
        if (!lines.empty() && !fresh && lines.back().width() + gap + part.width() > width) fresh = true;
        if (lines.empty())
            lines = wrap_hanging(part, width, indent);
        else if (fresh)
            append(lines, wrap_hanging(Line{std::string(indent, ' ')}.add(part), width, indent));
        else
            lines.back().add(std::string{between}, Ink::Quiet).add(part);
        fresh = false;
    }
    return lines;
}

Line field(const std::string& name, const Line& value) { return Line{name + ' ', Ink::Quiet}.add(value); }

void add_gain(Line& line, const Texts& texts, const GoodsOf& gain) {
    if (gain.count == 0) return;
    line.add(line.empty() ? "" : ", ").add(gain_text(texts, gain), gain.count > 0 ? Ink::Good : Ink::Danger);
}

}  // namespace orrery::cli
