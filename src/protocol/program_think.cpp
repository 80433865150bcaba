#include "protocol/decision.h"
#include "protocol/program.h"

namespace orrery::protocol {

namespace {

constexpr std::size_t kMostBots = 4;  // they may hold much memory

std::string answer_line(const AnyGame& game, Action action) { return "answer " + game.verbs().write(action); }

}  // namespace

Reply<Rng> Program::luck(const Arguments& given) {
    const auto seed = given.get("seed");
    if (!seed) return Rng{rng_()};
    const auto number = read_number("seed", *seed);
    if (!number) return number.problem();
    return Rng{*number};
}

Reply<AnyBot*> Program::bot(const AnyGame& about, std::optional<std::string_view> named) {
    const GameRow* row = find_game(about.info().id);
    const std::string strongest = row->bots().back();
    const std::string name{named ? *named : bot_.empty() ? strongest : bot_};
    const std::string key = std::string{row->info().id} + ' ' + name;
    if (const auto kept = bots_.find(key); kept != bots_.end()) return kept->second.get();
    auto made = row->make_bot(shelf_, name, aids_);
    if (!made) return Failure{Code::UnknownBot, made.problem()};
    if (bots_.size() >= kMostBots) bots_.clear();
    return (bots_[key] = std::move(*made)).get();
}

Program::Answered Program::think(const AnyGame& about, Seat seat, const Arguments& given, Rng& rng) {
    if (about.over()) return Failure{Code::Over, {"error.protocol.over", {}}};
    if (!about.actors().includes(seat))
        return Failure{Code::Seat, {"error.protocol.not_asked", {{"seat", std::to_string(seat)}}}};
    const auto asked = bot(about, given.get("bot"));
    if (!asked) return asked.problem();
    if (given.get("info").value_or("no") == "no")
        return answer_line(about, (*asked)->choose(about, seat, rng));
    const Advice advice = (*asked)->advise(about, seat, rng);
    say_("info " + boost::json::serialize(advice_json(about, advice, texts())));
    return answer_line(about, advice.rated.front().action);
}

// Where chance is asked it is drawn, so that `go` and `play` in turn play a whole game.
Program::Answered Program::go(const Arguments& given) {
    if (const auto info = given.get("info"); info && *info != "yes" && *info != "no")
        return Failure{Code::Malformed,
                       {"error.protocol.yes_no", {{"key", "info"}, {"value", excerpt(*info)}}}};
    const auto who = seat(given, game().actors().first());
    if (!who) return who.problem();
    auto rng = luck(given);
    if (!rng) return rng.problem();
    if (*who == kChance && !game().over()) return answer_line(game(), draw_outcome(game(), *rng));
    return think(game(), *who, given, *rng);
}

Program::Answered Program::decide(const Arguments& given) {
    auto decision = read_decision(given.rest, all_games(shelf_));
    if (!decision) return decision.problem();
    Rng rng{decision->seed ? *decision->seed : rng_()};
    return think(*decision->world, decision->seat, {}, rng);
}

Program::Answered Program::over(const Arguments& given) {
    if (const auto json = parse_json(given.rest); !json) return Failure{Code::Malformed, json.problem()};
    bots_.clear();
    return ok();
}

Program::Answered Program::imagine(const Arguments& given) {
    const auto who = seat(given, kNobody);
    if (!who) return who.problem();
    if (*who == kNobody) return Failure{Code::Malformed, {"error.protocol.which_seat", {}}};
    auto rng = luck(given);
    if (!rng) return rng.problem();
    return "position " + boost::json::serialize(position_json(*game().imagine(*who, *rng)));
}

}  // namespace orrery::protocol
