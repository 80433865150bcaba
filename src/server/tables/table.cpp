#include "server/tables/table.h"

#include <algorithm>

#include "engine/question.h"
#include "store/replay.h"

namespace orrery::server {

using store::Entry;
using store::EntryKind;
using store::SeatKind;

Result<Table> Table::load(store::StoredGame stored, const Games& games, Millis up_since) {
    auto start = store::set_up(stored.game, games);
    if (!start) return start.problem();
    Table table{std::move(stored.game), Match{std::move(*start)}};
    table.seed_ = seed_from_hex(table.row_.seed).value_or(FairSeed{});
    table.clock_ = read_clock(table.row_.clock).value_or(Clock{});
    table.seats_ = std::move(stored.seats);
    table.left_.fill(table.clock_.minutes * kMinute);
    store::Replayer replayer{table.match_, stored.entries};
    for (const Entry& entry : stored.entries) {
        if (auto problem = table.take(entry, &replayer)) {
            problem->params.push_back({"table", table.id()});
            return *problem;
        }
    }
    if (table.clock_.kind == Clock::Kind::Live)
        for (Millis& since : table.thinking_since_) since = std::max(since, up_since);
    return table;
}

void Table::apply(const Draft& draft, Millis now) {
    for (const store::SeatRow& seat : draft.seats) seats_[static_cast<std::size_t>(seat.seat)] = seat;
    if (draft.next) row_.next = *draft.next;
    if (draft.open_chat) row_.open_chat = *draft.open_chat;
    const bool begins = draft.state == store::GameState::Playing && row_.state == store::GameState::Waiting;
    if (draft.state) row_.state = *draft.state;
    for (const Entry& entry : draft.entries) {
        [[maybe_unused]] const auto problem = take(entry);
        assert(!problem);
    }
    if (begins) ask(match_.game().actors().seats, version_, now);
    if (!draft.entries.empty()) row_.updated = now;
}

std::optional<Message> Table::take(const Entry& entry, store::Replayer* replayer) {
    const auto before = match_.game().clone();
    if (auto problem = replayer != nullptr ? replayer->next() : store::take(match_, entry)) return problem;
    enter(entry, *before);
    return std::nullopt;
}

// What an entry changes besides the match, which has taken it already.
void Table::enter(const Entry& entry, const AnyGame& before) {
    version_ = entry.n;
    if (entry.kind != EntryKind::Answer && entry.seat >= 0) ++extras_[static_cast<std::size_t>(entry.seat)];
    if (entry.kind == EntryKind::Note) return enter_note(entry);
    const std::uint8_t asked = match_.game().actors().seats;
    if (entry.kind == EntryKind::Undo) {
        last_undo_ = entry.n;
        if (entry.seat >= 0) ++undos_[static_cast<std::size_t>(entry.seat)];
        for (LogLine& line : lines_) line.undone = line.undone || line.ply > entry.ply;
        return ask(asked, entry.n, entry.at);
    }
    const Answer& answer = match_.answers().back();
    lines_.push_back({entry.n, entry.ply, answer, before.sequels(answer.seat, answer.action)});
    if (answer.seat < kMaxSeats) left_[answer.seat] += clock_.increment * 1000 - entry.spent;
    // Others who answer the same question at the same time are not asked anew.
    const bool together =
        answer.seat < kMaxSeats && asked != 0 && asked == (before.actors().seats & ~(1U << answer.seat));
    if (!together) ask(asked, entry.n, entry.at);
}

// Who leaves or runs out of time has thought until then; who comes back begins to think.
void Table::enter_note(const Entry& entry) {
    const std::size_t blank = std::min(entry.body.find(' '), entry.body.size());
    notes_.push_back({entry.n, entry.seat, entry.body.substr(0, blank),
                      entry.body.substr(std::min(blank + 1, entry.body.size()))});
    if (entry.seat < 0) return;
    const auto seat = static_cast<std::size_t>(entry.seat);
    left_[seat] -= entry.spent;
    if (notes_.back().kind == "left" || notes_.back().kind == "flag") away_since_[seat] = entry.at;
    if (notes_.back().kind == "returned" || notes_.back().kind == "joined") thinking_since_[seat] = entry.at;
}

void Table::ask(std::uint8_t seats, std::int64_t version, Millis at) {
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        if (((seats >> seat) & 1U) == 0) continue;
        asked_since_[seat] = version;
        thinking_since_[seat] = at;
    }
}

const std::string& Table::step() const {
    if (std::exchange(step_version_, version_) != version_) step_ = step_of(match_.game().view(kSpectator));
    return step_;
}

void Table::know_step(const Json& view) const {
    if (std::exchange(step_version_, version_) != version_) step_ = step_of(view);
}

bool Table::clock_runs(Seat seat) const {
    return clock_.kind != Clock::Kind::None && is_asked(seat) && is_person(seat);
}

Millis Table::left(Seat seat, Millis now) const {
    const Millis thought = clock_runs(seat) ? now - thinking_since_[seat] : 0;
    return clock_.kind == Clock::Kind::Days ? clock_.days * kDay - thought : left_[seat] - thought;
}

bool Table::given_up(Seat seat, Millis now) const {
    // Whoever came would be out of time at once.
    const bool out_of_time = clock_.kind == Clock::Kind::Live && left(seat, now) <= 0;
    return seats_[seat].replaced && !seats_[seat].conceded && now >= held_until(seat) && !out_of_time;
}

Millis Table::held_until(Seat seat) const {
    const Millis held = clock_.kind == Clock::Kind::Live   ? clock_.minutes * kMinute
                        : clock_.kind == Clock::Kind::Days ? clock_.days * kDay
                                                           : kDay;
    return away_since_[seat] + held;
}

bool Table::ready() const {
    return row_.state == store::GameState::Waiting &&
           std::ranges::none_of(seats_, [](const auto& seat) { return seat.kind == SeatKind::Open; });
}

bool Table::is_person(Seat seat) const {
    const store::SeatRow& row = seats_[seat];
    return row.kind == SeatKind::Person && !row.conceded && !row.replaced;
}

bool Table::is_bot(Seat seat) const { return seats_[seat].kind != SeatKind::Open && !is_person(seat); }

bool Table::belongs_to(Seat seat, const std::string& person) const {
    return seat < seats_.size() && !person.empty() && seats_[seat].person == person && !seats_[seat].conceded;
}

std::size_t Table::seats_of(const std::string& person) const {
    if (person.empty()) return 0;
    return static_cast<std::size_t>(std::ranges::count(seats_, person, &store::SeatRow::person));
}

bool Table::has_seat(const std::string& person) const { return seats_of(person) > 0; }

bool Table::looks_on(const std::string& person) const { return !has_seat(person) && row_.owner != person; }

std::int64_t Table::share_of(std::int64_t whole) const {
    const auto persons = [](const store::SeatRow& seat) { return seat.kind != SeatKind::Bot; };
    return whole / std::max<std::int64_t>(1, std::ranges::count_if(seats_, persons));
}

bool Table::barred(std::string_view mark) const {
    return std::ranges::any_of(notes_, [&](const NoteLine& note) {
        return note.kind == "freed" && note.about.find(mark) != std::string::npos;
    });
}

bool Table::hot_seat() const {
    return std::ranges::any_of(seats_, [&](const auto& seat) { return seats_of(seat.person) > 1; });
}

}  // namespace orrery::server
