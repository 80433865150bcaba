#include "cli/terminal/canvas.h"

#include "core/text.h"

namespace orrery::cli {

namespace {

constexpr unsigned kUp = 1, kDown = 2, kLeft = 4, kRight = 8;
// By the directions in which lines leave the cell.
constexpr std::string_view kStrokes[16] = {" ", "│", "│", "│", "─", "╯", "╮", "┤",
                                           "─", "╰", "╭", "├", "─", "┴", "┬", "┼"};

}  // namespace

Canvas::Canvas(int width, int height)
    : width_{width},
      height_{height},
      cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

Canvas::Cell* Canvas::at(int x, int y) {
    if (x < 0 || y < 0 || x >= width_ || y >= height_) return nullptr;
    return &cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                   static_cast<std::size_t>(x)];
}

void Canvas::put(int x, int y, const Line& line) {
    for (const Span& span : line.spans())
        for (const std::string_view character : characters(span.text))
            if (Cell* cell = at(x++, y)) *cell = {std::string{character}, span.ink, 0};
}

void Canvas::stroke(int x, int y, unsigned directions, Ink ink) {
    Cell* cell = at(x, y);
    if (cell == nullptr) return;
    cell->strokes |= directions;
    cell->ink = ink;
    cell->glyph = kStrokes[cell->strokes];
}

void Canvas::horizontal(int x, int y, int length, Ink ink) {
    for (int i = 0; i < length; ++i)
        stroke(x + i, y, (i > 0 ? kLeft : 0U) | (i + 1 < length ? kRight : 0U), ink);
}

void Canvas::vertical(int x, int y, int length, Ink ink) {
    for (int i = 0; i < length; ++i)
        stroke(x, y + i, (i > 0 ? kUp : 0U) | (i + 1 < length ? kDown : 0U), ink);
}

void Canvas::frame(int x, int y, int width, int height, Ink ink) {
    horizontal(x, y, width, ink);
    horizontal(x, y + height - 1, width, ink);
    vertical(x, y, height, ink);
    vertical(x + width - 1, y, height, ink);
}

Lines Canvas::lines() const {
    Lines result;
    for (int y = 0; y < height_; ++y) {
        const auto* row = &cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)];
        int end = width_;
        while (end > 0 && row[end - 1].glyph == " " && row[end - 1].ink == Ink::Plain) --end;
        Line line;
        for (int x = 0; x < end; ++x) line.add(row[x].glyph, row[x].ink);
        result.push_back(line);
    }
    return result;
}

}  // namespace orrery::cli
