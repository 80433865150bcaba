// /api/me, /api/account, /api/login, /api/logout.
#include "server/http/routes.h"
#include "server/people/words.h"
#include "store/names.h"

namespace orrery::server::routes_detail {

using boost::json::object;

namespace {

Response admitted_response(Api& api, const Admitted& admitted) {
    Response response = json_response(me_json(admitted.identity.person));
    response.headers.emplace_back("Set-Cookie", api.cookie_header(admitted.cookie));
    return response;
}

std::optional<People::Credentials> credentials_in(Api& api, const Request& request) {
    const auto body = body_of(api, request);
    if (!body) return std::nullopt;
    const auto name = text_field(*body, "name");
    const auto password = text_field(*body, "password");
    if (!name || !password) return std::nullopt;
    return People::Credentials{*name, *password, api.counted_address(request)};
}

// An attacker is slowed down wherever they are; who has the account may try from elsewhere.
Room may_log_in(Api& api, const Request& request, const std::string& name) {
    const Limits& limits = api.hall().services().limits;
    Room room = api.allowed_address("login", request.address, limits.logins);
    if (!room) return room;
    const auto clean = clean_name(name, limits.name_bytes);
    const std::string key = store::name_key(clean.value_or(""));
    room = api.allowed("login there", key + ' ' + api.counted_address(request), limits.logins);
    return room ? api.allowed("login to", key, limits.logins_of_account) : room;
}

}  // namespace

People::Done<Admitted> admits(Api& api, const Request& request, const Respond& respond) {
    return [&api, request, respond](std::variant<Admitted, Refused> result) {
        if (const auto* refused = std::get_if<Refused>(&result)) {
            if (refused->code == "login") api.note_security(request, "login");
            return respond(api.refusal(request, status_of_refusal(refused->code), refused->code));
        }
        respond(admitted_response(api, std::get<Admitted>(result)));
    };
}

void get_me(Api& api, const Request& request, const std::string&, const Respond& respond) {
    if (const auto who = api.identify(request)) {
        // Who plays stays known: the cookie lives on from here.
        Response response = json_response(me_json(who->person));
        response.headers.emplace_back("Set-Cookie", api.cookie_header(api.cookie_of(request)));
        return respond(std::move(response));
    }
    // A page elsewhere makes no guests of its visitors: each would be known for a month.
    if (is_other_site(request.fetch_site)) {
        api.note_security(request, "origin");
        return respond(api.refusal(request, 403, "origin"));
    }
    if (const Room room = api.allowed_address("guest", request.address, api.limits().guests); !room)
        return respond(api.too_many(request, room));
    api.people().admit_guest(api.language_of_request(request), admits(api, request, respond));
}

void post_me(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto body = body_of(api, request);
    if (!body) return respond(api.refusal(request, 400, "malformed"));
    const auto language = text_field(*body, "lang");
    if (language && !language_of(*language)) return respond(api.refusal(request, 400, "malformed"));
    const auto name = text_field(*body, "name");
    // Everybody at the person's tables is told a new one.
    const Room room = name ? api.allowed("name", who->person.id, api.limits().names) : Room{};
    if (!room) return respond(api.too_many(request, room));
    const auto done = [&api, request, respond](std::variant<Identity, Refused> result) {
        if (const auto* refused = std::get_if<Refused>(&result))
            return respond(api.refusal(request, status_of_refusal(refused->code), refused->code));
        respond(json_response(me_json(std::get<Identity>(result).person)));
    };
    api.people().change(*who, name, language ? language_of(*language) : std::nullopt, done);
}

void post_account(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto given = credentials_in(api, request);
    if (!given) return respond(api.refusal(request, 400, "malformed"));
    if (const Room room = api.allowed_address("login", request.address, api.limits().logins); !room)
        return respond(api.too_many(request, room));
    api.people().claim(*who, given->name, given->password, admits(api, request, respond));
}

void post_login(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto given = credentials_in(api, request);
    if (!given) return respond(api.refusal(request, 400, "malformed"));
    if (const Room room = may_log_in(api, request, given->name); !room)
        return respond(api.too_many(request, room));
    api.people().login(api.identify(request), *given, admits(api, request, respond));
}

void post_reset(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto body = body_of(api, request);
    const auto token = body ? text_field(*body, "token") : std::nullopt;
    const auto wanted = body ? text_field(*body, "password") : std::nullopt;
    if (!token || !wanted) return respond(api.refusal(request, 400, "malformed"));
    if (const Room room = api.allowed_address("login", request.address, api.limits().logins); !room)
        return respond(api.too_many(request, room));
    api.people().reset_password(*token, *wanted, admits(api, request, respond));
}

Response farewell(const Api& api) {
    Response response{.status = 204, .content_type = "", .body = "", .headers = {}};
    response.headers.emplace_back("Set-Cookie", api.cookie_header(""));
    return response;
}

void post_logout(Api& api, const Request& request, const std::string&, const Respond& respond) {
    if (!says_nothing(request)) return respond(api.refusal(request, 400, "malformed"));
    if (const auto who = api.identify(request))
        return api.people().logout(*who,
                                   [&api, request, respond](const std::variant<Identity, Refused>& ended) {
                                       if (std::holds_alternative<Identity>(ended))
                                           return respond(farewell(api));
                                       respond(api.refusal(request, 503, "store"));
                                   });
    respond(farewell(api));
}

}  // namespace orrery::server::routes_detail
