#include "server/people/people.h"

#include <sodium.h>

#include <cctype>
#include <cstdlib>
#include <unordered_set>

#include "core/text.h"
#include "server/people/words.h"

namespace orrery {
std::span<const EmbeddedFile> server_passwords();
}  // namespace orrery

namespace orrery::server {

namespace {

constexpr std::size_t kLeastPassword = 8, kMostPassword = 200;
constexpr Millis kSeenEvery = 3'600'000;

// What an unknown name is checked against, so that the answer takes as long as for a known one.
const std::string& nobodys_hash() {
    static const std::string hash = hash_password("nobody");
    return hash;
}

// Those that are tried first.
const std::unordered_set<std::uint64_t>& common_passwords() {
    static const auto all = [] {
        std::unordered_set<std::uint64_t> hashes;
        for (const std::string_view line : split(server_passwords()[0].text, '\n'))
            if (!line.empty() && !line.starts_with('#'))
                hashes.insert(std::strtoull(std::string{line}.c_str(), nullptr, 16));
        return hashes;
    }();
    return all;
}

}  // namespace

bool is_password(const std::string& password) {
    if (password.size() < kLeastPassword || password.size() > kMostPassword) return false;
    std::string small = password;
    for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return !common_passwords().contains(stable_hash(small));
}

boost::json::object me_json(const store::Person& person) {
    return {{"id", person.id},
            {"name", person.name},
            {"guest", person.account.empty()},
            {"lang", person.lang},
            {"owner", person.role == "owner"}};
}

std::string new_guest_name(const Hall& hall, Language language) {
    return hall.services().books.texts(language).format(
        "guest.name", {{"n", std::to_string(1000 + randombytes_uniform(9000))}});
}

std::optional<Identity> People::identify(const std::string& cookie) {
    if (cookie.empty()) return std::nullopt;
    const Services& services = hall_.services();
    auto session = services.store.session(hash_of(cookie));
    if (!session) return std::nullopt;
    const Millis now = hall_.now();
    if (now - session->seen > services.limits.session_idle) return std::nullopt;
    auto person = services.store.person(session->person);
    if (!person || person->gone) return std::nullopt;
    if (now - session->seen > kSeenEvery) {
        session->seen = now;
        store::Transaction seen;
        seen.seen.push_back(*session);
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
    person.name = new_guest_name(hall_, language);
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
    store::PersonChange change{.id = who.person.id};
    if (name) {
        change.name = clean_name(*name, hall_.services().limits.name_bytes);
        if (!change.name) return done(Refused{"name"});
    }
    if (language) change.lang = code_of(*language);
    store::Transaction transaction;
    const Renamed renamed = change.name && !who.person.account.empty()
                                ? make_room(transaction, *change.name, who.person.id)
                                : Renamed{};
    transaction.changes.push_back(change);
    write(std::move(transaction), [this, who, change, renamed, done](store::Written written) {
        if (written == store::Written::Conflict)
            return done(Refused{change.name ? "name_taken" : "no_session"});
        if (written != store::Written::Done) return done(Refused{"store"});
        if (change.name) hall_.rename(who.person.id, *change.name);
        for (const auto& [guest, now_called] : renamed) hall_.rename(guest, now_called);
        const auto now = hall_.services().store.person(who.person.id);
        if (!now) return done(Refused{"store"});
        done(Identity{*now, who.session});
    });
}

People::Renamed People::make_room(store::Transaction& transaction, const std::string& name,
                                  const std::string& person) {
    Renamed renamed;
    for (const store::Person& guest : hall_.services().store.guests_called(name)) {
        if (guest.id == person) continue;
        const Language language = language_of(guest.lang).value_or(Language::English);
        renamed.emplace_back(guest.id, new_guest_name(hall_, language));
        transaction.changes.push_back({.id = guest.id, .name = renamed.back().second});
    }
    return renamed;
}

void People::claim(const Identity& who, const std::string& name, const std::string& password,
                   const Done<Admitted>& done) {
    const auto clean = clean_name(name, hall_.services().limits.name_bytes);
    if (!clean) return done(Refused{"name"});
    if (!who.person.account.empty()) return done(Refused{"has_account"});
    if (!is_password(password)) return done(Refused{"password"});
    if (hall_.services().store.account(*clean)) return done(Refused{"name_taken"});
    const auto hashed = [this, who, clean = *clean, done](const std::string& hash) {
        const Admitted admitted = session_for(who.person);
        store::Transaction transaction;
        const Renamed renamed = make_room(transaction, clean, who.person.id);
        transaction.changes.push_back({.id = who.person.id, .name = clean, .claim = hash});
        transaction.sessions.push_back(admitted.identity.session);
        transaction.ended_sessions.push_back(who.session.hash);
        write(std::move(transaction), [this, who, clean, admitted, renamed, done](store::Written written) {
            if (written == store::Written::Conflict) return done(Refused{"name_taken"});
            if (written != store::Written::Done) return done(Refused{"store"});
            hall_.rename(who.person.id, clean);
            for (const auto& [guest, guest_name] : renamed) hall_.rename(guest, guest_name);
            close_session(who);
            const auto now = hall_.services().store.person(who.person.id);
            if (!now) return done(Refused{"store"});
            done(Admitted{{*now, admitted.identity.session}, admitted.cookie});
        });
    };
    hash_password_for(who.person.id, password, hashed, [done] { done(Refused{"busy"}); });
}

// Its sockets go before anybody hears that it is over.
void People::close_session(const Identity& who) {
    hall_.close_connections(who.person.id,
                            [&](const std::string& session) { return session == who.session.hash; });
}

void People::hash_password_for(const std::string& whose, const std::string& password,
                               const std::function<void(const std::string& hash)>& hashed,
                               const std::function<void()>& busy) {
    const auto work = [this, password, hashed, busy](double) {
        std::string hash;  // stays empty where there is no memory for it
        hall_.services().faults.contain("password", [&] { hash = hash_password(password); });
        hall_.services().loop.post([=] { hash.empty() ? busy() : hashed(hash); });
    };
    submit(whose, work, busy);
}

void People::submit(const std::string& whose, std::function<void(double)> work,
                    const std::function<void()>& busy) {
    const std::size_t most = hall_.services().limits.passwords_waiting;
    const auto paid = Payer{whose, whose};
    if (!passwords_.submit({.pace = Pace::Quick, .payer = paid, .most = most, .work = std::move(work)}))
        busy();
}

void People::login(const std::optional<Identity>& who, const Credentials& given, const Done<Admitted>& done) {
    const auto clean = clean_name(given.name, hall_.services().limits.name_bytes);
    const auto account = clean ? hall_.services().store.account(*clean) : std::nullopt;
    const auto judged = [this, who, account, done](bool fits) {
        if (!fits || !account) return done(Refused{"login"});
        const Admitted admitted = session_for(*account);
        store::Transaction transaction;
        transaction.sessions.push_back(admitted.identity.session);
        transaction.sessions.back().if_password = account->password;  // the one that was checked
        if (who) transaction.ended_sessions.push_back(who->session.hash);
        const bool takes_along = who && who->person.account.empty();
        if (takes_along) {
            transaction.guest = who->person.id;
            transaction.heir = account->id;
        }
        write(std::move(transaction), [=, this](store::Written written) {
            if (written == store::Written::Conflict)
                return done(Refused{"login"});  // changed, or gone meanwhile
            if (written != store::Written::Done) return done(Refused{"store"});
            if (who) close_session(*who);
            if (takes_along) hall_.forget(who->person.id);
            done(admitted);
        });
    };
    check_password(given.address, account, given.password, judged, [done] { done(Refused{"busy"}); });
}

void People::check_password(const std::string& whose, const std::optional<store::Person>& account,
                            const std::string& password, const std::function<void(bool fits)>& judged,
                            const std::function<void()>& busy) {
    const auto work = [this, account, password, judged](double) {
        bool fits = false;
        hall_.services().faults.contain("password", [&] {
            fits = password_fits(account ? account->password : nobodys_hash(), password);
        });
        hall_.services().loop.post([fits, judged] { judged(fits); });
    };
    submit(whose, work, busy);
}

void People::logout(const Identity& who, const Done<Identity>& done) {
    store::Transaction transaction;
    transaction.ended_sessions.push_back(who.session.hash);
    write(std::move(transaction), [this, who, done](store::Written written) {
        if (written != store::Written::Done) return done(Refused{"store"});
        close_session(who);
        done(who);
    });
}

void People::forget_idle() {
    store::Transaction transaction;
    const Millis before = hall_.now() - hall_.services().limits.session_idle;
    transaction.idle_before = before;
    write(std::move(transaction), [this, before](store::Written written) {
        if (written == store::Written::Done && hall_.services().store.any_idle(before)) forget_idle();
    });
}

}  // namespace orrery::server
