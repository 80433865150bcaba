// Which of the containers a type is, for code that is derived from the description of a struct.
#pragma once

#include <array>
#include <optional>

#include "core/by.h"

namespace orrery {

template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;

template <class T>
inline constexpr bool kIsBy = false;
template <class E, class T>
inline constexpr bool kIsBy<By<E, T>> = true;

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

}  // namespace orrery
