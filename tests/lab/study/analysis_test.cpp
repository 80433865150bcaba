#include "lab/study/analysis.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "engine/luck.h"
#include "lab/report/analysis_report.h"

namespace orrery {
std::span<const EmbeddedFile> engine_texts();
std::span<const EmbeddedFile> lab_texts();

namespace {

// Goes by the points on the table, and gives points after the answer for every answer; the first of equals.
class ByPoints final : public AnyBot {
  public:
    Action choose(const AnyGame& game, Seat seat, Rng& rng) override {
        return advise(game, seat, rng).rated.front().action;
    }
    Advice advise(const AnyGame& game, Seat seat, Rng&) override {
        ActionList options;
        game.list(seat, options);
        Advice advice;
        for (const Action option : options) {
            const auto next = game.clone();
            next->play(seat, option);
            advice.rated.push_back({option, 0, chances_at(*next)[seat]});
        }
        std::stable_sort(advice.rated.begin(), advice.rated.end(),
                         [](const auto& left, const auto& right) { return left.chance > right.chance; });
        const auto best = game.clone();
        best->play(seat, advice.rated.front().action);
        advice.chances = chances_at(*best);
        advice.reasons = {{"no_such_reason", 1}};
        return advice;
    }

  private:
    static std::array<double, kMaxSeats> chances_at(const AnyGame& game) {
        const Standing now = game.standing();
        std::array<double, kMaxSeats> chances{};
        double total = 0;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat)
            total += chances[seat] = std::exp(now.scores[seat] / 4.0);
        for (double& chance : chances) chance /= total;
        return chances;
    }
};

// Knows no chances.
class Dumb final : public AnyBot {
  public:
    Action choose(const AnyGame& game, Seat seat, Rng&) override {
        ActionList options;
        game.list(seat, options);
        return options[0];
    }
    Advice advise(const AnyGame& game, Seat seat, Rng& rng) override {
        return {{{choose(game, seat, rng)}}, {}, {}};
    }
};

std::unique_ptr<AnyBot> by_points() { return std::make_unique<ByPoints>(); }

// Ruby answers as the bot would; Sapphire anything, and as badly as it can where points are at stake.
Record played(std::string_view name) {
    Record record{{}, Match{*find_game(name)->make(built_in(), {.players = 2})}};
    record.header.seats = {"best", "<worst>"};
    ByPoints bot;
    Rng rng{1};
    Luck luck{3};
    Seat last = kNobody;
    while (!record.match.game().over() && record.match.ply() < 400) {
        const AnyGame& game = record.match.game();
        const Seat seat = game.actors().first();
        if (seat == kChance) {
            REQUIRE(static_cast<bool>(record.match.answer(seat, luck.outcome(game, last))));
            continue;
        }
        const Advice advice = bot.advise(game, seat, rng);
        last = seat;
        const bool matters = advice.rated.front().chance - advice.rated.back().chance > 0.01;
        const auto anything = rng.below(static_cast<std::uint32_t>(advice.rated.size()));
        const std::size_t choice = seat == 0 ? 0 : matters ? advice.rated.size() - 1 : anything;
        const auto& rated = advice.rated[choice];
        REQUIRE(static_cast<bool>(record.match.answer(seat, rated.action)));
    }
    return record;
}

Texts texts_for(std::string_view game, Language language) {
    Texts texts{language};
    texts.add(engine_texts());
    texts.add(lab_texts());
    texts.add(find_game(game)->info().texts());
    return texts;
}

}  // namespace

TEST_CASE("an analysis finds out who played as the bot would, and what the others lost") {
    for (const char* name : {"af", "pi"}) {
        const Record record = played(name);
        const auto analysis = analyse(record.match, {.bot = "points"}, by_points, {});
        REQUIRE(static_cast<bool>(analysis));
        CHECK(analysis->decisions.size() == decisions_to_judge(record.match, {}).size());
        const auto& seats = analysis->seats;
        REQUIRE(seats.size() == 2);
        CHECK(seats[0].decisions > 5);
        CHECK(seats[0].agreed == seats[0].decisions);
        CHECK(seats[0].loss == 0);
        CHECK(analysis->mistakes.size() <= kMostMistakes);
        double before = 1;
        for (const std::size_t i : analysis->mistakes) {
            const JudgedDecision& mistake = analysis->decisions[i];
            CHECK(mistake.seat == 1);
            CHECK(mistake.loss() <= before);
            before = mistake.loss();
            CHECK(record.match.answers()[mistake.ply].action == mistake.played);
        }
        for (std::size_t i = 0; i + 1 < analysis->decisions.size(); ++i)
            CHECK(analysis->decisions[i].ply < analysis->decisions[i + 1].ply);
        if (record.match.game().over()) {
            CHECK(analysis->curve.size() == analysis->decisions.size() + 1);
            CHECK(analysis->curve.back().ply == record.match.ply());
        }
    }
}

