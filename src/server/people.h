// Who somebody is: guests, accounts, the sessions behind cookies.
#pragma once

#include "server/hall.h"

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
    People(Hall& hall, Pool& passwords) : hall_{hall}, passwords_{passwords} {}

    // Whose cookie this is. Nothing: nobody's, or it is too old.
    std::optional<Identity> identify(const std::string& cookie);

    // `done` gets what came of it, or the code of a refusal.
    template <class T>
    using Done = std::function<void(std::variant<T, Refused>)>;
    void admit_guest(Language language, Done<Admitted> done);
    void change(const Identity& who, std::optional<std::string> name, std::optional<Language> language,
                Done<Identity> done);
    // A guest becomes an account, and keeps all games; the session is a new one.
    void claim(const Identity& who, const std::string& name, const std::string& password,
               Done<Admitted> done);
    // Takes the guest's games along.
    void login(const std::optional<Identity>& who, const std::string& name, const std::string& password,
               Done<Admitted> done);
    void logout(const Identity& who, std::function<void()> done);

  private:
    Admitted session_for(const store::Person& person);
    void write(store::Transaction transaction, std::function<void(store::Written)> done);

    Hall& hall_;
    Pool& passwords_;
};

boost::json::object me_json(const store::Person& person);

}  // namespace orrery::server
