#include "lab/analysis.h"

#include <doctest/doctest.h>

#include "lab/luck.h"
#include "lab/report/analysis_report.h"

namespace orrery {
std::span<const EmbeddedFile> engine_texts();
std::span<const EmbeddedFile> lab_texts();

namespace {

// Likes the last answer of the list best; the one before it costs a tenth, and so on.
class LastIsBest final : public AnyBot {
  public:
    Action choose(const AnyGame& game, Seat seat, Rng& rng) override {
        return advise(game, seat, rng).rated.front().action;
    }
    Advice advise(const AnyGame& game, Seat seat, Rng&) override {
        ActionList options;
        game.list(seat, options);
        Advice advice;
        for (std::size_t i = options.size(); i-- > 0;)
            advice.rated.push_back(
                {options[i], 0, std::max(0.0, 0.8 - 0.1 * double(options.size() - 1 - i))});
        advice.reasons = {{"no_such_reason", 1}};
        advice.chances[seat] = 0.8;
        return advice;
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

std::unique_ptr<AnyBot> last_is_best() { return std::make_unique<LastIsBest>(); }

// Ruby answers with the last of the list, Sapphire with the first.
Record played(std::string_view name) {
    Record record{{}, Match{find_game(name)->make(built_in(), {.players = 2})}};
    record.header.seats = {"last", "<first>"};
    Luck luck{3};
    Seat last = kNobody;
    ActionList options;
    while (!record.match.game().over() && record.match.ply() < 400) {
        const AnyGame& game = record.match.game();
        const Seat seat = game.actors().first();
        if (seat == kChance) {
            REQUIRE(static_cast<bool>(record.match.answer(seat, luck.outcome(game, last))));
            continue;
        }
        game.list(seat, options);
        last = seat;
        REQUIRE(static_cast<bool>(
            record.match.answer(seat, seat == 0 ? options[options.size() - 1] : options[0])));
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
        const auto analysis = analyse(record.match, {.bot = "last"}, last_is_best, {});
        REQUIRE(static_cast<bool>(analysis));
        CHECK(analysis->decisions.size() == decisions_to_judge(record.match, {}).size());
        const auto& seats = analysis->seats;
        REQUIRE(seats.size() == 2);
        CHECK(seats[0].decisions > 5);
        CHECK(seats[0].agreed == seats[0].decisions);
        CHECK(seats[0].loss == 0);
        CHECK(seats[1].agreed == 0);
        CHECK(seats[1].loss >= 0.09 * static_cast<double>(seats[1].decisions));
        REQUIRE(analysis->mistakes.size() == kMostMistakes);
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

TEST_CASE("an analysis does not depend on threads, may be of one seat, and may be stopped") {
    const Record record = played("pi");
    const auto one = analyse(record.match, {.bot = "last"}, last_is_best, {});
    const auto three = analyse(record.match, {.bot = "last", .threads = 3}, last_is_best, {});
    REQUIRE(one->decisions.size() == three->decisions.size());
    for (std::size_t i = 0; i < one->decisions.size(); ++i) {
        CHECK(one->decisions[i].ply == three->decisions[i].ply);
        CHECK(one->decisions[i].chance_played == three->decisions[i].chance_played);
    }
    const auto own = analyse(record.match, {.bot = "last", .seat = Seat{1}}, last_is_best, {});
    for (const JudgedDecision& decision : own->decisions) CHECK(decision.seat == 1);
    CHECK(own->decisions.size() < one->decisions.size());
    const auto stopped =
        analyse(record.match, {.bot = "last"}, last_is_best, [](std::size_t) { return false; });
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
    const Match match{find_game("af")->make(built_in(), {.players = 2})};
    const auto analysis = analyse(match, {.bot = "last"}, last_is_best, {});
    REQUIRE(static_cast<bool>(analysis));
    CHECK(analysis->decisions.empty());
    CHECK(analysis->mistakes.empty());
}

TEST_CASE("the page of an analysis is whole in both languages and names each mistake") {
    const Record record = played("pi");
    const AnalysisOptions options{.bot = "last"};
    const auto analysis = analyse(record.match, options, last_is_best, {});
    REQUIRE(static_cast<bool>(analysis));
    for (const Language language : kLanguages) {
        const Texts texts = texts_for("pi", language);
        const std::string html = report::analysis_report(texts, record, "my <game>.txt", options, *analysis);
        CHECK(html.find("<first>") == std::string::npos);
        CHECK(html.find("&lt;first&gt;") != std::string::npos);
        CHECK(html.find("&lt;report.") == std::string::npos);
        CHECK(html.find("seat-1") != std::string::npos);
        for (const std::size_t i : analysis->mistakes)
            CHECK(html.find("orrery replay my &lt;game&gt;.txt --to " +
                            std::to_string(analysis->decisions[i].ply)) != std::string::npos);
    }
    const Json json = to_json_document(record.match, options, *analysis, texts_for("pi", Language::English));
    CHECK(json.at("mistakes").as_array().size() == kMostMistakes);
    CHECK(json.at("decisions").as_array().size() == analysis->decisions.size());
}

TEST_CASE("reasons are told in the words of the game, those that have some") {
    const Texts texts = texts_for("af", Language::Polish);
    CHECK(words_for({{"no_such_reason", 1}}, texts).empty());
    CHECK(!usual_analyst(*find_game("af"), built_in()).empty());
}

}  // namespace orrery
