#include "server/http/api.h"

#include <algorithm>

#include "core/text.h"
#include "server/base/address.h"
#include "server/base/log.h"
#include "server/people/words.h"

namespace orrery::server {

using boost::json::object;

namespace {

constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src "
    "'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action "
    "'self'; "
    "frame-ancestors 'none'";

void add_headers(Response& response, bool api) {
    auto& headers = response.headers;
    headers.emplace_back("X-Content-Type-Options", "nosniff");
    headers.emplace_back("Referrer-Policy", "no-referrer");
    headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
    headers.emplace_back("Content-Security-Policy", kPolicy);
    headers.emplace_back("X-Frame-Options", "DENY");
    const auto tag =
        std::ranges::find(headers, std::string{"ETag"}, &std::pair<std::string, std::string>::first);
    if (api) headers.emplace_back("Cache-Control", tag == headers.end() ? "no-store" : "no-cache");
}

// What stands where the pattern has {..}, with slashes between if it has several; nothing: the path is
// another one.
std::optional<std::string> match(std::string_view pattern, std::string_view path) {
    const auto wanted = split(pattern, '/');
    const auto given = split(path, '/');
    if (wanted.size() != given.size()) return std::nullopt;
    std::string id;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i].starts_with('{') && !given[i].empty())
            id += (id.empty() ? "" : "/") + std::string{given[i]};
        else if (wanted[i] != given[i])
            return std::nullopt;
    }
    return id;
}

// A name that can only be this machine's own, so that no page elsewhere can pretend to be ours.
bool is_own_host(std::string_view host) {
    const std::size_t colon = host.rfind(':');
    std::string_view name =
        host.starts_with('[') ? host.substr(0, host.find(']') + 1) : host.substr(0, colon);
    const bool number =
        name.find_first_not_of("0123456789.") == std::string_view::npos || name.starts_with('[');
    return number || name.find('.') == std::string_view::npos || name.ends_with(".local") ||
           name.ends_with(".lan") || name.ends_with(".localhost");
}

// No query: it may hold what nobody else is to read.
void log_request(const Request& request, int status, Millis took) {
    log_event(Level::Info, "request",
              {{"request", request.id},
               {"method", request.method},
               {"path", request.path},
               {"status", status},
               {"ms", took},
               {"address", request.address}});
}

std::string cookie_value(std::string_view header, std::string_view name) {
    for (const std::string_view part : split(header, ';')) {
        const std::string_view pair = trimmed(part);
        if (pair.starts_with(name) && pair.size() > name.size() && pair[name.size()] == '=')
            return std::string{pair.substr(name.size() + 1)};
    }
    return "";
}

}  // namespace

std::optional<std::string> Request::parameter(std::string_view name) const {
    for (const auto& [key, value] : parameters)
        if (key == name) return value;
    return std::nullopt;
}

Language Api::language_of_request(const Request& request) const {
    if (const auto wanted = language_of(request.parameter("lang").value_or(""))) return *wanted;
    const std::size_t polish = request.accept_language.find("pl");
    const std::size_t english = request.accept_language.find("en");
    return polish < english ? Language::Polish : Language::English;
}

Response Api::refusal(const Request& request, int status, const std::string& code) const {
    return refusal(language_of_request(request), status, code);
}

Response Api::refusal(Language language, int status, const std::string& code) const {
    return refusal_saying(status, code, hall_.services().books.texts(language).get("refused." + code));
}

Response refusal_saying(int status, const std::string& code, const std::string& text) {
    return {.status = status,
            .body = boost::json::serialize(object{{"code", code}, {"text", text}}),
            .headers = {}};
}

std::string Api::cookie_header(const std::string& cookie) const {
    const bool secure = access_.origin.starts_with("https:");
    const auto seconds = hall_.services().limits.session_idle / 1000;
    return (secure ? "__Host-sid=" : "sid=") + cookie +
           "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(cookie.empty() ? 0 : seconds) +
           (secure ? "; Secure" : "");
}

std::string Api::cookie_of(const Request& request) const {
    const bool secure = access_.origin.starts_with("https:");
    return cookie_value(request.cookie, secure ? "__Host-sid" : "sid");
}

std::optional<Identity> Api::identify(const Request& request) {
    auto who = people_.identify(cookie_of(request));
    if (who && !is_loopback(request.address)) hall_.seen_at(who->person.id, address_key(request.address));
    return who;
}

std::string Api::counted_address(const Request& request) const {
    return is_loopback(request.address) ? "here" : address_key(request.address);
}

