// Records: out and in, each refusal with its line, records that were tampered with, and the verification of
// chance.
#include "engine/record.h"

#include <doctest/doctest.h>

#include "core/text.h"
#include "engine/said.h"
#include "engine/toy_game.h"
#include "shared/mutations.h"

using namespace orrery;
using toy::kDeal, toy::SealedBids;

namespace {

const Games kGames = only_game(SealedBids{});

constexpr std::string_view kText = R"(orrery-record 1
game sealed_bids
rules 1
content 0123456789abcdef
players 2
option length short
seat 0 human
seat 1 Żółw the bot

# the deal
chance deal 1
chance deal 2
chance deal 1
chance deal 2
chance deal 1
chance deal 2

0 call low
0 stake 2
1 bid 1
0 bid 2
1 call high
1 stake 1
0 bid 2
1 bid 1
result 0:1:2 1:2:1
)";

Match new_match(const Setup& setup) {
    return Match{std::make_unique<GameOf<SealedBids>>(SealedBids{}, setup)};
}

// Somebody who is asked answers at random; chance answers from the seed.
void play_on(Match& match, const FairSeed& seed, std::size_t answers, Rng& rng) {
    for (; answers > 0 && !match.game().over(); --answers) {
        const Seat who = match.game().actors().first();
        ActionList options;
        match.game().list(who, options);
        const Action any = rng.one_of(options);
        CHECK(match.answer(who, who == kChance ? fair_outcome(seed, match.ply(), match.game()) : any) ==
              kAllowed);
    }
}

Record played(const Setup& setup, std::uint64_t number, std::size_t answers = 1000) {
    const FairSeed seed = seed_from_number(number);
    Rng rng{number};
    Match match = new_match(setup);
    play_on(match, seed, answers, rng);
    return {{{}, commitment(seed), seed}, match};
}

Message problem_of(std::string_view text) {
    const auto read = read_record(text, kGames);
    if (read) return {"none", {}};
    CHECK_MESSAGE(can_be_said(read.problem()), read.problem().key);
    return read.problem();
}

std::string replaced(std::string_view text, std::string_view part, std::string_view instead) {
    std::string result{text};
    const auto at = result.find(part);
    REQUIRE(at != std::string::npos);
    return result.replace(at, part.size(), instead);
}

// "error.record.rules, line 3": what is wrong once `part` of the record is replaced.
std::string problem_with(std::string_view part, std::string_view instead) {
    const Message problem = problem_of(replaced(kText, part, instead));
    const auto line = std::ranges::find(problem.params, "line", &Param::name);
    return line == problem.params.end() ? problem.key : problem.key + ", line " + line->value;
}

bool same(const Record& one, const Record& two) {
    return one.header == two.header && std::ranges::equal(one.match.answers(), two.match.answers()) &&
           one.match.start().state() == two.match.start().state() &&
           one.match.game().state() == two.match.game().state();
}

}  // namespace

TEST_CASE("a record is read, and written in its own order") {
    const auto read = read_record(kText, kGames);
    REQUIRE(read);
    CHECK(read->match.game().over());
    CHECK(read->match.ply() == 14);
    CHECK(read->header.seats == std::vector<std::string>{"human", "Żółw the bot"});
    CHECK(read->header.commitment.empty());
    std::string bare = replaced(kText, "# the deal\n", "");
    bare = replaced(bare, "\n\n0 call", "\n0 call");
    CHECK(write_record(*read, kGames) == bare);
}

TEST_CASE("header lines come in any order, and lines may end as on Windows") {
    std::string text = replaced(kText, "game sealed_bids\n", "");
    text = replaced(text, "players 2\n", "players 2\ngame sealed_bids\n");
    CHECK(problem_of(text).key == "none");
    std::string windows;
    for (const auto line : split(kText, '\n')) windows += std::string{line} + "\r\n";
    CHECK(problem_of(windows).key == "none");
}

TEST_CASE("every record comes back: answers, states and header") {
    for (std::uint64_t n = 0; n < 40; ++n) {
        const auto setup = toy::setup_for(2 + static_cast<int>(n % 3), static_cast<int>(n / 3 % 2),
                                          static_cast<int>(n / 6 % 2));
        const Record record = played(setup, n, n % 2 == 0 ? 1000 : n);
        const std::string text = write_record(record, kGames);
        const auto read = read_record(text, kGames);
        REQUIRE(read);
        CHECK(same(record, *read));
        CHECK(write_record(*read, kGames) == text);
    }
}

TEST_CASE("a record that began from a position takes it along") {
    const Record before = played(toy::setup_for(3), 4, 20);
    Match match{before.match.game().clone()};
    Rng rng{1};
    play_on(match, seed_from_number(4), 1000, rng);
    const Record record{{}, match};
    const std::string text = write_record(record, kGames);
    CHECK(text.find("\nposition {\"format\":\"orrery-position\"") != std::string::npos);
    const auto read = read_record(text, kGames);
    REQUIRE(read);
    CHECK(same(record, *read));
    CHECK(write_record(*read, kGames) == text);
    CHECK(problem_of(replaced(text, "\nplayers 3", "\nplayers 4")).key == "error.record.position");
    CHECK(problem_of(replaced(text, "position {", "position {{")).key == "error.json.syntax");
    const Message wrong = problem_of(replaced(text, "\"stake\":1", "\"stake\":3"));
    CHECK(wrong == Message{"error.position.impossible", {{"rule", "SB-3"}, {"line", "6"}}});
}

