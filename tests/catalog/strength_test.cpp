// What was measured of the levels, and what is said and offered because of it.
#include "catalog/strength.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "catalog/shelf.h"
#include "core/embedded.h"

namespace orrery {

std::span<const EmbeddedFile> catalog_texts();
std::span<const EmbeddedFile> catalog_strength();

namespace {

Texts texts_in(Language language) {
    Texts texts{language};
    texts.add(catalog_texts());
    return texts;
}

// The level that the page proposes first: the second, else the nearest to it that proved stronger than the
// one below, the higher of two (web/src/screens/levels.ts).
int proposed_level(std::string_view game, int players) {
    if (level_is_offered(game, 2, players)) return 2;
    int nearest = 0;
    for (const MeasuredLevel& each : measured_levels(game))
        if (each.players == players && each.stronger() &&
            (nearest == 0 || std::abs(each.level - 2) <= std::abs(nearest - 2)))
            nearest = each.level;
    return nearest;
}

// Of games among bots of one kind, in turns of a seat.
struct GameLength {
    std::int64_t games = 0;
    double least = 0, median = 0, most = 0;
};

// With the bots that people are offered first: of that level, with the usual temper where there are tempers.
std::optional<GameLength> usual_length(std::string_view game, int players) {
    const Json measured = *parse_json(catalog_strength().front().text);
    const WeightSets& sets = built_in().weights(game);
    const std::string& usual = sets.default_set().name;
    const std::string temper = sets.is_temper(usual) ? usual : "";
    for (const Json& row : measured.at("games").at(game).at("lengths").as_array()) {
        if (row.at("players").as_int64() != players || row.at("temper").as_string() != temper ||
            row.at("level").as_int64() != proposed_level(game, players))
            continue;
        const Json& turns = row.at("turns");
        return GameLength{row.at("games").as_int64(), turns.at("least").to_number<double>(),
                          turns.at("median").to_number<double>(), turns.at("most").to_number<double>()};
    }
    return std::nullopt;
}

// What a box promises of the length of a game, in turns of the seat that has the most of them; a turn is what
// a seat answers until another does. Of each number of players, from the smallest.
struct Promise {
    std::string_view game;
    std::vector<double> turns;
};
// clang-format off
const Promise kPromises[] = {
    // 60 to 90 minutes: 10 to 20 turns of a player.
    {"alien_frontiers", {20, 20, 20}},
    // Six rounds, eight with four players (2.2): a plan, three cards, with two players six (PI-29, PI-38), and
    // a sector; before them two colonies are settled. Who holds Prime is asked once more in a round.
    {"pocket_imperium", {2 + 6 * (1 + 6 + 1), 2 + 6 * (1 + 3 + 1), 2 + 8 * (1 + 3 + 1)}},
    // At most five chapters of six cards, one to a turn (AR-57, AR-258). The other questions of a battle or of a
    // Vox card have to fit in as well: most games end after three or four chapters.
    {"arcs", {5 * 6, 5 * 6, 5 * 6}},
    // A race and a new hand, then at most eight rounds: effects of the start (MO-49), five actions at the highest
    // level of development (MO-45), cards beyond the limit of the hand (MO-92).
    {"master_of_orion", {2 + 8 * (1 + 5 + 1), 2 + 8 * (1 + 5 + 1), 2 + 8 * (1 + 5 + 1)}},
    // 15 to 30 minutes for each player, and a turn is one action: a minute. The deck of 72 goes through once for
    // each player; less the hands, and with two cards spent in a turn (the Assembly Limit), it lasts as long:
    // (72 - 3 n) / 2 turns, which is less than thirty with five.
    {"alien_artifacts", {30, 30, 30, (72 - 3 * 5) / 2.0}},
};
// clang-format on
constexpr double kTooLong = 60;  // of a game that promises nothing: nobody would play a first one to its end

double promised_turns(const GameInfo& game, int players) {
    const auto* promise = std::ranges::find(kPromises, game.id, &Promise::game);
    return promise == std::end(kPromises)
               ? kTooLong
               : promise->turns.at(static_cast<std::size_t>(players - game.min_players));
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

TEST_CASE(
    "a level that was not measured at a table of that size, or too seldom, says so and claims nothing") {
    std::set<std::string> said;
    for (const GameRow& row : catalog())
        for (int level = 1; level <= static_cast<int>(levels().size()); ++level)
            for (int n = row.info().min_players; n <= row.info().max_players; ++n) {
                CAPTURE(row.info().id);
                CAPTURE(level);
                CAPTURE(n);
                const MeasuredLevel* measured = measured_level(row.info().id, level, n);
                const Message told = strength_of(row.info().id, level, n);
                said.insert(told.key);
                CHECK((told.key == "level.not_stronger") != level_is_offered(row.info().id, level, n));
                CHECK((told.key == "level.wins" || told.key == "level.wins_alone") ==
                      (measured != nullptr && measured->stronger()));
                if (told.key == "level.few_games") CHECK(measured->unclear());
                if (told.key == "level.unmeasured") CHECK(measured == nullptr);
            }
    CHECK(said.contains("level.wins"));
    CHECK(strength_of("chess", 3, 2).key == "level.unmeasured");
    CHECK(texts_in(Language::English).get("level.few_games") ==
          "Too few games measured to tell its strength.");
    CHECK(texts_in(Language::Polish).get("level.unmeasured") == "Siły jeszcze nie zmierzono.");
}

TEST_CASE("what a temper claims was measured against the usual one with as many players") {
    for (const GameRow& row : catalog()) {
        const WeightSets& sets = built_in().weights(row.info().id);
        for (const MeasuredTemper& each : measured_tempers(row.info().id)) {
            CAPTURE(row.info().id);
            CAPTURE(each.temper);
            CAPTURE(each.players);
            CHECK(sets.is_temper(each.temper));
            CHECK(sets.is_temper(each.against));
            CHECK(each.low <= each.wins);
            CHECK(each.wins <= each.high);
            const auto claim = temper_claim(row.info().id, each.temper, each.against, each.players);
            CHECK(claim.has_value() == (each.stronger() || each.weaker()));
        }
        CHECK_FALSE(temper_claim(row.info().id, sets.default_set().name, sets.default_set().name, 2));
    }
    // A match of two was played one way round, and tells of both.
    const auto raids = temper_claim("alien_frontiers", "raider", "builder", 2);
    const auto builds = temper_claim("alien_frontiers", "builder", "raider", 2);
    REQUIRE(raids);
    REQUIRE(builds);  // weaker is told as well
    Texts texts = texts_of(built_in(), *find_game("alien_frontiers"), Language::English);
    texts.add(catalog_texts());
    CHECK(texts.format(*raids).starts_with("As Navigator it wins "));
    CHECK(texts.format(*raids).ends_with(" of 10 games against Builder."));
    CHECK(texts.format(*builds) == "As Navigator it wins 2 of 10 games against Raider.");
    // A few games that all ended alike are no measurement.
    CHECK_FALSE(MeasuredTemper{.players = 4, .wins = 0.5, .low = 0.5, .high = 0.5}.stronger());
    CHECK_FALSE(MeasuredTemper{.players = 4, .wins = 0.1, .low = 0.1, .high = 0.1}.weaker());
    CHECK(MeasuredTemper{.players = 4, .wins = 0.13, .low = 0.07, .high = 0.2}.weaker());
    CHECK_FALSE(MeasuredTemper{.players = 4, .wins = 0.25, .low = 0.17, .high = 0.33}.weaker());
}

TEST_CASE("how long games last was measured at every table, with the bots that people are offered first") {
    for (const GameRow& row : catalog())
        for (int n = row.info().min_players; n <= row.info().max_players; ++n) {
            CAPTURE(row.info().id);
            CAPTURE(n);
            const auto length = usual_length(row.info().id, n);
            CHECK(length);
            if (!length) continue;
            CHECK(length->games >= 12);
            CHECK(length->least > 0);
            CHECK(length->least <= length->median);
            CHECK(length->median <= length->most);
        }
}

TEST_CASE(
    "a game among the bots that people are offered first ends within the length that its box promises") {
    for (const GameRow& row : catalog())
        for (int n = row.info().min_players; n <= row.info().max_players; ++n) {
            CAPTURE(row.info().id);
            CAPTURE(n);
            const auto length = usual_length(row.info().id, n);
            CHECK(length);
            if (length) CHECK(length->median <= promised_turns(row.info(), n));
        }
}

}  // namespace orrery
