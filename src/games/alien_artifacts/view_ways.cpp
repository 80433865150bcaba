// Every way to answer a question of several parts, whole: which sections to spend, on what, and then that
// this is all. The rules take parts in one order (AA-22 to AA-25) and single answers by themselves (4.3), so
// that walks of answers cannot tell them; a person presses them in any order.
#include <algorithm>
#include <map>
#include <vector>

#include "games/alien_artifacts/view.h"

namespace orrery::aa {

namespace {

using boost::json::array;
using boost::json::object;

struct Part {
    void (*list)(Now, ActionList&) = nullptr;
    void (*play)(Next, Action) = nullptr;
};

Part part_of(Step step) {
    switch (step) {
        case Step::Menu:
            return {menu, play_menu};
        case Step::After:
            return {extras_and_end, play_after};
        case Step::ChooseDeck:
            return {decks, choose_deck};
        case Step::ChooseCard:
            return {cards_to_complete, choose_card};
        case Step::ChooseColour:
            return {colours, choose_colour};
        case Step::ChooseRow:
            return {rows, choose_row};
        case Step::Pay:
            return {payments, pay};
        case Step::Spend:
            return {spendings, spend_section};
        case Step::SpendSets:
            return {set_spendings, spend_sets};
        case Step::PrepareSpend:
            return {preparations, prepare_section};
        case Step::Attach:
            return {receivers, attach};
        case Step::ThrowHand:
            return {throwable, throw_card};
        case Step::RemoveToken:
            return {tokens, remove_token};
        case Step::PlaceToken:
            return {blockable, place_token};
        case Step::Discard:
            return {discards, play_discard};
        default:
            return {};
    }
}

// Whether the question after this one is a part of the same answer.
bool goes_on(Step first, Step next) {
    switch (next) {
        case Step::ChooseDeck:
        case Step::ChooseCard:
            return first == Step::Menu;
        case Step::Pay:
        case Step::Spend:
        case Step::SpendSets:
        case Step::PrepareSpend:
        case Step::Attach:
            return first != Step::Menu && first != Step::After && first != Step::ChooseCard;
        default:
            return first == next;
    }
}

// The ways as a graph: an edge is an answer, a path from the first node to the end a way. With every card the
// ways grow many times over, the nodes do not.
class Ways {
  public:
    Ways(const Now& now, const VerbTable& verbs)
        : cards_{now.cards},
          seat_{now.seat},
          verbs_{verbs},
          first_{now.s.asked().step},
          depth_{now.s.todo.size()} {}

    object json(const State& s) && {
        const bool few = nodes_[explore(s)].ways <= kMostListed;
        if (few) list(0);
        object told{{"steps", std::move(steps_)}};
        told[few ? "ways" : "graph"] = few ? std::move(ways_) : graph();
        return told;
    }

  private:
    static constexpr int kMostListed = 800;
    static constexpr std::size_t kEnd = 0;  // no edge leads back to the first node

    struct Edge {
        int answer;      // the number of a step; -1 - number: taken by itself
        std::size_t to;  // kEnd: the way is whole
    };
    struct Node {
        std::vector<Edge> edges;
        int ways = 0;  // from here to the end; above kMostListed not counted on
    };
    using Key = std::vector<int>;

    template <class T>
    static int number(T value) {
        return static_cast<int>(value);
    }

    // What the answers from here on depend on. Cards and tokens are picked in one order (AA-22 to AA-25), so
    // that of the earlier picks only their last one and their sums matter.
    Key key_of(const State& s) const {
        Key key;
        for (std::size_t i = depth_ - 1; i < s.todo.size(); ++i) {
            const Frame& f = s.todo[i];
            const bool sets = f.step == Step::SpendSets;  // AA-231: which colours are shown, not how often
            const auto sum = [sets](int icons) { return sets ? std::min(icons, 1) : icons; };
            for (const auto part :
                 {number(f.step), number(f.type), number(f.colour), number(f.card), sum(f.amount),
                  sum(f.limit), sum(f.least), number(f.extra), number(f.last), number(f.n)})
                key.push_back(part);
        }
        const Frame& asked = s.asked();
        if (asked.step == Step::Discard) key.push_back(s.players[seat_].hand.size());  // AA-168
        if (asked.step == Step::PlaceToken) key.push_back(s.attack.last);
        if (asked.step == Step::RemoveToken && asked.last > 0)
            key.push_back(tokens_on(s, card_at(asked.type, asked.last - 1)));
        return key;
    }

    std::size_t explore(const State& s) {
        const auto [known, fresh] = numbers_.try_emplace(key_of(s), nodes_.size());
        const std::size_t number = known->second;
        if (!fresh) return number;
        nodes_.emplace_back();
        const Part part = part_of(s.asked().step);
        ActionList options;
        part.list({cards_, s, seat_}, options);
        for (const Action option : options) {
            State after = s;
            part.play({cards_, after, seat_}, option);
            const int step = step_of(option);
            const bool more =
                !after.todo.empty() && after.todo.size() >= depth_ && goes_on(first_, after.asked().step);
            const std::size_t to = more ? explore(after) : kEnd;
            const int ways = to == kEnd ? 1 : nodes_[to].ways;
            if (ways == 0) continue;
            Node& node = nodes_[number];
            node.ways = std::min(node.ways + ways, kMostListed + 1);
            node.edges.push_back({options.size() > 1 ? step : -1 - step, to});
        }
        return number;
    }

    int step_of(Action action) {
        const auto [at, fresh] = answers_.try_emplace(action, static_cast<int>(steps_.size()));
        if (fresh) steps_.emplace_back(verbs_.write(action));
        return at->second;
    }

    void list(std::size_t node) {
        for (const Edge& edge : nodes_[node].edges) {
            path_.push_back(edge.answer);
            if (edge.to == kEnd)
                ways_.emplace_back(array(path_.begin(), path_.end()));
            else
                list(edge.to);
            path_.pop_back();
        }
    }

    array graph() const {
        array all;
        for (const Node& node : nodes_) {
            array edges;
            for (const Edge& edge : node.edges) edges.push_back(array{edge.answer, edge.to});
            all.push_back(std::move(edges));
        }
        return all;
    }

    const Content& cards_;
    Seat seat_;
    const VerbTable& verbs_;
    Step first_;
    std::size_t depth_;
    std::map<Key, std::size_t> numbers_;
    std::vector<Node> nodes_;
    std::map<Action, int> answers_;
    std::vector<int> path_;
    array steps_, ways_;
};

}  // namespace

Json ways_json(const Now& now, const VerbTable& verbs) {
    if (now.s.todo.empty() || !now.frame().who.includes(now.seat)) return nullptr;
    if (part_of(now.frame().step).list == nullptr) return nullptr;
    return Ways{now, verbs}.json(now.s);
}

}  // namespace orrery::aa
