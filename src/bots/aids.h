// What a bot may not take for itself: a clock and other hands. Whoever makes a bot lends them, so that bots
// stay functions of what they are asked.
#pragma once

#include <optional>

namespace orrery {

// Something to be done by several workers, each with its number.
class SharedWork {
  public:
    virtual void run(int worker) = 0;

  protected:
    ~SharedWork() = default;
};

class BotAids {
  public:
    virtual ~BotAids() = default;
    // Seconds since some moment in the past; nothing: there is no clock.
    virtual std::optional<double> seconds() const { return std::nullopt; }
    // Whether whoever waits for the answer has waited long enough: a search then stops and answers with what
    // it has. It may be asked by several threads at once.
    virtual bool enough() const { return false; }
    // Runs the work for workers 0 .. n-1 and returns when all are done. Here one after the other.
    virtual void share(int workers, SharedWork& work) const {
        for (int worker = 0; worker < workers; ++worker) work.run(worker);
    }
};

// No clock, and one pair of hands.
inline const BotAids& no_aids() {
    static const BotAids none;
    return none;
}

}  // namespace orrery
