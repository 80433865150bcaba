#include "server/http/routes.h"

#include <algorithm>

#include "server/people/words.h"

namespace orrery::server {

namespace {

using namespace routes_detail;

constexpr Route kRoutes[] = {
    {"GET", "/api/me", get_me},
    {"POST", "/api/me", post_me, {{"name", Is::Text, kMayLack}, {"lang", Is::Text, kMayLack}}},
    {"POST", "/api/account", post_account, {{"name", Is::Text}, {"password", Is::Text}}},
    {"POST", "/api/login", post_login, {{"name", Is::Text}, {"password", Is::Text}}},
    {"POST", "/api/logout", post_logout},
    {"POST", "/api/reset", post_reset, {{"token", Is::Text}, {"password", Is::Text}}},
    {"POST", "/api/password", post_password, {{"password", Is::Text}, {"new_password", Is::Text}}},
    {"GET", "/api/sessions", get_sessions},
    {"POST", "/api/sessions/end", post_sessions_end, {{"id", Is::Text, kMayLack}}},
    {"POST", "/api/account/end", post_account_end, {{"password", Is::Text, kMayLack}}},
    {"GET", "/api/export", get_export},
    {"GET", "/api/games", get_games},
    {"GET", "/api/texts/{lang}/{game}", get_texts},
    {"GET", "/api/content/{game}", get_content},
    {"GET", "/api/rules/{game}", get_rules},
    {"GET", "/api/tables", get_tables},
    {"POST", "/api/tables", post_tables, {}, true},
    {"GET", "/api/tables/{id}", get_table},
    {"POST", "/api/tables/{id}/actions", post_actions},
    {"GET", "/api/tables/{id}/scores", get_scores},
    {"GET", "/api/tables/{id}/record", get_record},
    {"GET", "/api/tables/{id}/chat", get_chat},
    {"GET", "/api/tables/{id}/log", get_log},
    {"GET", "/api/tables/{id}/analysis", get_analysis},
    {"POST", "/api/tables/{id}/analysis", post_analysis},
    {"POST", "/api/tables/{id}/analysis/end", post_analysis_end},
    {"POST", "/api/tables/{id}/remove", post_remove},
    {"POST", "/api/join", post_join, {{"token", Is::Text}}},
    {"POST",
     "/api/records",
     post_records,
     {{"record", Is::Text}, {"ply", Is::Number, kMayLack}, {"seat", Is::Number, kMayLack}}},
    {"POST", "/api/records/analysis", post_records_analysis, {{"record", Is::Text}, {"act", Is::Text}}},
    {"GET", "/api/blocks", get_blocks},
    {"POST",
     "/api/blocks",
     post_blocks,
     {{"end", Is::Text, kMayLack},
      {"table", Is::Text, kMayLack},
      {"chat", Is::Number, kMayLack},
      {"seat", Is::Number, kMayLack}}},
    {"POST",
     "/api/reports",
     post_reports,
     {{"table", Is::Text},
      {"reason", Is::Text},
      {"chat", Is::Number, kMayLack},
      {"seat", Is::Number, kMayLack}}},
    {"GET", "/api/owner", get_owner},
    {"POST",
     "/api/owner",
     post_owner,
     {{"act", Is::Text},
      {"name", Is::Text, kMayLack},
      {"table", Is::Text, kMayLack},
      {"chat", Is::Number, kMayLack},
      {"seat", Is::Number, kMayLack},
      {"hours", Is::Number, kMayLack},
      {"range", Is::Text, kMayLack},
      {"reason", Is::Text, kMayLack},
      {"ban", Is::Number, kMayLack},
      {"report", Is::Number, kMayLack}}},
    {"GET", "/api/status", get_status},
    {"GET", "/api/openapi.yaml", get_openapi},
};

}  // namespace

std::span<const Route> routes() { return kRoutes; }

namespace routes_detail {

Response json_response(const Json& json) {
    return {.status = 200, .body = boost::json::serialize(json), .headers = {}};
}

int status_of_refusal(const std::string& code) {
    struct Row {
        std::string_view code;
        int status;
    };
    constexpr Row kRows[] = {
        {"login", 401},    {"no_session", 401},   {"banned", 403},     {"not_owner", 403}, {"no_invite", 404},
        {"no_reset", 404}, {"no_table", 404},     {"name_taken", 409}, {"held", 409},      {"blocked", 409},
        {"seated", 409},   {"over", 409},         {"used", 410},       {"busy", 429},      {"rate", 429},
        {"store", 503},    {"waiting_seats", 409}};
    const auto* row = std::ranges::find(kRows, code, &Row::code);
    return row == std::end(kRows) ? 400 : row->status;
}

std::optional<boost::json::object> body_of(Api& api, const Request& request) {
    const Limits& limits = api.hall().services().limits;
    auto json = read_bounded(request.body, limits.json_depth, limits.json_array);
    if (!json || !json->is_object()) return std::nullopt;
    const auto* route = std::ranges::find_if(
        kRoutes, [&](const Route& each) { return each.method == "POST" && each.path == request.path; });
    const bool known = route != std::end(kRoutes) && !route->looks_itself;
    if (known && misfit(json->get_object(), route->fields)) return std::nullopt;
    if (known && stranger(json->get_object(), {route->fields})) return std::nullopt;
    return std::move(json->get_object());
}

bool says_nothing(const Request& request) {
    const auto json = read_bounded(request.body, 1, 0);
    return request.body.empty() || (json && json->is_object());
}

}  // namespace routes_detail

}  // namespace orrery::server
