// The laws that every game keeps, checked along random games. No test framework is needed: a violation is a
// sentence.
//
//     CHECK(Laws{rules}.check_game(setup, seed) == std::nullopt);
//
// What a game adds is its own law of conservation (ships, cards and tokens neither appear nor vanish), as a
// function of a state that returns what is wrong with it.
#pragma once

#include "engine/laws/answers.h"
#include "engine/laws/files.h"
#include "engine/laws/hidden.h"
#include "engine/laws/keys.h"

namespace orrery {

struct Thoroughness {
    std::size_t max_answers = 20'000;  // the game must be over by then
    std::size_t costly_every = 16;     // the costly laws are checked at one ply in so many
    int wild_answers = 200;            // random answers, most of them nonsense, at each of these plies
};

template <GameAtTheEdge R>
class Laws {
  public:
    using State = typename R::State;
    using Violation = laws::Violation;
    using Conserved = std::function<Violation(const State&)>;

    explicit Laws(const R& rules, Conserved conserved = {})
        : rules_{rules}, conserved_{std::move(conserved)} {}

    // The first violation along one random game, with its law, seed and ply; nothing if all laws hold.
    Violation check_game(const Setup& setup, std::uint64_t seed, const Thoroughness& how = {}) const {
        const auto report = [&](const Violation& wrong, std::size_t ply) {
            return "seed " + std::to_string(seed) + ", ply " + std::to_string(ply) + ": " + *wrong;
        };
        if (const auto wrong = check_setup(setup)) return report(wrong, 0);
        if (const auto wrong = laws::notation_and_index_are_exact(rules_.verbs())) return report(wrong, 0);
        Match match{std::make_unique<GameOf<R>>(rules_, setup)};
        Rng rng = Rng::stream(seed, 0);
        const FairSeed fair_seed = seed_from_number(seed);
        std::vector<State> states{laws::state_of<R>(match.game())};
        laws::KeysSoFar<R> keys;
        for (;; states.push_back(laws::state_of<R>(match.game()))) {
            // The laws draw from a stream of their own, so that how much is checked does not change the game.
            Rng own = Rng::stream(seed, match.ply() + 1);
            const bool due = match.ply() % how.costly_every == seed % how.costly_every;
            const bool costly = due || match.game().over();
            if (const auto wrong = check_position(match, own, costly, how.wild_answers))
                return report(wrong, match.ply());
            const auto viewer = static_cast<Seat>(match.ply() % setup.players);
            if (const auto wrong = keys.add(rules_, states.back(), viewer)) return report(wrong, match.ply());
            if (match.game().over()) break;
            if (match.ply() == how.max_answers) return report("the game does not end", match.ply());
            if (const auto wrong = answer(match, rng, fair_seed)) return report(wrong, match.ply());
        }
        const auto wrong = check_match(match, states, rng, fair_seed);
        return wrong ? Violation{report(wrong, match.ply())} : std::nullopt;
    }

  private:
    struct Law {
        std::string_view name;
        Violation (*broken)(const laws::LawPoint<R>&);
        bool costly = false;
    };

    Violation check_setup(const Setup& setup) const {
        if (const Verdict verdict = rules_.judge_setup(setup); !verdict)
            return "the setup is refused: " + std::string{verdict.rule};
        for (const int players : {R::info().min_players - 1, R::info().max_players + 1}) {
            Setup wrong = setup;
            wrong.players = static_cast<std::uint8_t>(players);
            if (rules_.judge_setup(wrong))
                return "judge_setup() allows " + std::to_string(players) + " players";
        }
        const State state = rules_.start(setup);
        if (!(rules_.setup_of(state) == setup)) return "the state tells another setup than it was made with";
        if (rules_.players(state) != setup.players) return "the state has another number of players";
        return std::nullopt;
    }

