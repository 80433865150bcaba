#include "store/archive.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "tables.h"

using namespace orrery;
using namespace orrery::store;

namespace {

constexpr Millis kNow = 10'000'000'000;  // long after everything here

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
    const auto read = read_archive(*store, all_games(), in, kNow);
    CHECK((read || store->people().empty()));
    return read ? "" : read.problem().key;
}

// The text with what stands first replaced; then what is said about it, and the line.
struct Changed {
    std::string text;
    Changed& with(const std::string& from, const std::string& to) {
        const std::size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        text.replace(at, from.size(), to);
        return *this;
    }
    std::string said() const {
        const Folder folder;
        const auto store = open_in(folder);
        std::istringstream in{text};
        const auto known = [](const StoredGame& stored) {
            return std::ranges::all_of(stored.seats, [](const SeatRow& seat) { return seat.level < 9; });
        };
        const auto read = read_archive(*store, all_games(), in, kNow, known);
        CHECK((read || (store->people().empty() && !store->game("game1"))));
        if (read) return "";
        std::string where;
        for (const Param& param : read.problem().params)
            if (param.name == "line") where = " " + param.value;
        return read.problem().key + where;
    }
};

}  // namespace

TEST_CASE("archive: what was exported and imported is the same") {
    const Folder from;
    const auto store = filled(from);
    const std::string text = exported(*store);
    const Folder to;
    const auto copy = open_in(to);
    std::istringstream in{text};
    const auto read = read_archive(*copy, all_games(), in, kNow);
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
    CHECK(read_archive(*store, all_games(), again, kNow).problem().key == "error.archive.there");
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

TEST_CASE("archive: rows that no server wrote are refused with their line, and nothing is written") {
    const Folder from;
    const auto store = filled(from);
    const std::string text = exported(*store);  // the format, two people, two games
    const auto changed = [&] { return Changed{text}; };
    CHECK(changed().said().empty());
    const std::string answer = "\"kind\":0,\"ply\":1,\"seat\":-1";
    CHECK(changed().with(answer, "\"kind\":2,\"ply\":1,\"seat\":99").said() == "error.store.replay 4");
    CHECK(changed().with(answer, "\"kind\":2,\"ply\":1,\"seat\":-7").said() == "error.store.replay 4");
    CHECK(changed().with(answer, "\"kind\":1,\"ply\":0,\"seat\":2").said() == "error.store.replay 4");
    CHECK(changed().with("\"spent\":0", "\"spent\":-9223372036854775807").said() == "error.store.replay 4");
    CHECK(changed().with("\"level\":0", "\"level\":99").said() == "error.archive.seats 4");
    CHECK(changed().with("{\"seat\":0,\"kind\":0", "{\"seat\":1,\"kind\":0").said() == "error.store.state 4");
    CHECK(changed().with("{\"seat\":1,\"kind\":0", "{\"seat\":1,\"kind\":3").said() ==
          "error.archive.line 4");
    CHECK(changed().with("\"state\":1", "\"state\":2").said() == "error.store.state 4");
    const std::size_t seat = text.find(",{\"seat\":1,\"kind\":0");
    CHECK(changed().with(text.substr(seat, text.find('}', seat) + 1 - seat), "").said() ==
          "error.store.state 4");
    CHECK(changed().with("\"updated\":", "\"updated\":9223372036854770000,\"was\":").said() ==
          "error.store.clock 4");
    CHECK(changed().with("Żółw ala", std::string(5000, 'x')).said() == "error.archive.line 2");
    CHECK(changed().with("\"owner\":\"ala\"", "\"owner\":\"nobody\"").said() == "error.archive.person 4");
    // Two accounts that look alike.
    const std::string none = "\"account\":\"\",\"password\":\"\"";
    CHECK(changed()
              .with("Żółw ala", "Ala")
              .with(none, "\"account\":\"a\",\"password\":\"x\"")
              .with("Żółw ola", "\u0410la")
              .with(none, "\"account\":\"b\",\"password\":\"x\"")
              .said() == "error.archive.name 3");
}

TEST_CASE("archive: where it cannot all be written, nothing is") {
    const Folder from;
    const std::string text = exported(*filled(from));
    const Folder to;
    int commits = 0;
    auto store = SqliteStore::open(to.path().string(), [&](std::string_view) {
        if (++commits == 1) throw std::runtime_error{"the disk is full"};
    });
    REQUIRE(store);
    std::istringstream in{text};
    CHECK(read_archive(**store, all_games(), in, kNow).problem().key == "error.archive.write");
    CHECK((*store)->people().empty());
    std::istringstream again{text};
    CHECK(read_archive(**store, all_games(), again, kNow));
    CHECK(commits == 2);  // everything is one commit
    std::ofstream full{"/dev/full"};
    CHECK(write_archive(**store, full).problem().key == "error.archive.write");
}

TEST_CASE("archive: the rematch of a table is not waited for where it was removed") {
    const Folder from;
    const auto store = filled(from);
    Transaction removed;
    removed.game = "game2";
    removed.state = GameState::Removed;
    REQUIRE(write_now(*store, removed) == Written::Done);
    std::ostringstream out;
    REQUIRE(write_archive(*store, out));
    CHECK(why_not(out.str()).empty());
}
