// The frame of a report: one file without scripts and without anything from elsewhere, dark or light as the
// reader's system is.
#pragma once

#include "engine/texts.h"
#include "lab/report/html.h"

namespace orrery::report {

struct Fact {
    std::string value, label;  // "1,000", "games"
};

class Page {
  public:
    Page(const Texts& texts, std::string title, std::string subtitle);

    // What was found, in sentences: stands above everything else.
    Page& findings(const std::vector<std::string>& sentences);
    Page& facts(const std::vector<Fact>& facts);
    // A panel with a heading and, under it, what it shows in words; `content` is markup.
    Page& panel(std::string_view heading, std::string_view explanation, std::string_view content);
    Page& wide_panel(std::string_view heading, std::string_view explanation, std::string_view content);

    std::string html() const;

  private:
    const Texts& texts_;
    std::string title_, subtitle_, top_, panels_;
};

// A table of text; the first column is left-aligned, the others are numbers.
std::string table(const std::vector<std::string>& titles, const std::vector<std::vector<std::string>>& rows);
// The same folded away behind a line that says so.
std::string folded_table(const Texts& texts, const std::vector<std::string>& titles,
                         const std::vector<std::vector<std::string>>& rows);

}  // namespace orrery::report
