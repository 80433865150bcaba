// The stack of frames: which frame may lie on which, who is asked, and whether the question has an answer.
#include "games/master_of_orion/check.h"
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/options.h"

namespace orrery::mo {

namespace {

constexpr Verdict kNoSuchMoment = breaks("MO-7");

bool is_chance(Step step) { return step <= Step::Draw; }
bool is_automatic(Step step) { return step > Step::Draw && step <= Step::Effect; }

// The steps of the setup lie in this order; those already done are gone from the top.
constexpr Step kSetup[] = {Step::BeginRound, Step::NextExchange, Step::NextDeal};
constexpr Step kRound[] = {Step::EndRound, Step::NextTurn, Step::NextStart, Step::NextLevel};

const EffectStep* current_step(const Content& content, const Frame& frame) {
    const Effect& effect = content.effect(frame.card, frame.when);
    return frame.at < effect.steps.size() ? &effect.steps[frame.at] : nullptr;
}

bool has_option(const EffectStep& step, Op op) {
    return step.op == Op::Choose && (step.options[0].op == op || step.options[1].op == op);
}

// The operation that asks this question.
bool is_asked_by(Step question, const EffectStep& step) {
    switch (question) {
        case Step::ChooseResource:
            return step.op == Op::GainOneOf || step.op == Op::GainChoice;
        case Step::ExchangeWay:
            return step.op == Op::Exchange;
        case Step::TakeDiscard:
            return step.op == Op::TakeDiscard;
        case Step::FreeActivation:
            return step.op == Op::ActivateFree;
        case Step::RearrangeSystem:
        case Step::RearrangeNext:
            return step.op == Op::Rearrange;
        case Step::SinkSystem:
            return step.op == Op::Sink;
        case Step::ChooseOne:
            return step.op == Op::Choose;
        case Step::DiscardCard:
            return step.op == Op::Discard || has_option(step, Op::Discard);
        case Step::FillSpace:
            return step.op == Op::FillSpaces;
        case Step::BuildCard:
        case Step::BuildSystem:
        case Step::PayDiscount:
            return step.op == Op::Build;
        case Step::PickAdvisor:
        case Step::AdvisorColour:
            return step.op == Op::HireFree;
        case Step::Draw:
            return step.op == Op::Draw || has_option(step, Op::Draw);
        default:
            return false;
    }
}

// Those that are answered by the owner of the effect, whoever is affected.
bool asks_owner(Step question) {
    switch (question) {
        case Step::SinkSystem:
        case Step::FreeActivation:
        case Step::BuildCard:
        case Step::BuildSystem:
        case Step::PayDiscount:
            return true;
        default:
            return false;
    }
}

class Frames {
  public:
    explicit Frames(const Now& now) : s_{now.s}, content_{now.content} {}

    bool fine() const {
        const std::size_t ground = ground_frames();
        if (ground == 0) return false;
        for (std::size_t i = 0; i < s_.todo.size(); ++i) {
            if (!shape_is_sane(s_.todo[i])) return false;
            if (i >= ground && !may_lie_on(s_.todo[i - 1], s_.todo[i])) return false;
        }
        return true;
    }

  private:
    // How many frames from the bottom are cursors of the setup or of the round; 0: none that could be.
    std::size_t ground_frames() const {
        const auto matches = [&](std::span<const Step> steps) {
            std::size_t n = 0;
            while (n < steps.size() && n < s_.todo.size() && s_.todo[n].step == steps[n]) ++n;
            return n;
        };
        if (s_.round == 0) return matches(kSetup);
        if (s_.todo[0].step == Step::CleanUp) return 1;
        return matches(kRound);
    }

    bool shape_is_sane(const Frame& frame) const {
        const bool one =
            std::has_single_bit(frame.who.seats) && frame.who.first() < s_.seats() && !frame.who.chance;
        if (is_chance(frame.step)      ? frame.who != Actors::nature()
            : is_automatic(frame.step) ? frame.who != Actors{}
                                       : !one)
            return false;
        if (frame.owner >= s_.seats() || frame.target >= s_.seats()) return false;
        if (frame.step == Step::Effect) return effect_is_sane(frame);
        if (is_automatic(frame.step)) return frame.count <= s_.seats();
        return true;
    }

