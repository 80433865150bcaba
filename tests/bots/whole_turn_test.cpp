// Along games of greedy: how often a turn that was played on ends worth no more, by the bot's own evaluation,
// than ending it at once would have been. Answers are judged at the end of what they begin, so it can happen;
// it must stay rare.
#include <doctest/doctest.h>

#include "bots/greedy.h"
#include "games/alien_artifacts/insight.h"
#include "games/alien_frontiers/insight.h"
#include "games/arcs/insight.h"
#include "games/master_of_orion/insight.h"
#include "games/pocket_imperium/insight.h"

namespace orrery {

namespace {

// The game with nothing hidden: what changes in a turn is what was done, never what was learnt.
template <class R>
struct Bare : R {
    typename R::State imagine(const typename R::State& now, Seat, Rng&) const { return now; }
};

// Decisions at which the turn could have been ended and was not, up to the end of the turn, and how many of
// them gained nothing by it.
struct TurnsPlayedOn {
    int all = 0, in_vain = 0;
};

template <class R, class I>
class Watch {
  public:
    explicit Watch(const R& rules) : rules_{rules} {}

    void play_game(int players, std::uint64_t seed) {
        GreedyBot<R, I> bot;
        Rng rng{seed};
        State now = rules_.start({.players = static_cast<std::uint8_t>(players)});
        for (Actors who = rules_.actors(now); !who.over(); who = rules_.actors(now)) {
            if (who.chance) {
                open_.clear();  // what luck does is no merit of the turn
                rules_.play(now, kChance, rules_.sample(now, rng));
            } else {
                answer(bot, now, who.first(), rng);
            }
        }
    }

    TurnsPlayedOn counted() const { return counted_; }

  private:
    using State = typename R::State;

    void answer(GreedyBot<R, I>& bot, State& now, Seat seat, Rng& rng) {
        if (seat != mover_) open_.clear();
        mover_ = seat;
        ActionList options;
        rules_.list(now, seat, options);
        const Action action = bot.choose({rules_, now, seat, options, rng});
        if (options.size() > 1 && !ends_turn(rules_, now, seat, action)) keep_ending(now, seat, options);
        rules_.play(now, seat, action);
        if (turn_is_over(rules_, now, seat)) close(worth(now, seat));
    }

    void keep_ending(const State& now, Seat seat, const ActionList& options) {
        const auto end = ending_of(rules_, now, seat, options);
        if (!end) return;
        State ended = now;
        rules_.play(ended, seat, *end);
        if (!goes_on(ended, seat)) open_.push_back(worth(ended, seat));
    }

    // Is the same seat asked again once chance has answered? Then that was an action, not the end of the
    // turn.
    bool goes_on(State now, Seat seat) const {
        Rng any{1};
        while (rules_.actors(now).chance) rules_.play(now, kChance, rules_.sample(now, any));
        return rules_.actors(now).includes(seat);
    }

    void close(double worth) {
        for (const double at_once : open_) counted_.in_vain += worth <= at_once + kSameWorth ? 1 : 0;
        counted_.all += static_cast<int>(open_.size());
        open_.clear();
    }

    double worth(const State& now, Seat seat) const { return sum(insight_.terms(rules_, now, seat)); }

    const R& rules_;
    I insight_{};
    std::vector<double> open_;  // what ending would have been worth, at each decision of this turn
    Seat mover_ = kNobody;
    TurnsPlayedOn counted_;
};

template <class R, class I>
TurnsPlayedOn along_games(int games) {
    const Bare<R> rules;
    Watch<Bare<R>, I> watch{rules};
    const int sizes = R::info().max_players - R::info().min_players + 1;
    for (int game = 0; game < games; ++game)
        watch.play_game(R::info().min_players + game % sizes, static_cast<std::uint64_t>(game) + 1);
    return watch.counted();
}

template <class R, class I>
void check_turns(int games, int least, double share) {
    const TurnsPlayedOn turns = along_games<R, I>(games);
    CAPTURE(turns.all);
    CAPTURE(turns.in_vain);
    CHECK(turns.all > least);
    CHECK(turns.in_vain <= share * turns.all);
}

}  // namespace

TEST_CASE("who plays a turn on ends it better off than by ending it at once") {
    check_turns<af::AlienFrontiers, af::Insight>(30, 200, 0.02);
    check_turns<pi::PocketImperium, pi::Insight>(30, 1000, 0.001);
    check_turns<mo::MasterOfOrion, mo::Insight>(12, 500, 0.002);
    check_turns<aa::AlienArtifacts, aa::Insight>(12, 20, 0.01);
    // Arcs: actions that are left count until the turn ends, and passing keeps a card (docs/bots.md).
    check_turns<ar::Arcs, ar::Insight>(9, 500, 0.08);
}

}  // namespace orrery
