#include "engine/walks.h"

#include <cassert>
#include <map>
#include <utility>

#include "engine/question.h"

namespace orrery {

namespace {

class Walker {
  public:
    Walker(const AnyGame& game, Seat seat, const WalkBounds& bounds)
        : seat_{seat}, bounds_{bounds}, before_{game.goods(seat)} {}

    // False: there are more walks than the bound.
    bool explore(const AnyGame& game) {
        ActionList options;
        game.list(seat_, options);
        const std::string step = step_of(game.view(seat_));
        for (const Action option : options) {
            const auto after = game.clone();
            const AnswerFlags did = after->play(seat_, option);
            path_.push_back(index_of(option, step));
            const bool within = go_on(*after, did);
            path_.pop_back();
            if (!within) return false;
        }
        return true;
    }

    Walks found() && { return std::move(found_); }

  private:
    bool go_on(const AnyGame& after, const AnswerFlags& did) {
        const bool learnt = among(did.reveals, seat_);
        const bool done = learnt || after.settled() || after.actors() != Actors::of(seat_);
        if (!done && path_.size() < bounds_.depth) return explore(after);
        if (found_.walks.size() == bounds_.walks) return false;
        found_.walks.push_back(path_);
        const bool known = done && !learnt && !after.actors().chance;
        found_.gains.push_back(known ? gained(before_, after.goods(seat_)) : Goods{});
        if (!done) found_.complete = false;
        return true;
    }

    std::uint16_t index_of(Action action, const std::string& step) {
        const auto next = static_cast<std::uint16_t>(found_.steps.size());
        const auto [at, fresh] = index_.try_emplace({action, step}, next);
        if (fresh) {
            found_.steps.push_back(action);
            found_.asked.push_back(step);
        }
        return at->second;
    }

    Seat seat_;
    WalkBounds bounds_;
    Goods before_;
    Walks found_;
    std::vector<std::uint16_t> path_;
    std::map<std::pair<Action, std::string>, std::uint16_t> index_;
};

}  // namespace

Walks walks_of(const AnyGame& game, Seat seat, const WalkBounds& bounds) {
    assert(bounds.depth >= 1 && bounds.depth <= WalkBounds::kMostDepth);
    for (WalkBounds tried = bounds; tried.depth > 1; --tried.depth) {
        Walker walker{game, seat, tried};
        if (walker.explore(game)) return std::move(walker).found();
    }
    // There are never more answers to one question than a list of options holds.
    Walker walker{game, seat, {.walks = kMaxOptions, .depth = 1}};
    walker.explore(game);
    return std::move(walker).found();
}

Walks walks_of(const AnyGame& game, Seat seat) {
    return walks_of(game, seat, {.depth = static_cast<std::size_t>(game.info().walk_depth)});
}

}  // namespace orrery
