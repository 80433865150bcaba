// Information-set tree search: every iteration imagines a world and walks down it, each seat choosing by what
// it knows there; what stands at the end is judged, and everybody on the way remembers how it came out.
#pragma once

#include "bots/look_ahead.h"
#include "bots/mcts/pool.h"
#include "bots/options.h"
#include "bots/value.h"

namespace orrery::mcts {

struct Settings {
    float exploration = 1.2F;
    float sharpness = 4;        // of the priors: how many times as sharp as the chances of winning
    float unvisited = 0.1F;     // how much worse than its sisters an answer is thought that nobody tried
    GreedyLimits prior{24, 1};  // of the look ahead that makes the priors
};

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

    Search(Pool& pool, const Judgement<R, I>& judgement, const Settings& settings, Seat seat)
        : pool_{pool}, judgement_{judgement}, rules_{judgement.rules()}, settings_{settings}, seat_{seat} {}

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

  private:
    // Of several who are asked at once the searcher comes first: the order does not matter to the game.
    Seat next_of(Actors who) const { return who.includes(seat_) ? seat_ : who.first(); }

    PerSeat descend(State& world, Rng& rng) {
        for (;;) {
            const Actors who = rules_.actors(world);
            if (who.over()) return judgement_.value(world);
            if (who.chance) {
                rules_.play(world, kChance, rules_.sample(world, rng));
                continue;
            }
            const Seat seat = next_of(who);
            const std::uint64_t key = node_key(rules_, world, seat);
            Node* node = pool_.find(key);
            if (node == nullptr) {
                list_options(rules_, world, seat, options_);
                if (options_.size() == 1) {  // a forced answer needs no node
                    rules_.play(world, seat, options_[0]);
                    continue;
                }
                node = pool_.add(key, seat, options_);
                const bool here = rules_.settled(world);
                if (node == nullptr || here) return leaf(world, node);
            }
            if (path_.full()) return judgement_.value(world);
            pool_.touch(*node);
            if (!node->primed) prime(*node, world, rng);
            Edge* edge = most_promising(pool_.edges(*node), *node, settings_);
            if (!rules_.judge(world, seat, edge->action)) return judgement_.value(world);  // a key met twice
            path_.push(node, edge);
            rules_.play(world, seat, edge->action);
        }
    }

    PerSeat leaf(State& world, Node* node) {
        const PerSeat value = judgement_.value(world);
        if (node != nullptr) {
            node->visits = 1;
            node->mean = value[node->seat];
        }
        return value;
    }

    // The priors: what greedy thinks of the answers, in this world.
    void prime(Node& node, const State& world, Rng& rng) {
        LookAhead<R, I> ahead{rules_, judgement_.insight(), node.seat, settings_.prior, rng()};
        Edge* edges = pool_.edges(node);
        float most = -1e30F;
        for (std::size_t i = 0; i < node.count; ++i) {
            edges[i].prior = static_cast<float>(worth(ahead.after(world, edges[i].action)));
            most = std::max(most, edges[i].prior);
        }
        const float unit = judgement_.scale().worth / settings_.sharpness;
        float total = 0;
        for (std::size_t i = 0; i < node.count; ++i)
            total += edges[i].prior = std::exp((edges[i].prior - most) / unit);
        for (std::size_t i = 0; i < node.count; ++i) edges[i].prior /= total;
        node.primed = true;
    }

    Pool& pool_;
    const Judgement<R, I>& judgement_;
    const R& rules_;
    Settings settings_;
    Seat seat_;
    Path path_;
    ActionList options_;
};

}  // namespace orrery::mcts
