// Nothing hidden goes over the wire: every byte sent to every seat and to a spectator is kept over whole
// games, and searched for what was secret at that moment.
#include "core/text.h"
#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

namespace {

int games_to_play() {
    const char* given = std::getenv("ORRERY_LEAK_GAMES");
    return given == nullptr ? 20 : std::atoi(given);
}

struct Viewer {
    Browser browser;
    WebSocket socket;
    int seat;  // -1: looks on
    std::vector<Json> heard;
    Json now;

    // Listens until the table has this version.
    void catch_up(std::int64_t version) {
        while (now.is_null() || number_at(now, "v") < version) {
            auto message = socket.receive();
            REQUIRE(message);
            if (text_at(*message, "t") == "position") now = message->at("position");
            heard.push_back(std::move(*message));
        }
    }
};

// A secret: who knows it, since when, until when (versions).
struct Secret {
    int owner;
    std::string notation, name;
    std::int64_t from, until;
};

// The words of a plan in the language of the page.
std::string plan_name(const Json& texts, const std::string& id) {
    return text_at(texts, ("name.plan." + id).c_str());
}

// Everything of a position but what is the viewer's own: the choices, which name all plans there are, and the
// plans.
std::string bytes_of(Json message, int viewer) {
    Json& now = message.at("position");
    now.as_object()["prompt"] = nullptr;
    auto& log = now.at("log").as_array();
    const auto own = [&](const Json& line) {
        return line.at("seat").is_int64() && line.at("seat").as_int64() == viewer;
    };
    log.erase(std::remove_if(log.begin(), log.end(), own), log.end());
    return boost::json::serialize(message);
}

bool is_over(const Json& position) { return text_at(position.at("table"), "state") == "over"; }

// From the log of the end: what was secret, and when it came out. Plans come out with the first answer after
// the last of them; the bounty tiles at the end.
std::vector<Secret> secrets_of(const Json& log, const Json& texts) {
    std::vector<Secret> secrets;
    std::vector<std::size_t> planned;
    for (const Json& line : log.as_array()) {
        const std::string notation = text_at(line, "notation");
        const std::int64_t n = number_at(line, "n");
        const auto parts = words(notation);
        if (parts[0] == "plan") {
            planned.push_back(secrets.size());
            secrets.push_back({static_cast<int>(number_at(line, "seat")), notation,
                               plan_name(texts, std::string{parts[1]}), n, n});
            continue;
        }
        for (const std::size_t i : planned) secrets[i].until = n;
        planned.clear();
    }
    return secrets;
}

void check_secret(const Viewer& viewer, const Secret& secret) {
    if (viewer.seat == secret.owner) return;
    for (const Json& message : viewer.heard) {
        if (text_at(message, "t") != "position") continue;
        const std::int64_t version = number_at(message.at("position"), "v");
        // The last of the plans turns the first cards over.
        if (version < secret.from || version >= secret.until - 1) continue;
        const std::string bytes = bytes_of(message, viewer.seat);
        REQUIRE(bytes.find('"' + secret.notation + '"') == std::string::npos);
        REQUIRE(bytes.find(secret.name) == std::string::npos);
    }
}

// Other seats' plans and tiles are not in the view, the luck to come is nowhere, before the end.
void check_views(const Viewer& viewer, const std::string& seed) {
    for (const Json& message : viewer.heard) {
        const std::string bytes = boost::json::serialize(message);
        const bool position = text_at(message, "t") == "position";
        if (position && is_over(message.at("position"))) continue;
        REQUIRE(bytes.find(seed) == std::string::npos);
        if (!position) continue;
        const Json& now = message.at("position");
        for (const Json& kind : now.at("standing").at("breakdown").as_array())
            if (text_at(kind, "key") == "bounty")
                for (const Json& points : kind.at("points").as_array()) REQUIRE(points == 0);
        int seat = 0;
        for (const Json& each : now.at("view").at("seats").as_array()) {
            if (seat++ == viewer.seat) continue;
            REQUIRE(each.at("plan").is_null());
            const bool none_taken = number_at(each, "bounties") == 0;
            REQUIRE((each.at("bounty_points").is_null() || none_taken));
        }
        for (const Json& line : now.at("log").as_array()) {
            const auto* notation = line.as_object().if_contains("notation");
            const bool own = line.at("seat").is_int64() && line.at("seat").as_int64() == viewer.seat;
            if (notation == nullptr || own) continue;
            REQUIRE_FALSE(std::string_view{notation->as_string()}.starts_with("plan "));
            const bool tile = std::string_view{notation->as_string()}.starts_with("bounty ");
            REQUIRE(
                (!tile || text_at(line, "text").find(':') != std::string::npos));  // told only to who took it
            if (tile) REQUIRE(viewer.seat >= 0);
        }
    }
}

}  // namespace

