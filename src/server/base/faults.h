// The barrier around everything that may throw: what does is noted, counted, and ends only what it was about.
#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "server/base/metrics.h"

namespace orrery::server {

class Faults {
  public:
    // `trip` is for tests: called wherever the barrier stands, it may throw.
    using Trip = std::function<void(std::string_view place)>;
    explicit Faults(Metrics& metrics, Trip trip = {}) : metrics_{metrics}, trip_{std::move(trip)} {}

    void note(std::string_view place, std::string_view what) noexcept;
    // Runs `work`. False: it threw, and that is noted. From any thread.
    template <class Work>
    bool contain(std::string_view place, Work&& work) noexcept {
        try {
            if (trip_) trip_(place);
            work();
            return true;
        } catch (const std::exception& error) {
            note(place, error.what());
        } catch (...) {
            note(place, "?");
        }
        return false;
    }

  private:
    Metrics& metrics_;
    Trip trip_;
};

// A way to answer that is gone after the first answer. Where everybody who could have answered has dropped
// it, `otherwise` is called, by whichever thread was the last: nobody waits for ever for somebody who failed.
template <class T>
std::function<void(T)> answers_once(std::function<void(T)> answer, std::function<void()> otherwise) {
    struct Once {
        std::function<void(T)> answer;
        std::function<void()> otherwise;

        Once(std::function<void(T)> its_answer, std::function<void()> its_otherwise)
            : answer{std::move(its_answer)}, otherwise{std::move(its_otherwise)} {}
        Once(const Once&) = delete;
        Once& operator=(const Once&) = delete;
        ~Once() {
            try {
                if (answer) otherwise();
            } catch (...) {  // no memory even for saying so
            }
        }
    };
    const auto once = std::make_shared<Once>(std::move(answer), std::move(otherwise));
    return [once](T value) {
        if (const auto first = std::exchange(once->answer, {})) first(std::move(value));
    };
}

}  // namespace orrery::server
