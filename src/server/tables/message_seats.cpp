// Who sits where: concede, leave, return, free_seat, rematch.
#include <algorithm>

#include "engine/fair.h"
#include "server/people/words.h"
#include "server/tables/barred.h"
#include "server/tables/bot_levels.h"
#include "server/tables/messages.h"
#include "server/tables/new_table.h"

namespace orrery::server {

using boost::json::object;
using store::SeatKind;
using store::SeatRow;

namespace {

void write_change(const AskPtr& ask, Live& live, Draft draft, const char* note) {
    add_note(draft, live.table, ask->seat, note, ask->hall.now());
    ask->hall.commit(live, std::move(draft), ask->request(), ask->acks(live));
}

void change_seat(const AskPtr& ask, Live& live, SeatRow seat, const char* note) {
    Draft draft;
    draft.seats.push_back(std::move(seat));
    write_change(ask, live, std::move(draft), note);
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

// The commitment to the luck of a table that may begin as soon as somebody looks at it.
object commitment_of(Hall& hall, const std::string& table) {
    const Live* live = hall.find(table);
    return live == nullptr ? object{} : object{{"commitment", commitment(live->table.seed())}};
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
    const Key& key = ask->hall.services().key;
    Draft draft;
    if (table.playing()) {
        add_sitting_in(draft, key, table, std::move(seat));
        return write_change(ask, live, std::move(draft), "left");
    }
    add_opened(draft, key, table.id(), std::move(seat));
    add_early_note(draft, table, ask->seat, "stood_up", ask->hall.now(), ask->hall.services().limits);
    ask->hall.commit(live, std::move(draft), ask->request(), ask->acks(live));
}

// Who took a seat at a table that waits, and keeps others from beginning, loses it again, and cannot have
// another one there.
void free_seat(const AskPtr& ask, Live& live) {
    const Table& table = live.table;
    const auto at = *number_field(ask->message, "seat");
    if (table.row().owner != ask->asker.person) return ask->nack(&live, {"not_yours"});
    if (table.row().state != store::GameState::Waiting) return ask->nack(&live, {"begun"});
    const bool there = at >= 0 && at < static_cast<std::int64_t>(table.seats().size());
    if (!there) return ask->nack(&live, {"no_seat"});
    const SeatRow& seat = table.seat(static_cast<Seat>(at));
    const std::string gone = seat.person;
    if (seat.kind != SeatKind::Person || gone == ask->asker.person) return ask->nack(&live, {"no_seat"});
    Draft draft;
    add_opened(draft, ask->hall.services().key, table.id(), seat);
    const std::string marks = marks_of(ask->hall, table.id(), gone, ask->asker.person);
    add_note(draft, table, seat.seat, "freed " + marks, ask->hall.now());
    ask->hall.commit(live, std::move(draft), ask->request(), [ask, gone, &live](store::Written written) {
        if (written == store::Written::Done) ask->hall.tell_tables(gone);
        ask->acks(live)(written);
    });
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
    if (!table.row().next.empty()) return ask->ack(live, commitment_of(ask->hall, table.row().next));
    if (const auto refused = ask->hall.refuses_table(ask->asker.person)) return ask->nack(&live, *refused);
    store::StoredGame next{.game = table.row(), .seats = moved_on(table.seats()), .entries = {}};
    open_unwanted(next.seats, ask->hall.services().store, ask->asker.person);
    next.game.chosen = false;
    next.game.owner = ask->asker.person;
    live.busy = true;  // nobody else asks for it meanwhile
    const auto opened = [ask, id = table.id()](Live* made) {
        Live* old = ask->hall.find(id);
        if (made == nullptr) {
            ask->nack(old, {"store"});
            return ask->hall.free(*old);
        }
        old->busy = false;
        Draft draft;
        draft.next = made->table.id();
        add_note(draft, old->table, -1, "rematch", ask->hall.now());
        ask->hall.commit(*old, std::move(draft), "",
                         [ask, old, next = made->table.id()](store::Written written) {
                             if (written != store::Written::Done) return ask->acks(*old)(written);
                             ask->ack(*old, commitment_of(ask->hall, next));
                         });
    };
    try {
        open_table(ask->hall, std::move(next), std::nullopt, opened);
    } catch (...) {
        live.busy = false;
        throw;
    }
}

}  // namespace orrery::server
