// For whoever runs the machine: whether people may be sent here, what was lost of the disk, and how locked
// down the service is.
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "server/house.h"
#include "server/overheard.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::server;

TEST_CASE("the server takes as many file handles as it may, whatever the shell began with") {
    rlimit before{};
    REQUIRE(getrlimit(RLIMIT_NOFILE, &before) == 0);
    const rlim_t few = std::min<rlim_t>(before.rlim_max, 200);
    const rlimit begun{few, before.rlim_max};
    REQUIRE(setrlimit(RLIMIT_NOFILE, &begun) == 0);
    {
        const House house;
        rlimit now{};
        REQUIRE(getrlimit(RLIMIT_NOFILE, &now) == 0);
        CHECK(now.rlim_cur >= std::min<rlim_t>(before.rlim_max, 20'000));
    }
    CHECK(setrlimit(RLIMIT_NOFILE, &before) == 0);
}

TEST_CASE("/ready: 200 while it serves, 503 as soon as it is about to end") {
    std::atomic<bool> holds{false}, held{false};
    House house{[&](Options& options) {
        options.admin = 0;
        options.limits.drain_time = 3'600'000;
        options.trip = [&](std::string_view place) {
            while (place == "writer" && holds) {
                held = true;
                std::this_thread::sleep_for(std::chrono::milliseconds{1});
            }
        };
    }};
    const int admin = house.server().admin_port();
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), bot()}));
    CHECK(Browser{admin}.get("/ready").status == 200);
    CHECK(Browser{admin}.get("/nothing").status == 404);
    holds = true;  // something is being written, which is waited for
    std::thread waits{[&] {
        CHECK(text_at(say(browser, table, {{"t", "chat"}, {"id", "c"}, {"text", "Hej"}}), "t") == "ack");
    }};
    const auto soon = [](const std::function<bool()>& so) {
        const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds{kPatienceSeconds};
        while (!so() && std::chrono::steady_clock::now() < latest)
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        return so();
    };
    CHECK(soon([&] { return held.load(); }));
    house.server().stop();
    CHECK(soon([&] { return Browser{admin}.get("/ready").status == 503; }));
    holds = false;
    waits.join();
}

TEST_CASE(
    "what a damaged write-ahead log has lost is told when the server starts, which goes on without it") {
    const Folder damaged;
    const std::string store = store::kStoreFile, log = store + "-wal";
    {
        const House house;
        house.guest();
        const auto whole = std::filesystem::file_size(house.folder() / log);
        for (int i = 0; i < 2; ++i) house.guest();
        // As `kill -9` would leave it.
        for (const std::string& name : {store, log})
            std::filesystem::copy_file(house.folder() / name, damaged / name);
        std::fstream file{damaged / log, std::ios::in | std::ios::out | std::ios::binary};
        file.seekp(static_cast<std::streamoff>(whole + 100));
        file << "damage";
    }
    Overheard overheard;
    {
        const House house{[&](Options& options) { options.data = damaged.path().string(); }};
        house.guest();
    }
    const auto told = lines_with(overheard.stop(), R"("event":"damaged write-ahead log")");
    REQUIRE(told.size() == 1);
    const Json line = boost::json::parse(told.front());
    CHECK(text_at(line, "level") == "error");
    CHECK(number_at(line, "lost_commits") == 2);
    CHECK(std::filesystem::exists(text_at(line, "kept_as")));
}

TEST_CASE("the service is locked down, as systemd judges it") {
    if (std::system("command -v systemd-analyze >/dev/null 2>&1") != 0) {
        MESSAGE("no systemd-analyze here");
        return;
    }
    const std::string unit = std::string{ORRERY_ROOT} + "/deploy/orrery.service";
    const std::string judged =
        "systemd-analyze security --offline=true --threshold=20 '" + unit + "' >/dev/null 2>&1";
    CHECK(std::system(judged.c_str()) == 0);
}
