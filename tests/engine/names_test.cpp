// Names that come with the content: ids in notation and files, words for people, and two contents at once.
#include "engine/names.h"

#include <doctest/doctest.h>

#include "engine/laws.h"
#include "engine/said.h"
#include "engine/ware_toy.h"
#include "shared/last_words.h"

using namespace orrery;
using salvage::Salvage, salvage::three_wares, salvage::two_wares, salvage::Ware;

namespace {

GameOf<Salvage> game_of(const Salvage& rules) { return {rules, {.players = 2}}; }

// "error.json.name at state.open[0]": what is wrong with a state once a part of it is replaced.
std::string problem_with(std::string text, std::string_view part, std::string_view instead) {
    const auto at = text.find(part);
    REQUIRE(at != std::string::npos);
    text.replace(at, part.size(), instead);
    auto game = game_of(three_wares());
    const auto problem = game.set_state(*parse_json(text));
    if (!problem) return "";
    CHECK_MESSAGE(can_be_said(*problem), problem->key);
    return problem->key + " at " + problem->params.back().value;
}

std::string text_of(const AnyGame& game) { return boost::json::serialize(game.state()); }

}  // namespace

TEST_CASE("a thing of the content has a number, an id and a word in each language") {
    const Salvage rules = three_wares();
    const Names& names = rules.names();
    CHECK(names.size("ware") == 3);
    CHECK(names.id("ware", 1) == "silk");
    CHECK(names.id(Ware{2}) == "amber");
    CHECK(names.value("ware", "amber") == 2);
    CHECK(names.find<Ware>("silk") == Ware{1});
    CHECK(names.value("ware", "ice") == std::nullopt);
    CHECK(names.word("ware", 0, Language::Polish) == "cyna");
    CHECK(names.word(Ware{0}, Language::English) == "tin");
    CHECK(names.domains() == std::vector<std::string_view>{"ware"});
    CHECK(names.domain("ware").name(1) == "silk");
}

TEST_CASE("a number that nothing of the content has is not looked up, in every build") {
    const Salvage rules = three_wares();
    for (const int number : {-1, 3, 255}) {
        const auto id = last_words([&] { (void)rules.names().id("ware", number); });
        const auto word = last_words([&] { (void)rules.names().word("ware", number, Language::Polish); });
        CHECK_MESSAGE(id.find("a content has no such name") != std::string::npos, number);
        CHECK_MESSAGE(word == id, number);
    }
    CHECK(last_words([&] { (void)rules.names().word("ware", 2, Language::Polish); }).empty());
}

TEST_CASE("views into names last as long as a copy of them") {
    Domain domain;
    Names kept;
    {
        const Salvage rules = three_wares();
        kept = rules.names();
        domain = rules.names().domain("ware");
    }
    CHECK(domain.id == "ware");
    CHECK(domain.name(2) == "amber");
    CHECK(kept.id("ware", 2) == "amber");
}

TEST_CASE("what has no name of its own is called by its id") {
    struct Row {
        std::string id;
    };
    Names names;
    names.add_entries("row", std::vector<Row>{{"res_01"}, {"res_02"}});
    CHECK(names.word("row", 1, Language::Polish) == "res_02");
}

TEST_CASE("two contents of one game live side by side, each with its own notation and index") {
    const Salvage three = three_wares(), two = two_wares();
    CHECK(three.verbs().size() == 6);
    CHECK(two.verbs().size() == 4);
    CHECK(three.verbs().read("take amber") == act(salvage::kTake, Ware{2}));
    CHECK(two.verbs().read("take amber") == act(salvage::kTake, Ware{0}));
    CHECK(three.verbs().read("take ice") == std::nullopt);
    CHECK(two.verbs().read("take tin") == std::nullopt);
    CHECK(three.verbs().well_formed(act(salvage::kTake, Ware{2})));
    CHECK_FALSE(two.verbs().well_formed(act(salvage::kTake, Ware{2})));
    CHECK(three.verbs().spot(act(salvage::kTake, Ware{1})) == "ware:silk");
    CHECK(two.verbs().spot(act(salvage::kTake, Ware{1})) == "ware:ice");
    CHECK(two.verbs().at(two.verbs().index(act(salvage::kTake, Ware{1}))) == act(salvage::kTake, Ware{1}));
}

