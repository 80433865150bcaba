// Whole answers, as the view tells them: in the rules' order, with what is taken by itself marked; listed, or
// as the paths of a graph.
#include <algorithm>
#include <set>

#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

// "pay res_17_b", "(pay res_20_b)": in brackets what is taken by itself.
std::string part_of(const Json& told, std::int64_t code) {
    const auto number = static_cast<std::size_t>(code < 0 ? -1 - code : code);
    const std::string step{told.at("steps").at(number).as_string()};
    return code < 0 ? '(' + step + ')' : step;
}

std::string joined(const std::string& before, const std::string& part) {
    return before.empty() ? part : before + ", " + part;
}

// Every path of the graph, told as a way.
void follow(const Json& told, std::size_t node, const std::string& before, Strings& all) {
    for (const Json& edge : told.at("graph").at(node).as_array()) {
        const std::string way = joined(before, part_of(told, edge.at(0).as_int64()));
        const auto to = edge.at(1).to_number<std::size_t>();
        if (to == 0)
            all.push_back(way);
        else
            follow(told, to, way, all);
    }
}

// "pay res_17_b, (pay res_20_b)"
Strings ways_of(const AlienArtifacts& rules, const State& s, Seat seat) {
    const Json told = rules.view(s, seat).at("ways");
    Strings all;
    if (told.is_null()) return all;
    if (told.as_object().contains("graph")) {
        follow(told, 0, "", all);
        return all;
    }
    for (const Json& way : told.at("ways").as_array()) {
        std::string line;
        for (const Json& code : way.as_array()) line = joined(line, part_of(told, code.as_int64()));
        all.push_back(line);
    }
    return all;
}

// The same from the rules' own lists, answer by answer: those that are taken by themselves are not in it.
void answer(const Table& table, Step first, const std::string& before, std::set<std::string>& all) {
    for (const std::string& option : table.options()) {
        Table after = table;
        after.play(option);
        const bool goes_on = after.asks(first) || after.asks(Step::Attach);
        if (goes_on)
            answer(after, first, joined(before, option), all);
        else
            all.insert(joined(before, option));
    }
}

// A way without what is in brackets.
std::string answered(const std::string& way) {
    std::string said;
    for (std::size_t at = 0; at < way.size();) {
        const std::size_t end = std::min(way.find(", ", at), way.size());
        if (way[at] != '(') said = joined(said, way.substr(at, end - at));
        at = end + 2;
    }
    return said;
}

// The view tells every way that the rules know, once, and no other.
void check_told(const Table& table) {
    const Strings ways = ways_of(table.rules, table.state, table.asked());
    std::set<std::string> told, known;
    for (const std::string& way : ways) told.insert(answered(way));
    answer(table, table.state.asked().step, "", known);
    CHECK(ways.size() == told.size());
    CHECK(told == known);
}

void check_graph(const Table& table) {
    const Json told = table.rules.view(table.state, table.asked()).at("ways");
    REQUIRE(told.is_object());
    REQUIRE(told.as_object().contains("graph"));
    CHECK(ways_of(table.rules, table.state, table.asked()).size() > 800);
    check_told(table);
}

// Plays what is not in brackets. False: something in it is refused, or it is too short and asks on.
bool leads_through(const AlienArtifacts& rules, State s, Seat seat, std::string way) {
    const Step first = s.asked().step;
    while (!way.empty()) {
        const auto end = way.find(", ");
        const std::string part = way.substr(0, end);
        way = end == std::string::npos ? "" : way.substr(end + 2);
        if (part.front() == '(') continue;
        const auto action = rules.verbs().read(part);
        if (!action || !rules.judge(s, seat, *action)) return false;
        rules.play(s, seat, *action);
    }
    return s.todo.empty() || s.asked().step != first || first == Step::Menu || first == Step::After ||
           first == Step::PlaceToken;
}

// The sections of a way, in or out of brackets.
std::vector<Action> sections_in(const AlienArtifacts& rules, const std::string& way) {
    std::vector<Action> parts;
    for (std::size_t at = 0; at < way.size();) {
        const std::size_t end = std::min(way.find(", ", at), way.size());
        std::string part = way.substr(at, end - at);
        if (part.front() == '(') part = part.substr(1, part.size() - 2);
        if (part.starts_with("pay res") || part.starts_with("spend res"))
            parts.push_back(*rules.verbs().read(part));
        at = end + 2;
    }
    return parts;
}

