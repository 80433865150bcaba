// What everybody may do about others: not read them any more, and tell whoever runs the server.
#include <limits>

#include "server/http/routes.h"
#include "server/people/words.h"

namespace orrery::server::routes_detail {

using boost::json::array;
using boost::json::object;

namespace {

constexpr std::size_t kReasonBytes = 300, kMostBlocks = 200;

Room may_report(Api& api, const Request& request, const std::string& person) {
    const Room room = api.allowed("report", person, api.limits().reports);
    return room ? api.allowed_address("report", request.address, api.limits().reports_of_address) : room;
}

array blocks_json(Api& api, const std::string& person) {
    array all;
    for (const std::string& other : api.hall().services().store.blocked_by(person))
        all.push_back(object{{"id", other}, {"name", api.hall().name_of(other)}});
    return all;
}

// Who wrote that line, or sits there; empty: there is nobody such.
std::string neighbour_in(Api& api, const object& body) {
    const auto table = text_field(body, "table");
    if (!table) return "";
    if (const auto line = line_at(api, *table, number_field(body, "chat").value_or(0))) return line->person;
    const auto seat = seat_at(api, *table, number_field(body, "seat").value_or(-1));
    return seat ? seat->person : "";
}

}  // namespace

std::optional<store::ChatRow> line_at(Api& api, const std::string& table, std::int64_t n) {
    if (n < 1 || n == std::numeric_limits<std::int64_t>::max()) return std::nullopt;
    auto rows = api.hall().services().store.chat(table, 1, n + 1);
    if (rows.empty() || rows.back().n != n) return std::nullopt;
    return std::move(rows.back());
}

std::optional<store::SeatRow> seat_at(Api& api, const std::string& table, std::int64_t seat) {
    const auto stored = seat < 0 ? std::nullopt : api.hall().services().store.game_in_brief(table);
    if (!stored || stored->game.state == store::GameState::Removed) return std::nullopt;
    if (seat >= static_cast<std::int64_t>(stored->seats.size())) return std::nullopt;
    return stored->seats[static_cast<std::size_t>(seat)];
}

void get_blocks(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    respond(json_response(blocks_json(api, who->person.id)));
}

// By a line of theirs, by their seat, or by the id of somebody who is blocked to end it.
void post_blocks(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto body = body_of(api, request);
    if (!body) return respond(api.refusal(request, 400, "malformed"));
    const std::string me = who->person.id;
    const auto ended = text_field(*body, "end");
    const std::string other = ended ? *ended : neighbour_in(api, *body);
    if (other.empty() || other == me) return respond(api.refusal(request, 400, "malformed"));
    if (!ended && api.hall().services().store.blocked_by(me).size() >= kMostBlocks)
        return respond(api.refusal(request, 409, "blocks"));
    if (const Room room = may_report(api, request, me); !room) return respond(api.too_many(request, room));
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
    const std::int64_t seat = number_field(*body, "seat").value_or(-1);
    const bool there = api.hall().find(*table) != nullptr || api.hall().stopped(*table);
    if (!there || (chat != 0 && !line_at(api, *table, chat)) || (seat != -1 && !seat_at(api, *table, seat)))
        return respond(api.refusal(request, 404, "no_table"));
    if (const Room room = may_report(api, request, who->person.id); !room)
        return respond(api.too_many(request, room));
    store::Transaction transaction;
    transaction.reports.push_back({.at = api.hall().now(),
                                   .by = who->person.id,
                                   .game = *table,
                                   .chat = chat,
                                   .seat = chat != 0 ? -1 : static_cast<int>(seat),
                                   .reason = *reason});
    api.people().write(std::move(transaction), [&api, request, respond](store::Written written) {
        if (written != store::Written::Done) return respond(api.refusal(request, 503, "store"));
        respond({.status = 204, .content_type = "", .body = "", .headers = {}});
    });
}

}  // namespace orrery::server::routes_detail
