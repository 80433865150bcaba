// Section 9: who may know what.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE("AA-263 a seat sees its own hand and plans, and of the others how many they have") {
    auto table = Table::of(3)
                     .hand(Ruby, {"R3", "B2"})
                     .hand(Jade, {"G3"})
                     .plan(Jade, "dp_hell")
                     .plan(Jade, "dp_ambush", true)
                     .turn();
    const Json own = table.rules.view(table.state, Jade), other = table.rules.view(table.state, Ruby);
    CHECK(own.at("seats").at(2).at("hand").as_array().size() == 1);
    CHECK(other.at("seats").at(2).at("hand").is_null());
    CHECK(other.at("seats").at(2).at("cards") == 1);
    CHECK(other.at("seats").at(2).at("plans").at("count") == 2);
    CHECK(other.at("seats").at(2).at("plans").at("open").at(0) == "dp_ambush");
    CHECK(other.at("seats").at(2).at("plans").at("hidden").is_null());
    CHECK(table.rules.view(table.state, kSpectator).at("seats").at(0).at("hand").is_null());
    table.end_of_game();
    CHECK(table.rules.view(table.state, kSpectator).at("seats").at(0).at("hand").as_array().size() == 2);
}

TEST_CASE(
    "on the menu only what takes cards of the hand shows others something, so the rest is taken back "
    "freely") {
    const auto shows = [](const Table& table, std::string_view answer) {
        return table.rules.reveals(table.state, Ruby, *table.rules.verbs().read(answer));
    };
    const std::uint8_t others = 1U << Sapphire | 1U << Jade;
    auto table = Table::of(3)
                     .credits(Ruby, 8)
                     .hand(Ruby, {"B3", "B2", "G1"})
                     .operational(Ruby, {"te_targeting_arrays"})
                     .turn();
    CHECK(shows(table, "purchase") == 0);     // credits are open, and so are the decks
    CHECK(shows(table, "income") == others);  // there are five blue icons
    table.play("purchase");
    REQUIRE(table.asks(Step::ChooseDeck));
    CHECK(shows(table, "deck ship") == 0);
    // What lies on planets everybody sees: they pay whatever the hand holds.
    auto rich = Table::of(3)
                    .hand(Ruby, {"R1"})
                    .operational(Ruby, {"te_targeting_arrays"})
                    .stored(Ruby, "pl_tycho", {"B3", "B3", "B2"})
                    .turn();
    CHECK(shows(rich, "income") == 0);
}

TEST_CASE("AA-261 cards put back are known in their order; a redeal leaves them in place") {
    auto table = Table::of(2).credits(Ruby, 7).turn().play("purchase", "deck ship", "extra 2").luck();
    table.play(table.options()[0]);
    Rng rng{3};
    const State dream = table.rules.imagine(table.state, Sapphire, rng);
    CHECK(dream.below == table.state.below);
    CHECK(dream.top == table.state.top);
    CHECK(dream.unseen == table.state.unseen);
}

TEST_CASE("AA-Q59 whoever imagines deals the deck and the hands of the others anew, together") {
    auto table = Table::of(3)
                     .hand(Ruby, {"R3", "B2", "G1"})
                     .hand(Sapphire, {"R2", "B3", "Y2"})
                     .hand(Jade, {"G3", "G2", "Y1"})
                     .turn();
    bool from_deck = false, from_jade = false;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Rng rng{seed};
        const State dream = table.rules.imagine(table.state, Ruby, rng);
        CHECK(dream.players[Ruby].hand == table.state.players[Ruby].hand);
        CHECK(dream.players[Sapphire].hand.size() == 3);
        from_deck = from_deck || !(dream.players[Sapphire].hand & table.state.deck).empty();
        from_jade = from_jade || !(dream.players[Sapphire].hand & table.state.players[Jade].hand).empty();
    }
    CHECK(from_deck);
    CHECK(from_jade);
}

TEST_CASE("whoever has begun to pay can pay in every world that the others imagine") {
    auto table =
        Table::of(2).faction(Ruby, "fa_clone_clans").hand(Ruby, {"B3", "B3", "B3", "B2", "B2", "B1"}).turn();
    table.play("faction_action");
    REQUIRE(table.asks(Step::Pay));
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Rng rng{seed};
        const State dream = table.rules.imagine(table.state, Sapphire, rng);
        ActionList options;
        table.rules.list(dream, Ruby, options);
        CHECK_FALSE(options.empty());
        CHECK(bool{table.rules.check(dream)});
    }
}

TEST_CASE("a payment shows its owner what each section would bring, and nobody else") {
    auto table = Table::of(2)
                     .card_in_hand(Ruby, "res_20")
                     .card_in_hand(Ruby, "res_17")
                     .card_in_hand(Ruby, "res_37")
                     .building(Ruby, "pl_tycho")
                     .turn();
    table.play("discover");
    const Json payment = table.rules.view(table.state, Ruby).at("payment");
    CHECK(payment.at("missing") == 5);
    CHECK(payment.at("colour") == "green");
    CHECK(payment.at("limit") == 2);
    CHECK(payment.at("card") == "pl_tycho");
    CHECK(payment.at("sections").at("res_17_b") == 2);
    CHECK(payment.at("sections").at("res_20_b") == 3);
    CHECK(table.rules.view(table.state, Sapphire).at("payment").at("sections").is_null());
    CHECK(table.rules.view(table.state, Sapphire).at("payment").at("missing") == 5);
}
