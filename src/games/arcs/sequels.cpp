// What the log tells of what an answer sets off by itself: a line for each ambition that is scored at the end
// of a chapter (7.1), single answers, the initiative passing on, what goes back to its owner.
#include <algorithm>

#include "games/arcs/rules.h"
#include "games/arcs/scoring.h"
#include "games/arcs/steps.h"

namespace orrery::ar {

namespace {

std::string num(int n) { return std::to_string(n); }

// Who counts how much, the neutral player last (AR-263).
using AmbitionCounts = std::array<int, kSeats + 1>;
constexpr std::size_t kNeutralPlayer = kSeats;

Message told_of_seat(const char* key, std::size_t seat, AmbitionGain gain) {
    return about_seat(key, static_cast<Seat>(seat), {{"n", num(gain.power)}, {"cities", num(gain.bonus)}});
}

// One of those with this count, or how many there are of them.
struct Holders {
    std::size_t who = 0;
    int number = 0;
};
Holders holders_of(const AmbitionCounts& counts, int count) {
    const auto first = std::find(counts.begin(), counts.end(), count);
    return {static_cast<std::size_t>(first - counts.begin()),
            static_cast<int>(std::count(counts.begin(), counts.end(), count))};
}

// AR-244, AR-245, AR-247, AR-248
void tell_places(const AmbitionCounts& counts, const std::array<AmbitionGain, kSeats>& gains, int best,
                 std::vector<Message>& parts) {
    const std::size_t first = holders_of(counts, best).who;
    if (first == kNeutralPlayer)
        parts.push_back({"scored.neutral_first", {}});
    else
        parts.push_back(told_of_seat(gains[first].bonus > 0 ? "scored.first_cities" : "scored.first", first,
                                     gains[first]));
    int next = 0;
    for (const int n : counts)
        if (n < best) next = std::max(next, n);
    if (next == 0) return;  // AR-243
    const Holders second = holders_of(counts, next);
    if (second.number > 1)
        parts.push_back({"scored.tied_second", {}});
    else if (second.who == kNeutralPlayer)
        parts.push_back({"scored.neutral_second", {}});
    else
        parts.push_back(told_of_seat("scored.second", second.who, gains[second.who]));
}

Sequel sequel_of(const State& s, Ambition ambition) {
    const std::string name{names_of(ambition)[at(ambition)]};
    Sequel sequel{.spot = "ambition:" + name,
                  .parts = {{"scored.ambition", {{"ambition", "name.ambition." + name, true}}}}};
    const auto gains = gains_of(s, ambition);
    AmbitionCounts counts{};
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        counts[seat] = count_for(s, seat, ambition);
        sequel.points[seat] = static_cast<std::int16_t>(gains[seat].power + gains[seat].bonus);
    }
    counts[kNeutralPlayer] = neutral_count(s, ambition);
    const int best = *std::max_element(counts.begin(), counts.end());
    if (best == 0)  // AR-243
        sequel.parts.push_back({"scored.nobody", {}});
    else if (holders_of(counts, best).number == 1)
        tell_places(counts, gains, best, sequel.parts);
    else  // AR-246
        for (Seat seat = 0; seat < s.seats(); ++seat)
            if (counts[seat] == best) sequel.parts.push_back(told_of_seat("scored.tied", seat, gains[seat]));
    if (best > 0 && counts[kNeutralPlayer] == best && holders_of(counts, best).number > 1)
        sequel.parts.push_back({"scored.neutral_tied", {}});
    return sequel;
}

void tell_scores(const State& s, std::vector<Sequel>& all) {
    for (const Ambition ambition : every<Ambition>())
        if (is_declared(s, ambition)) all.push_back(sequel_of(s, ambition));
}

int tokens_of(const State& s, Seat seat) {
    int n = 0;
    for (const Resource type : every<Resource>())
        if (type != Resource::None) n += tokens(s.players[seat], type);
    return n;
}

// AR-163, AR-167, AR-209, AR-252, AR-253
void tell_returns(const State& before, const State& after, std::vector<Sequel>& all) {
    int trophies = 0, captives = 0;
    for (Seat seat = 0; seat < before.seats(); ++seat) {
        trophies += count_for(before, seat, Ambition::Warlord) - count_for(after, seat, Ambition::Warlord);
        captives += count_for(before, seat, Ambition::Tyrant) - count_for(after, seat, Ambition::Tyrant);
        if (const int n = tokens_of(before, seat) - tokens_of(after, seat); n > 0)
            all.push_back({.seat = seat, .parts = {about_seat("told.puts_back", seat, {{"n", num(n)}})}});
    }
    if (trophies > 0) all.push_back({.parts = {{"told.trophies_back", {}}}});
    if (captives > 0) all.push_back({.parts = {{"told.captives_back", {}}}});
}

// AR-256. Its place is the chapter, so that it can be told from other lines without reading its words.
void tell_end_of_chapter(const State& before, const State& after, std::vector<Sequel>& all) {
    Sequel sequel{.spot = "chapter:" + num(before.chapter),
                  .parts = {{"told.chapter_over", {{"n", num(before.chapter)}}}}};
    if (after.flipped > before.flipped) sequel.parts.push_back({"told.marker_flips", {}});
    all.push_back(std::move(sequel));
}

// The answer's own words tell who gets the initiative. Passing (AR-59), a 7 (AR-80) and the best Surpass
// (AR-153) do not.
bool says_so_itself(const Action action) {
    const Verb verb = verb_of(action);
    return verb == Verb::First || verb == Verb::Seize || verb == Verb::SeizeSpies || verb == Verb::SeizeSong;
}

// Captives, Outrage and agents that come back, as they happen.
void tell_of_seats(const State& before, const State& after, std::vector<Sequel>& all) {
    for (Seat seat = 0; seat < before.seats(); ++seat) {
        const Player &was = before.players[seat], &is = after.players[seat];
        for (Seat owner = 0; owner < before.seats(); ++owner)
            if (const int n = is.captives[owner] - was.captives[owner]; n > 0)
                all.push_back(
                    {.seat = seat,
                     .parts = {about_seat(
                         "told.captures", seat,
                         {{"n", num(n)}, {"owner", "name.seat." + std::string{kSeatNames[owner]}, true}})}});
        for (const Resource type : every<Resource>())
            if (is.outrage.has(type) && !was.outrage.has(type)) {
                const std::string name{names_of(type)[at(type)]};
                all.push_back({.seat = seat,
                               .spot = "resource:" + name,
                               .parts = {about_seat("told.outrage", seat,
                                                    {{"resource", "name.resource." + name, true}})}});
            }
        if (const int n = is.agents - was.agents; n > 0 && seat != before.turn.seat)
            all.push_back({.seat = seat, .parts = {about_seat("told.agents_back", seat, {{"n", num(n)}})}});
    }
}

// What a person at the table would not mention: that nothing more is done, and numbers that are none.
bool goes_without_saying(Action action) {
    switch (verb_of(action)) {
        case Verb::BeginPrelude:
        case Verb::EndPrelude:
        case Verb::EndTurn:
        case Verb::Resolve:
        case Verb::BoldStop:
        case Verb::NoSwap:
        case Verb::NoExtra:
        case Verb::Halt:
        case Verb::NoSprint:
        case Verb::Enough:
        case Verb::Decline:
        case Verb::NoReroll:
        case Verb::RaidStop:
        case Verb::Token:
        case Verb::Arrange:
            return true;
        case Verb::MoveFresh:
        case Verb::MoveDamaged:
        case Verb::OnFresh:
        case Verb::OnDamaged:
        case Verb::RaidDice:
        case Verb::AssaultDice:
        case Verb::SkirmishDice:
        case Verb::Lose:
        case Verb::Destroy:
        case Verb::Again:
            return action.a == 0;
        default:
            return false;
    }
}

}  // namespace

std::vector<Sequel> Arcs::sequels(const State& s, Seat seat, Action action) const {
    std::vector<Sequel> all;
    follow(s, seat, action, [&](const State& before, const Stepped& stepped, const State& after) {
        const bool open = stepped.answer && witnesses(before, stepped.seat, *stepped.answer) == kEverybody;
        if (open && !goes_without_saying(*stepped.answer))
            all.push_back(taken_by_itself(verbs(), stepped.seat, *stepped.answer));
        const Step step = before.asked().step;
        if (step == Step::Score) {
            tell_scores(before, all);
            tell_returns(before, after, all);
        } else {
            tell_of_seats(before, after, all);
        }
        if (step == Step::EndChapter) tell_end_of_chapter(before, after, all);
        const bool said = stepped.seat != kNobody && says_so_itself(stepped.answer.value_or(action));
        if (after.initiative != before.initiative && !said)
            all.push_back(
                {.seat = after.initiative, .parts = {about_seat("told.initiative", after.initiative)}});
    });
    return all;
}

}  // namespace orrery::ar
