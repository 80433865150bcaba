// Arrays and tables indexed by an enum. Beside the enum stands last_of(), naming its last value.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace orrery {

template <class E>
inline constexpr std::size_t kCount = static_cast<std::size_t>(last_of(E{})) + 1;

template <class E, class T>
struct By {
    using key_type = E;
    T items[kCount<E>]{};

    constexpr T& operator[](E e) { return items[static_cast<std::size_t>(e)]; }
    constexpr const T& operator[](E e) const { return items[static_cast<std::size_t>(e)]; }
    constexpr bool operator==(const By&) const = default;
};

// every<Station>() lists all stations, in order.
template <class E>
constexpr std::array<E, kCount<E>> every() {
    std::array<E, kCount<E>> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<E>(i);
    return all;
}

// One row for each value of the enum; does not compile if a row is missing or out of order.
template <class Row, class E, std::size_t N>
consteval By<E, Row> table(E Row::*key, const Row (&rows)[N]) {
    static_assert(N == kCount<E>, "one row for each value");
    By<E, Row> result{};
    for (std::size_t i = 0; i < N; ++i) {
        if (rows[i].*key != static_cast<E>(i)) __builtin_unreachable();  // a row is out of order
        result.items[i] = rows[i];
    }
    return result;
}

// The names of the rows of such a table, in the order of the enum.
template <class E, class Row>
constexpr std::array<std::string_view, kCount<E>> names_in(const By<E, Row>& rows) {
    std::array<std::string_view, kCount<E>> names{};
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = rows.items[i].name;
    return names;
}

// Names for an enum that has no table otherwise, each beside its value, so that no two can change places:
// named<Suit>({{Suit::Clubs, "clubs"}, ...}). A value behind the last one may have a name
// too.
template <class E>
struct Named {
    E value{};
    std::string_view name;
};
template <class E, std::size_t N>
consteval std::array<std::string_view, N> named(const Named<E> (&rows)[N]) {
    static_assert(N >= kCount<E>, "one name for each value");
    std::array<std::string_view, N> names{};
    for (std::size_t i = 0; i < N; ++i) {
        if (rows[i].value != static_cast<E>(i)) __builtin_unreachable();  // a name is out of order
        names[i] = rows[i].name;
    }
    return names;
}

// The name of a value, of those that its names_of() lists.
template <class E>
requires requires(E value) { names_of(value)[0]; }
constexpr std::string_view name_of(E value) { return names_of(value)[static_cast<std::size_t>(value)]; }

}  // namespace orrery
