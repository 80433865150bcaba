// orrery engine: the protocol over standard input and output, for programs.
#include <sodium.h>

#include "cli/commands/command_line.h"
#include "lab/players/aids.h"
#include "protocol/program.h"

namespace orrery::cli {

namespace {

struct EngineArguments {
    std::optional<std::string> bot;
};

// At most one byte more than a line may have, so that too much is noticed without being kept. False: the end.
bool read_limited_line(std::istream& in, std::string& line) {
    using Traits = std::istream::traits_type;
    line.clear();
    for (auto c = in.rdbuf()->sbumpc(); c != '\n'; c = in.rdbuf()->sbumpc()) {
        if (Traits::eq_int_type(c, Traits::eof())) return !line.empty();
        if (line.size() <= protocol::kMaxLineBytes) line += Traits::to_char_type(c);
    }
    return true;
}

int run_engine(Context& context, const EngineArguments& arguments) {
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    const auto say = [&](std::string_view line) { context.raw << line << '\n' << std::flush; };
    protocol::Program program{context.shelf, machine_aids(), context.texts.language(), seed, say};
    if (arguments.bot)
        if (const auto problem = program.set_bot(*arguments.bot)) misuse(problem->message);
    std::string line;
    while (context.raw.good() && read_limited_line(context.in, line) && program.take(line)) {
    }
    return kOk;
}

}  // namespace

void add_engine(CommandLine& line) {
    auto arguments = std::make_shared<EngineArguments>();
    line.command("engine", "study").option("bot", arguments->bot).runs([arguments](Context& context) {
        return run_engine(context, *arguments);
    });
}

}  // namespace orrery::cli
