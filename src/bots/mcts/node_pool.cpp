#include "bots/mcts/node_pool.h"

#include <algorithm>
#include <bit>

#include "core/mix.h"

namespace orrery::mcts {

NodePool::NodePool(std::size_t most_nodes)
    : most_nodes_{most_nodes},
      most_edges_{most_nodes * kEdgesPerNode},
      table_(std::bit_ceil(2 * most_nodes), kNone) {
    nodes_.reserve(most_nodes_);
    edges_.reserve(most_edges_);
}

void NodePool::clear() {
    nodes_.clear();
    edges_.clear();
    std::fill(table_.begin(), table_.end(), kNone);
}

void NodePool::begin_search() {
    if (2 * nodes_.size() > most_nodes_ || 2 * edges_.size() > most_edges_) sweep();
    ++search_;
}

std::size_t NodePool::slot_of(std::uint64_t key) const {
    const std::size_t mask = table_.size() - 1;
    std::size_t slot = key & mask;
    while (table_[slot] != kNone && nodes_[table_[slot]].key != key) slot = (slot + 1) & mask;
    return slot;
}

Node* NodePool::find(std::uint64_t key) {
    const std::uint32_t at = table_[slot_of(key)];
    return at == kNone ? nullptr : &nodes_[at];
}

Node* NodePool::add(std::uint64_t key, Seat seat, const ActionList& options) {
    if (nodes_.size() == most_nodes_ || edges_.size() + options.size() > most_edges_) return nullptr;
    table_[slot_of(key)] = static_cast<std::uint32_t>(nodes_.size());
    Node node{.key = key, .first = static_cast<std::uint32_t>(edges_.size()), .seat = seat};
    node.count = static_cast<std::uint16_t>(options.size());
    node.touched = search_;
    for (const Action action : options) edges_.push_back({.action = action});
    nodes_.push_back(node);
    ++added_;
    return &nodes_.back();
}

const Edge* NodePool::edge(const Node& node, Action action) const {
    const Edge* const first = edges(node);
    const Edge* const found =
        std::find_if(first, first + node.count, [&](const Edge& edge) { return edge.action == action; });
    return found == first + node.count ? nullptr : found;
}

// Nodes and their edges stand in one order, so what stays moves down in its place.
void NodePool::sweep() {
    std::size_t kept = 0, kept_edges = 0;
    for (Node& node : nodes_) {
        if (node.touched != search_) continue;
        std::copy_n(edges_.begin() + node.first, node.count,
                    edges_.begin() + static_cast<std::ptrdiff_t>(kept_edges));
        node.first = static_cast<std::uint32_t>(kept_edges);
        kept_edges += node.count;
        nodes_[kept++] = node;
    }
    if (2 * kept > most_nodes_ || 2 * kept_edges > most_edges_) return clear();
    nodes_.resize(kept);
    edges_.resize(kept_edges);
    std::fill(table_.begin(), table_.end(), kNone);
    for (std::size_t i = 0; i < kept; ++i) table_[slot_of(nodes_[i].key)] = static_cast<std::uint32_t>(i);
}

std::uint64_t NodePool::fingerprint() const {
    Mixer mix{nodes_.size()};
    for (const Node& node : nodes_) {
        mix.add(node.key, node.visits);
        mix.add(std::bit_cast<std::uint32_t>(node.mean), node.seat);
        for (std::size_t i = node.first; i < node.first + node.count; ++i) {
            mix.add(std::bit_cast<std::uint32_t>(edges_[i].action), edges_[i].visits);
            mix.add(std::bit_cast<std::uint32_t>(edges_[i].prior),
                    std::bit_cast<std::uint32_t>(edges_[i].mean));
        }
    }
    return mix.hash();
}

}  // namespace orrery::mcts
