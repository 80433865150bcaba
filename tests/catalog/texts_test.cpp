// What people read of any game: every answer, question, kind of goods and of points, reason and lack has
// words in every language, with nothing left open in them.
#include <doctest/doctest.h>

#include <cstdlib>
#include <set>

#include "catalog/along_games.h"
#include "engine/match.h"
#include "engine/question.h"

namespace orrery {
std::span<const EmbeddedFile> engine_texts();

namespace {

Texts texts_for(const GameRow& row, Language language) {
    Texts texts{language};
    texts.add(engine_texts());
    texts.add(texts_of(built_in(), row, language));
    return texts;
}

// Calls f(row, texts) for every game in every language.
template <class F>
void in_every_language(F f) {
    for (const GameRow& row : catalog())
        for (const Language language : kLanguages) {
            CAPTURE(row.info().id);
            f(row, texts_for(row, language));
        }
}

// Neither a key without a text nor a gap without a value.
bool is_whole(const std::string& text) {
    return !text.empty() && text.find_first_of("<>{}") == std::string::npos;
}

}  // namespace

TEST_CASE("what a person gains is told in Polish in the form that its number asks for") {
    // "5 rudy": so much of it, in the genitive singular after every number but one.
    static const std::set<std::string_view> kPartOfAWhole{"alien_frontiers.fuel", "alien_frontiers.ore",
                                                          "master_of_orion.food", "master_of_orion.fleet",
                                                          "master_of_orion.production"};
    static const std::set<std::string_view> kCountedInPolish{"arcs.power"};  // "punkt Potęgi"
    for (const GameRow& row : catalog()) {
        CAPTURE(row.info().id);
        const Texts english = texts_for(row, Language::English), polish = texts_for(row, Language::Polish);
        const auto game = *row.make(built_in(), {.players = 2});
        int counted = 0;
        for (const GoodsOf& each : game->goods(0)) {
            const std::string named = std::string{row.info().id} + '.' + std::string{each.kind};
            CAPTURE(named);
            // The words behind the number.
            const auto told = [&](const Texts& texts, int count) {
                const std::string text = gain_text(texts, GoodsOf{each.kind, count});
                const std::string number = (count < 0 ? "−" : "+") + std::to_string(std::abs(count)) + ' ';
                REQUIRE_MESSAGE(text.starts_with(number), text);
                return text.substr(number.size());
            };
            const std::string one = told(polish, 1), few = told(polish, 2), many = told(polish, 5);
            CHECK(told(polish, 22) == few);
            CHECK(told(polish, 12) == many);
            CHECK(told(polish, -1) == one);
            CHECK(gain_text(polish, Goods{{each.kind, 1}, {each.kind, -2}}) == "+1 " + one + ", −2 " + few);
            // What has a plural in English has all three forms in Polish; what nobody counts may have fewer.
            const bool in_english = told(english, 1) != told(english, 2);
            CHECK_MESSAGE((one != few && one != many && few != many) ==
                              (in_english || kCountedInPolish.contains(named)),
                          one, ", ", few, ", ", many);
            CHECK_MESSAGE((one != few && few == many) == kPartOfAWhole.contains(named), one, ", ", few);
            counted += in_english ? 1 : 0;
        }
        CHECK(counted > 0);
    }
}

TEST_CASE("every answer of every game has a label, a short one and a notation of its own") {
    in_every_language([](const GameRow& row, const Texts& texts) {
        const auto game = *row.make(built_in(), {.players = 2});
        const VerbTable& verbs = game->verbs();
        std::set<std::string> notations;
        for (int i = 0; i < verbs.size(); ++i) {
            const Action action = verbs.at(i);
            const std::string notation = verbs.write(action);
            if (!is_whole(label(texts, verbs, action)) || !is_whole(short_label(texts, verbs, action)))
                FAIL_CHECK(notation << ": " << label(texts, verbs, action));
            notations.insert(notation);
        }
        CHECK(notations.size() == static_cast<std::size_t>(verbs.size()));
    });
}

TEST_CASE("whatever happens in a game has a line in the log, for all and for those who may know more") {
    in_every_language([](const GameRow& row, const Texts& texts) {
        std::set<std::string> told;
        along_games(row, [&](const AnyGame& game, Seat seat, Action action) {
            told.insert(std::string{game.verbs().of(action).id});
            Answer answer;
            answer.seat = seat;
            if (seat == kChance) answer.befalls = game.befalls(action);
            for (const Told to : {Told::ToAll, Told::ToWitness}) {
                const std::string line = log_line(texts, game.verbs(), answer.subject(), action, to);
                if (!is_whole(line)) FAIL_CHECK(game.verbs().write(action) << ": " << line);
            }
        });
        CHECK(told.size() > 10);
    });
}

TEST_CASE("every question that a seat is asked has a title, words and a guide") {
    in_every_language([](const GameRow& row, const Texts& texts) {
        std::set<std::string> steps;
        along_games(row, [&](const AnyGame& game, Seat seat, Action) {
            if (seat == kChance) return;
            const std::string step = step_of(game.view(seat));
            if (!steps.insert(step).second) return;
            const Question question = question_of(texts, step);
            CHECK_MESSAGE(is_whole(question.title), step);
            CHECK_MESSAGE(is_whole(question.prompt), step);
            // The guide of a first game explains it, after its greeting.
            CHECK_MESSAGE(is_whole(texts.get("guide." + step)), step);
        });
        CHECK(steps.size() > 3);
        CHECK(is_whole(texts.get("guide.welcome")));
    });
}

TEST_CASE("every kind of points and of goods has a name, and the points add up to the score") {
    in_every_language([](const GameRow& row, const Texts& texts) {
        int looked = 0;
        along_games(row, [&](const AnyGame& game, Seat, Action) {
            if (looked++ % 16 != 0) return;
            const Breakdown kinds = game.breakdown();
            const Standing standing = game.standing();
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat) {
                int total = 0;
                for (const PointsOf& each : kinds) total += each.points[seat];
                CHECK(total == standing.scores[seat]);
                for (const GoodsOf& each : game.goods(static_cast<Seat>(seat))) {
                    CHECK_MESSAGE(texts.has("gain." + std::string{each.kind}), each.kind);
                    CHECK(is_whole(gain_text(texts, GoodsOf{each.kind, 1})));
                }
            }
            REQUIRE(!kinds.empty());
            for (const PointsOf& each : kinds)
                CHECK_MESSAGE(texts.has("points." + std::string{each.kind}), each.kind);
        });
        CHECK(looked > 100);
    });
}

TEST_CASE("every term of an evaluation has words for a reason") {
    in_every_language([](const GameRow& row, const Texts& texts) {
        const auto terms = built_in().part(row.info().id).terms();
        CHECK(!terms.empty());
        for (const std::string_view term : terms)
            CHECK_MESSAGE(texts.has("reason." + std::string{term}), term);
    });
}

TEST_CASE("whatever there may be too little of is said with both numbers") {
    in_every_language([](const GameRow& row, const Texts& texts) {
        CHECK(!row.info().lacks.empty());
        for (std::size_t i = 0; i < row.info().lacks.size(); ++i) {
            const std::string text = refusal_text(texts, row.info(), breaks("XY-1", i, 42, 17));
            CAPTURE(text);
            for (const char* part : {"42", "17", "XY-1"}) CHECK(text.find(part) != std::string::npos);
            CHECK(is_whole(text));
        }
    });
}

}  // namespace orrery
