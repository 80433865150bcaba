// From the id of a game to its rules as a type, for those who run many games and want no type erasure on the
// way.
#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include "bots/bot_name.h"
#include "bots/insight.h"
#include "bots/value.h"
#include "engine/message.h"
#include "games/alien_frontiers/insight.h"
#include "games/alien_frontiers/rules.h"
#include "games/pocket_imperium/insight.h"
#include "games/pocket_imperium/rules.h"

namespace orrery {

template <class... R>
struct GameTypes {};
// All games there are. The order is the order of the catalog.
using AllGames = GameTypes<af::AlienFrontiers, pi::PocketImperium>;

// What the bots that judge positions know of a game: one line for each that has such knowledge.
inline af::Insight insight_into(const af::AlienFrontiers&) { return af::Insight{}; }
inline pi::Insight insight_into(const pi::PocketImperium&) { return pi::Insight{}; }

// How that knowledge turns into chances of winning: fitted to games of greedy bots (docs/bots.md).
inline Scale scale_of(const af::AlienFrontiers&) {
    return {.worth = 22,
            .tempo = {.early = 3, .late = 25},
            .prior = 3,
            .points = 5,
            .trust = {.early = 0.6, .late = 0.9},
            .soon = 0.5F};
}
inline Scale scale_of(const pi::PocketImperium&) {
    return {
        .worth = 5, .prior = 3, .points = 4, .trust = {.early = 0.05, .late = 1.25, .bend = 1.7}, .turns = 2};
}

template <class R>
concept HasInsight = requires(const R& rules) {
    { insight_into(rules) } -> Insight<R>;
};
template <HasInsight R>
using InsightOf = decltype(insight_into(std::declval<const R&>()));

// The same, with the set of weights that the settings of a bot name.
template <HasInsight R>
InsightOf<R> insight_into(const R&, BotSettings& settings) {
    return InsightOf<R>{settings.weights(InsightOf<R>::built_in())};
}

// The rules of every game as they are in use, and the weights of its evaluation: with the data that is built
// in, or with what somebody put in its place.
class Shelf {
  public:
    // Takes the content of one game from a file's text; the file says which game (`game = "..."`). Refused
    // with file, line and reason, and nothing is changed, unless the game accepts it.
    std::optional<Message> replace_content(std::string_view file, std::string_view text);
    // Adds or replaces sets of weights of one game, in the same way.
    std::optional<Message> take_weights(std::string_view file, std::string_view text);

    template <class R>
    const R& rules() const {
        return std::get<Kept<R>>(games_).rules;
    }
    template <class R>
    const WeightSets& weights() const {
        return std::get<Kept<R>>(games_).weights;
    }

  private:
    template <class R>
    static WeightSets built_in_weights_of() {
        if constexpr (HasInsight<R>) return InsightOf<R>::built_in();
        return {};
    }
    template <class R>
    struct Kept {
        R rules;
        WeightSets weights = built_in_weights_of<R>();
    };
    template <class... R>
    static std::tuple<Kept<R>...> all_of(GameTypes<R...>);

    decltype(all_of(AllGames{})) games_;
};
// With the data that is built in.
const Shelf& built_in();

namespace catalog_detail {

template <class Answer, class F, class... R>
std::optional<Answer> call_with(GameTypes<R...>, const Shelf& shelf, std::string_view id, F& f) {
    std::optional<Answer> answer;
    const auto try_game = [&](const auto& rules) {
        if (rules.info().id == id) answer.emplace(f(rules));
    };
    (try_game(shelf.rules<R>()), ...);
    return answer;
}

template <class F, class First, class... R>
auto answer_of(GameTypes<First, R...>, F& f) -> decltype(f(First{}));

}  // namespace catalog_detail

// Calls f(rules) and returns what it returns; nothing if there is no game of this id (find_game() knows more
// names).
template <class F>
auto with_game(const Shelf& shelf, std::string_view id, F f) {
    using Answer = decltype(catalog_detail::answer_of(AllGames{}, f));
    return catalog_detail::call_with<Answer>(AllGames{}, shelf, id, f);
}

}  // namespace orrery
