// A table that people sit at: a match, its seats, its log. It changes only by entries that are in the store
// already (apply); what may be entered is drafted and judged before (drafts.h).
#pragma once

#include "engine/fair.h"
#include "engine/match.h"
#include "engine/position.h"
#include "server/tables/clock.h"
#include "store/replay.h"
#include "store/store.h"

namespace orrery::server {

// An answer as the log shows it, also one that was taken back.
struct LogLine {
    std::int64_t n = 0;
    std::int32_t ply = 0;  // after it
    Answer answer;
    std::vector<Sequel> sequels;  // what it set off by itself
    bool undone = false;
};

// Something else worth a line.
struct NoteLine {
    std::int64_t n = 0;
    int seat = -1;
    std::string kind, about;
};

// What is to be written about a table, and then done to it.
struct Draft {
    std::vector<store::Entry> entries;
    std::vector<store::SeatRow> seats;
    std::vector<store::Invite> invites;
    std::optional<store::GameState> state;
    std::optional<std::string> next;
    std::vector<store::ChatRow> chat;
    std::optional<bool> open_chat{};
};

class Table {
  public:
    // Time in which no server ran is nobody's thinking time on a live clock.
    static Result<Table> load(store::StoredGame stored, const Games& games, Millis up_since);

    const store::TableRow& row() const { return row_; }
    const std::string& id() const { return row_.id; }
    const Match& match() const { return match_; }
    const FairSeed& seed() const { return seed_; }
    const Clock& clock() const { return clock_; }
    const std::vector<store::SeatRow>& seats() const { return seats_; }
    const store::SeatRow& seat(Seat seat) const { return seats_[seat]; }
    std::int64_t version() const { return version_; }
    const std::vector<LogLine>& lines() const { return lines_; }
    const std::vector<NoteLine>& notes() const { return notes_; }
    std::int64_t last_undo() const { return last_undo_; }         // its version; 0: there was none
    std::int64_t undos(Seat seat) const { return undos_[seat]; }  // how many it has had
    // How many entries of its are no answers: what people can fill a log with.
    std::int64_t extras(Seat seat) const { return extras_[seat]; }
    bool playing() const { return row_.state == store::GameState::Playing; }
    bool over() const { return row_.state == store::GameState::Over; }

    // The version since which this seat has been asked what it is asked now: an answer to an older one is
    // stale.
    std::int64_t asked_since(Seat seat) const { return asked_since_[seat]; }
    Millis thinking_since(Seat seat) const { return thinking_since_[seat]; }
    // Until then a seat whose person left is kept for that person: as long as the table's clock gives them.
    Millis held_until(Seat seat) const;
    // Somebody else may have it now, by its link.
    bool given_up(Seat seat, Millis now) const;
    // Every seat has somebody, and nothing has happened yet.
    bool ready() const;
    // How much is left of a person's time, at `now`.
    Millis left(Seat seat, Millis now) const;
    bool clock_runs(Seat seat) const;

    // The step that asks now, as everybody may know it; worked out once for each version.
    const std::string& step() const;
    // The same, from anybody's view that is there anyway: all of them name it (a law of every game).
    void know_step(const Json& view) const;

    bool is_person(Seat seat) const;  // a person answers there, at present
    bool is_bot(Seat seat) const;
    bool is_asked(Seat seat) const { return playing() && match_.game().actors().includes(seat); }
    bool belongs_to(Seat seat, const std::string& person) const;  // and has not conceded
    bool has_seat(const std::string& person) const;
    bool looks_on(const std::string& person) const;  // neither sits here nor made the table
    std::size_t seats_of(const std::string& person) const;
    // Of what fits into the table: each of the seats that are people's has as much, so that nobody uses up
    // what is another's. Who takes over a seat takes over what is left of it.
    std::int64_t share_of(std::int64_t whole) const;
    bool hot_seat() const;
    // Whether whoever has this mark lost a seat here (barred.h).
    bool barred(std::string_view mark) const;

    void apply(const Draft& draft, Millis now);

  private:
    Table(store::TableRow row, Match match) : row_{std::move(row)}, match_{std::move(match)} {}
    // The next entry of that replayer, or without one whatever comes.
    std::optional<Message> take(const store::Entry& entry, store::Replayer* replayer = nullptr);
    void enter(const store::Entry& entry, const AnyGame& before);
    void enter_note(const store::Entry& entry);
    void ask(std::uint8_t seats, std::int64_t version, Millis at);

    store::TableRow row_;
    Match match_;
    FairSeed seed_{};
    Clock clock_;
    std::vector<store::SeatRow> seats_;
    std::int64_t version_ = 0, last_undo_ = 0;
    std::vector<LogLine> lines_;
    std::vector<NoteLine> notes_;
    std::array<std::int64_t, kMaxSeats> undos_{}, extras_{};
    std::array<std::int64_t, kMaxSeats> asked_since_{};
    std::array<Millis, kMaxSeats> thinking_since_{};
    std::array<Millis, kMaxSeats> left_{};
    std::array<Millis, kMaxSeats> away_since_{};
    mutable std::int64_t step_version_ = -1;
    mutable std::string step_;
};

}  // namespace orrery::server
