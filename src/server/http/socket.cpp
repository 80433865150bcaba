// The socket: greeting, then messages one by one.
#include <algorithm>

#include "server/http/api.h"
#include "server/people/words.h"

namespace orrery::server {

using boost::json::object;

namespace {

constexpr Field kHello[] = {{"t", Is::Text},
                            {"proto", Is::Number},
                            {"lang", Is::Text, kMayLack},
                            {"table", Is::Text, kMayLack},
                            {"seat", Is::Number, kMayLack},
                            {"since", Is::Number, kMayLack}};

void say(Connection& connection, const object& message) {
    connection.send(std::make_shared<const std::string>(boost::json::serialize(message)));
}

}  // namespace

std::variant<Ticket, Response> Api::admit(const Request& request) {
    auto ticket = ticket_for(request);
    if (auto* refused = std::get_if<Response>(&ticket)) {
        if (refused->status == 429) goes_on(request);
        answered(request, refused->status, hall_.now());
    }
    return ticket;
}

std::variant<Ticket, Response> Api::ticket_for(const Request& request) {
    if (const Room room = may_ask(request); !room) return too_many(request, room);
    if (auto refused = refuse_sender(request, true)) return *refused;
    if (hall_.draining()) return refusal(request, 503, "draining");
    if (hall_.connections().size() >= limits().connections) return refusal(request, 503, "busy");
    const auto identity = identify(request);
    if (!identity) return refusal(request, 401, "no_session");
    const store::Person& person = identity->person;
    if (banned(request.address, identity)) {
        note_security(request, "banned");
        return refusal(request, 403, "banned");
    }
    if (hall_.connections().count(person.id) >= limits().connections_of_person)
        return too_many(request, kAskAgain, "connections");
    return Ticket{person.id, identity->session.hash, request.address, request.id,
                  language_of(person.lang).value_or(Language::English)};
}

// While the handshake was under way, which the other side can draw out, the session may have ended, and
// others may have come: a socket that nobody knew yet was closed by nobody.
bool Api::may_open(const Ticket& ticket) {
    const auto identity = people_.identity_of(ticket.session);
    return identity && identity->person.id == ticket.person && !banned(ticket.address, identity) &&
           hall_.connections().size() < limits().connections &&
           hall_.connections().count(ticket.person) < limits().connections_of_person;
}

void Api::opened(Connection& connection, const Ticket& ticket) {
    connection.person = ticket.person;
    connection.session = ticket.session;
    connection.address = ticket.address;
    connection.opened_by = ticket.request;
    connection.language = ticket.language;
    if (!may_open(ticket)) return connection.close(Closing::Policy);
    connection.looked = hall_.now();
    hall_.add_connection(connection);
}

void Api::complain(Connection& connection, const char* code, object more) {
    const Texts& texts = hall_.services().books.texts(connection.language);
    more["t"] = "error";
    more["code"] = code;
    more["text"] = texts.get(std::string{"refused."} + code);
    say(connection, more);
}

// True: it was the last straw.
bool Api::floods(Connection& connection) {
    if (allowed("flood", connection.session, limits().floods)) return false;
    poured(connection);
    return true;
}

void Api::poured(Connection& connection) {
    faults().contain("message", [&] { note_security(connection, "flood"); });
    connection.close(Closing::Policy);
}

// Whoever is refused again and again is cut off, and fills no log: of a connection it tells once a minute.
// True: it was the last straw.
bool Api::refuses_rate(Connection& connection) {
    constexpr Millis kTellEvery = 60'000;
    if (floods(connection)) return true;
    if (hall_.now() - connection.rate_told < kTellEvery) {
        hall_.services().metrics.security("rate");
        return false;
    }
    connection.rate_told = hall_.now();
    note_security(connection, "rate");
    return false;
}

// A page that is open is in use, though it asks for nothing over HTTP; one that was not heard for as long as
// sessions last is known no more, and its socket goes.
bool Api::is_over(Connection& connection) {
    constexpr Millis kLookEvery = 3'600'000;
    if (hall_.now() - connection.looked < kLookEvery) return false;
    connection.looked = hall_.now();
    if (people_.identity_of(connection.session)) return false;
    connection.close(Closing::Policy);
    return true;
}

// Pages send no pings of their own, and as few pongs as they are asked for.
void Api::pinged(Connection& connection) {
    faults().contain("message", [&] {
        if (!floods(connection)) is_over(connection);
    });
}

// Who sent too much learns which message was not heard, if reading it costs little: nobody waits for ever.
void Api::refuse_rate(Connection& connection, const std::string& text, const Room& room) {
    if (refuses_rate(connection)) return;
    constexpr std::size_t kCheap = 1024;
    const auto json =
        text.size() <= kCheap ? read_bounded(text, limits().json_depth, limits().json_array) : std::nullopt;
    const auto* message = json ? json->if_object() : nullptr;
    const auto id = message == nullptr ? std::nullopt : text_field(*message, "id");
    if (!id) return complain(connection, "rate", {{"retry_after", room.seconds()}});
    const Texts& texts = hall_.services().books.texts(connection.language);
    say(connection, {{"t", "nack"},
                     {"id", *id},
                     {"code", "rate"},
                     {"text", texts.get("refused.rate")},
                     {"retry_after", room.seconds()},
                     {"v", 0}});
}

void Api::hear(Connection& connection, const std::string& text) {
    if (!faults().contain("message", [&] { answer(connection, text); })) connection.close(Closing::Failed);
}

void Api::answer(Connection& connection, const std::string& text) {
    if (is_over(connection)) return;
    if (const Room room = allowed("message", connection.person, limits().messages); !room)
        return refuse_rate(connection, text, room);
    auto json = read_bounded(text, limits().json_depth, limits().json_array);
    auto* message = json ? json->if_object() : nullptr;
    const std::string kind = message == nullptr ? "" : text_field(*message, "t").value_or("");
    if (kind.empty()) return complain(connection, "malformed");
    if (kind == "ping" && message->size() > 1) return complain(connection, "malformed");
    if (kind == "ping") return say(connection, {{"t", "pong"}});
    if (kind == "hello") return hear_hello(connection, *message);
    if (!connection.greeted) return complain(connection, "hello_first");
    const Room room = kind == "act" ? may_act(connection.person, connection.address) : Room{};
    if (!room) return refuse_rate(connection, text, room);
    const auto reply = [this, &connection, person = connection.person](const object& answer) {
        if (!is_here(connection, person)) return;
        const auto* code = answer.if_contains("code");
        if (code != nullptr && *code == "rate" && refuses_rate(connection)) return;
        say(connection, answer);
    };
    answer_message(hall_, {connection.person, connection.language}, std::move(*message), reply);
}

void Api::hear_hello(Connection& connection, const object& message) {
    Room room = allowed("hello", connection.person, limits().hellos);
    if (room) room = allowed_address("hello", connection.address, limits().hellos_of_address);
    if (room) return greet(connection, message);
    if (!refuses_rate(connection)) complain(connection, "rate", {{"retry_after", room.seconds()}});
}

void Api::greet(Connection& connection, const object& message) {
    if (number_field(message, "proto") != 1) return complain(connection, "proto");
    if (misfit(message, kHello)) return complain(connection, "malformed");
    if (stranger(message, {kHello})) return complain(connection, "malformed");
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
    if (live == nullptr) {
        const auto why = hall_.stopped(*table);
        if (!why) return complain(connection, "no_table");
        const Texts& texts = hall_.services().books.texts(connection.language);
        return say(connection, {{"t", "error"}, {"code", "stopped"}, {"text", texts.format(*why)}});
    }
    std::size_t here = 0;
    for (const Connection* each : live->watchers)
        here += each->person == connection.person && each != &connection;
    if (here >= hall_.services().limits.connections_at_table) {
        note_security(connection, "connections");
        return complain(connection, "connections");
    }
    const auto seat = number_field(message, "seat");
    connection.seat =
        seat && *seat >= 0 && *seat < kMaxSeats ? std::optional{static_cast<Seat>(*seat)} : std::nullopt;
    // At a shared device the page may know the log as another seat reads it.
    const bool shared = live->table.seats_of(connection.person) > 1;
    connection.sent = shared ? 0 : number_field(message, "since").value_or(0);
    hall_.begin(*live, connection.person, [this, &connection, person = connection.person, id = *table] {
        Live* now = hall_.find(id);
        if (now != nullptr && is_here(connection, person)) sit_down(connection, *now);
    });
}

// It may be gone when an answer comes.
bool Api::is_here(const Connection& connection, const std::string& person) const {
    const auto [first, last] = hall_.connections().equal_range(person);
    return std::any_of(first, last, [&](const auto& each) { return each.second == &connection; });
}

// Watches the table from now on: the position, what was said.
void Api::sit_down(Connection& connection, Live& live) {
    connection.shown.reset();
    const bool joined = connection.table != live.table.id();
    hall_.watch(connection, live);
    if (joined && live.table.has_seat(connection.person)) hall_.tell_people(live);
    hall_.show(connection, live);
    const Services& services = hall_.services();
    const Json chat =
        chat_json(hall_, services.store.chat(live.table.id(), services.limits.chat_lines), connection.person);
    if (joined && !chat.as_array().empty())
        say(connection, {{"t", "chat"}, {"table", live.table.id()}, {"messages", chat}});
    hall_.wake_bots(live);  // who waited for somebody to watch
}

}  // namespace orrery::server
