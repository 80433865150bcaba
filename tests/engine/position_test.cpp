// Positions: out and in, each refusal, and documents that were tampered with.
#include "engine/position.h"

#include <doctest/doctest.h>

#include "engine/match.h"
#include "engine/said.h"
#include "engine/toy_game.h"
#include "shared/mutations.h"

using namespace orrery;
using toy::SealedBids;

namespace {

const Games kGames = only_game(SealedBids{});

// A game of three in its second round, one bid in.
std::unique_ptr<AnyGame> midgame() {
    Match match{std::make_unique<GameOf<SealedBids>>(SealedBids{}, toy::setup_for(3, 1))};
    Rng rng{11};
    while (match.ply() < 9 + 5 + 3) {
        ActionList options;
        const Seat who = match.game().actors().first();
        match.game().list(who, options);
        match.answer(who, rng.one_of(options));
    }
    return match.game().clone();
}

Message problem_in(const Json& json) {
    const auto read = read_position(json, kGames);
    if (read) return {"none", {}};
    CHECK_MESSAGE(can_be_said(read.problem()), read.problem().key);
    return read.problem();
}

// What is wrong once a field of the document has another value.
Message problem_with(std::string_view field, Json value) {
    Json json = position_json(*midgame());
    json.get_object()[field] = std::move(value);
    return problem_in(json);
}

}  // namespace

TEST_CASE("a position is a JSON document with everything that is needed to play on") {
    const auto game = midgame();
    const Json json = position_json(*game);
    Json head = json;
    head.get_object().erase("state");
    CHECK(boost::json::serialize(head) ==
          R"({"format":"orrery-position","version":1,"game":"sealed_bids","rules":1,)"
          R"("content":"0123456789abcdef","players":3,"options":{"length":"short","calls":"open"}})");
    const auto read = read_position(json, kGames);
    REQUIRE(read);
    CHECK((*read)->state() == game->state());
    CHECK((*read)->actors() == game->actors());
    CHECK((*read)->setup() == game->setup());
    CHECK(position_json(**read) == json);
}

TEST_CASE("content is named by sixteen hex digits") {
    CHECK(content_digits(0) == "0000000000000000");
    CHECK(content_digits(0xfedcba9876543210ULL) == "fedcba9876543210");
}

TEST_CASE("what is no position is refused") {
    CHECK(problem_in(Json(7)).key == "error.position.format");
    CHECK(problem_in(Json(boost::json::object{})).key == "error.position.format");
    CHECK(problem_with("format", "orrery-record").key == "error.position.format");
    CHECK(problem_with("version", 2) == Message{"error.position.version", {{"known", "1"}}});
    CHECK(problem_with("version", 1.0).key == "error.position.version");
    CHECK(problem_with("comment", "hello") == Message{"error.position.unknown", {{"field", "comment"}}});
    for (const auto field : {"game", "rules", "content", "players", "options", "state"}) {
        Json json = position_json(*midgame());
        json.get_object().erase(field);
        CHECK(problem_in(json) == Message{"error.position.missing", {{"field", field}}});
    }
}

TEST_CASE("a position of another game, other rules or other content is refused") {
    CHECK(problem_with("game", "chess") == Message{"error.position.game", {{"game", "chess"}}});
    CHECK(problem_with("game", 1) == Message{"error.json.string", {{"path", "game"}}});
    CHECK(problem_with("rules", 2) == Message{"error.position.rules", {{"rules", "2"}, {"known", "1"}}});
    CHECK(problem_with("rules", "1").key == "error.json.number");
    CHECK(problem_with("content", "0000000000000000").key == "error.position.content");
    CHECK(problem_with("content", "0123456789ABCDEF").key == "error.position.content");
    CHECK(problem_with("content", 0).key == "error.json.string");
}

TEST_CASE("players and options are those of the game, and of the state") {
    CHECK(problem_with("players", 5) ==
          Message{"error.setup.players", {{"n", "5"}, {"min", "2"}, {"max", "4"}}});
    CHECK(problem_with("players", 259).key == "error.setup.players");
    CHECK(problem_with("players", -1).key == "error.setup.players");
    CHECK(problem_with("players", 2).key == "error.position.setup");
    CHECK(problem_with("options", {{"length", "standard"}, {"calls", "open"}}).key == "error.position.setup");
    CHECK(problem_with("options", {{"length", "short"}}) ==
          Message{"error.json.missing", {{"field", "calls"}, {"path", "options"}}});
    CHECK(problem_with("options", {{"length", "short"}, {"calls", "loud"}}).key == "error.setup.value");
    CHECK(problem_with("options", {{"length", "short"}, {"calls", 1}}).key == "error.json.string");
    CHECK(problem_with("options", {{"length", "short"}, {"calls", "open"}, {"x", "y"}}).key ==
          "error.setup.option");
    CHECK(problem_with("options", 3).key == "error.json.object");
}

TEST_CASE("an impossible state is refused with the rule, a broken one with its path") {
    Json json = position_json(*midgame());
    json.at("state").at("deck").at("count").at("1") = 99;
    CHECK(problem_in(json) == Message{"error.position.impossible", {{"rule", "SB-1"}}});
    json = position_json(*midgame());
    json.at("state").at("players").at(1).at("points") = "many";
    CHECK(problem_in(json).key == "error.json.number");
    CHECK(problem_in(json).params.back() == Param{"path", "state.players[1].points"});
}

TEST_CASE("a game that cannot be made says why") {
    Games games = kGames;
    games.make = [](std::string_view, const Setup&) -> Result<std::unique_ptr<AnyGame>> {
        return Message{"error.setup.refused", {{"rule", "SB-9"}}};
    };
    const auto read = read_position(position_json(*midgame()), games);
    REQUIRE_FALSE(read);
    CHECK(read.problem() == Message{"error.setup.refused", {{"rule", "SB-9"}}});
    CHECK(make_game(SealedBids{}, toy::setup_for(7)).problem() ==
          Message{"error.setup.refused", {{"rule", "SB-1"}}});
}

TEST_CASE("a position that was tampered with is refused or is a position that can be played") {
    const std::string text = boost::json::serialize(position_json(*midgame()));
    Rng rng{5};
    int readable = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto json = parse_json(mutated(text, rng));
        if (!json) continue;
        const auto game = read_position(*json, kGames);
        if (!game) {
            CHECK(game.problem().key.starts_with("error."));
            continue;
        }
        ++readable;
        CHECK(read_position(position_json(**game), kGames));
        SealedBids rules;
        auto state = static_cast<const GameOf<SealedBids>&>(**game).true_state();
        playout(rules, state, rng);
        CHECK(rules.actors(state).over());
    }
    CHECK(readable > 0);
}
