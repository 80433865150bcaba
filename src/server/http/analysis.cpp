// A game looked at by a bot: of a table that is over, or of a record that somebody opened.
#include <cmath>

#include "bots/reason_texts.h"
#include "engine/record.h"
#include "server/http/routes.h"
#include "server/people/words.h"

namespace orrery::server::routes_detail {

using boost::json::array;
using boost::json::object;

namespace {

double rounded(double chance) { return std::round(chance * 1000) / 1000; }

array chances_json(const std::array<double, kMaxSeats>& chances, std::size_t players) {
    array all;
    for (std::size_t seat = 0; seat < players; ++seat) all.push_back(rounded(chances[seat]));
    return all;
}

object mistake_json(const JudgedDecision& mistake, const VerbTable& verbs, const Texts& texts) {
    return {{"ply", mistake.ply},
            {"seat", mistake.seat},
            {"played", label(texts, verbs, mistake.played)},
            {"better", label(texts, verbs, mistake.best)},
            {"chance_played", rounded(mistake.chance_played)},
            {"chance_better", rounded(mistake.chance_best)},
            {"reasons", boost::json::value_from(reason_texts(mistake.reasons, texts))}};
}

Response inquiry_response(Api& api, const Request& request, const Inquiry* inquiry,
                          const std::string& person) {
    if (inquiry == nullptr) return json_response(object{{"state", "none"}});
    if (inquiry->running())
        return json_response(object{{"state", "running"},
                                    {"progress", rounded(inquiry->progress)},
                                    {"yours", inquiry->payer.person == person}});
    const GameInfo& info = inquiry->game->info();
    const Texts& texts = api.hall().services().books.texts(api.language_of_request(request), info.id);
    const std::size_t players = inquiry->findings.seats.size();
    array curve, mistakes, seats;
    for (const ChancePoint& point : inquiry->findings.curve)
        curve.push_back(object{{"ply", point.ply}, {"chances", chances_json(point.chances, players)}});
    for (const JudgedDecision& mistake : inquiry->findings.mistakes)
        mistakes.push_back(mistake_json(mistake, inquiry->game->verbs(), texts));
    for (const SeatAnalysis& seat : inquiry->findings.seats)
        seats.push_back(object{{"decisions", seat.decisions}, {"agreed", seat.agreed}});
    return json_response(object{{"state", "done"},
                                {"bot", inquiry->bot},
                                {"curve", std::move(curve)},
                                {"mistakes", std::move(mistakes)},
                                {"seats", std::move(seats)}});
}

Response begun_response(Api& api, const Request& request, const std::string& key, const Match& match,
                        const std::string& person) {
    if (api.hall().draining()) return api.refusal(request, 503, "draining");
    const auto begun = api.analyses().begin(key, match, person);
    if (const auto* inquiry = std::get_if<const Inquiry*>(&begun))
        return inquiry_response(api, request, *inquiry, person);
    const auto& refused = std::get<Refused>(begun);
    const Texts& texts = api.hall().services().books.texts(api.language_of_request(request));
    return with_retry(
        refusal_saying(429, refused.code, texts.format("refused." + refused.code, refused.params)),
        refused.room ? kAskAgain : refused.room);
}

Response stopped_response(Api& api, const Request& request, const std::string& key,
                          const std::string& person) {
    if (!api.analyses().stop(key, person)) return api.refusal(request, 403, "not_yours");
    return inquiry_response(api, request, api.analyses().find(key), person);
}

// Over: what a bot thinks of the past would tell of cards that are still hidden.
const Table* finished(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    const Live* live = api.hall().find(id);
    if (live == nullptr)
        respond(api.refusal(request, 404, "no_table"));
    else if (!live->table.over())
        respond(api.refusal(request, 403, "not_over"));
    return live != nullptr && live->table.over() ? &live->table : nullptr;
}

}  // namespace

void get_analysis(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    if (finished(api, request, id, respond) == nullptr) return;
    const auto who = api.identify(request);
    respond(inquiry_response(api, request, api.analyses().find(id), who ? who->person.id : ""));
}

void post_analysis(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    if (!says_nothing(request)) return respond(api.refusal(request, 400, "malformed"));
    if (const Table* table = finished(api, request, id, respond))
        respond(begun_response(api, request, id, table->match(), who->person.id));
}

void post_analysis_end(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    if (!says_nothing(request)) return respond(api.refusal(request, 400, "malformed"));
    if (finished(api, request, id, respond) != nullptr)
        respond(stopped_response(api, request, id, who->person.id));
}

// The server keeps no records: whoever asks brings it along, and what was found is kept by its hash.
void post_records_analysis(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto body = body_of(api, request);
    const auto text = body ? text_field(*body, "record") : std::nullopt;
    const std::string act = body ? text_field(*body, "act").value_or("") : "";
    if (!text || (act != "begin" && act != "look" && act != "end"))
        return respond(api.refusal(request, 400, "malformed"));
    const std::string key = "record " + hash_of(*text), &person = who->person.id;
    if (act == "look") return respond(inquiry_response(api, request, api.analyses().find(key), person));
    if (act == "end") return respond(stopped_response(api, request, key, person));
    if (const Room room = api.allowed_address("reading", request.address, api.limits().readings); !room)
        return respond(api.too_many(request, room));
    const auto record = read_record(*text, api.hall().games());
    const Texts& texts = api.hall().services().books.texts(api.language_of_request(request));
    if (!record) return respond(refusal_saying(400, "record", texts.format(record.problem())));
    respond(begun_response(api, request, key, record->match, person));
}

}  // namespace orrery::server::routes_detail
