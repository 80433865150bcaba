#include "games/alien_artifacts/verbs.h"

#include <cassert>
#include <utility>
#include <vector>

#include "engine/names.h"

namespace orrery::aa {

namespace {

constexpr std::string_view kAlternatives[] = {"first", "second"};
constexpr int kMostCredits = 15;

// The operands, with the domains of a content.
struct Operands {
    explicit Operands(const Names& names) {
        const std::pair<Domain*, std::string_view> named[] = {
            {&cards, "card"}, {&resources, "resource"}, {&sections, "section"}, {&systems, "system"},
            {&plans, "plan"}, {&artifacts, "artifact"}, {&factions, "faction"}};
        for (const auto& [domain, id] : named) *domain = names.domain(id);
    }

    Domain cards, resources, sections, systems, plans, artifacts, factions;
    Domain seats{"seat", kSeatNames}, types{"type", names_of(Type{})}, colours{"colour", names_of(Colour{})},
        kinds{"kind", names_of(aa::Kind{})}, sides{"side", names_of(Side{})},
        alternatives{"alternative", kAlternatives}, numbers = orrery::numbers(0, kMostCredits);
    Operand card{"card", &cards}, resource{"resource", &resources}, section{"section", &sections},
        system{"system", &systems}, plan{"plan", &plans}, artifact{"artifact", &artifacts},
        faction{"faction", &factions}, owner{"owner", &seats}, type{"type", &types},
        colour{"colour", &colours}, kind{"kind", &kinds}, side{"side", &sides},
        alternative{"alternative", &alternatives}, n{"n", &numbers};
};

using VerbRows = std::vector<VerbSpec>;

VerbRows chance_rows(const Operands& o) {
    return {
        {Verb::Top, "top", {o.card}},
        {Verb::System, "system", {o.system}},
        {Verb::Faction, "faction", {o.faction}},
        {Verb::First, "first", {o.owner}},
        {Verb::Draw, "draw", {o.resource}},
        {Verb::Produce, "produce", {o.resource}},
        {Verb::Reveal, "reveal", {o.resource}},
        {Verb::Find, "find", {o.artifact}},
        {Verb::Plan, "plan", {o.plan}},
    };
}

VerbRows menu_rows(const Operands& o) {
    return {
        {Verb::Lead, "lead", {o.faction}},
        {Verb::Keep, "keep", {o.card}},
        {Verb::Purchase, "purchase"},
        {Verb::Discover, "discover"},
        {Verb::Develop, "develop"},
        {Verb::Build, "build"},
        {Verb::Prepare, "prepare"},
        {Verb::Exchange, "exchange"},
        {Verb::Unblock, "unblock"},
        {Verb::Offensive, "offensive"},
        {Verb::Income, "income"},
        {Verb::Mining, "mining"},
        {Verb::FactionAction, "faction_action"},
        {Verb::Act, "act", {o.card}},
        {Verb::Add, "add", {o.card}},
        {Verb::Use, "use", {o.artifact}},
        {Verb::Lift, "lift", {o.card}},
        {Verb::Pass, "pass"},
        {Verb::End, "end"},
    };
}

VerbRows answer_rows(const Operands& o) {
    return {
        {Verb::Deck, "deck", {o.type}},
        {Verb::Extra, "extra", {o.n}, kNoSpot},
        {Verb::Complete, "complete", {o.card}},
        {Verb::Auto, "auto", {o.card}},
        {Verb::Pay, "pay", {o.section}},
        {Verb::Spend, "spend", {o.section}},
        {Verb::Done, "done"},
        {Verb::Row, "row", {o.type}},
        {Verb::Onto, "onto", {o.card}},
        {Verb::Colour, "colour", {o.colour}},
        {Verb::Token, "token", {o.card}},
        {Verb::Side, "side", {o.side}},
        {Verb::Show, "show", {o.section}},
        {Verb::AttackSystem, "attack_system"},
        {Verb::AttackPlayer, "attack", {o.owner}},
        {Verb::Decline, "decline"},
        {Verb::Defend, "defend", {o.plan}},
        {Verb::Ship, "ship", {o.card}},
        {Verb::Stop, "stop"},
        {Verb::Block, "block", {o.card}},
        {Verb::Choose, "choose", {o.alternative}},
        {Verb::Kind, "kind", {o.kind}},
        {Verb::Planet, "planet", {o.card}},
        {Verb::Flip, "flip", {o.card}},
        {Verb::Score, "score", {o.card}},
        {Verb::Throw, "throw", {o.resource}},
        {Verb::Discard, "discard", {o.resource}},
        {Verb::StopDiscard, "keep_rest"},
        {Verb::PayTokens, "pay_tokens", {o.card}},
        {Verb::LeaveTokens, "leave_tokens", {o.card}},
    };
}

}  // namespace

VerbTable verb_table(const Names& names) {
    const Operands operands{names};
    VerbRows rows = chance_rows(operands);
    for (const VerbRows& more : {menu_rows(operands), answer_rows(operands)})
        rows.insert(rows.end(), more.begin(), more.end());
    assert(rows.size() == kCount<Verb>);
    return VerbTable{rows};
}

}  // namespace orrery::aa
