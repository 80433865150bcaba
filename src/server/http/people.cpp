// /api/me, /api/account, /api/login, /api/logout.
#include "server/http/routes.h"
#include "server/people/words.h"

namespace orrery::server::routes_detail {

using boost::json::object;

namespace {

Response admitted_response(Api& api, const Admitted& admitted) {
    Response response = json_response(me_json(admitted.identity.person));
    response.headers.emplace_back("Set-Cookie", api.cookie_header(admitted.cookie));
    return response;
}

struct Credentials {
    std::string name, password;
};

std::optional<Credentials> credentials_in(Api& api, const Request& request) {
    const auto body = body_of(api, request);
    if (!body) return std::nullopt;
    const auto name = text_field(*body, "name");
    const auto password = text_field(*body, "password");
    if (!name || !password) return std::nullopt;
    return Credentials{*name, *password};
}

}  // namespace

People::Done<Admitted> admits(Api& api, const Request& request, const Respond& respond) {
    return [&api, request, respond](std::variant<Admitted, Refused> result) {
        if (const auto* refused = std::get_if<Refused>(&result)) {
            const int status = refused->code == "login"        ? 401
                               : refused->code == "busy"       ? 429
                               : refused->code == "store"      ? 503
                               : refused->code == "name_taken" ? 409
                                                               : 400;
            return respond(api.refusal(request, status, refused->code));
        }
        respond(admitted_response(api, std::get<Admitted>(result)));
    };
}

void get_me(Api& api, const Request& request, const std::string&, const Respond& respond) {
    if (const auto who = api.identify(request)) return respond(json_response(me_json(who->person)));
    const Limits& limits = api.hall().services().limits;
    if (!api.allowed_address("guest", request, limits.guests))
        return respond(api.refusal(request, 429, "rate"));
    api.people().admit_guest(api.language_of_request(request), admits(api, request, respond));
}

void post_me(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto body = body_of(api, request);
    if (!body) return respond(api.refusal(request, 400, "malformed"));
    const auto language = text_field(*body, "lang");
    if (language && !language_of(*language)) return respond(api.refusal(request, 400, "malformed"));
    const auto done = [&api, request, respond](std::variant<Identity, Refused> result) {
        if (const auto* refused = std::get_if<Refused>(&result))
            return respond(api.refusal(request, refused->code == "store" ? 503 : 400, refused->code));
        respond(json_response(me_json(std::get<Identity>(result).person)));
    };
    api.people().change(*who, text_field(*body, "name"), language ? language_of(*language) : std::nullopt,
                        done);
}

void post_account(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto given = credentials_in(api, request);
    if (!given) return respond(api.refusal(request, 400, "malformed"));
    if (!api.allowed_address("login", request, api.hall().services().limits.logins))
        return respond(api.refusal(request, 429, "rate"));
    api.people().claim(*who, given->name, given->password, admits(api, request, respond));
}

void post_login(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto given = credentials_in(api, request);
    if (!given) return respond(api.refusal(request, 400, "malformed"));
    const Rate& rate = api.hall().services().limits.logins;
    if (!api.allowed("login", folded_name(given->name), rate) || !api.allowed_address("login", request, rate))
        return respond(api.refusal(request, 429, "rate"));
    api.people().login(api.identify(request), given->name, given->password, admits(api, request, respond));
}

Response farewell(const Api& api) {
    Response response{.status = 204, .content_type = "", .body = "", .headers = {}};
    response.headers.emplace_back("Set-Cookie", api.cookie_header(""));
    return response;
}

void post_logout(Api& api, const Request& request, const std::string&, const Respond& respond) {
    if (const auto who = api.identify(request))
        return api.people().logout(*who, [&api, respond] { respond(farewell(api)); });
    respond(farewell(api));
}

}  // namespace orrery::server::routes_detail
