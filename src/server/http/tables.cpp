// Tables over HTTP.
#include <map>

#include "core/text.h"
#include "engine/record.h"
#include "server/http/routes.h"
#include "server/people/words.h"
#include "server/show/course.h"
#include "server/tables/bot_levels.h"
#include "server/tables/new_table.h"

namespace orrery::server::routes_detail {

using boost::json::array;
using boost::json::object;

namespace {

// A plain GET of a table needs no session: without one, somebody looks on.
std::string person_of(Api& api, const Request& request) {
    const auto who = api.identify(request);
    return who ? who->person.id : "";
}

Glance glance_at(Api& api, const Request& request, const Live& live, const std::string& person) {
    const auto wanted = whole_number(request.parameter("seat").value_or(""));
    const auto seat = wanted && *wanted >= 0 && *wanted < kMaxSeats
                          ? std::optional{static_cast<Seat>(*wanted)}
                          : std::nullopt;
    return {api.hall(), live, person, api.language_of_request(request), eyes_of(live.table, person, seat)};
}

// The latest ones, but not so many of one person or one address that others find no room.
std::vector<std::string> open_tables(const Hall& hall, std::size_t most) {
    constexpr std::size_t kMostOfOne = 10;
    std::map<std::string, std::size_t> listed;
    const auto fits = [&](const Payer& owner) {
        if (++listed[owner.address] > kMostOfOne) return false;
        const double most_near = kMostOfOne * hall.services().limits.network_shares;
        return owner.network.empty() || static_cast<double>(++listed[owner.network]) <= most_near;
    };
    std::vector<std::string> ids;
    for (const store::OpenGame& game : hall.services().store.open_games(most * kMostOfOne, kMostOfOne)) {
        if (ids.size() == most) break;
        if (fits(hall.payer(game.owner))) ids.push_back(game.id);
    }
    return ids;
}

std::vector<std::string> seat_words(const Table& table) {
    std::vector<std::string> words;
    for (const store::SeatRow& seat : table.seats())
        words.emplace_back(seat.kind == store::SeatKind::Bot ? level_bot(seat.level, seat.temper) : "human");
    return words;
}

Room may_join(Api& api, const Request& request, const std::string& person) {
    const Room room = api.allowed("join", person, api.limits().joins);
    return room ? api.allowed_address("join", request.address, api.limits().joins_of_address) : room;
}

// Whoever was invited and came late may still watch.
Response used_up(Api& api, const Request& request, const std::string& token) {
    Response response = api.refusal(request, 410, "used");
    const auto invite = api.hall().services().store.invite(hash_of(token));
    if (!invite) return response;
    object body = boost::json::parse(response.body).as_object();
    body["table"] = invite->game;
    response.body = boost::json::serialize(body);
    return response;
}

}  // namespace

void get_tables(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const std::string person = person_of(api, request);
    const std::string list = request.parameter("list").value_or("mine");
    const std::size_t most = api.hall().services().limits.listed_tables;
    store::Store& store = api.hall().services().store;
    if (list != "mine" && list != "open") return respond(api.refusal(request, 400, "malformed"));
    auto ids = list == "open"   ? open_tables(api.hall(), most)
               : person.empty() ? std::vector<std::string>{}
                                : store.games_of(person, most);
    list_tables(api.hall(), std::move(ids), person, api.language_of_request(request),
                [respond](const Json& tables) { respond(json_response(tables)); });
}

void post_tables(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto body = body_of(api, request);
    if (!body) return respond(api.refusal(request, 400, "malformed"));
    const auto wish = read_wish(api.hall(), *body, who->person.id);
    if (!wish) {
        const Texts& texts = api.hall().services().books.texts(api.language_of_request(request));
        return respond(refusal_saying(400, "table", texts.format(wish.problem())));
    }
    if (const auto refused = api.hall().refuses_table(who->person.id))
        return respond(refused->room ? api.refusal(request, 503, refused->code)
                                     : api.too_many(request, refused->room));
    open_table(api.hall(), wish->stored, wish->seed,
               [&api, request, respond, person = who->person.id](Live* live) {
                   if (live == nullptr) return respond(api.refusal(request, 503, "store"));
                   respond(json_response(summary_json(glance_at(api, request, *live, person))));
               });
}

namespace {

Response stopped_or_missing(Api& api, const Request& request, const std::string& id) {
    const auto why = api.hall().stopped(id);
    if (!why) return api.refusal(request, 404, "no_table");
    const Texts& texts = api.hall().services().books.texts(api.language_of_request(request));
    return refusal_saying(409, "stopped", texts.format(*why));
}

Response table_response(Api& api, const Request& request, const Live& live, const std::string& person) {
    const Glance glance = glance_at(api, request, live, person);
    const auto ply = request.parameter("ply");
    if (!ply) {
        const auto since = whole_number(request.parameter("since").value_or(""));
        return json_response(shown_position(glance, since.value_or(0)));
    }
    // What is open now may have been hidden then: at a shared device the past is told as everybody knew it.
    const bool shared = live.table.seats_of(person) > 1 && !request.parameter("seat");
    const Glance then{api.hall(), live, glance.person, glance.language,
                      shared && !live.table.over() ? Eyes{} : Eyes{glance.eyes.seat}};
    const auto number = whole_number(*ply);
    if (!number || *number < 0 || *number > static_cast<std::int64_t>(live.table.match().ply()))
        return api.refusal(request, 404, "no_ply");
    return json_response(shown_position_at(then, static_cast<std::size_t>(*number)));
}

}  // namespace

void get_table(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    const std::string person = person_of(api, request);
    Live* live = api.hall().find(id);
    if (live == nullptr) return respond(stopped_or_missing(api, request, id));
    api.hall().begin(*live, person, [&api, request, id, person, respond] {
        const Live* now = api.hall().find(id);
        if (now == nullptr) return respond(api.refusal(request, 404, "no_table"));
        respond(table_response(api, request, *now, person));
    });
}

void get_log(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    const std::string person = person_of(api, request);
    const Live* live = api.hall().find(id);
    const bool stopped = live == nullptr && api.hall().stopped(id);
    if (live == nullptr && !stopped) return respond(api.refusal(request, 404, "no_table"));
    const auto before = whole_number(request.parameter("before").value_or(""));
    if (!before) return respond(api.refusal(request, 400, "malformed"));
    if (stopped) {
        // Nothing of it stays in memory: the whole log is read for each page.
        if (const Room room = api.allowed_address("reading", request.address, api.limits().readings); !room)
            return respond(api.too_many(request, room));
        return respond(json_response(
            stopped_log_json(api.hall(), id, person, api.language_of_request(request), *before)));
    }
    // At a shared device the past is told as everybody knew it.
    Glance glance = glance_at(api, request, *live, person);
    if (live->table.seats_of(person) > 1 && !live->table.over() && !request.parameter("seat"))
        glance.eyes = Eyes{};
    respond(json_response(log_before_json(glance, *before)));
}

namespace {

// Why this person may not take it away; null: nothing is in the way.
const char* keeps(const store::TableRow& row, const std::vector<store::SeatRow>& seats,
                  const std::string& person) {
    if (row.owner != person) return "not_yours";
    if (row.state == store::GameState::Over) return "over";
    for (const store::SeatRow& seat : seats)
        if (seat.kind == store::SeatKind::Person && !seat.conceded && seat.person != person)
            return "others_play";
    return nullptr;
}

void remove_table(Api& api, const Request& request, const std::string& id, const char* kept,
                  const Respond& respond) {
    const std::string why = kept == nullptr ? "" : kept;
    if (!why.empty()) return respond(api.refusal(request, why == "not_yours" ? 403 : 409, why));
    api.hall().remove(id, [&api, request, respond](store::Written written) {
        if (written != store::Written::Done) return respond(api.refusal(request, 503, "store"));
        respond({.status = 204, .content_type = "", .body = "", .headers = {}});
    });
}

}  // namespace

// Whoever made a table may take it away, as long as nobody else plays there.
void post_remove(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    if (!says_nothing(request)) return respond(api.refusal(request, 400, "malformed"));
    const std::string& person = who->person.id;
    if (Live* live = api.hall().find(id))
        return api.hall().when_free(*live, [&api, request, id, respond, person](Live& free) {
            const char* kept = keeps(free.table.row(), free.table.seats(), person);
            remove_table(api, request, id, kept, respond);
        });
    if (!api.hall().stopped(id)) return respond(api.refusal(request, 404, "no_table"));
    const auto stored = api.hall().services().store.game_in_brief(id);
    if (!stored) return respond(api.refusal(request, 503, "store"));
    remove_table(api, request, id, keeps(stored->game, stored->seats, person), respond);
}

void post_actions(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    auto body = body_of(api, request);
    if (!body) return respond(api.refusal(request, 400, "malformed"));
    const std::string kind = text_field(*body, "t").value_or("");
    const Room room = kind == "act" ? api.may_act(who->person.id, request.address) : Room{};
    if (!room) return respond(api.too_many(request, room));
    (*body)["table"] = id;
    answer_message(api.hall(), {who->person.id, api.language_of_request(request)}, std::move(*body),
                   [&api, request, respond](const object& answer) {
                       const auto wait = number_field(answer, "retry_after");
                       const auto* code = answer.if_contains("code");
                       if (wait && code != nullptr && *code == "rate")
                           return respond(api.too_many(request, Room{*wait * 1000}));
                       respond(json_response(answer));
                   });
}

void get_scores(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    if (const Room room = api.allowed_address("reading", request.address, api.limits().readings); !room)
        return respond(api.too_many(request, room));
    const Live* live = api.hall().find(id);
    if (live == nullptr) return respond(api.refusal(request, 404, "no_table"));
    respond(json_response(course_json(live->table.match())));
}

void get_record(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    const Live* live = api.hall().find(id);
    if (live == nullptr) return respond(api.refusal(request, 404, "no_table"));
    const Table& table = live->table;
    if (!table.over()) return respond(api.refusal(request, 403, "not_over"));
    const Record record{{seat_words(table), commitment(table.seed()), table.seed()}, table.match()};
    Response response{.status = 200,
                      .content_type = "text/plain; charset=utf-8",
                      .body = write_record(record, api.hall().games()),
                      .headers = {}};
    response.headers.emplace_back("Content-Disposition",
                                  "attachment; filename=\"" + table.id() + ".record\"");
    respond(std::move(response));
}

void get_chat(Api& api, const Request& request, const std::string& id, const Respond& respond) {
    if (api.hall().find(id) == nullptr && !api.hall().stopped(id))
        return respond(api.refusal(request, 404, "no_table"));
    const Services& services = api.hall().services();
    const auto before = whole_number(request.parameter("before").value_or("")).value_or(0);
    respond(json_response(chat_json(api.hall(), services.store.chat(id, services.limits.chat_lines, before),
                                    person_of(api, request))));
}

void post_join(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto who = api.identify(request);
    if (!who) return respond(api.refusal(request, 401, "no_session"));
    const auto body = body_of(api, request);
    const auto token = body ? text_field(*body, "token") : std::nullopt;
    if (!token) return respond(api.refusal(request, 400, "malformed"));
    if (const Room room = may_join(api, request, who->person.id); !room)
        return respond(api.too_many(request, room));
    join(api.hall(), *token, who->person.id,
         [&api, request, respond, person = who->person.id,
          token = *token](std::variant<Live*, Refused> result) {
             if (const auto* refused = std::get_if<Refused>(&result)) {
                 if (refused->code == "used") return respond(used_up(api, request, token));
                 return respond(api.refusal(request, status_of_refusal(refused->code), refused->code));
             }
             respond(json_response(summary_json(glance_at(api, request, *std::get<Live*>(result), person))));
         });
}

}  // namespace orrery::server::routes_detail