    bool effect_is_sane(const Frame& frame) const {
        const bool carried_out = frame.when != When::Always && frame.when != When::EndOfGame;
        if (!carried_out || !content_.has_effect(frame.card, frame.when)) return false;
        if (frame.built > kCount<Colour> || !place_fits(frame)) return false;
        const EffectStep* step = current_step(content_, frame);
        if (step == nullptr)
            return frame.at == content_.effect(frame.card, frame.when).steps.size() && frame.count == 0;
        return frame.count <= affected_players(s_, step->who) + 1;
    }

    // Structures lie in systems, advisors and races in their own places.
    bool place_fits(const Frame& frame) const {
        const int card = static_cast<int>(frame.card);
        if (card < content_.titles())
            return has_system(content_, s_.players[frame.owner], frame.place) && is_system(frame.place);
        return frame.place == (card < content_.titles() + content_.advisors() ? Place::Advisor : Place::Race);
    }

    bool may_lie_on(const Frame& below, const Frame& above) const {
        switch (below.step) {
            case Step::BeginRound:
            case Step::NextExchange:
            case Step::NextDeal:
            case Step::RevealAdvisor:
            case Step::NextRace:
                return may_lie_in_setup(below, above);
            case Step::NextLevel:
                return above.step == Step::LevelBonus ? above.count > 0 : is_draw(above);
            case Step::NextStart:
                return above.step == Step::PickStart;
            case Step::NextTurn:
                return may_be_a_turn(above);
            case Step::CleanUp:
                return above.step == Step::NextTrim;
            case Step::NextTrim:
                return is_discard(above);
            case Step::PickAdvisor:
                return is_discard(above) && above.who == below.who &&
                       may_hire(content_, s_, s_.players[below.who.first()]);
            case Step::KeepThree:
                return is_draw(above) && below.who.includes(above.owner);
            case Step::PickStart:
                return is_effect(above, When::RoundStart) && below.who.includes(above.owner);
            case Step::PickAfterAttack:
                if (is_draw(above)) return above.owner == below.target;
                return is_effect(above, When::AfterAttack) && below.who.includes(above.owner);
            case Step::Effect:
                return may_lie_on_effect(below, above);
            default:
                return false;
        }
    }

    bool may_lie_in_setup(const Frame& below, const Frame& above) const {
        switch (above.step) {
            case Step::RevealAdvisor:
                return below.step == Step::NextDeal && above.count > 0 && above.count <= kUsedAdvisors &&
                       with_advisors(s_);
            case Step::NextRace:
                return below.step == (with_advisors(s_) ? Step::RevealAdvisor : Step::NextDeal);
            case Step::FirstPlayer:  // before anybody has done anything
                return s_.choices.first_player == 0 &&
                       below.count == (below.step == Step::RevealAdvisor ? kUsedAdvisors : 0);
            case Step::PickRace:
                return races_of(s_) == Races::Pick && gets_race(below, above.who.first());
            case Step::DealRace:
                return races_of(s_) == Races::Random && gets_race(below, above.owner);
            case Step::Exchange:
                return below.step == Step::NextExchange;
            default:
                return is_draw(above) && (below.step == Step::NextDeal || below.step == Step::NextExchange);
        }
    }

    bool gets_race(const Frame& below, Seat seat) const {
        return below.step == Step::NextRace && below.count > 0 &&
               seat == clockwise(s_, s_.first, below.count - 1);
    }

    bool may_be_a_turn(const Frame& above) const {
        switch (above.step) {
            case Step::ChooseAction:
            case Step::ActivateCard:
            case Step::AttackTarget:
            case Step::BuildCard:
            case Step::BuildSystem:
            case Step::PayDiscount:
            case Step::ExploitCard:
            case Step::KeepThree:
            case Step::PickAfterAttack:
            case Step::TradeGoods:
            case Step::PickAdvisor:
            case Step::AdvisorColour:
                return true;
            case Step::Effect:
                return above.when != When::RoundStart && above.when != When::AfterAttack;
            default:
                return is_draw(above);
        }
    }

    bool may_lie_on_effect(const Frame& below, const Frame& above) const {
        const EffectStep* step = current_step(content_, below);
        if (above.step == Step::KeepThree)
            return below.when == When::AfterExploit && below.at == 0 && below.count == 0;
        if (step == nullptr) return false;
        if (above.step == Step::UseOptional)
            return step->may && below.count == 0 && above.who.includes(below.owner);
        if (below.count == 0) return false;
        if (above.step == Step::Effect) {
            const bool nests = (step->op == Op::Build && above.when == When::AfterBuilding) ||
                               (step->op == Op::ActivateFree && above.when == When::Activation);
            return nests && above.owner == below.owner;
        }
        if (!is_asked_by(above.step, *step)) return false;
        if (asks_owner(above.step)) return above.who.includes(below.owner) && sink_fits(below, above, *step);
        if (below.count < 2) return false;
        const Seat affected = affected_player(s_, below.owner, step->who, below.count - 2);
        return above.step == Step::Draw ? is_draw(above) && above.owner == affected
                                        : above.who.includes(affected);
    }

