// Requests to every path that could be made right there, one or two things of them spoilt: none is answered
// with a fault of ours, and of each path some are done and some refused.
#include <functional>

#include "core/text.h"
#include "server/house.h"
#include "server/http/api.h"
#include "server/http/soup.h"
#include "shared/scored_record.h"
#include "store/sqlite_store.h"

using namespace orrery;
using namespace orrery::server;

namespace {

const object kOlasAccount{{"name", "Ola"}, {"password", "correct horse"}};

// What can be asked for, and by whom.
struct Wanted {
    Browser who;
    std::string path;
    object body{};
};

// Ala runs the server and has an account like Ola, who plays with Ewa.
class Doors {
  public:
    Doors() {
        REQUIRE(ala_.post("/api/account", kAla).status == 200);
        REQUIRE(ola_.post("/api/account", kOlasAccount).status == 200);
        make_owner();
        table_ = new_table(ola_, wish("alien_frontiers", {me(), open_seat()}));
        const std::string link = invite_of(position(ola_, table_).at("table"), 1);
        REQUIRE(ewa_.post("/api/join", object{{"token", link}}).status == 200);
        REQUIRE(text_at(say(ewa_, table_, {{"t", "chat"}, {"id", "c"}, {"text", "Hej"}}), "t") == "ack");
        over_ = new_table(ola_, wish("pocket_imperium", {me(), bot()}));
        when_asked(ola_, over_);
        say(ola_, over_, {{"t", "concede"}, {"id", "c"}, {"seat", 0}});
        watched_to_the_end(ola_, over_);
        REQUIRE(wanted_.size() == routes().size());
    }

    Wanted wanted(const Route& route) {
        const auto at = wanted_.find(std::string{route.method} + ' ' + std::string{route.path});
        REQUIRE_MESSAGE(at != wanted_.end(), "nothing is asked of " << route.path);
        ++number_;
        return at->second();
    }

    House house{[](Options& options) {
        options.admin = 0;
        Limits& limits = options.limits;
        limits.acts = limits.chat = limits.new_tables = limits.tables_a_day = limits.names = limits.reports =
            limits.logins = limits.logins_of_account = limits.passwords = limits.exports = limits.readings =
                limits.analysis_of_person = {1e9, 1e9, 1000};
        limits.analysis_glances = 100;
        limits.analysis_look = 1;
    }};
    Rng rng{20261117};

  private:
    // As `orrery store role` does it.
    void make_owner() {
        auto store = store::SqliteStore::open(house.folder().path().string());
        REQUIRE(store);
        store::Transaction transaction;
        transaction.changes.push_back({.id = text_at(ala_.get("/api/me").json(), "id"), .role = "owner"});
        (*store)->write(std::move(transaction), {});
        (*store)->settle();
    }
    // Somebody else each time, whose password may become another one.
    Browser newcomer() {
        Browser browser = house.guest();
        const object account{{"name", numbered("Nina ")}, {"password", "correct horse"}};
        REQUIRE(browser.post("/api/account", account).status == 200);
        return browser;
    }
    std::string reset_link() {
        newcomer();
        const object act{{"act", "reset_password"}, {"name", numbered("Nina ")}};
        const Json reset = ala_.post("/api/owner", act).json();
        return text_at(reset, "link").substr(std::string_view{"/reset#"}.size());
    }
    std::string own_table() { return new_table(host_, wish("arcs", {me(), open_seat()})); }
    object act_of_owner() {
        const object about{{"table", table_}, {"seat", 1}};
        const auto with = [&](object act, const object& more) {
            for (const auto& field : more) act[field.key()] = field.value();
            return act;
        };
        switch (rng.below(6)) {
            case 0:
                return with({{"act", "mute"}, {"hours", 0}}, about);
            case 1:
                return with({{"act", "remove_name"}}, about);
            case 2:
                return {{"act", "hide_chat"}, {"table", table_}, {"chat", 1}};
            case 3:
                return {{"act", "ban"}, {"range", "192.0.2.0/24"}, {"hours", 0}, {"reason", "x"}};
            case 4:
                return {{"act", "reset_password"}, {"name", "Ola"}};
            default:
                return {{"act", "remove_table"}, {"table", own_table()}};
        }
    }
    object long_wish() {
        object whole = wish("alien_frontiers", {me(), bot()});
        whole["name"] = "Tuesday";
        whole["options"] = object{};
        whole["shuffle"] = false;
        whole["public"] = false;
        whole["clock"] = object{{"kind", "live"}, {"minutes", 10}, {"increment", 5}};
        return whole;
    }
    std::string at(const std::string& table, const char* rest) { return "/api/tables/" + table + rest; }
    std::string numbered(const char* text) { return text + std::to_string(number_); }

