// What people may do with their account: another password, sessions elsewhere, leaving for good.
#include <algorithm>

#include "server/people/people.h"
#include "server/tables/bot_levels.h"

namespace orrery::server {

namespace {

struct Leaving {
    Hall& hall;
    std::string person;
    std::vector<std::string> tables;
    std::function<void()> done;
};

// Everything of the person at one table.
Draft draft_leaving(const Leaving& leaving, const Table& table) {
    Draft draft;
    if (table.over()) return draft;
    for (store::SeatRow seat : table.seats()) {
        if (seat.person != leaving.person || seat.conceded) continue;
        const int at = seat.seat;
        if (table.playing()) {
            seat.conceded = true;
            seat.level = kSitInLevel;
        } else {
            const Key& key = leaving.hall.services().key;
            add_invite(draft, table.id(), seat, hash_of(invite_token(key, table.id(), at, seat.invites + 1)));
            seat.kind = store::SeatKind::Open;
            seat.person.clear();
            seat.name.clear();
        }
        draft.seats.push_back(std::move(seat));
        add_note(draft, table, at, table.playing() ? "conceded" : "left", leaving.hall.now());
    }
    return draft;
}

void leave_next(const std::shared_ptr<Leaving>& leaving) {
    if (leaving->tables.empty()) return leaving->done();
    const std::string id = std::move(leaving->tables.back());
    leaving->tables.pop_back();
    Live* live = leaving->hall.find(id);
    if (live == nullptr) return leave_next(leaving);
    leaving->hall.when_free(*live, [leaving](Live& free) {
        Draft draft = draft_leaving(*leaving, free.table);
        if (draft.seats.empty()) return leave_next(leaving);
        leaving->hall.commit(free, std::move(draft), "", [leaving](store::Written) { leave_next(leaving); });
    });
}

}  // namespace

void vacate(Hall& hall, const std::string& person, std::function<void()> done) {
    constexpr std::size_t kAll = 1'000'000;
    std::vector<std::string> tables;
    for (const store::GameState state : {store::GameState::Playing, store::GameState::Waiting})
        for (const std::string& id : hall.services().store.games_in(state)) tables.push_back(id);
    const auto all = hall.services().store.games_of(person, kAll);
    std::erase_if(tables, [&](const std::string& id) { return std::ranges::find(all, id) == all.end(); });
    leave_next(std::make_shared<Leaving>(Leaving{hall, person, std::move(tables), std::move(done)}));
}

void People::change_password(const Identity& who, const std::string& password, const std::string& wanted,
                             const Done<Admitted>& done) {
    if (who.person.account.empty()) return done(Refused{"no_account"});
    if (!is_password(wanted)) return done(Refused{"password"});
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
    if (!is_password(wanted)) return done(Refused{"password"});
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
        vacate(hall_, who.person.id, [this, who, done] { erase(who, done); });
    };
    if (who.person.account.empty()) return judged(true);
    check_password(who.person.id, who.person, password, judged, [done] { done(Refused{"busy"}); });
}

void People::erase(const Identity& who, const Done<Identity>& done) {
    store::Transaction transaction;
    transaction.forgotten = who.person.id;
    write(std::move(transaction), [this, who, done](store::Written written) {
        if (written != store::Written::Done) return done(Refused{"store"});
        hall_.close_connections(who.person.id, [](const std::string&) { return true; });
        hall_.rename(who.person.id, "");
        hall_.forget(who.person.id);
        done(who);
    });
}

}  // namespace orrery::server
