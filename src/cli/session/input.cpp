// What a person at the table may type: an answer, by number or in notation, or a word that asks for
// something.
#include <algorithm>

#include "cli/commands/setup_arguments.h"
#include "cli/session/hint.h"
#include "cli/session/info.h"
#include "cli/session/session.h"
#include "core/text.h"
#include "engine/rulebook.h"

namespace orrery::cli {

namespace {

constexpr std::string_view kLetters[] = {"u", "h", "r", "w", "i", "s", "l", "b", "?", "q"};

// Whether every written word begins the word in its place.
bool abbreviates(const std::vector<std::string_view>& written, std::string_view notation) {
    const auto full = words(notation);
    if (written.size() != full.size()) return false;
    for (std::size_t i = 0; i < full.size(); ++i)
        if (!full[i].starts_with(written[i])) return false;
    return true;
}

// The only one of the answers that the text may stand for.
template <class Actions>
std::optional<Action> abbreviated(const VerbTable& verbs, const Actions& actions, std::string_view text) {
    const auto written = words(text);
    std::optional<Action> found;
    for (const Action action : actions) {
        if (!abbreviates(written, verbs.write(action))) continue;
        if (found) return std::nullopt;
        found = action;
    }
    return found;
}

std::optional<Action> any_action(const VerbTable& verbs, std::string_view text) {
    if (const auto exact = verbs.read(text)) return exact;
    std::vector<Action> all(static_cast<std::size_t>(verbs.size()));
    for (int i = 0; i < verbs.size(); ++i) all[static_cast<std::size_t>(i)] = verbs.at(i);
    return abbreviated(verbs, all, text);
}

}  // namespace

bool Session::read_line(const std::string& prompt, std::string& line) {
    context_.out << prompt << std::flush;
    if (std::getline(context_.in, line)) {
        if (!context_.around.in_is_terminal) context_.out << line << '\n';  // what is piped in is shown, too
        return context_.out.good();
    }
    context_.out << '\n';
    if (context_.around.in_is_terminal)
        context_.in.clear();  // Ctrl-D: the next question can still be answered
    return false;
}

// "u" for "u", "undo" and "cofnij"; empty: no such word.
std::string Session::command_letter(const std::string& word) const {
    for (const std::string_view letter : kLetters) {
        if (word == letter) return std::string{letter};
        const std::string known_words =
            context_.say("play.words." + std::string{letter == "?" ? "help" : letter});
        for (const std::string_view known : words(known_words))
            if (folded(word) == folded(known)) return std::string{letter};
    }
    return "";
}

Session::Next Session::obey(Seat seat, const ActionList& options, const std::string& line) {
    const std::string text{trimmed(line)};
    if (text.empty()) return Next::Ask;
    const std::string word = text.substr(0, text.find_first_of(" \t"));
    const std::string rest{trimmed(std::string_view{text}.substr(word.size()))};
    if (const std::string letter = command_letter(word); !letter.empty()) {
        const Next next = obey_word(seat, options, letter, rest);
        if (next == Next::Ask && !fresh_) {
            context_.print(Line{});
            show_question(seat, options);
        }
        return next;
    }
    return try_answer(seat, options, text);
}

Session::Next Session::obey_word(Seat seat, const ActionList& options, const std::string& letter,
                                 const std::string& rest) {
    switch (letter[0]) {
        case 'u':
            undo(seat);
            break;
        case 'h':
            hint(seat);
            break;
        case 'r':
            show_rule(rest);
            break;
        case 'w':
            why_not(seat, options, rest);
            break;
        case 'i':
            show_info(rest);
            break;
        case 's':
            save(rest);
            break;
        case 'l':
            context_.print(story_since(0, seat, OwnDeeds::Told));
            break;
        case 'b':
            fresh_ = true;
            break;
        case 'q':
            return leave();
        default:
            show_help(options);
    }
    return Next::Ask;
}

Session::Next Session::try_answer(Seat seat, const ActionList& options, const std::string& text) {
    const VerbTable& verbs = table_.match.game().verbs();
    std::optional<Action> action;
    if (const auto number = whole_number(text)) {
        if (*number < 1 || *number > static_cast<std::int64_t>(options.size())) {
            context_.print(
                {context_.say("play.no_number", {{"n", std::to_string(options.size())}}), Ink::Danger});
            return Next::Ask;
        }
        action = options[static_cast<std::size_t>(*number - 1)];
    }
    if (!action) action = verbs.read(text);
    if (!action) action = abbreviated(verbs, options, text);
    if (!action) {
        context_.print_wrapped({context_.say("play.not_understood", {{"text", text}}), Ink::Danger});
        return Next::Ask;
    }
    if (!table_.match.game().judge(seat, *action)) {
        explain(seat, *action);
        return Next::Ask;
    }
    answer(seat, *action);
    return Next::Answered;
}

// One choice, with whatever was answered without asking after it.
void Session::undo(Seat seat) {
    const std::size_t free = table_.match.free_undo(seat);
    const std::size_t ply = table_.match.ply();
    std::size_t n = 1;
    while (n < free && forced_.contains(ply - n)) ++n;
    if (n <= free && !forced_.contains(ply - n)) {
        table_.match.undo(n);
        forced_.erase(forced_.lower_bound(table_.match.ply()), forced_.end());
        note({context_.say("play.undone", {{"n", std::to_string(n)}}), Ink::Quiet});
        fresh_ = true;
        return;
    }
    const bool begun = ply > 0;
    const bool luck = begun && table_.match.answers()[ply - 1].seat == kChance;
    context_.print_wrapped({context_.say(!begun || free > 0 ? "play.undo_nothing"
                                         : luck             ? "play.undo_luck"
                                                            : "play.undo_other"),
                            Ink::Danger});
}

void Session::hint(Seat seat) {
    const AnyGame& game = table_.match.game();
    const auto bot = value_or_fail(make_own_bot(*table_.game, context_.shelf, table_.game->bots().back()));
    Rng rng{stable_hash("hint " + std::to_string(table_.match.ply()))};
    context_.print(hint_lines(context_, game, bot->advise(game, seat, rng), texts_));
    ++hints_;
}

void Session::show_rule(const std::string& text) const {
    const GameInfo& info = table_.game->info();
    const Rulebook book = rulebook_of(info, context_.texts.language());
    const auto id = book.rule_id(text);
    const Lines lines = id ? rule_lines(context_, info, *id, context_.width()) : Lines{};
    if (!lines.empty()) return context_.print(lines);
    context_.print_wrapped(
        {context_.say("play.no_rule", {{"text", text}, {"prefix", std::string{info.rule_prefix}}}),
         Ink::Danger});
}

void Session::why_not(Seat seat, const ActionList& options, const std::string& text) const {
    const auto action = any_action(table_.match.game().verbs(), text);
    if (action) return explain(seat, *action);
    context_.print_wrapped({context_.say("play.why_how", {{"example", example_of(options)}}), Ink::Danger});
}

void Session::explain(Seat seat, Action action) const {
    const AnyGame& game = table_.match.game();
    const Verdict verdict = game.judge(seat, action);
    const std::string what = label(texts_, game.verbs(), action);
    if (verdict) return context_.print_wrapped({context_.say("play.allowed", {{"label", what}}), Ink::Good});
    context_.print_wrapped(
        Line{what + ": ", Ink::Strong}.add(refusal_text(texts_, game.info(), verdict) + '.', Ink::Danger));
    if (names_rule(game.info(), verdict))
        context_.print(rule_lines(context_, game.info(), verdict.rule, context_.width()));
}

void Session::show_info(const std::string& text) const {
    const Lines lines = info_lines(context_, texts_, text);
    if (!lines.empty()) return context_.print(lines);
    context_.print_wrapped({context_.say("play.no_info", {{"text", text}}), Ink::Danger});
}

std::string Session::example_of(const ActionList& options) const {
    return table_.match.game().verbs().write(options[0]);
}

void Session::show_help(const ActionList& options) const {
    const std::string help = context_.say("play.help", {{"example", example_of(options)}});
    for (const std::string_view line : split(trimmed(help), '\n')) {
        const std::size_t gap = line.find("  ");
        if (gap == std::string_view::npos) {
            context_.print_wrapped(marked_up(line));
            continue;
        }
        Line entry{"  " + std::string{line.substr(0, gap)}, Ink::Act};
        entry.pad_to(18).add(marked_up(trimmed(line.substr(gap))));
        context_.print(wrap_hanging(entry, context_.width(), 18));
    }
}

// Offers to save what has not been saved.
Session::Next Session::leave() {
    if (saved_ == table_.match.ply()) return Next::Leave;
    std::string line;
    const std::string prompt = context_.say("play.save_prompt", {{"file", table_.save_file}});
    if (!read_line(prompt, line)) {
        context_.print({context_.say("play.not_saved"), Ink::Quiet});
        return Next::Leave;
    }
    const std::string answer = folded(trimmed(line));
    const auto is_one_of = [&](const char* key) {
        const std::string known = folded(context_.say(key));
        const auto all = words(known);
        return std::ranges::find(all, answer) != all.end();
    };
    if (is_one_of("play.back_words")) return Next::Ask;
    if (is_one_of("play.no_words")) return Next::Leave;
    const bool yes = answer.empty() || is_one_of("play.yes_words");
    return save(yes ? "" : std::string{trimmed(line)}) ? Next::Leave : Next::Ask;
}

}  // namespace orrery::cli
