// What a refusal tells of its rule.
#include "server/show/books.h"

#include <doctest/doctest.h>

#include "catalog/shelf.h"

namespace orrery::server {

TEST_CASE("a refusal tells the first sentence of its rule without sources and marks, in every language") {
    const Books books{built_in()};
    for (const GameRow& game : catalog())
        for (const Language language : kLanguages) {
            int rules = 0;
            for (const Section& section : books.rules(language, game.info().id).sections())
                for (const Block& block : section.blocks) {
                    if (block.rule.empty()) continue;
                    ++rules;
                    CAPTURE(block.rule);
                    const std::string told = books.rule_text(language, game.info().id, block.rule);
                    CHECK(told.size() > 5);
                    CHECK(told.find_first_of("`*") == std::string::npos);
                    for (const char* tag : {"[R", "[S", "[P", "R]", "P]"})
                        CHECK_MESSAGE(told.find(tag) == std::string::npos, told);
                    CHECK_MESSAGE((told.front() != ' ' && told.back() != ' '), told);
                }
            CHECK(rules > 50);
        }
}

}  // namespace orrery::server
