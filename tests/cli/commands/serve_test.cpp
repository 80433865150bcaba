// orrery serve where it cannot begin, and orrery store.
#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

#include "cli/commands/serve_limits.h"
#include "cli/commands/serve_origin.h"
#include "cli/context.h"
#include "cli/program.h"
#include "server/server.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::cli;

namespace {

// A port that somebody else listens on.
class TakenPort {
  public:
    TakenPort() : handle_{socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        REQUIRE(bind(handle_, any, size) == 0);
        REQUIRE(listen(handle_, 1) == 0);
        REQUIRE(getsockname(handle_, any, &size) == 0);
        number = std::to_string(ntohs(address.sin_port));
    }
    ~TakenPort() { close(handle_); }
    TakenPort(const TakenPort&) = delete;
    TakenPort& operator=(const TakenPort&) = delete;

    std::string number;

  private:
    int handle_;
};

// A folder with an empty store.
void make_store(const std::string& folder) {
    server::Options options;
    options.port = 0;
    options.data = folder;
    REQUIRE(server::Server::open(options, built_in()));
}

}  // namespace

TEST_CASE("serve: limits that are given take the place of the usual ones, the others stay") {
    const server::Limits usual,
        set = limits_argument({"guests=200/600", "connections-of-address=400", "joins=7/600",
                               "joins-of-address=8/600", "chat-of-address=9/60"});
    CHECK(set.guests.burst == 200);
    CHECK(set.guests.count == 200);
    CHECK(set.guests.per == 600'000);
    CHECK(set.connections_of_address == 400);
    CHECK(set.joins.count == 7);
    CHECK(set.joins_of_address.count == 8);
    CHECK(set.chat_of_address.count == 9);
    CHECK(set.logins.count == usual.logins.count);
    CHECK(set.connections == usual.connections);
    CHECK(set.session_idle == usual.session_idle);
    const server::Limits slow = limits_argument({"playing-table-days=400", "session-days=60", "acts=2/1"});
    CHECK(slow.playing_table_idle == 400LL * 86'400'000);
    CHECK(slow.session_idle == 60LL * 86'400'000);
    CHECK(slow.acts.burst == 2);
}

TEST_CASE("serve: docs/operations.md names every limit that can be set") {
    std::ifstream file{std::string{ORRERY_ROOT} + "/docs/operations.md"};
    const std::string page{std::istreambuf_iterator<char>{file}, {}};
    const std::size_t from = page.find("Some can be set at the start");
    REQUIRE(from != std::string::npos);
    const std::string told = page.substr(from, page.find("\n\n", from) - from);
    for (const std::string_view name : limit_names()) {
        CAPTURE(name);
        CHECK(told.find('`' + std::string{name} + '`') != std::string::npos);
    }
}

TEST_CASE("serve: an origin is kept as browsers say it") {
    const std::pair<const char*, const char*> said[] = {
        {"https://play.example", "https://play.example"},
        {"HTTPS://Play.Example", "https://play.example"},
        {"https://play.example:443", "https://play.example"},
        {"http://play.example:80", "http://play.example"},
        {"https://play.example:80", "https://play.example:80"},
        {"https://127.0.0.1:8443", "https://127.0.0.1:8443"},
        {"https://[2001:DB8::1]:443", "https://[2001:db8::1]"}};
    for (const auto& [given, kept] : said) CHECK(origin_argument(given) == kept);
}

TEST_CASE("serve: wrong usage ends with 2 and says what to write") {
    for (const char* lang : {"en", "pl"}) {
        const Ran port = run_program({"serve", "--port", "99999", "--lang", lang});
        CHECK(port.status == kMisused);
        CHECK(port.says("--port"));
        CHECK(port.complete());
        for (const char* time : {"1", "h", "0h", "1w", "-1h", ""}) {
            const Ran every = run_program({"serve", "--backup-every", time, "--lang", lang});
            CHECK(every.status == kMisused);
            CHECK(every.complete());
        }
        for (const char* limit :
             {"", "=", "guests", "guests=", "guests=5", "guests=0/5", "guests=5/0", "guests=5/5/5",
              "guests=-5/5", "guests=5/86401", "guests=20001/5", "guests=5/5s", "guests=1e3/5",
              "guests=99999999999999999999/1", "Guests=5/5", "body_bytes=5", "connections=5/5",
              "connections=0", "connections="}) {
            CAPTURE(limit);
            const Ran limited = run_program({"serve", "--limit", limit, "--lang", lang});
            CHECK(limited.status == kMisused);
            CHECK(limited.complete());
        }
        CHECK(run_program({"serve", "--limit", "x=5", "--lang", lang}).says("connections-of-address"));
        for (const char* wrong :
             {"play.example", "https://", "https://play.example b", "https://play.example/",
              "https://play.example?b", "https://play.example:0",
              "https://play.example:", "https://play.example:65536", "https://play.example:b", "https://[::1",
              "https://[1.2.3.4]", "https://play.example@play.example", "ftp://play.example",
              "https://play.example\u017C", "https://:443", ""}) {
            CAPTURE(wrong);
            const Ran origin = run_program({"serve", "--origin", wrong, "--data", "", "--lang", lang});
            CHECK(origin.status == kMisused);
            CHECK(origin.complete());
        }
        for (const std::vector<std::string>& wrong :
             {std::vector<std::string>{"--proxy", "10.0.0.2"},
              std::vector<std::string>{"--origin", "https://play.example", "--proxy", "10.0.0.2,gate"}}) {
            std::vector<std::string> words{"serve", "--lang", lang};
            words.insert(words.end(), wrong.begin(), wrong.end());
            const Ran proxy = run_program(words);
            CHECK(proxy.status == kMisused);
            CHECK(proxy.says("10.0.0.2"));
            CHECK(proxy.complete());
        }
    }
}

TEST_CASE(
    "serve: a port that is taken, an address that is none, a folder that cannot be: 1, with the way out") {
    const Folder folder;
    const TakenPort taken;
    const Ran port = run_program({"serve", "--port", taken.number, "--data", folder / "a"});
    CHECK(port.status == kFailed);
    CHECK(port.says(taken.number));
    CHECK(port.says("--port"));
    const Ran admin = run_program({"serve", "--port", "0", "--admin", taken.number, "--data", folder / "a"});
    CHECK(admin.status == kFailed);
    CHECK(admin.says("--admin"));
    const Ran address = run_program({"serve", "--port", "0", "--listen", "nowhere", "--data", folder / "b"});
    CHECK(address.status == kFailed);
    CHECK(address.says("127.0.0.1"));
    const Ran data = run_program({"serve", "--port", "0", "--data", "/proc/nothing/here"});
    CHECK(data.status == kFailed);
    CHECK(data.says("--data"));
    // As with a variable of a script that is not set.
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"serve", "--port", taken.number},
          std::vector<std::string>{"store", "role", "Ala", "owner"}}) {
        std::vector<std::string> nowhere = words;
        nowhere.insert(nowhere.end(), {"--data", ""});
        const Ran none = run_program(nowhere);
        CHECK(none.status == kFailed);
        CHECK(none.says("--data"));
    }
}

