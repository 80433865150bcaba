#include <doctest/doctest.h>

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <sstream>

#include "games/master_of_orion/rules.h"
#include "lab/report/arena_report.h"
#include "lab/report/charts.h"
#include "lab/report/simulate_report.h"

namespace orrery {
std::span<const EmbeddedFile> engine_texts();
std::span<const EmbeddedFile> lab_texts();
}  // namespace orrery

namespace orrery::report {

namespace {

Texts texts_in(Language language, std::string_view game = "") {
    Texts texts{language};
    texts.add(engine_texts());
    texts.add(lab_texts());
    if (!game.empty()) texts.add(find_game(game)->info().texts());
    return texts;
}

// Throws where tags do not match.
boost::property_tree::ptree parsed(const std::string& markup) {
    std::istringstream in{markup};
    boost::property_tree::ptree tree;
    boost::property_tree::read_xml(in, tree);
    return tree;
}

bool is_well_formed(const std::string& markup) {
    try {
        (void)parsed("<div>" + markup + "</div>");
        return true;
    } catch (const boost::property_tree::xml_parser_error& error) {
        MESSAGE(error.what());
        return false;
    }
}

std::size_t times(const std::string& text, std::string_view part) {
    std::size_t n = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
    return n;
}

// What every page must be: whole, in one language, without anything from elsewhere.
void check_page(const std::string& html) {
    CHECK_NOTHROW((void)parsed(html.substr(html.find('\n'))));
    for (const char* forbidden : {"<script", "http:", "https:", "src=", "url(", "@import", "nan", "inf\""})
        CHECK_MESSAGE(html.find(forbidden) == std::string::npos, forbidden);
    CHECK(html.find("&lt;report.") == std::string::npos);  // a text that is missing
    CHECK(times(html, "role=\"img\"") == times(html, "aria-label=\""));
}

SimulateResult simulated(const SimulateOptions& options) {
    auto result = simulate(options, {});
    REQUIRE(static_cast<bool>(result));
    return *result;
}

SimulateOptions series(const std::string& game, int players, std::uint64_t games) {
    SimulateOptions options;
    options.game = game;
    options.setup.players = static_cast<std::uint8_t>(players);
    options.games = games;
    options.study = true;
    return options;
}

}  // namespace

TEST_CASE("text in a page cannot become markup") {
    CHECK(escaped("<b a=\"x\">&'</b>") == "&lt;b a=&quot;x&quot;&gt;&amp;&#39;&lt;/b&gt;");
    CHECK(escaped("Żółć \x01\n") == "Żółć \n");
    CHECK(text_tag("p", "", "<i>") == "<p>&lt;i&gt;</p>");
    CHECK(tag("svg", {{"aria-label", "a\"b<c"}}, "") == "<svg aria-label=\"a&quot;b&lt;c\"></svg>");
    CHECK(tag("rect", {{"x", "1"}}, "") == "<rect x=\"1\"/>");
    const Texts texts = texts_in(Language::English);
    const std::string evil = "</p><script>alert(1)</script>";
    const std::string page =
        Page{texts, evil, evil}.findings({evil}).facts({{evil, evil}}).panel(evil, evil, "").html();
    CHECK(page.find("<script") == std::string::npos);
    check_page(page);
}

TEST_CASE("coordinates are short and never in another notation") {
    CHECK(coordinate(1) == "1");
    CHECK(coordinate(1.239) == "1.24");
    CHECK(coordinate(-0.001) == "0");
    CHECK(coordinate(1234567.5) == "1234567.5");
}

TEST_CASE("ticks are round numbers inside the axis") {
    CHECK(ticks(0, 1, 5) == std::vector<double>{0, 0.2, 0.4, 0.6000000000000001, 0.8, 1});
    CHECK(ticks(0, 100, 4) == std::vector<double>{0, 25, 50, 75, 100});
    CHECK(ticks(-10, 10, 4) == std::vector<double>{-10, -5, 0, 5, 10});
    for (double high = 0.01; high < 1e6; high *= 1.7) {
        const auto all = ticks(0, high, 5);
        CHECK(all.size() >= 3);
        CHECK(all.size() <= 11);
        CHECK(all.back() <= high * 1.0001);
    }
}

TEST_CASE("charts are well formed, have both sizes, and every seat its own piece") {
    const Texts texts = texts_in(Language::Polish);
    CurveChart chart;
    chart.alternative = "what \"there\" is <to> see";
    chart.x = {"x & y", 0, 10, false};
    chart.y = {"chance", 0, 1, true};
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        chart.curves.push_back({"bot", {{0, 0.1}, {5, 0.5}, {10, 0.9}}, seat});
        chart.flags.push_back({2.0 * seat, seat + 1});
    }
    const std::string curves = curve_chart(texts, chart);
    CHECK(is_well_formed(curves));
    CHECK(times(curves, "chart-wide") == 1);
    CHECK(times(curves, "chart-narrow") == 1);
    for (int seat = 0; seat < kMaxSeats; ++seat)
        CHECK(curves.find("curve seat-" + std::to_string(seat)) != std::string::npos);
    CHECK(curves.find("Rubin") != std::string::npos);
    std::vector<std::string> pieces;
    for (int seat = 0; seat < kMaxSeats; ++seat) pieces.push_back(seat_mark(seat, 5, 5, 4));
    for (std::size_t i = 0; i < pieces.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            CHECK(pieces[i].substr(pieces[i].find(' ', 15)) != pieces[j].substr(pieces[j].find(' ', 15)));

    CHECK(is_well_formed(share_bars(texts, {{"a", "<b>", share_of(3, 9), Tone::Bad}}, 0.25)));
    CHECK(is_well_formed(paired_bars(texts, {{"<a>", 1, 2}, {"b", 0, 0}}, "x", "y")));
    CHECK(is_well_formed(histogram(texts, {"a", "b", "c", {{-3, 1}, {0, 5}, {1999, 7}}})));
    CHECK(is_well_formed(histogram(texts, {"a", "b", "c", {}})));
    CHECK(is_well_formed(histogram(texts, {"a", "b", "c", {{7, 1}}})));
}

TEST_CASE("columns of a histogram hold all that was counted") {
    const Texts texts = texts_in(Language::English);
    std::map<long, std::uint64_t> counts;
    for (long value = -50; value < 300; ++value) counts[value] = 1;
    const std::string drawing = histogram(texts, {"a", "b", "c", counts});
    CHECK(times(drawing.substr(0, drawing.find("chart-narrow")), "class=\"bar\"") <= 31);
    CHECK(times(drawing, "class=\"bar\"") > 20);
}

TEST_CASE("the page about what wins is whole in both languages, for every game and number of players") {
    for (const GameRow& game : catalog()) {
        for (const int players : {2, 4}) {
            SimulateOptions options = series(std::string{game.info().id}, players, 30);
            options.bots = {"random"};
            const SimulateResult result = simulated(options);
            for (const Language language : kLanguages) {
                const Texts texts = texts_in(language, options.game);
                const std::string html = simulate_report(texts, options, result);
                check_page(html);
                CHECK(html.find(escaped(texts.get("game.title"))) != std::string::npos);
                CHECK(html.find(escaped(texts.get("report.simulate.sources"))) != std::string::npos);
            }
        }
    }
}

TEST_CASE("the page about what wins names the cards of the content that was played with") {
    std::string text{mo::MasterOfOrion::content_file().text};
    const std::size_t first = text.find("[[structure]]");
    text.insert(first,
                "[[structure]]\nid = \"front\"\nname_en = \"Front\"\nname_pl = \"Front\"\ncolour = \"blue\"\n"
                "copies = 2\ncost = [1, 0, 0]\nincome = [1, 0, 0]\nvp = 1\n"
                "source = { name = \"R\", colour = \"R\", numbers = \"R\", effect = \"R\" }\n\n");
    Shelf shelf;
    const auto problem = shelf.replace_content("mine.toml", text);
    REQUIRE_MESSAGE(!problem, problem->key);
    SimulateOptions options = series("master_of_orion", 2, 600);
    options.bots = {"random"};
    const auto result = simulate(options, {}, shelf);
    REQUIRE(result);
    Texts texts = texts_in(Language::English);
    texts.add(texts_of(shelf, find_game("master_of_orion")->info(), Language::English));
    // With one card more in front, the built-in cards would give every answer the name of its neighbour.
    CHECK((simulate_report(texts, options, *result, shelf) != simulate_report(texts, options, *result)));
}

TEST_CASE("the page of a match is whole in both languages, undecided or not, finished or not") {
    ArenaOptions options;
    options.game = "pi";
    options.bots = {"greedy", "random"};
    options.blocks = 6;
    options.sprt = SprtPlan{};
    for (const std::uint64_t most_answers : {100'000U, 10U}) {
        options.most_answers = most_answers;
        ArenaTally tally{options};
        const auto take = [&](std::uint64_t, const ArenaBlock& block) {
            tally.add(block);
            return std::optional<Message>{};
        };
        REQUIRE(!run_arena(options, {}, {take, {}}));
        for (const Language language : kLanguages)
            check_page(arena_report(texts_in(language, "pi"), options, tally.summary()));
    }
}

TEST_CASE("a page without finished games says so and is whole") {
    SimulateOptions options = series("af", 2, 3);
    options.most_answers = 40;
    const std::string html = simulate_report(texts_in(Language::English, "af"), options, simulated(options));
    check_page(html);
    CHECK(html.find("3 games were too long") != std::string::npos);
}

TEST_CASE("the study counts what happened, with any number of threads") {
    SimulateOptions options = series("pi", 3, 40);
    const Study one = simulated(options).study;
    options.threads = 3;
    const Study three = simulated(options).study;
    CHECK(one.games == 40);
    CHECK(one.lengths == three.lengths);
    CHECK(one.scores == three.scores);
    REQUIRE(one.actions.size() == three.actions.size());
    std::uint64_t uses = 0;
    for (std::size_t i = 0; i < one.actions.size(); ++i) {
        CHECK(one.actions[i].sides == three.actions[i].sides);
        CHECK(one.actions[i].wins == three.actions[i].wins);
        uses += one.actions[i].uses;
    }
    CHECK(uses == simulated(options).decisions);
    std::int64_t wins = 0;
    for (const Seen& place : one.turn_order) wins += place.wins;
    CHECK(wins == 40 * kWinUnit);
    std::uint64_t scores = 0;
    for (const auto& [score, n] : one.scores) scores += n;
    CHECK(scores == 120);
    CHECK(one.sources.winners + one.sources.others == 120);
    CHECK(one.course.back().first.n + one.course.back().second.n == 120);
    CHECK(one.course.back().first.mean() > one.course.back().second.mean());
}

TEST_CASE("notes of a game: who did what, and what they won") {
    const auto game = *find_game("pi")->make(built_in(), {.players = 2});
    const VerbTable& verbs = game->verbs();
    GameNotes notes{verbs};
    const Action one = verbs.at(0), two = verbs.at(1);
    Study study;
    for (int i = 0; i < 2; ++i) {
        notes.begin(2);
        notes.decision(1, one, 2, {});
        notes.decision(1, one, 2, {});
        notes.decision(0, two, 1, {{5, 0}, {1, 2}});
        notes.end({{5, 3}, {1, 2}}, {{"a", {5, 3}}},
                  {{{"race", "cats"}}, {{"race", "birds"}, {"card", "moon"}}}, study);
    }
    CHECK(study.games == 2);
    CHECK(study.actions[0].sides == 2);
    CHECK(study.actions[0].uses == 4);
    CHECK(study.actions[0].wins == 0);
    CHECK(study.actions[1].wins == 2 * kWinUnit);
    CHECK(study.turn_order[0].wins == 0);
    CHECK(study.turn_order[1].wins == 2 * kWinUnit);
    CHECK(study.openings.size() == 2);  // the answer that was the only one is no opening
    CHECK(study.sources.points.at("a") == std::pair<std::int64_t, std::int64_t>{10, 6});
    CHECK(study.leaders[2].wins == 2 * kWinUnit);
    CHECK(study.kinds.size() == 1);  // the same game twice
    CHECK(study.traits.at("race").members.at("cats").at({1, 0}).wins == 2 * kWinUnit);
    CHECK(study.traits.at("race").members.at("birds").at({1, 0}).wins == 0);
    CHECK(study.traits.at("card").members.at("moon").at({1, 0}).sides == 2);
    CHECK(study.everybody().sides == 4);
    Study both = study;
    both.add(study);
    CHECK(both.traits.at("race").members.at("cats").at({1, 0}).sides == 4);
}

TEST_CASE("a card that winners have because they have more cards has no merit of its own") {
    Traits traits;
    // Whoever has two cards wins 3 of 4 games, whoever has one 1 of 4; `idle` and `dull` do nothing, `key`
    // wins.
    const auto add = [&](const SeatTraits& had, int games, int won) {
        for (int i = 0; i < games; ++i) note_traits(had, i < won ? kWinUnit : 0, traits);
    };
    add({{"card", "idle"}, {"card", "dull"}}, 8, 6);
    add({{"card", "key"}, {"card", "dull"}}, 4, 4);
    add({{"card", "dull"}, {"card", "rest"}}, 4, 2);
    add({{"card", "rest"}}, 16, 4);
    const auto merits = merits_in(traits.at("card"), {32, 16 * kWinUnit, 0});
    const auto merit = [&](std::string_view id) { return *std::ranges::find(merits, id, &TraitMerit::id); };
    CHECK(merits.front().id == "key");
    CHECK(merit("key").above_similar == doctest::Approx(1.0 - 8.0 / 12));
    CHECK(merit("idle").above_others == doctest::Approx(0.75 - 10.0 / 24));
    CHECK(merit("idle").above_similar == doctest::Approx(0));
    CHECK(merit("idle").times_even == doctest::Approx(1.5));
    CHECK(merit("dull").above_similar == 0);  // nobody with two cards was without it
    CHECK(merit("key").margin > 0);
}

TEST_CASE("a card that only the rich can pay has no merit of its own") {
    Traits traits;
    // Two cards each. Who spent much wins 3 of 4 games, with `dear` as with others; who spent little 1 of 4.
    const auto add = [&](const SeatTraits& had, int games, int won) {
        for (int i = 0; i < games; ++i) note_traits(had, i < won ? kWinUnit : 0, traits);
    };
    constexpr int kLow = 2, kMiddle = 20, kHigh = 38;
    add({{"card", "dear", kHigh}, {"card", "plain", kLow}}, 4, 3);
    add({{"card", "fair", kMiddle}, {"card", "other", kMiddle}}, 8, 6);
    add({{"card", "plain", kLow}, {"card", "other", kLow}}, 12, 3);
    const auto merits = merits_in(traits.at("card"), {24, 12 * kWinUnit, 0});
    const auto dear = *std::ranges::find(merits, "dear", &TraitMerit::id);
    CHECK(dear.above_others == doctest::Approx(0.75 - 9.0 / 20));
    CHECK(dear.above_similar == doctest::Approx(0));
}

}  // namespace orrery::report
