// Set-up (section 3).
#include <set>

#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;

TEST_CASE("AR-1 the initiative goes to a random player, who is seat 1 of the setup card") {
    auto table = Table::setup(3, {{"setup_card", "3p_mixup"}});
    CHECK(table.options() == Lines{"first ruby", "first sapphire", "first jade"});
    table.play("first jade").until(Step::Lead);
    CHECK(table.state.initiative == Jade);
    CHECK(table.is_city("3h_1", Jade));      // seat 1: A is 3h
    CHECK(table.is_city("5h_1", Ruby));      // seat 2: the next one clockwise
    CHECK(table.is_city("2h_1", Sapphire));  // seat 3
}

TEST_CASE("AR-2 the action deck: numbers 2 to 6, with four players all 28 cards") {
    for (int players = 2; players <= 4; ++players) {
        const CardSet deck = deck_of(players);
        CHECK(deck.size() == (players == 4 ? 28 : 20));
        for (const Card card : deck) {
            const bool fits = players == 4 || (number_of(card) >= 2 && number_of(card) <= 6);
            CHECK(fits);
        }
    }
}

TEST_CASE("AR-3, AR-7 markers on their blue sides, chapter 1, no Power; five cities on every board") {
    auto table = Table::setup(3, {{"setup_card", "3p_mixup"}, {"initiative", "ruby"}});
    CHECK(table.state.flipped == 0);
    for (const Ambition ambition : table.state.markers) CHECK(ambition == Ambition::None);
    for (const Player& player : table.state.players) {
        CHECK(player.cities == 5);
        CHECK(player.starports == 5);
        CHECK(player.ships == 15);
        CHECK(player.agents == 10);
        CHECK(power(player) == 0);
    }
    table.until(Step::Lead);
    CHECK(table.state.chapter == 1);
    CHECK_FALSE(table.state.zeroed);
}

TEST_CASE("AR-4 all Court cards are shuffled; three or four are revealed") {
    for (int players = 2; players <= 4; ++players) {
        auto table = Table::setup(players, {{"initiative", "ruby"}}).chance_any();
        CHECK(table.state.court_deck.size() == 31 - row_size(players));
        CHECK(row_size(players) == (players == 2 ? 3 : 4));
        CHECK((position_of(table.state, Court::None) < 0));
    }
    auto table = Table::setup(2, {{"setup_card", "2p_mixup1"}, {"initiative", "ruby"}});
    CHECK(table.options().size() == 31);  // no order until a card is drawn
}

TEST_CASE("AR-5 one of the four setup cards of the player count is drawn, or it is preset") {
    auto table = Table::setup(4, {{"initiative", "pearl"}});
    CHECK(table.options() ==
          Lines{"setup 4p_mixup1", "setup 4p_mixup2", "setup 4p_frontiers", "setup 4p_mixup3"});
    table.play("setup 4p_frontiers");
    CHECK(table.state.out == 1U << 4);
    Setup wrong{.players = 3};
    CHECK_FALSE(set_option(Arcs::info(), wrong, "setup_card", "4p_mixup1").has_value());
    CHECK(table.rules.judge_setup(wrong) == breaks("AR-5"));
}

// 6.4 and 6.5: the table of the rulebook, counted again from the map.
TEST_CASE(
    "AR-6, AR-262 with two players a token for each covered planet leaves the supply for an ambition box") {
    struct Expected {
        std::string_view card;
        int tycoon, warlord, keeper, empath;
    };
    constexpr Expected kBoxes[] = {{"2p_frontiers", 4, 1, 0, 1},
                                   {"2p_mixup1", 0, 2, 2, 2},
                                   {"2p_homelands", 4, 1, 1, 0},
                                   {"2p_mixup2", 4, 1, 1, 0}};
    for (const auto& [card, tycoon, warlord, keeper, empath] : kBoxes) {
        auto table = Table::setup(2, {{"setup_card", card}, {"initiative", "ruby"}});
        CAPTURE(card);
        CHECK(neutral_count(table.state, Ambition::Tycoon) == tycoon);
        CHECK(neutral_count(table.state, Ambition::Warlord) == warlord);
        CHECK(neutral_count(table.state, Ambition::Keeper) == keeper);
        CHECK(neutral_count(table.state, Ambition::Empath) == empath);
        CHECK(neutral_count(table.state, Ambition::Tyrant) == 0);
        CHECK(table.state.supply[Resource::Weapon] == 5 - warlord);
        CHECK(table.state.supply[Resource::Relic] == 5 - keeper);
        CHECK(table.state.supply[Resource::Material] + table.state.supply[Resource::Fuel] == 10 - tycoon);
    }
    CHECK(neutral_count(Table::of(3).state, Ambition::Tycoon) == 0);
    // AR-262: no supply, so a Cartel does not count them.
    auto table = Table::of(2).guild(Ruby, "material_cartel");
    CHECK(count_for(table.state, Ruby, Ambition::Tycoon) == 1 + 3);
}

