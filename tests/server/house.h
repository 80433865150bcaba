// A server of a test on a port of its own, and people who come to it.
#pragma once

#include <doctest/doctest.h>

#include <chrono>
#include <functional>
#include <thread>

#include "catalog/shelf.h"
#include "server/server.h"
#include "server/wishes.h"
#include "shared/folder.h"
#include "shared/web_client.h"

namespace orrery::server {

using boost::json::array;
using boost::json::object;

class House {
  public:
    explicit House(std::function<void(Options&)> change = {}, const Shelf& shelf = built_in())
        : change_{std::move(change)}, shelf_{shelf} {
        open();
    }
    ~House() { close(); }
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    int port() const { return server_->port(); }
    Server& server() { return *server_; }
    const Folder& folder() const { return folder_; }

    void open() {
        Options options;
        options.port = 0;
        options.data = folder_.path().string();
        options.version = "test";
        if (change_) change_(options);
        auto server = Server::open(options, shelf_);
        REQUIRE(server);
        server_ = std::move(*server);
        thread_ = std::thread{[this] { server_->run(); }};
    }
    void close() {
        if (!thread_.joinable()) return;
        server_->stop();
        thread_.join();
        server_.reset();
    }

    Browser guest(const std::string& lang = "en") const {
        Browser browser{port()};
        REQUIRE(browser.get("/api/me?lang=" + lang).status == 200);
        return browser;
    }

  private:
    std::function<void(Options&)> change_;
    const Shelf& shelf_;
    Folder folder_;
    std::unique_ptr<Server> server_;
    std::thread thread_;
};

inline object wish(const std::string& game, array seats) {
    return {{"game", game}, {"players", seats.size()}, {"seats", seats}, {"seed", 7}};
}
inline std::string text_at(const Json& json, const char* name) {
    return boost::json::value_to<std::string>(json.at(name));
}
inline std::int64_t number_at(const Json& json, const char* name) {
    return json.at(name).to_number<std::int64_t>();
}

// Makes a table; its id.
inline std::string new_table(Browser& browser, const object& wanted) {
    const Reply reply = browser.post("/api/tables", wanted);
    REQUIRE_MESSAGE(reply.status == 200, reply.body);
    return text_at(reply.json(), "id");
}

inline Json position(Browser& browser, const std::string& table, const std::string& more = "") {
    const Reply reply = browser.get("/api/tables/" + table + "?lang=en" + more);
    REQUIRE_MESSAGE(reply.status == 200, reply.body);
    return reply.json();
}

// The token of a seat's link.
inline std::string invite_of(const Json& summary, std::size_t seat) {
    const auto* link = summary.at("seats").at(seat).as_object().if_contains("invite");
    REQUIRE(link != nullptr);
    const std::string text{link->as_string()};
    REQUIRE(text.starts_with("/join#"));
    return text.substr(6);
}

// The position as soon as a seat of this person is asked or the game is over; bots need a moment.
inline Json when_asked(Browser& browser, const std::string& table) {
    const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds{kPatienceSeconds};
    while (std::chrono::steady_clock::now() < latest) {
        Json now = position(browser, table);
        const std::string state = text_at(now.at("table"), "state");
        if (!now.at("prompt").is_null() || state == "over") return now;
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    FAIL("nobody was asked");
    return {};
}

inline object act_message(const Json& position, const std::string& id, const array& answers) {
    return {{"t", "act"},
            {"id", id},
            {"v", position.at("v")},
            {"seat", position.at("prompt").at("seat")},
            {"answers", answers}};
}

// The first walk that the position offers, as an act.
inline object first_act(const Json& position, const std::string& id) {
    const Json& walks = position.at("prompt").at("walks");
    array answers;
    for (const Json& step : walks.at("walks").at(0).as_array())
        answers.push_back(walks.at("steps").at(step.to_number<std::size_t>()).at("notation"));
    return act_message(position, id, answers);
}

inline Json say(Browser& browser, const std::string& table, const object& message) {
    const Reply reply = browser.post("/api/tables/" + table + "/actions?lang=en", message);
    REQUIRE_MESSAGE(reply.status == 200, reply.body);
    return reply.json();
}

inline WebSocket greeted(const Browser& browser, const std::string& table = "",
                         const std::string& lang = "en") {
    WebSocket socket{browser};
    REQUIRE(socket.status() == 101);
    object hello{{"t", "hello"}, {"proto", 1}, {"lang", lang}};
    if (!table.empty()) hello["table"] = table;
    socket.send(hello);
    REQUIRE(socket.receive("welcome"));
    return socket;
}

// The last position of a game that only bots play, while this person looks on.
inline Json watched_to_the_end(const Browser& browser, const std::string& table) {
    WebSocket socket = greeted(browser, table);
    for (;;) {
        const auto message = socket.receive("position");
        REQUIRE(message);
        if (text_at(message->at("position").at("table"), "state") == "over") return message->at("position");
    }
}

}  // namespace orrery::server
