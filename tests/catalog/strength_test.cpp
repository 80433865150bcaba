// What was measured of the levels, and what is said and offered because of it.
#include "catalog/strength.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "catalog/catalog.h"

namespace orrery {

std::span<const EmbeddedFile> catalog_texts();

namespace {

Texts texts_in(Language language) {
    Texts texts{language};
    texts.add(catalog_texts());
    return texts;
}

}  // namespace

TEST_CASE(
    "what was measured is whole: of games and levels that there are, each once, shares within intervals") {
    for (const GameRow& row : catalog()) {
        std::set<std::pair<int, int>> seen;
        for (const MeasuredLevel& each : measured_levels(row.info().id)) {
            CAPTURE(row.info().id);
            CAPTURE(each.level);
            CHECK(each.players >= row.info().min_players);
            CHECK(each.players <= row.info().max_players);
            CHECK(each.level >= 1);
            CHECK(each.level <= static_cast<int>(levels().size()));
            CHECK(each.below < each.level);
            CHECK(each.low <= each.wins);
            CHECK(each.wins <= each.high);
            CHECK(seen.emplace(each.players, each.level).second);
            if (each.below > 0) CHECK(level_is_offered(row.info().id, each.below, each.players));
        }
    }
    CHECK(measured_levels("chess").empty());
}

TEST_CASE("a level is offered unless it proved no stronger than the one below") {
    CHECK(MeasuredLevel{.players = 2, .level = 3, .below = 2, .wins = 0.6, .low = 0.55, .high = 0.65}
              .stronger());
    CHECK_FALSE(
        MeasuredLevel{.players = 2, .level = 4, .below = 3, .wins = 0.5, .low = 0.4, .high = 0.6}.stronger());
    // At a table of four an even share is a quarter.
    CHECK(
        MeasuredLevel{.players = 4, .level = 2, .below = 1, .wins = 0.4, .low = 0.3, .high = 0.5}.stronger());
    // A dozen games say nothing yet.
    const MeasuredLevel few{.players = 2, .level = 4, .below = 3, .wins = 0.5, .low = 0.2, .high = 0.8};
    CHECK(few.unclear());
    const MeasuredLevel many{.players = 2, .level = 4, .below = 3, .wins = 0.5, .low = 0.45, .high = 0.55};
    CHECK_FALSE(many.unclear());
    CHECK(level_is_offered("chess", 4, 2));  // nothing is known of it
    for (const GameRow& row : catalog()) {
        const auto offers = levels_of(row.info());
        REQUIRE(offers.size() == levels().size());
        for (std::size_t i = 0; i < offers.size(); ++i)
            for (int n = row.info().min_players; n <= row.info().max_players; ++n)
                CHECK((std::ranges::find(offers[i].players, n) != offers[i].players.end()) ==
                      level_is_offered(row.info().id, static_cast<int>(i) + 1, n));
    }
}

TEST_CASE("where a search proved no stronger, it is not offered for longer either") {
    for (const GameRow& row : catalog())
        for (int n = row.info().min_players; n <= row.info().max_players; ++n) {
            CAPTURE(row.info().id);
            CAPTURE(n);
            if (measured_level(row.info().id, 5, n) == nullptr)
                CHECK(level_is_offered(row.info().id, 5, n) == level_is_offered(row.info().id, 4, n));
        }
    // Four thousand iterations are no better than a thousand there (ADR 13).
    REQUIRE_FALSE(level_is_offered("alien_frontiers", 4, 2));
    CHECK_FALSE(level_is_offered("alien_frontiers", 5, 2));
    // Another kind of bot is another matter: `turn` is no stronger than `greedy` there, the search is.
    REQUIRE_FALSE(level_is_offered("master_of_orion", 2, 2));
    CHECK(level_is_offered("master_of_orion", 3, 2));
}

TEST_CASE("what is said of a level is what was measured, in both languages") {
    const MeasuredLevel two{.players = 2, .level = 3, .below = 2, .wins = 0.63, .low = 0.56, .high = 0.7};
    const MeasuredLevel four{.players = 4, .level = 1, .below = 0, .wins = 0.97, .low = 0.9, .high = 1};
    CHECK(texts_in(Language::English).format(claim_of(two)) == "Wins 6 of 10 games against Navigator.");
    CHECK(texts_in(Language::Polish).format(claim_of(two)) ==
          "Wygrywa 6 na 10 partii, gdy przeciwnikiem jest Nawigator.");
    CHECK(texts_in(Language::English).format(claim_of(four)) ==
          "With a bot that answers at random in all other seats it wins 97 of 100 games; 25 would be an even "
          "share.");
}

}  // namespace orrery
