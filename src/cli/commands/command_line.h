// The commands and their arguments: CLI11 does the parsing, the words come from our texts in the person's
// language.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/context.h"

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11 is called so
class App;
class Option;
class ParseError;
}  // namespace CLI

namespace orrery::cli {

// One command. An argument called "seed" is described by the text "command.<command>.seed" or else
// "option.seed"; what stands for its value is "value.seed".
class Command {
  public:
    Command(CLI::App& app, const Context& context, std::string name);

    Command& argument(std::string_view name, std::optional<std::string>& into);
    Command& arguments(std::string_view name, std::vector<std::string>& into);  // all that are left
    Command& option(std::string_view name, std::optional<std::string>& into);
    Command& options(std::string_view name, std::vector<std::string>& into);  // may be repeated
    Command& lists(std::string_view name,
                   std::vector<std::string>& into);  // and each may have several values
    Command& flag(std::string_view name, bool& into);
    Command& runs(std::function<int(Context&)> work);

    const std::string& name() const { return name_; }
    CLI::App& app() const { return app_; }
    int run(Context& context) const { return work_(context); }

  private:
    std::string described(std::string_view option) const;
    std::string placeholder(std::string_view option) const;

    CLI::App& app_;
    const Context& context_;
    std::string name_;
    std::function<int(Context&)> work_;
};

// What is asked before anything else, because it decides in which language everything else is said.
struct CommonArguments {
    std::optional<std::string> lang, color, weights;
    std::vector<std::string> content;  // a file for each of several games
};

class CommandLine {
  public:
    explicit CommandLine(Context& context);
    ~CommandLine();

    // Declares a command; it is listed in the group "group.<group>".
    Command& command(std::string name, std::string_view group);
    // Parses and runs. Stops with a message where the arguments are wrong.
    int run(std::vector<std::string> args);

  private:
    void add_common_options(CLI::App& app);
    std::string help(const CLI::App& app) const;
    Lines commands() const;
    [[noreturn]] void refuse(const CLI::ParseError& error, const std::vector<std::string>& args) const;
    [[noreturn]] void refuse_extra(const std::string& extra, const CLI::App* command) const;

    Context& context_;
    CommonArguments ignored_;  // read before by common_arguments()
    std::unique_ptr<CLI::App> app_;
    std::vector<std::unique_ptr<Command>> commands_;
};

CommonArguments common_arguments(const std::vector<std::string>& args);

// The known word that was probably meant, or nothing.
std::string likely_meant(std::string_view word, const std::vector<std::string>& known);
// A number given as an argument, within limits; what is wrong with it is said with the option's name.
std::int64_t number_argument(std::string_view option, std::string_view text, std::int64_t least,
                             std::int64_t most);

// One line for each command; commands/NAME.cpp has it.
void add_games(CommandLine& line);
void add_rules(CommandLine& line);
void add_play(CommandLine& line);
void add_replay(CommandLine& line);
void add_verify(CommandLine& line);
void add_position(CommandLine& line);
void add_inspect(CommandLine& line);
void add_apply(CommandLine& line);
void add_simulate(CommandLine& line);
void add_arena(CommandLine& line);
void add_analyse(CommandLine& line);
void add_tune(CommandLine& line);
void add_bench(CommandLine& line);
void add_serve(CommandLine& line);
void add_store(CommandLine& line);
void add_engine(CommandLine& line);

}  // namespace orrery::cli
