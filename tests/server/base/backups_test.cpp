// Copies by the clock: the first when it is due, old ones go only for good ones.
#include "server/base/backups.h"

#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <set>

#include "server/house.h"
#include "store/backup.h"

using namespace orrery;
using namespace orrery::server;

namespace {

std::set<std::string> names_in(const std::string& folder) {
    std::set<std::string> names;
    std::error_code ignored;
    for (const auto& each : std::filesystem::directory_iterator{folder, ignored})
        names.insert(each.path().filename().string());
    return names;
}

bool soon(const std::function<bool()>& holds) {
    const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds{kPatienceSeconds};
    while (!holds() && std::chrono::steady_clock::now() < latest)
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    return holds();
}

mode_t rights_of(const std::string& file) {
    struct stat about {};
    REQUIRE(::stat(file.c_str(), &about) == 0);
    return about.st_mode & 0777U;
}

}  // namespace

TEST_CASE("backups: the first is made at once where there is none, and not again before it is due") {
    const Folder copies;
    House house{[&](Options& options) {
        options.backups = {.every = 3'600'000, .keep = 2, .to = copies.path().string()};
    }};
    const auto made = [&] {
        auto names = names_in(copies.path().string());
        std::erase_if(names, [](const std::string& name) { return !name.ends_with(".db"); });
        return names;
    };
    CHECK(soon([&] { return made().size() == 1; }));
    house.close();
    const auto before = made();
    house.open();
    house.guest();
    house.close();
    CHECK(made() == before);
}

TEST_CASE("backups: those that failed push out no good ones") {
    const Folder copies;
    for (const char* good : {"orrery-20260101T000000Z.db", "orrery-20260102T000000Z.db"})
        copies.write(good, "good");
    const Folder nothing;  // no store: every copy fails
    Metrics metrics;
    Faults faults{metrics};
    {
        Backups backups{
            nothing.path().string(), {.every = 1, .keep = 2, .to = copies.path().string()}, faults};
        CHECK(soon([&] { return metrics.text().find("place=\"backup\"} 3") != std::string::npos; }));
    }
    CHECK(names_in(copies.path().string()).size() == 2);
    // What a killed server left counts for nothing, and goes with the next good one.
    copies.write("orrery-20260103T000000Z.db.part", "half");
    House house{[&](Options& options) {
        options.backups = {.every = 3'600'000, .keep = 2, .to = copies.path().string()};
    }};
    CHECK(soon([&] { return !std::filesystem::exists(copies / "orrery-20260101T000000Z.db"); }));
    house.close();
    CHECK(std::filesystem::exists(copies / "orrery-20260102T000000Z.db"));
    CHECK_FALSE(std::filesystem::exists(copies / "orrery-20260103T000000Z.db.part"));
}

TEST_CASE("backups: old ones go before the disk is full, and never the latest") {
    const Folder copies;
    for (const char* old : {"orrery-20260101T000000Z.db", "orrery-20260102T000000Z.db", "mine.db"})
        copies.write(old, "good");
    copies.write("orrery-20260101T000000Z.db.key", "key");
    const auto made = [&] { return names_in(copies.path().string()); };
    std::atomic<std::uint64_t> left{1ULL << 40U};
    House house{[&](Options& options) {
        options.backups = {
            .every = 3'600'000, .to = copies.path().string(), .free = [&] { return left.load(); }};
    }};
    REQUIRE(soon([&] { return std::filesystem::exists(house.folder() / "last-backup"); }));
    house.close();
    CHECK(std::filesystem::exists(copies / "orrery-20260101T000000Z.db"));
    left = 0;
    std::filesystem::remove(house.folder() / "last-backup");  // the next one is due
    house.open();
    REQUIRE(soon([&] { return std::filesystem::exists(house.folder() / "last-backup"); }));
    house.close();
    // The one that was found good last, its key, and what is not the server's.
    CHECK_FALSE(std::filesystem::exists(copies / "orrery-20260101T000000Z.db"));
    CHECK_FALSE(std::filesystem::exists(copies / "orrery-20260101T000000Z.db.key"));
    CHECK_FALSE(std::filesystem::exists(copies / "orrery-20260102T000000Z.db"));
    CHECK(std::filesystem::exists(copies / "mine.db"));
    const auto names = made();
    CHECK(std::ranges::count_if(names, [](const std::string& name) {
              return name.starts_with("orrery-") && name.ends_with(".db");
          }) == 1);
}

TEST_CASE("backups: a copy and its key are their owner's alone, whatever those of the folder were") {
    const House house;
    house.guest();
    for (const char* name : {"orrery.db", "invites.key"})
        REQUIRE(::chmod((house.folder() / name).c_str(), 0666) == 0);
    const Folder copies;
    REQUIRE_FALSE(store::back_up(house.folder().path().string(), copies / "copy.db").has_value());
    for (const char* name : {"copy.db", "copy.db.key"}) {
        CAPTURE(name);
        CHECK(rights_of(copies / name) == 0600);
    }
}

TEST_CASE("files of the folder are their owner's alone: the key, the lock, what lies beside the store") {
    House house;
    house.guest();
    for (const char* name : {"orrery.db", "orrery.db-wal", "orrery.db-shm", "invites.key", "lock"}) {
        CAPTURE(name);
        CHECK(rights_of(house.folder() / name) == 0600);
        ::chmod((house.folder() / name).c_str(), 0666);
    }
    house.close();
    house.open();
    for (const char* name : {"orrery.db", "invites.key", "lock"}) {
        CAPTURE(name);
        CHECK(rights_of(house.folder() / name) == 0600);
    }
}
