// What a seat may know (section 9): all but the hands and the unused Defence Plans of others, and the order
// of the decks.
#include "core/mix.h"
#include "games/alien_artifacts/rules.h"
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

// --- imagining ---

// AA-Q59: the deck and the hands of the others are dealt anew, together.
class Dealer {
  public:
    Dealer(State& s, Seat viewer, Rng& rng) : s_{s}, viewer_{viewer}, rng_{rng}, pool_{s.deck} {
        for (Seat seat = 0; seat < s.seats(); ++seat) {
            if (seat == viewer) continue;
            sizes_[seat] = s.players[seat].hand.size();
            pool_ = pool_ | s.players[seat].hand;
        }
    }

    // `given` go to one seat; the rest is luck.
    void deal(Seat favoured = kNobody, const Resources& given = {}) {
        Resources left = pool_ - given;
        int n = left.size();
        for (Seat seat = 0; seat < s_.seats(); ++seat) {
            if (seat == viewer_) continue;
            Resources& hand = s_.players[seat].hand;
            hand = seat == favoured ? given : Resources{};
            for (int i = hand.size(); i < sizes_[seat]; ++i) {
                const Resource card =
                    nth(left, static_cast<int>(rng_.below(static_cast<std::uint32_t>(n--))));
                left.remove(card);
                hand.add(card);
            }
        }
        s_.deck = left;
    }

    // The cards of the pool for which `worth` is highest, as many as the seat holds; equal ones by lot.
    template <class Worth>
    Resources best(Seat seat, Worth worth) {
        Resources chosen;
        for (int i = 0; i < sizes_[seat]; ++i) {
            Resource most{};
            std::uint64_t value = 0;
            for (const Resource card : pool_ - chosen) {
                const std::uint64_t here =
                    (static_cast<std::uint64_t>(worth(card)) << 32U) + (rng_() >> 33U) + 1;
                if (here <= value) continue;
                value = here;
                most = card;
            }
            chosen.add(most);
        }
        return chosen;
    }

  private:
    State& s_;
    Seat viewer_;
    Rng& rng_;
    Resources pool_;
    std::array<int, kSeats> sizes_{};
};

void redeal_plans(const Content& cards, State& s, Seat viewer, Rng& rng) {
    FixedVector<std::uint8_t, kMostPlans> places;  // of the cards that the viewer cannot tell apart
    const auto unknown = [&](std::uint8_t place) {
        return place == kInDeck || (place < open_at(0) && place != hidden_at(viewer));
    };
    for (std::size_t i = 0; i < cards.plan_count; ++i)
        if (unknown(s.plans[i])) places.push_back(s.plans[i]);
    std::sort(places.begin(), places.end());  // in the order of the cards they would tell the truth
    std::size_t n = places.size();
    const auto designs = plan_designs(cards);
    for (std::size_t i = 0; i < cards.plan_count; ++i) {
        if (!unknown(s.plans[i])) continue;
        const std::size_t pick = rng.below(static_cast<std::uint32_t>(n--));
        s.plans[i] = places[pick];
        std::swap(places[pick], places[n]);
    }
    for (std::size_t first = 0; first < designs.size();) {  // copies of one design are sorted by place
        std::size_t last = first;
        while (last < designs.size() && designs[last] == designs[first]) ++last;
        std::sort(s.plans.begin() + static_cast<std::ptrdiff_t>(first),
                  s.plans.begin() + static_cast<std::ptrdiff_t>(last));
        first = last;
    }
}

// Questions whose answers are cards of the hand, and which have one whatever the others know: whoever began
// to pay can pay.
bool asks_the_hand(Step step) {
    switch (step) {
        case Step::ChooseCard:
        case Step::Pay:
        case Step::Spend:
        case Step::SpendSets:
        case Step::PrepareSpend:
        case Step::ChooseRow:
        case Step::ChooseColour:
        case Step::ThrowHand:
        case Step::Discard:
            return true;
        default:
            return false;
    }
}