TEST_CASE("serve: says who can open it, and how to let friends in") {
    const Folder folder;
    const std::string said = folder / "said";
    // What it says until it is ready; then it is ended. What was said before would pass for it.
    const auto serve = [&](const std::string& arguments) {
        const std::string begin = "rm -f " + said + "; " ORRERY_PROGRAM " serve --port 0 --data " +
                                  folder / "data" + ' ' + arguments;
        const std::string command = begin + " >" + said + " 2>&1 & while ! grep -q Ctrl-C " + said +
                                    "; do kill -0 $! || exit 1; sleep 0.1; done; kill $!; wait $!";
        CHECK(std::system(command.c_str()) == 0);  // NOLINT(cert-env33-c): as in a terminal
        return folder.read("said");
    };
    CHECK(serve("--lang en").find("Only this computer can open it.") != std::string::npos);
    CHECK(serve("--lang pl").find("Otworzy się to tylko na tym komputerze.") != std::string::npos);
    CHECK(serve("--lang en --listen 0.0.0.0").find("Only this computer") == std::string::npos);
    CHECK(serve("--lang en --origin https://play.example").find("Only this computer") == std::string::npos);
}

TEST_CASE("serve: a store that cannot be trusted, or that another server has, is left alone") {
    const Folder folder;
    folder.write("orrery.db", std::string(5000, 'x'));
    const Ran broken = run_program({"serve", "--port", "0", "--data", folder.path().string()});
    CHECK(broken.status == kFailed);
    CHECK(folder.read("orrery.db") == std::string(5000, 'x'));

    server::Options options;
    options.port = 0;
    options.data = folder / "good";
    const auto running = server::Server::open(options, built_in());
    REQUIRE(running);
    const Ran second = run_program({"serve", "--port", "0", "--data", options.data});
    CHECK(second.status == kFailed);
    CHECK(second.says("--data"));
    CHECK(run_program({"store", "import", "x", "--data", options.data}).status == kFailed);
}

