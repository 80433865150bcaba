#include "cli/run.h"

#include <poll.h>
#include <sodium.h>
#include <unistd.h>

#include <map>
#include <sstream>

#include "catalog/catalog.h"
#include "cli/commands/command_line.h"
#include "cli/files.h"
#include "protocol/documents.h"

namespace orrery {
std::span<const EmbeddedFile> lab_texts();
std::span<const EmbeddedFile> store_texts();
std::span<const EmbeddedFile> server_texts();
std::span<const EmbeddedFile> cli_texts();
}  // namespace orrery

namespace orrery::cli {

namespace {

Texts read_texts(Language language) {
    Texts texts = shared_texts(language);
    texts.add(lab_texts());
    texts.add(store_texts());
    texts.add(server_texts());
    texts.add(cli_texts());
    return texts;
}

enum class When : std::uint8_t { Auto, Always, Never };

When colour_wish(const std::optional<std::string>& color) {
    if (!color || *color == "auto") return When::Auto;
    if (*color == "always") return When::Always;
    if (*color == "never") return When::Never;
    misuse({"error.usage.color", {{"value", *color}}});
}

Paint paint_for(When wish, const Surroundings& around, bool terminal) {
    if (wish == When::Never) return Paint{Colours::None};
    if (wish == When::Always) return Paint{around.colours == Colours::None ? Colours::Basic : around.colours};
    return Paint{terminal && !around.no_color ? around.colours : Colours::None};
}

// The map, the cards: data of a game that its owner may correct. The weights: what its bots go by.
using TakeData = std::optional<Message> (Shelf::*)(std::string_view file, std::string_view text);
void take_data(Context& context, const std::string& file, const std::string& text, TakeData take) {
    auto problem = (context.shelf.*take)(file, text);
    if (!problem) return;
    for (const GameRow& game : catalog())  // it is told in a game's words
        context.texts.add(texts_of(context.shelf, game, context.texts.language()));
    fail(*problem);
}

std::string text_of(const std::string& file) {
    std::istringstream none;
    return value_or_fail(read_text_file(file, none));
}

// A file for each of several games. Of two for one game nobody could say which counts.
void take_contents(Context& context, const std::vector<std::string>& files) {
    std::map<std::string, std::string> taken;  // which file, by game
    for (const std::string& file : files) {
        const std::string text = text_of(file);
        if (const auto game = game_of_content(file, text)) {
            const auto& [before, first] = taken.emplace(*game, file);
            if (!first)
                misuse({"error.usage.content_twice",
                        {{"game", *game}, {"file", before->second}, {"other", file}}});
        }
        take_data(context, file, text, &Shelf::replace_content);
    }
}

// What is unusual about the content in use, on the stream of errors: it keeps nothing from running.
void warn(const Context& context) {
    for (const GameRow& game : catalog()) {
        const std::vector<Message> warnings = context.shelf.part(game.info().id).warnings();
        if (warnings.empty()) continue;
        const Texts texts = texts_of(context.shelf, game, context.texts.language());
        for (const Message& each : warnings) {
            const Line line =
                Line{context.say("error.prefix") + " ", Ink::News}.add(marked_up(texts.format(each)));
            for (const Line& row : wrap(line, context.width())) context.err << context.paint_err(row) << '\n';
        }
    }
    context.err << std::flush;
}

int run_commands(Context& context, std::vector<std::string> args) {
    CommandLine line{context};
    add_play(line);
    add_serve(line);
    add_replay(line);
    add_verify(line);
    add_games(line);
    add_rules(line);
    add_position(line);
    add_inspect(line);
    add_apply(line);
    add_store(line);
    add_simulate(line);
    add_arena(line);
    add_analyse(line);
    add_tune(line);
    add_bench(line);
    add_engine(line);
    return line.run(std::move(args));
}

int tell(const Context& context, const Stop& stop) {
    context.out << std::flush;
    const Line line = Line{context.say("error.prefix") + " ", Ink::Danger}.add(
        marked_up(context.say(stop.message().key, stop.message().params)));
    for (const Line& each : wrap(line, context.width())) context.err << context.paint_err(each) << '\n';
    context.err << std::flush;
    return stop.status();
}

int run_in(Context& context, const std::vector<std::string>& args, const CommonArguments& common) {
    try {
        if (common.lang && !language_of(*common.lang))
            misuse({"error.usage.lang", {{"value", *common.lang}}});
        const When wish = colour_wish(common.color);
        context.paint = paint_for(wish, context.around, context.around.out_is_terminal);
        context.paint_err = paint_for(wish, context.around, context.around.err_is_terminal);
        take_contents(context, common.content);
        if (!common.content.empty()) warn(context);
        if (common.weights)
            take_data(context, *common.weights, text_of(*common.weights), &Shelf::take_weights);
        return run_commands(context, args);
    } catch (const Stop& stop) {
        return tell(context, stop);
    }
}

// Whoever read our output has read enough: no reason to complain.
bool reader_has_gone() {
    pollfd output{STDOUT_FILENO, POLLOUT, 0};
    return poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

}  // namespace

const Texts& own_texts(Language language) {
    static const Texts english = read_texts(Language::English);
    static const Texts polish = read_texts(Language::Polish);
    return language == Language::Polish ? polish : english;
}

int run(const std::vector<std::string>& args, std::istream& in, std::ostream& out, std::ostream& err,
        const Surroundings& around) {
    if (sodium_init() < 0) return kFailed;
    AsciiBuffer ascii_out{out};
    AsciiBuffer ascii_err{err};
    std::ostream plain_out{&ascii_out};
    std::ostream plain_err{&ascii_err};
    const CommonArguments common = common_arguments(args);
    const Language language =
        common.lang ? language_of(*common.lang).value_or(around.language) : around.language;
    Context context{.in = in,
                    .out = around.utf8 ? out : plain_out,
                    .err = around.utf8 ? err : plain_err,
                    .raw = out,
                    .around = around,
                    .texts = own_texts(language),
                    .paint = Paint{Colours::None},
                    .paint_err = Paint{Colours::None}};
    const int status = run_in(context, args, common);
    context.out << std::flush;
    context.err << std::flush;
    if (out.good() || reader_has_gone()) return status;
    return tell(context, Stop{kFailed, {"error.file.output", {}}});
}

}  // namespace orrery::cli
