// Planning (5.4, 6.5): the plans, in secret, in any order of arrival.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

#include "pocket_imperium/situations.h"

using namespace orrery;
using namespace orrery::pi;

namespace {

// Everybody can carry out every command, and is about to plan.
Table about_to_plan(int players) { return settled(players).planning(); }

// The order asked now, and then it is ended.
std::string end_order(Table& table) {
    const std::string order{
        names_of(table.state.asked().step)[static_cast<std::size_t>(table.state.asked().step)]};
    table.play("stop");
    return order;
}

// What Ruby carries out in each reveal, when Sapphire has no ship.
Notations orders_of(Table table) {
    Notations orders;
    while (table.asks(Step::Expand) || table.asks(Step::ExploreOrigin) ||
           table.asks(Step::ExterminateTarget)) {
        const std::string reveal = std::to_string(table.state.reveals);
        orders.push_back(reveal + ' ' + end_order(table));
    }
    return orders;
}

Notations options_of(const Table& table, Seat seat) {
    ActionList list;
    table.rules.list(table.state, seat, list);
    Notations options;
    for (const Action action : list) options.push_back(table.rules.verbs().write(action));
    return options;
}

void hand_in(Table& table, Seat seat, int plan) {
    table.play_as(seat, "plan " + std::string{plan_names()[plan]});
}

std::string view_of(const Table& table, Seat viewer) {
    return boost::json::serialize(table.rules.view(table.state, viewer));
}

std::vector<Seat> viewers(int players) {
    std::vector<Seat> all(static_cast<std::size_t>(players));
    std::iota(all.begin(), all.end(), Seat{0});
    all.push_back(kSpectator);
    return all;
}

// Every set of seats that have planned (not all of them) with every combination of their plans: look(table,
// plans), where plans has kNoPlan for a seat that is still planning.
constexpr int kNoPlan = -1;
template <class Look>
void for_all_plans(int players, Look look) {
    const Table start = about_to_plan(players);
    std::vector<int> plans(static_cast<std::size_t>(players), kNoPlan);
    for (;;) {
        std::size_t i = 0;
        for (; i < plans.size(); ++i) {
            plans[i] = plans[i] == kNoPlan ? first_plan(players) : plans[i] + 1;
            if (plans[i] < last_plan(players)) break;
            plans[i] = kNoPlan;
        }
        if (i == plans.size()) return;
        if (std::count(plans.begin(), plans.end(), kNoPlan) == 0) continue;
        Table table = start;
        for (Seat seat = 0; seat < players; ++seat)
            if (plans[seat] != kNoPlan) hand_in(table, seat, plans[seat]);
        look(table, plans);
    }
}

}  // namespace

TEST_CASE("PI-28 with 3 or 4 players there are 6 plans, the orders of three cards") {
    for (const int players : {3, 4}) {
        auto table = about_to_plan(players);
        const Notations six{"plan ext", "plan etx", "plan xet", "plan xte", "plan tex", "plan txe"};
        for (Seat seat = 0; seat < players; ++seat) CHECK(options_of(table, seat) == six);
        CHECK(table.refuses("plan ee-xx-tt") == "PI-28");
    }
}

TEST_CASE("PI-28 the leftmost card is revealed first") {
    const auto orders = [](std::string_view plan) {
        return orders_of(Table::of(3).ships("s1_n", Ruby, 2).plans({plan, "ext", "ext"}));
    };
    CHECK(orders("ext") == Notations{"1 expand", "2 explore_origin", "3 exterminate_target"});
    CHECK(orders("xte") == Notations{"1 explore_origin", "2 exterminate_target", "3 expand"});
    CHECK(orders("tex") == Notations{"1 exterminate_target", "2 expand", "3 explore_origin"});
}

