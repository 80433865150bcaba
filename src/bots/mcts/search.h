// Information-set tree search: every iteration imagines a world and walks down it, each seat choosing by what
// it knows there; what stands at the end is judged, and everybody on the way remembers how it came out.
#pragma once

#include "bots/light.h"
#include "bots/mcts/node_pool.h"
#include "bots/value.h"

namespace orrery::mcts {

struct Settings {
    // Both in parts of the difference in value that a difference in worth makes which the priors tell apart:
    // so they mean the same in every game.
    float exploration = 3;
    float unvisited = 0.25F;    // how much worse than its sisters an answer is thought that nobody tried
    GreedyLimits prior{24, 1};  // of the look ahead that makes the priors
    GreedyLimits light{8, 1};   // of that below the tree
    int turns = 1;              // so many own turns ahead a walk is judged: before the next one

    Settings scaled(const Scale& scale) const {
        const float unit = scale.prior / scale.worth;
        return {exploration * unit, unvisited * unit, prior, light, turns};
    }
};

// A small search sees clearest what its own turn does; a large one has iterations enough to look further.
// Where turns are small steps, the others do too much at a larger table for one of them to tell anything.
constexpr int turns_for(std::uint64_t iterations, int players, const Scale& scale) {
    return iterations >= 3000 ? 2 : players > 2 ? scale.turns : scale.duel;
}

// The way down one iteration, for the way back.
class Path {
  public:
    static constexpr std::size_t kMost = 192;
    struct Step {
        Node* node;
        Edge* edge;
    };
    void push(Node* node, Edge* edge) { steps_[size_++] = {node, edge}; }
    bool full() const { return size_ == kMost; }
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    const Step* begin() const { return steps_; }
    const Step* end() const { return steps_ + size_; }

  private:
    std::size_t size_ = 0;
    Step steps_[kMost];
};

// The answer with the best promise: how it fared, and how much it should still be tried.
inline Edge* most_promising(Edge* edges, const Node& node, const Settings& settings) {
    const float spread = settings.exploration * std::sqrt(static_cast<float>(node.visits));
    const float unvisited = node.mean - settings.unvisited;
    Edge* best = edges;
    float most = -1;
    for (Edge* edge = edges; edge != edges + node.count; ++edge) {
        const float fared = edge->visits > 0 ? edge->mean : unvisited;
        const float promise = fared + spread * edge->prior / static_cast<float>(1 + edge->visits);
        if (promise <= most) continue;
        most = promise;
        best = edge;
    }
    return best;
}

// Two seats that are asked at once must not share a node.
template <Keyed R>
std::uint64_t node_key(const R& rules, const typename R::State& world, Seat seat) {
    return rules.key(world, seat) + seat;
}

template <Keyed R, Insight<R> I>
class Search {
  public:
    using State = typename R::State;

    Search(NodePool& pool, const Judgement<R, I>& judgement, const Settings& settings, Seat seat)
        : pool_{pool},
          judgement_{judgement},
          rules_{judgement.rules()},
          settings_{settings.scaled(judgement.scale())},
          seat_{seat} {}

    // The question that is searched, with what the answers to it are thought to be worth beforehand.
    void open(const State& world, const ActionList& options, const double* worths) {
        const std::uint64_t key = node_key(rules_, world, seat_);
        Node* root = pool_.find(key);
        if (root == nullptr) root = pool_.add(key, seat_, options);
        if (root == nullptr || root->count != options.size()) return;
        root_ = root;
        pool_.touch(*root);
        for (std::size_t i = 0; i < options.size(); ++i)
            pool_.edges(*root)[i].prior = static_cast<float>(worths[i]);
        from_worth_to_priors(*root);
    }

    // One walk down an imagined world, which it uses up. Returns what it found, for every seat.
    PerSeat iterate(State& world, Rng& rng) {
        path_.clear();
        const PerSeat value = descend(world, rng);
        for (const Path::Step& step : path_) {
            Node& node = *step.node;
            Edge& edge = *step.edge;
            const float fared = value[node.seat];
            ++node.visits;
            ++edge.visits;
            node.mean += (fared - node.mean) / static_cast<float>(node.visits);
            edge.mean += (fared - edge.mean) / static_cast<float>(edge.visits);
        }
        return value;
    }

    const Path& path() const { return path_; }

    // The answer tried most often is so far ahead that so many more iterations cannot change it.
    bool decided(std::uint64_t iterations_left) const {
        if (root_ == nullptr) return false;
        std::uint32_t first = 0, second = 0;
        for (const Edge* edge = pool_.edges(*root_); edge != pool_.edges(*root_) + root_->count; ++edge) {
            second = std::max(second, std::min(first, edge->visits));
            first = std::max(first, edge->visits);
        }
        return first - second > iterations_left;
    }

  private:
    // Of several who are asked at once the searcher comes first: the order does not matter to the game.
    Seat next_of(Actors who) const { return who.includes(seat_) ? seat_ : who.first(); }

    // How far a walk has come.
    struct Walk {
        Seat mover = kNobody;  // who answered last
        bool rolled = false;   // chance has spoken since, between two turns; before_ is how it was
        bool left = false;     // another seat has had a turn since the own one
        int turns = 0;         // that others have ended since
        bool below = false;    // the tree: where nothing is remembered any more
        Node* leaf = nullptr;  // what was added
        bool ended = false;    // the first turn has
        PerSeat soon{};        // what was to be expected then
    };

