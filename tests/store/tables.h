// Rows for the tests: a person, a game that has begun.
#pragma once

#include <future>

#include "catalog/catalog.h"
#include "engine/fair.h"
#include "shared/folder.h"
#include "store/sqlite_store.h"

namespace orrery::store {

inline Written write_now(Store& store, Transaction transaction) {
    std::promise<Written> written;
    store.write(std::move(transaction), [&](Written result) { written.set_value(result); });
    return written.get_future().get();
}

inline Person person_called(const std::string& id) {
    Person person;
    person.id = id;
    person.name = "Żółw " + id;
    person.lang = "pl";
    person.created = 1000;
    return person;
}

inline std::unique_ptr<SqliteStore> open_in(const Folder& folder) {
    auto store = SqliteStore::open(folder.path().string());
    return store ? std::move(*store) : nullptr;
}

// A game of two: chance answers by its seed, the seats by their first options.
inline StoredGame begun_game(int answers, const std::string& id = "game1") {
    const orrery::GameRow& row = catalog()[0];
    const auto game = *row.make(built_in(), Setup{});
    StoredGame stored;
    stored.game.id = id;
    stored.game.kind = row.info().id;
    stored.game.rules_version = row.info().rules_version;
    stored.game.content = content_digits(game->content_hash());
    stored.game.players = 2;
    stored.game.seed = to_hex(seed_from_number(7));
    stored.game.name = "Table";
    stored.game.clock = "none";
    stored.game.owner = "ala";
    stored.game.state = GameState::Playing;
    stored.game.created = stored.game.updated = 2000;
    for (int seat = 0; seat < 2; ++seat) {
        SeatRow person;
        person.seat = seat;
        person.kind = SeatKind::Person;
        person.person = seat == 0 ? "ala" : "ola";
        stored.seats.push_back(person);
    }
    for (int i = 1; i <= answers; ++i) {
        ActionList options;
        const Seat who = game->actors().first();
        game->list(who, options);
        const Action action =
            who == kChance ? fair_outcome(seed_from_number(7), static_cast<std::uint64_t>(i - 1), *game)
                           : options[0];
        Entry entry;
        entry.n = entry.ply = i;
        entry.kind = EntryKind::Answer;
        entry.seat = who == kChance ? -1 : who;
        entry.body = game->verbs().write(action);
        entry.at = 2000 + i;
        entry.known = game->witnesses(who, action);
        stored.entries.push_back(entry);
        game->play(who, action);
    }
    return stored;
}

inline Transaction adding(const StoredGame& stored) {
    Transaction transaction;
    transaction.game = stored.game.id;
    transaction.new_game = stored.game;
    transaction.seats = stored.seats;
    transaction.entries = stored.entries;
    transaction.at = stored.game.updated;
    return transaction;
}

inline Transaction adding(std::initializer_list<const char*> people) {
    Transaction transaction;
    for (const char* id : people) transaction.people.push_back(person_called(id));
    return transaction;
}

// A store with two people and a game of theirs.
inline std::unique_ptr<SqliteStore> store_with_game(const Folder& folder, int answers = 12) {
    auto store = open_in(folder);
    write_now(*store, adding({"ala", "ola"}));
    write_now(*store, adding(begun_game(answers)));
    return store;
}

}  // namespace orrery::store
