// Any variant of Sealed Bids behind one type, so that the laws, which are templates over the rules, are
// compiled once for all the broken ones.
#pragma once

#include "engine/toy_game.h"

namespace orrery::toy {

// What a variant may do in its own way.
class ToyRules {
  public:
    virtual ~ToyRules() = default;
    virtual const VerbTable& verbs() const = 0;
    virtual Verdict judge_setup(const Setup& setup) const = 0;
    virtual Setup setup_of(const State& s) const = 0;
    virtual void list(const State& s, Seat seat, ActionList& out) const = 0;
    virtual Verdict judge(const State& s, Seat seat, Action action) const = 0;
    virtual void play(State& s, Seat seat, Action action) const = 0;
    virtual void outcomes(const State& s, OutcomeList& out) const = 0;
    virtual Action sample(const State& s, Rng& rng) const = 0;
    virtual std::uint8_t reveals(const State& s, Seat seat, Action action) const = 0;
    virtual std::uint8_t witnesses(const State& s, Seat seat, Action action) const = 0;
    virtual Standing standing(const State& s) const = 0;
    virtual Breakdown breakdown(const State& s) const = 0;
    virtual Goods goods(const State& s, Seat seat) const = 0;
    virtual State imagine(const State& s, Seat viewer, Rng& rng) const = 0;
    virtual std::uint64_t key(const State& s, Seat viewer) const = 0;
    virtual std::vector<Sequel> sequels(const State& s, Seat seat, Action action) const = 0;
    virtual Json view(const State& s, Seat viewer) const = 0;
    virtual Verdict check(const State& s) const = 0;
};

template <class Toy>
class ToyRulesOf final : public ToyRules {
  public:
    const VerbTable& verbs() const override { return toy_.verbs(); }
    Verdict judge_setup(const Setup& setup) const override { return toy_.judge_setup(setup); }
    Setup setup_of(const State& s) const override { return toy_.setup_of(s); }
    void list(const State& s, Seat seat, ActionList& out) const override { toy_.list(s, seat, out); }
    Verdict judge(const State& s, Seat seat, Action action) const override {
        return toy_.judge(s, seat, action);
    }
    void play(State& s, Seat seat, Action action) const override { toy_.play(s, seat, action); }
    void outcomes(const State& s, OutcomeList& out) const override { toy_.outcomes(s, out); }
    Action sample(const State& s, Rng& rng) const override { return toy_.sample(s, rng); }
    std::uint8_t reveals(const State& s, Seat seat, Action action) const override {
        return toy_.reveals(s, seat, action);
    }
    std::uint8_t witnesses(const State& s, Seat seat, Action action) const override {
        return toy_.witnesses(s, seat, action);
    }
    Standing standing(const State& s) const override { return toy_.standing(s); }
    Breakdown breakdown(const State& s) const override { return toy_.breakdown(s); }
    Goods goods(const State& s, Seat seat) const override { return toy_.goods(s, seat); }
    State imagine(const State& s, Seat viewer, Rng& rng) const override {
        return toy_.imagine(s, viewer, rng);
    }
    std::uint64_t key(const State& s, Seat viewer) const override { return toy_.key(s, viewer); }
    std::vector<Sequel> sequels(const State& s, Seat seat, Action action) const override {
        return toy_.sequels(s, seat, action);
    }
    Json view(const State& s, Seat viewer) const override { return toy_.view(s, viewer); }
    Verdict check(const State& s) const override { return toy_.check(s); }

  private:
    Toy toy_;
};

// The rules of one of them. What is not forwarded no variant may do differently: its mistake would not be
// found.
class AnyToy : public SealedBids {
  public:
    template <class Toy>
    static AnyToy of() {
        static const ToyRulesOf<Toy> kRules;
        return AnyToy{kRules};
    }

    const VerbTable& verbs() const { return rules_->verbs(); }
    Verdict judge_setup(const Setup& setup) const { return rules_->judge_setup(setup); }
    Setup setup_of(const State& s) const { return rules_->setup_of(s); }
    void list(const State& s, Seat seat, ActionList& out) const { rules_->list(s, seat, out); }
    Verdict judge(const State& s, Seat seat, Action action) const { return rules_->judge(s, seat, action); }
    void play(State& s, Seat seat, Action action) const { rules_->play(s, seat, action); }
    void outcomes(const State& s, OutcomeList& out) const { rules_->outcomes(s, out); }
    Action sample(const State& s, Rng& rng) const { return rules_->sample(s, rng); }
    std::uint8_t reveals(const State& s, Seat seat, Action action) const {
        return rules_->reveals(s, seat, action);
    }
    std::uint8_t witnesses(const State& s, Seat seat, Action action) const {
        return rules_->witnesses(s, seat, action);
    }
    Standing standing(const State& s) const { return rules_->standing(s); }
    Breakdown breakdown(const State& s) const { return rules_->breakdown(s); }
    Goods goods(const State& s, Seat seat) const { return rules_->goods(s, seat); }
    State imagine(const State& s, Seat viewer, Rng& rng) const { return rules_->imagine(s, viewer, rng); }
    std::uint64_t key(const State& s, Seat viewer) const { return rules_->key(s, viewer); }
    std::vector<Sequel> sequels(const State& s, Seat seat, Action action) const {
        return rules_->sequels(s, seat, action);
    }
    Json view(const State& s, Seat viewer) const { return rules_->view(s, viewer); }
    Verdict check(const State& s) const { return rules_->check(s); }

  private:
    explicit AnyToy(const ToyRules& rules) : rules_{&rules} {}

    const ToyRules* rules_;
};
static_assert(GameAtTheEdge<AnyToy> && Keyed<AnyToy>);

}  // namespace orrery::toy