    PerSeat descend(State& world, Rng& rng) {
        Walk walk;
        for (;;) {
            const Actors who = rules_.actors(world);
            if (who.over()) return found(walk, judgement_.value(world));
            if (who.chance) {
                meet_chance(world, walk, rng);
                continue;
            }
            const Seat seat = next_of(who);
            if (seat != walk.mover && !walk.rolled) end_turn(world, walk, seat);
            if (rules_.settled(world)) {  // else somebody is interrupted, or goes on
                if (walk.left && seat == seat_ && ++walk.turns == settings_.turns)
                    return found(walk, outlook(world, walk, seat));
                walk.left = seat != seat_;
            }
            if (!walk.below && step(world, seat, walk, rng)) continue;
            walk.below = true;
            answer_lightly(rules_, judgement_.insight(), world, seat, settings_.light, rng);
            walk.mover = seat;
            walk.rolled = false;
        }
    }

    void meet_chance(State& world, Walk& walk, Rng& rng) {
        if (!walk.rolled && walk.mover != kNobody && rules_.settled(world)) {
            end_turn(world, walk, walk.mover);
            before_ = world;
            walk.rolled = true;
        }
        rules_.play(world, kChance, rules_.sample(world, rng));
    }

    // What comes after the first turn is mostly luck: a look at how that turn ended tells answers apart
    // sooner.
    void end_turn(const State& world, Walk& walk, Seat mover) const {
        if (walk.ended || walk.mover == kNobody || judgement_.scale().soon == 0 || !rules_.settled(world))
            return;
        walk.ended = true;
        walk.soon = judgement_.value(world, mover);
    }

    // One step inside the tree; or not, where it ends.
    bool step(State& world, Seat seat, Walk& walk, Rng& rng) {
        const std::uint64_t key = node_key(rules_, world, seat);
        Node* node = pool_.find(key);
        if (node == nullptr) {
            list_options(rules_, world, seat, options_);
            if (options_.size() == 1) {  // a forced answer needs no node
                play(world, seat, options_[0], walk);
                return true;
            }
            walk.leaf = node = pool_.add(key, seat, options_);
            // Half of an action tells the evaluation nothing: the walk goes on to its end.
            if (node == nullptr || rules_.settled(world)) return false;
        }
        Edge* edge = path_.full() ? nullptr : choose(*node, world, rng);
        if (edge == nullptr) return false;
        path_.push(node, edge);
        play(world, seat, edge->action, walk);
        return true;
    }

    void play(State& world, Seat seat, Action action, Walk& walk) const {
        rules_.play(world, seat, action);
        walk.mover = seat;
        walk.rolled = false;
    }

    // What luck brings after a turn is no merit of the turn: a position that chance has just made is judged
    // as it was before.
    PerSeat outlook(const State& world, const Walk& walk, Seat seat) const {
        return walk.rolled ? judgement_.value(before_, walk.mover) : judgement_.value(world, seat);
    }

    // What the walk found is also the first that is known of the node it added.
    PerSeat found(const Walk& walk, PerSeat value) const {
        if (walk.ended)
            for (std::size_t seat = 0; seat < value.size(); ++seat)
                value[seat] += judgement_.scale().soon * (walk.soon[seat] - value[seat]);
        if (walk.leaf != nullptr && walk.leaf->visits == 0) {
            walk.leaf->visits = 1;
            walk.leaf->mean = value[walk.leaf->seat];
        }
        return value;
    }

    // Null: two positions have met under one key, which happens once in a very long while.
    Edge* choose(Node& node, const State& world, Rng& rng) {
        pool_.touch(node);
        if (!node.primed) prime(node, world, rng);
        Edge* edge = most_promising(pool_.edges(node), node, settings_);
        return rules_.judge(world, node.seat, edge->action) ? edge : nullptr;
    }

    // The priors: what greedy thinks of the answers, in this world.
    void prime(Node& node, const State& world, Rng& rng) {
        LookAhead<R, I> ahead{rules_, judgement_.insight(), node.seat, settings_.prior, rng()};
        Edge* edges = pool_.edges(node);
        for (std::size_t i = 0; i < node.count; ++i)
            edges[i].prior = static_cast<float>(sum(ahead.after(world, edges[i].action)));
        from_worth_to_priors(node);
    }

    void from_worth_to_priors(Node& node) {
        Edge* const first = pool_.edges(node);
        Edge* const last = first + node.count;
        float most = first->prior;
        for (const Edge* edge = first; edge != last; ++edge) most = std::max(most, edge->prior);
        const float unit = judgement_.scale().prior;
        float total = 0;
        for (Edge* edge = first; edge != last; ++edge)
            total += edge->prior = std::exp((edge->prior - most) / unit);
        for (Edge* edge = first; edge != last; ++edge) edge->prior /= total;
        node.primed = true;
    }

    NodePool& pool_;
    const Judgement<R, I>& judgement_;
    const R& rules_;
    Settings settings_;
    Seat seat_;
    const Node* root_ = nullptr;  // the question that is searched, if there was room to remember it
    Path path_;
    State before_{};
    ActionList options_;
};

}  // namespace orrery::mcts
