#include "protocol/host.h"

#include <algorithm>

#include "protocol/documents.h"

namespace orrery::protocol {

namespace {

constexpr std::string_view kHelloForm = "hello {\"protocol\": 1, ...}";
constexpr std::string_view kAnswerForm = "answer NOTATION";

std::string new_game_line(const AnyGame& game, Seat seat) {
    const GameInfo& info = game.info();
    const Setup setup = game.setup();
    std::string line = "newgame " + std::string{info.id} + " players=" + std::to_string(setup.players) +
                       " seat=" + std::to_string(seat);
    for (std::size_t i = 0; i < info.options.size(); ++i)
        line.append(" ")
            .append(info.options[i].id)
            .append("=")
            .append(info.options[i].values[setup.choice[i]]);
    return line;
}

bool asks_for_world(const boost::json::object& hello) {
    const auto* needs = hello.if_contains("needs");
    if (needs == nullptr || !needs->is_array()) return false;
    return std::ranges::find(needs->get_array(), Json("world")) != needs->get_array().end();
}

}  // namespace

Message Host::nonsense(std::string_view sent, std::string_view answer, std::string_view expected) const {
    return {"error.program.nonsense",
            {{"bot", name_},
             {"line", excerpt(answer)},
             {"sent", excerpt(sent)},
             {"expected", std::string{expected}}}};
}

Result<std::string> Host::ask(const std::string& line, std::string_view expected) {
    auto answer = link_.ask(line);
    if (!answer) return answer;
    const auto read = problem_with(*answer) ? std::nullopt : read_line(*answer);
    const std::string_view word = expected.substr(0, expected.find(' '));
    if (!read || read->command != word) return nonsense(line, *answer, expected);
    return std::string{read->rest};
}

std::optional<Message> Host::tell(const std::string& line) {
    const auto answer = ask(line, "ok");
    return answer ? std::nullopt : std::optional{answer.problem()};
}

std::optional<Message> Host::greet() {
    const std::string line = "hello protocol=" + std::to_string(kVersion);
    const auto answer = ask(line, kHelloForm);
    if (!answer) return answer.problem();
    const auto json = parse_json(*answer);
    const auto* hello = json ? json->if_object() : nullptr;
    const auto* version = hello == nullptr ? nullptr : hello->if_contains("protocol");
    if (version == nullptr) return nonsense(line, "hello " + *answer, kHelloForm);
    if (*version != Json(kVersion))
        return Message{"error.program.version",
                       {{"bot", name_},
                        {"version", excerpt(boost::json::serialize(*version))},
                        {"known", std::to_string(kVersion)}}};
    world_ = WithWorld{asks_for_world(*hello)};
    return std::nullopt;
}

std::optional<Message> Host::new_game(const AnyGame& game, Seat seat) {
    return tell(new_game_line(game, seat));
}

Result<Action> Host::decide(const AnyGame& game, Seat seat, Rng& rng) {
    const auto answer =
        ask("decide " + boost::json::serialize(decision_json(game, seat, rng, world_)), kAnswerForm);
    if (!answer) return answer.problem();
    const auto action = game.verbs().read(*answer);
    if (!action) return Message{"error.program.notation", {{"bot", name_}, {"line", excerpt(*answer)}}};
    if (const Verdict verdict = game.judge(seat, *action); !verdict)
        return Message{"error.program.refused",
                       {{"bot", name_}, {"line", excerpt(*answer)}, {"rule", verdict.rule}}};
    return *action;
}

std::optional<Message> Host::over(const AnyGame& game) {
    return tell("over " + boost::json::serialize(standing_json(game)));
}

}  // namespace orrery::protocol
