#include "lab/report/page.h"

#include <fmt/format.h>

#include "core/embedded.h"

namespace orrery {
std::span<const EmbeddedFile> lab_style();
}

namespace orrery::report {

namespace {

std::string section(std::string_view css_class, std::string_view heading, std::string_view explanation,
                    std::string_view content) {
    return tag("section", {{"class", std::string{css_class}}},
               text_tag("h2", "", heading) +
                   (explanation.empty() ? std::string{} : text_tag("p", "", explanation)) +
                   std::string{content}) +
           '\n';
}

}  // namespace

Page::Page(const Texts& texts, std::string title, std::string subtitle)
    : texts_{texts}, title_{std::move(title)}, subtitle_{std::move(subtitle)} {}

Page& Page::findings(const std::vector<std::string>& sentences) {
    std::string items;
    for (const std::string& sentence : sentences) items += text_tag("li", "", sentence);
    if (!items.empty()) top_ += tag("ul", {{"class", "findings"}}, items);
    return *this;
}

Page& Page::facts(const std::vector<Fact>& facts) {
    std::string items;
    for (const Fact& fact : facts)
        items += tag("div", text_tag("dt", "", fact.label) + text_tag("dd", "", fact.value));
    top_ += tag("dl", {{"class", "facts"}}, items);
    return *this;
}

Page& Page::panel(std::string_view heading, std::string_view explanation, std::string_view content) {
    panels_ += section("", heading, explanation, content);
    return *this;
}

Page& Page::wide_panel(std::string_view heading, std::string_view explanation, std::string_view content) {
    panels_ += section("whole", heading, explanation, content);
    return *this;
}

std::string Page::html() const {
    const std::string language{code_of(texts_.language())};
    const std::string head =
        tag("meta", {{"charset", "utf-8"}}, "") +
        tag("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}}, "") +
        text_tag("title", "", title_ + " - Orrery") + tag("style", "\n" + std::string{lab_style()[0].text});
    const std::string top =
        tag("header", tag("div", {{"class", "inner"}},
                          tag("div", {{"class", "brand"}}, std::string{lab_style()[1].text} + "Orrery") +
                              text_tag("h1", "", title_) + text_tag("p", "subtitle", subtitle_) + top_));
    const std::string foot = tag("footer", text_tag("div", "inner", texts_.get("report.made_by")));
    return "<!DOCTYPE html>\n" +
           tag("html", {{"lang", language}},
               '\n' + tag("head", head) + '\n' +
                   tag("body", '\n' + top + '\n' + tag("main", panels_) + foot)) +
           '\n';
}

std::string table(const std::vector<std::string>& titles, const std::vector<std::vector<std::string>>& rows) {
    std::string head, body;
    for (const std::string& title : titles) head += tag("th", {{"scope", "col"}}, escaped(title));
    for (const auto& row : rows) {
        std::string cells;
        for (const std::string& cell : row) cells += text_tag("td", "", cell);
        body += tag("tr", cells);
    }
    return tag("div", {{"class", "scroll"}},
               tag("table", tag("thead", tag("tr", head)) + tag("tbody", body)));
}

std::string folded_table(const Texts& texts, const std::vector<std::string>& titles,
                         const std::vector<std::vector<std::string>>& rows) {
    return tag("details", text_tag("summary", "", texts.get("report.figures")) + table(titles, rows));
}

}  // namespace orrery::report