TEST_CASE("PI-29 with 2 players there are 21 plans of three pairs, as section 6.5 numbers them") {
    auto table = about_to_plan(2);
    const Notations plans{"plan ee-xx-tt", "plan ee-xt-xt", "plan ee-tt-xx", "plan ex-ex-tt", "plan ex-et-xt",
                          "plan ex-xt-et", "plan ex-tt-ex", "plan et-ex-xt", "plan et-et-xx", "plan et-xx-et",
                          "plan et-xt-ex", "plan xx-ee-tt", "plan xx-et-et", "plan xx-tt-ee", "plan xt-ee-xt",
                          "plan xt-ex-et", "plan xt-et-ex", "plan xt-xt-ee", "plan tt-ee-xx", "plan tt-ex-ex",
                          "plan tt-xx-ee"};
    CHECK(plans.size() == 21);
    CHECK(options_of(table, Ruby) == plans);
    CHECK(options_of(table, Sapphire) == plans);
    CHECK(table.refuses("plan ext") == "PI-29");
}

TEST_CASE("PI-29 the plans of 2 players are all the ways to make three pairs of six cards") {
    std::string cards = "eettxx";
    std::set<std::string> ways;
    do {
        std::string plan;
        for (std::size_t i = 0; i < 6; i += 2) {
            std::string pair = cards.substr(i, 2);
            const std::string_view order = "ext";
            if (order.find(pair[0]) > order.find(pair[1])) std::swap(pair[0], pair[1]);
            plan += (plan.empty() ? "" : "-") + pair;
        }
        ways.insert(plan);
    } while (std::next_permutation(cards.begin(), cards.end()));
    std::set<std::string> known;
    for (int plan = first_plan(2); plan < last_plan(2); ++plan) known.emplace(plan_names()[plan]);
    CHECK(known == ways);
    for (int plan = first_plan(2); plan < last_plan(2); ++plan)
        for (std::size_t reveal = 0; reveal < kReveals; ++reveal) {
            const std::string_view pair = plan_names()[plan].substr(reveal * 3, 2);
            const Cards& laid = plan_of(plan).reveals[reveal];
            CHECK(laid[Command::Expand] == std::count(pair.begin(), pair.end(), 'e'));
            CHECK(laid[Command::Explore] == std::count(pair.begin(), pair.end(), 'x'));
            CHECK(laid[Command::Exterminate] == std::count(pair.begin(), pair.end(), 't'));
        }
}

TEST_CASE("PI-29, PI-Q8 the first pair is revealed first, and the two cards of a pair have no order") {
    const auto orders = [](std::string_view plan) {
        return orders_of(Table::of(2).ships("s1_n", Ruby, 2).plans({plan, "tt-xx-ee"}));
    };
    CHECK(orders("ex-xt-et") == Notations{"1 expand", "1 explore_origin", "2 explore_origin",
                                          "2 exterminate_target", "3 expand", "3 exterminate_target"});
    CHECK_FALSE(verb_table().read("plan xe-xt-et").has_value());
    CHECK_FALSE(verb_table().read("plan te-xt-ex").has_value());
}

TEST_CASE("PI-30 plans may be handed in in any order, the result does not depend on it") {
    for (int players = 2; players <= 4; ++players) {
        CAPTURE(players);
        const Table start = about_to_plan(players);
        std::vector<Seat> order(static_cast<std::size_t>(players));
        std::iota(order.begin(), order.end(), Seat{0});
        const int plans = last_plan(players) - first_plan(players);
        for (int shift = 0; shift < plans; ++shift) {
            const auto plan_for = [&](Seat seat) { return first_plan(players) + (shift + 5 * seat) % plans; };
            State result;
            bool first = true;
            do {
                Table table = start;
                for (const Seat seat : order) {
                    REQUIRE(table.asks(Step::MakePlan));
                    REQUIRE(table.rules.actors(table.state).includes(seat));
                    hand_in(table, seat, plan_for(seat));
                }
                REQUIRE(table.state.reveals > 0);
                if (first) result = table.state;
                first = false;
                REQUIRE(table.state == result);
            } while (std::next_permutation(order.begin(), order.end()));
        }
    }
}

