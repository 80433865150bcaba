// What everybody may do about others: not read them any more, and tell whoever runs the server.
#include <algorithm>

#include "server/http/routes.h"
#include "server/people/words.h"

namespace orrery::server::routes_detail {

using boost::json::array;
using boost::json::object;

namespace {

constexpr std::size_t kReasonBytes = 300, kMostBlocks = 200;

array blocks_json(Api& api, const std::string& person) {
    array all;
    for (const std::string& other : api.hall().services().store.blocked_by(person))
        all.push_back(object{{"id", other}, {"name", api.hall().name_of(other)}});
    return all;
}

// Who wrote that line; empty: there is none such.
std::string writer_of(Api& api, const std::string& table, std::int64_t chat) {
    const auto rows = api.hall().services().store.chat(table, 1, chat + 1);
    return rows.empty() || rows.back().n != chat ? "" : rows.back().person;
}

}  // namespace

void get_blocks(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    respond(json_response(blocks_json(api, who->person.id)));
}

// By a line of theirs, or by the id of somebody who is blocked to end it.
void post_blocks(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto body = body_of(api, request);
    if (!body) return respond(api.refusal(request, 400, "malformed"));
    const std::string me = who->person.id;
    const auto ended = text_field(*body, "end");
    const auto table = text_field(*body, "table");
    const std::string other = ended   ? *ended
                              : table ? writer_of(api, *table, number_field(*body, "chat").value_or(0))
                                      : "";
    const bool full = !ended && api.hall().services().store.blocked_by(me).size() >= kMostBlocks;
    if (other.empty() || other == me || full || !api.allowed("report", me, api.limits().reports))
        return respond(api.refusal(request, full ? 429 : 400, full ? "rate" : "malformed"));
    store::Transaction transaction;
    transaction.blocks.push_back({me, other, ended.has_value()});
    api.people().write(std::move(transaction), [&api, request, respond, me](store::Written written) {
        if (written != store::Written::Done)
            return respond(api.refusal(request, written == store::Written::Conflict ? 400 : 503,
                                       written == store::Written::Conflict ? "malformed" : "store"));
        respond(json_response(blocks_json(api, me)));
    });
}

void post_reports(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto body = body_of(api, request);
    const auto table = body ? text_field(*body, "table") : std::nullopt;
    const auto reason =
        body ? clean_line(text_field(*body, "reason").value_or(""), kReasonBytes) : std::nullopt;
    if (!table || !reason) return respond(api.refusal(request, 400, "malformed"));
    const std::int64_t chat = number_field(*body, "chat").value_or(0);
    if (api.hall().find(*table) == nullptr || (chat != 0 && writer_of(api, *table, chat).empty()))
        return respond(api.refusal(request, 404, "no_table"));
    if (!api.allowed("report", who->person.id, api.limits().reports))
        return respond(api.refusal(request, 429, "rate"));
    store::Transaction transaction;
    transaction.reports.push_back(
        {.at = api.hall().now(), .by = who->person.id, .game = *table, .chat = chat, .reason = *reason});
    api.people().write(std::move(transaction), [&api, request, respond](store::Written written) {
        if (written != store::Written::Done) return respond(api.refusal(request, 503, "store"));
        respond({.status = 204, .content_type = "", .body = "", .headers = {}});
    });
}

}  // namespace orrery::server::routes_detail
