// Another bot that now and then answers without thinking: for beginners to play against.
#pragma once

#include <memory>

#include "bots/bot.h"

namespace orrery {

template <GameRules R>
class NoisyBot final : public Bot<R> {
  public:
    // `noise`: the share of answers that are any of the legal ones.
    NoisyBot(std::unique_ptr<Bot<R>> bot, double noise)
        : bot_{std::move(bot)}, in_a_million_{static_cast<std::uint32_t>(noise * kMillion)} {}

    void new_game() override { bot_->new_game(); }
    Action choose(const Asked<R>& asked) override {
        const ActionList& options = asked.options();
        if (asked.rng().below(kMillion) < in_a_million_)
            return options[asked.rng().below(static_cast<std::uint32_t>(options.size()))];
        return bot_->choose(asked);
    }
    // Whoever asks for advice wants the best.
    Advice advise(const Asked<R>& asked) override { return bot_->advise(asked); }

  private:
    static constexpr std::uint32_t kMillion = 1'000'000;
    std::unique_ptr<Bot<R>> bot_;
    std::uint32_t in_a_million_;
};

}  // namespace orrery
