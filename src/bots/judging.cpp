#include "bots/judging.h"

#include <algorithm>
#include <numeric>

#include "engine/luck.h"

namespace orrery {

namespace {

constexpr int kLuck = 3;  // tries where an answer leaves it to chance what comes next
static_assert(Judging::kMostSteps == 1 + 2 * kLuck);

double result_for(const AnyGame& game, Seat seat) {
    const Standing end = game.standing();
    const auto winners = std::count(end.ranks.begin(), end.ranks.begin() + game.players(), 1);
    return end.ranks[seat] == 1 ? 1.0 / static_cast<double>(winners) : 0.0;
}

std::vector<ChancePoint> curve_of(const Match& match, const std::vector<JudgedDecision>& decisions) {
    std::vector<ChancePoint> curve;
    curve.reserve(decisions.size());
    for (const JudgedDecision& decision : decisions) curve.push_back({decision.ply, decision.chances});
    if (!match.game().over()) return curve;
    const auto players = static_cast<std::size_t>(match.game().players());
    ChancePoint last{match.ply(), {}};
    for (std::size_t seat = 0; seat < players; ++seat)
        last.chances[seat] = result_for(match.game(), static_cast<Seat>(seat));
    curve.push_back(last);
    return curve;
}

std::vector<std::size_t> mistakes_in(const std::vector<JudgedDecision>& decisions) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < decisions.size(); ++i)
        if (decisions[i].played != decisions[i].best && decisions[i].loss() >= kSmallestMistake)
            all.push_back(i);
    std::ranges::stable_sort(all, std::greater<>{}, [&](std::size_t i) { return decisions[i].loss(); });
    all.resize(std::min(all.size(), kMostMistakes));
    return all;
}

}  // namespace

std::vector<OpenDecision> open_decisions(const Match& match, std::optional<Seat> seat) {
    std::vector<OpenDecision> all;
    auto game = match.start().clone();
    ActionList options;
    for (std::size_t ply = 0; ply < match.ply(); ++ply) {
        const Answer& answer = match.answers()[ply];
        if (answer.seat != kChance && (!seat || *seat == answer.seat)) {
            game->list(answer.seat, options);
            if (options.size() > 1) all.push_back({ply, game->clone(), answer});
        }
        game->play(answer.seat, answer.action);
    }
    return all;
}

Judging::Judging(const OpenDecision& decision, std::uint64_t seed)
    : decision_{&decision}, rng_{Rng::stream(seed, decision.ply)} {
    result_.ply = decision.ply;
    result_.seat = decision.given.seat;
    result_.played = decision.given.action;
}

void Judging::step(AnyBot& bot) {
    if (!asked_) return ask(bot);
    look(played_.done ? best_ : played_, bot);
    if (!best_.done) return;
    result_.chance_played = played_.total / played_.tries;
    result_.chance_best = best_.total / best_.tries;
    done_ = true;
}

void Judging::ask(AnyBot& bot) {
    asked_ = true;
    bot.new_game();
    const Advice advice = bot.advise(*decision_->game, result_.seat, rng_);
    result_.chances = advice.chances;
    result_.reasons = advice.reasons;
    done_ = advice.rated.empty();
    if (done_) return;
    result_.best = advice.rated.front().action;
    result_.chance_best = advice.rated.front().chance;
    result_.chance_played = result_.chance_best;
    for (const Advice::Rated& each : advice.rated)
        if (each.action == result_.played) result_.chance_played = each.chance;
    done_ = result_.played == result_.best;
    if (done_) return;
    luck_ = rng_();
    played_.action = result_.played;
    best_.action = result_.best;
}

// One try of the chance of the seat at the table after its answer. A search that found another answer better
// has hardly looked at this one, or not at all where two ways lead to the same table; so it looks again, from
// there. Answers that are compared meet the same luck.
void Judging::look(Outlook& outlook, AnyBot& bot) const {
    const Seat seat = result_.seat;
    auto game = decision_->game->clone();
    game->play(seat, outlook.action);
    Luck luck{Rng::stream(luck_, static_cast<std::uint64_t>(outlook.tries))()};
    const bool left_to_chance = game->actors().chance;
    while (game->actors().chance) game->play(kChance, luck.outcome(*game, seat));
    if (game->over()) {
        outlook.total += result_for(*game, seat);
    } else {
        Rng rng = Rng::stream(luck_, static_cast<std::uint64_t>(kLuck));
        const Seat asked = game->actors().includes(seat) ? seat : game->actors().first();
        bot.new_game();
        outlook.total += bot.advise(*game, asked, rng).chances[seat];
    }
    ++outlook.tries;
    outlook.done = !left_to_chance || outlook.tries == kLuck;
}

JudgedDecision judged(const OpenDecision& decision, AnyBot& bot, std::uint64_t seed) {
    Judging judging{decision, seed};
    while (!judging.done()) judging.step(bot);
    return judging.result();
}

bool says_chances(const std::vector<JudgedDecision>& decisions) {
    return std::ranges::any_of(decisions, [](const JudgedDecision& decision) {
        return std::accumulate(decision.chances.begin(), decision.chances.end(), 0.0) > 0;
    });
}

Analysis concluded(const Match& match, std::vector<JudgedDecision> decisions) {
    Analysis result;
    result.decisions = std::move(decisions);
    result.curve = curve_of(match, result.decisions);
    result.mistakes = mistakes_in(result.decisions);
    result.seats.resize(static_cast<std::size_t>(match.game().players()));
    for (const JudgedDecision& decision : result.decisions) {
        SeatAnalysis& seat = result.seats[decision.seat];
        ++seat.decisions;
        seat.agreed += decision.played == decision.best ? 1 : 0;
        seat.loss += decision.loss();
    }
    return result;
}

}  // namespace orrery
