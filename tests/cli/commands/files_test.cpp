// What the program makes of files that are not what they should be: it says so and touches nothing.
#include "cli/files.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstring>

#include "cli/program.h"
#include "core/rng.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

bool ended_properly(const Ran& ran) { return ran.status >= 0 && ran.status <= 2 && ran.complete(); }

// A few bytes changed, removed, doubled or put in.
std::string mutated(std::string text, Rng& rng) {
    const auto below = [&](std::size_t n) {
        return static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(n)));
    };
    for (std::size_t i = 1 + below(3); i > 0 && !text.empty(); --i) {
        const std::size_t at = below(text.size());
        const std::size_t length = 1 + below(std::min<std::size_t>(40, text.size() - at));
        switch (below(5)) {
            case 0:
                text[at] = static_cast<char>(rng.below(256));
                break;
            case 1:
                text.erase(at, length);
                break;
            case 2:
                text.insert(at, text.substr(at, length));
                break;
            case 3:
                text[at] = static_cast<char>('0' + rng.below(10));
                break;
            default:
                text.resize(at);
                break;
        }
    }
    return text;
}

}  // namespace

TEST_CASE("files that cannot be read end with status 1 and the reason") {
    const Folder folder;
    const std::string huge = folder.write("huge", std::string(kMaxFileBytes + 1, 'a'));
    const std::string bytes = folder.write("bytes", "\xFF\xFE orrery-record 1\n");
    const std::string empty = folder.write("empty", "");
    const std::string poem = folder.write("poem", "Roses are red\n");
    for (const std::string& file : {folder / "none", folder.path().string(), huge, bytes, empty, poem}) {
        for (const std::string language : {"en", "pl"}) {
            CAPTURE(file);
            for (const char* command : {"replay", "verify", "inspect"}) {
                const Ran ran = run_program({command, file, "--lang", language});
                CHECK(ran.status == 1);
                CHECK(ran.out.empty());
                CHECK(ran.complete());
            }
            CHECK(run_program({"apply", "--position", file, "--action", "end", "--lang", language}).status ==
                  1);
            CHECK(run_program({"play", "--resume", file, "--lang", language}).status == 1);
        }
    }
    CHECK(run_program({"verify", folder / "none"}).says("There is no file"));
    CHECK(run_program({"verify", folder.path().string()}).says("is a directory"));
    CHECK(run_program({"verify", huge}).says("too large"));
    CHECK(run_program({"verify", bytes}).says("line 1: this is not text in UTF-8"));
    CHECK(run_program({"verify", "-"}, "{}").says("is a position"));
    CHECK(folder.files() == 4);
}

TEST_CASE("a file is written whole or not at all") {
    const Folder folder;
    CHECK(!write_text_file(folder / "new", "text", Secrecy::Public));
    CHECK(!write_text_file(folder / "new", "other", Secrecy::OwnerOnly));
    CHECK(folder.read("new") == "other");
    CHECK(write_text_file(folder / "no/such/folder", "text", Secrecy::Public));
    CHECK(write_text_file(folder.path().string(), "text", Secrecy::Public));
    CHECK(folder.files() == 1);
}

TEST_CASE("a link, a pipe and a device stay what they are when something is written to them") {
    const Folder folder;
    folder.write("there", "before");
    const std::filesystem::path link = folder / "link", full = folder / "full", pipe = folder / "pipe";
    std::filesystem::create_symlink("there", link);
    CHECK(!write_text_file(link.string(), "after", Secrecy::Public));
    CHECK(std::filesystem::is_symlink(link));
    CHECK(folder.read("there") == "after");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    const int reader = open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    REQUIRE(reader >= 0);
    CHECK(!write_text_file(pipe.string(), "through", Secrecy::Public));
    CHECK(std::filesystem::is_fifo(pipe));
    std::array<char, 16> got{};
    CHECK(read(reader, got.data(), got.size()) == 7);
    CHECK(std::string{got.data()} == "through");
    close(reader);
    std::filesystem::create_symlink("/dev/full", full);
    const auto problem = write_text_file(full.string(), "lost", Secrecy::Public);
    REQUIRE(problem);
    CHECK(problem->params.back() == Param{"reason", std::strerror(ENOSPC)});
    CHECK(std::filesystem::is_symlink(full));
}

