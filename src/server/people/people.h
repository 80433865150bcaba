// Who somebody is: guests, accounts, the sessions behind cookies.
#pragma once

#include "server/tables/hall.h"

namespace orrery::server {

struct Identity {
    store::Person person;
    store::Session session;
};

// A session that was just made: its cookie is told once.
struct Admitted {
    Identity identity;
    std::string cookie;
};

class People {
  public:
    People(Hall& hall, Workers& passwords) : hall_{hall}, passwords_{passwords} {}

    // Whose cookie this is. Nothing: nobody's, or it is too old.
    std::optional<Identity> identify(const std::string& cookie);

    // `done` gets what came of it, or the code of a refusal.
    template <class T>
    using Done = std::function<void(std::variant<T, Refused>)>;
    void admit_guest(Language language, const Done<Admitted>& done);
    void change(const Identity& who, std::optional<std::string> name, std::optional<Language> language,
                const Done<Identity>& done);
    // A guest becomes an account, and keeps all games; the session is a new one.
    void claim(const Identity& who, const std::string& name, const std::string& password,
               const Done<Admitted>& done);
    // Takes the guest's games along.
    void login(const std::optional<Identity>& who, const std::string& name, const std::string& password,
               const Done<Admitted>& done);
    void logout(const Identity& who, std::function<void()> done);
    // Ends all sessions of the account and begins a new one.
    void change_password(const Identity& who, const std::string& password, const std::string& wanted,
                         const Done<Admitted>& done);
    // Ends the sessions of these hashes, or (none given) all but this one.
    void end_sessions(const Identity& who, std::vector<std::string> hashes, const Done<Identity>& done);
    // For good: running games are conceded, names go, finished games stay. An account needs its password.
    void forget(const Identity& who, const std::string& password, const Done<Identity>& done);

  private:
    Admitted session_for(const store::Person& person);
    void write(store::Transaction transaction, std::function<void(store::Written)> done);
    // Hashing takes long: off the loop's thread. What comes next is called on it.
    void hash_password_for(const std::string& password,
                           const std::function<void(const std::string& hash)>& hashed,
                           const std::function<void()>& busy);
    void check_password(const std::optional<store::Person>& account, const std::string& password,
                        const std::function<void(bool fits)>& judged, const std::function<void()>& busy);
    void replace_sessions(const Admitted& admitted, const Done<Admitted>& done);
    void erase(const Identity& who, const Done<Identity>& done);

    Hall& hall_;
    Workers& passwords_;
};

bool is_password(const std::string& password);
// The seats of who goes for good: a bot plays on, or the seat is open again.
void vacate(Hall& hall, const std::string& person, std::function<void()> done);
boost::json::object me_json(const store::Person& person);

}  // namespace orrery::server
