// The socket: greeting, then messages one by one.
#include "server/http/api.h"
#include "server/people/words.h"

namespace orrery::server {

using boost::json::object;

namespace {

void say(Connection& connection, const object& message) {
    connection.send(std::make_shared<const std::string>(boost::json::serialize(message)));
}

}  // namespace

std::variant<Ticket, Response> Api::admit(const Request& request) {
    const std::string own = access_.origin.empty() ? "http://" + request.host : access_.origin;
    if (auto refused = refuse_sender(request)) return *refused;
    if (request.origin != own || request.fetch_site == "cross-site") return refusal(request, 403, "origin");
    if (hall_.draining()) return refusal(request, 503, "draining");
    if (hall_.connections().size() >= limits().connections) return refusal(request, 503, "busy");
    const auto identity = identify(request);
    if (!identity) return refusal(request, 401, "no_session");
    const store::Person& person = identity->person;
    if (hall_.connections().count(person.id) >= limits().connections_of_person)
        return refusal(request, 429, "connections");
    return Ticket{person.id, identity->session.hash, language_of(person.lang).value_or(Language::English)};
}

void Api::opened(Connection& connection, const Ticket& ticket) {
    connection.person = ticket.person;
    connection.session = ticket.session;
    connection.language = ticket.language;
    hall_.add_connection(connection);
}

void Api::complain(Connection& connection, const char* code) {
    const Texts& texts = hall_.services().books.texts(connection.language);
    say(connection, {{"t", "error"}, {"code", code}, {"text", texts.get(std::string{"refused."} + code)}});
}

// Who sent too much learns which message was not heard, if reading it costs little: nobody waits for ever.
void Api::refuse_rate(Connection& connection, const std::string& text) {
    constexpr std::size_t kCheap = 1024;
    const auto json =
        text.size() <= kCheap ? read_bounded(text, limits().json_depth, limits().json_array) : std::nullopt;
    const auto* message = json ? json->if_object() : nullptr;
    const auto id = message == nullptr ? std::nullopt : text_field(*message, "id");
    if (!id) return complain(connection, "rate");
    const Texts& texts = hall_.services().books.texts(connection.language);
    say(connection,
        {{"t", "nack"}, {"id", *id}, {"code", "rate"}, {"text", texts.get("refused.rate")}, {"v", 0}});
}

void Api::hear(Connection& connection, const std::string& text) {
    if (!faults().contain("message", [&] { answer(connection, text); })) connection.close(Closing::Failed);
}

void Api::answer(Connection& connection, const std::string& text) {
    if (!connection.messages.take(limits().messages, hall_.now())) return refuse_rate(connection, text);
    auto json = read_bounded(text, limits().json_depth, limits().json_array);
    auto* message = json ? json->if_object() : nullptr;
    const std::string kind = message == nullptr ? "" : text_field(*message, "t").value_or("");
    if (kind.empty()) return complain(connection, "malformed");
    if (kind == "ping") return say(connection, {{"t", "pong"}});
    if (kind == "hello") return greet(connection, *message);
    if (!connection.greeted) return complain(connection, "hello_first");
    const bool in_rate = kind == "act"    ? connection.acts.take(limits().acts, hall_.now())
                         : kind == "chat" ? allowed("chat", connection.person, limits().chat)
                         : kind == "hint" ? allowed("hint", connection.person, limits().hints)
                                          : true;
    if (!in_rate) return refuse_rate(connection, text);
    // The connection may be gone when the answer comes: the hall knows which are there.
    const auto reply = [this, &connection, person = connection.person](object answer) {
        const auto [first, last] = hall_.connections().equal_range(person);
        for (auto at = first; at != last; ++at)
            if (at->second == &connection) return say(connection, answer);
    };
    answer_message(hall_, {connection.person, connection.language}, std::move(*message), reply);
}

void Api::greet(Connection& connection, const object& message) {
    if (number_field(message, "proto") != 1) return complain(connection, "proto");
    if (const auto language = language_of(text_field(message, "lang").value_or("")))
        connection.language = *language;
    const auto person = hall_.services().store.person(connection.person);
    if (!person) return connection.close(Closing::Policy);
    const bool first = !connection.greeted;
    connection.greeted = true;
    say(connection, {{"t", "welcome"}, {"me", me_json(*person)}, {"build", access_.version}, {"proto", 1}});
    if (first) hall_.tell_tables(connection.person);
    const auto table = text_field(message, "table");
    if (!table) return hall_.leave(connection);
    Live* live = hall_.find(*table);
    if (live == nullptr) return complain(connection, "no_table");
    std::size_t here = 0;
    for (const Connection* each : live->watchers)
        here += each->person == connection.person && each != &connection;
    if (here >= hall_.services().limits.connections_at_table) return complain(connection, "connections");
    const auto seat = number_field(message, "seat");
    connection.seat =
        seat && *seat >= 0 && *seat < kMaxSeats ? std::optional{static_cast<Seat>(*seat)} : std::nullopt;
    // At a shared device the page may know the log as another seat reads it.
    const bool shared = live->table.seats_of(connection.person) > 1;
    connection.sent = shared ? 0 : number_field(message, "since").value_or(0);
    connection.shown.reset();
    const bool joined = connection.table != *table;
    hall_.watch(connection, *live);
    if (joined && live->table.has_seat(connection.person))
        hall_.broadcast(*live);  // everybody sees who is there
    else
        hall_.show(connection, *live);
    const auto chat = hall_.services().store.chat(*table, hall_.services().limits.chat_lines);
    if (joined && !chat.empty())
        say(connection, {{"t", "chat"}, {"table", *table}, {"messages", chat_json(chat)}});
}

}  // namespace orrery::server