void Api::note_security(const Seen& seen, const char* what) const {
    hall_.services().metrics.security(what);
    log_event(Level::Warning, "security",
              {{"what", what}, {"request", seen.request}, {"address", seen.address}, {"path", seen.path}});
}

void Api::note_security(const Request& request, const char* what) const {
    note_security(Seen{request.id, request.address, request.path}, what);
}

void Api::refused(int status, const std::string& address) {
    if (status != 0) hall_.services().metrics.request(status);
    note_security(Seen{new_id(), address, ""}, status == 0 || status == 429 ? "connections" : "unreadable");
}

void Api::answered(const Request& request, int status, Millis began) const {
    hall_.services().metrics.request(status);
    if (status == 429) note_security(request, "limit");
    if (access_.log_requests) log_request(request, status, hall_.now() - began);
}

void Api::nameless_proxy(const std::string& peer) {
    constexpr Millis kTellEvery = 60'000;
    if (hall_.now() - nameless_told_ < kTellEvery) return;
    nameless_told_ = hall_.now();
    hall_.services().metrics.security("nameless_proxy");
    log_event(Level::Warning, "proxy without X-Forwarded-For", {{"address", peer}});
}

bool Api::is_banned(const std::string& person) const {
    return std::ranges::any_of(bans_, [&](const store::Ban& ban) {
        return !ban.person.empty() && ban.person == person && ban.until > hall_.now();
    });
}

bool Api::banned(const Request& request) {
    if (bans_.empty()) return false;
    const bool range = std::ranges::any_of(bans_, [&](const store::Ban& ban) {
        return !ban.range.empty() && ban.until > hall_.now() && in_range(request.address, ban.range);
    });
    if (range) return true;
    const auto who = people_.identify(cookie_of(request));
    return who && is_banned(who->person.id);
}

bool Api::allowed(const char* what, const std::string& who, const Rate& rate) {
    return hall_.allowed(what, who, rate);
}

// The owner of the machine is not counted: everybody behind a proxy has an address of their own.
bool Api::allowed_address(const char* what, const Request& request, const Rate& rate) {
    return is_loopback(request.address) || allowed(what, address_key(request.address), rate);
}

bool Access::trusts(std::string_view peer) const {
    if (origin.empty()) return false;
    return is_loopback(peer) ||
           std::ranges::any_of(proxies, [&](const std::string& each) { return in_range(peer, each); });
}

std::optional<Response> Api::refuse_sender(const Request& request) const {
    if (access_.origin.empty() && !is_own_host(request.host)) return refusal(request, 403, "host");
    const std::string own = access_.origin.empty() ? "http://" + request.host : access_.origin;
    const bool unsafe = request.method != "GET" && request.method != "HEAD";
    if (!unsafe) return std::nullopt;
    if (request.origin != own || request.fetch_site == "cross-site") return refusal(request, 403, "origin");
    if (!request.content_type.starts_with("application/json")) return refusal(request, 415, "content_type");
    return std::nullopt;
}

void Api::handle(const Request& request, Respond respond) {
    const bool api = request.path.starts_with("/api/");
    const Respond finish = [this, api, respond = std::move(respond), request,
                            began = hall_.now()](Response response) {
        add_headers(response, api);
        response.headers.emplace_back("X-Request-Id", request.id);
        answered(request, response.status, began);
        respond(std::move(response));
    };
    // Whoever drops it last may be another thread.
    const auto failed = [this, finish, language = language_of_request(request)] {
        if (hall_.ended()) return;
        hall_.services().loop.post([this, finish, language] { finish(refusal(language, 500, "internal")); });
    };
    const Respond once = answers_once<Response>(finish, failed);
    faults().contain("request", [&] { answer(request, api, once); });
}

void Api::answer(const Request& request, bool api, const Respond& respond) {
    if (auto refused = refuse_sender(request)) return respond(std::move(*refused));
    if (banned(request)) {
        note_security(request, "banned");
        return respond(refusal(request, 403, "banned"));
    }
    if (!allowed_address("request", request, hall_.services().limits.requests))
        return respond(refusal(request, 429, "rate"));
    if (!api) {
        if (request.method != "GET" && request.method != "HEAD")
            return respond(refusal(request, 405, "method"));
        return respond(static_file(request));
    }
    if (!hall_.services().store.healthy()) return respond(refusal(request, 503, "store"));
    bool known = false;
    for (const Route& route : routes()) {
        const auto id = match(route.path, request.path);
        if (!id) continue;
        known = true;
        if (route.method == request.method) return route.handle(*this, request, *id, respond);
    }
    respond(refusal(request, known ? 405 : 404, known ? "method" : "no_path"));
}

}  // namespace orrery::server
