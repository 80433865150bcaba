#include "cli/context.h"

#include <fmt/format.h>

#include <algorithm>

namespace orrery::cli {

namespace {

struct Mark {
    std::string_view sign;
    Ink ink;
};
constexpr Mark kMarks[] = {{"**", Ink::Strong}, {"`", Ink::News}, {"*", Ink::Slanted}};

const Mark* mark_at(std::string_view text) {
    for (const Mark& mark : kMarks)
        if (text.starts_with(mark.sign) && text.size() > mark.sign.size()) return &mark;
    return nullptr;
}

}  // namespace

Texts Context::texts_of(const GameInfo& info) const {
    Texts all = texts;
    all.add(info.texts());
    return all;
}

std::size_t Context::width() const { return static_cast<std::size_t>(std::clamp(around.columns, 40, 100)); }

std::string Context::number(double value, int decimals) const {
    const bool polish = texts.language() == Language::Polish;
    const std::string plain = fmt::format("{:.{}f}", value, decimals);
    const std::size_t point = std::min(plain.find('.'), plain.size());
    const std::size_t digits = plain.find_first_of("0123456789");
    std::string result;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const bool group = i > digits && i < point && (point - i) % 3 == 0 && (!polish || point - digits > 4);
        if (group) result += polish ? ' ' : ',';
        result += plain[i] == '.' && polish ? ',' : plain[i];
    }
    return result;
}

void Context::print(const Line& line) const { out << paint(line) << '\n'; }

void Context::print(const Lines& lines) const {
    for (const Line& line : lines) print(line);
}

void Context::print_wrapped(const Line& line) const { print(wrap(line, width())); }

void Context::print_json(const Json& json) const { raw << pretty(json) << std::flush; }

Line marked_up(std::string_view text) {
    Line line;
    std::string plain;
    while (!text.empty()) {
        const Mark* mark = mark_at(text);
        const std::size_t end = mark == nullptr ? 0 : text.find(mark->sign, mark->sign.size());
        const bool opens = mark != nullptr && end != std::string_view::npos && end > mark->sign.size() &&
                           text[mark->sign.size()] != ' ';
        if (!opens) {
            plain += text.front();
            text.remove_prefix(1);
            continue;
        }
        line.add(std::exchange(plain, {}));
        line.add(std::string{text.substr(mark->sign.size(), end - mark->sign.size())}, mark->ink);
        text.remove_prefix(end + mark->sign.size());
    }
    return line.add(plain);
}

}  // namespace orrery::cli
