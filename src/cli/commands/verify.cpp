// orrery verify: whether a recorded game followed the rules, ended as it says, and had fair chance.
#include "cli/commands/setup_arguments.h"
#include "cli/session/show.h"

namespace orrery::cli {

namespace {

struct VerifyArguments {
    std::optional<std::string> file;
    bool json = false;
};

enum class Finding : std::uint8_t { Right, Wrong, Open };

struct Check {
    std::string id;
    Finding finding{};
    Message message;
};

std::size_t chance_events(const Record& record) {
    std::size_t count = 0;
    for (const Answer& answer : record.match.answers()) count += answer.seat == kChance;
    return count;
}

// A seed or a commitment that is not there leaves the question open; a wrong one settles it.
Check check_chance(const Record& record) {
    const std::string events = std::to_string(chance_events(record));
    const auto problem = verify_chance(record);
    if (!problem) return {"chance", Finding::Right, {"verify.chance", {{"n", events}}}};
    const bool open = record.header.commitment.empty() || !record.header.seed;
    return {"chance", open ? Finding::Open : Finding::Wrong, *problem};
}

std::vector<Check> checks_of(const Record& record) {
    const bool over = record.match.game().over();
    return {{"rules", Finding::Right, {"verify.rules", {{"n", std::to_string(record.match.ply())}}}},
            over ? Check{"result", Finding::Right, {"verify.result", {}}}
                 : Check{"result", Finding::Open, {"verify.unfinished", {}}},
            check_chance(record)};
}

void print_check(const Context& context, const Check& check) {
    Line line = check.finding == Finding::Right   ? Line{"✓ ", Ink::Good}
                : check.finding == Finding::Wrong ? Line{"✗ ", Ink::Danger}
                                                  : Line{"- ", Ink::Quiet};
    line.add(context.say("verify.title." + check.id) + ": ", Ink::Strong);
    line.add(context.say(check.message.key, check.message.params));
    context.print(wrap_hanging(line, context.width(), 2));
}

Json checks_json(const Context& context, const std::vector<Check>& checks) {
    boost::json::object document;
    for (const Check& check : checks)
        document[check.id] =
            boost::json::object{{"verdict", check.finding == Finding::Right   ? "right"
                                            : check.finding == Finding::Wrong ? "wrong"
                                                                              : "open"},
                                {"message", context.say(check.message.key, check.message.params)}};
    return document;
}

int verify(Context& context, const VerifyArguments& arguments) {
    const Record record = read_record_file(context, arguments.file);
    const std::vector<Check> checks = checks_of(record);
    bool wrong = false;
    for (const Check& check : checks) wrong = wrong || check.finding == Finding::Wrong;
    if (arguments.json) {
        context.print_json(checks_json(context, checks));
        return wrong ? kFailed : kOk;
    }
    for (const Check& check : checks) print_check(context, check);
    if (record.match.game().over()) {
        const Texts texts = context.texts_of(record.match.game().info());
        context.print(Line{});
        context.print(result_lines(context, record.match.game(), texts, record.header.seats));
    }
    return wrong ? kFailed : kOk;
}

}  // namespace

void add_verify(CommandLine& line) {
    auto arguments = std::make_shared<VerifyArguments>();
    line.command("verify", "play")
        .argument("record", arguments->file)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return verify(context, *arguments); });
}

}  // namespace orrery::cli
