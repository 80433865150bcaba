// What people may do with their account: another password, sessions elsewhere, leaving for good.
#include <algorithm>
#include <unordered_set>

#include "server/people/people.h"
#include "server/tables/bot_levels.h"

namespace orrery::server {

namespace {

constexpr int kTries = 10;  // of leaving, while seats are taken

struct Leaving {
    Hall& hall;
    std::string person;
    std::function<void()> done;
    std::vector<std::string> tables{};         // still to be looked at
    std::unordered_set<std::string> failed{};  // what could not be written is not tried for ever
};

// A game that runs is given up there; a table that waits has the seat open again.
void add_left(Draft& draft, const Leaving& leaving, const std::string& table, store::SeatRow seat,
              bool playing) {
    if (!playing) return add_opened(draft, leaving.hall.services().key, table, std::move(seat));
    seat.conceded = true;
    seat.level = kSitInLevel;
    draft.seats.push_back(std::move(seat));
}

// The answer of the store's thread, on the loop's.
store::Store::Done posted(Hall& hall, const std::function<void(store::Written)>& done) {
    return [&hall, done](store::Written written) {
        hall.services().loop.post([done, written] { done(written); });
    };
}

// Everything of the person at one table.
Draft draft_leaving(const Leaving& leaving, const Table& table) {
    Draft draft;
    if (table.over()) return draft;
    for (const store::SeatRow& seat : table.seats()) {
        if (seat.person != leaving.person || seat.conceded) continue;
        add_left(draft, leaving, table.id(), seat, table.playing());
        add_early_note(draft, table, seat.seat, table.playing() ? "conceded" : "stood_up", leaving.hall.now(),
                       leaving.hall.services().limits);
    }
    return draft;
}

// The same of a table that this program cannot go on with; its log stays as it is.
store::Transaction leaving_stopped(const Leaving& leaving, const std::string& id) {
    store::Transaction transaction;
    transaction.game = id;
    transaction.at = leaving.hall.now();
    const auto stored = leaving.hall.services().store.game_in_brief(id);
    if (!stored) return transaction;
    Draft draft;
    const bool playing = stored->game.state == store::GameState::Playing;
    for (const store::SeatRow& seat : stored->seats)
        if (seat.person == leaving.person && !seat.conceded) add_left(draft, leaving, id, seat, playing);
    transaction.seats = draft.seats;
    transaction.invites = draft.invites;
    return transaction;
}

// Each table is a turn of the loop: somebody may have thousands, and others do not wait for all of them.
// Meanwhile the person may sit down elsewhere, or again at a table that waits: they are listed until none is
// left.
void leave_next(const std::shared_ptr<Leaving>& leaving) {
    Hall& hall = leaving->hall;
    if (leaving->tables.empty()) {
        leaving->tables = hall.services().store.unfinished_of(leaving->person);
        std::erase_if(leaving->tables, [&](const std::string& id) { return leaving->failed.contains(id); });
    }
    if (leaving->tables.empty()) return leaving->done();
    const std::string id = std::move(leaving->tables.back());
    leaving->tables.pop_back();
    const auto left = [leaving, id](store::Written written) {
        if (written != store::Written::Done) leaving->failed.insert(id);
        leaving->hall.services().loop.post([leaving] { leave_next(leaving); });
    };
    Live* live = hall.find(id);
    if (live == nullptr) {
        store::Transaction transaction = leaving_stopped(*leaving, id);
        if (transaction.seats.empty()) return left(store::Written::Failed);
        return hall.services().store.write(std::move(transaction), posted(hall, left));
    }
    hall.when_free(*live, [leaving, left](Live& free) {
        Draft draft = draft_leaving(*leaving, free.table);
        if (draft.seats.empty()) return left(store::Written::Failed);
        leaving->hall.commit(free, std::move(draft), "", left);
    });
}

}  // namespace

void vacate(Hall& hall, const std::string& person, std::function<void()> done) {
    leave_next(std::make_shared<Leaving>(Leaving{hall, person, std::move(done)}));
}

void People::change_password(const Identity& who, const std::string& password, const std::string& wanted,
                             const Done<Admitted>& done) {
    if (who.person.account.empty()) return done(Refused{"no_account"});
    if (const char* refusal = refusal_of_password(wanted)) return done(Refused{refusal});
    const auto busy = [done] { done(Refused{"busy"}); };
    const auto hashed = [this, who, done](const std::string& hash) {
        store::Transaction transaction;
        // The one that was checked, not one that came meanwhile.
        transaction.changes.push_back(
            {.id = who.person.id, .password = store::PersonChange::NewPassword{who.person.password, hash}});
        set_password(std::move(transaction), session_for(who.person), "login", done);
    };
    const auto judged = [this, who, wanted, hashed, busy, done](bool fits) {
        if (!fits) return done(Refused{"login"});
        hash_password_for(who.person.id, wanted, hashed, busy);
    };
    check_password(who.person.id, who.person, password, judged, busy);
}

void People::reset_password(const std::string& token, const std::string& wanted, const Done<Admitted>& done) {
    if (const char* refusal = refusal_of_password(wanted)) return done(Refused{refusal});
    const std::string hash_of_link = hash_of(token);
    const auto reset = hall_.services().store.reset(hash_of_link);
    const auto person = reset ? hall_.services().store.person(reset->person) : std::nullopt;
    if (!person || reset->until <= hall_.now()) return done(Refused{"no_reset"});
    const auto hashed = [this, person = *person, hash_of_link, done](const std::string& hash) {
        store::Transaction transaction;
        transaction.at = hall_.now();
        transaction.used_reset = hash_of_link;
        transaction.changes.push_back(
            {.id = person.id, .password = store::PersonChange::NewPassword{"", hash}});
        set_password(std::move(transaction), session_for(person), "no_reset", done);
    };
    hash_password_for(person->id, wanted, hashed, [done] { done(Refused{"busy"}); });
}

// A new password is a new session here, and the end of all others.
void People::set_password(store::Transaction transaction, const Admitted& admitted, const char* refusal,
                          const Done<Admitted>& done) {
    transaction.signed_out = admitted.identity.person.id;
    transaction.sessions.push_back(admitted.identity.session);
    write(std::move(transaction), [this, admitted, refusal, done](store::Written written) {
        if (written == store::Written::Conflict) return done(Refused{refusal});
        if (written != store::Written::Done) return done(Refused{"store"});
        const Identity& who = admitted.identity;
        hall_.close_connections(who.person.id,
                                [&](const std::string& session) { return session != who.session.hash; });
        done(admitted);
    });
}

void People::end_sessions(const Identity& who, std::vector<std::string> hashes, const Done<Identity>& done) {
    store::Transaction transaction;
    const bool all = hashes.empty();
    if (all) {
        transaction.signed_out = who.person.id;
        transaction.kept_session = who.session.hash;
    } else {
        transaction.ended_sessions = hashes;
    }
    write(std::move(transaction), [this, who, all, hashes, done](store::Written written) {
        if (written != store::Written::Done) return done(Refused{"store"});
        hall_.close_connections(who.person.id, [&](const std::string& session) {
            return all ? session != who.session.hash : std::ranges::find(hashes, session) != hashes.end();
        });
        done(who);
    });
}

void People::forget(const Identity& who, const std::string& password, const Done<Identity>& done) {
    const auto judged = [this, who, done](bool fits) {
        if (!fits) return done(Refused{"login"});
        erase(who, kTries, done);
    };
    if (who.person.account.empty()) return judged(true);
    check_password(who.person.id, who.person, password, judged, [done] { done(Refused{"busy"}); });
}

// Until the store finds no seat that was taken meanwhile.
void People::erase(const Identity& who, int tries, const Done<Identity>& done) {
    if (tries == 0) return done(Refused{"store"});
    vacate(hall_, who.person.id, [this, who, tries, done] {
        store::Transaction transaction;
        transaction.forgotten = who.person.id;
        write(std::move(transaction), [this, who, tries, done](store::Written written) {
            if (written == store::Written::Conflict) return erase(who, tries - 1, done);
            if (written != store::Written::Done) return done(Refused{"store"});
            hall_.close_connections(who.person.id, [](const std::string&) { return true; });
            hall_.rename(who.person.id, "");
            hall_.forget(who.person.id);
            done(who);
        });
    });
}

}  // namespace orrery::server
