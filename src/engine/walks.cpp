#include "engine/walks.h"

#include <map>

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
        for (const Action option : options) {
            const auto after = game.clone();
            const AnswerFlags did = after->play(seat_, option);
            path_.push_back(index_of(option));
            const bool within = go_on(*after, did);
            path_.pop_back();
            if (!within) return false;
        }
        return true;
    }

    void take_single_steps(const AnyGame& game) {
        found_ = {};
        index_.clear();
        ActionList options;
        game.list(seat_, options);
        for (const Action option : options) found_.walks.push_back({index_of(option)});
        found_.gains.resize(found_.walks.size());
        found_.complete = false;
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

    std::uint16_t index_of(Action action) {
        const auto [at, fresh] = index_.try_emplace(action, static_cast<std::uint16_t>(found_.steps.size()));
        if (fresh) found_.steps.push_back(action);
        return at->second;
    }

    Seat seat_;
    WalkBounds bounds_;
    Goods before_;
    Walks found_;
    std::vector<std::uint16_t> path_;
    std::map<Action, std::uint16_t> index_;
};

}  // namespace

Walks walks_of(const AnyGame& game, Seat seat, const WalkBounds& bounds) {
    Walker walker{game, seat, bounds};
    if (!walker.explore(game)) walker.take_single_steps(game);
    return std::move(walker).found();
}

}  // namespace orrery
