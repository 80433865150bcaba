// The numbers of an evaluation as data: named sets of weights, in a TOML file of their own beside the game.
//
// A game keeps its weights in a described struct (BOOST_DESCRIBE_STRUCT) of numbers, Boost-described structs,
// arrays and By tables. Each number has a name, its path: "card.plasma.early", "fuel.1". The file gives every
// name a number, in one list or in nested tables as it likes:
//
//     game = "toy"
//     default = "tuned"          # the set for bots that name none
//     tempers = ["tuned"]        # the sets that people are offered, by name and sentence (temper.tuned.name,
//                                # temper.tuned.about in the texts of the game); none: the default alone
//     [set.tuned]                # every weight once
//     speed = 2.5
//     fuel = [1.0, 0.5]
//     [set.tuned.players_2]      # what is different with two players
//     speed = 3
#pragma once

#include <algorithm>
#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cassert>
#include <cmath>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "core/embedded.h"
#include "core/kinds.h"
#include "engine/action.h"
#include "engine/message.h"

namespace orrery {

// A weight that changes evenly on the way from the beginning of the game to its end.
struct Phase {
    double early = 0, late = 0;
    // `left`: what is left of the game, from 1 to 0.
    constexpr double at(double left) const { return late + (early - late) * left; }
};
BOOST_DESCRIBE_STRUCT(Phase, (), (early, late))

// How far a judgement of chances tells who wins, for whoever reads them: 1 as far as it says, 0 not at all.
// It grows from the start of a game to its end, with this power of the progress. Measured like the scale.
struct Trust {
    double early = 1, late = 1, bend = 1;
    // More than the whole game may be left while it is set up.
    double at(double left) const {
        return early + (late - early) * std::pow(std::clamp(1 - left, 0.0, 1.0), bend);
    }
};

// How the worth of a position turns into chances of winning: measured for each game by a logistic fit over
// games of greedy bots (docs/bots.md). Each game's Insight has its own.
struct Scale {
    float worth = 10;  // so much more than another makes a seat e times as likely to win
    Phase tempo{};     // what it is worth to be the next to move
    float prior = 3;   // so much more makes an answer e times as worth trying
    float points = 5;  // like worth, for points at the end: how well a game was lost
    Trust trust{};
    int turns = 1;  // own turns that a search with more than two players must look ahead
    int duel = 1;   // the same with two players
    // The part of a search's value that is judged when the turn ends, before others answer it: the more, the
    // more of what they do is luck.
    float soon = 0;
};

using Numbers = std::vector<double>;  // one for each name, in the order of the struct
inline constexpr double kMostWeight = 1e6;

struct WeightSet {
    std::string name;
    std::array<Numbers, kMaxSeats + 1> by_players;  // from 2 on

    const Numbers& with(int players) const { return by_players[static_cast<std::size_t>(players)]; }
    friend bool operator==(const WeightSet&, const WeightSet&) = default;
};

struct WeightSets {
    std::vector<WeightSet> sets;
    std::string standard;  // the name of the set for bots that name none; in a file it may be left out
    std::vector<std::string> tempers{};  // names of the sets that people are offered, in this order

    const WeightSet* find(std::string_view name) const;
    const WeightSet& default_set() const;
    std::string names() const;  // "hand, tuned"
    bool is_temper(std::string_view name) const;
    // Adds sets, or puts them in the place of those with the same name. The default and the tempers
    // are theirs if they name any.
    void take(const WeightSets& later);
};

using WeightNames = std::vector<std::string>;

// Refused with {file}, {line} and the reason unless every set gives every name a number within +-kMostWeight
// and nothing else. The default may also be one of the sets that are there already.
Result<WeightSets> read_weights(std::string_view file, std::string_view text, const WeightNames& names,
                                const WeightSets& there = {});
// What is compiled in: a mistake there is our own and aborts.
WeightSets built_in_weights(const EmbeddedFile& file, const WeightNames& names);
// A file that read_weights() reads: what most players have first, then what differs. `head` is its comment.
std::string write_weights(std::string_view head, std::string_view game, const WeightSets& sets,
                          const WeightNames& names);
// Letters, digits and underscores: what can stand in the name of a bot.
bool is_set_name(std::string_view name);

namespace weights_detail {

inline std::string below(const std::string& path, std::string_view step) {
    return path.empty() ? std::string{step} : path + '.' + std::string{step};
}

}  // namespace weights_detail

// Calls f(name, number) for every number of the struct, in order.
template <class W, class F>
void each_weight(W& weights, F&& f, const std::string& path = {}) {
    using T = std::remove_const_t<W>;
    using weights_detail::below;
    if constexpr (std::is_same_v<T, double>) {
        f(path, weights);
    } else if constexpr (kIsArray<T>) {
        for (std::size_t i = 0; i < weights.size(); ++i)
            each_weight(weights[i], f, below(path, std::to_string(i + 1)));
    } else if constexpr (kIsBy<T>) {
        for (const auto key : every<typename T::key_type>())
            each_weight(weights[key], f, below(path, names_of(key)[static_cast<std::size_t>(key)]));
    } else {
        boost::mp11::mp_for_each<boost::describe::describe_members<T, boost::describe::mod_public>>(
            [&](auto member) { each_weight(weights.*member.pointer, f, below(path, member.name)); });
    }
}

template <class W>
const WeightNames& weight_names() {
    static const WeightNames names = [] {
        WeightNames all;
        const W weights{};
        each_weight(weights, [&](const std::string& name, double) { all.push_back(name); });
        return all;
    }();
    return names;
}

template <class W>
W weights_from(const Numbers& numbers) {
    W weights{};
    assert(numbers.size() == weight_names<W>().size());
    std::size_t next = 0;
    each_weight(weights, [&](const std::string&, double& weight) { weight = numbers[next++]; });
    return weights;
}

}  // namespace orrery
