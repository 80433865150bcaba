// Vox cards (6.3, AR-195 - AR-202).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;
using enum Resource;

namespace {

// Ruby leads Aggression and secures this card.
Table securing(Table table, std::string_view court) {
    table.row({court}).agents(court, Ruby, 1).acting(Ruby, "aggression_2");
    return table.play("act secure");
}

}  // namespace

TEST_CASE("AR-195 Mass Uprising: a ship in each system of one cluster in play") {
    auto table = securing(Table::of(3), "mass_uprising");
    CHECK(table.options() == Lines{"uprise 2", "uprise 3", "uprise 5", "uprise 6"});
    CHECK(table.refuses("uprise 1") == "AR-21");
    CHECK_FALSE(table.state.court_discard.has(Court::MassUprising));  // then it is discarded
    table.play("uprise 5");
    for (const std::string_view system : {"5g", "5a", "5c", "5h"}) CHECK(table.fresh(system, Ruby) == 1);
    CHECK(table.state.court_discard.has(Court::MassUprising));
    CHECK_FALSE(
        securing(Table::of(3).trophies(Jade, Trophy::Ship, Ruby, 15), "mass_uprising").asks(Step::Uprising));
}

TEST_CASE("AR-197 Outrage Spreads: everybody provokes Outrage of a type, without Ransack") {
    auto table =
        securing(Table::of(3).slots(Ruby, {Fuel}).slots(Jade, {Fuel, Relic}).guild(Sapphire, "gatekeepers"),
                 "outrage_spreads");
    CHECK(table.options().size() == 6);
    State asked = table.state;
    table.play("provoke fuel");
    for (const Player& player : table.state.players) CHECK(player.outrage.has(Fuel));
    CHECK(table.tokens(Ruby, Fuel) == 0);
    CHECK(table.tokens(Jade, Relic) == 1);
    CHECK(table.state.court_discard.has(Court::Gatekeepers));
    table.state = asked;
    table.play("decline");
    CHECK(table.player(Ruby).outrage.empty());
    // A type that would change nothing for anybody is not offered.
    auto done = Table::of(3);
    for (Seat seat = 0; seat < 3; ++seat) done.outrage(seat, Fuel);
    CHECK(securing(done, "outrage_spreads").refuses("provoke fuel") == "AR-45");
}

TEST_CASE(
    "AR-198, AR-199, AR-200, AR-E53, AR-Q39 Song of Freedom: return a controlled city, then perhaps seize") {
    auto table = Table::of(3).row({"song_of_freedom"}).agents("song_of_freedom", Sapphire, 1);
    table.ships("3h", Sapphire, 1).city("3h_1", Sapphire).city("3h_2", Jade).city("5h_1", Sapphire);
    table.copying(Sapphire, "aggression_2", "construction_2").play("act secure");
    CHECK(table.options() == Lines{"free_city 3h_1", "free_city 3h_2", "decline"});
    CHECK(table.refuses("free_city 5h_1") == "AR-198");  // the own one needs control as well
    CHECK(table.refuses("free_city 5h_2") == "AR-198");
    CHECK_FALSE(table.state.court_deck.has(Court::SongOfFreedom));
    State asked = table.state;
    table.play("free_city 3h_2");
    CHECK(table.player(Jade).cities == 5);
    CHECK(table.trophies(Sapphire) == 0);
    CHECK(table.player(Sapphire).outrage.empty());
    CHECK(table.options() == Lines{"seize_song", "decline"});
    table.play("seize_song");
    CHECK(table.state.initiative == Sapphire);
    CHECK(table.state.seized);
    CHECK(table.state.court_deck.has(Court::SongOfFreedom));  // before the refill
    CHECK(table.offers("reveal song_of_freedom"));
    table.state = asked;
    table.play("decline");
    CHECK_FALSE(table.asks(Step::SeizeSong));  // only if a city was returned
    // The leader cannot seize.
    auto leader = securing(Table::of(3).ships("3h", Ruby, 1).city("3h_1", Jade), "song_of_freedom")
                      .play("free_city 3h_1");
    CHECK_FALSE(leader.asks(Step::SeizeSong));
    CHECK(leader.offers("reveal song_of_freedom"));
}

TEST_CASE(
    "AR-201, AR-Q30 Guild Struggle: steal a Guild card; discarded Guild cards go back, Vox cards do not") {
    auto table = Table::of(3)
                     .guild(Jade, "farseers")
                     .guild(Sapphire, "sworn_guardians")
                     .guild(Sapphire, "skirmishers");
    table.row({"guild_struggle"}).agents("guild_struggle", Ruby, 1).acting(Ruby, "aggression_2");
    table.state.court_deck = CourtSet::of(Court::ArmsUnion);
    table.state.court_discard = CourtSet::of(Court::LatticeSpies, Court::MassUprising);
    table.play("act secure");
    CHECK(table.options() ==
          Lines{"steal_card sapphire sworn_guardians", "steal_card jade farseers", "decline"});
    CHECK(table.refuses("steal_card sapphire skirmishers") == "AR-188");
    CHECK(table.refuses("steal_card ruby farseers") == "AR-38");
    State asked = table.state;
    table.play("steal_card jade farseers");
    CHECK(table.has(Ruby, "farseers"));
    CHECK(table.state.court_deck == CourtSet::of(Court::ArmsUnion, Court::LatticeSpies));
    CHECK(table.state.court_discard == CourtSet::of(Court::MassUprising, Court::GuildStruggle));
    table.state = asked;
    table.play("steal_card sapphire sworn_guardians");  // buried, and shuffled in with the rest
    CHECK_FALSE(table.state.buried);
    CHECK(table.state.court_deck.has(Court::SwornGuardians));
}

TEST_CASE("AR-202 Call to Action: the bottom card of the discard pile comes to the hand") {
    auto table = securing(Table::of(3).pile({"administration_4", "administration_5"}), "call_to_action");
    CHECK(table.options() == Lines{"draw administration_4"});
    table.play("draw administration_4");
    CHECK(table.holds(Ruby, "administration_4"));
    CHECK(table.state.layer[Table::card_id("administration_5")] == 1);
    CHECK(securing(Table::of(3), "call_to_action").asks(Step::RevealCourt));  // an empty pile gives nothing
}
