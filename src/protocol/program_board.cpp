#include "core/text.h"
#include "engine/record.h"
#include "protocol/program.h"

namespace orrery::protocol {

namespace {

std::string line_of(std::string_view word, const Json& json) {
    return std::string{word} + ' ' + boost::json::serialize(json);
}

// "1" or "sapphire".
std::optional<Seat> seat_named(std::string_view text, int players) {
    for (int seat = 0; seat < players; ++seat)
        if (text == std::to_string(seat) || text == kSeatNames[seat]) return static_cast<Seat>(seat);
    return std::nullopt;
}

Failure no_seat(std::string_view text, int players) {
    return {Code::Seat,
            {"error.protocol.seat", {{"value", excerpt(text)}, {"last", std::to_string(players - 1)}}}};
}

Reply<Setup> read_setup(const GameInfo& info, const Arguments& given) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(info.min_players);
    for (const auto& [key, value] : given.pairs) {
        if (key == "seat") continue;
        if (key != "players") {
            if (auto problem = set_option(info, setup, key, value)) return Failure{Code::Setup, *problem};
            continue;
        }
        const auto number = read_number(key, value);
        if (!number) return number.problem();
        if (auto problem = set_players(info, setup, static_cast<std::int64_t>(*number)))
            return Failure{Code::Setup, *problem};
    }
    if (const auto own = given.get("seat"); own && !seat_named(*own, setup.players))
        return no_seat(*own, setup.players);
    return setup;
}

}  // namespace

void Program::lay_out(std::unique_ptr<AnyGame> game) {
    match_.emplace(std::move(game));
    bots_.clear();
}

Program::Answered Program::new_game(const Arguments& given) {
    const GameRow* row = find_game(given.rest);
    if (row == nullptr) return Failure{Code::UnknownGame, unknown_game(excerpt(given.rest))};
    const auto setup = read_setup(row->info(), given);
    if (!setup) return setup.problem();
    auto made = row->make(shelf_, *setup);
    if (!made) return Failure{Code::Setup, made.problem()};
    lay_out(std::move(*made));
    return ok();
}

Program::Answered Program::position(const Arguments& given) {
    if (given.rest.empty()) {
        if (!match_) return Failure{Code::NoGame, {"error.protocol.no_game", {}}};
        return line_of("position", position_json(game()));
    }
    const auto json = parse_json(given.rest);
    if (!json) return Failure{Code::Malformed, json.problem()};
    auto read = read_position(*json, all_games(shelf_));
    if (!read) return Failure{Code::Position, read.problem()};
    lay_out(std::move(*read));
    return ok();
}

Reply<Seat> Program::seat(const Arguments& given, Seat otherwise) const {
    const auto text = given.get("seat");
    if (!text) return otherwise;
    const auto found = seat_named(*text, game().players());
    if (!found) return no_seat(*text, game().players());
    return *found;
}

Reply<Action> Program::action(const Arguments& given) const {
    const auto read = game().verbs().read(given.rest);
    if (read) return *read;
    return Failure{Code::Notation, {"error.protocol.notation", {{"text", excerpt(given.rest)}}}};
}

Program::Answered Program::actors(const Arguments&) { return line_of("actors", write_json(game().actors())); }

Program::Answered Program::options(const Arguments& given) {
    const auto who = seat(given, game().actors().first());
    if (!who) return who.problem();
    return line_of("options", answers_json(game(), *who, texts()));
}

Program::Answered Program::view(const Arguments& given) {
    const auto who = seat(given, kSpectator);
    if (!who) return who.problem();
    return line_of("view", game().view(*who));
}

Program::Answered Program::play(const Arguments& given) {
    if (game().over()) return Failure{Code::Over, {"error.protocol.over", {}}};
    const auto who = seat(given, game().actors().first());
    if (!who) return who.problem();
    const auto what = action(given);
    if (!what) return what.problem();
    if (match_->ply() >= kMaxRecordAnswers)
        return Failure{Code::Limit, {"error.protocol.limit", {{"max", std::to_string(kMaxRecordAnswers)}}}};
    const Verdict verdict = match_->answer(*who, *what);
    if (verdict) return ok();
    return Failure{Code::Refused,
                   {"error.protocol.refused",
                    {{"rule", verdict.rule}, {"reason", refusal_text(texts(), game().info(), verdict)}}}};
}

Program::Answered Program::explain(const Arguments& given) {
    const auto who = seat(given, game().actors().first());
    if (!who) return who.problem();
    const auto what = action(given);
    if (!what) return what.problem();
    const Verdict verdict = game().judge(*who, *what);
    if (verdict) return line_of("explain", {{"allowed", true}});
    return line_of("explain", {{"allowed", false},
                               {"rule", verdict.rule},
                               {"reason", refusal_text(texts(), game().info(), verdict)}});
}

Program::Answered Program::undo(const Arguments& given) {
    const auto number = given.rest.empty() ? Reply<std::uint64_t>{1} : read_number("undo", given.rest);
    if (!number) return number.problem();
    if (*number > match_->ply())
        return Failure{Code::Undo, {"error.protocol.undo", {{"n", std::to_string(match_->ply())}}}};
    match_->undo(*number);
    return ok();
}

Program::Answered Program::standing(const Arguments&) { return line_of("standing", standing_json(game())); }

}  // namespace orrery::protocol
