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
    // The same of a session whose hash is known.
    std::optional<Identity> identity_of(const std::string& hash);

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
    struct Credentials {
        std::string name, password, address;
    };
    void login(const std::optional<Identity>& who, const Credentials& given, const Done<Admitted>& done);
    void logout(const Identity& who, const Done<Identity>& done);
    // Ends all sessions of the account and begins a new one.
    void change_password(const Identity& who, const std::string& password, const std::string& wanted,
                         const Done<Admitted>& done);
    // By a link that whoever runs the server made: the password is set, whatever it was, and all sessions
    // end.
    void reset_password(const std::string& token, const std::string& wanted, const Done<Admitted>& done);
    // Sessions that nobody uses any more end, and guests go of whom nothing else is left.
    void forget_idle();
    // Ends the sessions of these hashes, or (none given) all but this one.
    void end_sessions(const Identity& who, std::vector<std::string> hashes, const Done<Identity>& done);
    // For good: running games are conceded, names go, finished games stay. An account needs its password.
    void forget(const Identity& who, const std::string& password, const Done<Identity>& done);

    // Writes, and calls back on the loop's thread.
    void write(store::Transaction transaction, std::function<void(store::Written)> done);

  private:
    Admitted session_for(const store::Person& person);
    // Hashing takes long: off the loop's thread. What comes next is called on it.
    // `whose` takes turns with others who wait for the same.
    void hash_password_for(const std::string& whose, const std::string& password,
                           const std::function<void(const std::string& hash)>& hashed,
                           const std::function<void()>& busy);
    void check_password(const std::string& whose, const std::optional<store::Person>& account,
                        const std::string& password, const std::function<void(bool fits)>& judged,
                        const std::function<void()>& busy);
    void submit(const std::string& whose, std::function<void(double)> work,
                const std::function<void()>& busy);
    void set_password(store::Transaction transaction, const Admitted& admitted, const char* refusal,
                      const Done<Admitted>& done);
    // Guests who are called so already get other names: it becomes an account's. Somebody may have made
    // hundreds of them: they go some at a time, each a turn of the loop, and `take` gets those of the last
    // time, to be renamed together with what takes the name.
    using Renamed = std::vector<std::pair<std::string, std::string>>;  // who, and to what
    void make_room(const std::string& name, const std::string& person,
                   const std::function<void(store::Transaction, const Renamed&)>& take,
                   const std::function<void(store::Written)>& failed);
    void tell_renamed(const Renamed& renamed);
    void close_session(const Identity& who);
    void erase(const Identity& who, int tries, const Done<Identity>& done);

    Hall& hall_;
    Workers& passwords_;
};

// The code of why it cannot be one: too short or too long, or one that everybody tries first. Null: it can.
const char* refusal_of_password(const std::string& password);
// "Guest 4711"
std::string new_guest_name(const Hall& hall, Language language);
// The seats of who goes for good: a bot plays on, or the seat is open again.
void vacate(Hall& hall, const std::string& person, std::function<void()> done);
boost::json::object me_json(const store::Person& person);

}  // namespace orrery::server