TEST_CASE("AR-8, AR-9 three ships and a city, three ships and a starport, two ships; the types of A and B") {
    auto table = Table::setup(4, {{"setup_card", "4p_mixup1"}, {"initiative", "ruby"}}).until(Step::Lead);
    CHECK(table.fresh("4a", Ruby) == 3);
    CHECK(table.is_city("4a_1", Ruby));
    CHECK(table.fresh("6h", Ruby) == 3);
    CHECK(table.is_starport("6h_1", Ruby));
    CHECK(table.fresh("1g", Ruby) == 2);
    CHECK(ships_on_map(table.state, Ruby) == 8);
    CHECK(table.state.buildings.damaged.empty());
    CHECK(table.player(Ruby).cities == 4);  // CS1 is open, RS3 stays empty all the same
    CHECK(table.slot(Ruby, 1) == Resource::Relic);
    CHECK(table.slot(Ruby, 2) == Resource::Psionic);
    CHECK(table.slot(Ruby, 3) == Resource::None);
    auto two = Table::setup(2, {{"setup_card", "2p_frontiers"}, {"initiative", "ruby"}}).until(Step::Lead);
    CHECK(two.fresh("3g", Ruby) == 2);  // two C systems
    CHECK(two.fresh("3h", Ruby) == 2);
    CHECK(ships_on_map(two.state, Ruby) == 10);
}

TEST_CASE("AR-10 six cards for everybody; the rest is the face-down discard pile, in no order") {
    for (int players = 2; players <= 4; ++players) {
        auto table = Table::setup(players, {{"initiative", "ruby"}});
        if (players == 2) {
            table.until(Step::Mulligan).play("keep_hand");
        } else {
            table.until(Step::Lead);
        }
        for (const Player& player : table.state.players) CHECK(player.hand.size() == 6);
        CHECK(discard_pile(table.state).size() == deck_of(players).size() - 6 * players);
        CHECK(top_layer(table.state) == 1);
        CHECK(table.state.open_knowledge.empty());
    }
}

TEST_CASE(
    "AR-11, AR-12 Leaders & Lore is off by default; otherwise one more of each than players is laid out") {
    CHECK(Table::setup(3, {{"setup_card", "3p_mixup"}, {"initiative", "ruby"}})
              .until(Step::Lead)
              .player(Ruby)
              .leader == Leader::None);
    auto table = Table::setup(3, {{"leaders", "on"}, {"setup_card", "3p_mixup"}, {"initiative", "ruby"}});
    table.until(Step::Draft);
    CHECK(table.state.leaders.size() == 4);
    CHECK(table.state.lore.size() == 4);
}

TEST_CASE("AR-13 the last in turn order picks first, then counterclockwise; one of each") {
    auto table = Table::setup(3, {{"leaders", "on"}, {"setup_card", "3p_mixup"}, {"initiative", "sapphire"}});
    table.until(Step::Draft);
    Lines leaders, lore;
    for (const std::string& option : table.options())
        (option.rfind("take_leader", 0) == 0 ? leaders : lore).push_back(option);
    CHECK(table.asked() == Ruby);  // sapphire, jade, ruby
    table.play(leaders[0]);
    CHECK(table.asked() == Jade);
    CHECK(table.refuses(leaders[0]) == "AR-12");
    table.play(lore[0]);
    CHECK(table.asked() == Sapphire);
    table.play(leaders[1]);
    CHECK(table.asked() == Ruby);
    CHECK(table.refuses(leaders[2]) == "AR-13");
    table.play(lore[1]);
    CHECK(table.refuses(lore[2]) == "AR-13");
    table.play(leaders[2], lore[2]);
    for (const Player& player : table.state.players) {
        CHECK(player.leader != Leader::None);
        CHECK(player.lore.size() == 1);
    }
    CHECK(table.state.leaders.empty());
}

