#include "server/tables/undo_request.h"

#include <algorithm>

#include "core/text.h"

namespace orrery::server {

namespace {

constexpr const char* kAsked = "undo_asked";

// What people have answered since is an answer to the request, too; bots wait for nobody.
bool played_on(const Table& table, std::int64_t since) {
    return std::ranges::any_of(table.lines(), [&](const LogLine& line) {
        return line.n > since && line.answer.seat < kMaxSeats && table.is_person(line.answer.seat);
    });
}

}  // namespace

std::set<Seat> asked_for_consent(const Table& table, const std::string& person) {
    std::set<Seat> seats;
    for (const store::SeatRow& seat : table.seats())
        if (seat.kind == store::SeatKind::Person && !seat.conceded && seat.person != person)
            seats.insert(static_cast<Seat>(seat.seat));
    return seats;
}

std::string note_of_asking(std::size_t to) { return std::string{kAsked} + ' ' + std::to_string(to); }

std::optional<UndoRequest> standing_request(const Table& table) {
    std::set<Seat> agreed;
    for (auto note = table.notes().rbegin(); note != table.notes().rend(); ++note) {
        const auto seat = static_cast<Seat>(note->seat);
        if (note->kind == "undo_refused") return std::nullopt;
        if (note->kind == "undo_agreed_by") agreed.insert(seat);
        if (note->kind != kAsked) continue;
        const auto to = whole_number(note->about);
        const bool gone = table.last_undo() > note->n || played_on(table, note->n) || !table.playing();
        const bool nobody = note->seat < 0;  // no server writes it, but a file that was imported may say so
        if (nobody || gone || !to || *to < 0 || *to >= static_cast<std::int64_t>(table.match().ply()))
            return std::nullopt;
        return UndoRequest{seat, static_cast<std::size_t>(*to),
                           asked_for_consent(table, table.seat(seat).person), std::move(agreed)};
    }
    return std::nullopt;
}

}  // namespace orrery::server
