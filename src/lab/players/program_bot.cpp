#include "lab/players/program_bot.h"

#include <sys/stat.h>
#include <unistd.h>

#include "core/text.h"
#include "lab/players/process.h"
#include "protocol/host.h"

namespace orrery {

namespace {

using Problem = std::optional<Message>;

class ProgramBot final : public Player {
  public:
    ProgramBot(std::string name, ProcessPlan plan) : name_{std::move(name)}, plan_{std::move(plan)} {}

    Problem new_game(const AnyGame& game, Seat seat) override {
        if (!process_)
            if (auto problem = start()) return problem;
        return host_->new_game(game, seat);
    }
    Result<Action> choose(const AnyGame& game, Seat seat, Rng& rng) override {
        return host_->decide(game, seat, rng);
    }
    Problem over(const AnyGame& game) override { return host_->over(game); }

  private:
    Problem start() {
        auto started = Process::start(name_, plan_);
        if (!started) return started.problem();
        process_ = std::move(*started);
        host_.emplace(*process_, name_);
        return host_->greet();
    }

    std::string name_;
    ProcessPlan plan_;
    std::unique_ptr<Process> process_;
    std::optional<protocol::Host> host_;
};

bool can_be_run(const std::string& path) {
    struct stat status {};
    return stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && access(path.c_str(), X_OK) == 0;
}

}  // namespace

Result<std::unique_ptr<Player>> make_program_bot(const BotName& name) {
    constexpr double kMostSeconds = 3600;
    const std::string written = write_bot_name(name);
    BotSettings settings{name};
    ProcessPlan plan;
    plan.path = settings.word("path", "");
    const std::string args = settings.word("args", "");
    for (const std::string_view word : words(args)) plan.args.emplace_back(word);
    if (const auto seconds = settings.time("timeout", kMostSeconds))
        plan.timeout = std::chrono::milliseconds{static_cast<std::int64_t>(*seconds * 1000)};
    if (plan.path.empty()) settings.refuse({"error.program.path", {{"bot", written}}});
    if (auto problem = settings.problem()) return *problem;
    if (!can_be_run(plan.path))
        return Message{"error.program.missing", {{"bot", written}, {"path", plan.path}}};
    return std::unique_ptr<Player>{std::make_unique<ProgramBot>(written, std::move(plan))};
}

}  // namespace orrery
