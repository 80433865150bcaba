// The weights of the games' evaluations on a shelf: what is taken from files, and who uses it.
#include <doctest/doctest.h>

#include "catalog/catalog.h"
#include "shared/mutations.h"

namespace orrery {

namespace {

constexpr std::string_view kOne = "alien_frontiers", kOther = "pocket_imperium";

// A file with the set `hand` of a game, renamed, and one weight changed.
std::string file_with(std::string_view game, const std::string& name, double first) {
    const GamePart& part = built_in().part(game);
    WeightSets sets{{*part.weights().find("hand")}, {}};
    sets.sets[0].name = name;
    for (Numbers& numbers : sets.sets[0].by_players)
        if (!numbers.empty()) numbers[0] = first;
    return write_weights("a test", game, sets, part.weight_names());
}

}  // namespace

TEST_CASE("sets of weights are taken from a file for the game that it names") {
    for (const GameRow& row : catalog()) {
        Shelf shelf;
        const std::string_view id = row.info().id;
        const std::string before = shelf.weights(id).names();
        CHECK_FALSE(shelf.take_weights("x.toml", file_with(id, "mine", 7)).has_value());
        CHECK(shelf.weights(id).names() == before + ", mine");
        CHECK(shelf.weights(id).find("mine")->with(3)[0] == 7);
        CHECK_FALSE(shelf.take_weights("x.toml", file_with(id, "mine", 8)).has_value());
        CHECK(shelf.weights(id).find("mine")->with(3)[0] == 8);
        for (const GameRow& other : catalog())
            if (&other != &row) CHECK(shelf.weights(other.info().id).find("mine") == nullptr);
        CHECK(built_in().weights(id).find("mine") == nullptr);
    }
}

TEST_CASE("a file of weights that cannot be taken is refused, and nothing is changed") {
    Shelf shelf;
    CHECK_FALSE(shelf.take_weights("x.toml", file_with(kOne, "mine", 8)).has_value());
    CHECK(shelf.take_weights("x.toml", "game = [").value().key == "error.weights.syntax");
    CHECK(shelf.take_weights("x.toml", "speed = 1").value().key == "error.weights.no_game");
    CHECK(shelf.take_weights("x.toml", "game = \"chess\"").value().key == "error.weights.no_such_game");
    CHECK(shelf.take_weights("x.toml", "game = \"pocket_imperium\"").value().key == "error.weights.no_sets");
    std::string wrong = file_with(kOne, "mine", 9);
    wrong.replace(wrong.find("stuck = "), 8, "stock = ");
    CHECK(shelf.take_weights("x.toml", wrong).value().key == "error.weights.unknown");
    CHECK(shelf.weights(kOne).find("mine")->with(3)[0] == 8);
}

TEST_CASE("a copy of a shelf goes its own way") {
    Shelf shelf;
    const Shelf before = shelf;
    CHECK_FALSE(shelf.take_weights("x.toml", file_with(kOne, "mine", 7)).has_value());
    CHECK(before.weights(kOne).find("mine") == nullptr);
    CHECK(shelf.weights(kOne).find("mine") != nullptr);
}

TEST_CASE("whatever happens to a file of weights, the shelf stays whole") {
    Rng rng{8};
    const std::string file = file_with(kOther, "mine", 7);
    const std::string before = built_in().weights(kOther).names();
    for (int i = 0; i < 60; ++i) {
        Shelf shelf;
        const bool taken = !shelf.take_weights("x.toml", mutated(file, rng)).has_value();
        if (!taken) CHECK(shelf.weights(kOther).names() == before);
    }
}

TEST_CASE("a bot that judges positions takes the weights that its name says") {
    Shelf shelf;
    REQUIRE_FALSE(shelf.take_weights("x.toml", file_with(kOne, "mine", 7)).has_value());
    const GameRow& game = *find_game("af");
    CHECK(static_cast<bool>(game.make_bot(built_in(), "greedy:weights=hand")));
    CHECK(static_cast<bool>(game.make_bot(shelf, "greedy:weights=mine")));
    const auto unknown = game.make_bot(built_in(), "greedy:weights=mine");
    REQUIRE(!unknown);
    CHECK(unknown.problem() ==
          Message{"error.bot.weights",
                  {{"name", "greedy"}, {"value", "mine"}, {"known", built_in().weights(kOne).names()}}});
    CHECK(game.make_bot(built_in(), "random:weights=hand").problem().key == "error.bot.setting_unknown");
}

TEST_CASE("a temper is one of the sets that a game offers, at every level") {
    Shelf shelf;
    const GameRow& game = *find_game("af");
    const std::string file = "tempers = [\"mine\"]\n" + file_with(kOne, "mine", 7);
    REQUIRE_FALSE(shelf.take_weights("x.toml", file).has_value());
    for (const char* name : {"greedy:temper=mine", "level:1:temper=mine", "level:3:temper=mine"})
        CHECK(static_cast<bool>(game.make_bot(shelf, name)));
    const auto other = game.make_bot(shelf, "level:2:temper=hand");
    REQUIRE(!other);
    CHECK(other.problem() ==
          Message{"error.bot.temper", {{"name", "turn"}, {"value", "hand"}, {"known", "mine"}}});
}

TEST_CASE("every temper that a game offers has a name and a sentence, and one of them is the usual one") {
    for (const GameRow& row : catalog()) {
        const WeightSets& sets = built_in().weights(row.info().id);
        if (sets.tempers.empty()) continue;
        CHECK(sets.is_temper(sets.default_set().name));
        for (const Language language : {Language::English, Language::Polish})
            for (const std::string& temper : sets.tempers)
                for (const char* what : {".name", ".about"}) {
                    CAPTURE(temper);
                    CHECK(texts_of(built_in(), row, language).has("temper." + temper + what));
                }
    }
}

}  // namespace orrery
