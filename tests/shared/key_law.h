// The law of keys, part by part: whatever a seat knows of a position is in its key. Positions that differ by
// one part alone hardly ever meet in games, so each part of a state is changed here by itself; what comes of
// it need not be a position that can be.
#pragma once

#include <doctest/doctest.h>

#include <bit>
#include <functional>
#include <set>
#include <string>

#include "engine/any_game.h"

namespace orrery {

// Calls f() for each part of a value while it is another than it was, with the path of the part.
template <class T, class F>
void with_each_part_changed(T& value, const std::string& path, const F& f) {
    const auto changed = [&](const std::string& where, const T& other) {
        const T before = std::exchange(value, other);
        f(where);
        value = before;
    };
    if constexpr (std::is_same_v<T, bool>) {
        changed(path, !value);
    } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
        changed(path, static_cast<T>(static_cast<std::uint64_t>(value) ^ 1U));
    } else if constexpr (std::is_same_v<T, Actors>) {
        changed(path, {.seats = static_cast<std::uint8_t>(value.seats ^ 1U), .chance = value.chance});
        changed(path, {.seats = value.seats, .chance = !value.chance});
    } else if constexpr (kIsBits<T>) {
        for (std::size_t i = 0; i < T::kSize; ++i) {
            T other = value;
            const auto element = static_cast<typename T::value_type>(i);
            other.has(element) ? other.remove(element) : other.add(element);
            changed(path + '/' + std::to_string(i), other);
        }
    } else if constexpr (requires { value.items; }) {  // By
        for (auto& item : value.items) with_each_part_changed(item, path, f);
    } else if constexpr (kIsList<T> || requires { std::tuple_size<T>::value; }) {
        for (std::size_t i = 0; i < value.size(); ++i)
            with_each_part_changed(value[i], path + '[' + std::to_string(i) + ']', f);
    } else if constexpr (!boost::describe::has_describe_members<T>::value) {  // packed in some way of its own
        auto bytes = std::bit_cast<std::array<unsigned char, sizeof(T)>>(value);
        for (unsigned char& byte : bytes) {
            byte ^= 1U;
            changed(path, std::bit_cast<T>(bytes));
            byte ^= 1U;
        }
    } else {
        boost::mp11::mp_for_each<json_detail::Members<T>>(
            [&](auto member) { with_each_part_changed(value.*member.pointer, path + '.' + member.name, f); });
    }
}

// What a key may leave out: parts that the seat does not know, or that say nothing there.
template <class R>
using LeftOut = std::function<bool(const typename R::State&, Seat viewer, const std::string& path)>;

// In random games with every number of players, of one position in so many.
template <Keyed R>
void check_keys_know_every_part(const R& rules, const LeftOut<R>& left_out, std::uint32_t one_in) {
    std::set<std::string> missing;
    for (int players = R::info().min_players; players <= R::info().max_players; ++players) {
        Rng rng{static_cast<std::uint64_t>(players)};
        ActionList options;
        auto state = rules.start({.players = static_cast<std::uint8_t>(players)});
        for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
            if (rng.below(one_in) == 0) {
                const Seat viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
                const std::uint64_t key = rules.key(state, viewer);
                auto other = state;
                with_each_part_changed(other, "", [&](const std::string& path) {
                    if (rules.key(other, viewer) == key && !left_out(state, viewer, path))
                        missing.insert(path);
                });
            }
            rules.play(state, who.first(), random_answer(rules, state, who, rng, options));
        }
    }
    std::string all;
    for (const std::string& path : missing) all += path + ' ';
    CHECK_MESSAGE(all.empty(), "not in the key: ", all);
}

}  // namespace orrery
