#include "lab/study/analysis.h"

#include "lab/parallel.h"

namespace orrery {

namespace {

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
    for (const OpenDecision& question : open_decisions(match, seat)) plies.push_back(question.ply);
    return plies;
}

Result<Analysis> analyse(const Match& match, const AnalysisOptions& options, const MakeAnyBot& make_bot,
                         const std::function<bool(std::size_t)>& watch) {
    const std::vector<OpenDecision> questions = open_decisions(match, options.seat);
    std::vector<JudgedDecision> decisions(questions.size());
    std::atomic<bool> stopped{false};
    const auto make_worker = [&] {
        return [&, bot = make_bot()](std::size_t i) {
            if (!stopped) decisions[i] = judged(questions[i], *bot, options.seed);
        };
    };
    in_parallel(questions.size(), options.threads, make_worker,
                [&](std::size_t done) { stopped = stopped || (watch && !watch(done)); });
    if (stopped) return Message{"error.analyse.stopped", {}};
    if (!questions.empty() && !says_chances(decisions))
        return Message{"error.analyse.no_chances", {{"bot", options.bot}}};
    return concluded(match, std::move(decisions));
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
