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

// What a page elsewhere made the browser of a visitor ask, who is not to be banned for it.
constexpr const char* kCrossSite = "cross_site";

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

// What stands where the pattern has {..}, with slashes between if it has several; nothing: the path, of these
// parts, is another one.
std::optional<std::string> match(std::string_view pattern, const std::vector<std::string_view>& given) {
    const auto wanted = split(pattern, '/');
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

constexpr char in_small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// "play.example:8443" without the port, "[::1]:80" too.
std::string_view without_port(std::string_view host) {
    return host.starts_with('[') ? host.substr(0, host.find(']') + 1) : host.substr(0, host.rfind(':'));
}

// Proxies pass it on with the port or without.
bool is_same_host(std::string_view one, std::string_view other) {
    return std::ranges::equal(without_port(one), without_port(other), {}, in_small, in_small);
}

std::string_view host_of(std::string_view origin) {
    const std::size_t scheme = origin.find("://");
    return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

// What the machine calls itself: no page that somebody visits is named so.
bool is_this_machine(std::string_view host) {
    std::string_view name = without_port(host);
    if (name.starts_with('[')) name = name.substr(1, name.size() - 2);
    return std::ranges::equal(name, std::string_view{"localhost"}, {}, in_small) || is_loopback(name);
}

// A name that can only be this machine's own, so that no page elsewhere can pretend to be ours.
bool is_own_host(std::string_view host) {
    const std::string_view name = without_port(host);
    const bool number =
        name.find_first_not_of("0123456789.") == std::string_view::npos || name.starts_with('[');
    return number || name.find('.') == std::string_view::npos || name.ends_with(".local") ||
           name.ends_with(".lan") || name.ends_with(".localhost");
}

// As much as it takes to know what was asked for: who asks for kilobytes does not fill the disk.
std::string_view told(std::string_view asked) {
    constexpr std::size_t kTold = 200;
    return asked.substr(0, kTold);
}

// No query: it may hold what nobody else is to read.
void log_request(const Request& request, int status, Millis took) {
    log_event(Level::Info, "request",
              {{"request", request.id},
               {"method", told(request.method)},
               {"path", told(request.path)},
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
    const std::string& text = hall_.services().books.texts(language).get("refused." + code);
    Response response = refusal_saying(status, code, text);
    return status == 429 ? with_retry(std::move(response), kAskAgain) : response;
}

Response with_retry(Response response, const Room& room) {
    response.headers = {{"Retry-After", std::to_string(room.seconds())}};
    return response;
}

Response Api::too_many(const Request& request, const Room& room, const std::string& code) const {
    return with_retry(refusal(request, 429, code), room);
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
    if (who && counts(request.address)) hall_.seen_at(who->person.id, request.address);
    return who;
}

std::string Api::counted_address(const Request& request) const {
    return is_loopback(request.address) ? "here" : address_key(request.address);
}

void Api::note_security(const Request& request, const char* what) {
    note_refused(request, from_other_page(request) ? kCrossSite : what);
}

void Api::note_refused(const Request& request, const char* what) {
    security_.note(what, {request.id, request.address, std::string{told(request.path)}});
}

void Api::refused(int status, const std::string& address, bool from_other_page) {
    if (status != 0) hall_.services().metrics.request(status);
    const char* what = status == 0 || status == 429 ? "connections" : "unreadable";
    security_.note(from_other_page ? kCrossSite : what, {new_id(), address, ""});
}

// Who goes on asking although there is no room, for minutes, is told of as such: a class behind one address
// that opens the page at once is refused for some seconds, and is no flood.
bool Api::goes_on(const Request& request) {
    const bool elsewhere = from_other_page(request);
    note_security(request, "limit");
    if (allowed_address(elsewhere ? "flood elsewhere" : "flood", request.address, limits().floods))
        return false;
    if (!elsewhere && allowed_address("flood told", request.address, limits().floods_told))
        note_security(request, "flood");
    return true;
}

void Api::answered(const Request& request, int status, Millis began) {
    hall_.services().metrics.request(status);
    if (access_.log_requests) log_request(request, status, hall_.now() - began);
}

void Api::nameless_proxy(const std::string& peer) {
    constexpr Millis kTellEvery = 60'000;
    if (hall_.now() - nameless_told_ < kTellEvery) return;
    nameless_told_ = hall_.now();
    hall_.services().metrics.security("nameless_proxy");
    log_event(Level::Warning, "proxy without X-Forwarded-For", {{"address", peer}});
}

bool Api::banned(const std::string& address, const std::optional<Identity>& who) const {
    return std::ranges::any_of(bans_, [&](const store::Ban& ban) {
        const bool from_there = !ban.range.empty() && in_range(address, ban.range);
        const bool is_meant = !ban.person.empty() && who && ban.person == who->person.id;
        return ban.until > hall_.now() && (from_there || is_meant);
    });
}

Room Api::allowed(const char* what, const std::string& who, const Rate& rate) {
    return hall_.allowed(what, who, rate);
}

Room Api::allowed_address(const char* what, const std::string& address, const Rate& rate) {
    return counts(address) ? hall_.allowed_from(what, whence(address), rate) : Room{};
}

bool Access::trusts(std::string_view peer) const {
    if (origin.empty()) return false;
    return is_loopback(peer) ||
           std::ranges::any_of(proxies, [&](const std::string& each) { return in_range(peer, each); });
}

// Why it is not for this server, or of no page of ours, where it must be; null: it may be heard. A browser
// that names our origin and another site as well does not exist, and what it does would be told as what some
// page made it do.
const char* Api::foreign(const Request& request, bool from_page) const {
    const bool ours = access_.origin.empty() ? is_own_host(request.host)
                                             : is_same_host(request.host, host_of(access_.origin));
    // Whoever looks after the server asks it on its own machine, and not through the proxy.
    const bool here = is_loopback(request.address) && is_this_machine(request.host);
    if (!ours && !here) return "host";
    const std::string own = access_.origin.empty() ? "http://" + request.host : access_.origin;
    const bool our_page = request.origin == own && !is_other_site(request.fetch_site);
    return from_page && !our_page ? "origin" : nullptr;
}

std::optional<Response> Api::refuse_sender(const Request& request, bool from_page) {
    const char* why = foreign(request, from_page);
    if (why == nullptr) return std::nullopt;
    note_refused(request, why);
    return refusal(request, 403, why);
}

void Api::handle(const Request& request, Respond respond) {
    const bool api = request.path.starts_with("/api/");
    const Respond finish = [this, api, respond = std::move(respond), request,
                            began = hall_.now()](Response response) {
        add_headers(response, api);
        response.headers.emplace_back("X-Request-Id", request.id);
        // Who goes on asking although there is no room loses the connection, too.
        if (response.status == 429 && goes_on(request)) response.last = true;
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
    // First of all, so that whoever is refused pays for it as well.
    if (const Room room = may_ask(request); !room) return respond(too_many(request, room));
    const bool changes = request.method != "GET" && request.method != "HEAD";
    if (auto refused = refuse_sender(request, changes)) return respond(std::move(*refused));
    if (changes && !request.content_type.starts_with("application/json"))
        return respond(refusal(request, 415, "content_type"));
    if (!bans_.empty() && banned(request.address, people_.identify(cookie_of(request)))) {
        note_security(request, "banned");
        return respond(refusal(request, 403, "banned"));
    }
    if (!api) return respond(changes ? refusal(request, 405, "method") : static_file(request));
    if (!hall_.services().store.healthy()) return respond(refusal(request, 503, "store"));
    bool known = false;
    const auto parts = split(request.path, '/');
    for (const Route& route : routes()) {
        const auto id = match(route.path, parts);
        if (!id) continue;
        known = true;
        if (route.method == request.method) return route.handle(*this, request, *id, respond);
    }
    respond(refusal(request, known ? 405 : 404, known ? "method" : "no_path"));
}

}  // namespace orrery::server
