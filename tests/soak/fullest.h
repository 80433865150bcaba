// How full the lists of a position came to be, of what there is room for: found by the description of the
// state, so no list is forgotten. Lists that stand beside each other (one for each player, say) are one.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/json.h"

namespace orrery {

namespace fullest_detail {

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public>;

template <class T>
struct ElementOf {};
template <class T, std::size_t N>
struct ElementOf<FixedVector<T, N>> {
    using Type = T;
};
template <class T, std::size_t N>
struct ElementOf<std::array<T, N>> {
    using Type = T;
};
template <class E, class T>
struct ElementOf<By<E, T>> {
    using Type = T;
};
template <class T>
concept HasElements = requires {
    typename ElementOf<T>::Type;
};
template <class T>
concept Described = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;

// How many lists a type has in all, those within their elements included.
template <class T>
consteval std::size_t count_lists() {
    std::size_t count = 0;
    if constexpr (HasElements<T>) {
        count = (kIsList<T> ? 1 : 0) + count_lists<typename ElementOf<T>::Type>();
    } else if constexpr (Described<T>) {
        boost::mp11::mp_for_each<Members<T>>(
            [&](auto member) { count += count_lists<std::remove_cvref_t<decltype(T{}.*member.pointer)>>(); });
    }
    return count;
}

}  // namespace fullest_detail

template <class State>
class FullestLists {
  public:
    struct List {
        std::string name;
        std::size_t capacity = 0, most = 0;
    };

    FullestLists() { name<State>(""); }

    void look_at(const State& state) { look(state, 0); }
    const std::vector<List>& lists() const { return lists_; }
    // "players 2 of 4, todo 7 of 8"
    std::string written() const {
        std::string all;
        for (const List& each : lists_)
            all += (all.empty() ? "" : ", ") + each.name + ' ' + std::to_string(each.most) + " of " +
                   std::to_string(each.capacity);
        return all;
    }

  private:
    template <class T>
    void name(const std::string& path) {
        using namespace fullest_detail;
        if constexpr (HasElements<T>) {
            if constexpr (kIsList<T>) lists_.push_back({path, T::kCapacity});
            name<typename ElementOf<T>::Type>(path);
        } else if constexpr (Described<T>) {
            boost::mp11::mp_for_each<Members<T>>([&](auto member) {
                name<std::remove_cvref_t<decltype(T{}.*member.pointer)>>((path.empty() ? "" : path + '.') +
                                                                         member.name);
            });
        }
    }

    // The lists of this value are those from number `first` on.
    template <class T>
    void look(const T& value, std::size_t first) {
        using namespace fullest_detail;
        if constexpr (count_lists<T>() == 0) {
            return;
        } else if constexpr (kIsList<T>) {
            lists_[first].most = std::max(lists_[first].most, value.size());
            for (const auto& each : value) look(each, first + 1);
        } else if constexpr (kIsBy<T>) {
            for (const auto& each : value.items) look(each, first);
        } else if constexpr (kIsArray<T>) {
            for (const auto& each : value) look(each, first);
        } else {
            boost::mp11::mp_for_each<Members<T>>([&](auto member) {
                look(value.*member.pointer, first);
                first += count_lists<std::remove_cvref_t<decltype(value.*member.pointer)>>();
            });
        }
    }

    std::vector<List> lists_;
};

}  // namespace orrery
