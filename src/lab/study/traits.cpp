#include "lab/study/traits.h"

#include <algorithm>
#include <cmath>

namespace orrery {

namespace {

Seen all_of(const TraitGroup::ByNumber& numbers) {
    Seen sum;
    for (const auto& [n, seen] : numbers) sum.add(seen);
    return sum;
}

double rate(const Seen& seen) {
    return static_cast<double>(seen.wins) / kWinUnit / static_cast<double>(seen.sides);
}

Seen less(const Seen& all, const Seen& part) {
    return {all.sides - part.sides, all.wins - part.wins, all.uses - part.uses};
}

// The mean over those who had it: how far they are above those with as many things who had not.
double above_similar(const TraitGroup& group, const TraitGroup::ByNumber& had) {
    double sum = 0, weight = 0;
    for (const auto& [n, seen] : had) {
        const Seen others = less(group.sides.at(n), seen);
        if (others.sides == 0) continue;
        const auto sides = static_cast<double>(seen.sides);
        sum += sides * (rate(seen) - rate(others));
        weight += sides;
    }
    return weight > 0 ? sum / weight : 0;
}

double variance(const Seen& seen) { return rate(seen) * (1 - rate(seen)) / static_cast<double>(seen.sides); }

}  // namespace

void TraitGroup::add(const TraitGroup& other) {
    for (const auto& [n, seen] : other.sides) sides[n].add(seen);
    for (const auto& [id, numbers] : other.members)
        for (const auto& [n, seen] : numbers) members[id][n].add(seen);
}

void note_traits(const SeatTraits& had, int won, Traits& into) {
    std::map<std::string_view, std::size_t> numbers;
    for (const TraitOf& trait : had) ++numbers[trait.group];
    for (const TraitOf& trait : had)
        into[std::string{trait.group}].members[std::string{trait.id}][numbers[trait.group]].add({1, won, 1});
    for (const auto& [group, n] : numbers) into[std::string{group}].sides[n].add({1, won, 1});
}

std::vector<TraitMerit> merits_in(const TraitGroup& group, const Seen& everybody) {
    std::vector<TraitMerit> merits;
    for (const auto& [id, numbers] : group.members) {
        TraitMerit merit{.id = id, .had = all_of(numbers)};
        const Seen others = less(everybody, merit.had);
        if (others.sides > 0) {
            merit.above_others = rate(merit.had) - rate(others);
            merit.margin = kNormal95 * std::sqrt(variance(merit.had) + variance(others));
        }
        merit.times_even = rate(merit.had) / rate(everybody);
        merit.above_similar = above_similar(group, numbers);
        merits.push_back(std::move(merit));
    }
    std::ranges::stable_sort(merits, std::greater<>{},
                             [](const TraitMerit& merit) { return merit.above_similar; });
    return merits;
}

}  // namespace orrery
