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

// Calls `look` with every answer that means this spot, until it says stop.
template <class Look>
void each_at(const VerbTable& verbs, const std::string& spot, Look look) {
    for (int i = 0; i < verbs.size(); ++i)
        if (const Action action = verbs.at(i); verbs.spot(action) == spot && !look(action)) return;
}

// Whether some answer at each of these spots is allowed after `action`; the refusals are heard.
bool goes_with(const AnyGame& game, Seat seat, Action action, const std::vector<std::string>& with,
               Nearest& nearest) {
    const auto after = game.clone();
    after->play(seat, action);
    if (!after->actors().includes(seat)) return true;
    return std::ranges::all_of(with, [&](const std::string& spot) {
        bool fits = false;
        each_at(game.verbs(), spot, [&](Action next) {
            const Verdict verdict = after->judge(seat, next);
            fits = static_cast<bool>(verdict);
            if (!fits && verdict != kMalformed && verdict != kNotAsked) nearest.refused(next, verdict);
            return !fits;
        });
        return fits;
    });
}

}  // namespace

Judged judge_spot(const AnyGame& game, Seat seat, const std::string& spot,
                  const std::vector<std::string>& with) {
    Nearest nearest{game, seat};
    std::optional<Action> allowed;
    each_at(game.verbs(), spot, [&](Action action) {
        const Verdict verdict = game.judge(seat, action);
        if (verdict && goes_with(game, seat, action, with, nearest)) allowed = action;
        if (!verdict && verdict != kMalformed) nearest.refused(action, verdict);
        return !allowed;
    });
    return allowed ? Judged{allowed, kAllowed} : nearest.told();
}

}  // namespace orrery::server
