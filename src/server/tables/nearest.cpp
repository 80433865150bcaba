#include "server/tables/nearest.h"

#include <algorithm>
#include <compare>
#include <limits>
#include <map>
#include <set>
#include <tuple>

namespace orrery::server {

namespace {

constexpr int kNoNumber = std::numeric_limits<int>::min();

// How near a refused way is to being allowed; the greatest is told.
struct Nearness {
    bool rule = false;        // a rule refuses it, and not that something else is asked
    bool asked = false;       // the same can be done elsewhere then, so that it is what the question is about
    int missing = kNoNumber;  // minus how much of something is too little
    bool alike = false;       // an answer that is allowed elsewhere is the same but for the spot
    friend auto operator<=>(const Nearness&, const Nearness&) = default;
};

using Spots = std::vector<std::vector<Action>>;  // the answers that each of them can mean

// What a seat may answer now, wherever.
class Offered {
  public:
    Offered(const AnyGame& game, Seat seat) : verbs_{game.verbs()} {
        ActionList options;
        game.list(seat, options);
        for (const Action option : options) {
            asked_.insert(option.verb);
            alike_.insert(elsewhere(option));
        }
    }
    bool asks(Action action) const { return asked_.contains(action.verb); }
    bool has_alike(Action action) const { return alike_.contains(elsewhere(action)); }

  private:
    // The same at the first of all spots.
    Action elsewhere(Action action) const {
        const VerbSpec& verb = verbs_.of(action);
        if (verb.spot < 0 || verb.spot >= verb.arity()) return action;
        const auto first =
            static_cast<std::uint8_t>(verb.operands[static_cast<std::size_t>(verb.spot)].domain->first);
        (verb.spot == 0 ? action.a : verb.spot == 1 ? action.b : action.c) = first;
        return action;
    }

    const VerbTable& verbs_;
    std::set<std::uint8_t> asked_;
    std::set<Action> alike_;
};

class Nearest {
  public:
    explicit Nearest(const GameInfo& info) : info_{info} {}

    void refused(Action action, const Verdict& verdict, const Offered& offered) {
        const Lack& lack = verdict.lack;
        const Nearness near{names_rule(info_, verdict), offered.asks(action),
                            lack.what == 0 ? kNoNumber : lack.has - lack.needs, offered.has_alike(action)};
        Found& found = rules_[std::string{verdict.rule}];
        if (found.ways == 0 || near > found.near)
            found = {near, 1, {action, verdict}};
        else
            found.ways += near == found.near ? 1 : 0;
    }

    // Of rules that are equally near the one that stands against more ways.
    Judged told() const {
        const Found* best = nullptr;
        for (const auto& [rule, found] : rules_)
            if (best == nullptr || std::tie(found.near, found.ways) > std::tie(best->near, best->ways))
                best = &found;
        if (best == nullptr) return {};
        return best->near.rule ? best->judged : Judged{std::nullopt, best->judged.verdict};
    }

  private:
    struct Found {
        Nearness near;
        int ways = 0;  // that it refuses, as near as this one
        Judged judged;
    };
    const GameInfo& info_;
    std::map<std::string, Found> rules_;
};

// Whether some answer at each of these spots is allowed after `action`; the refusals are heard. What lies
// behind something that the seat learns by it is told to nobody.
bool goes_with(const AnyGame& game, Seat seat, Action action, const Spots& with, Nearest& nearest) {
    if (with.empty()) return true;
    const auto after = game.clone();
    const AnswerFlags did = after->play(seat, action);
    if (among(did.reveals, seat) || !after->actors().includes(seat)) return true;
    const Offered offered{*after, seat};
    return std::ranges::all_of(with, [&](const std::vector<Action>& meant) {
        return std::ranges::any_of(meant, [&](Action next) {
            const Verdict verdict = after->judge(seat, next);
            if (!verdict && verdict != kMalformed && verdict != kNotAsked)
                nearest.refused(next, verdict, offered);
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
    const Offered offered{game, seat};
    Nearest nearest{game.info()};
    for (const Action action : game.verbs().at_spot(spot)) {
        const Verdict verdict = game.judge(seat, action);
        if (verdict && goes_with(game, seat, action, others, nearest)) return {action, kAllowed};
        if (!verdict && verdict != kMalformed) nearest.refused(action, verdict, offered);
    }
    return nearest.told();
}

}  // namespace orrery::server