void check_ways(const AlienArtifacts& rules, const State& s, Seat seat, std::set<Step>& seen) {
    const Strings ways = ways_of(rules, s, seat);
    if (ways.empty()) return;
    seen.insert(s.asked().step);
    std::set<std::string> firsts;
    for (const std::string& way : ways) {
        CAPTURE(way);
        CHECK(leads_through(rules, s, seat, way));
        CHECK(rules.judge_together(s, seat, sections_in(rules, way)));
        firsts.insert(way.substr(0, way.find(", ")));
    }
    ActionList options;
    rules.list(s, seat, options);
    CHECK(firsts.size() == options.size());
}

}  // namespace

TEST_CASE("the view tells the whole payments of the one who pays, with what is taken by itself") {
    auto table = Table::of(2)
                     .card_in_hand(Ruby, "res_20")
                     .card_in_hand(Ruby, "res_17")
                     .card_in_hand(Ruby, "res_37")
                     .building(Ruby, "pl_tycho")
                     .turn();
    CHECK(ways_of(table.rules, table.state, Ruby).size() >= 2);  // the menu
    table.play("discover");
    const Strings ways = ways_of(table.rules, table.state, Ruby);
    CHECK(ways.size() >= 2);
    CHECK(
        std::ranges::any_of(ways, [](const std::string& way) { return way.find('(') != std::string::npos; }));
    CHECK(ways_of(table.rules, table.state, Sapphire).empty());
}

TEST_CASE("every way that the view tells can be played as it stands, and every answer begins one") {
    const AlienArtifacts rules;
    std::set<Step> seen;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Rng rng{seed};
        State s = rules.start({.players = static_cast<std::uint8_t>(2 + seed % 4)});
        while (!s.todo.empty()) {
            const Actors actors = rules.actors(s);
            const Seat seat = actors.chance ? kChance : actors.first();
            if (seat == kChance) {
                rules.play(s, kChance, rules.sample(s, rng));
                continue;
            }
            if (rng.below(4) == 0) check_ways(rules, s, seat, seen);
            ActionList options;
            rules.list(s, seat, options);
            rules.play(s, seat, rng.one_of(options));
        }
    }
    for (const Step step : {Step::Menu, Step::After, Step::Pay, Step::Spend, Step::PrepareSpend,
                            Step::ChooseRow, Step::ChooseColour, Step::Discard, Step::PlaceToken})
        CHECK(seen.contains(step));
}

TEST_CASE("AA-231 sets from many stored cards: every way to show them is told, to the one who pays alone") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"te_deep_analysis"})
                     .hand(Ruby, {"R2", "B2", "G2"})
                     .stored(Ruby, "pl_tycho", {"R3", "B2", "G1"})
                     .stored(Ruby, "pl_calcine", {"R1", "B3", "G2"})
                     .turn()
                     .play("act te_deep_analysis");
    check_graph(table);
    CHECK(table.rules.view(table.state, Sapphire).at("ways").is_null());
    CHECK(table.rules.view(table.state, kNobody).at("ways").is_null());
}

TEST_CASE("AA-94 five cards for three under construction: every way to attach them is told") {
    auto table = Table::of(2)
                     .logistic(Ruby, {"sh_fram", "sh_argo", "te_terraforming_engines"})
                     .building(Ruby, "pl_tycho")
                     .building(Ruby, "pl_calcine")
                     .building(Ruby, "pl_verdun")
                     .hand(Ruby, {"G3", "G3", "G2", "G2", "G1"})
                     .turn()
                     .play("prepare");
    check_graph(table);
}

TEST_CASE("AA-51, AA-57 a payment without a limit from many cards: every way to pay it is told") {
    auto table = Table::of(2)
                     .faction(Ruby, "fa_clone_clans")
                     .hand(Ruby, {"B1", "B1", "B1", "B2", "B2", "B2", "B2", "B3", "B3", "B3", "B3"})
                     .stored(Ruby, "pl_tycho", {"B1", "B2", "B3", "B1"})
                     .turn()
                     .play("faction_action");
    check_graph(table);
}

TEST_CASE("AA-166 the discards of a large hand: every choice is told") {
    auto table = Table::of(2);
    for (int i = 10; i < 29; ++i) table.card_in_hand(Ruby, "res_" + std::to_string(i));
    check_graph(table.end_of_turn());
}

TEST_CASE("AA-25 tokens: every choice of cards is told, however many tokens lie on each") {
    auto table = Table::of(2)
                     .operational(Ruby, {"sh_argo", "sh_fram", "sh_sonne"})
                     .tokens("sh_argo", 2)
                     .tokens("sh_fram", 1)
                     .tokens("sh_sonne", 3);
    table.card_in_hand(Ruby, "res_01")
        .card_in_hand(Ruby, "res_02")
        .turn()
        .play("unblock", "spend res_01_a", "spend res_02_a");
    check_told(table);
    check_told(against_sapphire("sh_fram", "dp_basic").reveal(4));
}
