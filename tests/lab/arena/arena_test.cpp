#include "lab/arena/arena.h"

#include <doctest/doctest.h>

#include "engine/record.h"
#include "lab/arena/csv.h"
#include "lab/arena/summary.h"

namespace orrery {

namespace {

ArenaOptions match_of(std::string game, std::vector<std::string> bots, int players, std::uint64_t blocks) {
    ArenaOptions options;
    options.game = std::move(game);
    options.setup.players = static_cast<std::uint8_t>(players);
    options.bots = std::move(bots);
    options.blocks = blocks;
    return options;
}

std::vector<ArenaBlock> play(const ArenaOptions& options, std::vector<ArenaBlock> known = {}) {
    std::vector<ArenaBlock> all;
    const auto problem = run_arena(options, std::move(known),
                                   {[&](std::uint64_t number, const ArenaBlock& block) {
                                        CHECK(number == all.size());
                                        all.push_back(block);
                                        return std::optional<Message>{};
                                    },
                                    {}});
    CHECK(!problem);
    return all;
}

// The clock is not to be had twice.
std::vector<ArenaBlock> without_time(std::vector<ArenaBlock> blocks) {
    for (ArenaBlock& block : blocks)
        for (ArenaGame& game : block)
            for (ArenaSeat& seat : game.seats) seat.seconds = 0;
    return blocks;
}

ArenaSummary summed(const ArenaOptions& options, const std::vector<ArenaBlock>& blocks) {
    ArenaTally tally{options};
    for (const ArenaBlock& block : blocks) tally.add(block);
    return tally.summary();
}

std::string csv(const ArenaOptions& options, const std::vector<ArenaBlock>& blocks) {
    std::string text = csv_head(options, built_in());
    for (std::size_t i = 0; i < blocks.size(); ++i) text += csv_block(options, i, blocks[i]);
    return text;
}

std::string problem(const ArenaOptions& options) {
    const auto found = problem_with(options, built_in());
    return found ? found->key : std::string{};
}

}  // namespace

TEST_CASE("the games of an arena do not depend on the number of threads") {
    for (const char* game : {"af", "pi"}) {
        ArenaOptions options = match_of(game, {"greedy", "random"}, 3, 3);
        const auto expected = without_time(play(options));
        REQUIRE(expected.size() == 3);
        CHECK(expected[0].size() == 3);
        for (const int threads : {2, 5}) {
            options.threads = threads;
            CHECK(without_time(play(options)) == expected);
        }
    }
}

TEST_CASE("a bot against itself comes out even") {
    // With one seed in twenty the interval of a fair match leaves 50% out; this is none of those.
    ArenaOptions random = match_of("af", {"random", "random"}, 2, 150);
    random.seed = 2;
    const ArenaSummary summary = summed(random, play(random));
    CHECK(summary.bots[1].name == "random#2");
    CHECK(summary.bots[0].win_share.low < 0.5);
    CHECK(summary.bots[0].win_share.high > 0.5);
    CHECK(summary.bots[0].win_share.share != 0.5);  // they do not think with the same numbers
    CHECK(summary.bots[1].rating.low < 0);
    CHECK(summary.bots[1].rating.high > 0);

    // Whoever does not need luck to think plays the same game from either seat.
    const ArenaOptions greedy = match_of("af", {"greedy", "greedy"}, 2, 5);
    for (const ArenaBlock& block : play(greedy))
        for (std::size_t seat = 0; seat < 2; ++seat) {
            CHECK(block[0].seats[seat].bot != block[1].seats[seat].bot);
            CHECK(block[0].seats[seat].decisions > 0);
        }
}

TEST_CASE("the games of a block share their luck") {
    // With random bots everything diverges at once, yet both games of a block begin with the same setup.
    ArenaOptions options = match_of("af", {"random", "random"}, 2, 3);
    options.records = true;
    for (const ArenaBlock& block : play(options)) {
        std::vector<std::vector<Action>> dealt;
        for (const ArenaGame& game : block) {
            const auto record = read_record(game.record, all_games());
            REQUIRE(record);
            std::vector<Action>& first = dealt.emplace_back();
            for (const Answer& answer : record->match.answers()) {
                if (answer.seat != kChance) break;
                first.push_back(answer.action);
            }
        }
        CHECK(dealt[0].size() > 5);
        CHECK(dealt[0] == dealt[1]);
    }
}

TEST_CASE("a match that was interrupted and resumed is the same match") {
    ArenaOptions options = match_of("pi", {"random", "random", "random"}, 2, 6);
    const auto whole = play(options);
    options.blocks = 2;
    auto part = read_csv(options, built_in(), csv(options, play(options)));
    REQUIRE(part);
    REQUIRE(part->size() == 2);
    options.blocks = 6;
    CHECK(without_time(play(options, *part)) == without_time(whole));
}

TEST_CASE("a match can be stopped; whole blocks are kept") {
    const ArenaOptions options = match_of("af", {"greedy", "random"}, 2, 1000);
    std::uint64_t taken = 0;
    const auto problem = run_arena(options, {},
                                   {[&](std::uint64_t, const ArenaBlock& block) {
                                        ++taken;
                                        CHECK(block.size() == 2);
                                        return std::optional<Message>{};
                                    },
                                    [&] { return taken >= 3; }});
    CHECK(!problem);
    CHECK(taken == 3);
}

TEST_CASE("what goes wrong with a block ends the match") {
    const ArenaOptions options = match_of("pi", {"random", "random"}, 2, 1000);
    const auto problem = run_arena(options, {},
                                   {[&](std::uint64_t, const ArenaBlock&) {
                                        return std::optional{Message{"disk", {}}};
                                    },
                                    {}});
    REQUIRE(problem);
    CHECK(problem->key == "disk");
}

TEST_CASE("the sequential test ends a match that is clear, at the same block with any number of threads") {
    ArenaOptions options = match_of("pi", {"greedy", "random"}, 2, 1000);
    options.sprt = SprtPlan{.elo0 = 0, .elo1 = 50};
    const auto blocks = play(options);
    CHECK(blocks.size() < 100);
    CHECK(summed(options, blocks).sprt->verdict == SprtVerdict::Accepted);
    options.threads = 3;
    CHECK(play(options).size() == blocks.size());
}

TEST_CASE("unfinished games are counted and decide nothing") {
    ArenaOptions options = match_of("af", {"greedy", "random"}, 2, 3);
    options.most_answers = 40;
    const ArenaSummary summary = summed(options, play(options));
    CHECK(summary.games == 6);
    CHECK(summary.unfinished == 6);
    CHECK(summary.bots[0].games == 0);
    CHECK(summary.bots[0].decisions > 0);
    CHECK(summary.bots[0].win_share.high == 1);
}

TEST_CASE("shares, ranks and margins hang together") {
    const ArenaOptions options = match_of("pi", {"greedy", "random"}, 4, 5);
    const auto blocks = play(options);
    const ArenaSummary summary = summed(options, blocks);
    CHECK(summary.games == 20);
    CHECK(summary.bots[0].games == 20);
    CHECK(summary.bots[1].games == 60);
    CHECK(summary.bots[0].win_share.share + 3 * summary.bots[1].win_share.share == doctest::Approx(1));
    CHECK(summary.bots[0].margin.mean > 0);
    CHECK(summary.bots[0].rank.mean < 2);
    CHECK(summary.bots[0].rating.elo > 0);  // `random` is the zero
    CHECK(summary.bots[1].rating.elo == 0);
    const Json json = to_json_document(options, summary);
    CHECK(json.at("bots").as_array().size() == 2);
    CHECK(json.at("game") == "pocket_imperium");
}

TEST_CASE("a shared victory is split, and even ranks are half a meeting") {
    ArenaGame shared;
    shared.finished = true;
    shared.seats = {{0, 10, 1, 5, 0}, {1, 10, 1, 5, 0}, {1, 7, 3, 5, 0}};
    const ArenaBlock block{shared};
    CHECK(*share_in(block, 0) == 0.5);
    CHECK(*share_in(block, 1) == 0.25);
    CHECK(!share_in(block, 2));
}

TEST_CASE("the file of games says again what was written") {
    for (const int players : {2, 3}) {
        const ArenaOptions options = match_of("af", {"random", "random"}, players, 4);
        const auto blocks = play(options);
        const auto read = read_csv(options, built_in(), csv(options, blocks));
        REQUIRE(read);
        CHECK(without_time(*read) == without_time(blocks));
    }
}

TEST_CASE("what an interruption left of the last block is dropped") {
    const ArenaOptions options = match_of("pi", {"random", "random"}, 2, 4);
    const std::string text = csv(options, play(options));
    const std::size_t last = text.rfind('\n', text.size() - 2);
    for (const std::size_t end : {text.size() - 1, last + 1, last + 10}) {
        const auto read = read_csv(options, built_in(), text.substr(0, end));
        REQUIRE(read);
        CHECK(read->size() == 3);
    }
}

TEST_CASE("a file of another match, or one that was changed, is refused") {
    const ArenaOptions options = match_of("pi", {"random", "greedy"}, 2, 3);
    const std::string text = csv(options, play(options));
    const std::size_t head = csv_head(options, built_in()).size();
    const std::size_t last_block = text.rfind("\n2,0,") + 1;
    for (std::size_t at = 0; at < last_block; ++at) {
        std::string changed = text;
        changed[at] = changed[at] == '7' ? '8' : '7';
        const auto read = read_csv(options, built_in(), changed);
        CAPTURE(at);
        REQUIRE(!read);
        if (at < head) CHECK(read.problem().key != "error.arena.csv_line");
        if (at >= head) CHECK(read.problem().key == "error.arena.csv_line");
    }
    ArenaOptions other = options;
    other.seed = 2;
    CHECK(read_csv(other, built_in(), text).problem().key == "error.arena.csv_other");
    other = options;
    other.bots = {"greedy", "random"};
    CHECK(read_csv(other, built_in(), text).problem().key == "error.arena.csv_other");
    CHECK(read_csv(options, built_in(), "").problem().key == "error.arena.csv_format");
    CHECK(read_csv(options, built_in(), "block,game\n").problem().key == "error.arena.csv_format");
    // A line twice, or one left out.
    const std::size_t row = text.find('\n', head) + 1;
    CHECK(!read_csv(options, built_in(), text.substr(0, row) + text.substr(head)));
    CHECK(!read_csv(options, built_in(), text.substr(0, head) + text.substr(row)));
}

TEST_CASE("a match that cannot be is refused with the reason") {
    CHECK(problem(match_of("chess", {"random", "random"}, 2, 1)) == "error.game.unknown");
    CHECK(problem(match_of("af", {"random", "random"}, 7, 1)) == "error.setup.players");
    CHECK(problem(match_of("af", {"random"}, 2, 1)) == "error.arena.one_bot");
    CHECK(problem(match_of("af", {"random", "deep"}, 2, 1)) == "error.bot.unknown");
    CHECK(problem(match_of("af", std::vector<std::string>(30, "random"), 4, 1)) ==
          "error.arena.too_many_bots");
    ArenaOptions options = match_of("af", {"random", "random", "random"}, 3, 1);
    options.sprt = SprtPlan{};
    CHECK(problem(options) == "error.arena.sprt_bots");
    CHECK(problem(match_of("af", {"random", "greedy"}, 3, 1)).empty());
}

}  // namespace orrery
