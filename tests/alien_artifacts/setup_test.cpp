// Section 3: the table is laid out, factions and hands are dealt, the "before the game" steps are carried
// out.
#include <set>

#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

// Through all chance of the setup, keeping the first of two wherever somebody is asked.
Table set_up(int players, Table::Options options = {}, std::uint64_t seed = 1) {
    auto table = Table::setup(players, options);
    while (table.luck(seed++).state.todo[0].step == Step::Prepared) table.play(table.options()[0]);
    return table;
}

}  // namespace

TEST_CASE("AA-7, AA-4 two to five players") {
    const AlienArtifacts rules;
    for (int players = 0; players <= 7; ++players) {
        const Setup setup{.players = static_cast<std::uint8_t>(players)};
        CHECK(bool{rules.judge_setup(setup)} == (players >= 2 && players <= 5));
    }
    CHECK(rules.judge_setup({.players = 6}) == breaks("AA-7"));
    CHECK(rules.judge_setup({.players = 2, .choice = {2}}) == breaks("AA-13"));
}

TEST_CASE(
    "AA-8, AA-9, AA-10, AA-11, AA-12 every deck is shuffled; the tops and one system are known, the discard "
    "piles empty") {
    auto table = Table::setup(3);
    for (const Type type : every<Type>()) {
        CHECK(table.asks(Step::TurnTop));
        CHECK(table.options().size() == 40);  // any card may be on top
        table.play(table.options()[7]);
        CHECK_FALSE(deck_empty(table.state, type));
        CHECK(deck_size(table.state, type) == 40);
    }
    CHECK(table.asks(Step::TurnSystem));
    CHECK(table.options().size() == 12);
    table.play("system as_gardens");
    CHECK(table.rules.names().id(table.state.systems.open) == "as_gardens");
    CHECK(table.state.discard.empty());
    CHECK(all_at(std::span{table.state.artifacts}.first(18), kInDeck) == 18);
    CHECK(all_at(std::span{table.state.plans}.first(12), kInDeck) == 12);
    CHECK(tokens_left(table.rules.content(), table.state) == 38);
    const Json view = table.rules.view(table.state, Ruby);
    CHECK(view.at("decks").at("ship").at("top").is_string());
    CHECK(view.at("decks").at("ship").at("below").as_array().empty());
}

TEST_CASE("AA-13, AA-Q62 everybody gets one faction, by lot or, in the variant, by choice in turn order") {
    auto table = set_up(5);
    std::set<Faction> dealt;
    for (const Player& player : table.state.players) dealt.insert(player.faction);
    CHECK(dealt.size() == 5);
    auto choose = Table::setup(3, {{"choose_factions", "on"}});
    while (!choose.asks(Step::FirstPlayer)) choose.play(choose.options()[0]);
    choose.play("first jade");
    CHECK(choose.asked() == Jade);
    CHECK(choose.options().size() == 6);
    choose.play("lead fa_engineers");
    CHECK(choose.asked() == Ruby);
    CHECK(choose.refuses("lead fa_engineers") == "AA-13");
    choose.play("lead fa_community", "lead fa_star_union");
    CHECK(choose.rules.names().id(choose.state.players[Jade].faction) == "fa_engineers");
    CHECK(choose.rules.names().id(choose.state.players[Sapphire].faction) == "fa_star_union");
}

TEST_CASE(
    "AA-14, AA-15, AA-16 the marker starts on the number of players; 8 credits, no points, three cards "
    "each") {
    for (const int players : {2, 3, 4, 5}) {
        const auto table = set_up(players);
        CHECK(table.state.round == players);
        CHECK(table.state.deck.size() == 72 - 3 * players);
        for (Seat seat = 0; seat < players; ++seat) {
            CHECK(table.credits(seat) == 8);
            CHECK(table.track(seat) == 0);
            CHECK(table.cards_in_hand(seat) == 3);
        }
    }
    auto order = Table::setup(2);
    while (!order.asks(Step::DealCard)) order.play(order.options()[0]);
    for (int i = 0; i < 3; ++i) order.play(order.options()[0]);
    CHECK(order.cards_in_hand(Ruby) == 3);  // seat 0 first, all three at once
    CHECK(order.cards_in_hand(Sapphire) == 0);
}

TEST_CASE("AA-17, AA-21, AA-34 the first player is drawn by lot, keeps the token, and begins") {
    auto table = Table::setup(4);
    while (!table.asks(Step::FirstPlayer)) table.play(table.options()[0]);
    CHECK(table.options() == Strings{"first ruby", "first sapphire", "first jade", "first pearl"});
    table.play("first pearl");
    while (table.luck().state.todo[0].step == Step::Prepared) table.play(table.options()[0]);
    CHECK(table.state.turn == Pearl);
    CHECK(table.asks(Step::Menu));
    CHECK(table.state.first == Pearl);
}

TEST_CASE(
    "AA-18, AA-19, AA-20, AA-E1, AA-Q32 the Star Union at setup: one of two technologies, a planet, and a "
    "ship that does not attack") {
    auto table = Table::setup(2);
    table.play("top sh_fram", "top te_open_archives", "top pl_tycho", "system as_gardens",
               "faction fa_star_union", "faction fa_clone_clans");
    while (!table.asks(Step::FirstPlayer)) table.play(table.options()[0]);
    table.play("first ruby");
    table.play("top te_patent_office", "top te_clearing_house");  // what lies below is seen before the choice
    CHECK(table.options() == Strings{"keep te_patent_office", "keep te_open_archives"});
    table.play("keep te_open_archives");
    CHECK(table.below(Type::Technology) == Strings{"te_patent_office"});
    table.play("top pl_curie", "top sh_sonne");
    CHECK(table.in_construction(Ruby, "te_open_archives"));
    CHECK(table.in_construction(Ruby, "pl_tycho"));
    CHECK(table.in_empire(Ruby, "sh_fram", Side::Operational));
    CHECK(table.state.discard.empty());
    CHECK(table.rules.names().id(table.state.systems.open) == "as_gardens");
    CHECK(table.asks(Step::TurnTop));  // Sapphire's setup follows: ship, planet, one of two technologies
    CHECK(table.state.turn == Sapphire);
}

TEST_CASE(
    "AA-Q6, AA-Q7 the Clone Clans: a ship and a planet under construction, blue icons, logistic "
    "technologies") {
    const Content& cards = *default_content();
    const FactionCard& clans = cards.factions[1];
    CHECK(cards.entries.factions[1].id == "fa_clone_clans");
    REQUIRE(clans.setup.size() == 3);
    CHECK(clans.setup[0].type == Type::Ship);
    CHECK(clans.setup[1].type == Type::Planet);
    CHECK(clans.setup[2].type == Type::Technology);
    CHECK(clans.setup[2].of == 2);
    CHECK(clans.setup[2].side == Side::Logistic);
    const Effect& action = cards.effect(clans.action);
    CHECK(action.cost.word == Word::Spend);
    CHECK(static_cast<Colour>(action.cost.arg) == Colour::Blue);
    CHECK(static_cast<Type>(clans.bonus[0].arg) == Type::Technology);
    CHECK(static_cast<Side>(clans.bonus[0].n) == Side::Logistic);
}