TEST_CASE("store: checked, copied, restored, exported, imported") {
    const Folder folder;
    make_store(folder / "one");
    const auto store = [&](std::vector<std::string> args) {
        args.insert(args.begin(), "store");
        return run_program(std::move(args));
    };
    const Ran checked = store({"check", "--data", folder / "one", "--lang", "pl"});
    CHECK(checked.status == kOk);
    CHECK(checked.complete());
    CHECK(store({"backup", folder / "copy.db", "--data", folder / "one"}).status == kOk);
    CHECK(store({"backup", folder / "copy.db", "--data", folder / "one"}).status == kFailed);
    CHECK(store({"restore", folder / "copy.db", "--data", folder / "two"}).status == kOk);
    CHECK(store({"restore", folder / "copy.db", "--data", folder / "two"}).status == kFailed);
    const Ran exported = store({"export", "--data", folder / "two"});
    CHECK(exported.status == kOk);
    CHECK(exported.out.starts_with("{\"format\":\"orrery-store\""));
    folder.write("all.jsonl", "");  // there, and readable for everybody
    ::chmod((folder / "all.jsonl").c_str(), 0666);
    CHECK(store({"export", folder / "all.jsonl", "--data", folder / "two"}).status == kOk);
    struct stat about {};
    REQUIRE(::stat((folder / "all.jsonl").c_str(), &about) == 0);
    CHECK((about.st_mode & 0777U) == 0600U);
    CHECK(folder.read("all.jsonl") == exported.out);
    CHECK(store({"import", folder / "all.jsonl", "--data", folder / "three"}).status == kOk);
    CHECK(store({"check", "--data", folder / "three"}).status == kOk);
    for (const char* lang : {"en", "pl"}) {
        const Ran set = store({"clock", "--data", folder / "three", "--lang", lang});
        CHECK(set.status == kOk);
        CHECK(set.complete());
    }
    CHECK(store({"clock", "--data", folder / "none"}).status == kFailed);
    CHECK_FALSE(folder.has("none"));
}

TEST_CASE("store: wrong usage ends with 2, what is not there with 1") {
    const Folder folder;
    CHECK(run_program({"store"}).status == kMisused);
    CHECK(run_program({"store", "polish"}).status == kMisused);
    CHECK(run_program({"store", "backup", "--data", folder.path().string()}).status == kMisused);
    const Ran nobody = run_program({"store", "reset", "--lang", "en", "--data", folder.path().string()});
    CHECK(nobody.status == kMisused);
    CHECK(nobody.says("Who is meant?"));
    CHECK(run_program({"store", "check", "--data", folder / "none"}).status == kFailed);
    CHECK(run_program({"store", "restore", folder / "none.db", "--data", folder / "x"}).status == kFailed);
    CHECK(run_program({"store", "import", folder / "none", "--data", folder / "x"}).status == kFailed);
    CHECK_FALSE(folder.has("none"));
    for (const char* what : {"role", "reset", "unban"}) {
        const Ran none =
            run_program({"store", what, "Ala", "owner", "--lang", "en", "--data", folder.path().string()});
        CHECK(none.status == kFailed);
        CHECK(none.says("There is no store"));
        CHECK_FALSE(folder.has("orrery.db"));
    }
}

TEST_CASE("store: who looks after the server, and a link to a new password; for accounts alone") {
    const Folder folder;
    make_store(folder / "one");
    const auto store = [&](std::vector<std::string> args, const char* lang) {
        args.insert(args.begin(), "store");
        args.insert(args.end(), {"--data", folder / "one", "--lang", lang});
        return run_program(std::move(args));
    };
    {
        auto opened = store::SqliteStore::open(folder / "one");
        REQUIRE(opened);
        store::Transaction transaction;
        transaction.people.push_back({.id = "a", .name = "Ala", .lang = "en"});
        transaction.changes.push_back({.id = "a", .name = "Ala", .claim = "hash"});
        (*opened)->write(transaction, {});
        (*opened)->settle();
    }
    for (const char* lang : {"en", "pl"}) {
        CHECK(store({"role", "Ola", "owner"}, lang).status == kFailed);
        CHECK(store({"role", "Ala"}, lang).status == kMisused);
        CHECK(store({"role", "Ala", "king"}, lang).status == kMisused);
        for (const std::vector<std::string>& good :
             {std::vector<std::string>{"role", "ala", "owner"}, std::vector<std::string>{"reset", "ALA"},
              std::vector<std::string>{"role", "Ala", "none"}}) {
            const Ran ran = store(good, lang);
            CHECK(ran.status == kOk);
            CHECK(ran.says("Ala"));
            CHECK(ran.complete());
        }
        CHECK(run_program({"store", "--help", "--lang", lang}).complete());
    }
    auto opened = store::SqliteStore::open(folder / "one");
    CHECK((*opened)->audits(10).size() == 6);
    CHECK((*opened)->person("a")->role.empty());
}
