// docs/api.md names every code with which the server refuses, and no other.
#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

namespace {

// What is between two lines that begin so, or to the end.
std::string part(const std::string& file, const std::string& begin, const std::string& end) {
    std::ifstream stream{std::string{ORRERY_ROOT} + '/' + file};
    const std::string text{std::istreambuf_iterator<char>{stream}, {}};
    const std::size_t from = text.find(begin);
    REQUIRE(from != std::string::npos);
    return text.substr(from, text.find(end, from + begin.size()) - from);
}

std::set<std::string> all(const std::string& text, const char* pattern) {
    const std::regex wanted{pattern};
    std::set<std::string> found;
    for (std::sregex_iterator at{text.begin(), text.end(), wanted}, end; at != end; ++at)
        found.insert((*at)[1].str());
    return found;
}

}  // namespace

TEST_CASE("docs/api.md lists the codes of all refusals") {
    std::set<std::string> told =
        all(part("docs/api.md", "## Codes of refusal", "Their texts"), "`([a-z_]+)`");
    told.erase("rule");
    told.erase("rule_text");
    std::set<std::string> texts = all(part("src/server/text/en.toml", "[refused]", "\n["), "\n([a-z_]+) = ");
    for (const char* no_code : {"rule", "because", "unknown_field"}) CHECK(texts.erase(no_code) == 1);
    texts.insert("stopped");  // its text says what is of other rules
    CHECK(told == texts);
}
