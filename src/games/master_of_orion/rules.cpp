#include "games/master_of_orion/rules.h"

#include <map>

#include "games/master_of_orion/options.h"
#include "games/master_of_orion/steps.h"

namespace orrery {
std::span<const EmbeddedFile> games_master_of_orion_texts();
std::span<const EmbeddedFile> games_master_of_orion_rulebook();
std::span<const EmbeddedFile> games_master_of_orion_content();
}  // namespace orrery

namespace orrery::mo {

namespace {

using Row = StepRow<Step, Now, Next>;

// All know how many cards a hand holds and how many were drawn: the only one goes without a question.
bool holds_several(Now now) { return now.me().hand.size() > 1; }
bool drew_several(Now now) { return now.s.drawn.size() > 1; }

// The states of chapter 4. A decision with exactly one option is taken automatically, but for those whose
// options come from a hand: what is taken there would tell the others about it.
// clang-format off
constexpr auto kTable = table(&Row::step, {
    Row::chance(Step::FirstPlayer, "first_player", verb_set(Verb::First), choose_first_player),
    Row::chance(Step::DealRace, "deal_race", verb_set(Verb::DealRace), deal_race),
    Row::chance(Step::RevealAdvisor, "reveal_advisor", verb_set(Verb::Reveal), reveal_advisor),
    Row::chance(Step::Draw, "draw", verb_set(Verb::Draw), draw_card),
    Row::runs(Step::NextRace, "next_race", next_race),
    Row::runs(Step::NextDeal, "next_deal", next_deal),
    Row::runs(Step::NextExchange, "next_exchange", next_exchange),
    Row::runs(Step::BeginRound, "begin_round", begin_round),
    Row::runs(Step::NextLevel, "next_level", next_level),
    Row::runs(Step::NextStart, "next_start", next_start),
    Row::runs(Step::NextTurn, "next_turn", next_turn),
    Row::runs(Step::EndRound, "end_round", end_round),
    Row::runs(Step::NextTrim, "next_trim", next_trim),
    Row::runs(Step::CleanUp, "clean_up", clean_up),
    Row::runs(Step::Effect, "effect", run_effect),
    Row::asks(Step::PickRace, "pick_race", verb_set(Verb::Race), race_answers, judge_race, pick_race, Single::Taken),
    Row::asks(Step::Exchange, "exchange", verb_set(Verb::Exchange, Verb::Keep), exchange_answers, judge_exchange, exchange_card, Candidates::Legal),
    Row::asks(Step::LevelBonus, "level_bonus", verb_set(Verb::Gain), bonus_answers, judge_bonus, take_bonus, Candidates::Legal),
    Row::asks(Step::PickStart, "pick_start", verb_set(Verb::Resolve, Verb::Done), entry_answers, judge_entry, resolve_entry, Single::Taken, Candidates::Legal),
    Row::asks(Step::ChooseAction, "choose_action", verb_set(Verb::Build, Verb::Exploit, Verb::Research, Verb::Activate, Verb::Attack, Verb::Trade, Verb::Propaganda, Verb::Contract), action_answers, judge_action, choose_action, Candidates::Legal),
    Row::asks(Step::BuildCard, "build_card", verb_set(Verb::Card), build_answers, judge_build_card, choose_card, Candidates::Legal),
    Row::asks(Step::BuildSystem, "build_system", verb_set(Verb::Onto, Verb::Found), site_answers, judge_site, choose_site, Single::Taken, Candidates::Legal),
    Row::asks(Step::PayDiscount, "pay_discount", verb_set(Verb::Save), discount_answers, judge_discount, use_discount, Single::Taken, Candidates::Legal),
    Row::asks(Step::ExploitCard, "exploit_card", verb_set(Verb::Spend), exploit_answers, judge_exploit, exploit_card, Single::Taken, Candidates::Legal, holds_several),
    Row::asks(Step::KeepThree, "keep_three", verb_set(Verb::Return), keep_answers, judge_return, return_card, Single::Taken, Candidates::Legal, drew_several),
    Row::asks(Step::ActivateCard, "activate_card", verb_set(Verb::Work), activation_answers, judge_work, work, Single::Taken, Candidates::Legal),
    Row::asks(Step::AttackTarget, "attack_target", verb_set(Verb::Target), target_answers, judge_target, attack, Single::Taken, Candidates::Legal),
    Row::asks(Step::PickAfterAttack, "pick_after_attack", verb_set(Verb::Resolve, Verb::Done), entry_answers, judge_entry, resolve_entry, Single::Taken, Candidates::Legal),
    Row::asks(Step::TradeGoods, "trade_goods", verb_set(Verb::Swap), trade_answers, judge_trade, trade, Single::Taken, Candidates::Legal),
    Row::asks(Step::PickAdvisor, "pick_advisor", verb_set(Verb::Hire), advisor_answers, judge_hire, hire, Single::Taken, Candidates::Legal),
    Row::asks(Step::AdvisorColour, "advisor_colour", verb_set(Verb::Colour), colour_answers, judge_colour, choose_colour, Candidates::Legal),
    Row::asks(Step::TakeDiscard, "take_discard", verb_set(Verb::Take, Verb::Leave), take_answers, judge_take, take_card, Single::Taken, Candidates::Legal),
    Row::asks(Step::UseOptional, "use_optional", verb_set(Verb::Use, Verb::Decline), option_answers, judge_optional, answer_optional, Candidates::Legal),
    Row::asks(Step::ChooseResource, "choose_resource", verb_set(Verb::Gain), resource_answers, judge_resource, choose_resource, Single::Taken, Candidates::Legal),
    Row::asks(Step::ExchangeWay, "exchange_way", verb_set(Verb::Pay), way_answers, judge_way, exchange_goods, Single::Taken, Candidates::Legal),
    Row::asks(Step::FreeActivation, "free_activation", verb_set(Verb::Also, Verb::Done), free_answers, judge_free, work_for_free, Single::Taken, Candidates::Legal),
    Row::asks(Step::RearrangeSystem, "rearrange_system", verb_set(Verb::Rearrange), rearrange_answers, judge_rearrange, choose_rearranged, Single::Taken, Candidates::Legal),
    Row::asks(Step::RearrangeNext, "rearrange_next", verb_set(Verb::Next), order_answers, judge_order, lay_next, Single::Taken, Candidates::Legal),
    Row::asks(Step::SinkSystem, "sink_system", verb_set(Verb::Sink), sink_answers, judge_sink, sink, Single::Taken, Candidates::Legal),
    Row::asks(Step::ChooseOne, "choose_one", verb_set(Verb::Choose), choice_answers, judge_choice, choose_one, Single::Taken, Candidates::Legal),
    Row::asks(Step::DiscardCard, "discard_card", verb_set(Verb::Discard), discard_answers, judge_discard, discard_card, Single::Taken, Candidates::Legal, holds_several),
    Row::asks(Step::FillSpace, "fill_space", verb_set(Verb::Fill), space_answers, judge_space, fill_space, Single::Taken, Candidates::Legal),
});
// clang-format on
constexpr auto kStepNames = names_in(kTable);

}  // namespace

std::span<const std::string_view> names_of(Step) { return kStepNames; }

struct MasterOfOrion::Steps {
    static constexpr const auto& kRows = kTable;
    static Now now(const MasterOfOrion& rules, const State& s, Seat seat) {
        return {*rules.content_, s, seat};
    }
    static Next next(const MasterOfOrion& rules, State& s, Seat seat) { return {*rules.content_, s, seat}; }
};

MasterOfOrion::MasterOfOrion() : content_{std::shared_ptr<const Content>{}, &default_content()} {}

const EmbeddedFile& MasterOfOrion::content_file() { return games_master_of_orion_content().front(); }

Result<MasterOfOrion> MasterOfOrion::with_content(std::string_view file, std::string_view text) {
    Result<Entries> entries = read_entries(file, text);
    if (!entries) return entries.problem();
    return MasterOfOrion{std::make_shared<const Content>(std::move(*entries))};
}

const GameInfo& MasterOfOrion::info() {
    static const GameInfo info{.id = "master_of_orion",
                               .rule_prefix = "MO",
                               .rules_version = 1,
                               .min_players = 2,
                               .max_players = kSeats,
                               .options = setup_options(),
                               .texts = games_master_of_orion_texts,
                               .rulebook = games_master_of_orion_rulebook,
                               .lacks = names_of(Lacks{})};
    return info;
}

Verdict MasterOfOrion::judge_setup(const Setup& setup) const { return mo::judge_setup(*content_, setup); }

State MasterOfOrion::start(const Setup& setup) const { return begun(mo::start(*content_, setup)); }

Setup MasterOfOrion::setup_of(const State& s) const { return setup_with(s.choices, s.seats()); }

// S0, S1, S3, and cards from the deck, each as likely as it has copies there.
void MasterOfOrion::outcomes(const State& s, OutcomeList& out) const {
    switch (s.asked().step) {
        case Step::FirstPlayer:
            for (Seat seat = 0; seat < s.seats(); ++seat) out.push_back({act(Verb::First, seat), 1});
            return;
        case Step::DealRace:
            for (int i = 0; i < content_->races(); ++i) {
                const auto race = static_cast<Race>(i);
                if (!content_->race(race).shared && race_is_free(s, race))
                    out.push_back({act(Verb::DealRace, i), 1});
            }
            return;
        case Step::RevealAdvisor:
            for (int i = 0; i < content_->advisors(); ++i)
                if (advisor_is_unseen(s, static_cast<Advisor>(i))) out.push_back({act(Verb::Reveal, i), 1});
            return;
        default:
            for_each_title(*content_, s.deck, [&](Title title) {
                out.push_back({act(Verb::Draw, title), s.deck.count[title]});
            });
    }
}

Action MasterOfOrion::sample(const State& s, Rng& rng) const {
    if (s.asked().step == Step::Draw)
        return act(Verb::Draw, s.deck.kind_at(rng.below(static_cast<std::uint32_t>(s.deck.size()))));
    OutcomeList all;
    outcomes(s, all);
    return all[rng.below(static_cast<std::uint32_t>(all.size()))].action;  // each as likely as any other
}

namespace {

// Steps below which nothing that was begun waits for its end.
bool is_ground(Step step) { return step <= Step::CleanUp && step != Step::FirstPlayer && step != Step::Draw; }

bool is_finished(const Content& content, const Frame& frame) {
    return frame.step == Step::Effect && frame.at + 1U >= content.effect(frame.card, frame.when).steps.size();
}

}  // namespace

// Before a turn, before the questions of the setup and of the ends of a round, and at the draw that ends an
// action.
bool MasterOfOrion::settled(const State& s) const {
    if (s.todo.size() < 2) return true;
    const Step asked = s.asked().step;
    if (asked == Step::FirstPlayer) return true;
    std::size_t below = s.todo.size() - 2;
    if (asked == Step::Draw)
        while (below > 0 && is_finished(*content_, s.todo[below])) --below;
    if (!is_ground(s.todo[below].step)) return false;
    return s.todo[below].step != Step::NextTurn || asked == Step::ChooseAction || asked == Step::Draw;
}

Standing MasterOfOrion::standing(const State& s) const { return mo::standing(*content_, s); }
Breakdown MasterOfOrion::breakdown(const State& s) const { return mo::breakdown(*content_, s); }
Goods MasterOfOrion::goods(const State& s, Seat seat) const { return mo::goods(s, seat); }

SourceCounts MasterOfOrion::sources() const {
    SourceCounts counts;
    count_sources(content_->entries, counts);
    return counts;
}

SeatTraits MasterOfOrion::traits(const State& s, Seat seat) const {
    const Player& player = s.players[seat];
    SeatTraits traits;
    for (const Race race : player.race) traits.push_back({"race", names().id(race)});
    for (const Advisor advisor : player.advisor) traits.push_back({"advisor", names().id(advisor)});
    std::map<Title, int> prices;  // of all copies together
    for (const Stack& cards : player.systems)
        for (const Title title : cards) prices[title] += food_points(content()[title].cost);
    for (const auto& [title, price] : prices) traits.push_back({"structure", names().id(title), price});
    return traits;
}

}  // namespace orrery::mo

template class orrery::SteppedRules<orrery::mo::MasterOfOrion, orrery::mo::State>;