    Browser ala_ = house.guest(), ola_ = house.guest(), ewa_ = house.guest(), host_ = house.guest();
    std::string table_, over_;
    int number_ = 0;

    using Ask = std::function<Wanted()>;
    const std::map<std::string, Ask> wanted_{
        {"GET /api/me",
         [&] {
             return Wanted{ewa_, "/api/me?lang=pl"};
         }},
        {"POST /api/me",
         [&] {
             return Wanted{ewa_, "/api/me", {{"name", numbered("Ewa ")}, {"lang", "pl"}}};
         }},
        {"POST /api/account",
         [&] {
             return Wanted{
                 house.guest(), "/api/account", {{"name", numbered("New ")}, {"password", "correct horse"}}};
         }},
        {"POST /api/login",
         [&] {
             return Wanted{house.guest(), "/api/login", kOlasAccount};
         }},
        {"POST /api/logout",
         [&] {
             return Wanted{house.guest(), "/api/logout"};
         }},
        {"POST /api/reset",
         [&] {
             return Wanted{
                 house.guest(), "/api/reset", {{"token", reset_link()}, {"password", "correct horse"}}};
         }},
        {"POST /api/password",
         [&] {
             return Wanted{newcomer(),
                           "/api/password",
                           {{"password", "correct horse"}, {"new_password", "correct horse"}}};
         }},
        {"GET /api/sessions",
         [&] {
             return Wanted{ewa_, "/api/sessions"};
         }},
        {"POST /api/sessions/end",
         [&] {
             Browser guest = house.guest();
             const Json own = guest.get("/api/sessions").json().at(0).at("id");
             return Wanted{guest, "/api/sessions/end", {{"id", own}}};
         }},
        {"POST /api/account/end",
         [&] {
             return Wanted{house.guest(), "/api/account/end", {{"password", "a guest has none"}}};
         }},
        {"GET /api/export",
         [&] {
             return Wanted{ewa_, "/api/export"};
         }},
        {"GET /api/games",
         [&] {
             return Wanted{ewa_, "/api/games?lang=pl"};
         }},
        {"GET /api/texts/{lang}/{game}",
         [&] {
             return Wanted{ewa_, "/api/texts/pl/arcs"};
         }},
        {"GET /api/content/{game}",
         [&] {
             return Wanted{ewa_, "/api/content/master_of_orion?lang=pl"};
         }},
        {"GET /api/rules/{game}",
         [&] {
             return Wanted{ewa_, "/api/rules/arcs?lang=pl"};
         }},
        {"GET /api/tables",
         [&] {
             return Wanted{ewa_, "/api/tables?list=mine&lang=pl"};
         }},
        {"POST /api/tables",
         [&] {
             return Wanted{host_, "/api/tables", long_wish()};
         }},
        {"GET /api/tables/{id}",
         [&] {
             return Wanted{ewa_, at(table_, "?ply=1&seat=1&since=1&lang=pl")};
         }},
        {"POST /api/tables/{id}/actions",
         [&] {
             return Wanted{
                 ewa_, at(table_, "/actions"), {{"t", "chat"}, {"id", numbered("d")}, {"text", "Hej"}}};
         }},
        {"GET /api/tables/{id}/scores",
         [&] {
             return Wanted{ewa_, at(over_, "/scores")};
         }},
        {"GET /api/tables/{id}/record",
         [&] {
             return Wanted{ewa_, at(over_, "/record")};
         }},
        {"GET /api/tables/{id}/chat",
         [&] {
             return Wanted{ewa_, at(table_, "/chat?before=9")};
         }},
        {"GET /api/tables/{id}/log",
         [&] {
             return Wanted{ewa_, at(table_, "/log?before=9&seat=1&lang=pl")};
         }},
        {"GET /api/tables/{id}/analysis",
         [&] {
             return Wanted{ewa_, at(over_, "/analysis?lang=pl")};
         }},
        {"POST /api/tables/{id}/analysis",
         [&] {
             return Wanted{ewa_, at(over_, "/analysis")};
         }},
        {"POST /api/tables/{id}/analysis/end",
         [&] {
             return Wanted{ewa_, at(over_, "/analysis/end")};
         }},
        {"POST /api/tables/{id}/remove",
         [&] {
             return Wanted{host_, at(own_table(), "/remove")};
         }},
        {"POST /api/join",
         [&] {
             const std::string table = own_table();
             return Wanted{
                 house.guest(), "/api/join", {{"token", invite_of(position(host_, table).at("table"), 1)}}};
         }},
        {"POST /api/records",
         [&] {
             return Wanted{
                 ewa_, "/api/records", {{"record", record_without_answers(0)}, {"ply", 0}, {"seat", 1}}};
         }},
        {"POST /api/records/analysis",
         [&] {
             const char* act = std::array{"begin", "look", "end"}[rng.below(3)];
             return Wanted{ewa_,
                           "/api/records/analysis",
                           {{"record", record_without_answers(number_ % 50)}, {"act", act}}};
         }},
        {"GET /api/blocks",
         [&] {
             return Wanted{ewa_, "/api/blocks"};
         }},
        {"POST /api/blocks",
         [&] {
             return Wanted{ewa_, "/api/blocks", {{"table", table_}, {"seat", 0}}};
         }},
        {"POST /api/reports",
         [&] {
             return Wanted{ewa_, "/api/reports", {{"table", table_}, {"seat", 0}, {"reason", "x"}}};
         }},
        {"GET /api/owner",
         [&] {
             return Wanted{ala_, "/api/owner?before=9"};
         }},
        {"POST /api/owner",
         [&] {
             return Wanted{ala_, "/api/owner", act_of_owner()};
         }},
        {"GET /api/status",
         [&] {
             return Wanted{ewa_, "/api/status"};
         }},
        {"GET /api/openapi.yaml",
         [&] {
             return Wanted{ewa_, "/api/openapi.yaml"};
         }},
    };
};

std::string escaped(const std::string& text) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string all;
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        all += {'%', kDigits[byte / 16U], kDigits[byte % 16U]};
    }
    return all;
}

