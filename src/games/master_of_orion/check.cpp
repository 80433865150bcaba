// Whether a position that came from outside can be: cards, cubes, tracks, and a question that the game would
// ask there.
#include "games/master_of_orion/check.h"

#include "games/master_of_orion/options.h"
#include "games/master_of_orion/rules.h"

namespace orrery::mo {

namespace {

Verdict check_setup(const Content& content, const State& s) {
    const Setup setup = setup_with(s.choices, s.seats());
    if (const Verdict verdict = judge_setup(content, setup); !verdict) return verdict;
    if (s.first >= s.seats() || s.round > kRounds) return breaks("MO-151");
    return kAllowed;
}

bool has_cards_of(const State& s, const Content& content, int titles) {
    By<Title, int> found;
    const auto count = [&](const Deck<Title>& cards) {
        for (int i = 0; i < kMaxTitles; ++i) found.items[i] += cards.count.items[static_cast<std::size_t>(i)];
    };
    count(s.deck);
    for (const Title title : s.pile) ++found[title];
    for (const Player& player : s.players) {
        count(player.hand);
        for (const Stack& cards : player.systems)
            for (const Title title : cards) ++found[title];
    }
    if (s.building.under_way && !s.building.from_pile) ++found[s.building.title];
    for (int i = 0; i < kMaxTitles; ++i) {
        const int copies =
            i < titles ? int{content.entries.structure[static_cast<std::size_t>(i)].copies} : 0;
        if (found.items[i] != copies) return false;
    }
    return true;
}

// MO-22
int cubes_of(const Player& player) {
    int sum = player.reserve + player.available + player.cubes.size();
    for (const int n : player.boxes.items) sum += n;
    for (const int n : player.attacks) sum += n;
    return sum;
}

Verdict check_cubes(const Content& content, const State& s, Seat seat) {
    const Player& player = s.players[seat];
    if (cubes_of(player) != kActionCubes) return breaks("MO-22");
    if (player.boxes[Deed::Activate] + player.boxes[Deed::Attack] > 0) return breaks("MO-53");
    if (player.boxes[Deed::Propaganda] > 1) return breaks("MO-80");
    for (Seat other = 0; other < kSeats; ++other) {
        const int most = other < s.seats() && other != seat ? attack_limit(s.seats()) : 0;
        if (player.attacks[other] > most) return breaks("MO-71");
    }
    for (const Place place : player.cubes) {
        const auto card = active_at(content, player, place);
        const bool moving = !s.todo.empty() && s.asked().step == Step::RearrangeNext;
        if (!card || (content[*card].space == Space::None && !moving)) return breaks("MO-25");
    }
    return kAllowed;
}

Verdict check_systems(const Content& content, const Player& player) {
    const int ordinary = ordinary_systems(player);
    for (int i = ordinary; i < kSystems; ++i)
        if (!player.systems[static_cast<std::size_t>(i)].empty()) return breaks("MO-30");
    const Stack& own = stack(player, Place::SystemF);
    if (static_cast<int>(own.size()) > (has_own_system(content, player) ? room_in(Place::SystemF) : 0))
        return breaks("MO-106");
    return kAllowed;
}

// S1: how many seats have a race, from the first player clockwise; who is asked for one has none yet.
int seats_with_race(const State& s) {
    for (const Frame& frame : s.todo) {
        if (frame.step != Step::NextRace) continue;
        const Step asked = s.asked().step;
        return frame.count - int{asked == Step::PickRace || asked == Step::DealRace};
    }
    return s.seats();
}

Verdict check_race(const Content& content, const State& s, Seat seat) {
    const auto& race = s.players[seat].race;
    const int turn = (seat + s.seats() - s.first) % s.seats();
    if (race.empty() != (turn >= seats_with_race(s))) return breaks("MO-Q3");
    if (race.empty() || content.race(race[0]).shared) return kAllowed;
    for (Seat other = 0; other < seat; ++other)
        if (s.players[other].race == race) return breaks("MO-Q3");
    return kAllowed;
}

Verdict check_player(const Content& content, const State& s, Seat seat) {
    const Player& player = s.players[seat];
    for (const Resource each : every<Resource>())
        if (player.tracks[each] > kTop) return breaks("MO-11");
    if (player.morale > kMaxMorale) return breaks("MO-17");
    if (const Verdict systems = check_systems(content, player); !systems) return systems;
    if (const Verdict race = check_race(content, s, seat); !race) return race;
    if (player.colour != Colour{} && !has_own_system(content, player)) return breaks("MO-109");
    return check_cubes(content, s, seat);
}

// Chapter 3: five advisors are in the centre or hired, each of them once.
Verdict check_advisors(const State& s) {
    std::size_t revealing = 0;
    for (const Frame& frame : s.todo)
        if (frame.step == Step::RevealAdvisor) revealing = frame.count;
    Bits<kMaxAdvisors, Advisor> seen;
    std::size_t used = 0;
    const auto see = [&](Advisor advisor) {
        seen.add(advisor);
        ++used;
    };
    for (const Advisor advisor : s.centre) see(advisor);
    for (const Player& player : s.players)
        for (const Advisor advisor : player.advisor) see(advisor);
    if (!std::is_sorted(s.centre.begin(), s.centre.end())) return breaks("MO-82");
    if (static_cast<std::size_t>(seen.size()) != used) return breaks("MO-82");
    const std::size_t expected = with_advisors(s) ? kUsedAdvisors : 0;
    return used + revealing == expected ? kAllowed : breaks("MO-81");
}

template <class List>
bool all_below(const List& list, int count) {
    return std::all_of(list.begin(), list.end(), [&](auto value) { return static_cast<int>(value) < count; });
}

// Positions read from JSON have ids of this content; those of a program might not.
bool ids_are_known(const Content& content, const State& s) {
    bool known = all_below(s.pile, content.titles()) && all_below(s.centre, content.advisors()) &&
                 all_below(s.drawn, content.titles()) &&
                 static_cast<int>(s.building.title) < content.titles();
    for (const Player& player : s.players) {
        known =
            known && all_below(player.race, content.races()) && all_below(player.advisor, content.advisors());
        for (const Stack& cards : player.systems) known = known && all_below(cards, content.titles());
    }
    for (const Frame& frame : s.todo) known = known && static_cast<int>(frame.card) < content.cards();
    return known;
}

}  // namespace

Verdict MasterOfOrion::check(const State& s) const {
    if (!ids_are_known(*content_, s)) return kMalformed;
    if (const Verdict setup = check_setup(*content_, s); !setup) return setup;
    if (const Verdict advisors = check_advisors(s); !advisors) return advisors;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (const Verdict player = check_player(*content_, s, seat); !player) return player;
    if (!has_cards_of(s, *content_, content_->titles())) return breaks("MO-4");
    const Seat asked = s.todo.empty() ? Seat{0} : s.asked().who.first();
    if (const Verdict question = check_question({*content_, s, asked}); !question) return question;
    if (s.todo.empty() || s.asked().who.chance) return kAllowed;
    ActionList answers;
    list(s, asked, answers);
    return answers.empty() ? breaks("MO-7") : kAllowed;  // nothing is asked that has no answer (chapter 4)
}

}  // namespace orrery::mo
