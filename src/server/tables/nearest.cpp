#include "server/tables/nearest.h"

#include <algorithm>
#include <compare>
#include <map>
#include <set>

namespace orrery::server {

namespace {

// How near a refused way is to being allowed; the greatest is told.
struct Nearness {
    bool rule = false;   // a rule refuses it, and not that something else is asked
    bool asked = false;  // the same can be done elsewhere now, so that it is what the question is about
    int missing = -256;  // minus how much of something is too little
    int ways = 0;        // that the same rule refuses
    friend auto operator<=>(const Nearness&, const Nearness&) = default;
};

using Spots = std::vector<std::vector<Action>>;  // the answers that each of them can mean

class Nearest {
  public:
    Nearest(const AnyGame& game, Seat seat) : game_{game} {
        ActionList options;
        game.list(seat, options);
        for (const Action option : options) asked_.insert(game.verbs().of(option).id);
    }

    void refused(Action action, const Verdict& verdict) {
        const bool rule = names_rule(game_.info(), verdict);
        const Lack& lack = verdict.lack;
        Found& found = rules_[std::string{verdict.rule}];
        const Nearness near{rule, asked_.contains(game_.verbs().of(action).id),
                            lack.what == 0 ? -256 : lack.has - lack.needs, ++found.ways};
        if (found.ways == 1 || near > found.near) found = {near, {action, verdict}, found.ways};
        found.near.ways = found.ways;
    }

    Judged told() const {
        const Found* best = nullptr;
        for (const auto& [rule, found] : rules_)
            if (best == nullptr || found.near > best->near) best = &found;
        if (best == nullptr) return {};
        return best->near.rule ? best->judged : Judged{std::nullopt, best->judged.verdict};
    }

  private:
    struct Found {
        Nearness near;
        Judged judged;
        int ways = 0;
    };
    const AnyGame& game_;
    std::set<std::string_view> asked_;
    std::map<std::string, Found> rules_;
};

// Whether some answer at each of these spots is allowed after `action`; the refusals are heard. What lies
// behind something that the seat learns by it is told to nobody.
bool goes_with(const AnyGame& game, Seat seat, Action action, const Spots& with, Nearest& nearest) {
    const auto after = game.clone();
    const AnswerFlags did = after->play(seat, action);
    if (among(did.reveals, seat) || !after->actors().includes(seat)) return true;
    return std::ranges::all_of(with, [&](const std::vector<Action>& meant) {
        return std::ranges::any_of(meant, [&](Action next) {
            const Verdict verdict = after->judge(seat, next);
            if (!verdict && verdict != kMalformed && verdict != kNotAsked) nearest.refused(next, verdict);
            return static_cast<bool>(verdict);
        });
    });
}

// What the game itself has against these spots as parts of one answer, each by any answer that means it.
Judged judge_set(const AnyGame& game, Seat seat, const std::string& spot,
                 const std::vector<std::string>& with) {
    std::vector<Action> parts = game.verbs().at_spot(spot);
    if (parts.empty()) return {std::nullopt, kAllowed};
    parts.resize(1);
    for (const std::string& each : with)
        if (const auto meant = game.verbs().at_spot(each); !meant.empty()) parts.push_back(meant.front());
    const bool asked = game.judge(seat, parts.front()) != kNotAsked;
    return {asked ? std::optional{parts.front()} : std::nullopt, game.judge_together(seat, parts)};
}

}  // namespace

Judged judge_spot(const AnyGame& game, Seat seat, const std::string& spot,
                  const std::vector<std::string>& with) {
    const auto most = static_cast<std::size_t>(game.info().walk_depth);
    Spots others;
    for (auto at = with.begin(); at != with.end() && others.size() < most; ++at)
        if (std::find(with.begin(), at, *at) == at) others.push_back(game.verbs().at_spot(*at));
    if (const Judged together = judge_set(game, seat, spot, with); !together.verdict) return together;
    Nearest nearest{game, seat};
    for (const Action action : game.verbs().at_spot(spot)) {
        const Verdict verdict = game.judge(seat, action);
        if (verdict && goes_with(game, seat, action, others, nearest)) return {action, kAllowed};
        if (!verdict && verdict != kMalformed) nearest.refused(action, verdict);
    }
    return nearest.told();
}

}  // namespace orrery::server
