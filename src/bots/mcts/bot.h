// The bot that searches a tree of imagined games.
#pragma once

#include <memory>

#include "bots/advice.h"
#include "bots/aids.h"
#include "bots/mcts/search.h"
#include "bots/turn/search.h"

namespace orrery {

struct MctsLimits {
    std::uint64_t iterations = 1000;  // of each thread; without end where there is a time
    std::optional<double> seconds{};
    int threads = 1;
    std::size_t nodes = 20'000;  // that each thread remembers
    TurnLimits turn{};           // of the look at the turn that a search begins with
    std::optional<int> turns{};  // own ones to look ahead; unless told, as many as fit
};

template <Keyed R, Insight<R> I>
class MctsBot final : public Bot<R> {
  public:
    using State = typename R::State;

    explicit MctsBot(const I& insight = I{}, const MctsLimits& limits = {},
                     const mcts::Settings& settings = {}, const BotAids& aids = no_aids())
        : insight_{insight},
          limits_{limits},
          settings_{settings},
          aids_{&aids},
          trees_(static_cast<std::size_t>(limits.threads)) {}

    void new_game() override {
        for (Tree& tree : trees_)
            if (tree.pool) tree.pool->clear();
    }

    Action choose(const Asked<R>& asked) override {
        if (asked.options().size() == 1) return asked.options()[0];
        const auto world = world_of(asked);
        ActionList options = asked.options();
        keep_canonical(asked.rules(), world, asked.seat(), options);
        if (options.size() == 1) return options[0];
        weigh(asked, options);
        // There is no time for a tree: what the rest of the turn says must do.
        if (aids_->enough())
            return options_[best_at(asked.rules(), world, asked.seat(), options_, worths_.data())];
        search(asked, Until::Decided);
        return best_of(asked, world, options);
    }

    Advice advise(const Asked<R>& asked) override {
        const auto world = world_of(asked);
        ActionList options = asked.options();
        keep_canonical(asked.rules(), world, asked.seat(), options);
        weigh(asked, options);
        search(asked, Until::AllIsDone);
        const std::uint64_t key = key_of(asked, world);
        const Action best = best_of(asked, world, options);
        const Judgement<R, I> judgement{asked.rules(), insight_};
        return advice_of(asked, judgement, world, best, {rated(asked.options(), key), {}, chances_});
    }

    // What was done so far, for whoever measures.
    std::uint64_t iterations() const { return iterations_; }
    std::uint64_t nodes() const {
        std::uint64_t all = 0;
        for (const Tree& tree : trees_) all += tree.pool ? tree.pool->added() : 0;
        return all;
    }
    std::uint64_t fingerprint() const {
        std::uint64_t all = 0;
        for (const Tree& tree : trees_) all = all * 31 + (tree.pool ? tree.pool->fingerprint() : 0);
        return all;
    }

  private:
    struct Tree {
        std::unique_ptr<mcts::NodePool> pool;
        std::uint64_t luck = 0, iterations = 0;
        std::array<double, kMaxSeats> total{};  // of what the iterations found
    };

    // A choice needs no more iterations than can change it; whoever wants to know how good every answer is
    // needs them all.
    enum class Until : std::uint8_t { Decided, AllIsDone };

    struct Work final : SharedWork {
        Work(MctsBot& its_bot, const Asked<R>& its_asked, Until how_long)
            : bot{its_bot}, asked{its_asked}, until{how_long} {}
        void run(int worker) override {
            bot.search_tree(asked, bot.trees_[static_cast<std::size_t>(worker)], until);
        }
        MctsBot& bot;
        const Asked<R>& asked;
        Until until;
    };

    // Every search begins with what the rest of the turn says of the options.
    void weigh(const Asked<R>& asked, const ActionList& options) {
        options_ = options;
        began_ = aids_->seconds().value_or(0);
        TurnSearch<R, I>{asked.rules(), insight_, limits_.turn, *aids_}.weigh(asked, options_, worths_);
    }

    void search(const Asked<R>& asked, Until until) {
        for (Tree& tree : trees_) {
            if (!tree.pool) tree.pool = std::make_unique<mcts::NodePool>(limits_.nodes);
            tree.luck = asked.rng()();
        }
        // What one of several trees decides is not decided yet.
        Work work{*this, asked, trees_.size() == 1 ? until : Until::AllIsDone};
        aids_->share(limits_.threads, work);
        chances_ = {};
        std::uint64_t done = 0;
        for (const Tree& tree : trees_) done += tree.iterations;
        for (const Tree& tree : trees_)
            for (std::size_t seat = 0; seat < chances_.size(); ++seat)
                chances_[seat] += tree.total[seat] / static_cast<double>(done);
        iterations_ += done;
    }

