// Talk at a table: chat, open_chat.
#include <algorithm>

#include "server/people/words.h"
#include "server/tables/messages.h"

namespace orrery::server {

using boost::json::array;
using boost::json::object;

Json chat_json(Hall& hall, const std::vector<store::ChatRow>& rows, const std::string& person) {
    const auto blocked =
        person.empty() ? std::vector<std::string>{} : hall.services().store.blocked_by(person);
    array all;
    for (const store::ChatRow& row : rows) {
        const bool unwanted = std::ranges::find(blocked, row.person) != blocked.end();
        if (row.text.empty() || row.hidden || unwanted) continue;  // empty: of somebody who is forgotten
        all.push_back(object{{"n", row.n},
                             {"by", row.name},
                             {"seat", row.seat < 0 ? Json(nullptr) : Json(row.seat)},
                             {"text", row.text},
                             {"at", row.at / 1000}});
    }
    return all;
}

bool may_chat(const Table& table, const std::string& person) {
    return !table.looks_on(person) || table.row().open_chat;
}

namespace {

// Of a table's lines this part is for who looks on, and of that so much for one person or address.
constexpr std::int64_t kForOnlookers = 5, kForOne = 10;

// Whose lines somebody's count among, who looks on, and how many times a person's share that is: theirs,
// those of their address, those of its network.
std::vector<std::pair<std::string, double>> shares_of(const Hall& hall, const std::string& person) {
    const Payer payer = hall.payer(person);
    std::vector<std::pair<std::string, double>> all{{person, 1}};
    if (payer.address != person) all.emplace_back(payer.address, 1);
    if (!payer.network.empty()) all.emplace_back(payer.network, hall.services().limits.network_shares);
    return all;
}

void count(Said& said, const Hall& hall, const Table& table, const store::ChatCount& more) {
    if (more.seat >= 0) {
        said.of_seat[static_cast<std::size_t>(more.seat)] += more.lines;
    } else if (more.person == table.row().owner) {
        said.of_owner += more.lines;
    } else {
        said.of_onlookers += more.lines;
        for (const auto& [who, shares] : shares_of(hall, more.person)) said.of_onlooker[who] += more.lines;
    }
}

Said& said_at(const Hall& hall, Live& live) {
    if (live.said) return *live.said;
    live.said.emplace();
    for (const store::ChatCount& some : hall.services().store.chat_counts(live.table.id()))
        count(*live.said, hall, live.table, some);
    return *live.said;
}

// The code of why this person has no room for another line from this seat; null: they have.
const char* no_room(const Hall& hall, Live& live, const std::string& person, int seat) {
    Said& said = said_at(hall, live);
    const Table& table = live.table;
    const std::int64_t all = hall.services().limits.table_chat, onlookers = all / kForOnlookers;
    const std::int64_t share = table.share_of(all - onlookers);
    if (seat >= 0) {
        const auto seats = static_cast<std::int64_t>(table.seats_of(person));
        return said.of_seat[static_cast<std::size_t>(seat)] >= share * seats ? "chat_full" : nullptr;
    }
    if (!table.looks_on(person)) return said.of_owner >= share ? "chat_full" : nullptr;
    const auto most = static_cast<double>(std::max<std::int64_t>(1, onlookers / kForOne));
    for (const auto& [who, shares] : shares_of(hall, person))
        if (static_cast<double>(said.of_onlooker[who]) >= most * shares)
            return who == person ? "chat_full" : "chat_crowded";
    return said.of_onlookers >= onlookers ? "chat_crowded" : nullptr;
}

void tell_chat(Hall& hall, const Live& live, const store::ChatRow& row) {
    const auto watchers = live.watchers;
    for (Connection* each : watchers) {
        const Json messages = chat_json(hall, {row}, each->person);
        if (messages.as_array().empty()) continue;
        each->send(std::make_shared<const std::string>(boost::json::serialize(
            object{{"t", "chat"}, {"table", live.table.id()}, {"messages", messages}})));
    }
}

}  // namespace

void chat(const AskPtr& ask, Live& live) {
    const Services& services = ask->hall.services();
    const auto text = clean_line(*text_field(ask->message, "text"), services.limits.chat_bytes);
    if (!text) return ask->nack(&live, {"malformed"});
    if (!may_chat(live.table, ask->asker.person)) return ask->nack(&live, {"chat_closed"});
    const auto who = services.store.person(ask->asker.person);
    if (!who || who->muted_until > ask->hall.now()) return ask->nack(&live, {"muted"});
    const auto before = services.store.chat(live.table.id(), 1);
    store::ChatRow row{.n = before.empty() ? 1 : before.back().n + 1,
                       .person = ask->asker.person,
                       .name = who->name,
                       .seat = -1,
                       .text = *text,
                       .at = ask->hall.now()};
    for (const store::SeatRow& seat : live.table.seats())
        if (seat.person == row.person && row.seat < 0) row.seat = seat.seat;
    if (const char* refusal = no_room(ask->hall, live, row.person, row.seat))
        return ask->nack(&live, {refusal});
    Draft draft;
    draft.chat.push_back(row);
    ask->hall.commit(live, std::move(draft), ask->request(), [ask, &live, row](store::Written written) {
        ask->acks(live)(written);
        if (written != store::Written::Done) return;
        count(said_at(ask->hall, live), ask->hall, live.table,
              {.seat = row.seat, .person = row.person, .lines = 1});
        tell_chat(ask->hall, live, row);
    });
}

void open_chat(const AskPtr& ask, Live& live) {
    if (live.table.row().owner != ask->asker.person) return ask->nack(&live, {"not_yours"});
    Draft draft;
    draft.open_chat = truth_field(ask->message, "open");
    ask->hall.commit(live, std::move(draft), "", ask->acks(live));
}

}  // namespace orrery::server
