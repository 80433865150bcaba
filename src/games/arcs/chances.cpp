#include "games/arcs/chances.h"

#include "games/arcs/hands.h"

namespace orrery::ar {

namespace {

template <class Set>
void list_all(const Set& set, Verb verb, OutcomeList& out) {
    for (const auto element : set) out.push_back({act(verb, element), 1});
}

template <class Set>
auto any_of(const Set& set, Rng& rng) {
    auto it = set.begin();
    for (std::uint32_t n = rng.below(static_cast<std::uint32_t>(set.size())); n > 0; --n) ++it;
    return *it;
}

LeaderSet leaders_left(const State& s) {
    LeaderSet left;
    for (const Leader leader : every<Leader>())
        if (!s.leaders.has(leader)) left.add(leader);
    return left;
}

LoreSet lore_left(const State& s) {
    LoreSet left;
    for (const Lore lore : every<Lore>())
        if (!s.lore.has(lore)) left.add(lore);
    return left;
}

constexpr std::uint32_t kFactorial[] = {1, 1, 2, 6, 24, 120, 720};

constexpr std::uint32_t power_of(std::uint32_t base, int exponent) {
    std::uint32_t result = 1;
    for (; exponent > 0; --exponent) result *= base;
    return result;
}

// AR-Q60: how many of the 6^n throws give these numbers of faces.
std::uint32_t throws(const Face (&die)[kFaces], const std::array<std::uint8_t, kFaces>& faces, int n) {
    std::uint32_t weight = kFactorial[n];
    for (std::size_t i = 0; i < kFaces; ++i)
        weight = weight / kFactorial[faces[i]] * power_of(die[i].faces, faces[i]);
    return weight;
}

void list_rolls(Verb verb, Die die, int n, OutcomeList& out) {
    for (std::uint8_t low = 0; low < kPairs; ++low) {
        const Pair& pair = kRolls.pairs[low];
        for (std::uint8_t high = 0; high < (die == Die::Skirmish ? 1 : kTriples); ++high) {
            const Triple& triple = kRolls.triples[high];
            if (pair.one + pair.two + triple.one + triple.two + triple.three != n) continue;
            const auto weight =
                throws(kDice[at(die)], {pair.one, pair.two, triple.one, triple.two, triple.three}, n);
            out.push_back({act(verb, low, high), weight});
        }
    }
}

Action roll(Verb verb, Die die, int n, Rng& rng) {
    std::array<std::uint8_t, kFaces> faces{};
    for (int i = 0; i < n; ++i) {
        std::uint32_t side = rng.below(6);
        std::size_t face = 0;
        while (side >= kDice[at(die)][face].faces) side -= kDice[at(die)][face++].faces;
        ++faces[face];
    }
    const std::uint8_t low = kRolls.pair_code[faces[0]][faces[1]];
    return act(verb, low, kRolls.triple_code[faces[2]][faces[3]][faces[4]]);
}

constexpr int kSetupsForEach = 4;
int first_setup(const State& s) { return kSetupsForEach * (s.seats() - 2); }

}  // namespace

void list_outcomes(const State& s, OutcomeList& out) {
    const Question& frame = s.asked();
    switch (frame.step) {
        case Step::FirstPlayer:
            for (Seat seat = 0; seat < s.seats(); ++seat) out.push_back({act(Verb::First, seat), 1});
            return;
        case Step::DrawSetup:
            for (int i = 0; i < kSetupsForEach; ++i) out.push_back({act(Verb::Setup, first_setup(s) + i), 1});
            return;
        case Step::OfferLeader:
            return list_all(leaders_left(s), Verb::OfferLeader, out);
        case Step::OfferLore:
            return list_all(lore_left(s), Verb::OfferLore, out);
        case Step::RevealCourt:
            return list_all(s.court_deck, Verb::Reveal, out);
        case Step::Deal:
            return list_all(s.undealt, Verb::Deal, out);
        case Step::DrawCard:
            return list_all(bottom_layer(s), Verb::Draw, out);
        case Step::RollRaid:
            return list_rolls(Verb::RollRaid, Die::Raid, frame.a, out);
        case Step::RollAssault:
            return list_rolls(Verb::RollAssault, Die::Assault, frame.a, out);
        default:
            return list_rolls(Verb::RollSkirmish, Die::Skirmish, frame.a, out);
    }
}

Action sample_outcome(const State& s, Rng& rng) {
    const Question& frame = s.asked();
    switch (frame.step) {
        case Step::FirstPlayer:
            return act(Verb::First, rng.below(static_cast<std::uint32_t>(s.seats())));
        case Step::DrawSetup:
            return act(Verb::Setup, first_setup(s) + static_cast<int>(rng.below(kSetupsForEach)));
        case Step::OfferLeader:
            return act(Verb::OfferLeader, any_of(leaders_left(s), rng));
        case Step::OfferLore:
            return act(Verb::OfferLore, any_of(lore_left(s), rng));
        case Step::RevealCourt:
            return act(Verb::Reveal, any_of(s.court_deck, rng));
        case Step::Deal:
            return act(Verb::Deal, any_of(s.undealt, rng));
        case Step::DrawCard:
            return act(Verb::Draw, any_of(bottom_layer(s), rng));
        case Step::RollRaid:
            return roll(Verb::RollRaid, Die::Raid, frame.a, rng);
        case Step::RollAssault:
            return roll(Verb::RollAssault, Die::Assault, frame.a, rng);
        default:
            return roll(Verb::RollSkirmish, Die::Skirmish, frame.a, rng);
    }
}

}  // namespace orrery::ar
