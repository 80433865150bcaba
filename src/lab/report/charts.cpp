#include "lab/report/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "engine/action.h"

namespace orrery::report {

namespace {

// The paper of one drawing: how large it is and where values come to lie on it.
class Paper {
  public:
    Paper(const Texts& texts, double width, double height, const Axis& x, const Axis& y)
        : texts_{texts}, width_{width}, height_{height}, x_{x}, y_{y} {
        if (x_.high <= x_.low) x_.high = x_.low + 1;
        if (y_.high <= y_.low) y_.high = y_.low + 1;
        for (const double tick : y_ticks())
            left_ = std::max(left_, 14 + 7.2 * static_cast<double>(label(tick, y_).size()));
    }

    double x(double value) const { return left_ + (value - x_.low) / (x_.high - x_.low) * inner_width(); }
    double y(double value) const { return bottom() - (value - y_.low) / (y_.high - y_.low) * inner_height(); }
    double top() const { return kTop; }
    double bottom() const { return height_ - kBottom; }

    // Lines and labels of both axes, and their titles.
    std::string axes() const {
        std::string all = text(0, 12, "start", y_.title);
        for (const double tick : y_ticks()) {
            all += line("grid", left_, y(tick), width_ - kRight, y(tick));
            all += text(left_ - 8, y(tick) + 4, "end", label(tick, y_));
        }
        for (const double tick : ticks(x_.low, x_.high, width_ > 500 ? 8 : 4)) {
            all += line("axis", x(tick), bottom(), x(tick), bottom() + 4);
            all += text(x(tick), bottom() + 17, "middle", label(tick, x_));
        }
        all += line("axis", left_, bottom(), width_ - kRight, bottom());
        return all + text(width_ - kRight, height_ - 3, "end", x_.title);
    }

    std::string drawing(std::string_view css_class, const std::string& alternative,
                        std::string_view content) const {
        return tag("div", {{"class", std::string{css_class}}},
                   tag("svg",
                       {{"viewBox", fmt::format("0 0 {} {}", coordinate(width_), coordinate(height_))},
                        {"width", coordinate(width_)},
                        {"role", "img"},
                        {"aria-label", alternative}},
                       content));
    }

    static std::string line(std::string_view css_class, double x1, double y1, double x2, double y2) {
        return tag("line",
                   {{"class", std::string{css_class}},
                    {"x1", coordinate(x1)},
                    {"y1", coordinate(y1)},
                    {"x2", coordinate(x2)},
                    {"y2", coordinate(y2)}},
                   "");
    }
    static std::string text(double x, double y, std::string_view anchor, std::string_view words) {
        return tag("text", {{"x", coordinate(x)}, {"y", coordinate(y)}, {"text-anchor", std::string{anchor}}},
                   escaped(words));
    }

  private:
    static constexpr double kTop = 26, kBottom = 40, kRight = 16;

    double inner_width() const { return width_ - left_ - kRight; }
    double inner_height() const { return height_ - kTop - kBottom; }
    std::vector<double> y_ticks() const { return ticks(y_.low, y_.high, 5); }
    std::string label(double value, const Axis& axis) const {
        const double shown = axis.percent ? 100 * value : value;
        const bool whole = std::abs(shown - std::round(shown)) < 1e-6;
        return texts_.number(shown, whole ? 0 : 1) + (axis.percent ? "%" : "");
    }