namespace {

// A game whose leaders are known: set before the pieces are placed.
Table led_game(int players, std::string_view setup_card, Leader leader) {
    auto table =
        Table::setup(players, {{"leaders", "on"}, {"setup_card", setup_card}, {"initiative", "ruby"}});
    table.until(Step::Draft);
    State& s = table.state;
    s.todo.pop_back();
    s.todo.pop_back();
    REQUIRE(s.asked().step == Step::PlacePieces);
    std::size_t next = 0;
    for (Seat seat = 0; seat < players; ++seat) {
        if (seat != Ruby && static_cast<Leader>(next) == leader) ++next;
        s.players[seat].leader = seat == Ruby ? leader : static_cast<Leader>(next++);
        s.players[seat].lore.add(static_cast<Lore>(seat + 8));
    }
    table.rules.run(s);
    return table;
}

}  // namespace

TEST_CASE("AR-14, AR-15 the draft shows what each leader would begin with") {
    auto table = Table::setup(3, {{"leaders", "on"}, {"initiative", "ruby"}});
    table.until(Step::Draft);
    const Json view = table.rules.view(table.state, Ruby);
    const auto& starts = view.at("draft").at("starts").as_object();
    CHECK(starts.size() == 4);
    for (const Leader leader : table.state.leaders) {
        const LeaderRow& row = leader_row(leader);
        const Json& start = starts.at(row.name);
        CHECK(start.at("tokens").at(0) == to_json(row.tokens[0]));
        CHECK(start.at("pieces").at(0).at("ships").to_number<int>() == row.a.ships);
        CHECK(start.at("pieces").at(1).at("starports").to_number<int>() == row.b.starports);
        CHECK(start.at("pieces").at(2).at("ships").to_number<int>() == row.c_ships);
    }
}

TEST_CASE("AR-14, AR-15, AR-207, AR-E14 the pieces and tokens of the leader, then setup abilities") {
    auto mystic = led_game(4, "4p_mixup1", Leader::Mystic);
    CHECK(mystic.is_city("4a_1", Ruby));
    CHECK(mystic.fresh("4a", Ruby) == 3);
    CHECK(mystic.is_starport("6h_1", Ruby));
    CHECK(mystic.fresh("6h", Ruby) == 3);
    CHECK(mystic.fresh("1g", Ruby) == 2);
    CHECK(mystic.slot(Ruby, 1) == Resource::Psionic);
    CHECK(mystic.slot(Ruby, 2) == Resource::Relic);
    CHECK(mystic.player(Ruby).agents == 8);
    CHECK(mystic.player(Ruby).outrage == ResourceSet::of(Resource::Material, Resource::Fuel));
    auto rebel = led_game(2, "2p_mixup1", Leader::Rebel);
    CHECK(rebel.is_starport("4c_1", Ruby));
    CHECK(rebel.fresh("4c", Ruby) == 4);
    CHECK(rebel.fresh("3c", Ruby) == 4);
    CHECK_FALSE(has_building(rebel.state, Ruby, Table::id("3c")));
    CHECK(rebel.fresh("1g", Ruby) == 2);  // the C pieces in each of the two systems
    CHECK(rebel.fresh("6a", Ruby) == 2);
    auto feast = led_game(3, "3p_mixup", Leader::Feastbringer);
    CHECK(feast.is_city("3h_1", Ruby));
    CHECK(feast.is_city("5c_1", Ruby));
    CHECK(feast.fresh("2g", Ruby) == 3);
    CHECK(feast.player(Ruby).cities == 3);
    auto upstart = led_game(3, "3p_mixup", Leader::Upstart);
    CHECK(upstart.fresh("3h", Ruby) == 4);
    CHECK(upstart.slot(Ruby, 1) == Resource::Psionic);
    CHECK(upstart.slot(Ruby, 2) == Resource::Material);
}