    bool time_is_up() const {
        return aids_->enough() ||
               (limits_.seconds && aids_->seconds().value_or(0) - began_ >= *limits_.seconds);
    }

    void search_tree(const Asked<R>& asked, Tree& tree, Until until) {
        constexpr std::uint64_t kLookUp = 16;  // every so many iterations: is it decided?
        Rng rng{tree.luck};
        tree.total = {};
        const Asked<R> own{asked, rng};
        const Judgement<R, I> judgement{asked.rules(), insight_};
        const auto first = world_of(own);
        mcts::Settings settings = settings_;
        settings.turns = limits_.turns.value_or(
            mcts::turns_for(limits_.iterations, asked.rules().players(first), I::scale()));
        mcts::Search<R, I> search{*tree.pool, judgement, settings, asked.seat()};
        tree.pool->begin_search();
        search.open(first, options_, worths_.data());
        for (tree.iterations = 0; tree.iterations < limits_.iterations; ++tree.iterations) {
            if (tree.iterations > 0 && time_is_up()) break;
            if (until == Until::Decided && tree.iterations % kLookUp == kLookUp - 1 &&
                search.decided(limits_.iterations - tree.iterations))
                break;
            auto world = world_of(own);
            const PerSeat value = search.iterate(world, rng);
            for (std::size_t seat = 0; seat < value.size(); ++seat) tree.total[seat] += value[seat];
        }
    }

    static std::uint64_t key_of(const Asked<R>& asked, const typename R::State& world) {
        return mcts::node_key(asked.rules(), world, asked.seat());
    }

    // How an answer to the question fared in all trees together.
    struct Fared {
        Action action;
        std::uint64_t visits = 0;
        double mean = 0;
    };
    Fared fared(Action action, std::uint64_t key) {
        Fared all{action};
        for (Tree& tree : trees_) {
            const mcts::Node* node = tree.pool->find(key);
            const mcts::Edge* edge = node == nullptr ? nullptr : tree.pool->edge(*node, action);
            if (edge == nullptr || edge->visits == 0) continue;
            all.mean = (all.mean * static_cast<double>(all.visits) + double{edge->mean} * edge->visits) /
                       static_cast<double>(all.visits + edge->visits);
            all.visits += edge->visits;
        }
        return all;
    }

    // What was tried most often is best: a good mean of a few visits may be luck.
    Action best_of(const Asked<R>& asked, const State& world, const ActionList& options) {
        const std::uint64_t key = key_of(asked, world);
        Fared best{options[0]};
        for (const Action action : options)
            if (const Fared each = fared(action, key); each.visits > best.visits) best = each;
        const auto end = ending_of(asked.rules(), world, asked.seat(), options);
        if (!end || best.action == *end || !changes_nothing(asked, world, best.action, *end))
            return best.action;
        return fared(*end, key).mean + kWorthIt >= best.mean ? *end : best.action;
    }

    // Does ending the turn after this answer lead where ending it at once leads? Such an answer must be a
    // good preparation to be worth it.
    static constexpr double kWorthIt = 0.005;
    bool changes_nothing(const Asked<R>& asked, const State& world, Action action, Action end) const {
        const R& rules = asked.rules();
        LookAhead<R, I> ahead{rules, insight_, asked.seat(), settings_.prior, 0};
        auto later = ahead.end_of(world, action);
        if (!later || turn_is_over(rules, *later, asked.seat()) || !rules.judge(*later, asked.seat(), end))
            return false;
        State at_once = world;
        rules.play(at_once, asked.seat(), end);
        rules.play(*later, asked.seat(), end);
        return rules.key(at_once, asked.seat()) == rules.key(*later, asked.seat());
    }

    // What nobody tried is taken to be as bad as the worst that was tried.
    std::vector<Advice::Rated> rated(const ActionList& options, std::uint64_t key) {
        std::vector<Fared> all;
        double least = 1;
        for (const Action action : options) {
            all.push_back(fared(action, key));
            if (all.back().visits > 0) least = std::min(least, all.back().mean);
        }
        std::vector<Advice::Rated> rated;
        for (const Fared& each : all) {
            const double mean = each.visits > 0 ? each.mean : least;
            rated.push_back({each.action, mean, mean});
        }
        return rated;
    }

    I insight_;
    MctsLimits limits_;
    mcts::Settings settings_;
    const BotAids* aids_;
    std::vector<Tree> trees_;
    ActionList options_;
    Worths worths_{};
    double began_ = 0;
    std::uint64_t iterations_ = 0;
    std::array<double, kMaxSeats> chances_{};  // found by the last search
};

}  // namespace orrery
