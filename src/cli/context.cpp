#include "cli/context.h"

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
    all.add(orrery::texts_of(shelf, info, texts.language()));
    return all;
}

std::size_t Context::width() const { return static_cast<std::size_t>(std::clamp(around.columns, 40, 100)); }

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
