#include "lab/players/aids.h"

#include <chrono>
#include <thread>
#include <vector>

namespace orrery {

namespace {

class MachineAids final : public BotAids {
  public:
    std::optional<double> seconds() const override {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
    // The calling thread takes part.
    void share(int workers, SharedWork& work) const override {
        std::vector<std::thread> helpers;
        for (int worker = 1; worker < workers; ++worker)
            helpers.emplace_back([&work, worker] { work.run(worker); });
        work.run(0);
        for (std::thread& helper : helpers) helper.join();
    }
};

}  // namespace

const BotAids& machine_aids() {
    static const MachineAids aids;
    return aids;
}

}  // namespace orrery
