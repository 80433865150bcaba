#include "lab/players/player.h"

#include "bots/bot_name.h"
#include "lab/players/program_bot.h"

namespace orrery {

namespace {

class BuiltIn final : public Player {
  public:
    BuiltIn(const GameRow& game, const Shelf& shelf, std::string name, const BotAids& aids,
            std::unique_ptr<AnyBot> bot)
        : game_{game}, shelf_{shelf}, name_{std::move(name)}, aids_{aids}, bot_{std::move(bot)} {}

    // A new bot remembers nothing of the last game.
    std::optional<Message> new_game(const AnyGame&, Seat) override {
        auto made = make_own_bot(game_, shelf_, name_, aids_);
        if (!made) return made.problem();
        bot_ = std::move(*made);
        return std::nullopt;
    }
    Result<Action> choose(const AnyGame& game, Seat seat, Rng& rng) override {
        return bot_->choose(game, seat, rng);
    }
    std::optional<Message> over(const AnyGame&) override { return std::nullopt; }

  private:
    const GameRow& game_;
    const Shelf& shelf_;
    std::string name_;
    const BotAids& aids_;
    std::unique_ptr<AnyBot> bot_;
};

}  // namespace

Result<std::unique_ptr<AnyBot>> make_own_bot(const GameRow& game, const Shelf& shelf, std::string_view name,
                                             const BotAids& aids) {
    const auto read = read_bot_name(name);
    if (read && read->name == kProgramBot)
        return Message{"error.program.elsewhere", {{"bot", std::string{name}}}};
    return game.make_bot(shelf, name, aids);
}

Result<std::unique_ptr<Player>> make_player(const GameRow& game, const Shelf& shelf, std::string_view name,
                                            const BotAids& aids) {
    const auto read = read_bot_name(name);
    if (read && read->name == kProgramBot) return make_program_bot(*read);
    auto bot = make_own_bot(game, shelf, name, aids);
    if (!bot) return bot.problem();
    return std::unique_ptr<Player>{
        std::make_unique<BuiltIn>(game, shelf, std::string{name}, aids, std::move(*bot))};
}

std::string short_name(std::string_view name) {
    const auto read = read_bot_name(name);
    if (!read || read->name != kProgramBot) return std::string{name};
    const std::string path = BotSettings{*read}.word("path", name);
    return path.substr(path.rfind('/') + 1);
}

}  // namespace orrery
