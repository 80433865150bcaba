// Bars are rows of text with a drawn stripe between, so that they reflow on narrow screens.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/report/charts.h"

namespace orrery::report {

namespace {

constexpr double kHeight = 20;

std::string percent(const Texts& texts, double share, int decimals) {
    return texts.number(100 * share, decimals) + '%';
}

std::string rect(std::string_view css_class, double x, double y, double width, double height) {
    return tag("rect",
               {{"class", std::string{css_class}},
                {"x", coordinate(x)},
                {"y", coordinate(y)},
                {"width", coordinate(std::max(width, 0.0))},
                {"height", coordinate(height)}},
               "");
}

std::string upright(std::string_view css_class, double x, double from, double to) {
    return tag("line",
               {{"class", std::string{css_class}},
                {"x1", coordinate(x)},
                {"x2", coordinate(x)},
                {"y1", coordinate(from)},
                {"y2", coordinate(to)},
                {"vector-effect", "non-scaling-stroke"}},
               "");
}

// 100 units are the whole width, whatever that is on the screen.
std::string stripe(std::string_view content) {
    return tag("svg", {{"viewBox", "0 0 100 20"}, {"preserveAspectRatio", "none"}, {"aria-hidden", "true"}},
               content);
}

std::string scale(const Texts& texts, double most) {
    std::string labels;
    for (const double tick : ticks(0, most, 4))
        labels += tag("span", {{"style", fmt::format("left:{}%", coordinate(100 * tick / most))}},
                      percent(texts, tick, 0));
    return tag("div", {{"class", "row head"}},
               text_tag("div", "label", "") + tag("div", {{"class", "scale"}}, labels) +
                   text_tag("div", "value", ""));
}

std::string share_stripe(const Bar& bar, double even, double most) {
    constexpr std::string_view kTones[] = {"bar", "bar-good", "bar-bad"};
    const auto at = [&](double share) { return 100 * share / most; };
    const double low = at(bar.share.low), high = std::min(at(bar.share.high), 100.0);
    const std::string whisker = tag("line",
                                    {{"class", "whisker"},
                                     {"x1", coordinate(low)},
                                     {"x2", coordinate(high)},
                                     {"y1", coordinate(kHeight / 2)},
                                     {"y2", coordinate(kHeight / 2)},
                                     {"vector-effect", "non-scaling-stroke"}},
                                    "");
    return stripe(rect(kTones[static_cast<std::size_t>(bar.tone)], 0, 4, at(bar.share.share), 12) + whisker +
                  upright("whisker", low, 6, 14) + upright("whisker", high, 6, 14) +
                  upright("even", at(even), 0, kHeight));
}

}  // namespace

std::string share_bars(const Texts& texts, const std::vector<Bar>& bars, double even) {
    double most = 2 * even;
    for (const Bar& bar : bars) most = std::max(most, bar.share.high);
    most = std::min(1.0, std::ceil(most * 10) / 10);
    std::string rows = scale(texts, most);
    for (const Bar& bar : bars) {
        const std::string interval = texts.format("interval", {{"low", percent(texts, bar.share.low, 1)},
                                                               {"high", percent(texts, bar.share.high, 1)}});
        const std::string label =
            bar.label + (bar.note.empty() ? std::string{} : text_tag("small", "", bar.note));
        const std::string value =
            text_tag("b", "", percent(texts, bar.share.share, 1)) + text_tag("small", "", interval);
        rows += tag("div", {{"class", "row"}},
                    tag("div", {{"class", "label"}}, label) +
                        tag("div", {{"class", "stripe"}}, share_stripe(bar, even, most)) +
                        tag("div", {{"class", "value"}}, value)) +
                '\n';
    }
    return tag("div", {{"class", "rows"}}, rows);
}

std::string paired_bars(const Texts& texts, const std::vector<PairOfBars>& rows, const std::string& first,
                        const std::string& second) {
    double most = 0.1;
    for (const PairOfBars& row : rows) most = std::max({most, row.first, row.second});
    std::string all;
    for (const PairOfBars& row : rows) {
        const std::string bars = stripe(rect("dot-first", 0, 2, 100 * row.first / most, 7) +
                                        rect("dot-second", 0, 11, 100 * row.second / most, 7));
        all += tag("div", {{"class", "row"}},
                   text_tag("div", "label", row.label) + tag("div", {{"class", "stripe"}}, bars) +
                       tag("div", {{"class", "value"}},
                           text_tag("b", "", texts.number(row.first, 1)) +
                               escaped(" / " + texts.number(row.second, 1)))) +
               '\n';
    }
    const auto key = [&](std::string_view css_class, const std::string& name) {
        return tag("span", tag("svg", {{"viewBox", "0 0 15 15"}, {"aria-hidden", "true"}},
                               rect(css_class, 0, 4, 15, 7)) +
                               escaped(name));
    };
    return tag("p", {{"class", "legend"}}, key("dot-first", first) + key("dot-second", second)) +
           tag("div", {{"class", "rows"}}, all);
}

}  // namespace orrery::report