// Another name in the place of a table, a game or a number: whatever stands behind the first two parts.
std::string with_another_part(const std::string& path, Rng& rng) {
    std::vector<std::size_t> ends;
    for (std::size_t i = std::string_view{"/api/"}.size(); i < path.size(); ++i)
        if (path[i] == '/' || path[i] == '=') ends.push_back(i + 1);
    if (ends.empty()) return path;
    const std::size_t from = ends[below(rng, ends.size())];
    const std::size_t to = path.find_first_of("/?&", from);
    return path.substr(0, from) + escaped(soup(rng, 4)) + (to == std::string::npos ? "" : path.substr(to));
}

int status_of(const Route& route, Wanted wanted, Rng& rng) {
    std::map<std::string, std::string> headers;
    const bool reads = route.method == "GET";
    const auto spoils = rng.below(6);
    if (spoils == 0)
        headers[reads ? "Host" : std::array{"Host", "Origin", "Content-Type"}[rng.below(3)]] =
            "elsewhere.example";
    if (spoils == 1) wanted.path = with_another_part(wanted.path, rng);
    if (spoils > 3) wanted.body = with_slips(wanted.body, rng);
    const std::string body = reads ? "" : boost::json::serialize(wanted.body);
    CAPTURE(wanted.path);
    CAPTURE(body);
    const int status = wanted.who.request(std::string{route.method}, wanted.path, body, headers).status;
    REQUIRE((status >= 200 && status < 500));
    return status;
}

}  // namespace

TEST_CASE("fuzz: requests to every path that are nearly right are done or refused") {
    constexpr int kLeast = 1500;
    Doors doors;
    Meetings meetings;
    for (int i = 0; i < std::max(kLeast, fuzz_inputs() / 10); ++i) {
        CAPTURE(i);
        const Route& route = routes()[static_cast<std::size_t>(i) % routes().size()];
        const int status = status_of(route, doors.wanted(route), doors.rng);
        Met& met = meetings[std::string{route.method} + ' ' + std::string{route.path}];
        ++(status < 400 ? met.done : met.refused);
    }
    for (const auto& [path, met] : meetings) {
        CAPTURE(path);
        CHECK(met.done > 0);
        CHECK(met.refused > 0);
    }
    const std::string metrics = Browser{doors.house.server().admin_port()}.get("/metrics").body;
    CHECK(metrics.find("orrery_faults_total{") == std::string::npos);
}