TEST_CASE("names of seats stay on their line") {
    Record record = played(toy::setup_for(3), 1, 3);
    record.header.seats = {"two\nresult 0:9:1", "", "  Ania  "};
    const auto read = read_record(write_record(record, kGames), kGames);
    REQUIRE(read);
    CHECK(read->header.seats == std::vector<std::string>{"two result 0:9:1", "", "Ania"});
}

TEST_CASE("what is no record, or a newer one, is refused") {
    CHECK(problem_of("") == Message{"error.record.cut", {{"line", "1"}}});
    CHECK(problem_of("\n").key == "error.record.format");
    CHECK(problem_of("{}\n").key == "error.record.format");
    CHECK(problem_with("orrery-record 1", "orrery-record") == "error.record.format, line 1");
    CHECK(problem_with("orrery-record 1", "orrery-record 1 2") == "error.record.format, line 1");
    CHECK(problem_with("orrery-record 1", "orrery-record 2") == "error.record.version, line 1");
    CHECK(problem_with("orrery-record 1", "orrery-record 01") == "error.record.version, line 1");
}

TEST_CASE("a header that is not as it must be is refused with its line") {
    CHECK(problem_with("rules 1\n", "") == "error.record.missing, line 8");
    CHECK(problem_with("rules 1\n", "rules 1\nrules 1\n") == "error.record.duplicate, line 4");
    CHECK(problem_with("rules 1\n", "rules 1\ncolour red\n") == "error.record.unknown, line 4");
    CHECK(problem_with("rules 1\n", "rules 1\n# no comments here\n") == "error.record.unknown, line 4");
    CHECK(problem_with("rules 1", "rules 2") == "error.record.rules, line 3");
    CHECK(problem_with("rules 1", "rules") == "error.record.header, line 3");
    CHECK(problem_with("sealed_bids", "chess") == "error.record.game, line 2");
    CHECK(problem_with("0123456789abcdef", "0123456789abcdee") == "error.record.content, line 4");
    CHECK(problem_with("players 2", "players 5") == "error.setup.players, line 5");
    CHECK(problem_with("players 2", "players two") == "error.record.header, line 5");
    CHECK(problem_with("players 2", "players 02") == "error.record.header, line 5");
    CHECK(problem_with("option length short", "option length") == "error.record.header, line 6");
    CHECK(problem_with("option length short", "option length long") == "error.setup.value, line 6");
    CHECK(problem_with("option length short", "option size short") == "error.setup.option, line 6");
    CHECK(problem_with("option length short", "option length short\noption length short") ==
          "error.record.duplicate, line 7");
    CHECK(problem_with("seat 1 Żółw the bot", "seat 2 greedy") == "error.record.header, line 8");
    CHECK(problem_with("seat 1 Żółw the bot", "seat 1") == "error.record.header, line 8");
    CHECK(problem_with("seat 1 Żółw the bot", "seat 0 greedy") == "error.record.duplicate, line 8");
    CHECK(problem_with("seat 1 Żółw the bot", "commitment 12") == "error.record.header, line 8");
    CHECK(problem_with("seat 1 Żółw the bot", "seed 12") == "error.record.header, line 8");
    CHECK(problem_of("orrery-record 1\ngame sealed_bids\n").key == "error.record.header_end");
}

TEST_CASE("an answer that cannot be is refused with its line, its rule and its notation") {
    CHECK(problem_of(replaced(kText, "0 bid 2", "0 bid 3")) ==
          Message{"error.record.forbidden", {{"answer", "0 bid 3"}, {"rule", "SB-4"}, {"line", "21"}}});
    CHECK(problem_of(replaced(kText, "0 stake 2", "0 call low")) ==
          Message{"error.record.refused",
                  {{"answer", "0 call low"},
                   {"rule", "not-asked"},
                   {"reason", "refusal.not-asked", true},
                   {"line", "19"}}});
    CHECK(problem_of(replaced(kText, "0 call low", "1 call low")).params[1] ==
          Param{"rule", "not-your-turn"});
    CHECK(problem_with("chance deal 1", "chance deal 0") == "error.record.notation, line 11");
    CHECK(problem_with("chance deal 1", "chance") == "error.record.notation, line 11");
    CHECK(problem_with("chance deal 1", "fate deal 1") == "error.record.seat, line 11");
    CHECK(problem_with("chance deal 1", "2 deal 1") == "error.record.seat, line 11");
    CHECK(problem_with("0 call low", "00 call low") == "error.record.seat, line 18");
    CHECK(problem_with("0 call low", "-0 call low") == "error.record.seat, line 18");
}