TEST_CASE("mutated records never crash the program, and no file is touched") {
    const Folder folder;
    const std::string record =
        folder.read(std::filesystem::path{finished_record(folder)}.filename().string());
    const std::string body = record.substr(0, 6000);  // long records take long to replay
    Rng rng{2026};
    for (int i = 0; i < 250; ++i) {
        const std::string text = mutated(i % 2 == 0 ? body : record.substr(0, 900), rng);
        const std::string file = folder.write("mutant", text);
        const char* command = i % 3 == 0 ? "verify" : i % 3 == 1 ? "replay" : "inspect";
        CAPTURE(text);
        CHECK(ended_properly(run_program({command, file, "--lang", i % 2 == 0 ? "pl" : "en"})));
        CHECK(folder.read("mutant") == text);
        CHECK(folder.files() == 2);
    }
}

TEST_CASE("mutated positions never crash the program") {
    const Folder folder;
    const std::string record = finished_record(folder);
    const std::string document = run_program({"inspect", record, "--to", "120", "--json"}).out;
    const std::size_t begin = document.find("{", 1);
    const std::string position = document.substr(begin, document.find("\"actors\"") - begin);
    const std::string text = position.substr(0, position.rfind('}') + 1);
    REQUIRE(run_program({"inspect", "-"}, text).status == 0);
    Rng rng{7};
    for (int i = 0; i < 250; ++i) {
        const std::string mutant = mutated(text, rng);
        CAPTURE(mutant);
        CHECK(ended_properly(run_program({"inspect", "-", "--lang", i % 2 == 0 ? "pl" : "en"}, mutant)));
        CHECK(ended_properly(
            run_program({"apply", "--position", "-", "--action", "end", "dock lunar_mine"}, mutant)));
    }
}

TEST_CASE("mutated arguments never crash the program") {
    const std::vector<std::vector<std::string>> sound = {
        {"games", "--json"},
        {"rules", "af", "71"},
        {"position", "af", "--players", "3", "--option", "length=long"},
        {"inspect", "missing", "--to", "3", "--seat", "ruby"},
        {"apply", "--position", "missing", "--action", "end"},
        {"verify", "missing", "--json"},
        {"replay", "missing", "--to", "7"},
        {"simulate", "af", "--games", "x", "--threads", "2"},
        {"play", "--resume", "missing", "--seed", "3"},
    };
    Rng rng{99};
    for (int i = 0; i < 300; ++i) {
        auto args = sound[static_cast<std::size_t>(i) % sound.size()];
        for (std::string& arg : args)
            if (rng.below(2) == 0) arg = mutated(arg, rng);
        std::string shown;
        for (std::string& arg : args) {
            std::erase(arg, '\0');
            std::erase(arg, '<');
            shown += arg + ' ';
        }
        CAPTURE(shown);
        CHECK(ended_properly(run_program(args)));
    }
}

TEST_CASE("what people type during a game never crashes it") {
    Rng rng{5};
    const std::string sound =
        "w dock lunar_mine\nu\nr 71\ni plasma\n2\nl\nb\n?\ndock solar_converter\nship 3\n1\n1\n";
    for (int i = 0; i < 40; ++i) {
        std::string typed = mutated((i % 8 == 0 ? "1\nh\n" : "1\n") + sound, rng);  // hints take long
        std::erase(typed, '<');
        std::erase(typed, 's');  // nothing is saved
        CAPTURE(typed);
        CHECK(ended_properly(run_program({"play", "af", "--seed", "12"}, typed)));
    }
}
