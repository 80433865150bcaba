// What the entries of a content file are made of, besides numbers, enums, texts and lists: docs/content.md.
#pragma once

#include <cassert>
#include <cstdint>
#include <string>

#include "core/text.h"
#include "engine/json.h"
#include "engine/provenance.h"

namespace orrery {

// A whole number with the range that a file may give it. With a third number it may be left out and is that
// then.
template <int Least, int Most, int... Otherwise>
struct Number {
    static_assert(Least <= Most && sizeof...(Otherwise) <= 1);
    static constexpr int kLeast = Least, kMost = Most;
    static constexpr bool kMayBeLeftOut = sizeof...(Otherwise) == 1;

    std::int32_t value = (Otherwise + ... + (kMayBeLeftOut ? 0 : Least > 0 || Most < 0 ? Least : 0));

    constexpr Number() = default;
    constexpr Number(int number) : value{number} {  // NOLINT(google-explicit-constructor)
        assert(number >= Least && number <= Most);
    }
    constexpr operator int() const { return value; }  // NOLINT(google-explicit-constructor)
};
template <int... N>
Json write_json(const Number<N...>& number) {
    return number.value;
}

// A list or a table that may be left out: it is then as T is made, a list for instance empty.
template <class T>
struct OrDefault : T {
    using Base = T;
};
template <class T>
Json write_json(const OrDefault<T>& value) {
    return to_json(static_cast<const T&>(value));
}

// Where an entry stands in its file: a field of this type is no key but filled by the reader, for what is
// found to be wrong later.
struct Line {
    unsigned number = 0;
};

// A value and the line where it stands.
template <class T>
struct At {
    T value{};
    Line line;
};
template <class T>
Json write_json(const At<T>& at) {
    return to_json(at.value);
}

// In files "S", ["S", "R"] or { from = ["S"], note = "..." }.
struct Source {
    FixedVector<Provenance, kCount<Provenance>> from;
    std::string note;

    // What can be relied on: the least sure of them.
    Provenance weakest() const;
};
// {"from": ["rulebook"], "note": "..."}, for pages; the note only where there is one.
Json source_json(const Source& source);

// None of these is part of the JSON of a value, nor of its hash: whoever corrects a spelling plays the same
// game.
template <>
inline constexpr bool kForPeople<Spelling> = true;
template <>
inline constexpr bool kForPeople<Source> = true;
template <>
inline constexpr bool kForPeople<Line> = true;

// What is compiled in: a mistake there is our own, and ends the program.
[[noreturn]] void give_up(const Message& problem);
template <class T>
T compiled_in(Result<T> read) {
    if (!read) give_up(read.problem());
    return std::move(*read);
}

// What records and positions name a content by.
template <class T>
std::uint64_t content_hash(const T& content) {
    return stable_hash(boost::json::serialize(to_json(content)));
}

// How many facts of a content come from where: every Source in it, by its weakest.
template <class T>
void count_sources(const T& value, SourceCounts& counts) {
    if constexpr (std::same_as<T, Source>) {
        ++counts[value.weakest()];
    } else if constexpr (kIsOptional<T>) {
        if (value) count_sources(*value, counts);
    } else if constexpr (requires { value.line, value.value; }) {
        count_sources(value.value, counts);
    } else if constexpr (requires {
                             typename T::value_type;
                             value.begin();
                             value.end();
                         }) {
        if constexpr (!std::same_as<T, std::string>)
            for (const auto& item : value) count_sources(item, counts);
    } else if constexpr (boost::describe::has_describe_members<T>::value) {
        boost::mp11::mp_for_each<json_detail::Members<T>>(
            [&](auto member) { count_sources(value.*member.pointer, counts); });
    }
}

}  // namespace orrery