TEST_CASE(
    "a verb table keeps its rows and domains when those that it was made of are gone, and when copied") {
    std::optional<VerbTable> copy;
    Names names;
    {
        const Salvage rules = three_wares();
        names = rules.names();
        copy = rules.verbs();
    }
    CHECK(copy->write(act(salvage::kTake, Ware{1})) == "take silk");
    CHECK(copy->size() == 6);
}

TEST_CASE("a state names the things of its content, and only those that it has") {
    auto game = game_of(three_wares());
    CHECK(text_of(game) == R"({"holds":[{"count":{"tin":0,"silk":0,"amber":0}},{"count":{"tin":0,"silk":0,)"
                           R"("amber":0}}],"deck":{"count":{"tin":5,"silk":4,"amber":3}},"open":[],)"
                           R"("last":null,"turn":0})");
    game.play(kChance, act(salvage::kTurnUp, Ware{2}));
    game.play(kChance, act(salvage::kTurnUp, Ware{0}));
    game.play(0, act(salvage::kTake, Ware{0}));
    CHECK(text_of(game).find(R"("open":["amber"],"last":"tin")") != std::string::npos);
    auto again = game_of(three_wares());
    CHECK(again.set_state(game.state()) == std::nullopt);
    CHECK(again.true_state() == game.true_state());
}

TEST_CASE("without names things of the content are numbers, out and in") {
    auto game = game_of(three_wares());
    game.play(kChance, act(salvage::kTurnUp, Ware{2}));
    const Json json = to_json(game.true_state());
    CHECK(json.at("open") == Json(boost::json::array{2}));
    CHECK(json.at("deck").at("count").as_object().size() == kCount<Ware>);
    CHECK(json.at("deck").at("count").at("1") == 4);
    salvage::State read;
    JsonReader reader{"state"};
    from_json(json, read, reader);
    CHECK_FALSE(reader.failed());
    CHECK(read == game.true_state());
    for (const Json& wrong : {Json(8), Json(-1), Json("tin")}) {
        Ware ware{};
        JsonReader strict{"ware"};
        from_json(wrong, ware, strict);
        CHECK(strict.problem()->key == "error.json.number");
    }
}

TEST_CASE("each mistake about a thing of the content is named with its path") {
    auto game = game_of(three_wares());
    game.play(kChance, act(salvage::kTurnUp, Ware{2}));
    const std::string text = text_of(game);
    CHECK(problem_with(text, R"(["amber"])", R"(["ice"])") == "error.json.name at state.open[0]");
    CHECK(problem_with(text, R"(["amber"])", "[2]") == "error.json.string at state.open[0]");
    CHECK(problem_with(text, R"("last":null)", R"("last":"gold")") == "error.json.name at state.last");
    CHECK(problem_with(text, R"("silk":4,)", "") == "error.json.missing at state.deck.count");
    CHECK(problem_with(text, R"("silk":4)", R"("ice":4)") == "error.json.missing at state.deck.count");
    CHECK(problem_with(text, R"("silk":4)", R"("silk":4,"ice":0)") ==
          "error.json.unknown at state.deck.count");
    CHECK(problem_with(text, R"("silk":4)", R"("silk":5)") == "error.position.impossible at SV-1");
    CHECK(problem_with(text, R"("last":null)", R"("last":"tin")") == "");
}

TEST_CASE("a position of one content is refused with another, and changes nothing") {
    auto of_three = game_of(three_wares());
    auto of_two = game_of(two_wares());
    const auto before = of_two.true_state();
    CHECK(of_two.set_state(of_three.state()));
    CHECK(of_two.true_state() == before);
    CHECK(read_position(position_json(of_three), only_game(two_wares())).problem().key ==
          "error.position.content");
    CHECK(read_position(position_json(of_three), only_game(three_wares())));
}

TEST_CASE("texts name the things of a content in their language") {
    Texts texts{Language::Polish};
    texts.add(two_wares().names());
    CHECK(texts.get("name.ware.ice") == "lód");
    CHECK(texts.format("name.ware.ice", {}) == "lód");
    CHECK_FALSE(texts.has("name.ware.tin"));
}

TEST_CASE("a game whose wares come with its content keeps every law, with either content") {
    for (const Salvage& rules : {three_wares(), two_wares()}) {
        const Laws laws{rules, [](const salvage::State&) -> laws::Violation { return std::nullopt; }};
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            CHECK(laws.check_game({.players = 3}, seed, {.costly_every = 2}).value_or("") == "");
    }
}
