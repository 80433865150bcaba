// 5.5: Purchase; searches and other ways to draw from the main decks.
#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

TEST_CASE("AA-60, AA-E32 each logistic Exploitation planet makes Purchase 2 cheaper, never below 0") {
    auto table = Table::of(2).logistic(Ruby, {"pl_jacobus", "pl_potosi"}).credits(Ruby, 9).turn();
    CHECK(purchase_cost(table.now()) == 1);
    table.logistic(Ruby, {"pl_klondike"}).turn();
    CHECK(purchase_cost(table.now()) == 0);
    table.credits(Ruby, 2).play("purchase", "deck ship");
    CHECK(table.options() ==
          Strings{"extra 0", "extra 1", "extra 2"});  // further cards cost 1 each all the same
    table.play("extra 2");
    CHECK(table.credits(Ruby) == 0);
}

TEST_CASE("AA-61, AA-65, AA-174 only a deck that is not empty can be bought from") {
    auto table = Table::of(2).deck(Type::Ship, {}).turn().play("purchase");
    CHECK(table.options() == Strings{"deck technology", "deck planet"});
    CHECK(table.refuses("deck ship") == "AA-61");
    auto empty = Table::of(2).deck(Type::Ship, {}).deck(Type::Technology, {}).deck(Type::Planet, {}).turn();
    CHECK(empty.refuses("purchase") == "AA-65");
    // a destroyed ship makes the deck available again
    auto back = Table::of(2).operational(Ruby, {"sh_valkyrie"}).deck(Type::Ship, {}).system("as_dead_armada");
    back.hand(Ruby, {"R3", "R2"}).turn().play("offensive", "attack_system").reveal(1);  // value 1
    CHECK(back.top(Type::Ship) == "sh_valkyrie");
}

TEST_CASE(
    "AA-62, AA-63, AA-E4, AA-Q22, AA-Q23 further credits are fixed first; one card is kept, the others go "
    "under, as drawn") {
    auto table = Table::of(2).credits(Ruby, 7).deck(
        Type::Technology, {"te_open_archives", "te_patent_office", "te_clearing_house", "te_salvage_crews"});
    table.turn().play("purchase", "deck technology");
    CHECK(table.options() == Strings{"extra 0", "extra 1", "extra 2"});
    CHECK(table.lacks("extra 3") == "AA-62 credits 8 7");
    table.play("extra 2");
    CHECK(table.credits(Ruby) == 0);
    CHECK(table.options() ==
          Strings{"keep te_patent_office", "keep te_open_archives", "keep te_clearing_house"});
    CHECK(table.top(Type::Technology) == "te_salvage_crews");  // AA-Q54: seen before the choice
    table.play("keep te_patent_office");
    CHECK(table.in_construction(Ruby, "te_patent_office"));
    CHECK(table.state.players[Ruby].attached.empty());
    CHECK(table.below(Type::Technology) == Strings{"te_open_archives", "te_clearing_house"});
}

TEST_CASE("AA-62 not more cards than the deck has behind the first and the free look") {
    auto table =
        Table::of(2).credits(Ruby, 15).deck(Type::Planet, {"pl_curie", "pl_tycho", "pl_verdun"}).turn();
    table.play("purchase", "deck planet");
    CHECK(table.options() == Strings{"extra 0", "extra 1", "extra 2"});
    CHECK(table.refuses("extra 3") == "AA-62");
    auto looks = Table::of(2).credits(Ruby, 15).logistic(Ruby, {"te_long_range_scanners"});
    looks.deck(Type::Planet, {"pl_curie", "pl_tycho", "pl_verdun"}).turn().play("purchase", "deck planet");
    CHECK(looks.options() == Strings{"extra 0", "extra 1"});
}

TEST_CASE("AA-202, AA-E71 Long-Range Scanners show one planet more at no cost") {
    auto table = Table::of(2).credits(Ruby, 5).logistic(Ruby, {"te_long_range_scanners"});
    table.deck(Type::Planet, {"pl_curie", "pl_tycho", "pl_verdun"}).turn().play("purchase", "deck planet");
    CHECK(table.options() == Strings{"keep pl_curie", "keep pl_tycho"});
    CHECK(table.credits(Ruby) == 0);
}

TEST_CASE(
    "AA-64, AA-Q54, AA-260 drawn cards and the new top are seen by everybody; the first card put back can be "
    "the top") {
    auto table = Table::of(3).credits(Ruby, 6).deck(Type::Ship, {"sh_argo", "sh_fram"}).turn();
    table.play("purchase", "deck ship", "extra 1");
    for (const Seat viewer : {Ruby, Sapphire, kSpectator}) {
        const Json view = table.rules.view(table.state, viewer);
        CHECK(view.at("decks").at("ship").at("drawn").as_array().size() == 2);
    }
    CHECK(table.top(Type::Ship).empty());
    table.play("keep sh_argo");
    CHECK(table.top(Type::Ship) == "sh_fram");
}

TEST_CASE("AA-66, AA-E33 a card whose cost is 0 when it comes in is completed at the checkpoint") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"pl_calcine", "pl_flandern", "pl_verdun"})
                     .top("sh_fram")
                     .credits(Ruby, 5)
                     .turn();
    CHECK(table.cost_of(Type::Ship) == 0);
    table.play("purchase", "deck ship").luck();
    CHECK(table.asks(Step::ChooseSide));
    table.play("side logistic");
    CHECK(table.in_empire(Ruby, "sh_fram", Side::Logistic));
}

