// 4.4: what chance may answer.
#include "games/alien_artifacts/rules.h"
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

template <class Count>
void list_designs(Verb verb, std::size_t designs, Count count, OutcomeList& out) {
    for (std::size_t i = 0; i < designs; ++i)
        if (const int n = count(static_cast<int>(i)); n > 0)
            out.push_back({act(verb, i), static_cast<std::uint32_t>(n)});
}

Verb verb_of_draw(Step step) {
    return step == Step::ProduceCard ? Verb::Produce : step == Step::RevealCard ? Verb::Reveal : Verb::Draw;
}

int nth_place(Places places, std::uint32_t n) {
    while (n-- > 0) places &= places - 1;
    return first_place(places);
}

}  // namespace

void AlienArtifacts::outcomes(const State& s, OutcomeList& out) const {
    const Frame& frame = s.asked();
    const Now now{*content_, s, kChance};
    switch (frame.step) {
        case Step::TurnTop:
            for (Places left = s.unseen[frame.type]; left != 0; left &= left - 1)
                out.push_back({act_on(now, Verb::Top, card_at(frame.type, first_place(left))), 1});
            return;
        case Step::TurnSystem:
            for (const System system : s.systems.unseen) out.push_back({act(Verb::System, system), 1});
            return;
        case Step::DealFaction: {
            ActionList left;
            factions_left(now, left);
            for (const Action action : left) out.push_back({act(Verb::Faction, action.a), 1});
            return;
        }
        case Step::FirstPlayer:
            for (Seat seat = 0; seat < s.seats(); ++seat) out.push_back({act(Verb::First, seat), 1});
            return;
        case Step::FindArtifact:
            return list_designs(
                Verb::Find, content_->artifacts.size(), [&](int i) { return artifacts_at(now, i, kInDeck); },
                out);
        case Step::FindPlan:
            return list_designs(
                Verb::Plan, content_->plans.size(), [&](int i) { return plans_at(now, i, kInDeck); }, out);
        default:
            for (const Resource card : s.deck) out.push_back({act(verb_of_draw(frame.step), card), 1});
    }
}

// The draws of nearly all chance events are uniform over a set; the others go the long way.
Action AlienArtifacts::sample(const State& s, Rng& rng) const {
    const Frame& frame = s.asked();
    switch (frame.step) {
        case Step::TurnTop: {
            const Places left = s.unseen[frame.type];
            const int place = nth_place(left, rng.below(static_cast<std::uint32_t>(std::popcount(left))));
            return act(Verb::Top, content_->number_of(card_at(frame.type, place)));
        }
        case Step::DealCard:
        case Step::DrawCard:
        case Step::ProduceCard:
        case Step::RevealCard: {
            const auto n = rng.below(static_cast<std::uint32_t>(s.deck.size()));
            return act(verb_of_draw(frame.step), nth(s.deck, static_cast<int>(n)));
        }
        default: {
            OutcomeList all;
            outcomes(s, all);
            return outcome_at(all, rng.below(total_weight(all)));
        }
    }
}

}  // namespace orrery::aa
