// The program `orrery`: everything it does is in run.cpp and the files of its commands.
#include <unistd.h>

#include <csignal>
#include <exception>
#include <iostream>

#include "cli/run.h"

namespace {

// Leaves the terminal as it was, then ends as if nobody had caught the signal.
void restore_terminal(int signal) {
    constexpr char kPlain[] = "\033[0m\n";
    if (isatty(STDOUT_FILENO) == 1) (void)!write(STDOUT_FILENO, kPlain, sizeof kPlain - 1);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);  // a reader that has gone away is noticed when the work is done
    std::signal(SIGINT, restore_terminal);
    std::ios::sync_with_stdio(false);
    try {
        return orrery::cli::run({argv + 1, argv + argc}, std::cin, std::cout, std::cerr,
                                orrery::cli::surroundings_of_process());
    } catch (const std::exception& error) {
        std::cerr << "orrery: " << error.what() << '\n';
        return 1;
    }
}
