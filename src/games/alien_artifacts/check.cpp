// Pieces and places of a position from outside: every card is in one place, every number is possible.
#include "games/alien_artifacts/check.h"

#include "games/alien_artifacts/options.h"
#include "games/alien_artifacts/rules.h"

namespace orrery::aa {

namespace {

// Counts every card once; a card that is there twice, or that does not exist, is remembered.
class Census {
  public:
    explicit Census(const Content& cards) : cards_{cards} {}

    void add(Card card) {
        if (card == kNoCard) return;
        const bool exists = place_of(card) < cards_.cards[type_of(card)];
        wrong_ = wrong_ || !exists || seen_.has(card);
        if (exists) seen_.add(card);
    }
    void add(const Rows& rows) {
        rows.each([&](Card card) { add(card); });
    }
    void add(const Resources& resources) {
        for (const Resource card : resources) add(card);
    }
    void add(Resource card) {
        const bool exists = index(card) < cards_.resources;
        wrong_ = wrong_ || !exists || seen_resources_.has(card);
        if (exists) seen_resources_.add(card);
    }
    bool all_there() const {
        int cards = 0;
        for (const Type type : every<Type>()) cards += cards_.cards[type];
        return !wrong_ && seen_.size() == cards && seen_resources_.size() == cards_.resources;
    }