// How good a card is for somebody who must still pay: icons of a colour, if it comes after the last pick.
int worth_of(const Content& cards, const Frame& frame, Resource card, Colour colour) {
    const bool behind_last = frame.last == 0 || static_cast<int>(card) > (frame.last - 1) / 2;
    int icons = 0;
    for (const bool b : {false, true}) {
        const Section& section = cards.section(face_of(card, b));
        const bool counts = section.colour == colour || (frame.gold && section.colour == Colour::Gold);
        if (counts) icons = std::max<int>(icons, section.icons);
    }
    return behind_last ? 1 + icons : 0;
}

}  // namespace

State AlienArtifacts::imagine(const State& s, Seat viewer, Rng& rng) const {
    State dream = s;
    if (s.todo.empty()) return dream;  // at the end everything is open
    redeal_plans(*content_, dream, viewer, rng);
    Dealer dealer{dream, viewer, rng};
    const Actors who = actors(s);
    const bool bound = !who.chance && who.first() != viewer && asks_the_hand(s.asked().step);
    const auto answerable = [&] {
        ActionList options;
        list(dream, who.first(), options);
        return !options.empty();
    };
    constexpr int kTries = 60;
    for (int i = 0; i < kTries; ++i) {
        dealer.deal();
        if (!bound || answerable()) return dream;
    }
    const Frame& frame = s.asked();
    for (const Colour colour : every<Colour>()) {  // a hand that can pay, since the true one can
        dealer.deal(who.first(), dealer.best(who.first(), [&](Resource card) {
            return worth_of(*content_, frame, card, colour);
        }));
        if (answerable()) return dream;
    }
    dealer.deal(who.first(), dealer.best(who.first(), [](Resource card) { return static_cast<int>(card); }));
    return dream;
}

namespace {

std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << seat); }

// The seats of the game but one.
std::uint8_t others(const State& s, Seat seat) {
    return static_cast<std::uint8_t>(((1U << s.seats()) - 1U) & ~(1U << seat));
}

}  // namespace

std::uint8_t AlienArtifacts::witnesses(const State& s, Seat, Action) const {
    const Frame& frame = s.asked();
    if (frame.step == Step::DealCard) return bit(frame.amount);
    if (frame.step == Step::DrawCard || frame.step == Step::FindPlan) return bit(s.turn);
    return kEverybody;
}

namespace {

// An answer on the menu that is open to an empty hand, too, and leads to the same question from there, tells
// nothing of the cards in it: to purchase, or what planets alone can pay for. More cards only add answers.
// Any other shows what the hand can pay for, for what is the only answer is taken by itself.
bool needs_the_hand(const AlienArtifacts& rules, const State& s, Seat seat, Action action,
                    const State& after) {
    State bare = s;
    bare.players[seat].hand = {};
    ActionList options;
    rules.list(bare, seat, options);
    if (!options.contains(action)) return true;
    rules.play(bare, seat, action);
    bare.players[seat].hand = s.players[seat].hand;
    return !(bare == after);
}

}  // namespace

// Chance shows what it draws, and lets the game go on. Whoever pays, prepares, exchanges or discards shows
// cards of the hand. So does a turn that passes on, to all. Whoever defends shows a plan. At the end
// everything is open.
std::uint8_t AlienArtifacts::reveals(const State& s, Seat seat, Action action) const {
    if (seat == kChance) return kEverybody;
    State after = s;
    play(after, seat, action);
    const bool passed_on = after.turn != s.turn || after.quiet_turns != s.quiet_turns;
    if (after.todo.empty() || passed_on) return kEverybody;
    if (s.asked().step == Step::ChoosePlan) return after.plans == s.plans ? std::uint8_t{0} : others(s, seat);
    const bool menu = s.asked().step == Step::Menu;
    const bool shows = menu ? needs_the_hand(*this, s, seat, action, after)
                            : s.todo[0].step == Step::Menu || asks_the_hand(s.asked().step) ||
                                  asks_the_hand(after.asked().step) ||
                                  after.players[seat].hand != s.players[seat].hand;
    return shows ? others(s, seat) : std::uint8_t{0};
}

