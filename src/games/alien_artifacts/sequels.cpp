// What the log tells of what an answer sets off by itself: single answers, what technologies and ships are
// worth, cards that are found, what effects give.
#include "games/alien_artifacts/rules.h"
#include "games/alien_artifacts/steps.h"

namespace orrery::aa {

namespace {

struct Credit {
    int points = 0, credits = 0, lost = 0;
};

int on_track(const Player& player) {
    int n = 0;
    for (const int part : player.points.items) n += part;
    return n;
}

class Teller {
  public:
    explicit Teller(const AlienArtifacts& rules) : rules_{rules} {}

    void hear(const State& before, const State& after) {
        switch (before.asked().step) {
            case Step::Search:
                return hear_search(before, after);
            case Step::ShowSection:
                return hear_match(before, after);
            case Step::ScoreCard:
            case Step::ScoreRevealed:
                return hear_score(before, after);
            case Step::ShipResult:
                return hear_attack(before, after);
            case Step::EndAttack:
                return hear_system(before, after);
            case Step::RunEffect:
            case Step::AfterShip:
                return hear_effect(before, after);
            case Step::Spend:
                return hear_exchange(before, after);
            default:
                return;
        }
    }
    // AA-169, AA-243
    void hear_decks(const State& before, const State& after) {
        if (after.discard.size() < before.discard.size() && after.deck.size() > before.deck.size())
            tell({"told.shuffled", {}});
        if (after.round < before.round) tell({"told.round", {{"n", std::to_string(after.round)}}});
        if (after.ending && !before.ending) tell({"told.ending", {}});
    }
    void take(Seat seat, Action action) { all_.push_back(taken_by_itself(rules_.verbs(), seat, action)); }

    // What effects gave and took, together, comes last.
    std::vector<Sequel> all() {
        for (Seat seat = 0; seat < kSeats; ++seat) {
            const Credit gain = gains_[seat];
            if (gain.lost > 0)
                tell(about_seat("told.loses_credits", seat, {{"credits", std::to_string(gain.lost)}}));
            Params n{{"points", std::to_string(gain.points)}, {"credits", std::to_string(gain.credits)}};
            if (gain.points <= 0 && gain.credits <= 0) continue;
            const char* key = gain.points <= 0    ? "told.gains_credits"
                              : gain.credits <= 0 ? "told.gains_points"
                                                  : "told.gains_both";
            Sequel sequel{.seat = seat, .parts = {about_seat(key, seat, std::move(n))}};
            sequel.points[seat] = static_cast<std::int16_t>(gain.points);
            all_.push_back(std::move(sequel));
        }
        return std::move(all_);
    }

  private:
    void tell(Message message) { all_.push_back({.parts = {std::move(message)}}); }
    void tell(Seat seat, const char* key, Card card, int n, const Params& more = {}) {
        const std::string name{rules_.names().id("card", rules_.content().number_of(card))};
        Params params{{"card", "name.card." + name, true}, {"n", std::to_string(n)}};
        params.insert(params.end(), more.begin(), more.end());
        all_.push_back(
            {.seat = seat, .spot = "card:" + name, .parts = {about_seat(key, seat, std::move(params))}});
    }

    // AA-156
    void hear_search(const State& before, const State& after) {
        if (after.me().construction != before.me().construction)
            tell(before.turn, "told.found", before.top[before.asked().type], 0);
    }
    // AA-114
    void hear_match(const State& before, const State& after) {
        if (const int n = on_track(after.me()) - on_track(before.me()); n > 0)
            scored(before.turn, "told.match", before.asked().card, n);
    }
    // AA-120 to AA-123, AA-205
    void hear_score(const State& before, const State& after) {
        const Frame& frame = before.asked();
        const int n = on_track(after.me()) - on_track(before.me());
        const bool revealed = frame.step == Step::ScoreRevealed && !asks_again(after);
        if (n > 0 || frame.n == 1)
            scored(before.turn, "told.scores", frame.card, n);
        else if (revealed)
            scored(before.turn, "told.no_points", frame.card, 0);
    }
    static bool asks_again(const State& after) {
        return !after.todo.empty() && after.asked().step == Step::RevealCard;
    }
    void scored(Seat seat, const char* key, Card card, int n) {
        tell(seat, key, card, n);
        all_.back().points[seat] = static_cast<std::int16_t>(n);
    }
    // AA-130
    void hear_attack(const State& before, const State& after) {
        if (asks_again(after)) return;
        const Card ship = before.asked().card;
        const AttackValue value = attack_value({rules_.content(), before, before.turn}, ship);
        tell(before.turn, "told.attack", ship, value.sum(),
             {{"base", std::to_string(value.base)}, {"bonus", std::to_string(value.bonus)}});
    }
    // AA-134: nobody draws it when all have been seen.
    void hear_system(const State& before, const State& after) {
        if (before.attack.target != kNobody ||
            (!after.todo.empty() && after.asked().step == Step::TurnSystem))
            return;
        const std::string name{rules_.names().id("system", static_cast<int>(after.systems.open))};
        tell({"log.system", {{"system", "name.system." + name, true}}});
    }
    // AA-101: how many of the icons the bank had room for.
    void hear_exchange(const State& before, const State& after) {
        const Frame& spent = before.asked();
        const bool goes_on = !after.todo.empty() && after.asked().step == Step::Spend;
        if (goes_on || static_cast<RowFor>(spent.n) == RowFor::Unblock) return;
        tell(about_seat("told.exchanged", before.turn,
                        {{"credits", std::to_string(after.me().credits - before.me().credits)},
                         {"n", std::to_string(spent.amount)}}));
    }
    void hear_effect(const State& before, const State& after) {
        for (Seat seat = 0; seat < before.seats(); ++seat) {
            const Player &was = before.players[seat], &is = after.players[seat];
            gains_[seat].points += on_track(is) - on_track(was);
            const int credits = is.credits - was.credits;
            (credits > 0 ? gains_[seat].credits : gains_[seat].lost) += std::abs(credits);
            // AA-138 to AA-140
            (was.operational - is.operational).each([&](Card card) {
                tell(seat, is.construction.has(card) ? "told.damaged" : "told.destroyed", card, 0);
            });
        }
    }

    const AlienArtifacts& rules_;
    std::vector<Sequel> all_;
    std::array<Credit, kSeats> gains_{};
};

// What a person at the table would not mention.
bool is_no_news(Action action) {
    switch (verb_of(action)) {
        case Verb::Done:
        case Verb::End:
        case Verb::Stop:
        case Verb::StopDiscard:
            return true;
        case Verb::Extra:
            return action.a == 0;
        default:
            return false;
    }
}

}  // namespace

std::vector<Sequel> AlienArtifacts::sequels(const State& s, Seat seat, Action action) const {
    Teller teller{*this};
    follow(s, seat, action, [&](const State& before, const Stepped& stepped, const State& after) {
        const bool open = stepped.answer && witnesses(before, stepped.seat, *stepped.answer) == kEverybody;
        if (open && !is_no_news(*stepped.answer)) teller.take(stepped.seat, *stepped.answer);
        teller.hear(before, after);
        teller.hear_decks(before, after);
    });
    return teller.all();
}

}  // namespace orrery::aa
