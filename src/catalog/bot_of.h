// The bots by name, for the rules of one game and, at the edge, for any game. Only catalog/games/ includes
// it: there the bots of each game are compiled, once. Others include catalog/make_bot.h.
#pragma once

#include <array>
#include <cassert>

#include "bots/aids.h"
#include "bots/bot_name.h"
#include "bots/greedy.h"
#include "bots/mcts/bot.h"
#include "bots/noisy.h"
#include "bots/random.h"
#include "bots/turn/bot.h"
#include "catalog/levels.h"
#include "catalog/make_bot.h"
#include "catalog/part_of.h"
#include "engine/message.h"

namespace orrery {

// One row for each bot, weakest first. Settings that cannot be are reported by the settings themselves.
template <GameRules R>
struct BotRow {
    std::string_view name;
    std::unique_ptr<Bot<R>> (*make)(const R& rules, BotSettings& settings, const BotAids& aids);
};

template <GameRules R>
std::unique_ptr<Bot<R>> make_random(const R&, BotSettings&, const BotAids&) {
    return std::make_unique<RandomBot<R>>();
}
// With the set of weights that the settings name.
template <HasInsight R>
InsightOf<R> insight_of(BotSettings& settings) {
    return InsightOf<R>{settings.weights(InsightOf<R>::built_in())};
}

template <GameRules R>
std::unique_ptr<Bot<R>> make_greedy(const R&, BotSettings& settings, const BotAids&) {
    return std::make_unique<GreedyBot<R, InsightOf<R>>>(insight_of<R>(settings));
}

TurnLimits read_turn_limits(BotSettings& settings);
template <GameRules R>
std::unique_ptr<Bot<R>> make_turn(const R&, BotSettings& settings, const BotAids& aids) {
    const InsightOf<R> insight = insight_of<R>(settings);
    return std::make_unique<TurnBot<R, InsightOf<R>>>(insight, read_turn_limits(settings), aids);
}

MctsLimits read_mcts_limits(BotSettings& settings, const BotAids& aids);
template <GameRules R>
std::unique_ptr<Bot<R>> make_mcts(const R&, BotSettings& settings, const BotAids& aids) {
    const InsightOf<R> insight = insight_of<R>(settings);
    mcts::Settings how;
    how.exploration = static_cast<float>(settings.number("exploration", how.exploration, 0, 100));
    const MctsLimits limits = read_mcts_limits(settings, aids);
    return std::make_unique<MctsBot<R, InsightOf<R>>>(insight, limits, how, aids);
}

template <GameRules R>
constexpr auto bot_rows() {
    if constexpr (HasInsight<R>) {
        return std::to_array<BotRow<R>>({{"random", make_random<R>},
                                         {"greedy", make_greedy<R>},
                                         {"turn", make_turn<R>},
                                         {"mcts", make_mcts<R>}});
    } else {
        return std::to_array<BotRow<R>>({{"random", make_random<R>}});
    }
}

template <GameRules R>
std::vector<std::string> bot_names() {
    std::vector<std::string> names;
    for (const BotRow<R>& row : bot_rows<R>()) names.emplace_back(row.name);
    return names;
}

// A bot as its row makes it, less attentive if "noise" says so.
template <GameRules R>
Result<std::unique_ptr<Bot<R>>> make_from_row(const BotRow<R>& row, const R& rules, const BotName& name,
                                              const BotAids& aids, const WeightSets* weights) {
    BotSettings settings{name, weights};
    std::unique_ptr<Bot<R>> bot = row.make(rules, settings, aids);
    const double noise = settings.number("noise", 0, 0, 1);
    if (auto problem = settings.problem()) return *problem;
    if (noise > 0) bot = std::make_unique<NoisyBot<R>>(std::move(bot), noise);
    return bot;
}

template <GameRules R>
Result<std::unique_ptr<Bot<R>>> make_bot_for(const R& rules, std::string_view text, const BotAids& aids,
                                             const WeightSets* weights) {
    Result<BotName> name = read_bot_name(text);
    if (name && name->name == kLevelName) name = bot_behind_level(*name);
    if (!name) return name.problem();
    for (const BotRow<R>& row : bot_rows<R>())
        if (row.name == name->name) return make_from_row(row, rules, *name, aids, weights);
    return unknown_bot(name->name, bot_names<R>());
}

// A bot for the rules R, as a bot for any game. It must be asked about games of these rules only.
template <GameAtTheEdge R>
class BotOf final : public AnyBot {
  public:
    explicit BotOf(std::unique_ptr<Bot<R>> bot) : bot_{std::move(bot)} {}

    void new_game() override { bot_->new_game(); }
    Action choose(const AnyGame& game, Seat seat, Rng& rng) override {
        ActionList options;
        game.list(seat, options);
        return bot_->choose(asked(game, seat, options, rng));
    }
    Advice advise(const AnyGame& game, Seat seat, Rng& rng) override {
        ActionList options;
        game.list(seat, options);
        return bot_->advise(asked(game, seat, options, rng));
    }

  private:
    // Types are not asked for at run time; the id tells as much.
    static Asked<R> asked(const AnyGame& game, Seat seat, const ActionList& options, Rng& rng) {
        assert(game.info().id == R::info().id && !options.empty());
        const auto& own = static_cast<const GameOf<R>&>(game);
        return {own.rules(), own.true_state(), seat, options, rng};
    }

    std::unique_ptr<Bot<R>> bot_;
};

}  // namespace orrery