TEST_CASE("points that are given away for good are mistakes") {
    const auto analysis = analyse(played("pi").match, {.bot = "points"}, by_points, {});
    REQUIRE(static_cast<bool>(analysis));
    CHECK(analysis->seats[1].loss > 0.02);
    CHECK(!analysis->mistakes.empty());
}

TEST_CASE("an analysis does not depend on threads, may be of one seat, and may be stopped") {
    const Record record = played("pi");
    const auto one = analyse(record.match, {.bot = "points"}, by_points, {});
    const auto three = analyse(record.match, {.bot = "points", .threads = 3}, by_points, {});
    REQUIRE(one->decisions.size() == three->decisions.size());
    for (std::size_t i = 0; i < one->decisions.size(); ++i) {
        CHECK(one->decisions[i].ply == three->decisions[i].ply);
        CHECK(one->decisions[i].chance_played == three->decisions[i].chance_played);
    }
    const auto own = analyse(record.match, {.bot = "points", .seat = Seat{1}}, by_points, {});
    for (const JudgedDecision& decision : own->decisions) CHECK(decision.seat == 1);
    CHECK(own->decisions.size() < one->decisions.size());
    const auto stopped =
        analyse(record.match, {.bot = "points"}, by_points, [](std::size_t) { return false; });
    REQUIRE(!stopped);
    CHECK(stopped.problem().key == "error.analyse.stopped");
}

TEST_CASE("a bot that does not say chances cannot analyse") {
    const auto refused =
        analyse(played("pi").match, {.bot = "dumb"}, [] { return std::make_unique<Dumb>(); }, {});
    REQUIRE(!refused);
    CHECK(refused.problem().key == "error.analyse.no_chances");
}

TEST_CASE("a game without decisions has an empty analysis") {
    const Match match{*find_game("af")->make(built_in(), {.players = 2})};
    const auto analysis = analyse(match, {.bot = "points"}, by_points, {});
    REQUIRE(static_cast<bool>(analysis));
    CHECK(analysis->decisions.empty());
    CHECK(analysis->mistakes.empty());
}

TEST_CASE("the page of an analysis is whole in both languages and names each mistake") {
    const Record record = played("pi");
    const AnalysisOptions options{.bot = "points"};
    const auto analysis = analyse(record.match, options, by_points, {});
    REQUIRE(static_cast<bool>(analysis));
    for (const Language language : kLanguages) {
        const Texts texts = texts_for("pi", language);
        const std::string html = report::analysis_report(texts, record, "my <game>.txt", options, *analysis);
        CHECK(html.find("<worst>") == std::string::npos);
        CHECK(html.find("&lt;worst&gt;") != std::string::npos);
        CHECK(html.find("&lt;report.") == std::string::npos);
        CHECK(html.find("seat-1") != std::string::npos);
        for (const std::size_t i : analysis->mistakes)
            CHECK(html.find("orrery replay my &lt;game&gt;.txt --to " +
                            std::to_string(analysis->decisions[i].ply)) != std::string::npos);
    }
    const Json json = to_json_document(record.match, options, *analysis, texts_for("pi", Language::English));
    CHECK(json.at("mistakes").as_array().size() == analysis->mistakes.size());
    CHECK(json.at("decisions").as_array().size() == analysis->decisions.size());
}

TEST_CASE("reasons are told in the words of the game, those that have some") {
    const Texts texts = texts_for("af", Language::Polish);
    CHECK(words_for({{"no_such_reason", 1}}, texts).empty());
    CHECK(!usual_analyst(*find_game("af"), built_in()).empty());
}

}  // namespace orrery
