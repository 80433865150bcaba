#include "cli/commands/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "core/text.h"
#include "core/version.h"

namespace orrery::cli {

namespace {

constexpr std::size_t kHelpColumn = 26;  // where descriptions begin

// The first of the keys that there is a text for.
std::string first_text(const Texts& texts, std::initializer_list<std::string> keys) {
    for (const std::string& key : keys)
        if (texts.has(key)) return texts.get(key);
    return texts.get(*(keys.end() - 1));
}

void add_entry(const Line& left, const std::string& description, std::size_t width, Lines& out) {
    Line entry{"  "};
    entry.add(left);
    Lines text = wrap(marked_up(description), width - kHelpColumn);
    if (entry.width() + 2 > kHelpColumn) {
        out.push_back(entry);
        entry = {};
    }
    for (const Line& line : text) {
        out.push_back(entry.pad_to(kHelpColumn).add(line));
        entry = {};
    }
}

void add_options(const CLI::App& app, const std::string& group, std::size_t width, Lines& out) {
    Lines entries;
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_group() != group) continue;
        const std::string value = option->get_type_name();
        std::string names = option->get_name(false, true);
        if (const std::size_t comma = names.find(','); comma != std::string::npos)
            names.insert(comma + 1, " ");
        Line left{option->get_positional() ? value : names, Ink::Strong};
        if (!option->get_positional() && !value.empty()) left.add(" " + value, Ink::News);
        add_entry(left, option->get_description(), width, entries);
    }
    if (entries.empty()) return;
    out.emplace_back();
    out.push_back({group + ":", Ink::Heading});
    out.insert(out.end(), entries.begin(), entries.end());
}

std::string version_text(const Context& context) {
    return context.say("program.version", {{"version", std::string{version()}}});
}

void add_examples(const std::string& text, Lines& out) {
    for (const std::string_view line : split(trimmed(text), '\n')) {
        const std::size_t comment = std::min(line.find(" #"), line.size());
        out.push_back(Line{"  " + std::string{line.substr(0, comment)}, Ink::News}.add(
            std::string{line.substr(comment)}, Ink::Quiet));
    }
}

