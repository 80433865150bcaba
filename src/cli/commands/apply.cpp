// orrery apply: a position and answers to its questions, chance included, give a new position, or the rule
// that says no.
#include <algorithm>

#include "cli/commands/setup_arguments.h"
#include "cli/files.h"
#include "core/text.h"
#include "engine/any_game.h"

namespace orrery::cli {

namespace {

struct ApplyArguments {
    std::optional<std::string> position;
    std::vector<std::string> actions;
    bool json = false;  // it is always JSON; the option is there because every command has it
};

// Answers may come in quotes or as bare words: a verb says how many words follow it.
std::vector<std::string> notations(const VerbTable& verbs, const std::vector<std::string>& given) {
    std::vector<std::string_view> all;
    for (const std::string& each : given)
        for (const std::string_view word : words(each)) all.push_back(word);
    std::vector<std::string> result;
    for (std::size_t at = 0; at < all.size();) {
        std::size_t length = 1;
        for (const VerbSpec& verb : verbs.verbs())
            if (verb.id == all[at]) length = 1 + static_cast<std::size_t>(verb.arity());
        std::string notation;
        for (const std::size_t end = std::min(at + length, all.size()); at < end; ++at)
            notation += (notation.empty() ? "" : " ") + std::string{all[at]};
        result.push_back(std::move(notation));
    }
    return result;
}

void apply_one(const Context& context, AnyGame& game, const std::string& notation) {
    if (game.over()) fail({"error.apply.over", {{"action", notation}}});
    const auto action = game.verbs().read(notation);
    if (!action)
        fail({"error.apply.malformed", {{"action", notation}, {"reason", context.say("refusal.malformed")}}});
    const Seat seat = game.actors().first();
    const Verdict verdict = game.judge(seat, *action);
    if (verdict) return static_cast<void>(game.play(seat, *action));
    for (const Line& line : rule_lines(context, game.info(), verdict.rule, context.width()))
        context.err << context.paint_err(line) << '\n';
    fail({"error.apply.refused",
          {{"action", notation},
           {"rule", verdict.rule},
           {"reason", refusal_text(context.texts_of(game.info()), game.info(), verdict)}}});
}

int apply(Context& context, const ApplyArguments& arguments) {
    if (!arguments.position) misuse({"error.usage.no_position", {}});
    if (std::ranges::all_of(arguments.actions, &std::string::empty)) misuse({"error.usage.no_action", {}});
    const std::string text = value_or_fail(read_text_file(*arguments.position, context.in));
    const auto game = value_or_fail(read_position(value_or_fail(parse_json(text)), all_games(context.shelf)));
    for (const std::string& action : notations(game->verbs(), arguments.actions))
        apply_one(context, *game, action);
    context.print_json(position_json(*game));
    return kOk;
}

}  // namespace

void add_apply(CommandLine& line) {
    auto arguments = std::make_shared<ApplyArguments>();
    line.command("apply", "files")
        .option("position", arguments->position)
        .lists("action", arguments->actions)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return apply(context, *arguments); });
}

}  // namespace orrery::cli