    Violation check_position(const Match& match, Rng& rng, bool costly, int wild_answers) const {
        static constexpr Law kLaws[] = {
            {"the position is possible", laws::position_is_possible<R>},
            {"points add up", laws::points_add_up<R>},
            {"what is listed is legal", laws::list_is_sound<R>},
            {"outcomes have weights", laws::outcomes_have_weights<R>},
            {"what is legal is listed", laws::list_is_complete<R>, true},
            {"lacks are short", laws::lacks_are_short<R>, true},
            {"samples follow the weights", laws::samples_follow_weights<R>, true},
            {"others are refused", laws::others_are_refused<R>, true},
            {"refusals change nothing", laws::refusals_change_nothing<R>, true},
            {"positions come back", laws::positions_come_back<R>, true},
            {"imagining twice is blind", laws::imagining_twice_is_blind<R>, true},
            {"a seat sees only its own", laws::a_seat_sees_only_its_own<R>, true},
            {"all know the step", laws::all_know_the_step<R>, true},
            {"scores tell nothing hidden", laws::scores_tell_nothing_hidden<R>, true},
            {"unseen answers leave no trace", laws::unseen_answers_leave_no_trace<R>, true},
            {"unrevealing answers teach nothing", laws::unrevealing_answers_teach_nothing<R>, true},
            {"the log tells no more than the view", laws::the_log_tells_no_more_than_the_view<R>, true},
            {"sequels are open", laws::sequels_are_open<R>, true},
            {"imagined games go on", laws::imagined_games_go_on<R>, true},
            {"answers stay sealed", laws::answers_stay_sealed<R>, true},
            {"order of arrival does not matter", laws::order_of_arrival_does_not_matter<R>, true},
            {"keys tell what is known", laws::keys_tell_what_is_known<R>, true},
        };
        const laws::LawPoint<R> here{rules_, conserved_, match, rng, wild_answers};
        for (const Law& law : kLaws) {
            if (law.costly && !costly) continue;
            if (const auto wrong = law.broken(here)) return std::string{law.name} + ": " + *wrong;
        }
        return std::nullopt;
    }

    // Somebody who is asked answers at random; chance answers from the seed, so that the record can be
    // verified.
    Violation answer(Match& match, Rng& rng, const FairSeed& seed) const {
        const laws::LawPoint<R> here{rules_, conserved_, match, rng};
        const Seat who = here.any_of(here.asked());
        const Action action = who == kChance ? fair_outcome(seed, match.ply(), match.game())
                                             : here.any_of(laws::answers_of(rules_, here.now(), who));
        if (const Verdict verdict = match.answer(who, action); !verdict)
            return here.said(action) + " is refused: " + verdict.rule;
        return std::nullopt;
    }

    Violation check_match(const Match& match, const std::vector<State>& states, Rng& rng,
                          const FairSeed& seed) const {
        const auto law = [](std::string_view name, const Violation& wrong) -> Violation {
            return wrong ? Violation{std::string{name} + ": " + *wrong} : std::nullopt;
        };
        if (auto wrong = law("the replay is exact", laws::replay_is_exact(rules_, match, states, rng)))
            return wrong;
        if (auto wrong = law("records come back", laws::records_come_back(rules_, match, seed))) return wrong;
        Match unfinished = match;
        unfinished.undo(rng.below(static_cast<std::uint32_t>(match.ply() + 1)));
        if (auto wrong = law("records come back", laws::records_come_back(rules_, unfinished, seed)))
            return wrong;
        return law("the end has a winner", check_ranks(match.game().standing(), match.game().players()));
    }

    static Violation check_ranks(const Standing& standing, int players) {
        bool winner = false;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            if (standing.ranks[seat] < 1 || standing.ranks[seat] > players)
                return "seat " + std::to_string(seat) + " has rank " + std::to_string(standing.ranks[seat]);
            winner |= standing.ranks[seat] == 1;
        }
        return winner ? std::nullopt : Violation{"nobody is first"};
    }

    R rules_;
    Conserved conserved_;
};

}  // namespace orrery
