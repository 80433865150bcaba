#include "lab/study/traits.h"

#include <algorithm>
#include <cmath>

namespace orrery {

namespace {

Seen all_of(const TraitGroup::ByWealth& sides) {
    Seen sum;
    for (const auto& [wealth, seen] : sides) sum.add(seen);
    return sum;
}

double rate(const Seen& seen) {
    return static_cast<double>(seen.wins) / kWinUnit / static_cast<double>(seen.sides);
}

Seen less(const Seen& all, const Seen& part) {
    return {all.sides - part.sides, all.wins - part.wins, all.uses - part.uses};
}

// The mean over those who had it: how far they are above those as well off who had not.
double above_similar(const TraitGroup& group, const TraitGroup::ByWealth& had) {
    double sum = 0, weight = 0;
    for (const auto& [wealth, seen] : had) {
        const Seen others = less(group.sides.at(wealth), seen);
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
    for (const auto& [wealth, seen] : other.sides) sides[wealth].add(seen);
    for (const auto& [id, had] : other.members)
        for (const auto& [wealth, seen] : had) members[id][wealth].add(seen);
}

void note_traits(const SeatTraits& had, int won, Traits& into) {
    std::map<std::string_view, TraitGroup::Wealth> wealth;
    for (const TraitOf& trait : had) {
        ++wealth[trait.group].things;
        wealth[trait.group].spent += trait.price;
    }
    for (auto& [group, has] : wealth) has.spent /= TraitGroup::kPriceStep;
    for (const TraitOf& trait : had)
        into[std::string{trait.group}].members[std::string{trait.id}][wealth[trait.group]].add({1, won, 1});
    for (const auto& [group, has] : wealth) into[std::string{group}].sides[has].add({1, won, 1});
}

std::vector<TraitMerit> merits_in(const TraitGroup& group, const Seen& everybody) {
    std::vector<TraitMerit> merits;
    for (const auto& [id, had] : group.members) {
        TraitMerit merit{.id = id, .had = all_of(had)};
        const Seen others = less(everybody, merit.had);
        if (others.sides > 0) {
            merit.above_others = rate(merit.had) - rate(others);
            merit.margin = kNormal95 * std::sqrt(variance(merit.had) + variance(others));
        }
        merit.times_even = rate(merit.had) / rate(everybody);
        merit.above_similar = above_similar(group, had);
        merits.push_back(std::move(merit));
    }
    std::ranges::stable_sort(merits, std::greater<>{},
                             [](const TraitMerit& merit) { return merit.above_similar; });
    return merits;
}

}  // namespace orrery