TEST_CASE("no seat and no spectator is ever sent what is hidden from them") {
    House house{[](Options& options) {
        options.limits.acts = options.limits.messages = options.limits.new_tables =
            options.limits.tables_a_day = {1e6, 1e6, 1000};
        options.limits.log_lines = 100'000;
    }};
    Browser ala = house.guest();
    Browser ola = house.guest();
    const Browser ewa = house.guest();
    const Json texts = ala.get("/api/texts/en/pocket_imperium").json();
    std::size_t found = 0;
    for (int game = 0; game < games_to_play(); ++game) {
        object wanted = wish("pocket_imperium", {me(), open_seat(), bot()});
        wanted["options"] = object{{"bounty", "on"}};
        wanted.erase("seed");
        const std::string table = new_table(ala, wanted);
        ola.post("/api/join", object{{"token", invite_of(position(ala, table).at("table"), 1)}});
        std::vector<Viewer> viewers;
        for (const auto& [browser, seat] :
             {std::pair{&ala, 0}, std::pair{&ola, 1}, std::pair{const_cast<Browser*>(&ewa), -1}})
            viewers.push_back({*browser, greeted(*browser, table), seat, {}, {}});
        Rng rng{static_cast<std::uint64_t>(game)};
        for (int acts = 0;; ++acts) {
            REQUIRE(acts < 2000);
            for (Viewer& viewer : viewers) viewer.catch_up(0);
            Viewer* asked = nullptr;
            for (Viewer& viewer : viewers)
                if (!viewer.now.at("prompt").is_null()) asked = &viewer;
            if (is_over(viewers[0].now)) break;
            if (asked == nullptr) {  // the bot thinks
                viewers[0].catch_up(number_at(viewers[0].now, "v") + 1);
                for (Viewer& viewer : viewers) viewer.catch_up(number_at(viewers[0].now, "v"));
                continue;
            }
            const Json& walks = asked->now.at("prompt").at("walks");
            const auto& walk =
                walks.at("walks")
                    .at(rng.below(static_cast<std::uint32_t>(walks.at("walks").as_array().size())))
                    .as_array();
            object act{{"t", "act"},
                       {"id", "g" + std::to_string(acts)},
                       {"table", table},
                       {"v", asked->now.at("v")},
                       {"seat", asked->seat}};
            array answers;
            for (const Json& step : walk)
                answers.push_back(walks.at("steps").at(step.to_number<std::size_t>()).at("notation"));
            act["answers"] = answers;
            asked->socket.send(act);
            for (bool answered = false; !answered;) {
                auto message = asked->socket.receive();
                REQUIRE(message);
                const std::string kind = text_at(*message, "t");
                answered = kind == "ack" || kind == "nack";
                REQUIRE((kind != "nack" || text_at(*message, "code") == "stale"));
                if (kind == "ack")
                    for (Viewer& viewer : viewers)
                        if (&viewer != asked) viewer.catch_up(number_at(*message, "v"));
                if (kind == "ack") {
                    const std::int64_t version = number_at(*message, "v");
                    asked->heard.push_back(std::move(*message));
                    asked->catch_up(version);
                    break;
                }
                if (kind == "position") asked->now = message->at("position");
                asked->heard.push_back(std::move(*message));
            }
        }
        const Json end = position(ala, table);
        const auto secrets = secrets_of(end.at("log"), texts);
        CHECK(secrets.size() >= 18);  // three seats, six rounds
        found += secrets.size();
        for (const Viewer& viewer : viewers) {
            for (const Secret& secret : secrets) check_secret(viewer, secret);
            check_views(viewer, text_at(end.at("fair"), "seed"));
        }
    }
    MESSAGE(found << " secrets looked for over " << games_to_play() << " games");
}
