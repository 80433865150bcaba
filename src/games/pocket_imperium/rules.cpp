#include "games/pocket_imperium/rules.h"

#include "games/pocket_imperium/options.h"
#include "games/pocket_imperium/steps.h"

namespace orrery {
std::span<const EmbeddedFile> games_pocket_imperium_texts();
std::span<const EmbeddedFile> games_pocket_imperium_rulebook();
std::span<const EmbeddedFile> games_pocket_imperium_content();
}  // namespace orrery

namespace orrery::pi {

namespace {

using Row = StepRow<Step, Now, Next>;

// The questions of section 4.3. A decision with exactly one option is taken automatically (4).
// clang-format off
constexpr auto kTable = table(&Row::step, {
    Row::chance(Step::PlaceTile, "place_tile", verb_set(Verb::Tile), place_tile),
    Row::chance(Step::TurnTile, "turn_tile", verb_set(Verb::Turn), turn_tile),
    Row::chance(Step::FlipTile, "flip_tile", verb_set(Verb::Side), flip_tile),
    Row::chance(Step::FirstPlayer, "first_player", verb_set(Verb::First), choose_first_player),
    Row::chance(Step::BountyValue, "bounty_value", verb_set(Verb::Bounty), bounty_value),
    Row::runs(Step::LayTiles, "lay_tiles", lay_tiles),
    Row::runs(Step::SpreadBounty, "spread_bounty", spread_bounty),
    Row::runs(Step::BeginRound, "begin_round", begin_round),
    Row::runs(Step::NextOrder, "next_order", next_order),
    Row::runs(Step::NextReveal, "next_reveal", next_reveal),
    Row::runs(Step::Sustain, "sustain", sustain),
    Row::runs(Step::NextScorer, "next_scorer", next_scorer),
    Row::runs(Step::PrimeScorer, "prime_scorer", prime_scorer),
    Row::runs(Step::TakeBounty, "take_bounty", take_bounty),
    Row::runs(Step::EndRound, "end_round", end_round),
    Row::runs(Step::NextComeBack, "next_come_back", next_come_back),
    Row::runs(Step::PassMarker, "pass_marker", pass_marker),
    Row::asks(Step::SetupFirst, "setup_first", verb_set(Verb::Settle), start_systems, judge_settle, settle, Single::Taken, Candidates::Legal),
    Row::asks(Step::SetupSecond, "setup_second", verb_set(Verb::Settle), start_systems, judge_settle, settle, Single::Taken, Candidates::Legal),
    Row::asks(Step::MakePlan, "make_plan", verb_set(Verb::Plan), plans, judge_plan, make_plan, Candidates::Legal),
    Row::asks(Step::Expand, "expand", verb_set(Verb::Expand, Verb::Stop), expand_answers, judge_expand, expand, Single::Taken, Candidates::Legal),
    Row::asks(Step::ExploreOrigin, "explore_origin", verb_set(Verb::Origin, Verb::Stop), origins, judge_origin, choose_origin, Single::Taken, Candidates::Legal),
    Row::asks(Step::ExploreSize, "explore_size", verb_set(Verb::Fleet), fleet_sizes, judge_size, choose_size, Single::Taken, Candidates::Legal),
    Row::asks(Step::ExploreDest, "explore_dest", verb_set(Verb::Dest), destinations, judge_destination, choose_destination, Single::Taken, Candidates::Legal),
    Row::asks(Step::ExploreRoute, "explore_route", verb_set(Verb::Direct, Verb::Via), routes, judge_route, choose_route, Single::Taken, Candidates::Legal),
    Row::asks(Step::ExploreExchange, "explore_exchange", verb_set(Verb::Leave, Verb::PickUp), exchanges, judge_exchange, exchange, Single::Taken, Candidates::Legal),
    Row::asks(Step::ExterminateTarget, "exterminate_target", verb_set(Verb::Invade, Verb::Stop), targets, judge_target, choose_target, Single::Taken, Candidates::Legal),
    Row::asks(Step::ExterminateShips, "exterminate_ships", verb_set(Verb::Send), forces, judge_send, send, Single::Taken, Candidates::Legal),
    Row::asks(Step::ScoreSector, "score_sector", verb_set(Verb::Sector), sectors, judge_sector, score_sector, Single::Taken),
    Row::asks(Step::PrimeSector, "prime_sector", verb_set(Verb::Sector), sectors, judge_sector, score_sector, Single::Taken),
    Row::asks(Step::ComeBack, "come_back", verb_set(Verb::Return, Verb::Decline), come_back_answers, judge_come_back, come_back, Single::Taken, Candidates::Legal),
});
// clang-format on
constexpr auto kStepNames = names_in(kTable);

}  // namespace

std::span<const std::string_view> names_of(Step) { return kStepNames; }

struct PocketImperium::Steps {
    static constexpr const auto& kRows = kTable;
    static Now now(const PocketImperium& rules, const State& s, Seat seat) {
        return {*rules.atlas_, s, seat};
    }
    static Next next(const PocketImperium& rules, State& s, Seat seat) { return {*rules.atlas_, s, seat}; }
};

PocketImperium::PocketImperium() : atlas_{std::shared_ptr<const Atlas>{}, &default_atlas()} {}

const EmbeddedFile& PocketImperium::content_file() { return games_pocket_imperium_content().front(); }

Result<PocketImperium> PocketImperium::with_content(std::string_view file, std::string_view text) {
    const Result<Atlas> atlas = read_atlas(file, text);
    if (!atlas) return atlas.problem();
    return PocketImperium{std::make_shared<const Atlas>(*atlas)};
}

const GameInfo& PocketImperium::info() {
    static const GameInfo info{.id = "pocket_imperium",
                               .rule_prefix = "PI",
                               .rules_version = 1,
                               .min_players = 2,
                               .max_players = kSeats,
                               .options = setup_options(),
                               .texts = games_pocket_imperium_texts,
                               .rulebook = games_pocket_imperium_rulebook,
                               .lacks = names_of(Lacks{})};
    return info;
}

const VerbTable& PocketImperium::verbs() const { return verb_table(); }

Verdict PocketImperium::judge_setup(const Setup& setup) const { return pi::judge_setup(*atlas_, setup); }

State PocketImperium::start(const Setup& setup) const { return begun(pi::start(*atlas_, setup)); }

Setup PocketImperium::setup_of(const State& s) const { return setup_with(s.choices, s.seats()); }

// Section 4.4.
void PocketImperium::outcomes(const State& s, OutcomeList& out) const {
    switch (s.asked().step) {
        case Step::PlaceTile:
            for (unsigned left = tiles_left(s); left != 0; left &= left - 1)
                out.push_back({act(Verb::Tile, std::countr_zero(left)), 1});
            return;
        case Step::TurnTile:
            for (int steps = 0; steps < 6; ++steps) out.push_back({act(Verb::Turn, steps), 1});
            return;
        case Step::FlipTile:
            for (int side = 0; side < 2; ++side) out.push_back({act(Verb::Side, side), 1});
            return;
        case Step::FirstPlayer:
            for (Seat seat = 0; seat < s.seats(); ++seat) out.push_back({act(Verb::First, seat), 1});
            return;
        default:
            if (s.blank_tiles > 0) out.push_back({act(Verb::Bounty, 0), s.blank_tiles});
            if (s.point_tiles > 0) out.push_back({act(Verb::Bounty, 1), s.point_tiles});
    }
}

Action PocketImperium::sample(const State& s, Rng& rng) const {
    OutcomeList all;
    outcomes(s, all);
    return draw(all, rng);
}

// Before an order's next action, before a plan, a sector, a start or a return: nothing chosen is half done.
bool PocketImperium::settled(const State& s) const {
    if (s.todo.empty()) return true;
    switch (s.asked().step) {
        case Step::ExploreSize:
        case Step::ExploreDest:
        case Step::ExploreRoute:
        case Step::ExploreExchange:
        case Step::ExterminateShips:
            return false;
        default:
            return true;
    }
}

bool PocketImperium::canonical(const State& s, Seat seat, Action action) const {
    return is_canonical({*atlas_, s, seat}, action);
}

Standing PocketImperium::standing(const State& s) const { return pi::standing(s); }
Breakdown PocketImperium::breakdown(const State& s) const { return pi::breakdown({*atlas_, s, 0}); }
Goods PocketImperium::goods(const State& s, Seat seat) const { return pi::goods(s, seat); }

}  // namespace orrery::pi

template class orrery::SteppedRules<orrery::pi::PocketImperium, orrery::pi::State>;
