#include "server/people/people.h"

#include <sodium.h>

#include "server/people/words.h"

namespace orrery::server {

namespace {

constexpr std::size_t kLeastPassword = 8, kMostPassword = 200;
constexpr Millis kSeenEvery = 3'600'000;

// What an unknown name is checked against, so that the answer takes as long as for a known one.
const std::string& nobodys_hash() {
    static const std::string hash = hash_password("nobody");
    return hash;
}

}  // namespace

bool is_password(const std::string& password) {
    return password.size() >= kLeastPassword && password.size() <= kMostPassword;
}

boost::json::object me_json(const store::Person& person) {
    return {
        {"id", person.id}, {"name", person.name}, {"guest", person.account.empty()}, {"lang", person.lang}};
}

std::optional<Identity> People::identify(const std::string& cookie) {
    if (cookie.empty()) return std::nullopt;
    const Services& services = hall_.services();
    auto session = services.store.session(hash_of(cookie));
    if (!session) return std::nullopt;
    const Millis now = hall_.now();
    if (now - session->seen > services.limits.session_idle ||
        now - session->created > services.limits.session_life)
        return std::nullopt;
    auto person = services.store.person(session->person);
    if (!person) return std::nullopt;
    if (now - session->seen > kSeenEvery) {
        session->seen = now;
        store::Transaction seen;
        seen.sessions.push_back(*session);
        services.store.write(std::move(seen), {});
    }
    return Identity{std::move(*person), std::move(*session)};
}

Admitted People::session_for(const store::Person& person) {
    const std::string cookie = new_secret();
    return {{person, {hash_of(cookie), person.id, hall_.now(), hall_.now()}}, cookie};
}

void People::write(store::Transaction transaction, std::function<void(store::Written)> done) {
    hall_.services().store.write(std::move(transaction),
                                 [this, done = std::move(done)](store::Written written) {
                                     hall_.services().loop.post([done, written] { done(written); });
                                 });
}

void People::admit_guest(Language language, const Done<Admitted>& done) {
    store::Person person;
    person.id = new_id();
    person.name = hall_.services().books.texts(language).format(
        "guest.name", {{"n", std::to_string(1000 + randombytes_uniform(9000))}});
    person.lang = code_of(language);
    person.created = hall_.now();
    const Admitted admitted = session_for(person);
    store::Transaction transaction;
    transaction.people.push_back(person);
    transaction.sessions.push_back(admitted.identity.session);
    write(std::move(transaction), [admitted, done](store::Written written) {
        if (written != store::Written::Done) return done(Refused{"store"});
        done(admitted);
    });
}

void People::change(const Identity& who, std::optional<std::string> name, std::optional<Language> language,
                    const Done<Identity>& done) {
    Identity changed = who;
    if (name) {
        const auto clean = clean_line(*name, hall_.services().limits.name_bytes);
        if (!clean) return done(Refused{"name"});
        changed.person.name = *clean;
    }
    if (language) changed.person.lang = code_of(*language);
    store::Transaction transaction;
    transaction.people.push_back(changed.person);
    write(std::move(transaction), [this, changed, done](store::Written written) {
        if (written != store::Written::Done) return done(Refused{"store"});
        hall_.rename(changed.person.id, changed.person.name);
        done(changed);
    });
}

void People::claim(const Identity& who, const std::string& name, const std::string& password,
                   const Done<Admitted>& done) {
    const auto clean = clean_line(name, hall_.services().limits.name_bytes);
    if (!clean) return done(Refused{"name"});
    if (!who.person.account.empty()) return done(Refused{"has_account"});
    if (!is_password(password)) return done(Refused{"password"});
    if (hall_.services().store.account(folded_name(*clean))) return done(Refused{"name_taken"});
    const auto hashed = [this, who, clean = *clean, done](const std::string& hash) {
        store::Person person = who.person;
        person.name = clean;
        person.account = folded_name(clean);
        person.password = hash;
        const Admitted admitted = session_for(person);
        store::Transaction transaction;
        transaction.people.push_back(person);
        transaction.sessions.push_back(admitted.identity.session);
        transaction.ended_sessions.push_back(who.session.hash);
        write(std::move(transaction), [this, admitted, done](store::Written written) {
            if (written == store::Written::Conflict) return done(Refused{"name_taken"});
            if (written != store::Written::Done) return done(Refused{"store"});
            hall_.rename(admitted.identity.person.id, admitted.identity.person.name);
            done(admitted);
        });
    };
    hash_password_for(password, hashed, [done] { done(Refused{"busy"}); });
}

void People::hash_password_for(const std::string& password,
                               const std::function<void(const std::string& hash)>& hashed,
                               const std::function<void()>& busy) {
    const auto work = [this, password, hashed] {
        hall_.services().loop.post([hash = hash_password(password), hashed] { hashed(hash); });
    };
    if (!passwords_.submit(Urgency::Person, work)) busy();
}

void People::login(const std::optional<Identity>& who, const std::string& name, const std::string& password,
                   const Done<Admitted>& done) {
    const auto clean = clean_line(name, hall_.services().limits.name_bytes);
    const auto account = hall_.services().store.account(folded_name(clean.value_or("")));
    const auto judged = [this, who, account, done](bool fits) {
        if (!fits || !account) return done(Refused{"login"});
        const Admitted admitted = session_for(*account);
        store::Transaction transaction;
        transaction.sessions.push_back(admitted.identity.session);
        if (who) transaction.ended_sessions.push_back(who->session.hash);
        const bool takes_along = who && who->person.account.empty();
        if (takes_along) {
            transaction.guest = who->person.id;
            transaction.heir = account->id;
        }
        write(std::move(transaction), [=, this](store::Written written) {
            if (written != store::Written::Done) return done(Refused{"store"});
            if (takes_along) hall_.forget(who->person.id);
            done(admitted);
        });
    };
    check_password(account, password, judged, [done] { done(Refused{"busy"}); });
}

void People::check_password(const std::optional<store::Person>& account, const std::string& password,
                            const std::function<void(bool fits)>& judged, const std::function<void()>& busy) {
    const auto work = [this, account, password, judged] {
        const bool fits = password_fits(account ? account->password : nobodys_hash(), password);
        hall_.services().loop.post([fits, judged] { judged(fits); });
    };
    if (!passwords_.submit(Urgency::Person, work)) busy();
}

void People::logout(const Identity& who, std::function<void()> done) {
    store::Transaction transaction;
    transaction.ended_sessions.push_back(who.session.hash);
    write(std::move(transaction), [this, who, done = std::move(done)](store::Written) {
        hall_.close_connections(who.person.id,
                                [&](const std::string& session) { return session == who.session.hash; });
        done();
    });
}

}  // namespace orrery::server