TEST_CASE("the result is the one of the replay, at the end and nowhere else") {
    CHECK(problem_with("result 0:1:2 1:2:1", "result 0:1:1 1:2:1") == "error.record.result, line 26");
    CHECK(problem_with("result 0:1:2 1:2:1", "result") == "error.record.result, line 26");
    CHECK(problem_with("result 0:1:2 1:2:1", "result 0:1:2 1:2:1 2:0:3") == "error.record.result, line 26");
    CHECK(problem_with("result 0:1:2 1:2:1\n", "") == "error.record.no_result, line 25");
    CHECK(problem_with("1 bid 1\nresult", "result") == "error.record.early_result, line 25");
    CHECK(problem_with("1:2:1\n", "1:2:1\n0 bid 2\n") == "error.record.trailing, line 27");
    CHECK(problem_with("1:2:1\n", "1:2:1\n\n# the end\n") == "none");
}

TEST_CASE("a record that was cut, is too large or is no text is refused") {
    CHECK(problem_of(kText.substr(0, kText.size() - 1)).key == "error.record.cut");
    CHECK(problem_with("human", std::string("hu\0man", 6)) == "error.record.character, line 7");
    CHECK(problem_with("human", "\x1b[31m") == "error.record.character, line 7");
    CHECK(problem_of(std::string(kMaxRecordBytes + 1, '\n')).key == "error.record.size");
    CHECK(problem_of(std::string{kText} + std::string(kMaxRecordBytes - kText.size(), '\n')).key == "none");
}

namespace {

// A game that never ends: its table is set anew after the last round.
struct Endless : SealedBids {
    void play(State& s, Seat seat, Action action) const {
        SealedBids::play(s, seat, action);
        if (s.todo.empty()) s = start(setup_of(s));
    }
};

}  // namespace

TEST_CASE("a record with too many answers is refused") {
    std::string round = std::string{kText.substr(kText.find("chance"))};
    round.resize(round.find("result"));
    std::string text{kText.substr(0, kText.find("chance"))};
    const std::size_t rounds = kMaxRecordAnswers / 14;
    for (std::size_t i = 0; i < rounds; ++i) text += round;
    for (std::size_t i = 0; i < kMaxRecordAnswers % 14; ++i)
        text += split(round, '\n')[i < 6 ? i : i + 1], text += '\n';
    const Games games = only_game(Endless{});
    const auto most = read_record(text, games);
    REQUIRE(most);
    CHECK(most->match.ply() == kMaxRecordAnswers);
    const auto more = read_record(text + "0 bid 2\n", games);
    REQUIRE_FALSE(more);
    CHECK(more.problem().key == "error.record.answers");
}

TEST_CASE("a record that was tampered with is refused, or says exactly what it says") {
    Rng rng{77};
    int readable = 0;
    for (std::uint64_t n = 0; n < 20; ++n) {
        const std::string text = write_record(played(toy::setup_for(2 + static_cast<int>(n % 3)), n), kGames);
        for (int i = 0; i < 100; ++i) {
            const auto read = read_record(mutated(text, rng), kGames);
            if (!read) {
                CHECK(std::ranges::find(read.problem().params, "line", &Param::name) !=
                      read.problem().params.end());
                continue;
            }
            ++readable;
            const auto again = read_record(write_record(*read, kGames), kGames);
            REQUIRE(again);
            CHECK(same(*read, *again));
        }
    }
    CHECK(readable > 0);
}

TEST_CASE("chance that follows from the committed seed is verified") {
    for (std::uint64_t n = 0; n < 10; ++n) CHECK(verify_chance(played(toy::setup_for(3), n)) == std::nullopt);
}

TEST_CASE("a changed outcome, a wrong seed or a missing one is found") {
    Record record = played(toy::setup_for(2), 3);
    Record other = record;
    other.header.seed = seed_from_number(4);
    CHECK(verify_chance(other) == Message{"error.fair.seed", {}});
    other.header.commitment =
        commitment(seed_from_number(4));  // another seed, consistently: the outcomes tell
    CHECK(verify_chance(other)->key == "error.fair.outcome");
    other = record;
    other.header.seed = std::nullopt;
    CHECK(verify_chance(other) == Message{"error.fair.no_seed", {}});
    other.header.commitment.clear();
    CHECK(verify_chance(other) == Message{"error.fair.no_commitment", {}});

    other = {record.header, new_match(toy::setup_for(2))};
    const Action drawn = record.match.answers()[0].action;
    const Action instead{kDeal, static_cast<std::uint8_t>(drawn.a == 1 ? 2 : 1)};
    other.match.answer(kChance, instead);
    CHECK(can_be_said(*verify_chance(other)));
    CHECK(verify_chance(other) == Message{"error.fair.outcome",
                                          {{"ply", "0"},
                                           {"answer", "deal " + std::to_string(instead.a)},
                                           {"expected", "deal " + std::to_string(drawn.a)}}});
}
