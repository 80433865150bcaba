// Nothing hidden goes over the wire: every byte sent to every seat and to a spectator is kept over whole
// games, and searched for what was secret at that moment.
#include <algorithm>
#include <map>

#include "catalog/row_of.h"
#include "core/rng.h"
#include "engine/wide_toy.h"
#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

namespace {

int games_to_play() {
    const char* given = std::getenv("ORRERY_LEAK_GAMES");
    return given == nullptr ? 20 : std::atoi(given);
}

// Of one game alone, where nothing else has changed.
bool is_asked_for(const GameRow& game) {
    const char* given = std::getenv("ORRERY_LEAK_OF");
    return given == nullptr || game.info().id == given;
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

// A line of the log that was told to some without what it says, as everybody can read it at the end.
struct Secret {
    std::int64_t n;
    std::string notation, text;  // empty: it says no more than what was told
};

bool is_over(const Json& position) { return text_at(position.at("table"), "state") == "over"; }

bool is_position(const Json& message) { return text_at(message, "t") == "position"; }

// What a viewer was sent in a position, but for what is openly theirs: the answers that they may give, and
// lines that they were told whole (the same may have been said before, or by themselves).
std::string bytes_of(Json message) {
    Json& now = message.at("position");
    now.as_object()["prompt"] = nullptr;
    auto& log = now.at("log").as_array();
    for (Json& line : log) {  // what an answer sets off is told to all: it is searched in any case
        if (!line.as_object().contains("notation")) continue;
        const bool more = line.as_object().contains("sequels");
        line = more ? line.at("sequels") : Json(nullptr);
    }
    return boost::json::serialize(message);
}

// The lines that this viewer was told without notation, as they read at the end.
std::vector<Secret> secrets_from(const Viewer& viewer, const Json& end) {
    std::map<std::int64_t, std::string> veiled;  // as it was told
    for (const Json& message : viewer.heard) {
        if (!is_position(message) || is_over(message.at("position"))) continue;
        for (const Json& line : message.at("position").at("log").as_array())
            if (!line.as_object().contains("notation")) veiled[number_at(line, "n")] = text_at(line, "text");
    }
    std::vector<Secret> secrets;
    for (const Json& line : end.at("log").as_array())
        if (const auto told = veiled.find(number_at(line, "n")); told != veiled.end())
            secrets.push_back({told->first, text_at(line, "notation"),
                               told->second == text_at(line, "text") ? "" : text_at(line, "text")});
    return secrets;
}

// From the version of the line until this viewer was told it whole, or the end.
void check_secret(const Viewer& viewer, const Secret& secret) {
    for (const Json& message : viewer.heard) {
        if (!is_position(message)) continue;
        const Json& now = message.at("position");
        if (number_at(now, "v") < secret.n) continue;
        if (is_over(now)) return;
        for (const Json& line : now.at("log").as_array())
            if (number_at(line, "n") == secret.n && line.as_object().contains("notation")) return;
        const std::string bytes = bytes_of(message);
        REQUIRE(bytes.find('"' + secret.notation + '"') == std::string::npos);
        REQUIRE((secret.text.empty() || bytes.find(secret.text) == std::string::npos));
    }
}

// The luck to come is nowhere before the end.
void check_luck(const Viewer& viewer, const std::string& seed) {
    for (const Json& message : viewer.heard) {
        if (is_position(message) && is_over(message.at("position"))) continue;
        REQUIRE(boost::json::serialize(message).find(seed) == std::string::npos);
    }
}

// People, bots and somebody who looks on, over whole games of one kind.
class Watched {
  public:
    // `bots`: whether it has some that take the seats of others than the first two.
    Watched(House& house, const Json& game, bool bots) : onlooker_{house.guest()}, game_(game), bots_{bots} {
        for (int i = 0; i < kMaxSeats; ++i) people_.push_back(house.guest());
    }

    // Plays a game with options and answers by chance; how many secrets were looked for.
    std::size_t play(int number) {
        Rng rng{static_cast<std::uint64_t>(number)};
        const Json made = made_table(number, rng);
        const std::string table = text_at(made, "id");
        std::vector<Viewer> viewers;
        viewers.push_back({onlooker_, greeted(onlooker_, table), -1, {}, {}});
        int seat = 0;
        for (const Json& each : made.at("seats").as_array()) {
            if (text_at(each, "kind") == "bot") break;
            Browser& person = people_[static_cast<std::size_t>(seat)];
            if (seat > 0)
                person.post("/api/join", object{{"token", invite_of(made, static_cast<std::size_t>(seat))}});
            viewers.push_back({person, greeted(person, table), seat++, {}, {}});
        }
        play_on(viewers, table, rng);
        return look(viewers, position(people_[0], table));
    }

  private:
    // Every second game is for as many as there can be, the others for three, or two.
    Json made_table(int number, Rng& rng) {
        const int most = game_.at("players").as_array().back().to_number<int>();
        const int players = number % 2 == 1 ? most : std::min(3, most);
        array seats{me(), open_seat()};
        while (static_cast<int>(seats.size()) < players) seats.push_back(bots_ ? bot() : open_seat());
        object wanted = wish(text_at(game_, "id"), seats);
        wanted.erase("seed");
        object options;
        for (const Json& option : game_.at("options").as_array()) {
            const auto& values = option.at("values").as_array();
            options[text_at(option, "id")] =
                values[rng.below(static_cast<std::uint32_t>(values.size()))].at("id");
        }
        wanted["options"] = options;
        Reply made = people_[0].post("/api/tables", wanted);
        if (made.status != 200) {  // these options do not go together
            wanted.erase("options");
            made = people_[0].post("/api/tables", wanted);
        }
        REQUIRE_MESSAGE(made.status == 200, made.body);
        return made.json();
    }

    static std::size_t look(const std::vector<Viewer>& viewers, const Json& end) {
        std::size_t found = 0;
        for (const Viewer& viewer : viewers) {
            const auto secrets = secrets_from(viewer, end);
            found += secrets.size();
            for (const Secret& secret : secrets) check_secret(viewer, secret);
            check_luck(viewer, text_at(end.at("fair"), "seed"));
        }
        return found;
    }

    static void play_on(std::vector<Viewer>& viewers, const std::string& table, Rng& rng) {
        for (int acts = 0;; ++acts) {
            REQUIRE(acts < 20'000);
            for (Viewer& viewer : viewers) viewer.catch_up(0);
            if (is_over(viewers[0].now)) return;
            const auto asked = std::ranges::find_if(
                viewers, [](const Viewer& viewer) { return !viewer.now.at("prompt").is_null(); });
            if (asked == viewers.end()) {  // the bot thinks
                viewers[0].catch_up(number_at(viewers[0].now, "v") + 1);
                for (Viewer& viewer : viewers) viewer.catch_up(number_at(viewers[0].now, "v"));
                continue;
            }
            const std::int64_t version = answer(*asked, table, acts, rng);
            for (Viewer& viewer : viewers) viewer.catch_up(version);
        }
    }

    // An answer by chance; the version after it, or what this viewer has seen if it came too late.
    static std::int64_t answer(Viewer& asked, const std::string& table, int acts, Rng& rng) {
        const Json& walks = asked.now.at("prompt").at("walks");
        const auto& all = walks.at("walks").as_array();
        array answers;
        for (const Json& step : all[rng.below(static_cast<std::uint32_t>(all.size()))].as_array())
            answers.push_back(walks.at("steps").at(step.to_number<std::size_t>()).at("notation"));
        asked.socket.send(object{{"t", "act"},
                                 {"id", "g" + std::to_string(acts)},
                                 {"table", table},
                                 {"v", asked.now.at("v")},
                                 {"seat", asked.seat},
                                 {"answers", answers}});
        for (;;) {
            auto message = asked.socket.receive();
            REQUIRE(message);
            const std::string kind = text_at(*message, "t");
            REQUIRE((kind != "nack" || text_at(*message, "code") == "stale"));
            if (kind == "position") asked.now = message->at("position");
            const std::int64_t version = kind == "ack" ? number_at(*message, "v") : 0;
            asked.heard.push_back(std::move(*message));
            if (kind == "ack") return version;
            if (kind == "nack") return number_at(asked.now, "v");
        }
    }

    Browser onlooker_;
    std::vector<Browser> people_;
    Json game_;
    bool bots_;
};

// Whether there are lines of its log that not everybody may read.
bool has_secret_lines(const Shelf& shelf, const GameRow& game) {
    return std::ranges::any_of(texts_of(shelf, game, Language::English).keys(),
                               [](const std::string& key) { return key.starts_with("log_own."); });
}

}  // namespace

namespace orrery {
template GameRow row_of<conclave::Conclave>();
}

// Besides the catalog a game that no file of the server has ever heard of: hands that two of five seats know.
TEST_CASE("no seat and no spectator is ever sent what is hidden from them") {
    std::vector<GameRow> rows{catalog().begin(), catalog().end()};
    rows.push_back(row_of<conclave::Conclave>());
    const Shelf shelf{rows};
    House house{[](Options& options) {
                    options.limits.acts = options.limits.messages = options.limits.new_tables =
                        options.limits.tables_a_day = {1e6, 1e6, 1000};
                    options.limits.log_lines = 100'000;
                },
                shelf};
    const Json games = house.guest().get("/api/games").json();
    REQUIRE(games.as_array().size() == rows.size());
    const int times = std::max(2, games_to_play() / static_cast<int>(rows.size()));
    // Every game in turn; those without secrets twice, because there is nothing to look for.
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const GameRow& row = rows[i];
        if (!is_asked_for(row)) continue;
        CAPTURE(row.info().id);
        Watched watched{house, games.at(i), row.bots().size() > 1};
        const bool secrets = has_secret_lines(shelf, row);
        std::size_t found = 0;
        for (int number = 0; number < (secrets ? times : 2); ++number) {
            CAPTURE(number);
            found += watched.play(number);
        }
        MESSAGE(row.info().id << ": " << found << " secrets looked for");
        CHECK((found > 0) == secrets);  // or the test does not see them
    }
}
