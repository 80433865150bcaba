// Several answers at once, and questions about spots: nothing behind an answer that shows something is told.
#include "arcs/table.h"
#include "server/tables/drafts.h"
#include "server/tables/nearest.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// Ruby may look at a hand and swap with it (AR-182); Jade's is hidden from Ruby.
ar::Table with_hand(std::initializer_list<std::string_view> jade) {
    auto table = ar::Table::of(3).guild(0, "farseers").hand(0, {"construction_4", "construction_5"});
    table.hand(1, {"aggression_2", "aggression_5"}).hand(2, jade).no_agents().round(0);
    return table;
}

std::unique_ptr<AnyGame> game_of(const ar::Table& laid) {
    auto game = std::make_unique<GameOf<ar::Arcs>>(laid.rules, laid.rules.setup_of(laid.state));
    // Not by set_state(), which takes no position that lacks cards; this one has only what matters here.
    const_cast<ar::State&>(game->true_state()) = laid.state;
    return game;
}

// A table of the server's at which this position is the beginning.
server::Table table_of(const ar::Table& laid) {
    const Games games{
        [](std::string_view) { return &ar::Arcs::info(); },
        [&](std::string_view, const Setup&) -> Result<std::unique_ptr<AnyGame>> { return game_of(laid); }};
    store::StoredGame stored;
    stored.game.kind = ar::Arcs::info().id;
    stored.game.rules_version = ar::Arcs::info().rules_version;
    stored.game.content = content_digits(laid.rules.content_hash());
    stored.game.players = 3;
    stored.game.clock = "none";
    stored.game.state = store::GameState::Playing;
    for (int seat = 0; seat < 3; ++seat) stored.seats.push_back({.seat = seat});
    auto table = server::Table::load(std::move(stored), games, 0);
    REQUIRE(table);
    return std::move(*table);
}

std::string verdict_of(const server::Table& table, const std::vector<std::string>& notations) {
    std::vector<Action> answers;
    for (const std::string& notation : notations)
        answers.push_back(*table.match().game().verbs().read(notation));
    const Drafted drafted = draft_answers(table, 0, answers, 0);
    const auto* refused = std::get_if<Refused>(&drafted);
    if (refused == nullptr) return "";
    return refused->code + ' ' + (refused->verdict ? "" : refused->verdict.rule);
}

}  // namespace

TEST_CASE("answers behind one that shows something are refused alike, whatever is hidden") {
    const auto one = table_of(with_hand({"aggression_3", "mobilization_2", "construction_6"}));
    const auto other = table_of(with_hand({"aggression_4", "mobilization_3", "construction_7"}));
    const std::vector<std::string> looking{"lead construction_4", "declare warlord", "look_at jade"};
    CHECK(verdict_of(one, looking).empty());
    CHECK(verdict_of(other, looking).empty());
    for (const char* card : {"aggression_3", "aggression_4", "mobilization_2", "mobilization_3",
                             "construction_6", "construction_7", "administration_2"}) {
        auto chain = looking;
        for (int i = 0; i < 2; ++i) {
            chain.push_back("swap " + std::string{card} + " construction_5");
            CHECK(verdict_of(one, chain) == "too_far ");
            CHECK(verdict_of(other, chain) == "too_far ");
        }
    }
}

TEST_CASE("why a spot does not go with another one tells nothing behind what it would show") {
    auto one = with_hand({"aggression_3", "mobilization_2", "construction_6"});
    auto other = with_hand({"aggression_4", "mobilization_3", "construction_7"});
    const auto first = game_of(one.play("lead construction_4", "declare warlord"));
    const auto second = game_of(other.play("lead construction_4", "declare warlord"));
    const VerbTable& verbs = first->verbs();
    const std::string look = verbs.spot(*verbs.read("look_at jade"));
    for (const char* card : {"aggression_3", "aggression_4", "mobilization_2", "construction_7"}) {
        const std::string swap = verbs.spot(*verbs.read("swap " + std::string{card} + " construction_5"));
        const Judged here = judge_spot(*first, 0, look, {swap}), there = judge_spot(*second, 0, look, {swap});
        CHECK(here.action == there.action);
        CHECK(here.verdict == there.verdict);
        CHECK(here.verdict == kAllowed);
    }
}
