#include "server/people/people.h"

#include <sodium.h>

#include <cctype>
#include <cstdlib>
#include <functional>
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

std::function<void(store::Written)> if_written(std::function<void(store::Written)> refused,
                                               std::function<void()> then) {
    return [refused = std::move(refused), then = std::move(then)](store::Written written) {
        written == store::Written::Done ? then() : refused(written);
    };
}

}  // namespace

const char* refusal_of_password(const std::string& password) {
    if (password.size() < kLeastPassword || password.size() > kMostPassword) return "password";
    std::string small = password;
    for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return common_passwords().contains(stable_hash(small)) ? "password_common" : nullptr;
}

boost::json::object me_json(const store::Person& person) {
    return {{"id", person.id},
            {"name", person.name},
            {"guest", person.account.empty()},
            {"lang", person.lang},
            {"owner", person.role == "owner"}};
}

// Longer numbers where somebody has an account of that name.
std::string new_guest_name(const Hall& hall, Language language) {
    const Texts& texts = hall.services().books.texts(language);
    for (std::uint32_t least = 1000;; least = std::min(least * 10, 100'000'000U)) {
        const std::string n = std::to_string(least + randombytes_uniform(9 * least));
        std::string name = texts.format("guest.name", {{"n", n}});
        if (!hall.services().store.account(name)) return name;
    }
}

std::optional<Identity> People::identify(const std::string& cookie) {
    return cookie.empty() ? std::nullopt : identity_of(hash_of(cookie));
}

std::optional<Identity> People::identity_of(const std::string& hash) {
    const Services& services = hall_.services();
    auto session = services.store.session(hash);
    if (!session) return std::nullopt;
    const Millis now = hall_.now();
    // Who comes while the clock is wrong is not made somebody else, who could not come back.
    if (now - session->seen > services.limits.session_idle && !hall_.clock_jumped()) return std::nullopt;
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
    const auto refused = [done, renames = change.name.has_value()](store::Written written) {
        const bool conflict = written == store::Written::Conflict;
        done(Refused{!conflict ? "store" : renames ? "name_taken" : "no_session"});
    };
    const auto take = [this, who, change, refused, done](store::Transaction transaction,
                                                         const Renamed& renamed) {
        transaction.changes.push_back(change);
        write(std::move(transaction), [this, who, change, renamed, refused, done](store::Written written) {
            if (written != store::Written::Done) return refused(written);
            if (change.name) hall_.rename(who.person.id, *change.name);
            tell_renamed(renamed);
            const auto now = hall_.services().store.person(who.person.id);
            if (!now) return done(Refused{"store"});
            done(Identity{*now, who.session});
        });
    };
    if (!change.name || who.person.account.empty()) return take({}, {});
    make_room(*change.name, who.person.id, take, refused);
}

void People::make_room(const std::string& name, const std::string& person,
                       const std::function<void(store::Transaction, const Renamed&)>& take,
                       const std::function<void(store::Written)>& failed) {
    constexpr std::size_t kAtOnce = 20;
    Renamed renamed;
    store::Transaction transaction;
    const auto guests = hall_.services().store.guests_called(name, kAtOnce);
    for (const store::Person& guest : guests) {
        if (guest.id == person) continue;
        const Language language = language_of(guest.lang).value_or(Language::English);
        renamed.emplace_back(guest.id, new_guest_name(hall_, language));
        transaction.changes.push_back({.id = guest.id, .name = renamed.back().second});
    }
    if (guests.size() < kAtOnce) return take(std::move(transaction), renamed);
    write(std::move(transaction), [=, this](store::Written written) {
        if (written != store::Written::Done) return failed(written);
        tell_renamed(renamed);
        make_room(name, person, take, failed);
    });
}

void People::tell_renamed(const Renamed& renamed) {
    for (const auto& [guest, now_called] : renamed) hall_.rename(guest, now_called);
}

void People::claim(const Identity& who, const std::string& name, const std::string& password,
                   const Done<Admitted>& done) {
    const auto clean = clean_name(name, hall_.services().limits.name_bytes);
    if (!clean) return done(Refused{"name"});
    if (!who.person.account.empty()) return done(Refused{"has_account"});
    if (const char* refusal = refusal_of_password(password)) return done(Refused{refusal});
    if (hall_.services().store.account(*clean)) return done(Refused{"name_taken"});
    const auto refused = [done](store::Written written) {
        done(Refused{written == store::Written::Conflict ? "name_taken" : "store"});
    };
    const auto claimed = [this, who, clean = *clean, done](const Admitted& admitted, const Renamed& renamed) {
        hall_.rename(who.person.id, clean);
        tell_renamed(renamed);
        close_session(who);
        const auto now = hall_.services().store.person(who.person.id);
        if (!now) return done(Refused{"store"});
        done(Admitted{{*now, admitted.identity.session}, admitted.cookie});
    };
    const auto hashed = [this, who, clean = *clean, refused, claimed](const std::string& hash) {
        const auto take = [=, this](store::Transaction transaction, const Renamed& renamed) {
            const Admitted admitted = session_for(who.person);
            transaction.changes.push_back({.id = who.person.id, .name = clean, .claim = hash});
            transaction.sessions.push_back(admitted.identity.session);
            transaction.ended_sessions.push_back(who.session.hash);
            write(std::move(transaction), if_written(refused, std::bind_front(claimed, admitted, renamed)));
        };
        make_room(clean, who.person.id, take, refused);
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
