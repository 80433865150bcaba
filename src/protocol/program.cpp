#include "protocol/program.h"

#include <algorithm>

#include "core/text.h"
#include "core/version.h"

namespace orrery::protocol {

namespace {

// What a command takes besides key=value pairs.
enum class Rest : std::uint8_t { None, Words, MaybeWords, Json, MaybeJson };

constexpr std::string_view kSettings = "bot lang";

}  // namespace

struct Program::Row {
    std::string_view command;
    std::string_view keys;
    Rest rest = Rest::None;
    bool board = false;  // it is about the game on the board
    Answered (Program::*run)(const Arguments& given) = nullptr;
};

std::span<const Program::Row> Program::rows() {
    // clang-format off
    static constexpr Row kRows[] = {
        {"hello",    "protocol",           Rest::None,       false, &Program::hello},
        {"help",     "",                   Rest::None,       false, &Program::help},
        {"games",    "",                   Rest::None,       false, &Program::games},
        {"settings", "",                   Rest::None,       false, &Program::settings},
        {"set",      kSettings,            Rest::None,       false, &Program::set},
        {"newgame",  "*",                  Rest::Words,      false, &Program::new_game},
        {"position", "",                   Rest::MaybeJson,  false, &Program::position},
        {"actors",   "",                   Rest::None,       true,  &Program::actors},
        {"options",  "seat",               Rest::None,       true,  &Program::options},
        {"view",     "seat",               Rest::None,       true,  &Program::view},
        {"play",     "seat",               Rest::Words,      true,  &Program::play},
        {"explain",  "seat",               Rest::Words,      true,  &Program::explain},
        {"undo",     "",                   Rest::MaybeWords, true,  &Program::undo},
        {"standing", "",                   Rest::None,       true,  &Program::standing},
        {"imagine",  "seat seed",          Rest::None,       true,  &Program::imagine},
        {"go",       "bot seat seed info", Rest::None,       true,  &Program::go},
        {"decide",   "",                   Rest::Json,       false, &Program::decide},
        {"over",     "",                   Rest::Json,       false, &Program::over},
        {"stop",     "",                   Rest::None,       false, &Program::nothing},
    };
    // clang-format on
    return kRows;
}

Program::Program(const Shelf& shelf, const BotAids& aids, Language language, std::uint64_t seed, Say say)
    : shelf_{shelf}, aids_{aids}, language_{language}, rng_{seed}, say_{std::move(say)} {}

bool Program::take(std::string_view text) {
    Answered answer = std::string{};
    if (const auto problem = problem_with(text)) {
        answer = *problem;
    } else {
        const auto line = read_line(text);
        if (!line) return true;
        if (line->command == "quit") return false;
        const auto row = std::ranges::find(rows(), line->command, &Row::command);
        answer = row != rows().end()
                     ? run(*row, line->rest)
                     : Failure{Code::UnknownCommand,
                               {"error.protocol.command", {{"name", excerpt(line->command)}}}};
    }
    say_(answer ? *answer : error_line(texts(), answer.problem()));
    return true;
}

Program::Answered Program::run(const Row& row, std::string_view rest) {
    Arguments given;
    if (row.rest == Rest::Json || row.rest == Rest::MaybeJson) {
        given.rest = rest;
    } else {
        auto read = read_arguments(rest, row.keys);
        if (!read) return read.problem();
        given = std::move(*read);
    }
    const Params about{{"command", std::string{row.command}}, {"text", excerpt(given.rest)}};
    const bool needed = row.rest == Rest::Words || row.rest == Rest::Json;
    if (needed && given.rest.empty()) return Failure{Code::Malformed, {"error.protocol.nothing", about}};
    if (row.rest == Rest::None && !given.rest.empty())
        return Failure{Code::Malformed, {"error.protocol.extra", about}};
    if (row.board && !match_) return Failure{Code::NoGame, {"error.protocol.no_game", {}}};
    return (this->*row.run)(given);
}

const Texts& Program::texts_of(const GameInfo* info) {
    const std::string key{code_of(language_)};
    const auto shared = texts_.try_emplace(key, Texts{language_});
    if (shared.second) shared.first->second = shared_texts(language_);
    if (info == nullptr) return shared.first->second;
    const auto own = texts_.try_emplace(key + ' ' + std::string{info->id}, shared.first->second);
    if (own.second) own.first->second.add(orrery::texts_of(shelf_, *info, language_));
    return own.first->second;
}

Program::Answered Program::hello(const Arguments& given) {
    const std::string known = std::to_string(kVersion);
    if (const auto wanted = given.get("protocol"); wanted && *wanted != known)
        return Failure{Code::Protocol,
                       {"error.protocol.version", {{"version", excerpt(*wanted)}, {"known", known}}}};
    return "hello " + boost::json::serialize(Json{{"protocol", kVersion},
                                                  {"name", "orrery"},
                                                  {"version", version()},
                                                  {"needs", boost::json::array{"world"}}});
}

Program::Answered Program::help(const Arguments&) {
    boost::json::array commands;
    for (const Row& row : rows()) commands.emplace_back(row.command);
    commands.emplace_back("quit");
    return "help " + boost::json::serialize(commands);
}

Program::Answered Program::games(const Arguments&) {
    boost::json::array all;
    for (const GameRow& row : catalog()) all.push_back(game_json(shelf_, row, texts_of(&row.info())));
    return "games " + boost::json::serialize(all);
}

Program::Answered Program::settings(const Arguments&) {
    return "settings " + boost::json::serialize(Json{{"bot", bot_}, {"lang", code_of(language_)}});
}

std::optional<Failure> Program::set_bot(std::string_view name) {
    std::optional<Failure> problem;
    for (const GameRow& row : catalog()) {
        const auto made = row.make_bot(shelf_, name, aids_);
        if (made || name.empty()) {
            bot_ = name;
            return std::nullopt;
        }
        problem = Failure{Code::UnknownBot, made.problem()};
    }
    return problem;
}

// Both or neither: a refused line changes nothing.
Program::Answered Program::set(const Arguments& given) {
    if (given.pairs.empty())
        return Failure{Code::Malformed, {"error.protocol.setting", {{"known", std::string{kSettings}}}}};
    const auto code = given.get("lang");
    const auto language = code ? language_of(*code) : language_;
    if (!language) return Failure{Code::Malformed, {"error.protocol.lang", {{"value", excerpt(*code)}}}};
    if (const auto bot = given.get("bot"))
        if (const auto problem = set_bot(*bot)) return *problem;
    language_ = *language;
    return ok();
}

// `stop` comes too late: whatever was asked before it has been answered already.
Program::Answered Program::nothing(const Arguments&) { return ok(); }

}  // namespace orrery::protocol
