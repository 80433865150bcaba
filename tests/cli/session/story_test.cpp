// A game as it is told at the terminal.
#include "cli/session/story.h"

#include "catalog/shelf.h"
#include "cli/program.h"
#include "shared/scored_record.h"

using namespace orrery;
using namespace orrery::cli;

TEST_CASE("the story tells what an answer set off by itself, also to who gave it") {
    const Games games = all_games();
    const auto record = read_record(scored_record(), games);
    REQUIRE(record);
    const Match& match = record->match;
    const Texts texts = texts_of(built_in(), match.start().info(), Language::English);
    const std::size_t last = match.ply() - 1;
    const Seat by = match.answers()[last].seat;
    for (const OwnDeeds own : {OwnDeeds::Told, OwnDeeds::LeftOut}) {
        const std::string told =
            text_of(Storyteller{match, texts, by}.paragraphs(last, match.ply(), 100, own));
        CHECK(told.find(" is scored") != std::string::npos);
    }
    CHECK(text_of(Storyteller{match, texts, by}.paragraphs(last - 1, last, 100, OwnDeeds::Told))
              .find(" is scored") == std::string::npos);
}
