// orrery games: what can be played, with whom, and how it can be set up.
#include <algorithm>

#include "catalog/strength.h"
#include "cli/commands/setup_arguments.h"
#include "cli/terminal/text_table.h"
#include "protocol/documents.h"

namespace orrery::cli {

namespace {

struct GamesArguments {
    bool json = false;
};

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
}

// What is told of each number of players; numbers of which the same is told stand together.
struct SameTold {
    std::string text;
    std::vector<std::string> players;
};

std::vector<SameTold> told_of(const Context& context, const GameInfo& info, int level) {
    std::vector<SameTold> all;
    for (int n = info.min_players; n <= info.max_players; ++n) {
        const Message strength = strength_of(info.id, level, n);
        const std::string text = context.say(strength.key, strength.params);
        auto same = std::ranges::find(all, text, &SameTold::text);
        if (same == all.end()) same = all.insert(all.end(), {text, {}});
        same->players.push_back(std::to_string(n));
    }
    return all;
}

Line with_players(const Context& context, const std::string& players, const std::string& text) {
    return {"  " + context.say("games.with", {{"players", players}}) + ": " + text, Ink::Quiet};
}

// "level:2 (Navigator)", and below it "with 2 players: Wins 8 of 10 games against Cadet."; what is told of
// all tables alike stands in the first line.
Lines level_lines(const Context& context, const GameInfo& info, int level) {
    const std::string number = std::to_string(level);
    Line first{std::string{kLevelName} + ':' + number, Ink::News};
    first.add(" (" + context.say("level." + number + ".name") + ')', Ink::Quiet);
    const std::vector<SameTold> told = told_of(context, info, level);
    if (told.size() == 1) return {first.add(": " + told.front().text, Ink::Quiet)};
    Lines lines{first};
    for (const SameTold& each : told) lines.push_back(with_players(context, joined(each.players), each.text));
    return lines;
}

// "temper=raider (Raider): ...", and below it with how many players it proved stronger or weaker than the
// usual one, which is marked.
Lines temper_lines(const Context& context, const GameInfo& info, const std::string& usual,
                   const std::string& temper, const Texts& texts) {
    Line first{"temper=" + temper, Ink::News};
    first.add(" (" + texts.get("temper." + temper + ".name") +
                  (temper == usual ? ", " + context.say("games.usual_temper") : "") +
                  "): " + texts.get("temper." + temper + ".about"),
              Ink::Quiet);
    Lines lines{first};
    for (int n = info.min_players; n <= info.max_players; ++n)
        if (const auto claim = temper_claim(info.id, temper, usual, n))
            lines.push_back(with_players(context, std::to_string(n), texts.format(*claim)));
    return lines;
}

// "length=standard (standard game), long (long game)"; of many values only the first ones.
Line option_line(const Context& context, const SetupOption& option, const Texts& texts) {
    constexpr std::size_t kShown = 8;
    Line line{texts.get("name.option." + std::string{option.id}) + ": "};
    line.add(std::string{option.id} + '=', Ink::News);
    for (std::size_t i = 0; i < std::min(kShown, option.values.size()); ++i) {
        const std::string value{option.values[i]};
        line.add(i == 0 ? "" : ", ").add(value, Ink::News);
        if (const std::string key = "name.value." + value; texts.has(key))
            line.add(" (" + texts.get(key) + ')', Ink::Quiet);
    }
    if (option.values.size() > kShown)
        line.add(", " + context.say("games.more", {{"n", std::to_string(option.values.size() - kShown)}}),
                 Ink::Quiet);
    return line;
}

// "75678d7fb12397ae: 1 fact from the rulebook, 16 reconstructed"
Line content_line(const Context& context, const GamePart& part) {
    Line line{content_digits(part.content_hash()), Ink::News};
    bool first = true;
    for (const Provenance each : every<Provenance>()) {
        const int n = part.sources()[each];
        if (n == 0) continue;
        line.add(std::exchange(first, false) ? ": " : ", ");
        line.add(context.say("source." + std::string{word_of(each)}, {{"n", std::to_string(n)}}), Ink::Quiet);
    }
    return line;
}

void print_game(const Context& context, const GameRow& game, const Texts& texts) {
    const GameInfo& info = game.info();
    context.print(Line{texts.get("game.title"), Ink::Heading}.add("  ").add(std::string{info.id}, Ink::News));
    context.print_wrapped({texts.get("game.blurb")});
    TextTable table;
    table.column({}).column({});
    const auto add = [&](const std::string& key, Line value) {
        table.row({Line{"  " + context.say("games." + key), Ink::Quiet}, std::move(value)});
    };
    const auto add_all = [&](const std::string& key, const Lines& lines) {
        add(key, lines.front());
        for (std::size_t i = 1; i < lines.size(); ++i) table.row({{}, lines[i]});
    };
    add("players", {context.say("games.from_to", {{"min", std::to_string(info.min_players)},
                                                  {"max", std::to_string(info.max_players)}})});
    for (const SetupOption& option : info.options) add("option", option_line(context, option, texts));
    add("bots", {joined(game.bots())});
    const GamePart& part = context.shelf.part(info.id);
    const WeightSets& sets = part.weights();
    for (int level = 1; level <= static_cast<int>(levels().size()); ++level)
        add_all("level", level_lines(context, info, level));
    const std::string usual = sets.tempers.empty() ? "" : sets.default_set().name;
    if (sets.tempers.size() > 1)
        table.row({{},
                   {context.say("games.usual_only", {{"temper", texts.get("temper." + usual + ".name")}}),
                    Ink::Quiet}});
    for (const std::string& temper : sets.tempers)
        add_all("temper", temper_lines(context, info, usual, temper, texts));
    add("rules_version", {std::to_string(info.rules_version)});
    if (part.has_content()) add("content", content_line(context, part));
    context.print(table.lines(context.width()));
}

int list_games(Context& context, const GamesArguments& arguments) {
    boost::json::array all;
    bool first = true;
    for (const GameRow& game : catalog()) {
        const Texts texts = context.texts_of(game.info());
        if (arguments.json) {
            all.push_back(game_json(context.shelf, game, texts));
        } else {
            if (!std::exchange(first, false)) context.print(Line{});
            print_game(context, game, texts);
        }
    }
    if (arguments.json) context.print_json(all);
    return kOk;
}

}  // namespace

void add_games(CommandLine& line) {
    auto arguments = std::make_shared<GamesArguments>();
    line.command("games", "read").flag("json", arguments->json).runs([arguments](Context& context) {
        return list_games(context, *arguments);
    });
}

}  // namespace orrery::cli