TEST_CASE("PI-30 nobody else, no spectator either, sees anything of a plan that was handed in") {
    for (int players = 2; players <= 4; ++players) {
        CAPTURE(players);
        // By viewer, who has planned and the viewer's own plan: one view, whatever the others' plans are.
        std::map<std::tuple<Seat, unsigned, int>, std::string> views;
        std::set<std::string> own_views;
        for_all_plans(players, [&](const Table& table, const std::vector<int>& plans) {
            const unsigned waiting = table.rules.actors(table.state).seats;
            for (const Seat viewer : viewers(players)) {
                const int own = viewer == kSpectator ? kNoPlan : plans[viewer];
                const std::string view = view_of(table, viewer);
                const auto known = views.emplace(std::tuple{viewer, waiting, own}, view).first;
                REQUIRE(view == known->second);
                if (viewer == Ruby && waiting == 0b10) own_views.insert(view);
            }
        });
        if (players == 2) CHECK(own_views.size() == 21);  // the owner sees it
    }
}

TEST_CASE("PI-30 what others have planned does not change what a player may plan") {
    for (int players = 2; players <= 4; ++players) {
        CAPTURE(players);
        const Notations all = options_of(about_to_plan(players), Ruby);
        for_all_plans(players, [&](const Table& table, const std::vector<int>& plans) {
            for (Seat seat = 0; seat < players; ++seat) {
                REQUIRE(table.rules.actors(table.state).includes(seat) == (plans[seat] == kNoPlan));
                if (plans[seat] != kNoPlan) continue;
                REQUIRE(options_of(table, seat) == all);
                for (const std::string& plan : all)
                    REQUIRE(table.rules.judge(table.state, seat, *verb_table().read(plan)));
            }
        });
    }
}

TEST_CASE("PI-30 cards that are not revealed yet stay secret after the first reveal") {
    const auto view = [](std::string_view plan, Seat viewer) {
        auto table = about_to_plan(3);
        table.play_as(Ruby, "plan ext")
            .play_as(Jade, "plan xte")
            .play_as(Sapphire, "plan " + std::string{plan});
        REQUIRE(table.state.reveals == 1);
        return view_of(table, viewer);
    };
    for (const Seat viewer : {Ruby, Jade, kSpectator}) {
        CHECK(view("ext", viewer) == view("etx", viewer));
        CHECK(view("ext", viewer) != view("tex", viewer));  // the first card is public
    }
    CHECK(view("ext", Sapphire) != view("etx", Sapphire));
}

TEST_CASE("PI-30 it is known who has handed in a plan, and only they are not asked any more") {
    auto table = about_to_plan(4);
    for (const Seat seat : {Jade, Ruby, Pearl}) {
        const auto planned = [&] {
            const Json view = table.rules.view(table.state, kSpectator);
            return view.at("seats").at(seat).at("planned").as_bool();
        };
        CHECK_FALSE(planned());
        const auto before = table.rules.actors(table.state).seats;
        hand_in(table, seat, 3);
        CHECK(planned());
        CHECK(table.rules.actors(table.state).seats == (before & ~(1U << seat)));
    }
    CHECK(table.rules.actors(table.state) == Actors::of(Sapphire));
}

TEST_CASE("PI-Q37 a plan that was handed in is final") {
    for (int players = 2; players <= 4; ++players) {
        CAPTURE(players);
        auto table = about_to_plan(players);
        for (Seat seat = 0; seat + 1 < players; ++seat) {
            hand_in(table, seat, first_plan(players) + seat);
            for (int plan = first_plan(players); plan < last_plan(players); ++plan)
                CHECK(table.rules.judge(table.state, seat, act(Verb::Plan, plan)) == kNotYourTurn);
            CHECK(table.state.players[seat].plan == first_plan(players) + seat + 1);
        }
    }
}
