#include "lab/study/analysis.h"

#include <algorithm>
#include <numeric>

#include "lab/arena/luck.h"
#include "lab/parallel.h"

namespace orrery {

namespace {

struct OpenDecision {
    std::size_t ply = 0;
    std::unique_ptr<AnyGame> game;
    Answer given;
};

std::vector<OpenDecision> questions_of(const Match& match, std::optional<Seat> seat) {
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

constexpr int kLuck = 3;  // tries where an answer leaves it to chance what comes next

double result_for(const AnyGame& game, Seat seat) {
    const Standing end = game.standing();
    const auto winners = std::count(end.ranks.begin(), end.ranks.begin() + game.players(), 1);
    return end.ranks[seat] == 1 ? 1.0 / static_cast<double>(winners) : 0.0;
}

// The chance of the seat at the table after its answer. A search that found another answer better has hardly
// looked at this one, or not at all where two ways lead to the same table; so it looks again, from there.
// Answers that are compared meet the same luck.
double chance_after(const OpenDecision& question, Action action, AnyBot& bot, std::uint64_t seed) {
    const Seat seat = question.given.seat;
    double total = 0;
    int tries = 0;
    for (bool left_to_chance = true; left_to_chance && tries < kLuck; ++tries) {
        auto game = question.game->clone();
        game->play(seat, action);
        Luck luck{Rng::stream(seed, static_cast<std::uint64_t>(tries))()};
        left_to_chance = game->actors().chance;
        while (game->actors().chance) game->play(kChance, luck.outcome(*game, seat));
        if (game->over()) {
            total += result_for(*game, seat);
            continue;
        }
        Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(kLuck));
        const Seat asked = game->actors().includes(seat) ? seat : game->actors().first();
        bot.new_game();
        total += bot.advise(*game, asked, rng).chances[seat];
    }
    return total / tries;
}

JudgedDecision judged(const OpenDecision& question, AnyBot& bot, std::uint64_t seed) {
    Rng rng = Rng::stream(seed, question.ply);
    bot.new_game();
    const Seat seat = question.given.seat;
    const Advice advice = bot.advise(*question.game, seat, rng);
    JudgedDecision result;
    result.ply = question.ply;
    result.seat = seat;
    result.played = question.given.action;
    result.chances = advice.chances;
    result.reasons = advice.reasons;
    if (advice.rated.empty()) return result;
    result.best = advice.rated.front().action;
    result.chance_best = advice.rated.front().chance;
    result.chance_played = result.chance_best;
    if (result.played == result.best) return result;
    const std::uint64_t luck = rng();
    result.chance_played = chance_after(question, result.played, bot, luck);
    result.chance_best = chance_after(question, result.best, bot, luck);
    return result;
}

bool says_chances(const std::vector<JudgedDecision>& decisions) {
    return std::ranges::any_of(decisions, [](const JudgedDecision& decision) {
        return std::accumulate(decision.chances.begin(), decision.chances.end(), 0.0) > 0;
    });
}

std::vector<ChancePoint> curve_of(const Match& match, const std::vector<JudgedDecision>& decisions) {
    std::vector<ChancePoint> curve;
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

Json decision_json(const Match& match, const JudgedDecision& decision, const Texts& texts) {
    const VerbTable& verbs = match.game().verbs();
    boost::json::array chances;
    for (int seat = 0; seat < match.game().players(); ++seat)
        chances.push_back(decision.chances[static_cast<std::size_t>(seat)]);
    return boost::json::object{{"ply", decision.ply},
                               {"seat", decision.seat},
                               {"played", verbs.write(decision.played)},
                               {"best", verbs.write(decision.best)},
                               {"chance_played", decision.chance_played},
                               {"chance_best", decision.chance_best},
                               {"loss", decision.loss()},
                               {"reasons", words_for(decision.reasons, texts)},
                               {"chances", std::move(chances)}};
}

}  // namespace

std::vector<std::size_t> decisions_to_judge(const Match& match, std::optional<Seat> seat) {
    std::vector<std::size_t> plies;
    for (const OpenDecision& question : questions_of(match, seat)) plies.push_back(question.ply);
    return plies;
}

Result<Analysis> analyse(const Match& match, const AnalysisOptions& options, const MakeAnyBot& make_bot,
                         const std::function<bool(std::size_t)>& watch) {
    const std::vector<OpenDecision> questions = questions_of(match, options.seat);
    Analysis result;
    result.decisions.resize(questions.size());
    std::atomic<bool> stopped{false};
    const auto make_worker = [&] {
        return [&, bot = make_bot()](std::size_t i) {
            if (!stopped) result.decisions[i] = judged(questions[i], *bot, options.seed);
        };
    };
    in_parallel(questions.size(), options.threads, make_worker,
                [&](std::size_t done) { stopped = stopped || (watch && !watch(done)); });
    if (stopped) return Message{"error.analyse.stopped", {}};
    if (!questions.empty() && !says_chances(result.decisions))
        return Message{"error.analyse.no_chances", {{"bot", options.bot}}};
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

std::string usual_analyst(const GameRow& game, const Shelf& shelf) {
    const std::string wanted = "mcts:iterations=2000";
    return game.make_bot(shelf, wanted) ? wanted : game.bots().back();
}

Json to_json_document(const Match& match, const AnalysisOptions& options, const Analysis& analysis,
                      const Texts& texts) {
    boost::json::array decisions, mistakes, seats;
    for (const JudgedDecision& decision : analysis.decisions)
        decisions.push_back(decision_json(match, decision, texts));
    for (const std::size_t i : analysis.mistakes)
        mistakes.push_back(decision_json(match, analysis.decisions[i], texts));
    for (const SeatAnalysis& seat : analysis.seats)
        seats.push_back(
            boost::json::object{{"decisions", seat.decisions}, {"agreed", seat.agreed}, {"loss", seat.loss}});
    return boost::json::object{{"game", match.game().info().id},
                               {"bot", options.bot},
                               {"seed", options.seed},
                               {"seats", std::move(seats)},
                               {"mistakes", std::move(mistakes)},
                               {"decisions", std::move(decisions)}};
}

}  // namespace orrery
