// The worked sessions of docs/protocol.md, so that tests can hold the document to them.
#pragma once

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

namespace orrery {

// The lines of a block of the document that begins with ```KIND: of the first one, or after so many others.
inline std::vector<std::string> block_of(const std::string& file, const std::string& kind, int others = 0) {
    std::ifstream in{std::string{ORRERY_ROOT} + '/' + file};
    std::vector<std::string> lines;
    bool inside = false;
    for (std::string line; std::getline(in, line);) {
        if (inside && line == "```") break;
        if (inside) lines.push_back(line);
        inside = inside || (line == "```" + kind && others-- == 0);
    }
    REQUIRE_MESSAGE(!lines.empty(), file, " has no block of the kind ", kind);
    return lines;
}

// Whether the text is as written, where "..." stands for anything.
inline bool matches(std::string_view text, std::string_view written) {
    const std::size_t gap = written.find("...");
    if (gap == std::string_view::npos) return text == written;
    if (!text.starts_with(written.substr(0, gap))) return false;
    text.remove_prefix(gap);
    written.remove_prefix(gap + 3);
    if (written.empty()) return true;
    const std::string_view next = written.substr(0, written.find("..."));
    for (std::size_t at = text.find(next); at != std::string_view::npos; at = text.find(next, at + 1))
        if (matches(text.substr(at), written)) return true;
    return false;
}

}  // namespace orrery
