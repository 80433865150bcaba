// What the tables of all games have in common: a position on which one plays, and asks, in the game's own
// notation.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "engine/sequel.h"
#include "shared/setups.h"

namespace orrery {

template <class Table, GameRules R>
class PlayedTable {
  public:
    // --- starting, with options by name: Table::setup(2, {{"sides", "all_b"}, {"prime", "quad"}}) ---
    using Options = NamedOptions;
    // The real start of a game: chance still to come, and what players choose first.
    static Table setup(int players, Options options = {}) {
        Table table;
        table.state = table.rules.start(setup_from(players, options));
        return table;
    }
    static Setup setup_from(int players, Options options) { return setup_of<R>(players, options); }
    Table& first(Seat seat) {  // player, in games that have one
        state.first = seat;
        return static_cast<Table&>(*this);
    }

    // --- playing: every notation given is legal, or the test fails ---
    Table& play(std::string_view notation) {
        return play_as(asked(), notation);
    }  // by who is asked first, or chance
    template <class... More>
    Table& play(std::string_view first, More... more) {
        play(first);
        return play(more...);
    }
    Table& play_as(Seat seat, std::string_view notation) {
        INFO("playing: ", std::string{notation});
        const std::string refusal = refusal_to(seat, notation);
        REQUIRE_MESSAGE(refusal.empty(), "refused by ", refusal);
        rules.play(state, seat, *rules.verbs().read(notation));
        return static_cast<Table&>(*this);
    }

    // --- asking ---
    bool allows(std::string_view notation) const { return refuses(notation).empty(); }
    // The rule that forbids it; empty: allowed.
    std::string refuses(std::string_view notation) const { return refusal_to(asked(), notation); }
    // The rule, what there is too little of, how much it takes and how much there is: "AF-31 fuel 2 1".
    std::string lacks(std::string_view notation) const {
        const auto action = rules.verbs().read(notation);
        REQUIRE_MESSAGE(action.has_value(), "no such notation: ", std::string{notation});
        const Verdict verdict = rules.judge(state, asked(), *action);
        if (verdict) return {};
        const auto& [what, needs, has] = verdict.lack;
        if (what == 0) return verdict.rule;
        return std::string{verdict.rule} + ' ' + std::string{R::info().lacks[what - 1U]} + ' ' +
               std::to_string(needs) + ' ' + std::to_string(has);
    }
    // Of the first seat asked, in order; of chance too.
    std::vector<std::string> options() const {
        std::vector<std::string> result;
        ActionList list;
        OutcomeList outcomes;
        const Actors who = rules.actors(state);
        if (who.chance) rules.outcomes(state, outcomes);
        if (!who.chance && !who.over()) rules.list(state, who.first(), list);
        for (const Outcome& outcome : outcomes) result.push_back(rules.verbs().write(outcome.action));
        for (const Action action : list) result.push_back(rules.verbs().write(action));
        return result;
    }
    // What the log tells of what an answer would set off by itself: "0 keep te_x" for a single answer taken
    // for seat 0, "scored.ambition(keeper) scored.first(5 0 ruby)" for a line in parts.
    std::vector<std::string> sets_off(std::string_view notation) const {
        std::vector<std::string> told;
        const auto action = rules.verbs().read(notation);
        REQUIRE_MESSAGE(action.has_value(), "no such notation: ", std::string{notation});
        for (const Sequel& sequel : rules.sequels(state, asked(), *action)) {
            std::string line = sequel.answer
                                   ? std::to_string(sequel.seat) + ' ' + rules.verbs().write(*sequel.answer)
                                   : std::string{};
            for (const Message& part : sequel.parts) {
                line += (line.empty() ? "" : " ") + part.key + '(';
                for (std::size_t i = 0; i < part.params.size(); ++i) {
                    const std::string& value = part.params[i].value;
                    line += (i == 0 ? "" : " ") + value.substr(value.rfind('.') + 1);
                }
                line += ')';
            }
            told.push_back(std::move(line));
        }
        return told;
    }
    bool offers(std::string_view notation) const {
        const auto all = options();
        return std::find(all.begin(), all.end(), notation) != all.end();
    }
    template <class Step>
    bool asks(Step step) const {
        return !state.todo.empty() && state.asked().step == step;
    }
    Seat asked() const { return rules.actors(state).first(); }
    bool over() const { return rules.actors(state).over(); }

    typename R::State state;
    R rules;

  private:
    std::string refusal_to(Seat seat, std::string_view notation) const {
        const auto action = rules.verbs().read(notation);
        REQUIRE_MESSAGE(action.has_value(), "no such notation: ", std::string{notation});
        if (over()) return "over";
        if (!rules.actors(state).includes(seat)) return kNotYourTurn.rule;
        if (seat == kChance) {
            for (const std::string& option : options())
                if (option == notation) return {};
            return kNotAsked.rule;
        }
        const Verdict verdict = rules.judge(state, seat, *action);
        return verdict ? std::string{} : std::string{verdict.rule};
    }
};

}  // namespace orrery