TEST_CASE(
    "AA-156, AA-183, AA-229, AA-E67 a search turns cards over until the kind appears; they go under in that "
    "order") {
    auto table = Table::of(2).credits(Ruby, 5).logistic(Ruby, {"te_automated_fleet", "pl_jacobus"});
    table.deck(Type::Ship, {"sh_sonne", "sh_barok", "sh_ariadne", "sh_fram", "sh_argo"}).turn();
    table.play("act te_automated_fleet");
    CHECK(table.credits(Ruby) == 0);  // 5, in spite of the Exploitation planet
    CHECK(table.options() ==
          Strings{"kind exploration", "kind expansion", "kind extermination", "kind exploitation"});
    table.play("kind expansion");
    CHECK(table.in_construction(Ruby, "sh_ariadne"));
    CHECK(table.top(Type::Ship) == "sh_fram");
    CHECK(table.below(Type::Ship) == Strings{"sh_argo", "sh_sonne", "sh_barok"});
    auto poor = Table::of(2).credits(Ruby, 4).logistic(Ruby, {"te_automated_fleet"}).turn();
    CHECK(poor.refuses("act te_automated_fleet") == "AA-267");
    auto no_deck =
        Table::of(2).credits(Ruby, 9).logistic(Ruby, {"te_automated_fleet"}).deck(Type::Ship, {}).turn();
    CHECK_FALSE(no_deck.allows("act te_automated_fleet"));
}

TEST_CASE(
    "AA-E68, AA-Q55 a kind that the deck does not hold can be named: the credits are lost, the deck keeps "
    "its order") {
    auto table = Table::of(2).credits(Ruby, 5).logistic(Ruby, {"te_automated_fleet"});
    table.deck(Type::Ship, {"sh_argo", "sh_barok", "sh_ariadne"})
        .turn()
        .play("act te_automated_fleet", "kind extermination");
    CHECK(table.credits(Ruby) == 0);
    CHECK(table.top(Type::Ship) == "sh_argo");
    CHECK(table.below(Type::Ship) == Strings{"sh_barok", "sh_ariadne"});
    CHECK(table.state.players[Ruby].construction.empty());
}

TEST_CASE(
    "AA-185, AA-234, AA-E20, AA-E70, AA-Q53 General Capital Domination: one Purchase more, paid in full from "
    "the bank") {
    auto table =
        Table::of(2).credits(Ruby, 10).hand(Ruby, {"R3"}).logistic(Ruby, {"te_capital_domination"}).turn();
    table.play("add te_capital_domination", "deck ship", "extra 0").luck();
    CHECK(table.credits(Ruby) == 5);
    CHECK(table.asks(Step::Menu));
    table.play("purchase", "deck ship").luck();
    CHECK(table.credits(Ruby) == 0);
    CHECK(table.state.players[Ruby].construction.size() == 2);
    auto poor = Table::of(2).credits(Ruby, 4).logistic(Ruby, {"te_capital_domination"}).turn();
    CHECK(poor.refuses("add te_capital_domination") == "AA-152");
    // a main-action Purchase first, then the extra one
    auto after = Table::of(2).credits(Ruby, 10).logistic(Ruby, {"te_capital_domination"}).turn();
    after.play("purchase", "deck ship", "extra 0").luck();
    CHECK(after.asks(Step::After));
    CHECK(after.allows("add te_capital_domination"));
}

TEST_CASE("AA-190, AA-236, AA-E75 the Star Union takes from two different decks, two cards each") {
    auto table = Table::of(2)
                     .faction(Ruby, "fa_star_union")
                     .credits(Ruby, 8)
                     .logistic(Ruby, {"pl_jacobus", "te_long_range_scanners"});
    table.deck(Type::Ship, {"sh_argo", "sh_fram", "sh_sonne"})
        .deck(Type::Planet, {"pl_curie", "pl_tycho", "pl_verdun"})
        .turn();
    table.play("faction_action");
    CHECK(table.credits(Ruby) == 0);
    table.play("deck ship");
    CHECK(table.options() == Strings{"keep sh_argo", "keep sh_fram"});
    table.play("keep sh_fram");
    CHECK(table.refuses("deck ship") == "AA-190");
    table.play("deck planet");
    CHECK(table.options() == Strings{"keep pl_curie", "keep pl_tycho"});  // no look bonus
    table.play("keep pl_curie");
    CHECK(table.in_construction(Ruby, "sh_fram"));
    CHECK(table.in_construction(Ruby, "pl_curie"));
    auto poor = Table::of(2).faction(Ruby, "fa_star_union").credits(Ruby, 7).turn();
    CHECK_FALSE(poor.allows("faction_action"));
    auto one = Table::of(2).faction(Ruby, "fa_star_union").deck(Type::Ship, {}).deck(Type::Planet, {}).turn();
    CHECK_FALSE(one.allows("faction_action"));
}

TEST_CASE("AA-184 the Star Atlas draws three cards of one deck and keeps one") {
    auto table = Table::of(2)
                     .artifact(Ruby, "ar_star_atlas")
                     .deck(Type::Ship, {"sh_argo", "sh_fram", "sh_sonne", "sh_barok"});
    table.turn().play("use ar_star_atlas", "deck ship");
    CHECK(table.options() == Strings{"keep sh_argo", "keep sh_fram", "keep sh_sonne"});
    table.play("keep sh_sonne");
    CHECK(table.below(Type::Ship) == Strings{"sh_argo", "sh_fram"});
    CHECK(table.credits(Ruby) == 8);
    auto small = Table::of(2).artifact(Ruby, "ar_star_atlas").deck(Type::Ship, {"sh_argo", "sh_fram"}).turn();
    small.play("use ar_star_atlas", "deck ship");  // fewer if the deck is smaller
    CHECK(small.options() == Strings{"keep sh_argo", "keep sh_fram"});
}
