#include "cli/terminal/interrupt.h"

namespace orrery::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

void remember(int) { interrupted = 1; }

}  // namespace

Interrupt::Interrupt() {
    interrupted = 0;
    struct sigaction once {};
    once.sa_handler = remember;
    once.sa_flags = static_cast<int>(SA_RESETHAND);  // the second time the signal does what it always does
    sigaction(SIGINT, &once, &before_);
}

Interrupt::~Interrupt() { sigaction(SIGINT, &before_, nullptr); }

bool Interrupt::asked() const { return interrupted != 0; }

}  // namespace orrery::cli
