// Tuning by matches: candidates play against frozen sets, and separable CMA-ES moves towards the better ones.
#pragma once

#include "lab/tune/cma.h"
#include "lab/tune/ground.h"
#include "lab/tune/space.h"

namespace orrery {

template <GameRules R>
class MatchesTuner {
  public:
    using I = InsightOf<R>;

    explicit MatchesTuner(TuneGround<R>& ground)
        : ground_{ground},
          options_{ground.options()},
          space_{ground.from(), weight_names<typename I::Weights>(), options_.players, options_.kept} {
        if (options_.against.empty()) rivals_.emplace_back(ground.from());
        for (const std::string& name : options_.against) rivals_.emplace_back(*ground.sets().find(name));
    }

    Result<WeightSet> run() {
        Cma cma{space_.dimensions(), kSpread, options_.seed};
        ground_.expect(static_cast<std::uint64_t>(options_.generations) * cma.population() * options_.blocks);
        for (const int n : options_.players) ground_.usual_length(n);
        Cma::Point sum(space_.dimensions(), 0.0);
        int summed = 0;
        const auto first = static_cast<int>(options_.generations * (1 - kAveraged));
        WeightSet best = ground_.from();
        for (int generation = 0; generation < options_.generations; ++generation) {
            const double share = advance(cma, generation);
            if (generation >= first) {
                for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += cma.mean()[i];
                ++summed;
            }
            Cma::Point point = cma.mean();
            for (std::size_t i = 0; i < sum.size() && summed > 0; ++i) point[i] = sum[i] / summed;
            best = space_.at(point, options_.name);
            if (auto problem = ground_.tell({generation + 1, share, best})) return *problem;
        }
        return best;
    }

  private:
    static constexpr double kSpread = 0.3;     // of the first candidates: a third up or down
    static constexpr double kAveraged = 0.25;  // of the generations, at the end, make up the result

    int players_of(std::uint64_t block) const { return options_.players[block % options_.players.size()]; }

    // One generation: all candidates meet the same blocks. Returns how the candidates did on average.
    double advance(Cma& cma, int generation) {
        const auto& points = cma.ask();
        std::vector<I> candidates;
        candidates.reserve(points.size());
        for (const Cma::Point& point : points) candidates.emplace_back(space_.at(point, options_.name));
        const std::size_t each = options_.blocks;
        const auto results = ground_.share_out(points.size() * each, [&](std::size_t task) {
            const std::uint64_t block = static_cast<std::uint64_t>(generation) * each + task % each;
            return ground_.blocks().play(candidates[task / each],
                                         rivals_[block / options_.players.size() % rivals_.size()],
                                         players_of(block), ground_.seed_of(TuneSeeds::Training, block));
        });
        std::vector<double> losses(points.size(), 0.0);
        double share = 0;
        for (std::size_t task = 0; task < results.size(); ++task) {
            const int n = players_of(static_cast<std::uint64_t>(generation) * each + task % each);
            losses[task / each] -= block_score(results[task], n, ground_.usual_length(n));
            share += results[task].won * n / 2;
            ground_.count_games(static_cast<std::uint64_t>(results[task].games));
        }
        cma.tell(losses);
        return share / static_cast<double>(results.size());
    }

    TuneGround<R>& ground_;
    const TuneOptions& options_;
    TuneSpace space_;
    std::vector<I> rivals_;
};

}  // namespace orrery
