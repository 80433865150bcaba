// The handlers behind the paths, and what they share.
#pragma once

#include "server/http/api.h"

namespace orrery::server::routes_detail {

Response json_response(const Json& json);
int status_of_refusal(const std::string& code);
// The body as an object; nothing: it is none, or its fields are not those of the path (paths with an id have
// none).
std::optional<boost::json::object> body_of(Api& api, const Request& request);
// Of paths that take nothing: an object without fields, or no body.
bool says_nothing(const Request& request);

// Answers with the person and the new cookie, or the refusal.
People::Done<Admitted> admits(Api& api, const Request& request, const Respond& respond);
// 204, and the cookie is taken away.
Response farewell(const Api& api);

using Handler = void(Api& api, const Request& request, const std::string& id, const Respond& respond);
Handler get_me, post_me, post_account, post_login, post_logout, post_reset;
Handler post_password, get_sessions, post_sessions_end, post_account_end, get_export;
Handler get_games, get_texts, get_content, get_rules, get_status, get_openapi;
Handler get_tables, post_tables, get_table, post_actions, get_scores, get_record, get_chat, post_join,
    post_records;
Handler get_analysis, post_analysis, post_analysis_end, post_records_analysis;
Handler get_log, post_remove, get_blocks, post_blocks, post_reports, get_owner, post_owner;

// That line of a table's chat.
std::optional<store::ChatRow> line_at(Api& api, const std::string& table, std::int64_t n);
// As it is stored: no game is played through for it. Nothing: there is no such table or seat.
std::optional<store::SeatRow> seat_at(Api& api, const std::string& table, std::int64_t seat);

}  // namespace orrery::server::routes_detail
