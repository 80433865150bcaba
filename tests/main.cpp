// The main function of every program of tests.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <cstdlib>

int main(int argc, char** argv) {
    // Random properties try the same cases in every run, unless somebody asks for others.
    setenv("RC_PARAMS", "seed=2026", 0);
    return doctest::Context{argc, argv}.run();
}