    const Texts& texts_;
    double width_, height_, left_ = 30;
    Axis x_, y_;
};

// Wide screens have room for 560 units beside another panel, or for 1140 without; narrow ones for 330.
template <class Draw>
std::string for_all_widths(bool whole_width, Draw draw) {
    return (whole_width ? draw("chart-whole", 1140.0, 340.0) : std::string{}) +
           draw("chart-wide", 560.0, 300.0) + draw("chart-narrow", 330.0, 250.0);
}

std::string curve_class(const Curve& curve, std::size_t number) {
    if (curve.seat != kNoSeat) return fmt::format("curve seat-{}", curve.seat);
    return number == 0 ? "curve curve-first" : "curve curve-second";
}

std::string draw_curve(const Paper& paper, const Curve& curve, std::size_t number, bool wide) {
    std::string points;
    for (const auto& [x, y] : curve.points)
        points += coordinate(paper.x(x)) + ',' + coordinate(paper.y(y)) + ' ';
    std::string all = tag("polyline", {{"class", curve_class(curve, number)}, {"points", points}}, "");
    if (curve.seat == kNoSeat) return all;
    // Pieces along the curve, shifted for each seat so that they do not hide each other.
    const std::size_t every = std::max<std::size_t>(1, curve.points.size() / (wide ? 12 : 7));
    for (std::size_t i = every * number / 4; i < curve.points.size(); i += every)
        all += seat_mark(curve.seat, paper.x(curve.points[i].first), paper.y(curve.points[i].second), 4.6);
    return all;
}

std::string draw_flag(const Paper& paper, const Flag& flag) {
    const double x = paper.x(flag.x);
    return Paper::line("even", x, paper.top(), x, paper.bottom()) +
           tag("circle",
               {{"cx", coordinate(x)}, {"cy", coordinate(paper.top())}, {"r", "9"}, {"fill", "var(--info)"}},
               "") +
           tag("text",
               {{"x", coordinate(x)},
                {"y", coordinate(paper.top() + 4)},
                {"text-anchor", "middle"},
                {"style", "fill:var(--night);font-weight:700"}},
               std::to_string(flag.number));
}

std::string legend(const Texts& texts, const std::vector<Curve>& curves) {
    std::string items;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const Curve& curve = curves[i];
        const std::string line = tag(
            "svg", {{"viewBox", "0 0 15 15"}, {"aria-hidden", "true"}},
            tag("line",
                {{"class", curve_class(curve, i)}, {"x1", "0"}, {"x2", "15"}, {"y1", "8"}, {"y2", "8"}}, ""));
        items += curve.seat == kNoSeat ? tag("span", line + escaped(curve.name))
                                       : tag("span", seat_label(texts, curve.seat) + escaped(curve.name));
    }
    return tag("p", {{"class", "legend"}}, items);
}

// Values laid together into at most so many columns of equal width.
std::map<long, std::uint64_t> binned(const std::map<long, std::uint64_t>& counts, long columns, long& width) {
    std::map<long, std::uint64_t> bins;
    if (counts.empty()) return bins;
    const long span = counts.rbegin()->first - counts.begin()->first + 1;
    width = 1;
    for (const long step : {1L, 2L, 5L, 10L, 20L, 50L, 100L, 200L, 500L, 1000L, 10000L, 100000L})
        if (width = step; span <= columns * step) break;
    const auto floor_of = [&](long value) {
        return (value >= 0 ? value / width : (value - width + 1) / width) * width;
    };
    for (const auto& [value, count] : counts) bins[floor_of(value)] += count;
    return bins;
}

std::string draw_column(const Paper& paper, long from, long width, double share) {
    // Values are whole, so the column of one value stands around it.
    const double left = paper.x(static_cast<double>(from) - 0.5);
    const double right = paper.x(static_cast<double>(from + width) - 0.5);
    return tag("rect",
               {{"class", "bar"},
                {"x", coordinate(left + 0.8)},
                {"y", coordinate(paper.y(share))},
                {"width", coordinate(std::max(right - left - 1.6, 0.5))},
                {"height", coordinate(paper.bottom() - paper.y(share))}},
               "");
}

}  // namespace

