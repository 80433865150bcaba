// The law of keys: the number of a position tells a seat's searches exactly what the seat knows.
#pragma once

#include <map>

#include "engine/laws/hidden.h"

namespace orrery::laws {

template <GameAtTheEdge R>
Violation keys_agree_with_views(const R& rules, const typename R::State& one, const typename R::State& two,
                                Seat viewer) {
    const bool same_view = bytes_of_view(rules, one, viewer) == bytes_of_view(rules, two, viewer);
    if (same_view == (rules.key(one, viewer) == rules.key(two, viewer))) return std::nullopt;
    const std::string where = difference(one, two);
    return same_view ? "the key of " + name_of(viewer) + " tells what it cannot know: " + where
                     : name_of(viewer) + " has one key for positions that it can tell apart: " + where;
}

// Any two positions with one view have one key, and with two views have two: here a position, what a seat
// imagines of it, and what two answers make of it.
template <GameAtTheEdge R>
Violation keys_tell_what_is_known(const LawPoint<R>& at) {
    if constexpr (Keyed<R>) {
        const auto asked = at.asked();
        auto one = at.now(), two = at.now();
        if (!asked.empty()) {
            const Seat who = at.any_of(asked);
            const auto answers = answers_of(at.rules, at.now(), who);
            at.rules.play(one, who, at.any_of(answers));
            at.rules.play(two, who, at.any_of(answers));
        }
        for (const Seat viewer : seats_of(at)) {
            const auto world = imagined(at.rules, at.now(), viewer, at.rng());
            if (auto wrong = keys_agree_with_views(at.rules, at.now(), world, viewer)) return wrong;
            if (auto wrong = keys_agree_with_views(at.rules, one, two, viewer)) return wrong;
        }
    }
    return std::nullopt;
}

// The same of positions that lie any number of answers apart: what each seat saw along a game, and its keys.
template <GameAtTheEdge R>
class KeysSoFar {
  public:
    Violation add(const R& rules, const typename R::State& now, Seat viewer) {
        if constexpr (Keyed<R>) {
            const std::string view = bytes_of_view(rules, now, viewer);
            const std::uint64_t key = rules.key(now, viewer);
            const auto [seen, new_key] = views_.try_emplace({viewer, key}, view);
            const auto [known, new_view] = keys_.try_emplace({viewer, view}, key);
            if (!new_key && seen->second != view)
                return name_of(viewer) + " had the same key when it saw something else";
            if (!new_view && known->second != key)
                return name_of(viewer) + " had another key when it saw the same";
        }
        return std::nullopt;
    }

  private:
    std::map<std::pair<Seat, std::uint64_t>, std::string> views_;
    std::map<std::pair<Seat, std::string>, std::uint64_t> keys_;
};

}  // namespace orrery::laws
