// Whole answers, as the view tells them: in the rules' order, with what is taken by itself marked.
#include <algorithm>
#include <set>

#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

// "pay res_17_b, (pay res_20_b)": in brackets what is taken by itself.
Strings ways_of(const AlienArtifacts& rules, const State& s, Seat seat) {
    const Json view = rules.view(s, seat);
    Strings all;
    if (view.at("ways").is_null()) return all;
    const auto& steps = view.at("ways").at("steps").as_array();
    for (const Json& way : view.at("ways").at("ways").as_array()) {
        std::string line;
        for (const Json& code : way.as_array()) {
            const auto number = code.as_int64();
            const std::string step{
                steps.at(static_cast<std::size_t>(number < 0 ? -1 - number : number)).as_string()};
            line += (line.empty() ? "" : ", ") + (number < 0 ? '(' + step + ')' : step);
        }
        all.push_back(line);
    }
    return all;
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
            rules.play(s, seat, options[rng.below(static_cast<std::uint32_t>(options.size()))]);
        }
    }
    for (const Step step : {Step::Menu, Step::After, Step::Pay, Step::Spend, Step::PrepareSpend,
                            Step::ChooseRow, Step::ChooseColour, Step::Discard, Step::PlaceToken})
        CHECK(seen.contains(step));
}
