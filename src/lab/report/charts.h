// Charts as SVG: bars with intervals, curves, histograms. Each has axes with titles, a text that stands for
// it where it cannot be seen, and a drawing of its own for narrow screens, because text in a drawing does not
// wrap.
#pragma once

#include <map>

#include "lab/report/page.h"
#include "lab/statistics.h"

namespace orrery::report {

inline constexpr int kNoSeat = -1;

// The piece of a seat: triangle, circle, diamond, square, cross; centre and half the height.
std::string seat_mark(int seat, double x, double y, double size);
// "▲ Ruby" in the seat's colour, the piece drawn; markup.
std::string seat_label(const Texts& texts, int seat);

// --- bars: one share each, with its interval ---

enum class Tone : std::uint8_t { Neutral, Good, Bad };

struct Bar {
    std::string label;  // markup, if it is that of a seat
    std::string note;   // small, under the label
    Share share;
    Tone tone = Tone::Neutral;
};
// The dashed line stands at `even`.
std::string share_bars(const Texts& texts, const std::vector<Bar>& bars, double even);

// --- bars of plain numbers, two for each row: "winners" and "others" ---

struct PairOfBars {
    std::string label;
    double first = 0, second = 0;
};
std::string paired_bars(const Texts& texts, const std::vector<PairOfBars>& rows, const std::string& first,
                        const std::string& second);

// --- curves ---

struct Axis {
    std::string title;
    double low = 0, high = 1;
    bool percent = false;  // labels are percentages of 1
};

struct Curve {
    std::string name;
    std::vector<std::pair<double, double>> points;
    int seat = kNoSeat;  // else the first curve is drawn solid, the second dashed
};

struct Flag {  // a numbered place on the x axis
    double x = 0;
    int number = 0;
};

struct CurveChart {
    std::string alternative;  // what there is to see, in words
    Axis x, y;
    std::vector<Curve> curves;
    std::vector<Flag> flags;
    bool whole_width = false;  // of the page
};
std::string curve_chart(const Texts& texts, const CurveChart& chart);

// --- histogram ---

struct Histogram {
    std::string alternative, x_title, y_title;
    std::map<long, std::uint64_t> counts;  // how often each value came
};
std::string histogram(const Texts& texts, const Histogram& histogram);

// --- what they share ---

// Round numbers between low and high, about so many.
std::vector<double> ticks(double low, double high, int about);

}  // namespace orrery::report
