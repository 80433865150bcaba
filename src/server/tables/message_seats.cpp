// Who sits where, and talk: concede, leave, return, rematch, chat.
#include <algorithm>

#include "server/people/words.h"
#include "server/tables/bot_levels.h"
#include "server/tables/messages.h"
#include "server/tables/new_table.h"

namespace orrery::server {

using boost::json::array;
using boost::json::object;
using store::SeatKind;
using store::SeatRow;

namespace {

void change_seat(const AskPtr& ask, Live& live, SeatRow seat, const char* note, Draft draft = {}) {
    draft.seats.push_back(std::move(seat));
    add_note(draft, live.table, ask->seat, note, ask->hall.now());
    ask->hall.commit(live, std::move(draft), ask->request(), ask->acks(live));
}

// The other seats of a table with the same people, one place on.
std::vector<SeatRow> moved_on(const std::vector<SeatRow>& before) {
    std::vector<SeatRow> seats(before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        SeatRow& to = seats[(i + before.size() - 1) % before.size()];
        to = before[i];
        to.seat = static_cast<int>((i + before.size() - 1) % before.size());
        to.conceded = to.replaced = false;
        to.invites = 0;
    }
    return seats;
}

// Who is gone for good, or does not want to meet the one who asks, or is not wanted, has no seat next time.
void open_unwanted(std::vector<SeatRow>& seats, store::Store& store, const std::string& asker) {
    const auto blocks = [&](const std::string& person, const std::string& other) {
        const auto blocked = store.blocked_by(person);
        return std::ranges::find(blocked, other) != blocked.end();
    };
    for (SeatRow& seat : seats) {
        if (seat.kind != SeatKind::Person || seat.person == asker) continue;
        const auto person = store.person(seat.person);
        const bool comes = person && !person->gone;
        if (comes && !blocks(asker, seat.person) && !blocks(seat.person, asker)) continue;
        seat = SeatRow{.seat = seat.seat};
    }
}

}  // namespace

void concede(const AskPtr& ask, Live& live) {
    if (!live.table.playing()) return ask->nack(&live, {live.table.over() ? "over" : "waiting"});
    SeatRow seat = live.table.seat(ask->seat);
    seat.conceded = true;
    seat.level = kSitInLevel;
    change_seat(ask, live, std::move(seat), "conceded");
}

void leave_seat(const AskPtr& ask, Live& live) {
    const Table& table = live.table;
    if (table.over()) return ask->nack(&live, {"over"});
    SeatRow seat = table.seat(ask->seat);
    if (seat.replaced) return ask->nack(&live, {"replaced"});
    Draft draft;
    const std::string token = invite_token(ask->hall.services().key, table.id(), seat.seat, seat.invites + 1);
    add_invite(draft, table.id(), seat, hash_of(token));
    if (table.playing()) {
        seat.replaced = true;
        seat.level = kSitInLevel;
    } else {
        seat.kind = SeatKind::Open;
        seat.person.clear();
        seat.name.clear();
    }
    change_seat(ask, live, std::move(seat), "left", std::move(draft));
}

void return_to_seat(const AskPtr& ask, Live& live) {
    SeatRow seat = live.table.seat(ask->seat);
    if (!seat.replaced) return ask->nack(&live, {"not_replaced"});
    const bool timed = live.table.clock().kind == Clock::Kind::Live;
    if (timed && live.table.left(ask->seat, ask->hall.now()) <= 0) return ask->nack(&live, {"time_up"});
    seat.replaced = false;
    change_seat(ask, live, std::move(seat), "returned");
}

void rematch(const AskPtr& ask, Live& live) {
    const Table& table = live.table;
    if (!table.has_seat(ask->asker.person)) return ask->nack(&live, {"not_yours"});
    if (!table.over()) return ask->nack(&live, {"not_over"});
    if (!table.row().next.empty()) return ask->ack(live);
    store::StoredGame next{.game = table.row(), .seats = moved_on(table.seats()), .entries = {}};
    open_unwanted(next.seats, ask->hall.services().store, ask->asker.person);
    next.game.chosen = false;
    next.game.owner = ask->asker.person;
    live.busy = true;  // nobody else asks for it meanwhile
    const auto opened = [ask, id = table.id()](Live* made) {
        Live* old = ask->hall.find(id);
        old->busy = false;
        if (made == nullptr) return ask->nack(old, {"store"});
        Draft draft;
        draft.next = made->table.id();
        add_note(draft, old->table, -1, "rematch", ask->hall.now());
        ask->hall.commit(*old, std::move(draft), "", ask->acks(*old));
    };
    try {
        open_table(ask->hall, std::move(next), std::nullopt, opened);
    } catch (...) {
        live.busy = false;
        throw;
    }
}

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
    return table.has_seat(person) || table.row().owner == person || table.row().open_chat;
}

namespace {

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
    const auto given = text_field(ask->message, "text");
    const auto text = given ? clean_line(*given, services.limits.chat_bytes) : std::nullopt;
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
    if (row.n > services.limits.table_chat) return ask->nack(&live, {"table_full"});
    for (const SeatRow& seat : live.table.seats())
        if (seat.person == row.person && row.seat < 0) row.seat = seat.seat;
    Draft draft;
    draft.chat.push_back(row);
    ask->hall.commit(live, std::move(draft), ask->request(), [ask, &live, row](store::Written written) {
        ask->acks(live)(written);
        if (written == store::Written::Done) tell_chat(ask->hall, live, row);
    });
}

void open_chat(const AskPtr& ask, Live& live) {
    if (live.table.row().owner != ask->asker.person) return ask->nack(&live, {"not_yours"});
    const auto* open = ask->message.if_contains("open");
    if (open == nullptr || !open->is_bool()) return ask->nack(&live, {"malformed"});
    Draft draft;
    draft.open_chat = open->get_bool();
    ask->hall.commit(live, std::move(draft), "", ask->acks(live));
}

}  // namespace orrery::server
