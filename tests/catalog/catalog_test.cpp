#include "catalog/catalog.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "catalog/levels.h"
#include "engine/match.h"

namespace orrery {
std::span<const EmbeddedFile> catalog_texts();
std::span<const EmbeddedFile> games_pocket_imperium_content();

namespace {

const GameRow& alien_frontiers() {
    const GameRow* row = find_game("alien_frontiers");
    REQUIRE(row != nullptr);
    return *row;
}

}  // namespace

TEST_CASE("a game is found by the names that people write") {
    const GameRow* row = &alien_frontiers();
    for (const char* name : {"alien_frontiers", "alien-frontiers", "alien frontiers", "Alien Frontiers",
                             " AF ", "af", "alien_f", "ALIEN FRONT"})
        CHECK_MESSAGE(find_game(name) == row, name);
    for (const char* name : {"", " ", "chess", "alien_frontiers_2", "lien", "frontiers"})
        CHECK_MESSAGE(find_game(name) == nullptr, name);
}

TEST_CASE("a beginning that two games share names neither") {
    static const GameInfo one{.id = "alien_one", .rule_prefix = "XA", .options = {}},
        two{.id = "alien_two", .rule_prefix = "XB", .options = {}},
        three{.id = "alien", .rule_prefix = "XC", .options = {}};
    GameRow rows[]{alien_frontiers(), alien_frontiers(), alien_frontiers()};
    rows[0].info = []() -> const GameInfo& { return one; };
    rows[1].info = []() -> const GameInfo& { return two; };
    rows[2].info = []() -> const GameInfo& { return three; };
    const std::span two_rows{rows, 2};
    CHECK(find_game("alien", two_rows) == nullptr);
    CHECK(find_game("alien_", two_rows) == nullptr);
    CHECK(find_game("a", two_rows) == nullptr);
    CHECK(find_game("alien o", two_rows) == &rows[0]);
    CHECK(find_game("xb", two_rows) == &rows[1]);
    CHECK(find_game("alien", rows) == &rows[2]);  // its whole name is no beginning
}

TEST_CASE("every game of the catalog is found by its id and its prefix, and names its bots") {
    std::set<std::string_view> ids;
    for (const GameRow& row : catalog()) {
        CHECK(ids.insert(row.info().id).second);
        CHECK(find_game(row.info().id) == &row);
        CHECK(find_game(row.info().rule_prefix) == &row);
        CHECK(row.bots().front() == "random");
        for (const std::string& name : row.bots()) CHECK(static_cast<bool>(row.make_bot(built_in(), name)));
    }
    CHECK(usual_bot(alien_frontiers()) == "greedy");
    CHECK(alien_frontiers().bots() == std::vector<std::string>{"random", "greedy", "turn", "mcts"});
}

TEST_CASE("a bot that does not exist is refused with the list of those that do") {
    const auto bot = alien_frontiers().make_bot(built_in(), "grandmaster");
    REQUIRE(!bot);
    CHECK(bot.problem() ==
          Message{"error.bot.unknown",
                  {{"name", "grandmaster"},
                   {"known", "random, greedy, turn, mcts, level:1, level:2, level:3, level:4, level:5"}}});
    CHECK(!alien_frontiers().make_bot(built_in(), ""));
    CHECK(!alien_frontiers().make_bot(built_in(), "Greedy"));
}

TEST_CASE("settings of bots are read, or refused with what is allowed") {
    for (const GameRow& row : catalog()) {
        CHECK(static_cast<bool>(row.make_bot(built_in(), "greedy:noise=0.5")));
        CHECK(row.make_bot(built_in(), "greedy:noise=2").problem().key == "error.bot.setting_range");
        CHECK(row.make_bot(built_in(), "random:noize=0.5").problem().key == "error.bot.setting_unknown");
        CHECK(row.make_bot(built_in(), "greedy:").problem().key == "error.bot.setting_form");
        CHECK(static_cast<bool>(row.make_bot(built_in(), "mcts:iterations=50:threads=2:exploration=0.5")));
        CHECK(row.make_bot(built_in(), "mcts:iterations=0").problem().key == "error.bot.setting_range");
        CHECK(row.make_bot(built_in(), "mcts:nodes=1").problem().key == "error.bot.setting_range");
        CHECK(row.make_bot(built_in(), "mcts:time=1s").problem().key == "error.bot.no_clock");
        CHECK(row.make_bot(built_in(), "level9:a=b").problem().key == "error.bot.unknown");
    }
}

TEST_CASE("levels name bots, and hand on what is set besides") {
    for (const GameRow& row : catalog())
        for (const LevelRow& level : levels())
            CHECK(static_cast<bool>(row.make_bot(built_in(), "level:" + std::string{level.level})));
    CHECK(write_bot_name(*bot_behind_level(*read_bot_name("level:1"))) == "greedy");
    CHECK(write_bot_name(*bot_behind_level(*read_bot_name("level:3:threads=2:noise=0.1"))) ==
          "mcts:iterations=1000:threads=2:noise=0.1");
    CHECK(write_bot_name(*bot_behind_level(*read_bot_name("level:3:iterations=7"))) == "mcts:iterations=7");
    for (const char* name : {"level", "level:0", "level:6", "level:x", "level:noise=0.1"})
        CHECK(alien_frontiers().make_bot(built_in(), name).problem().key == "error.bot.no_level");
    CHECK(alien_frontiers().make_bot(built_in(), "level:1:iterations=5").problem().key ==
          "error.bot.setting_unknown");
}

TEST_CASE("bots at the edge play a whole game by the rules") {
    for (const char* name :
         {"random", "greedy", "turn:beam=2:worlds=1", "mcts:iterations=10", "level:1:noise=0.3"}) {
        const auto bot = alien_frontiers().make_bot(built_in(), name);
        REQUIRE(static_cast<bool>(bot));
        Match match{*alien_frontiers().make(built_in(), {.players = 3})};
        Rng rng{11};
        while (!match.game().over()) {
            const Seat seat = match.game().actors().first();
            ActionList possible;
            match.game().list(seat, possible);
            const Action action =
                seat == kChance ? rng.one_of(possible) : (*bot)->choose(match.game(), seat, rng);
            REQUIRE(match.answer(seat, action) == kAllowed);
        }
    }
}

TEST_CASE("advice covers exactly the answers that are allowed") {
    auto game = *alien_frontiers().make(built_in(), {.players = 2});
    Rng rng{5};
    for (int i = 0; i < 60; ++i) {
        const Seat seat = game->actors().first();
        ActionList possible;
        game->list(seat, possible);
        if (seat != kChance) {
            const Advice advice =
                (*alien_frontiers().make_bot(built_in(), "greedy"))->advise(*game, seat, rng);
            REQUIRE(advice.rated.size() == possible.size());
            for (const auto& rated : advice.rated) CHECK(possible.contains(rated.action));
            CHECK(
                std::is_sorted(advice.rated.begin(), advice.rated.end(),
                               [](const auto& left, const auto& right) { return left.value > right.value; }));
        }
        game->play(seat, rng.one_of(possible));
    }
}

TEST_CASE("records and positions know games by their exact id") {
    const Games games = all_games();
    CHECK(games.find("alien_frontiers") == &alien_frontiers().info());
    CHECK(games.find("af") == nullptr);
    CHECK(static_cast<bool>(games.make("alien_frontiers", {.players = 4})));
    const auto refused = games.make("alien_frontiers", {.players = 5});
    REQUIRE(!refused);
    CHECK(refused.problem() == Message{"error.setup.refused", {{"rule", "AF-1"}}});
    const auto unknown = games.make("chess", {});
    REQUIRE(!unknown);
    CHECK(unknown.problem() == unknown_game("chess"));
}

TEST_CASE("what the catalog says has words in every language") {
    for (const Language language : kLanguages) {
        Texts texts{language};
        texts.add(catalog_texts());
        for (const Message& message :
             {unknown_game("chess"), alien_frontiers().make_bot(built_in(), "x").problem(),
              Message{"error.bot.too_many", {{"n", "5"}, {"players", "2"}}},
              Message{"error.bot.none", {{"known", "x"}}},
              alien_frontiers().make_bot(built_in(), "greedy:x").problem(),
              alien_frontiers().make_bot(built_in(), "greedy:x=1").problem(),
              alien_frontiers().make_bot(built_in(), "greedy:x=1:x=1").problem(),
              alien_frontiers().make_bot(built_in(), "greedy:noise=x").problem(),
              alien_frontiers().make_bot(built_in(), "mcts:time=1s").problem(),
              alien_frontiers().make_bot(built_in(), "level:9").problem(),
              Message{"error.bot.setting_time",
                      {{"name", "x"}, {"key", "time"}, {"value", "1"}, {"most", "9"}}}}) {
            const std::string text = texts.format(message);
            CHECK_MESSAGE(text.find_first_of("<>{}") == std::string::npos, text);
        }
    }
}

namespace {

std::uint64_t content_of(const Shelf& shelf, std::string_view game) {
    return (*find_game(game)->make(shelf, {.players = 2}))->content_hash();
}

}  // namespace

TEST_CASE("content is replaced for the game that its file names, or refused with file and line") {
    const std::string game = "pocket_imperium";
    const std::string built = std::string{games_pocket_imperium_content().front().text};
    Shelf shelf;
    CHECK_FALSE(shelf.replace_content("same.toml", built).has_value());
    CHECK(content_of(shelf, game) == content_of(built_in(), game));

    std::string changed = built;
    changed.replace(changed.find("[2, -3]"), 7, "[1, -1]");  // a tile on top of Prime
    const auto refused = shelf.replace_content("mine.toml", changed);
    REQUIRE(refused.has_value());
    CHECK(refused->key == "error.content.overlap");
    CHECK(content_of(shelf, game) == content_of(built_in(), game));

    std::string poorer = built;
    poorer.replace(poorer.find("\"level_2\""), 9, "\"level_1\"");
    CHECK_FALSE(shelf.replace_content("mine.toml", poorer).has_value());
    CHECK(content_of(shelf, game) != content_of(built_in(), game));

    CHECK(shelf.replace_content("x.toml", "game = [").value().key == "error.content.syntax");
    CHECK(shelf.replace_content("x.toml", "tile = 1").value().key == "error.content.no_game");
    std::string deep;  // refused before anything is read from it
    for (int i = 0; i < 100; ++i) deep += "a.";
    CHECK(shelf.replace_content("x.toml", deep + "a = 1").value().key == "error.content.dots");
    CHECK(shelf.take_weights("x.toml", deep + "a = 1").value().key == "error.content.dots");
    CHECK(shelf.replace_content("x.toml", "game = \"alien_frontiers\"").value().key ==
          "error.content.no_such_game");
}

}  // namespace orrery
