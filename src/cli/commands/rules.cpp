// orrery rules: the rulebook by contents, by the ID of a rule, by section, or searched.
#include <algorithm>

#include "cli/commands/setup_arguments.h"
#include "cli/terminal/markdown.h"
#include "cli/terminal/text_table.h"
#include "core/text.h"

namespace orrery::cli {

namespace {

struct RulesArguments {
    std::optional<std::string> game;
    std::vector<std::string> words;
    bool json = false;
};

// The first and the last rule of a section: "AF-71 - AF-74".
std::string rules_in(const Section& section) {
    std::string first;
    std::string last;
    for (const Block& block : section.blocks) {
        if (block.rule.empty()) continue;
        if (first.empty()) first = block.rule;
        last = block.rule;
    }
    return first == last ? first : first + " - " + last;
}

Json block_json(const Block& block) {
    std::string text;
    for (const std::string& line : block.lines) text += (text.empty() ? "" : "\n") + line;
    boost::json::object json{{"text", text}};
    if (!block.rule.empty()) json["id"] = block.rule;
    return json;
}

Json section_json(const Section& section) {
    boost::json::array blocks;
    for (const Block& block : section.blocks) blocks.push_back(block_json(block));
    return boost::json::object{{"number", section.number}, {"title", section.title}, {"blocks", blocks}};
}

int print_contents(const Context& context, const Rulebook& book, const GameInfo& info, bool json) {
    boost::json::array all;
    TextTable table;
    table.column({}).column({});
    for (const Section& section : book.sections()) {
        if (section.level == 1) continue;
        all.push_back(boost::json::object{
            {"number", section.number}, {"title", section.title}, {"rules", rules_in(section)}});
        const bool chapter = section.level == 2;
        Line title{chapter ? "" : "  "};
        title.add(section.number + ' ' + section.title, chapter ? Ink::Strong : Ink::Plain);
        table.row({title, Line{rules_in(section), Ink::Quiet}});
    }
    if (json) {
        context.print_json(all);
        return kOk;
    }
    context.print({book.sections().front().title, Ink::Heading});
    context.print(Line{});
    context.print(table.lines(context.width()));
    context.print(Line{});
    context.print_wrapped(marked_up(context.say(
        "rules.how", {{"game", std::string{info.id}}, {"prefix", std::string{info.rule_prefix}}})));
    return kOk;
}

int print_section(const Context& context, const Rulebook& book, const Section& section, bool json) {
    if (json) {
        context.print_json(section_json(section));
        return kOk;
    }
    // A chapter comes with its sections.
    const std::string below = section.number + '.';
    for (const Section& each : book.sections()) {
        if (each.number != section.number && !each.number.starts_with(below)) continue;
        if (each.number != section.number) context.print(Line{});
        context.print(render(each, {.width = context.width(), .highlight = {}}));
    }
    return kOk;
}

int print_rule(const Context& context, const Rulebook& book, const std::string& id, bool json) {
    const auto place = book.rule(id);
    if (place.block == nullptr) fail({"error.rules.no_rule", {{"rule", id}}});
    if (json) {
        Json document = block_json(*place.block);
        document.as_object()["section"] = place.section->number;
        document.as_object()["title"] = place.section->title;
        context.print_json(document);
        return kOk;
    }
    context.print({heading_of(*place.section).text(), Ink::Quiet});
    context.print(render(*place.block, {.width = context.width(), .highlight = {}}));
    return kOk;
}

int print_search(const Context& context, const Rulebook& book, const std::vector<std::string>& words,
                 bool json) {
    const std::vector<Section> found = book.search(words);
    if (json) {
        boost::json::array all;
        for (const Section& section : found) all.push_back(section_json(section));
        context.print_json(all);
        return found.empty() ? kFailed : kOk;
    }
    std::string asked;
    for (const std::string& word : words) asked += (asked.empty() ? "" : " ") + word;
    if (found.empty()) fail({"error.rules.not_found", {{"words", asked}}});
    std::size_t places = 0;
    for (const Section& section : found) {
        context.print(render(section, {.width = context.width(), .highlight = words}));
        context.print(Line{});
        places += section.blocks.size();
    }
    context.print(
        {context.say("rules.found", {{"n", std::to_string(places)}, {"words", asked}}), Ink::Quiet});
    return kOk;
}

int print_rules(Context& context, const RulesArguments& arguments) {
    const GameInfo& info = game_argument(arguments.game).info();
    const Rulebook book = rulebook_of(info, context.texts.language());
    std::vector<std::string> words;
    for (const std::string& argument : arguments.words)
        for (const std::string_view word : orrery::words(argument)) words.emplace_back(word);
    if (words.empty()) return print_contents(context, book, info, arguments.json);
    if (words.size() == 1) {
        const bool dotted = words[0].find('.') != std::string::npos;
        const std::string number =
            words[0].ends_with('.') ? words[0].substr(0, words[0].size() - 1) : words[0];
        const Section* section = dotted ? book.section(number) : nullptr;
        if (section != nullptr) return print_section(context, book, *section, arguments.json);
        if (const auto id = book.rule_id(words[0])) return print_rule(context, book, *id, arguments.json);
    }
    return print_search(context, book, words, arguments.json);
}

}  // namespace

void add_rules(CommandLine& line) {
    auto arguments = std::make_shared<RulesArguments>();
    line.command("rules", "read")
        .argument("game", arguments->game)
        .arguments("words", arguments->words)
        .flag("json", arguments->json)
        .runs([arguments](Context& context) { return print_rules(context, *arguments); });
}

}  // namespace orrery::cli
