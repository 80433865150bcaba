// What everybody sees, and what a search keeps a position by: the parts that no rule asks for.
#include "pocket_imperium/table.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

Json view_of(const Table& table) { return table.rules.view(table.state, Ruby); }

}  // namespace

TEST_CASE("the view names the sectors that were scored in this round, and forgets them in the next") {
    auto table = Table::of(2).ships("s1_c", Ruby, 1).ships("s6_c", Sapphire, 1).ships("s2_c", Ruby, 1);
    table.exploitation();
    CHECK(view_of(table).at("scored").as_array().empty());
    table.play("sector 1");
    CHECK(view_of(table).at("scored") == boost::json::array{1});
    table.play("sector 6");
    CHECK(view_of(table).at("scored").as_array().empty());
    CHECK(view_of(table).at("round") == 2);
}

TEST_CASE("the view names the order that is being executed: its command, whose it is, the actions left") {
    const auto order = [](const Table& table) { return view_of(table).at("order"); };
    CHECK(order(Table::of(3).planning()).is_null());
    auto explore = Table::of(3).ships("s1_c", Sapphire, 2).order(Sapphire, Command::Explore, 3);
    CHECK(order(explore) == boost::json::object{{"command", "explore"}, {"seat", 1}, {"actions", 3}});
    explore.play("from s1_c", "fleet 1");
    CHECK(order(explore) == boost::json::object{{"command", "explore"}, {"seat", 1}, {"actions", 3}});
    explore.play("to s1_n");
    CHECK(order(explore) == boost::json::object{{"command", "explore"}, {"seat", 1}, {"actions", 2}});
    const auto expand =
        Table::of(3).ships("s1_c", Jade, 1).ships("s3_c", Jade, 1).order(Jade, Command::Expand, 2);
    CHECK(order(expand) == boost::json::object{{"command", "expand"}, {"seat", 2}, {"actions", 2}});
    auto war = Table::of(2).ships("s1_c", Ruby, 3).ships("s1_n", Sapphire, 1);
    war.order(Ruby, Command::Exterminate, 1);
    CHECK(order(war) == boost::json::object{{"command", "exterminate"}, {"seat", 0}, {"actions", 1}});
}

TEST_CASE("the view says where every system lies, in both coordinates") {
    const Table table = Table::of(2);
    const Json view = view_of(table);
    for (const System system : table.map().all) {
        CAPTURE(Table::name(system));
        const Json& seen = view.at("systems").at(Table::name(system));
        CHECK(seen.at("q") == table.map().hex[system][0]);
        CHECK(seen.at("r") == table.map().hex[system][1]);
    }
    CHECK(view.at("systems").at("s1_c").at("q") == 2);  // 6.4
    CHECK(view.at("systems").at("s1_c").at("r") == -3);
}

TEST_CASE("positions that differ only in where bounty tiles lie have keys and views of their own") {
    const auto with_tiles = [](std::initializer_list<std::string_view> systems) {
        Table table = Table::of(2, {{"bounty", "on"}}).bounty_values(1, 1);
        for (const std::string_view system : systems) table.bounty(system);
        return table.planning();
    };
    const Table one = with_tiles({"s1_c", "s2_c"}), two = with_tiles({"s1_c", "s3_nw"}),
                again = with_tiles({"s2_c", "s1_c"});
    for (const Seat viewer : {Ruby, Sapphire}) {
        CHECK(one.rules.key(one.state, viewer) != two.rules.key(two.state, viewer));
        CHECK(one.rules.key(one.state, viewer) == again.rules.key(again.state, viewer));
        CHECK(one.rules.view(one.state, viewer) != two.rules.view(two.state, viewer));
    }
}
