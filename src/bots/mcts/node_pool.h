// The memory of a tree search: positions as a seat knows them, found by key, and what is known of the answers
// to each. Everything is taken from the heap once; when it is full, nothing is added.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/action.h"

namespace orrery::mcts {

// An answer and how it fared, for the seat that gives it.
struct Edge {
    Action action;
    float prior = 0;
    float mean = 0;
    std::uint32_t visits = 0;
};

struct Node {
    std::uint64_t key = 0;
    std::uint32_t first = 0;  // of its edges
    std::uint16_t count = 0;
    Seat seat = 0;
    bool primed = false;  // the priors of its edges have been computed
    std::uint32_t visits = 0;
    std::uint32_t touched = 0;  // the search that came here last
    float mean = 0;             // of everything that was seen below, for its seat
};

class NodePool {
  public:
    static constexpr std::size_t kEdgesPerNode = 8;  // more than the mean of any game here
    static constexpr std::size_t kBytesPerNode =
        sizeof(Node) + kEdgesPerNode * sizeof(Edge) + 2 * sizeof(std::uint32_t);

    explicit NodePool(std::size_t most_nodes);

    void clear();
    // Another search begins. If little room is left, what the last one did not touch makes place.
    void begin_search();

    // Null: not there. The node is good until the next begin_search().
    Node* find(std::uint64_t key);
    // Null: no room.
    Node* add(std::uint64_t key, Seat seat, const ActionList& options);

    Edge* edges(const Node& node) { return edges_.data() + node.first; }
    const Edge* edges(const Node& node) const { return edges_.data() + node.first; }
    // Null: it is no answer there.
    const Edge* edge(const Node& node, Action action) const;
    void touch(Node& node) const { node.touched = search_; }
    std::size_t size() const { return nodes_.size(); }
    std::uint64_t added() const { return added_; }  // ever
    // Of everything that is remembered; equal trees have equal ones.
    std::uint64_t fingerprint() const;

  private:
    static constexpr std::uint32_t kNone = ~0U;

    std::size_t slot_of(std::uint64_t key) const;
    void sweep();

    std::size_t most_nodes_;
    std::size_t most_edges_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<std::uint32_t> table_;  // open addressing; a power of two
    std::uint32_t search_ = 0;
    std::uint64_t added_ = 0;
};

}  // namespace orrery::mcts
