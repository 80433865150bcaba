// Ctrl-C while something long runs: the first asks it to end properly, the second ends the program as
// usual.
#pragma once

#include <csignal>

namespace orrery::cli {

class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool asked() const;

  private:
    struct sigaction before_ {};
};

}  // namespace orrery::cli
