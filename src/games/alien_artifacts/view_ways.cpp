// Every way to answer a question of several parts, whole: which sections to spend, on what, and then that
// this is all. The rules take parts in one order (AA-22 to AA-25) and single answers by themselves (4.3), so
// that walks of answers cannot tell them; a person presses them in any order.
#include <map>

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

class Ways {
  public:
    Ways(const Now& now, const VerbTable& verbs)
        : cards_{now.cards},
          seat_{now.seat},
          verbs_{verbs},
          first_{now.s.asked().step},
          depth_{now.s.todo.size()} {}

    // False: there are too many.
    bool explore(const State& s) {
        const Part part = part_of(s.asked().step);
        ActionList options;
        part.list({cards_, s, seat_}, options);
        for (const Action option : options) {
            State after = s;
            part.play({cards_, after, seat_}, option);
            const int step = number_of(option);
            path_.push_back(options.size() > 1 ? step : -1 - step);
            const bool more =
                !after.todo.empty() && after.todo.size() >= depth_ && goes_on(first_, after.asked().step);
            const bool within = more ? explore(after) : keep();
            path_.pop_back();
            if (!within) return false;
        }
        return true;
    }

    object json() && { return {{"steps", std::move(steps_)}, {"ways", std::move(ways_)}}; }

  private:
    static constexpr std::size_t kMost = 800;

    bool keep() {
        if (ways_.size() == kMost) return false;
        ways_.emplace_back(array(path_.begin(), path_.end()));
        return true;
    }
    int number_of(Action action) {
        const auto [at, fresh] = numbers_.try_emplace(action, static_cast<int>(steps_.size()));
        if (fresh) steps_.emplace_back(verbs_.write(action));
        return at->second;
    }

    const Content& cards_;
    Seat seat_;
    const VerbTable& verbs_;
    Step first_;
    std::size_t depth_;
    std::vector<int> path_;
    std::map<Action, int> numbers_;
    array steps_, ways_;
};

}  // namespace

Json ways_json(const Now& now, const VerbTable& verbs) {
    if (now.s.todo.empty() || !now.frame().who.includes(now.seat)) return nullptr;
    if (part_of(now.frame().step).list == nullptr) return nullptr;
    Ways ways{now, verbs};
    return ways.explore(now.s) ? Json(std::move(ways).json()) : Json(nullptr);
}

}  // namespace orrery::aa
