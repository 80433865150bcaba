// What people may do with what is theirs: /api/password, /api/sessions, /api/account/end, /api/export.
#include "server/http/routes.h"
#include "server/people/words.h"

namespace orrery::server::routes_detail {

using boost::json::array;
using boost::json::object;

namespace {

constexpr std::size_t kNameOfSession = 16;  // digits of the hash: enough to tell them apart

array sessions_json(Api& api, const Identity& who) {
    array all;
    for (const store::Session& session : api.hall().services().store.sessions_of(who.person.id))
        all.push_back(object{{"id", session.hash.substr(0, kNameOfSession)},
                             {"created", session.created / 1000},
                             {"seen", session.seen / 1000},
                             {"current", session.hash == who.session.hash}});
    return all;
}

// A table of the person's, as it is stored: nothing of others but their seats.
object table_json(Api& api, const std::string& id, const std::string& person) {
    store::Store& store = api.hall().services().store;
    const auto stored = store.game_in_brief(id);
    if (!stored) return {{"id", id}};
    array seats;
    for (const store::SeatRow& seat : stored->seats)
        if (seat.person == person) seats.push_back(seat.seat);
    array words;
    for (const store::ChatRow& row : store.chat(id, api.hall().services().limits.exported_words))
        if (row.person == person && !row.text.empty())
            words.push_back(object{{"text", row.text}, {"at", row.at / 1000}});
    object json{{"id", id},
                {"game", stored->game.kind},
                {"name", stored->game.name},
                {"options", stored->game.options},
                {"state", name_of(stored->game.state)},
                {"created", stored->game.created / 1000},
                {"updated", stored->game.updated / 1000},
                {"seats", seats},
                {"chat", words}};
    if (stored->game.state == store::GameState::Over) json["record"] = "/api/tables/" + id + "/record";
    return json;
}

struct Export {
    Api& api;
    Identity who;
    std::vector<std::string> ids;
    Respond respond;
    array tables{};
};

// Each table is a turn of the loop: somebody may have thousands, and others do not wait for all of them.
void export_on(const std::shared_ptr<Export>& its) {
    Api& api = its->api;
    if (const std::size_t at = its->tables.size(); at < its->ids.size()) {
        its->tables.push_back(table_json(api, its->ids[at], its->who.person.id));
        return api.hall().services().loop.post([its] { export_on(its); });
    }
    object json{{"me", me_json(its->who.person)},
                {"created", its->who.person.created / 1000},
                {"sessions", sessions_json(api, its->who)},
                {"tables", std::move(its->tables)}};
    Response response = json_response(json);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"orrery.json\"");
    its->respond(std::move(response));
}

// The session, if it may try passwords; nothing: it was answered.
std::optional<Identity> may_try(Api& api, const Request& request, const Respond& respond) {
    auto who = api.identify(request);
    if (!who) {
        respond(api.refusal(request, 401, "no_session"));
        return std::nullopt;
    }
    // Whoever tries to log in elsewhere does not keep the owner from changing the password, or leaving.
    const Room room = api.allowed("password", who->session.hash, api.limits().passwords);
    if (room) return who;
    respond(api.too_many(request, room));
    return std::nullopt;
}

}  // namespace

void post_password(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto body = body_of(api, request);
    const auto password = body ? text_field(*body, "password") : std::nullopt;
    const auto wanted = body ? text_field(*body, "new_password") : std::nullopt;
    if (!password || !wanted) return respond(api.refusal(request, 400, "malformed"));
    if (const auto who = may_try(api, request, respond))
        api.people().change_password(*who, *password, *wanted, admits(api, request, respond));
}

void get_sessions(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    respond(json_response(sessions_json(api, *who)));
}

void post_sessions_end(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto body = body_of(api, request);
    if (!body) return respond(api.refusal(request, 400, "malformed"));
    std::vector<std::string> hashes;
    if (const auto id = text_field(*body, "id")) {
        for (const store::Session& session : api.hall().services().store.sessions_of(who->person.id))
            if (session.hash.substr(0, kNameOfSession) == *id) hashes.push_back(session.hash);
        if (hashes.empty()) return respond(api.refusal(request, 404, "no_path"));
    }
    api.people().end_sessions(
        *who, std::move(hashes), [&api, request, respond](const std::variant<Identity, Refused>& result) {
            if (const auto* refused = std::get_if<Refused>(&result))
                return respond(api.refusal(request, status_of_refusal(refused->code), refused->code));
            respond(json_response(sessions_json(api, std::get<Identity>(result))));
        });
}

void post_account_end(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto body = body_of(api, request);
    if (!body) return respond(api.refusal(request, 400, "malformed"));
    const auto who = may_try(api, request, respond);
    if (!who) return;
    api.people().forget(*who, text_field(*body, "password").value_or(""),
                        [&api, request, respond](const std::variant<Identity, Refused>& result) {
                            const auto* refused = std::get_if<Refused>(&result);
                            if (refused == nullptr) return respond(farewell(api));
                            respond(api.refusal(request, status_of_refusal(refused->code), refused->code));
                        });
}

void get_export(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const Limits& limits = api.hall().services().limits;
    if (const Room room = api.allowed("export", who->person.id, limits.exports); !room)
        return respond(api.too_many(request, room));
    export_on(std::make_shared<Export>(Export{
        api, *who, api.hall().services().store.games_of(who->person.id, limits.exported_tables), respond}));
}

}  // namespace orrery::server::routes_detail
