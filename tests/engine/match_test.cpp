// A game in progress: answers, refusals, and how far they can be taken back.
#include "engine/match.h"

#include <doctest/doctest.h>

#include "engine/toy_game.h"

using namespace orrery;
using toy::kBid, toy::kCall, toy::kDeal, toy::kStake, toy::SealedBids;

namespace {

// Two players; ruby holds 2 2 2, sapphire 1 1 1, and ruby is to call.
Match dealt() {
    Match match{std::make_unique<GameOf<SealedBids>>(SealedBids{}, toy::setup_for(2, 1))};
    for (int i = 0; i < 6; ++i)
        CHECK(match.answer(kChance, {kDeal, static_cast<std::uint8_t>(1 + i % 2)}) == kAllowed);
    return match;
}

}  // namespace

TEST_CASE("an answer is taken, or refused with the rule and nothing changes") {
    Match match = dealt();
    const Json before = match.game().state();
    CHECK(match.answer(1, {kCall, 0}) == kNotYourTurn);
    CHECK(match.answer(kChance, {kDeal, 1}) == kNotYourTurn);
    CHECK(match.answer(0, {kStake, 1}) == kNotAsked);
    CHECK(match.answer(0, {kCall, 2}) == kMalformed);
    CHECK(match.answer(0, {99}) == kMalformed);
    CHECK(match.game().state() == before);
    CHECK(match.ply() == 6);
    CHECK(match.answer(0, {kCall, 1}) == kAllowed);
    CHECK(match.answer(0, {kStake, 2}) == kAllowed);
    CHECK(match.answer(0, {kBid, 1}) == breaks("SB-4"));
    CHECK(match.answer(0, {kBid, 2}) == kAllowed);
    CHECK(match.answer(0, {kBid, 2}) == kNotYourTurn);
    CHECK(match.answer(1, {kBid, 1}) == kAllowed);
    CHECK(match.game().standing().scores[1] == 2);  // low was called
    CHECK(match.game().standing().ranks == std::array<std::uint8_t, kMaxSeats>{2, 1});
}

TEST_CASE("flags say what an answer did") {
    Match match = dealt();
    for (const Answer& answer : match.answers()) CHECK(answer.flags.random);
    CHECK(match.answers()[0].flags == AnswerFlags{.random = true, .reveals = only(1)});
    CHECK(match.answers()[5].flags == AnswerFlags{.random = true, .reveals = only(0), .changes_actor = true});
    CHECK(match.answers()[5].teaches(0));
    CHECK_FALSE(match.answers()[5].teaches(1));
    CHECK_FALSE(match.answers()[5].teaches(kSpectator));
    match.answer(0, {kCall, 0});
    CHECK(match.answers()[6].flags == AnswerFlags{});
    CHECK_FALSE(match.game().settled());
    match.answer(0, {kStake, 1});
    CHECK(match.answers()[7].flags == AnswerFlags{.changes_actor = true});
    CHECK(match.game().settled());
    match.answer(1, {kBid, 1});
    CHECK(match.answers()[8].flags == AnswerFlags{.changes_actor = true});
    match.answer(0, {kBid, 2});
    CHECK(match.answers()[9].flags == AnswerFlags{.reveals = kEverybody, .changes_actor = true});
}

TEST_CASE("a card that chance draws for one seat is about that seat") {
    Match match = dealt();
    CHECK(match.answers()[0].subject() == 1);
    CHECK(match.answers()[5].subject() == 0);
    match.answer(0, {kCall, 0});
    CHECK(match.answers()[6].subject() == 0);
    Answer open;  // of chance, seen by all
    CHECK(open.subject() == kChance);
    open.witnesses = 0b101;
    CHECK(open.subject() == kChance);
}

TEST_CASE("a seat takes back its last answers, up to chance, a revelation or another seat") {
    Match match = dealt();
    CHECK(match.free_undo(0) == 0);  // the deal is chance's
    match.answer(0, {kCall, 0});
    CHECK(match.free_undo(0) == 1);
    match.answer(0, {kStake, 1});
    CHECK(match.free_undo(0) == 2);
    CHECK(match.free_undo(1) == 0);
    match.answer(0, {kBid, 2});
    CHECK(match.free_undo(0) == 3);
    match.answer(1, {kBid, 1});  // turns both bids up
    CHECK(match.free_undo(0) == 0);
    CHECK(match.free_undo(1) == 0);
    match.answer(1, {kCall, 0});
    CHECK(match.free_undo(1) == 1);  // the revelation before it stays
}

TEST_CASE("one thing that a seat did is a whole action, and a turn is all since others had their say") {
    Match match = dealt();
    CHECK_FALSE(match.before_last_act(0));
    CHECK_FALSE(match.before_last_turn(0));
    match.answer(0, {kCall, 0});
    CHECK(match.before_last_act(0) == 6);
    match.answer(0, {kStake, 1});  // goes on with the call
    CHECK(match.before_last_act(0) == 6);
    match.answer(0, {kBid, 2});
    CHECK(match.before_last_act(0) == 8);
    CHECK(match.before_last_turn(0) == 6);
    match.answer(1, {kBid, 1});  // turns both bids up
    CHECK(match.before_last_act(0) == 8);
    CHECK(match.before_last_act(1) == 9);
    CHECK(match.before_last_turn(1) == 9);
    match.answer(1, {kCall, 0});
    CHECK(match.before_last_act(1) == 10);
    CHECK(match.before_last_turn(1) == 10);  // the revelation before it stays
}

TEST_CASE("chance befalls the one seat that may know it") {
    const Match match = dealt();
    for (const Answer& deal : match.answers()) CHECK(deal.befalls == only_of(deal.witnesses));
    CHECK(only_of(0b100) == 2);
    CHECK(only_of(0b101) == kNobody);
    CHECK(only_of(kEverybody) == kNobody);
}

TEST_CASE("taking back leads to the game as it stood") {
    Match match = dealt();
    std::vector<Json> states{match.game().state()};
    for (const auto& [seat, action] :
         {std::pair<Seat, Action>{0, {kCall, 0}}, {0, {kStake, 1}}, {1, {kBid, 1}}}) {
        match.answer(seat, action);
        states.push_back(match.game().state());
    }
    CHECK(match.at(7)->state() == states[1]);
    match.undo(2);
    CHECK(match.ply() == 7);
    CHECK(match.game().state() == states[1]);
    match.undo(0);
    CHECK(match.game().state() == states[1]);
    match.undo(7);
    CHECK(match.game().state() == match.start().state());
}

TEST_CASE("a copy of a match goes its own way") {
    Match match = dealt();
    Match copy = match;
    copy.answer(0, {kCall, 1});
    CHECK(match.ply() == 6);
    CHECK(copy.ply() == 7);
    match = copy;
    CHECK(match.game().state() == copy.game().state());
}

TEST_CASE("setup options are set by name") {
    Setup setup;
    CHECK(set_option(SealedBids::info(), setup, "calls", "fixed") == std::nullopt);
    CHECK(setup == toy::setup_for(2, 0, 1));
    CHECK(set_option(SealedBids::info(), setup, "calls", "loud") ==
          Message{"error.setup.value", {{"option", "calls"}, {"value", "loud"}, {"known", "open, fixed"}}});
    CHECK(set_option(SealedBids::info(), setup, "colour", "red") ==
          Message{"error.setup.option", {{"option", "colour"}, {"known", "length, calls"}}});
    CHECK(setup == toy::setup_for(2, 0, 1));
}