    bool sink_fits(const Frame& below, const Frame& above, const EffectStep& step) const {
        if (above.step != Step::SinkSystem) return true;
        return below.count >= 2 &&
               above.target == affected_player(s_, below.owner, step.who, below.count - 2);
    }

    bool is_draw(const Frame& frame) const {
        return frame.step == Step::Draw && frame.count > 0 && frame.count <= drawable(s_) && !s_.deck.empty();
    }
    bool is_discard(const Frame& frame) const {
        if (frame.step != Step::DiscardCard || frame.count == 0) return false;
        return frame.count <= s_.players[frame.who.first()].hand.size();
    }
    static bool is_effect(const Frame& frame, When when) {
        return frame.step == Step::Effect && frame.when == when;
    }

    const State& s_;
    const Content& content_;
};

// A system with room, or the next new one (MO-31).
bool is_site(const Now& now, Place place) {
    if (!is_system(place)) return false;
    const int cards = static_cast<int>(stack(now.me(), place).size());
    if (has_system(now.content, now.me(), place)) return cards < room_in(place);
    return place != Place::SystemF && static_cast<int>(place) == ordinary_systems(now.me());
}

// MO-166: what is built out of the pile still lies on top of it.
bool pile_holds_it(const State& s) {
    return !s.building.from_pile || (!s.pile.empty() && s.pile.back() == s.building.title);
}

// Details of the question on top that its answers rely on.
bool top_is_sane(const Now& now) {
    const State& s = now.s;
    const Frame& top = s.asked();
    const bool builds = top.step == Step::BuildSystem || top.step == Step::PayDiscount;
    if (builds != s.building.under_way) return false;
    if (!builds && s.building != Building{}) return false;
    switch (top.step) {
        case Step::BuildSystem:
            return pile_holds_it(s);
        case Step::PayDiscount:
            return s.building.discount > 0 && is_site(now, s.building.place) && pile_holds_it(s);
        case Step::ChooseAction:
        case Step::ActivateCard:
        case Step::AttackTarget:
            return now.me().available > 0;
        case Step::UseOptional:
            return step_is_possible(scene_below(now));
        case Step::RearrangeNext:
            return is_system(top.place) && top.count + 1U < stack(now.me(), top.place).size() &&
                   static_cast<int>(top.card) < now.content.titles();
        case Step::FillSpace:
            return top.count > 0 && top.count <= now.me().reserve &&
                   top.count < empty_spaces(now.content, now.me()).size() + 1;
        case Step::AdvisorColour:
            return has_own_system(now.content, now.me());
        case Step::PickAdvisor:
            return may_hire(now.content, s, now.me());
        case Step::ChooseResource:
        case Step::LevelBonus:
            return top.count > 0;
        default:
            return true;
    }
}

// MO-64: the cards just drawn are part of the hand of who must return one of them.
bool drawn_is_sane(const State& s) {
    const Frame* keeps = nullptr;
    for (const Frame& frame : s.todo)
        if (frame.step == Step::KeepThree) keeps = &frame;
    if (keeps == nullptr) return s.drawn.empty();
    Deck<Title> hand = s.players[keeps->who.first()].hand;
    for (const Title title : s.drawn) {
        if (hand[title] == 0) return false;
        hand.take(title);
    }
    const bool drawing = s.asked().step == Step::Draw;
    if (drawing ? s.drawn.size() + s.asked().count > kGreyDraw : s.drawn.empty()) return false;
    return std::is_sorted(s.drawn.begin(), s.drawn.end());
}

}  // namespace

Verdict check_question(const Now& now) {
    const State& s = now.s;
    if (s.todo.empty())
        return s.round > 0 && game_ends(s) && s.building == Building{} && s.drawn.empty() ? kAllowed
                                                                                          : kNoSuchMoment;
    if (!Frames{now}.fine() || is_automatic(s.asked().step)) return kNoSuchMoment;
    if (!drawn_is_sane(s)) return kNoSuchMoment;
    if (is_chance(s.asked().step)) return s.building == Building{} ? kAllowed : kNoSuchMoment;
    return top_is_sane(now) ? kAllowed : kNoSuchMoment;
}

}  // namespace orrery::mo
