// A sheet of character cells to draw boards on. Frames that touch are joined; text covers what is under it.
#pragma once

#include "cli/terminal/styled.h"

namespace orrery::cli {

class Canvas {
  public:
    Canvas(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }

    // What does not fit on the sheet is cut off.
    void put(int x, int y, const Line& line);
    void horizontal(int x, int y, int length, Ink ink);
    void vertical(int x, int y, int length, Ink ink);
    void frame(int x, int y, int width, int height, Ink ink);

    Lines lines() const;  // without blanks at the ends

  private:
    struct Cell {
        std::string glyph = " ";
        Ink ink = Ink::Plain;
        unsigned strokes =
            0;  // the directions in which a line leaves the cell: up 1, down 2, left 4, right 8
    };
    Cell* at(int x, int y);
    void stroke(int x, int y, unsigned directions, Ink ink);

    int width_, height_;
    std::vector<Cell> cells_;
};

}  // namespace orrery::cli
