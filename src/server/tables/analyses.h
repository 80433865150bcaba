// Games that a bot looks at, or has looked at: on the account of who asked, in small pieces, after
// everybody's bots and hints. What was found is kept as long as the server runs. Lives on the loop's thread.
#pragma once

#include "server/tables/hall.h"
#include "server/tables/survey.h"

namespace orrery::server {

struct Inquiry {
    std::string key;
    Payer payer;
    std::string bot;
    std::shared_ptr<const AnyGame> game;  // as it began: whose words are read
    std::shared_ptr<Survey> survey;       // nothing: it is done, or was stopped
    double progress = 0;
    Findings findings{};
    std::uint64_t looked = 0;  // the number of the last look at it, of all looks
    bool running() const { return survey != nullptr; }
};

class Analyses {
  public:
    explicit Analyses(Hall& hall) : hall_{hall} {}

    // Nothing: nobody has asked, or it was stopped, or failed.
    const Inquiry* find(const std::string& key);
    // What is there, or is begun with this; or why not. `key` names the game.
    std::variant<const Inquiry*, Refused> begin(const std::string& key, const Match& match,
                                                const std::string& person);
    // False: it is not this person's.
    bool stop(const std::string& key, const std::string& person);

  private:
    std::optional<Refused> refusal(const Payer& payer);
    bool crowded(const Payer& payer) const;
    Budget budget() const;
    void go_on(const std::shared_ptr<Inquiry>& inquiry);
    void heard(const std::shared_ptr<Inquiry>& inquiry, double seconds, bool fine);
    void forget_oldest();

    Hall& hall_;
    std::unordered_map<std::string, std::shared_ptr<Inquiry>> inquiries_;
    Allowances spent_;
    std::uint64_t looks_ = 0;
};

}  // namespace orrery::server
