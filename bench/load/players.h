// People over real WebSockets, each at a table of their own, for measuring.
#pragma once

#include <poll.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>

#include "shared/web_client.h"

namespace orrery::load {

using boost::json::array;
using boost::json::object;
using SteadyClock = std::chrono::steady_clock;

inline double ms_since(SteadyClock::time_point then) {
    return std::chrono::duration<double, std::milli>(SteadyClock::now() - then).count();
}

// One of the walks that the position offers, as an act without table and id.
inline object walk_of(const Json& position, std::size_t nth) {
    const Json& walks = position.at("prompt").at("walks");
    const auto& all = walks.at("walks").as_array();
    array answers;
    for (const Json& step : all[nth % all.size()].as_array())
        answers.push_back(walks.at("steps").at(step.to_number<std::size_t>()).at("notation"));
    return {{"t", "act"},
            {"v", position.at("v")},
            {"seat", position.at("prompt").at("seat")},
            {"answers", answers}};
}

// One person, at one table after the other.
struct Player {
    Browser browser;
    std::unique_ptr<WebSocket> socket;
    std::string table;
    bool against_bot;
    int number = 0;
    object next;  // the act that is due, if somebody here is asked
    bool waiting = false;
    SteadyClock::time_point sent;
    std::optional<SteadyClock::time_point> bot_since;  // the bot's turn began

    Player(int port, bool bots, const std::string& address = "") : browser{port}, against_bot{bots} {
        if (!address.empty()) browser.always["X-Forwarded-For"] = address;
        browser.get("/api/me");
        socket = std::make_unique<WebSocket>(browser);
        sit_down();
    }

    void sit_down() {
        const object other =
            against_bot ? object{{"kind", "bot"}, {"level", 1}} : object{{"kind", "guest"}, {"name", "B"}};
        const Reply made =
            browser.post("/api/tables", object{{"game", "alien_frontiers"},
                                               {"players", 2},
                                               {"seats", array{object{{"kind", "me"}}, other}}});
        if (made.status != 200) {
            std::fprintf(stderr, "no table: %s\n", made.body.c_str());
            std::exit(1);
        }
        table = boost::json::value_to<std::string>(made.json().at("id"));
        socket->send(object{{"t", "hello"}, {"proto", 1}, {"lang", "en"}, {"table", table}});
    }

    void see(const Json& position) {
        next = {};
        if (position.at("table").at("state").as_string() == "over") return sit_down();
        if (position.at("prompt").is_null()) return;
        next = walk_of(position, static_cast<std::size_t>(number));
        next["table"] = table;
    }

    void act() {
        next["id"] = "a" + std::to_string(++number);
        sent = SteadyClock::now();
        waiting = true;
        socket->send(next);
        next = {};
    }
};

struct Tally {
    std::vector<double> latencies, bots;
    std::size_t refused = 0;
    // Moves that were due at that rate, those that were sent (others had nobody who might move), and of these
    // the ones without any answer in the end.
    std::size_t due = 0, asked = 0, pending = 0;

    // Whether nearly everybody could move when it was time: a server that stands still has no quantiles to be
    // judged by. What had no answer in the end is among them, with its age.
    bool lively() const {
        constexpr double kNearly = 0.9;
        return asked > 0 && static_cast<double>(asked) >= kNearly * static_cast<double>(due) &&
               latencies.size() + refused >= asked;
    }
    double at(double share) { return quantile(latencies, share); }
    static double quantile(std::vector<double>& all, double share) {
        if (all.empty()) return 0;
        std::ranges::sort(all);
        return all[static_cast<std::size_t>(share * static_cast<double>(all.size() - 1))];
    }
};

using Players = std::vector<std::unique_ptr<Player>>;

inline void hear(Player& player, Tally& tally) {
    const auto message = player.socket->receive();
    if (!message) {
        std::fprintf(stderr, "closed with %d\n", player.socket->closed_with());
        std::exit(1);
    }
    const std::string kind{message->at("t").as_string()};
    if (kind == "position" && message->at("position").at("table").at("id").as_string() == player.table) {
        const bool over = message->at("position").at("table").at("state").as_string() == "over";
        player.see(message->at("position"));
        // From the moment at which nobody here is asked until somebody is.
        if (player.next.empty() && !over && !player.bot_since) player.bot_since = SteadyClock::now();
        if (player.next.empty() && !over) return;
        if (player.bot_since && player.against_bot) tally.bots.push_back(ms_since(*player.bot_since));
        player.bot_since.reset();
    }
    if (kind != "ack" && kind != "nack") return;
    if (kind == "ack") tally.latencies.push_back(ms_since(player.sent));
    tally.refused += kind == "nack" ? 1 : 0;
    player.waiting = false;
}

// Reads whatever has come, for at most so long.
inline void listen(Players& players, Tally& tally, int milliseconds) {
    std::vector<pollfd> handles;
    for (const auto& player : players) handles.push_back({player->socket->handle(), POLLIN, 0});
    if (poll(handles.data(), handles.size(), milliseconds) <= 0) return;
    for (std::size_t i = 0; i < players.size(); ++i)
        if (handles[i].revents != 0) do
                hear(*players[i], tally);
            while (players[i]->socket->readable(0));
}

// Everybody who may moves; at `rate` a second altogether, or (0) at once.
inline void play(Players& players, Tally& tally, double rate, double seconds) {
    const auto began = SteadyClock::now();
    std::size_t moves = 0;
    std::size_t turn = 0;
    while (ms_since(began) < seconds * 1000) {
        listen(players, tally, 1);
        const auto due = rate > 0 ? static_cast<std::size_t>(ms_since(began) * rate / 1000) : SIZE_MAX;
        for (std::size_t tried = 0; tried < players.size() && moves < due; ++tried) {
            Player& player = *players[turn++ % players.size()];
            if (player.waiting || player.next.empty()) continue;
            player.act();
            ++moves;
        }
    }
    if (rate > 0) tally.due = static_cast<std::size_t>(seconds * rate);
    tally.asked = moves;
    for (const auto& player : players) {
        if (player->waiting) tally.latencies.push_back(ms_since(player->sent));
        if (player->against_bot && player->bot_since) tally.bots.push_back(ms_since(*player->bot_since));
        tally.pending += player->waiting ? 1 : 0;
    }
}

}  // namespace orrery::load
