// What the store keeps, as plain values. docs/store.md describes the tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/by.h"

namespace orrery::store {

using Millis = std::int64_t;  // milliseconds; as a moment, since 1970

struct Person {
    std::string id{};
    std::string name{};      // as others see it
    std::string lang{};      // "en", "pl"
    std::string account{};   // the name to log in with, folded; empty: a guest
    std::string password{};  // argon2id, as libsodium writes it; empty: a guest
    Millis created = 0;
    bool gone = false;       // for good: of the person only the row is left
    std::string role{};      // "owner": runs this server; empty: like everybody
    Millis muted_until = 0;  // nothing of this person is shown in chats until then

    friend bool operator==(const Person&, const Person&) = default;
};

// What changes about a person, each on its own: nobody writes what somebody else has changed meanwhile.
struct PersonChange {
    std::string id{};
    std::optional<std::string> name{}, lang{};
    bool name_removed =
        false;  // by whoever runs the server: the old one is nowhere any more, nor taken again
    std::optional<std::string> claim{};  // of a guest, whose name becomes an account with this password
    struct NewPassword {
        std::string was, becomes;  // refused if it was another one; empty: whatever it was
    };
    std::optional<NewPassword> password{};
    std::optional<std::string> role{};
    std::optional<Millis> muted_until{};
};

struct Session {
    std::string hash{};  // SHA-256 of the cookie, in hex; the cookie itself is nowhere
    std::string person{};
    Millis created = 0, seen = 0;
    std::string if_password{};  // begun only while the person still has this one; empty: whatever it is

    friend bool operator==(const Session&, const Session&) = default;
};

enum class SeatKind : std::uint8_t { Person, Bot, Open };
constexpr SeatKind last_of(SeatKind) { return SeatKind::Open; }
constexpr std::string_view name_of(SeatKind kind) {
    constexpr auto kNames =
        named<SeatKind>({{SeatKind::Person, "person"}, {SeatKind::Bot, "bot"}, {SeatKind::Open, "open"}});
    return kNames[static_cast<std::size_t>(kind)];
}

struct SeatRow {
    int seat = 0;
    SeatKind kind = SeatKind::Open;
    std::string person{};  // whose it is, also while a bot sits in; empty: nobody's
    std::string name{};    // of somebody who shares the device of that person; empty: the person
    int level = 0;         // of the bot that plays, or would sit in
    std::string temper{};  // of that bot; empty: the usual one
    bool conceded = false;
    bool replaced = false;
    int invites = 0;  // how many links were made for it; each one differs

    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

enum class GameState : std::uint8_t { Waiting, Playing, Over, Removed };
constexpr GameState last_of(GameState) { return GameState::Removed; }
constexpr std::string_view name_of(GameState state) {
    constexpr auto kNames = named<GameState>({{GameState::Waiting, "waiting"},
                                              {GameState::Playing, "playing"},
                                              {GameState::Over, "over"},
                                              {GameState::Removed, "removed"}});
    return kNames[static_cast<std::size_t>(state)];
}

struct TableRow {
    std::string id{};
    std::string kind{};  // the game's id in the catalog
    int rules_version = 0;
    std::string content{};  // 16 hex digits
    int players = 0;
    std::string options{};  // "length=long first_player=ruby"
    std::string seed{};     // 64 hex digits: the luck to come
    bool chosen = false;    // somebody chose the seed
    std::string name{};
    std::string clock{};  // "none", "live 10 15", "days 3"
    bool is_public = false;
    std::string owner{};  // the person who made the table
    GameState state = GameState::Waiting;
    std::string next{};  // the rematch
    Millis created = 0, updated = 0;
    bool open_chat = false;  // who looks on may write, too

    friend bool operator==(const TableRow&, const TableRow&) = default;
};

enum class EntryKind : std::uint8_t { Answer, Undo, Note };

// One line of a game's log. Lines are added, never changed and never removed.
struct Entry {
    std::int64_t n = 0;  // 1, 2, 3, ...: also the version of the table
    EntryKind kind = EntryKind::Note;
    int ply = 0;         // after an answer; after an undo; at a note
    int seat = -1;       // -1: chance, or nobody
    std::string body{};  // an answer in notation; the kind of a note and what it is about
    Millis at = 0;       // when
    Millis spent = 0;    // how long the seat thought
    // The seats that may know what it says, a bit each; kEverybody: whoever looks. 0: nobody, of answers from
    // before this was kept.
    std::uint8_t known = 0;

    friend bool operator==(const Entry&, const Entry&) = default;
};

struct Invite {
    std::string hash{};  // SHA-256 of the token, in hex
    std::string game{};
    int seat = 0;
    std::string used_by{};  // empty: still good

    friend bool operator==(const Invite&, const Invite&) = default;
};

struct ChatRow {
    std::int64_t n = 0;
    std::string person{};
    std::string name{};
    int seat = -1;
    std::string text{};
    Millis at = 0;
    bool hidden = false;  // removed by whoever runs the server

    friend bool operator==(const ChatRow&, const ChatRow&) = default;
};

// So many lines of a table's chat were written from that seat, or by that person, who had none (-1).
struct ChatCount {
    int seat = -1;
    std::string person{};
    std::int64_t lines = 0;
};

// Nobody from this range, or with this account, until then.
struct Ban {
    std::int64_t id = 0;  // 0: a new one
    std::string person{}, range{};
    Millis until = 0;
    std::string reason{}, by{};
    Millis at = 0;
};

// What whoever runs the server did.
struct Audit {
    std::int64_t n = 0;
    Millis at = 0;
    std::string by{}, act{}, about{};
};

struct Report {
    std::int64_t n = 0;
    Millis at = 0;
    std::string by{}, game{};
    std::int64_t chat = 0;  // the number of a line; 0: none
    int seat = -1;          // whose name it is about; with neither it is about the table itself
    std::string reason{};
};

// Whom somebody does not want to read.
struct Block {
    std::string person{}, other{};
    bool ends = false;
};

// A way to a new password, good once.
struct Reset {
    std::string hash{}, person{};
    Millis until = 0;
};

// A table that waits for somebody, in public.
struct OpenGame {
    std::string id{}, owner{};

    friend bool operator==(const OpenGame&, const OpenGame&) = default;
};

// A game with everything that belongs to it.
struct StoredGame {
    TableRow game;
    std::vector<SeatRow> seats;
    std::vector<Entry> entries;

    friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

}  // namespace orrery::store