namespace {

void add_players(Mixer& mix, const State& s, Seat viewer) {
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        mix.add_bytes(player.points);
        mix.add_bytes(player.construction);
        mix.add_bytes(player.logistic);
        mix.add_bytes(player.operational);
        mix.add_bytes(player.stored);
        mix.add_bytes(player.attached);
        mix.add(player.credits | std::uint64_t{static_cast<std::uint8_t>(player.faction)} << 8U,
                static_cast<std::uint64_t>(player.hand.size()));
        if (s.todo.empty() || seat == viewer) mix.add_bytes(player.hand);
    }
}

void add_decks(Mixer& mix, const State& s) {
    mix.add_bytes(s.top);
    mix.add_bytes(s.unseen);
    for (const Type type : every<Type>()) mix.add_items(s.below[type]);
    mix.add(static_cast<std::uint64_t>(s.systems.open), s.systems.unseen.number());
    mix.add_items(s.systems.below);
    mix.add_bytes(s.discard);
    mix.add_bytes(s.shows_b);
    mix.add_bytes(s.under);
    mix.add_items(s.revealed);
    mix.add_bytes(s.artifacts);
}

void add_plans(Mixer& mix, const Content& cards, const State& s, Seat viewer) {
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Now now{cards, s, seat};
        const bool open = s.todo.empty() || seat == viewer;
        mix.add(static_cast<std::uint64_t>(plans_held(cards, s, seat)));
        for (int plan = 0; plan < static_cast<int>(cards.plans.size()); ++plan)
            mix.add(static_cast<std::uint64_t>(open ? plans_at(now, plan, hidden_at(seat)) : 0),
                    static_cast<std::uint64_t>(plans_at(now, plan, open_at(seat))));
    }
}

void add_turn(Mixer& mix, const State& s) {
    const Turn& now = s.now;
    mix.add_items(s.tokens);
    mix.add(now.used.places, now.attacked.places);
    mix.add(now.funded.places, now.attack | std::uint64_t{now.armour} << 8U |
                                   std::uint64_t{now.extra_used} << 16U | std::uint64_t{now.drawn} << 24U |
                                   std::uint64_t{now.passed} << 32U);
    mix.add_bytes(now.lifted);
    mix.add_bytes(s.chosen);
    const Attack& attack = s.attack;
    mix.add(attack.on | std::uint64_t{attack.target} << 8U | static_cast<std::uint64_t>(attack.plan) << 16U |
                std::uint64_t{attack.bonus} << 24U,
            attack.ships | std::uint64_t{attack.placed} << 8U | std::uint64_t{attack.last} << 16U |
                std::uint64_t{attack.scored} << 24U);
}

void add_frame(Mixer& mix, const Frame& frame) {
    mix.add(static_cast<std::uint64_t>(frame.step) | std::uint64_t{frame.who.seats} << 8U |
                std::uint64_t{frame.who.chance} << 16U | static_cast<std::uint64_t>(frame.card) << 24U |
                static_cast<std::uint64_t>(frame.type) << 32U |
                static_cast<std::uint64_t>(frame.colour) << 40U | std::uint64_t{frame.gold} << 48U |
                std::uint64_t{frame.amount} << 56U,
            frame.limit | std::uint64_t{frame.extra} << 8U | std::uint64_t{frame.least} << 16U |
                std::uint64_t{frame.last} << 24U | std::uint64_t{frame.n} << 32U |
                std::uint64_t{frame.at} << 40U | std::uint64_t{frame.effect} << 48U);
}

}  // namespace

// Everything that the viewer can see, as a number.
std::uint64_t AlienArtifacts::key(const State& s, Seat viewer) const {
    Mixer mix{s.first | std::uint64_t{s.turn} << 8U | std::uint64_t{s.round} << 16U |
              std::uint64_t{s.ending} << 24U | std::uint64_t{s.pass_run} << 32U |
              std::uint64_t{s.quiet_turns} << 40U};
    add_players(mix, s, viewer);
    add_decks(mix, s);
    add_plans(mix, *content_, s, viewer);
    add_turn(mix, s);
    for (const Frame& frame : s.todo) add_frame(mix, frame);
    return mix.hash();
}

}  // namespace orrery::aa