TEST_CASE("AR-16 two lore each: twice the players and one are laid out, everybody takes two") {
    auto table =
        Table::setup(2, {{"leaders", "two_lore"}, {"setup_card", "2p_mixup1"}, {"initiative", "ruby"}});
    table.until(Step::Draft);
    CHECK(table.state.leaders.size() == 3);
    CHECK(table.state.lore.size() == 5);
    table.until(Step::Mulligan);
    for (const Player& player : table.state.players) CHECK(player.lore.size() == 2);
}

TEST_CASE("AR-17 split discard: cards played face up lie open; both piles are mixed when too few are left") {
    auto table = Table::of(3);
    table.state.choices.split_discard = 1;
    table.hand(Ruby, {"administration_3", "mobilization_2"})
        .hand(Sapphire, {"construction_3", "mobilization_3"});
    table.hand(Jade, {"administration_5", "mobilization_4"}).pile({"aggression_2"}).no_agents().round(Ruby);
    table.play("lead administration_3", "begin_prelude", "copy construction_3", "begin_prelude");
    table.play("surpass administration_5", "begin_prelude");
    CHECK(table.asks(Step::Lead));
    CHECK(table.state.open_discard ==
          CardSet::of(Table::card_id("administration_3"), Table::card_id("administration_5")));
    CHECK(discard_pile(table.state) ==
          CardSet::of(Table::card_id("aggression_2"), Table::card_id("construction_3")));
    // Two are there: two can be drawn without the open pile, three only with it.
    State enough = table.state, few = table.state;
    begin_drawing(enough, Ruby, 2);
    CHECK(enough.open_discard.size() == 2);
    begin_drawing(few, Ruby, 3);
    CHECK(few.open_discard.empty());
    CHECK(bottom_layer(few).size() == 4);
    // Farseers ask only once their own discards lie there: one and two are enough for three.
    const auto seers = [](bool discards) {
        auto far = Table::of(3).guild(Ruby, "farseers").pile({"aggression_2"});
        far.state.choices.split_discard = 1;
        far.state.open_discard = CardSet::of(Table::card_id("aggression_3"));
        show_to_all(far.state, far.state.open_discard);
        far.hand(Ruby, {"administration_3", "mobilization_2"}).in_prelude(Ruby, "construction_2");
        far.play("use farseers");
        while (far.asks(Step::Redraw)) {
            const bool kept = !discards || far.player(Ruby).hand.size() == far.state.asked().a + 1;
            far.play(kept ? far.options().front() : far.options().back());
        }
        return far;
    };
    CHECK(seers(true).state.asked().b == 3);
    CHECK(seers(true).state.open_discard.size() == 1);
    CHECK(seers(false).state.open_discard.size() == 1);
}

TEST_CASE("AR-18 nothing of the campaign exists: 31 Court cards, 8 leaders, 14 lore, 28 action cards") {
    CHECK(kCount<Court> == 31);
    CHECK(kCount<Leader> == 8);
    CHECK(kCount<Lore> == 14);
    CHECK(kCards == 28);
    CHECK(kGuilds.size() == 25);
    for (const Resource type : every<Resource>()) CHECK(kGuildsOf[type].size() == 5);
}

TEST_CASE("AR-265, AR-Q13, AR-E46 the mulligan draws from the undealt cards; the old hand goes to the pile") {
    auto table =
        Table::setup(2, {{"setup_card", "2p_mixup1"}, {"initiative", "sapphire"}}).until(Step::Mulligan);
    CHECK(table.asked() == Ruby);
    const CardSet old = table.player(Ruby).hand, undealt = table.state.undealt;
    CHECK(undealt.size() == 8);
    CHECK(table.options() == Lines{"keep_hand", "redeal"});
    table.play("redeal").chance_any();
    CHECK(table.asks(Step::Lead));
    CHECK((table.player(Ruby).hand - undealt).empty());
    CHECK(table.player(Ruby).hand.size() == 6);
    CHECK((old - discard_pile(table.state)).empty());
    CHECK(bottom_layer(table.state).size() == 8);
}

TEST_CASE("AR-266 two players: three Court cards, the mulligan; with more there is none") {
    CHECK(row_size(2) == 3);
    auto table = Table::setup(3, {{"initiative", "ruby"}});
    for (int i = 0; i < 200 && !table.asks(Step::Lead); ++i) {
        CHECK_FALSE(table.asks(Step::Mulligan));
        table.play(table.options().front());
    }
}
