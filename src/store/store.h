// Where everything lasting is. SQLite implements it (store/sqlite_store.h); nothing here is SQLite's.
#pragma once

#include <functional>

#include "store/rows.h"

namespace orrery::store {

// What is written together or not at all, in this order. One game at most.
struct Transaction {
    std::vector<Person> people;  // added
    std::vector<PersonChange> changes;
    std::string used_reset;  // the hash of a way to a new password; refused if it is used up or too old
    std::string signed_out;  // all sessions of this person end, but the kept one
    std::string kept_session;
    std::vector<Session> sessions;            // begun
    std::vector<Session> seen;                // still in use; one that has ended stays so
    std::vector<std::string> ended_sessions;  // hashes
    Millis latest = 0;       // what was last changed or seen later (the clock was wrong) counts as of then
    Millis idle_before = 0;  // sessions not seen since then end, guests with nothing left go: some at a time
    // Of this person only the seats stay, without a name. Refused while there is one to be given up first;
    // who is gone gets no seat any more.
    std::string forgotten;
    std::string heir, guest;  // all seats of `guest` become the heir's

    std::string game;  // whose the rest is
    std::optional<TableRow> new_game;
    std::vector<SeatRow> seats;       // added, or changed
    std::vector<Invite> invites;      // added, or used up
    std::vector<Entry> entries;       // added
    std::string request;              // the client's id of this; the same one again is a conflict
    std::optional<GameState> state;   // changed
    std::optional<std::string> next;  // changed
    std::optional<bool> open_chat;    // changed
    std::vector<ChatRow> chat;        // added
    std::int64_t hidden_chat = 0;     // the number of a line
    std::vector<Ban> bans;
    std::int64_t ended_ban = 0;
    std::vector<Report> reports;
    std::int64_t closed_report = 0;
    std::vector<Block> blocks;
    std::vector<Reset> resets;
    std::vector<Audit> audits;
    Millis at = 0;
};

enum class Written : std::uint8_t {
    Done,      // and on the disk
    Conflict,  // something of it is there already: an entry, a request, an account's name, an invite used up
    Failed,    // the disk is full, or worse; nothing was written
};

class Store {
  public:
    virtual ~Store() = default;

    // Writes and then calls `done`, from a thread of the store. Transactions are written in the order in
    // which they are handed in.
    using Done = std::function<void(Written)>;
    virtual void write(Transaction transaction, Done done) = 0;
    // All of them together, or none.
    virtual void write_all(std::vector<Transaction> transactions, Done done) = 0;
    // Waits until everything handed in is written, and puts the files in order.
    virtual void settle() = 0;

    // Reading, by the thread that opened the store. Where reading fails nothing is found, and healthy() is
    // false until look_again() finds that it can be read after all. A damaged file stays so.
    virtual bool healthy() const = 0;
    virtual void look_again() = 0;
    virtual std::optional<Person> person(const std::string& id) = 0;
    virtual std::optional<Person> account(const std::string& name) = 0;  // or one like it
    // Whether that name, or one that looks alike, was taken away from this person.
    virtual bool lost_name(const std::string& person, const std::string& name) = 0;
    // Or so that it looks alike.
    virtual std::vector<Person> guests_called(const std::string& name, std::size_t most) = 0;
    virtual std::optional<Session> session(const std::string& hash) = 0;
    virtual std::vector<Session> sessions_of(const std::string& person) = 0;  // the latest first
    virtual std::optional<Invite> invite(const std::string& hash) = 0;
    virtual std::optional<StoredGame> game(const std::string& id) = 0;
    // The same with its last entry alone: a game may have thousands.
    virtual std::optional<StoredGame> game_in_brief(const std::string& id) = 0;
    // The version after the request of this id; nothing: there was none.
    virtual std::optional<std::int64_t> request(const std::string& game, const std::string& request) = 0;
    // The last lines before that number (0: of all); hidden ones included.
    virtual std::vector<ChatRow> chat(const std::string& game, std::size_t last, std::int64_t before = 0) = 0;
    // Ids, the most recently changed first.
    virtual std::vector<ChatCount> chat_counts(const std::string& game) = 0;
    virtual std::vector<std::string> games_of(const std::string& person, std::size_t most) = 0;
    // Tables that are not over, where the person has a seat that was not given up.
    virtual std::vector<std::string> unfinished_of(const std::string& person) = 0;
    // How many seats the person has at tables of others that wait.
    virtual std::size_t waiting_seats_of(const std::string& person) = 0;
    virtual std::vector<OpenGame> open_games(std::size_t most, std::size_t most_of_owner) = 0;
    virtual std::vector<std::string> games_in(GameState state) = 0;
    virtual std::vector<std::string> idle_games(GameState state, Millis before, std::size_t most) = 0;
    virtual std::vector<std::string> people() = 0;
    virtual std::vector<Ban> bans(Millis now) = 0;            // that have not ended
    virtual std::vector<Audit> audits(std::size_t most) = 0;  // the latest first
    // That are open, the latest first: those before that number (0: all).
    virtual std::vector<Report> reports(std::size_t most, std::int64_t before = 0) = 0;
    virtual std::vector<std::string> blocked_by(const std::string& person) = 0;
    virtual std::optional<Reset> reset(const std::string& hash) = 0;
    // Whether `idle_before` would find anything.
    virtual bool any_idle(Millis before) = 0;
    virtual Millis last_change() = 0;
};

}  // namespace orrery::store
