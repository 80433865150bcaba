// The small values that everything is made of: seats, answers, who is asked, verdicts, scores.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.h"

namespace orrery {

using Seat = std::uint8_t;
inline constexpr int kMaxSeats = 5;
// Seats are named after stones whose first letter is the same in English and Polish.
inline constexpr std::string_view kSeatNames[kMaxSeats] = {"ruby", "sapphire", "jade", "pearl", "amethyst"};
inline constexpr Seat kChance = 0xFF;     // dice and decks answer questions too
inline constexpr Seat kSpectator = 0xFE;  // sees what everybody sees
inline constexpr Seat kNobody = 0xFD;

// Sets of seats are bits in a byte; this one is all of them, and spectators.
inline constexpr std::uint8_t kEverybody = 0xFF;
constexpr std::uint8_t only(Seat seat) { return static_cast<std::uint8_t>(1U << seat); }
constexpr bool among(std::uint8_t seats, Seat seat) {
    return seats == kEverybody || (seat < kMaxSeats && ((seats >> seat) & 1U) != 0);
}

// One answer to a question, or one outcome of chance: a verb with up to three operands.
// The game's verb table (engine/verbs.h) says what the operands are; unused ones are 0.
struct Action {
    std::uint8_t verb{}, a{}, b{}, c{};
    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4);

// A value as an operand: an enumerator, a number, or what a small struct has as its `code`.
template <class Operand>
constexpr std::uint8_t code_of(Operand operand) {
    if constexpr (requires { operand.code; }) {
        return operand.code;
    } else {
        return static_cast<std::uint8_t>(operand);
    }
}

// act(Verb::Move, System::Gate)
template <class Verb, class... Operands>
requires std::is_enum_v<Verb>
constexpr Action act(Verb verb, Operands... operands) {
    static_assert(sizeof...(Operands) <= 3);
    const std::uint8_t codes[] = {code_of(operands)..., 0, 0, 0};
    return {static_cast<std::uint8_t>(verb), codes[0], codes[1], codes[2]};
}

inline constexpr std::size_t kMaxVerbs = 128;  // of a game
inline constexpr std::size_t kMaxOptions = 256;
using ActionList = ScratchList<Action, kMaxOptions>;

// Who must answer now. Several bits: they answer at the same time, unseen by each other.
struct Actors {
    std::uint8_t seats{};
    bool chance{};

    static constexpr Actors of(Seat seat) { return {static_cast<std::uint8_t>(1U << seat), false}; }
    static constexpr Actors nature() { return {0, true}; }
    constexpr bool over() const { return seats == 0 && !chance; }
    constexpr bool includes(Seat seat) const {
        return seat == kChance ? chance : seat < kMaxSeats && ((seats >> seat) & 1U) != 0;
    }
    constexpr Seat first() const { return chance ? kChance : static_cast<Seat>(std::countr_zero(seats)); }
    friend constexpr bool operator==(const Actors&, const Actors&) = default;
};

// Where a number decides: of what there is too little, how much it takes, how much there is.
struct Lack {
    std::uint8_t what = 0;  // the name in GameInfo::lacks, counted from 1; 0: no number decides
    std::uint8_t needs = 0;
    std::int16_t has = 0;  // some of what counts may fall below 0
    friend constexpr bool operator==(const Lack&, const Lack&) = default;
};

// The answer to "may I?": yes, or the number of the rule that says no. Legality is written once, as verdicts.
// Verdicts are equal if the rule is the same; the numbers are for people.
struct Verdict {
    const char* rule = nullptr;
    Lack lack{};

    constexpr explicit operator bool() const { return rule == nullptr; }
    friend constexpr bool operator==(const Verdict& left, const Verdict& right) {
        if (left.rule == nullptr || right.rule == nullptr) return left.rule == right.rule;
        return std::string_view{left.rule} == right.rule;
    }
};
static_assert(sizeof(Verdict) <= 16);  // what two registers hold: judging is what the bots do most
inline constexpr Verdict kAllowed{};
inline constexpr Verdict kNotAsked{"not-asked"};  // an answer to a question that is not asked now
inline constexpr Verdict kNotYourTurn{"not-your-turn"};
inline constexpr Verdict kOutOfOrder{"out-of-order"};  // equal choices are made in one fixed order, once
inline constexpr Verdict kMalformed{"malformed"};      // an operand outside its domain
constexpr Verdict breaks(const char* rule) { return {rule}; }
// What: an enumerator of the game whose names are GameInfo::lacks.
template <class E>
constexpr Verdict breaks(const char* rule, E what, int needs, int has) {
    const auto byte = [](int n) { return static_cast<std::uint8_t>(std::clamp(n, 0, 255)); };
    return {rule,
            {byte(static_cast<int>(what) + 1), byte(needs),
             static_cast<std::int16_t>(std::clamp(has, -32768, 32767))}};
}

// How the game stands, or how it ended. Equal ranks: they share it. Rank 1 is best.
struct Standing {
    std::array<std::int16_t, kMaxSeats> scores{};
    std::array<std::uint8_t, kMaxSeats> ranks{};
    friend constexpr bool operator==(const Standing&, const Standing&) = default;

    // By merit(seat), a number or several of which the first that differ decide: whoever has more is before.
    template <class Merit>
    constexpr void rank(int seats, const Merit& merit) {
        std::array<decltype(merit(Seat{})), kMaxSeats> merits{};
        for (Seat seat = 0; seat < seats; ++seat) merits[seat] = merit(seat);
        for (Seat seat = 0; seat < seats; ++seat) {
            ranks[seat] = 1;
            for (Seat other = 0; other < seats; ++other)
                if (merits[other] > merits[seat]) ++ranks[seat];
        }
    }
};

}  // namespace orrery
