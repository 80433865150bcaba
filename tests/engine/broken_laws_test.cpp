// Each law finds the game that breaks it.
#include <doctest/doctest.h>

#include "engine/any_toy.h"
#include "engine/broken_toys.h"
#include "engine/laws.h"

using namespace orrery;
using namespace orrery::toy;
using namespace orrery::laws;

namespace {

// What one law says first along random games of three; "" if it finds nothing in fifty of them.
template <class Rules>
std::string found_by(Violation (*law)(const LawPoint<Rules>&), const Rules& rules,
                     const typename Laws<Rules>::Conserved& conserved = {}) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Match match{std::make_unique<GameOf<Rules>>(rules, setup_for(3))};
        Rng rng{seed};
        const LawPoint<Rules> at{rules, conserved, match, rng, 50};
        while (!match.game().over()) {
            if (const auto wrong = law(at)) return *wrong;
            const Seat who = at.any_of(at.asked());
            const auto answers = answers_of(rules, at.now(), who);
            if (answers.empty()) break;
            match.answer(who, at.any_of(answers));
        }
        if (const auto wrong = law(at)) return *wrong;
    }
    return "";
}
template <class Broken>
std::string found(Violation (*law)(const LawPoint<AnyToy>&), const Laws<AnyToy>::Conserved& conserved = {}) {
    return found_by(law, AnyToy::of<Broken>(), conserved);
}

// What all the laws together say first.
template <class Rules>
std::string found_in_games_of(const Laws<Rules>& laws) {
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        if (const auto wrong = laws.check_game(setup_for(3), seed, {.max_answers = 500, .costly_every = 2}))
            return *wrong;
    return "";
}
template <class Broken>
std::string found_in_games(Laws<AnyToy>::Conserved conserved = {}) {
    return found_in_games_of(Laws{AnyToy::of<Broken>(), std::move(conserved)});
}

bool says(const std::string& text, std::string_view part) {
    const bool found = text.find(part) != std::string::npos;
    if (!found) MESSAGE("said: " << text);
    return found;
}

}  // namespace

TEST_CASE("the laws of questions and answers can fail") {
    CHECK(says(found<ForgottenPoint>(points_add_up), "points, 2 by their kinds"));
    CHECK(says(found<EmptyList>(list_is_sound), "is asked and has no answer"));
    CHECK(says(found<RepeatingList>(list_is_sound), "the list repeats"));
    CHECK(says(found<StrictJudge>(list_is_sound), "listed \"bid 7\" is refused: SB-7"));
    CHECK(says(found<LaxJudge>(list_is_complete), "is allowed and not listed"));
    CHECK(says(found<LaxJudge>(refusals_change_nothing), "may answer unlisted \"bid"));
    CHECK(says(found<BoastfulJudge>(lacks_are_short), "takes 3, and there are 3"));
    CHECK(says(found<NamelessJudge>(lacks_are_short), "has no name"));
    CHECK(says(found<MeddlingJudge>(refusals_change_nothing), "a refused answer changed the game"));
    CHECK(notation_and_index_are_exact(ClashingNames{}.verbs()) == "\"bid 8\" is read as another answer");
}

TEST_CASE("the laws of chance can fail") {
    CHECK(says(found<WeightlessOutcome>(outcomes_have_weights), "has no share"));
    CHECK(says(found<ForeignSample>(outcomes_have_weights), "which is no outcome"));
    CHECK(says(found<LopsidedSample>(samples_follow_weights), "does not follow the weights"));
}

TEST_CASE("the laws of hidden information can fail") {
    CHECK(says(found<LeakingView>(a_seat_sees_only_its_own), "the view of seat"));
    CHECK(says(found<LeakingSpectator>(a_seat_sees_only_its_own), "the view of the spectator shows"));
    CHECK(says(found<LeakingRefusal>(a_seat_sees_only_its_own), "the verdict on \"bid"));
    CHECK(says(found<LeakingList>(a_seat_sees_only_its_own), "the options of seat"));
    CHECK(says(found<LeakingGoods>(a_seat_sees_only_its_own), "counts as its own it cannot know"));
    CHECK(says(found<SecretStep>(all_know_the_step), "sees another step"));
    CHECK(says(found<LeakingPoints>(scores_tell_nothing_hidden), "the points show what seat"));
    CHECK(says(found<ShiftyImagination>(imagining_twice_is_blind), "depends on what it cannot know"));
    CHECK(says(found<CarelessImagination>(imagining_twice_is_blind), "depends on what it cannot know"));
    CHECK(says(found<ForgedImagination>(imagining_twice_is_blind),
               "imagines the impossible: check() refuses it"));
    CHECK(found<SealedBids>(unrevealing_answers_teach_nothing).empty());
    CHECK(says(found<SilentReveal>(unrevealing_answers_teach_nothing), "reveals() denies it"));
    CHECK(says(found<OneSidedReveal>(unrevealing_answers_teach_nothing), "reveals something to seat"));
    CHECK(says(found<DeniedDeal>(unrevealing_answers_teach_nothing), "did not know that \"deal"));
    CHECK(found<OpenSequels>(sequels_are_open).empty());
    CHECK(says(found<BlabbingSequels>(sequels_are_open), "who cannot know it"));
    CHECK(says(found<PeekingSequels>(sequels_are_open), "who cannot know it"));
    CHECK(says(found<TalkativeLog>(the_log_tells_no_more_than_the_view), "may know"));
}

