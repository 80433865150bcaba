#include "games/alien_artifacts/verbs.h"

#include "engine/names.h"

namespace orrery::aa {

namespace {

constexpr std::string_view kAlternatives[] = {"first", "second"};
constexpr int kMostCredits = 15;

}  // namespace

VerbTable verb_table(const Names& names) {
    const Domain card_domain = names.domain("card"), resource_domain = names.domain("resource"),
                 section_domain = names.domain("section"), system_domain = names.domain("system"),
                 plan_domain = names.domain("plan"), artifact_domain = names.domain("artifact"),
                 faction_domain = names.domain("faction");
    const Domain seat_domain{"seat", kSeatNames}, type_domain{"type", names_of(Type{})},
        colour_domain{"colour", names_of(Colour{})}, kind_domain{"kind", names_of(aa::Kind{})},
        side_domain{"side", names_of(Side{})}, alternative_domain{"alternative", kAlternatives},
        number_domain{"number", numerals(0, kMostCredits)};
    const Operand card{"card", &card_domain}, resource{"resource", &resource_domain},
        section{"section", &section_domain}, system{"system", &system_domain}, plan{"plan", &plan_domain},
        artifact{"artifact", &artifact_domain}, faction{"faction", &faction_domain},
        owner{"owner", &seat_domain}, type{"type", &type_domain}, colour{"colour", &colour_domain},
        kind{"kind", &kind_domain}, side{"side", &side_domain},
        alternative{"alternative", &alternative_domain}, n{"n", &number_domain};
    const VerbSpec rows[] = {
        {Verb::Top, "top", {card}},
        {Verb::System, "system", {system}},
        {Verb::Faction, "faction", {faction}},
        {Verb::First, "first", {owner}},
        {Verb::Draw, "draw", {resource}},
        {Verb::Produce, "produce", {resource}},
        {Verb::Reveal, "reveal", {resource}},
        {Verb::Find, "find", {artifact}},
        {Verb::Plan, "plan", {plan}},
        {Verb::Lead, "lead", {faction}},
        {Verb::Keep, "keep", {card}},
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
        {Verb::Act, "act", {card}},
        {Verb::Add, "add", {card}},
        {Verb::Use, "use", {artifact}},
        {Verb::Lift, "lift", {card}},
        {Verb::Pass, "pass"},
        {Verb::End, "end"},
        {Verb::Deck, "deck", {type}},
        {Verb::Extra, "extra", {n}, kNoSpot},
        {Verb::Complete, "complete", {card}},
        {Verb::Auto, "auto", {card}},
        {Verb::Pay, "pay", {section}},
        {Verb::Spend, "spend", {section}},
        {Verb::Done, "done"},
        {Verb::Row, "row", {type}},
        {Verb::Onto, "onto", {card}},
        {Verb::Colour, "colour", {colour}},
        {Verb::Token, "token", {card}},
        {Verb::Side, "side", {side}},
        {Verb::Show, "show", {section}},
        {Verb::AttackSystem, "attack_system"},
        {Verb::AttackPlayer, "attack", {owner}},
        {Verb::Decline, "decline"},
        {Verb::Defend, "defend", {plan}},
        {Verb::Ship, "ship", {card}},
        {Verb::Stop, "stop"},
        {Verb::Block, "block", {card}},
        {Verb::Choose, "choose", {alternative}},
        {Verb::Kind, "kind", {kind}},
        {Verb::Planet, "planet", {card}},
        {Verb::Flip, "flip", {card}},
        {Verb::Score, "score", {card}},
        {Verb::Throw, "throw", {resource}},
        {Verb::Discard, "discard", {resource}},
        {Verb::StopDiscard, "keep_rest"},
        {Verb::PayTokens, "pay_tokens", {card}},
        {Verb::LeaveTokens, "leave_tokens", {card}},
    };
    static_assert(std::size(rows) == kCount<Verb>);
    return VerbTable{rows};
}

}  // namespace orrery::aa