std::size_t edit_distance(std::string_view left, std::string_view right) {
    std::vector<std::size_t> row(right.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < right.size(); ++j) {
            const std::size_t replaced = diagonal + (left[i] == right[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::string likely_meant(std::string_view word, const std::vector<std::string>& known) {
    std::string best;
    std::size_t least = std::clamp<std::size_t>(word.size() / 2, 1, 3) + 1;  // no further away than this
    for (const std::string& each : known) {
        const std::size_t distance =
            each.starts_with(word) && word.size() > 1 ? 1 : edit_distance(word, each);
        if (distance >= least) continue;
        least = distance;
        best = each;
    }
    return best;
}

std::int64_t number_argument(std::string_view option, std::string_view text, std::int64_t least,
                             std::int64_t most) {
    const auto number = whole_number(text);
    if (!number || *number < least || *number > most)
        misuse({"error.usage.number",
                {{"option", std::string{option}},
                 {"value", std::string{text}},
                 {"min", std::to_string(least)},
                 {"max", std::to_string(most)}}});
    return *number;
}

namespace {

// The value that an option is given here: "--lang pl" or "--lang=pl".
std::optional<std::string> value_at(const std::vector<std::string>& args, std::size_t i,
                                    const std::string& name) {
    if (args[i] == name && i + 1 < args.size()) return args[i + 1];
    if (args[i].starts_with(name + '=')) return args[i].substr(name.size() + 1);
    return std::nullopt;
}

}  // namespace

CommonArguments common_arguments(const std::vector<std::string>& args) {
    CommonArguments found;
    for (std::size_t i = 0; i < args.size() && args[i] != "--"; ++i) {
        for (const auto& [name, into] : {std::pair{"--lang", &found.lang}, std::pair{"--color", &found.color},
                                         std::pair{"--weights", &found.weights}})
            if (auto value = value_at(args, i, name)) *into = std::move(value);
        if (auto value = value_at(args, i, "--content")) found.content.push_back(std::move(*value));
    }
    return found;
}

Command::Command(CLI::App& app, const Context& context, std::string name)
    : app_{app}, context_{context}, name_{std::move(name)} {}

std::string Command::described(std::string_view option) const {
    const std::string id{option};
    return first_text(context_.texts, {"command." + name_ + '.' + id, "option." + id});
}

std::string Command::placeholder(std::string_view option) const {
    const std::string id{option};
    return first_text(context_.texts, {"command." + name_ + '.' + id + "_value", "value." + id});
}

Command& Command::argument(std::string_view name, std::optional<std::string>& into) {
    app_.add_option_function<std::string>(
            std::string{name}, [&into](const std::string& value) { into = value; }, described(name))
        ->type_name(placeholder(name))
        ->group(context_.say("help.arguments"));
    return *this;
}

Command& Command::arguments(std::string_view name, std::vector<std::string>& into) {
    app_.add_option(std::string{name}, into, described(name))
        ->type_name(placeholder(name) + "...")
        ->group(context_.say("help.arguments"));
    return *this;
}

Command& Command::option(std::string_view name, std::optional<std::string>& into) {
    app_.add_option_function<std::string>(
            "--" + std::string{name}, [&into](const std::string& value) { into = value; }, described(name))
        ->type_name(placeholder(name))
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast)
        ->group(context_.say("help.options"));
    return *this;
}

Command& Command::options(std::string_view name, std::vector<std::string>& into) {
    app_.add_option("--" + std::string{name}, into, described(name))
        ->type_name(placeholder(name))
        ->allow_extra_args(false)
        ->group(context_.say("help.options"));
    return *this;
}

Command& Command::lists(std::string_view name, std::vector<std::string>& into) {
    app_.add_option("--" + std::string{name}, into, described(name))
        ->type_name(placeholder(name) + "...")
        ->group(context_.say("help.options"));
    return *this;
}

Command& Command::flag(std::string_view name, bool& into) {
    app_.add_flag("--" + std::string{name}, into, described(name))->group(context_.say("help.options"));
    return *this;
}

Command& Command::runs(std::function<int(Context&)> work) {
    work_ = std::move(work);
    return *this;
}

CommandLine::CommandLine(Context& context)
    : context_{context}, app_{std::make_unique<CLI::App>(context.say("program.about"), "orrery")} {
    app_->require_subcommand(0, 1);
    app_->formatter_fn(
        [this](const CLI::App* app, const std::string&, CLI::AppFormatMode) { return help(*app); });
    add_common_options(*app_);
    app_->set_version_flag("--version", version_text(context), context.say("option.version"))
        ->group(context.say("help.common"));
}

CommandLine::~CommandLine() = default;

void CommandLine::add_common_options(CLI::App& app) {
    const std::string group = context_.say("help.common");
    app.set_help_flag("-h,--help", context_.say("option.help"))->group(group);
    const auto add = [&](const std::string& name, std::optional<std::string>& into,
                         const std::string& value) {
        app.add_option_function<std::string>(
               "--" + name, [&into](const std::string& given) { into = given; },
               context_.say("option." + name))
            ->type_name(value)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast)
            ->group(group);
    };
    add("lang", ignored_.lang, "en|pl");
    add("color", ignored_.color, "auto|always|never");
    app.add_option("--content", ignored_.content, context_.say("option.content"))
        ->type_name(context_.say("value.content"))
        ->allow_extra_args(false)
        ->group(group);
    add("weights", ignored_.weights, context_.say("value.weights"));
}

Command& CommandLine::command(std::string name, std::string_view group) {
    CLI::App* app = app_->add_subcommand(name, context_.say("command." + name + ".about"));
    app->group(context_.say("group." + std::string{group}));
    add_common_options(*app);
    commands_.push_back(std::make_unique<Command>(*app, context_, std::move(name)));
    return *commands_.back();
}

int CommandLine::run(std::vector<std::string> args) {
    if (args.empty()) {
        context_.out << help(*app_);
        return kOk;
    }
    const std::vector<std::string> given = args;
    std::ranges::reverse(args);  // as CLI11 wants them
    try {
        app_->parse(args);
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app_->get_subcommands();
        context_.out << help(chosen.empty() ? *app_ : *chosen[0]);
        return kOk;
    } catch (const CLI::CallForVersion&) {
        context_.out << version_text(context_) << '\n';
        return kOk;
    } catch (const CLI::ParseError& error) {
        refuse(error, given);
    }
    for (const auto& command : commands_)
        if (command->app().parsed()) return command->run(context_);
    misuse({"error.usage.no_command", {}});
}

void CommandLine::refuse(const CLI::ParseError& error, const std::vector<std::string>& args) const {
    const auto chosen = app_->get_subcommands();
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
        auto extras = app_->remaining(true);
        refuse_extra(extras.empty() ? args.back() : extras.front(), chosen.empty() ? nullptr : chosen[0]);
    }
    const std::string_view what{error.what()};
    const std::string_view option = what.substr(0, what.find(':'));
    if (option.starts_with("--") && option.find(' ') == std::string_view::npos)
        misuse({"error.usage.value", {{"option", std::string{option}}}});
    misuse({"error.usage.arguments", {}});
}

void CommandLine::refuse_extra(const std::string& extra, const CLI::App* command) const {
    std::vector<std::string> known;
    if (command == nullptr && !extra.starts_with('-')) {
        for (const auto& each : commands_) known.push_back(each->name());
        const std::string meant = likely_meant(extra, known);
        if (meant.empty()) misuse({"error.usage.unknown_command", {{"name", extra}}});
        misuse({"error.usage.misspelt_command", {{"name", extra}, {"meant", meant}}});
    }
    const CLI::App& app = command == nullptr ? *app_ : *command;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
    const std::string help = "orrery " + (command == nullptr ? "" : command->get_name() + ' ') + "--help";
    const std::string meant =
        extra.starts_with("--") ? likely_meant(extra.substr(0, extra.find('=')), known) : "";
    if (meant.empty()) misuse({"error.usage.extra", {{"name", extra}, {"help", help}}});
    misuse({"error.usage.misspelt_option", {{"name", extra}, {"meant", meant}, {"help", help}}});
}

Lines CommandLine::commands() const {
    Lines out;
    std::string group;
    for (const auto& command : commands_) {
        const CLI::App& app = command->app();
        if (app.get_group() != group) {
            group = app.get_group();
            out.emplace_back();
            out.push_back({group + ":", Ink::Heading});
        }
        add_entry({command->name(), Ink::Strong}, app.get_description(), context_.width(), out);
    }
    return out;
}

std::string CommandLine::help(const CLI::App& app) const {
    const bool whole = app.get_parent() == nullptr;
    const std::string prefix = whole ? "program" : "command." + app.get_name();
    const std::size_t width = context_.width();
    Lines out = wrap({app.get_description()}, width);
    out.emplace_back();
    out.push_back(Line{context_.say("help.usage") + " ", Ink::Heading}.add(context_.say(prefix + ".usage")));
    if (context_.texts.has(prefix + ".details")) {
        out.emplace_back();
        for (const Line& line : wrap(marked_up(context_.say(prefix + ".details")), width))
            out.push_back(line);
    }
    if (whole) {
        const Lines all = commands();
        out.insert(out.end(), all.begin(), all.end());
    }
    for (const char* group : {"help.arguments", "help.options", "help.common"})
        add_options(app, context_.say(group), width, out);
    out.emplace_back();
    out.push_back({context_.say("help.examples"), Ink::Heading});
    add_examples(context_.say(prefix + ".examples"), out);
    std::string text;
    for (const Line& line : out) text += context_.paint(line) + '\n';
    return text;
}

}  // namespace orrery::cli
