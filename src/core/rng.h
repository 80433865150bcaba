// The generator of simulations: ours, because the distributions of the standard libraries differ.
#pragma once

#include <cstdint>

namespace orrery {

class Rng {
  public:
    explicit constexpr Rng(std::uint64_t seed) : state_{seed} {}

    constexpr std::uint64_t operator()() {  // splitmix64
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    // Uniform on 0 .. n-1 but for a bias below n / 2^32, which no number of games shows.
    constexpr std::uint32_t below(std::uint32_t n) {
        return static_cast<std::uint32_t>((((*this)() >> 32) * n) >> 32);
    }
    // One of a list that is not empty, each as likely as any other.
    template <class List>
    constexpr const auto& one_of(const List& items) {
        return items[below(static_cast<std::uint32_t>(items.size()))];
    }
    // An independent stream: the same (seed, stream) gives the same numbers on every machine.
    static constexpr Rng stream(std::uint64_t seed, std::uint64_t stream) {
        Rng mix{seed ^ (stream * 0xd1342543de82ef95ULL + 0x632be59bd9b4e019ULL)};
        return Rng{mix()};
    }

  private:
    std::uint64_t state_;
};

}  // namespace orrery
