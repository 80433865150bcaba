// What whoever runs the server may do in the page: see reports, mute, remove, ban; every act is noted.
#include <algorithm>

#include "core/text.h"
#include "server/base/address.h"
#include "server/http/routes.h"
#include "server/people/words.h"

namespace orrery::server::routes_detail {

using boost::json::array;
using boost::json::object;

namespace {

constexpr std::size_t kListed = 200, kBanReasonBytes = 200;
constexpr std::int64_t kMostHours = 24 * 366 * 10;
constexpr Millis kHour = 3'600'000, kResetLife = 24 * kHour;

// An act on its way: what is to be written, what is noted, what follows.
struct Act {
    Api& api;
    const Request& request;
    const object& body;
    store::Person owner;
    store::Transaction transaction{};
    std::string about{};
    std::function<void()> then{};
    std::string removed{};  // a table: it goes after what is noted about it, and then it is answered
    object answer{};

    Hall& hall() const { return api.hall(); }
    store::Store& store() const { return api.hall().services().store; }
};

// The line of a chat that the body names.
std::optional<store::ChatRow> line_in(const Act& act) {
    const auto table = text_field(act.body, "table");
    const auto chat = number_field(act.body, "chat");
    return table && chat ? line_at(act.api, *table, *chat) : std::nullopt;
}

// Whom it is about: who has that account, or wrote that line, or has that seat.
std::optional<store::Person> person_in(const Act& act) {
    if (const auto name = text_field(act.body, "name")) return act.store().account(*name);
    if (const auto line = line_in(act)) return act.store().person(line->person);
    const auto table = text_field(act.body, "table");
    const auto seat =
        table ? seat_at(act.api, *table, number_field(act.body, "seat").value_or(-1)) : std::nullopt;
    return seat ? act.store().person(seat->person) : std::nullopt;
}

std::optional<Millis> until_in(const Act& act) {
    const auto hours = number_field(act.body, "hours");
    if (!hours || *hours < 0 || *hours > kMostHours) return std::nullopt;
    return act.hall().now() + *hours * kHour;
}

std::string reason_in(const Act& act) {
    return clean_line(text_field(act.body, "reason").value_or(""), kBanReasonBytes).value_or("");
}

// Each fills in what is to be written, or names why not.
using Refusal = const char*;

Refusal hide_chat(Act& act) {
    const auto line = line_in(act);
    if (!line) return "malformed";
    act.transaction.game = *text_field(act.body, "table");
    act.transaction.hidden_chat = line->n;
    act.about = act.transaction.game + ' ' + std::to_string(line->n);
    act.then = [&hall = act.hall(), table = act.transaction.game, n = line->n] {
        const Live* live = hall.find(table);
        if (live == nullptr) return;
        const auto gone = std::make_shared<const std::string>(
            boost::json::serialize(object{{"t", "unsaid"}, {"table", table}, {"n", n}}));
        const auto watchers = live->watchers;
        for (Connection* each : watchers) each->send(gone);
    };
    return nullptr;
}

Refusal mute(Act& act) {
    const auto person = person_in(act);
    const auto until = until_in(act);
    if (!person || !until) return "malformed";
    act.transaction.changes.push_back({.id = person->id, .muted_until = *until});
    act.about = person->id + ' ' + std::to_string(*until / 1000);
    return nullptr;
}

Refusal remove_name(Act& act) {
    const auto person = person_in(act);
    if (!person) return "malformed";
    const Language language = language_of(person->lang).value_or(Language::English);
    const std::string name = new_guest_name(act.hall(), language);
    act.transaction.changes.push_back({.id = person->id, .name = name, .name_removed = true});
    act.about = person->id;
    act.then = [&hall = act.hall(), id = person->id, name] {
        hall.rename(id, name);
        hall.forget(id);  // seats of who shares the device are called otherwise, too
    };
    return nullptr;
}

Refusal remove_table(Act& act) {
    const auto table = text_field(act.body, "table");
    if (!table || (act.hall().find(*table) == nullptr && !act.hall().stopped(*table))) return "no_table";
    act.about = act.removed = *table;
    return nullptr;
}

Refusal ban(Act& act) {
    const auto person = person_in(act);
    const auto until = until_in(act);
    std::string range = text_field(act.body, "range").value_or("");
    if (range == "last" && person) {
        range = act.hall().last_seen(person->id).address;
        if (range.empty()) return "no_address";
    }
    if (!until || (!person && range.empty()) || (!range.empty() && !is_range(range))) return "malformed";
    if (person && person->role == "owner") return "not_owner";
    if (!range.empty() && in_range(act.request.address, range)) return "own_range";
    const store::Ban made{.person = person ? person->id : "",
                          .range = range,
                          .until = *until,
                          .reason = reason_in(act),
                          .by = act.owner.id,
                          .at = act.hall().now()};
    act.transaction.bans.push_back(made);
    act.about = made.person + ' ' + made.range + ' ' + std::to_string(*until / 1000);
    act.then = [&api = act.api, made] {
        api.load_bans();
        api.hall().close_banned(made);
    };
    return nullptr;
}

Refusal end_ban(Act& act) {
    const auto id = number_field(act.body, "ban");
    if (!id || *id < 1) return "malformed";
    act.transaction.ended_ban = *id;
    act.about = std::to_string(*id);
    act.then = [&api = act.api] { api.load_bans(); };
    return nullptr;
}

Refusal close_report(Act& act) {
    const auto report = number_field(act.body, "report");
    if (!report || *report < 1) return "malformed";
    act.transaction.closed_report = *report;
    act.about = std::to_string(*report);
    return nullptr;
}

Refusal reset_password(Act& act) {
    const auto person = person_in(act);
    if (!person || person->account.empty()) return "no_account";
    const std::string token = new_secret();
    act.transaction.resets.push_back(
        {.hash = hash_of(token), .person = person->id, .until = act.hall().now() + kResetLife});
    act.about = person->id;
    act.answer["link"] = "/reset#" + token;
    return nullptr;
}

struct Row {
    std::string_view name;
    Refusal (*draft)(Act& act);
};
constexpr Row kActs[] = {
    {"hide_chat", hide_chat},
    {"mute", mute},
    {"remove_name", remove_name},
    {"remove_table", remove_table},
    {"ban", ban},
    {"end_ban", end_ban},
    {"close_report", close_report},
    {"reset_password", reset_password},
};

array reports_json(Api& api, std::int64_t before) {
    store::Store& store = api.hall().services().store;
    array all;
    for (const store::Report& report : store.reports(kListed, before)) {
        object json{{"n", report.n},
                    {"at", report.at / 1000},
                    {"by", api.hall().name_of(report.by)},
                    {"table", report.game},
                    {"reason", report.reason}};
        if (const auto line = line_at(api, report.game, report.chat)) {
            json["chat"] = line->n;
            json["who"] = line->name;
            json["text"] = line->text;
            json["hidden"] = line->hidden;
        } else if (const auto seat = seat_at(api, report.game, report.seat)) {
            json["seat"] = report.seat;
            json["who"] = seat->name.empty() ? api.hall().name_of(seat->person) : seat->name;
        }
        all.push_back(std::move(json));
    }
    return all;
}

object owner_json(Api& api, std::int64_t before = 0) {
    Hall& hall = api.hall();
    store::Store& store = hall.services().store;
    array bans, audits;
    for (const store::Ban& ban : store.bans(hall.now()))
        bans.push_back(object{{"id", ban.id},
                              {"name", hall.name_of(ban.person)},
                              {"range", ban.range},
                              {"until", ban.until / 1000},
                              {"reason", ban.reason}});
    for (const store::Audit& audit : store.audits(kListed))
        audits.push_back(object{{"n", audit.n},
                                {"at", audit.at / 1000},
                                {"by", hall.name_of(audit.by)},
                                {"act", audit.act},
                                {"about", audit.about}});
    return {{"reports", reports_json(api, before)}, {"bans", bans}, {"audit", audits}};
}

// Nothing: it was answered.
std::optional<store::Person> owner_of(Api& api, const Request& request, const Respond& respond) {
    const auto who = api.identify(request);
    if (who && who->person.role == "owner") return who->person;
    api.note_security(request, "not_owner");
    respond(api.refusal(request, who ? 403 : 401, who ? "not_owner" : "no_session"));
    return std::nullopt;
}

}  // namespace

void get_owner(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto before = whole_number(request.parameter("before").value_or("0"));
    if (owner_of(api, request, respond)) respond(json_response(owner_json(api, before.value_or(0))));
}

void post_owner(Api& api, const Request& request, const std::string&, const Respond& respond) {
    const auto owner = owner_of(api, request, respond);
    if (!owner) return;
    const auto body = body_of(api, request);
    const std::string name = body ? text_field(*body, "act").value_or("") : "";
    const auto* row = std::ranges::find(kActs, name, &Row::name);
    if (row == std::end(kActs)) return respond(api.refusal(request, 400, "malformed"));
    Act act{.api = api, .request = request, .body = *body, .owner = *owner};
    if (const char* refusal = row->draft(act))
        return respond(api.refusal(request, status_of_refusal(refusal), refusal));
    act.transaction.at = api.hall().now();
    act.transaction.audits.push_back(
        {.at = api.hall().now(), .by = owner->id, .act = name, .about = act.about});
    const auto answered = [&api, request, respond, answer = act.answer](store::Written written) {
        if (written == store::Written::Conflict) return respond(api.refusal(request, 400, "malformed"));
        if (written != store::Written::Done) return respond(api.refusal(request, 503, "store"));
        object json = owner_json(api);
        for (const auto& field : answer) json[field.key()] = field.value();
        respond(json_response(json));
    };
    api.people().write(act.transaction,
                       [&api, answered, then = act.then, removed = act.removed](store::Written written) {
                           if (written != store::Written::Done) return answered(written);
                           if (then) then();
                           if (removed.empty()) return answered(written);
                           api.hall().remove(removed, answered);
                       });
}

}  // namespace orrery::server::routes_detail
