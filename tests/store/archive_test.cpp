#include "store/archive.h"

#include <doctest/doctest.h>

#include <sstream>

#include "tables.h"

using namespace orrery;
using namespace orrery::store;

namespace {

// Two people, two games, the second the rematch of the first, some talk.
std::unique_ptr<SqliteStore> filled(const Folder& folder) {
    auto store = store_with_game(folder);
    write_now(*store, adding(begun_game(20, "game2")));
    Transaction more;
    more.game = "game1";
    more.next = "game2";
    more.chat.push_back({1, "ola", "Ola", 1, "„Tak”", 4000});
    write_now(*store, more);
    return store;
}

std::string exported(Store& store) {
    std::ostringstream out;
    const auto counted = write_archive(store, out);
    REQUIRE(counted);
    CHECK((counted->people == 2 && counted->games == 2));
    return out.str();
}

std::string why_not(const std::string& text) {
    const Folder folder;
    const auto store = open_in(folder);
    std::istringstream in{text};
    const auto read = read_archive(*store, all_games(), in);
    CHECK((read || store->people().empty()));
    return read ? "" : read.problem().key;
}

}  // namespace

TEST_CASE("archive: what was exported and imported is the same") {
    const Folder from;
    const auto store = filled(from);
    const std::string text = exported(*store);
    const Folder to;
    const auto copy = open_in(to);
    std::istringstream in{text};
    const auto read = read_archive(*copy, all_games(), in);
    REQUIRE(read);
    CHECK((read->people == 2 && read->games == 2));
    for (const char* id : {"game1", "game2"}) {
        CHECK(copy->game(id) == store->game(id));
        CHECK(copy->chat(id, 9) == store->chat(id, 9));
    }
    CHECK(copy->person("ala") == store->person("ala"));
    CHECK(exported(*copy) == text);
}

TEST_CASE(
    "archive: what is there already, or no archive, or not by the rules, is refused and nothing is written") {
    const Folder from;
    const auto store = filled(from);
    const std::string text = exported(*store);
    std::istringstream again{text};
    CHECK(read_archive(*store, all_games(), again).problem().key == "error.archive.there");
    CHECK(why_not("") == "error.archive.format");
    CHECK(why_not("{\"format\":\"other\"}\n") == "error.archive.format");
    CHECK(why_not(text.substr(0, text.size() / 2)) == "error.archive.line");
    CHECK(why_not(text + "{\"ship\":1}\n") == "error.archive.line");
    std::string cheated = text;
    cheated.replace(cheated.find("\"body\":\"") + 8, 5, "xxxxx");
    CHECK(why_not(cheated) == "error.store.replay");
    // Luck that does not follow from the seed: the dice were not what the commitment promised.
    std::string lucky = text;
    const std::size_t seed = lucky.find("\"seed\":\"") + 8;
    lucky.replace(seed, 64, to_hex(seed_from_number(8)));
    CHECK(why_not(lucky) == "error.store.luck");
}