std::string seat_mark(int seat, double x, double y, double size) {
    const auto at = [&](double dx, double dy) {
        return coordinate(x + dx * size) + ' ' + coordinate(y + dy * size);
    };
    const std::string css = fmt::format("mark fill-{}", seat);
    if (seat == 1)
        return tag("circle",
                   {{"class", css}, {"cx", coordinate(x)}, {"cy", coordinate(y)}, {"r", coordinate(size)}},
                   "");
    std::string path;
    switch (seat) {
        case 0:
            path = "M" + at(0, -1.1) + "L" + at(1.1, 0.9) + "L" + at(-1.1, 0.9) + "Z";
            break;
        case 2:
            path = "M" + at(0, -1.25) + "L" + at(1.25, 0) + "L" + at(0, 1.25) + "L" + at(-1.25, 0) + "Z";
            break;
        case 3:
            path = "M" + at(-0.95, -0.95) + "L" + at(0.95, -0.95) + "L" + at(0.95, 0.95) + "L" +
                   at(-0.95, 0.95) + "Z";
            break;
        default:
            path = "M" + at(-0.4, -1.1) + "L" + at(0.4, -1.1) + "L" + at(0.4, -0.4) + "L" + at(1.1, -0.4) +
                   "L" + at(1.1, 0.4) + "L" + at(0.4, 0.4) + "L" + at(0.4, 1.1) + "L" + at(-0.4, 1.1) + "L" +
                   at(-0.4, 0.4) + "L" + at(-1.1, 0.4) + "L" + at(-1.1, -0.4) + "L" + at(-0.4, -0.4) + "Z";
    }
    return tag("path", {{"class", css}, {"d", path}}, "");
}

std::string seat_label(const Texts& texts, int seat) {
    const std::string piece =
        tag("svg", {{"viewBox", "0 0 15 15"}, {"aria-hidden", "true"}}, seat_mark(seat, 7.5, 7.5, 5.5));
    const std::string name = texts.get("name.seat." + std::string{kSeatNames[seat]});
    return tag("span", {{"class", fmt::format("name name-{}", seat)}}, piece + escaped(name));
}

std::vector<double> ticks(double low, double high, int about) {
    const double raw = (high - low) / about;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    double step = 10 * power;
    for (const double nice : {1.0, 2.0, 2.5, 5.0})
        if (nice * power >= raw * 0.999) {
            step = nice * power;
            break;
        }
    std::vector<double> all;
    for (double n = std::ceil(low / step - 1e-9); n * step <= high + 1e-9 * step; ++n)
        all.push_back(n == 0 ? 0 : n * step);
    return all;
}

std::string curve_chart(const Texts& texts, const CurveChart& chart) {
    return legend(texts, chart.curves) +
           for_all_widths(chart.whole_width, [&](std::string_view css_class, double width, double height) {
               const Paper paper{texts, width, height, chart.x, chart.y};
               std::string content = paper.axes();
               for (std::size_t i = 0; i < chart.curves.size(); ++i)
                   content += draw_curve(paper, chart.curves[i], i, width > 500);
               for (const Flag& flag : chart.flags) content += draw_flag(paper, flag);
               return paper.drawing(css_class, chart.alternative, content);
           });
}

std::string histogram(const Texts& texts, const Histogram& histogram) {
    std::uint64_t total = 0;
    for (const auto& [value, count] : histogram.counts) total += count;
    return for_all_widths(false, [&](std::string_view css_class, double width, double height) {
        long step = 1;
        const auto bins = binned(histogram.counts, width > 500 ? 30 : 18, step);
        double most = 0;
        for (const auto& [from, count] : bins)
            most = std::max(most, static_cast<double>(count) / static_cast<double>(total));
        if (bins.empty()) return std::string{};
        const Axis x{histogram.x_title, static_cast<double>(bins.begin()->first) - 0.5,
                     static_cast<double>(bins.rbegin()->first + step) - 0.5, false};
        const Paper paper{texts, width, height, x, {histogram.y_title, 0, most * 1.05, true}};
        std::string content = paper.axes();
        for (const auto& [from, count] : bins)
            content +=
                draw_column(paper, from, step, static_cast<double>(count) / static_cast<double>(total));
        return paper.drawing(css_class, histogram.alternative, content);
    });
}

}  // namespace orrery::report
