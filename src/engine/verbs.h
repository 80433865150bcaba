// The verb table: what every answer of a game is made of. Notation, dense index, board spot, JSON and labels
// are derived from it; nothing about an answer is written twice.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/action.h"

namespace orrery {

// A set of named things an operand can be: stations, cards, numbers. Operand values start at `first`.
struct Domain {
    std::string_view id;
    std::span<const std::string_view> names;
    int first = 0;
    bool as_written =
        false;  // shown to people as it stands in the notation: "3", "2-0-1"; else it has a text

    constexpr int size() const { return static_cast<int>(names.size()); }
    constexpr bool holds(int value) const { return value >= first && value < first + size(); }
    constexpr std::string_view name(int value) const {
        return names[static_cast<std::size_t>(value - first)];
    }
};

// Numerals "0" .. "31".
std::span<const std::string_view> numerals(int first, int last);
// The domain of plain numbers.
inline Domain numbers(int first, int last) { return {"number", numerals(first, last), first, true}; }

struct Operand {
    std::string_view id;  // the name that labels use: "{station}"
    const Domain* domain = nullptr;
};

inline constexpr int kNoSpot = -1;

// The enumerator that a row belongs to, of whatever enum a game has: rows cannot change places unseen.
struct VerbNumber {
    std::uint8_t value;
    template <class Verb>
    requires std::is_enum_v<Verb>
    constexpr VerbNumber(Verb verb)
        : value{static_cast<std::uint8_t>(verb)} {}  // NOLINT(google-explicit-constructor)
};

struct VerbSpec {
    VerbNumber verb;
    std::string_view id;
    std::array<Operand, 3> operands{};
    int spot = 0;  // the operand that a click on the board stands for; kNoSpot or no operand: a button

    constexpr int arity() const {
        int count = 0;
        for (const Operand& operand : operands) count += operand.domain != nullptr;
        return count;
    }
};

class VerbTable {
  public:
    // One row for each verb, in the order of the enum. The table keeps rows and domains of its own, so that a
    // content can make one of its names; the names themselves stay where they are.
    explicit VerbTable(std::span<const VerbSpec> verbs);

    std::span<const VerbSpec> verbs() const { return verbs_; }
    const VerbSpec& of(Action action) const { return verbs_[action.verb]; }
    bool well_formed(Action action) const;

    // "dock lunar_mine"
    std::string write(Action action) const;
    std::optional<Action> read(std::string_view notation) const;

    // The dense index for learners: every well-formed answer has one number in 0 .. size()-1.
    int size() const { return size_; }
    int index(Action action) const;
    Action at(int index) const;

    // The thing on the board: "station:lunar_mine"; "verb:end" for a button.
    std::string spot(Action action) const;
    // Every answer that means this spot, in the order of the dense index.
    std::vector<Action> at_spot(std::string_view spot) const;

  private:
    int span_of(const VerbSpec& verb) const;
    Action of_verb(std::size_t verb, int offset) const;

    std::vector<VerbSpec> verbs_;
    std::vector<std::shared_ptr<const Domain>> domains_;  // those that the rows point to; copies share them
    std::array<int, kMaxVerbs> base_{};
    int size_ = 0;
};

// The value of operand number i of an action.
constexpr int operand_value(Action action, int i) { return i == 0 ? action.a : i == 1 ? action.b : action.c; }

}  // namespace orrery