TEST_CASE("an imagination that keeps a hidden card passes for blind, but not beside a twin") {
    CHECK(found<KnowingImagination>(imagining_twice_is_blind).empty());
    CHECK(found<PeekingImagination>(imagining_twice_is_blind).empty());
    CHECK(says(found<KnowingImagination>(unseen_answers_leave_no_trace), "imagines what only seat"));
    CHECK(says(found<PeekingImagination>(unseen_answers_leave_no_trace), "has seen: state.players["));
}

TEST_CASE("a view that leaves out what is open is found as well") {
    CHECK(says(found<ShortView>(unseen_answers_leave_no_trace), "keeps what nobody sees: state.stake"));
}

TEST_CASE("the laws of answers at the same time can fail") {
    CHECK(says(found<FirstComeFirstServed>(order_of_arrival_does_not_matter),
               "order in which the answers arrive: state.players["));
    CHECK(says(found<OpenBids>(answers_stay_sealed), "sees what seat"));
    CHECK(says(found<JealousList>(answers_stay_sealed), "depend on whether seat"));
}

TEST_CASE("the laws of what is kept can fail") {
    CHECK(says(found_by(positions_come_back, ForgottenField{}),
               "the state comes back from JSON as another: state"));
    CHECK(says(found<DoubtfulCheck>(position_is_possible), "check() refuses it: SB-3"));
    CHECK(says(found<VanishingCard>(position_is_possible, cards_are_conserved), "cards are 1"));
    CHECK(says(found_in_games<WhimsicalPlay>(), "seed 0"));
}

TEST_CASE("the law of keys can fail") {
    CHECK(found<SealedBids>(keys_tell_what_is_known).empty());
    CHECK(says(found<TellingKey>(keys_tell_what_is_known), "tells what it cannot know"));
    CHECK(says(found<DullKey>(keys_tell_what_is_known), "one key for positions that it can tell apart"));
}

TEST_CASE("the law of replays can fail") {
    const AnyToy rules = AnyToy::of<WhimsicalPlay>();
    Match match{std::make_unique<GameOf<AnyToy>>(rules, setup_for(2))};
    std::vector states{state_of<AnyToy>(match.game())};
    Rng rng{1};
    while (!match.game().over()) {
        const Seat who = match.game().actors().first();
        match.answer(who, answers_of(rules, states.back(), who)[0]);
        states.push_back(state_of<AnyToy>(match.game()));
    }
    CHECK(says(replay_is_exact(rules, match, states, rng).value_or(""),
               "the replay departs at ply 9: state.short_game"));
}

TEST_CASE("the law of records can fail") {
    const AnyToy rules = AnyToy::of<ClashingNames>();
    Match match{std::make_unique<GameOf<AnyToy>>(rules, setup_for(2, 0, 1))};
    const FairSeed seed = seed_from_number(3);
    CHECK(says(records_come_back(rules, match, seed).value_or("holds"), "holds"));
    match.answer(kChance, {kDeal, 9});
    CHECK(says(records_come_back(rules, match, seed).value_or(""),
               "chance is not verified: error.fair.outcome"));
    for (int i = 0; i < 9; ++i) match.answer(kChance, {kDeal, static_cast<std::uint8_t>(i % 6 + 1)});
    match.answer(1, {kBid, 9});
    CHECK(says(records_come_back(rules, match, seed).value_or(""),
               "error.record.forbidden, answer 1 bid 8, rule SB-4"));
}

TEST_CASE("a violation names its seed, its ply and its law") {
    CHECK(found_in_games<RepeatingList>() ==
          "seed 0, ply 20: what is listed is legal: the list repeats \"call high\"");
    CHECK(says(found_in_games<EndlessGame>(), "ply 500: the game does not end"));
    CHECK(says(found_in_games<NoWinner>(), "the end has a winner: seat"));
    CHECK(found_in_games<FiveSeats>() == "seed 0, ply 0: judge_setup() allows 1 players");
    CHECK(Laws{AnyToy::of<OtherSetup>()}.check_game(setup_for(2, 1), 0) ==
          "seed 0, ply 0: the state tells another setup than it was made with");
}

TEST_CASE("no broken game gets through") {
    CHECK(found_in_games<EmptyList>() != "");
    CHECK(found_in_games<StrictJudge>() != "");
    CHECK(found_in_games<LaxJudge>() != "");
    CHECK(found_in_games<MeddlingJudge>() != "");
    CHECK(found_in_games<ClashingNames>() != "");
    CHECK(found_in_games<WeightlessOutcome>() != "");
    CHECK(found_in_games<LopsidedSample>() != "");
    CHECK(found_in_games<LeakingView>() != "");
    CHECK(found_in_games<LeakingRefusal>() != "");
    CHECK(found_in_games<KnowingImagination>() != "");
    CHECK(found_in_games<PeekingImagination>() != "");
    CHECK(found_in_games<ShiftyImagination>() != "");
    CHECK(found_in_games<SilentReveal>() != "");
    CHECK(found_in_games<OneSidedReveal>() != "");
    CHECK(found_in_games<FirstComeFirstServed>() != "");
    CHECK(found_in_games<OpenBids>() != "");
    CHECK(found_in_games<JealousList>() != "");
    CHECK(found_in_games_of(Laws{ForgottenField{}}) != "");
    CHECK(found_in_games<TellingKey>() != "");
    CHECK(found_in_games<DullKey>() != "");
    CHECK(found_in_games<VanishingCard>(cards_are_conserved) != "");
}