  private:
    const Content& cards_;
    Rows seen_;
    Resources seen_resources_;
    bool wrong_ = false;
};

bool cards_are_once(const Content& cards, const State& s) {
    Census census{cards};
    for (const Player& player : s.players) {
        census.add(player.construction);
        census.add(player.logistic);
        census.add(player.operational);
        census.add(player.hand);
        census.add(player.stored);
        census.add(player.attached);
    }
    census.add(s.unseen);
    for (const Type type : every<Type>()) {
        census.add(s.top[type]);
        for (const Card card : s.below[type]) {
            if (type_of(card) != type || card == kNoCard) return false;
            census.add(card);
        }
        if (s.top[type] != kNoCard && type_of(s.top[type]) != type) return false;
    }
    census.add(s.deck);
    census.add(s.discard);
    for (const Resource card : s.revealed) census.add(card);
    return census.all_there();
}

// AA-95, AA-112: what lies under cards lies under the right ones.
bool laid_right(const Content& cards, const State& s) {
    Resources laid;
    for (const Player& player : s.players) {
        laid = laid | player.stored | player.attached;
        for (const Resource card : player.stored) {
            const Card planet = s.under[index(card)];
            if (planet == kNoCard || type_of(planet) != Type::Planet || !player.operational.has(planet))
                return false;
        }
        for (const Resource card : player.attached) {
            const Card over = s.under[index(card)];
            if (over == kNoCard || !player.construction.has(over)) return false;
            const Colour colour = cards.section(showing(s, card)).colour;
            if (colour != Colour::Gold && colour != colour_of(type_of(over))) return false;
        }
    }
    for (std::size_t i = 0; i < s.under.size(); ++i)
        if (!laid.has(static_cast<Resource>(i)) && s.under[i] != kNoCard) return false;
    return (s.shows_b - laid).empty();
}

bool spread_right(std::span<const std::uint8_t> spread, std::span<const std::uint8_t> designs, int most) {
    for (std::size_t i = 0; i < spread.size(); ++i) {
        if (i >= designs.size() ? spread[i] != 0 : spread[i] >= most) return false;
        if (i > 0 && i < designs.size() && designs[i] == designs[i - 1] && spread[i] < spread[i - 1])
            return false;
    }
    return true;
}

bool systems_right(const Content& cards, const State& s) {
    Systems seen = s.systems.unseen;
    const auto all = static_cast<int>(cards.systems.size());
    const auto add = [&](System system) {
        if (seen.has(system)) return false;
        seen.add(system);
        return true;
    };
    for (const System system : s.systems.below)
        if (!add(system)) return false;
    bool turning = false;
    for (const Frame& frame : s.todo) turning = turning || frame.step == Step::TurnSystem;
    if (!turning && !add(s.systems.open)) return false;
    if (turning && (s.systems.open != System{} || s.systems.unseen.empty())) return false;
    for (const System system : seen)
        if (static_cast<int>(system) >= all) return false;
    return seen.size() == all;
}

// AA-12, AA-141, AA-149: tokens lie on cards of an empire, in their order.
bool tokens_right(const Content& cards, const State& s) {
    Rows empires, blocked;
    for (const Player& player : s.players) empires = empires | player.empire();
    Card last = kNoCard;
    for (const Tokens& each : s.tokens) {
        if (each.card == kNoCard || each.n == 0 || !empires.has(each.card)) return false;
        if (last != kNoCard && !(last < each.card)) return false;
        last = each.card;
        blocked.add(each.card);
    }
    return blocked == s.blocked && tokens_left(cards, s) >= 0 && (s.now.lifted - blocked).empty();
}

// A deck without a known top has nothing below it but what is being drawn (AA-9).
bool tops_right(const State& s) {
    for (const Type type : every<Type>()) {
        bool open = false;
        for (const Frame& frame : s.todo)
            open = open || (frame.type == type && (frame.step == Step::TurnTop || frame.step == Step::Draw ||
                                                   frame.step == Step::Keep || frame.step == Step::Search));
        if (deck_empty(s, type) && !open && (s.unseen[type] != 0 || !s.below[type].empty())) return false;
    }
    return true;
}

bool numbers_right(const Content& cards, const State& s) {
    if (s.first >= s.seats() || s.turn >= s.seats() || s.round < 1 || s.round > s.seats()) return false;
    if (s.pass_run > s.seats() || s.quiet_turns > 10 * s.seats()) return false;
    for (const Player& player : s.players) {
        if (player.credits < cards.constants.bank_min || player.credits > cards.constants.bank_max)
            return false;
        if (at(player.faction) >= cards.factions.size()) return false;
        for (const std::uint16_t points : player.points.items)
            if (points > 5000) return false;
    }
    return s.ending ? s.round == 1 : true;
}

bool factions_right(const State& s) {
    for (Seat one = 0; one < s.seats(); ++one)
        for (Seat two = 0; two < one; ++two)
            if (has_faction(s, one) && has_faction(s, two) &&
                s.players[one].faction == s.players[two].faction)
                return false;
    return true;
}

}  // namespace

Verdict check_pieces(const Content& cards, const State& s) {
    if (!judge_setup(cards, setup_with(s.choices, s.seats()))) return breaks("AA-7");
    if (!numbers_right(cards, s)) return breaks("AA-32");
    if (!cards_are_once(cards, s)) return breaks("AA-8");
    if (!laid_right(cards, s)) return breaks("AA-96");
    if (!systems_right(cards, s)) return breaks("AA-11");
    if (!tops_right(s)) return breaks("AA-9");
    if (!tokens_right(cards, s)) return breaks("AA-141");
    if (!spread_right(s.artifacts, artifact_designs(cards), held_by(static_cast<Seat>(s.seats()))))
        return breaks("AA-157");
    if (!spread_right(s.plans, plan_designs(cards), open_at(static_cast<Seat>(s.seats()))))
        return breaks("AA-162");
    return factions_right(s) ? kAllowed : breaks("AA-13");
}

Verdict AlienArtifacts::check(const State& s) const {
    if (const Verdict pieces = check_pieces(*content_, s); !pieces) return pieces;
    if (const Verdict question = check_question(*content_, s); !question) return question;
    if (s.todo.empty()) return kAllowed;
    // Somebody is asked, and has an answer; so has chance.
    if (actors(s).chance) {
        OutcomeList all;
        outcomes(s, all);
        return all.empty() ? breaks("AA-169") : kAllowed;
    }
    ActionList options;
    list(s, actors(s).first(), options);
    return options.empty() ? breaks("AA-38") : kAllowed;
}

}  // namespace orrery::aa
