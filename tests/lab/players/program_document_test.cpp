#include "catalog/catalog.h"
#include "catalog/shelf.h"
#include "lab/players/process.h"
#include "shared/sessions.h"

using namespace orrery;

namespace {

// Passes lines on to a process and remembers what both ends said.
class Overheard final : public protocol::Link {
  public:
    explicit Overheard(protocol::Link& link) : link_{link} {}
    Result<std::string> ask(const std::string& line) override {
        said.push_back("> " + line);
        auto answer = link_.ask(line);
        if (answer) said.push_back("< " + *answer);
        return answer;
    }
    std::vector<std::string> said;

  private:
    protocol::Link& link_;
};

}  // namespace

TEST_CASE("the session with a bot goes as docs/protocol.md tells") {
    ProcessPlan plan;
    plan.path = std::string{ORRERY_ROOT} + "/examples/random_bot.py";
    const auto process = Process::start("bot", plan);
    REQUIRE(static_cast<bool>(process));
    Overheard link{**process};
    protocol::Host host{link, "bot"};
    const GameRow& row = *find_game("alien_frontiers");
    Setup setup;
    REQUIRE(!set_option(row.info(), setup, "first_player", "ruby"));
    auto game = *row.make(built_in(), setup);
    REQUIRE(!host.greet());
    REQUIRE(!host.new_game(*game, 0));
    Rng rng{2};
    for (int decisions = 0; !game->over();) {
        const Seat seat = game->actors().first();
        ActionList options;
        game->list(seat, options);
        Action action = rng.one_of(options);
        if (seat == 0 && ++decisions <= 2) {
            const auto decided = host.decide(*game, seat, rng);
            REQUIRE(static_cast<bool>(decided));
            action = *decided;
        }
        game->play(seat, action);
    }
    REQUIRE(!host.over(*game));
    link.said.emplace_back("> quit");  // the process says it at its end
    const auto told = block_of("docs/protocol.md", "session bot");
    REQUIRE(told.size() == link.said.size());
    for (std::size_t i = 0; i < told.size(); ++i) CHECK_MESSAGE(matches(link.said[i], told[i]), link.said[i]);
}
