#include <algorithm>

#include "talk.h"

using namespace orrery;
using namespace orrery::protocol;

namespace {

// A program that says the same to everything.
class Parrot final : public Link {
  public:
    Parrot(std::string hello, std::string answer) : hello_{std::move(hello)}, answer_{std::move(answer)} {}
    Result<std::string> ask(const std::string& line) override {
        return line.starts_with("hello") ? hello_ : line.starts_with("decide") ? answer_ : std::string{"ok"};
    }

  private:
    std::string hello_, answer_;
};

constexpr const char* kHello = R"(hello {"protocol":1,"name":"parrot"})";

std::unique_ptr<AnyGame> asked_game(const char* id) {
    const GameRow& row = *find_game(id);
    auto game = *row.make(built_in(), {.players = 2});
    Rng rng{3};
    while (game->actors().chance) game->play(kChance, draw_outcome(*game, rng));
    return game;
}

std::string greeted(const std::string& hello) {
    Parrot parrot{hello, ""};
    const auto problem = Host{parrot, "parrot"}.greet();
    return problem ? problem->key : "";
}

std::string decided(const std::string& answer) {
    Parrot parrot{kHello, answer};
    Host host{parrot, "parrot"};
    REQUIRE(!host.greet());
    Rng rng{1};
    const auto game = asked_game("af");
    const auto action = host.decide(*game, game->actors().first(), rng);
    return action ? game->verbs().write(*action) : action.problem().key;
}

}  // namespace

TEST_CASE("the engine itself plays whole games through the protocol, as its bot would") {
    for (const GameRow& row : catalog()) {
        Talk talk;
        REQUIRE(talk.say("set bot=greedy") == "ok");
        Direct link{talk};
        Host host{link, "orrery engine"};
        REQUIRE(!host.greet());
        auto game = *row.make(built_in(), {.players = 2});
        REQUIRE(!host.new_game(*game, 0));
        const auto other = row.make_bot(built_in(), "random");
        Rng rng{4};
        while (!game->over()) {
            const Seat seat = game->actors().first();
            if (seat == kChance) {
                game->play(seat, draw_outcome(*game, rng));
                continue;
            }
            const auto action = seat == 0 ? host.decide(*game, seat, rng)
                                          : Result<Action>{(*other)->choose(*game, seat, rng)};
            if (!action) FAIL(action.problem().key);
            game->play(seat, *action);
        }
        REQUIRE(!host.over(*game));
        CHECK(game->standing().ranks[0] == 1);
        CHECK(link.sent.front() == "hello protocol=1");
        CHECK(link.sent[1].starts_with("newgame " + std::string{row.info().id} + " players=2 seat=0 "));
        CHECK(link.sent.back().starts_with(R"(over {"over":true,"scores":[)"));
    }
}

TEST_CASE("a handshake that is none is refused") {
    CHECK(greeted(kHello).empty());
    for (const char* wrong : {"", "ok", "hello", "hello 1", "hello {", "hello []", R"(hello {"name":"x"})",
                              "answer end", "error unknown-command hello"})
        CHECK_MESSAGE(greeted(wrong) == "error.program.nonsense", wrong);
    CHECK(greeted(R"(hello {"protocol":2})") == "error.program.version");
    CHECK(greeted(R"(hello {"protocol":1,"needs":5,"more":{}})").empty());
}

TEST_CASE("an answer that is none, or breaks a rule, is refused with what was said") {
    for (const char* wrong : {"", "ok", "end", "error over", "Answer end", "answered"})
        CHECK_MESSAGE(decided(wrong) == "error.program.nonsense", wrong);
    CHECK(decided(std::string{"answer \xFF"}) == "error.program.nonsense");
    CHECK(decided("answer") == "error.program.notation");
    CHECK(decided("answer frobnicate") == "error.program.notation");
    CHECK(decided("answer first ruby") == "error.program.refused");
}

TEST_CASE("what a program is sent: seat, seed, options with their index, the view, a world if it asks") {
    const auto game = asked_game("af");
    const Seat seat = game->actors().first();
    Rng rng{2};
    const Json without = decision_json(*game, seat, rng, WithWorld::No);
    CHECK(without.at("seat") == seat);
    CHECK(without.at("seed").as_uint64() < (1ULL << 31U));
    CHECK(without.at("view") == game->view(seat));
    ActionList options;
    game->list(seat, options);
    REQUIRE(without.at("options").as_array().size() == options.size());
    CHECK(without.at("options").at(0) == Json(game->verbs().write(options[0])));
    CHECK(without.at("indices").at(0) == Json(game->verbs().index(options[0])));
    CHECK(!without.as_object().contains("world"));
    const Json with = decision_json(*game, seat, rng, WithWorld::Yes);
    CHECK(static_cast<bool>(read_position(with.at("world"), all_games())));
}

// The laws' means: the true position, and worlds that the seat cannot tell from it.
TEST_CASE("nothing is sent that the seat may not know") {
    int hidden = 0;
    for (const GameRow& row : catalog()) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            auto game = *row.make(built_in(), {.players = static_cast<std::uint8_t>(2 + seed % 3)});
            Rng rng{seed};
            while (!game->over()) {
                const Seat asked = game->actors().first();
                for (Seat seat = 0; seat < game->players() && asked != kChance; ++seat) {
                    if (!game->actors().includes(seat) || rng.below(4) != 0) continue;
                    const auto other = game->imagine(seat, rng);
                    Rng one{seed}, two{seed};
                    CHECK(boost::json::serialize(decision_json(*game, seat, one, WithWorld::Yes)) ==
                          boost::json::serialize(decision_json(*other, seat, two, WithWorld::Yes)));
                    CHECK(one() == two());
                    hidden += game->state() != other->state();
                }
                ActionList options;
                game->list(asked, options);
                game->play(asked, rng.one_of(options));
            }
        }
    }
    CHECK(hidden > 100);  // there was something to keep secret
}
